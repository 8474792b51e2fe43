# Rozhraní česky. Slova hry: bod, čára, krok, skok, braní, kámen, pravidla.

game-title = Alquerque
tagline = Hra, z níž vzešla dáma
white = Bílý
black = Černý
skip-to-board = Přejít na desku

# The button for the colours of the page
ink-button-system = Barvy: podle systému
ink-button-light = Barvy: světlé
ink-button-dark = Barvy: tmavé

# The language
language-failed = Tento jazyk se nepodařilo načíst, stránka proto zůstává v angličtině.
try-again = Zkusit znovu

# Rule sets
rules-free = Volná pravidla
rules-free-summary = Kameny táhnou i berou všemi směry; třetí výskyt téže pozice je remíza.
rules-bell = Bellova pravidla
rules-bell-summary = Začíná černý; krok vede jen vpřed a do stran, na poslední řadě smí kámen už jen brát; 50 půltahů bez braní je remíza.
rules-brainking = Pravidla BrainKingu
rules-brainking-summary = Jako Bellova, ale začíná bílý, braní nesmí začít dozadu a krok se nesmí vrátit rovnou tam, odkud kámen přišel.
rules-alfonso = Alfons X., 1283
rules-alfonso-summary = Jako v Knize her: brát není povinné a jedním tahem se bere nejvýše jeden kámen.
rules-murray = Murray, 1951
rules-murray-summary = Výklad H. J. R. Murrayho: brát je povinné, ale hráč smí po kterémkoli skoku přestat.
rules-covarrubias = Covarrubias, 1674
rules-covarrubias-summary = Jako v díle Tesoro de la lengua: kdo nebere, tomu může soupeř odfouknout kámen, který mohl skákat.
rules-bell-1960 = Bell, 1960
rules-bell-1960-summary = Kniha R. C. Bella: jeho omezení, ale místo povinnosti brát odfouknutí.
rules-qirkat = Qirkat, Berkeley 2017
rules-qirkat-summary = Jak se učí v kurzu CS 61B: Bellova omezení; začíná bílý a krok se nesmí vrátit rovnou zpět.
rules-house = Domácí pravidla
rules-house-summary = Pravidla podle vás: změňte kterékoli z deseti ustanovení.

# Players
you = Vy
plays = { $color ->
    [white] Bílý
   *[black] Černý
}
level-page = Páže
level-squire = Panoš
level-minstrel = Minstrel
level-falconer = Sokolník
level-knight = Rytíř
level-scribe = Písař
level-astronomer = Hvězdář
level-perfect = Moudrý král
captured-count = { $count ->
    [0] Žádný sebraný kámen
    [one] { $count } sebraný kámen
    [few] { $count } sebrané kameny
   *[other] { $count } sebraných kamenů
}
thinking = přemýšlí
thinking-depth = přemýšlí, hloubka { $depth } { $depth ->
    [one] půltah
    [few] půltahy
   *[other] půltahů
}

# Whose turn
to-move = { $color ->
    [white] Na tahu je bílý
   *[black] Na tahu je černý
}
your-move = Jste na tahu
can-move-hint = Táhnout mohou zakroužkované kameny.
page-title = { $status } · Alquerque
ply-of = { $ply ->
    [0] Výchozí pozice. Kliknutím na desku se vrátíte do hry.
   *[other] Pozice po { $ply }. půltahu z { $plies }. Kliknutím na desku se vrátíte do hry.
}

# What must be
must-capture = Musíte brát.
must-capture-other = { $color ->
    [white] Bílý musí brát.
   *[black] Černý musí brát.
}
must-capture-one = Brát může zakroužkovaný kámen na { $points }; ostatní musí počkat.
must-capture-some = Brát mohou jen zakroužkované kameny: { $points }. Ostatní musí počkat.
chain-goes-on = Braní pokračuje na { $points }. Dalším kliknutím na kámen ho vezmete zpět.
chain-may-stop = Braní může pokračovat na { $points }; dalším kliknutím na kámen ho ukončíte.
huff-offer = Nejprve smíte odfouknout kámen, který mohl brát: { $points }.
huff-chosen = Odfukujete { $points }: teď táhněte.

# Why a move is refused
no-moves = Hra skončila.
empty-point = Na { $point } není žádný kámen.
not-yours = Kámen na { $point } patří soupeři.
occupied = { $point } není volné.
no-line = Mezi { $from } a { $to } nevede čára: úhlopříčky mají jen silné body.
step-in-capture = Z { $from } na { $to } je krok; braní se skládá ze skoků.
too-far = Na { $to } se z { $from } dostat nedá.
refused-must-capture = Tento tah ne: brát je povinné. Táhněte { $points }.
blocked = Kámen na { $point } nemá kam táhnout.
far-row = Kámen na { $point } stojí na poslední řadě: tam smí už jen brát.
step-heading = { $heading ->
    [forward] Podle těchto pravidel nesmí krok vést vpřed.
    [sideways] Podle těchto pravidel nesmí krok vést do strany.
   *[backward] Podle těchto pravidel nesmí krok vést dozadu.
}
returns = Kámen na { $from } právě přišel z { $to } a nesmí se hned vrátit.
first-jump-heading = { $heading ->
    [forward] Podle těchto pravidel nesmí braní začít vpřed.
    [sideways] Podle těchto pravidel nesmí braní začít do strany.
   *[backward] Podle těchto pravidel nesmí braní začít dozadu.
}
further-jump-heading = { $heading ->
    [forward] Podle těchto pravidel nesmí braní pokračovat vpřed.
    [sideways] Podle těchto pravidel nesmí braní pokračovat do strany.
   *[backward] Podle těchto pravidel nesmí braní pokračovat dozadu.
}
nothing-to-jump = Na { $point } není kámen, který by šlo přeskočit.
own-piece = Kámen na { $point } je váš: přeskakují se jen soupeřovy.
incomplete = Braní musí z { $point } pokračovat na { $points }.
single-jump = Podle těchto pravidel je braní jediný skok.
ambiguous = { $routes ->
    [one] Vede tam { $routes } cesta: vyberte ji skok po skoku.
    [few] Vedou tam { $routes } cesty: vyberte jednu skok po skoku.
   *[other] Vede tam { $routes } cest: vyberte jednu skok po skoku.
}
not-a-capture = To je krok, ne braní.
not-huffable = Kámen na { $point } odfouknout nelze.
huff-alone = Po odfouknutí ještě táhněte.
huff-ends = Odfouknutím kamene na { $point } hra končí.

# Lists: of points, and of what is said of a point
list-more = { $rest }, { $last }
or-list = { $rest } nebo { $last }
and-list = { $rest } a { $last }

# The end
wins = { $color ->
    [white] Vyhrál bílý
   *[black] Vyhrál černý
}
you-win = Vyhráli jste
you-lose = Vyhrál počítač
drawn = Remíza
because-no-pieces = { $color ->
    [white] Bílému nezbyl žádný kámen.
   *[black] Černému nezbyl žádný kámen.
}
because-no-move = { $color ->
    [white] Bílý nemá žádný možný tah.
   *[black] Černý nemá žádný možný tah.
}
because-resignation = { $color ->
    [white] Bílý se vzdal.
   *[black] Černý se vzdal.
}
because-time = { $color ->
    [white] Bílému došel čas.
   *[black] Černému došel čas.
}
because-repetition = Táž pozice stála na desce potřetí.
because-quiet-plies = { $plies ->
    [one] Uplynul { $plies } půltah bez braní.
    [few] Uplynuly { $plies } půltahy bez braní.
   *[other] Uplynulo { $plies } půltahů bez braní.
}
because-agreement = Hráči se dohodli na remíze.

# Moves
moves-heading = Tahy
no-moves-yet = Zatím se netáhlo.
announce-step = { $color ->
    [white] Bílý táhne z { $from } na { $to }.
   *[black] Černý táhne z { $from } na { $to }.
}
announce-capture = { $color ->
    [white] Bílý bere { $count }: { $captured }. Z { $from } na { $to }.
   *[black] Černý bere { $count }: { $captured }. Z { $from } na { $to }.
}
announce-huff = { $color ->
    [white] Bílý odfukuje { $point }.
   *[black] Černý odfukuje { $point }.
}

# Moves that are written
type-move = Napsat tah
type-move-hint = Napište tah, třeba d2-c3, nebo braní d2xb4xb2, a stiskněte Enter. Sem vede klávesa /.
typed-no-point = Znakem { $at } má začínat jméno bodu, a1 až e5.
typed-unexpected = „{ $found }“ do tahu nepatří.
typed-one-point = Tah jmenuje aspoň dva body, třeba d2-c3.
typed-too-long = Tak dlouhé braní není.
typed-several = Takto začíná několik tahů: { $moves }.
typed-not-your-turn = Na tahu je počítač.

# Clocks
choose-time = Čas
time-off = Bez hodin
# Minutes for the game and seconds added after each move.
time-game = { $minutes } + { $increment }
time-move = { $seconds } s na tah
time-own = Jiný
time-kind = Čas je
time-kind-game = na celou hru
time-kind-move = na každý tah
field-minutes = Minut na hru
field-increment = Sekund navíc po každém tahu
field-seconds = Sekund na tah
clock-of = { $color ->
    [white] Hodiny bílého: { $time }
   *[black] Hodiny černého: { $time }
}

# The end of a game, in a dialog
game-over-plies = { $plies ->
    [one] Hra měla { $plies } půltah.
    [few] Hra měla { $plies } půltahy.
   *[other] Hra měla { $plies } půltahů.
}
rematch = Odveta
review = Prohlédnout hru

# Who plays
who-plays = Hráči
who-plays-hint = Kteroukoli stranu lze kdykoli svěřit člověku u tohoto zařízení, nebo počítači. Když hraje počítač za obě, můžete se dívat.
a-person = Člověk u tohoto zařízení
swap-sides = Vyměnit strany

# House rules
# A sentence like “As Bell’s rules, but: White moves first; a step may go straight back.”
rules-house-differences = Jako { $preset }, ale: { $differences }.
clause-list = { $rest }; { $last }
house-base = Vyjít z
field-first = Kdo začíná
field-steps = Kroky vedou
field-far-row-steps = Kámen na poslední řadě smí kročit
field-first-jump = Braní začíná
field-further-jumps = Braní pokračuje
field-capture = Brát je
field-completion = Braní
field-returning = Krok se smí vrátit rovnou zpět
field-repetition = Remíza, nastane-li pozice tolikrát (prázdné: nikdy)
field-quiet-plies = Remíza po tolika půltazích bez braní (prázdné: nikdy)
value-white = Bílý
value-black = Černý
value-f = vpřed
value-s = do stran
value-b = dozadu
value-yes = ano
value-no = ne
value-obligatory = povinné
value-optional = dobrovolné
value-huff = povinné, jinak odfouknutí
value-complete = se musí dokončit
value-may-stop = smí skončit kdekoli
value-single = je jediný skok
ways = { $ways ->
    [f] vpřed
    [s] do stran
    [b] dozadu
    [fs] vpřed a do stran
    [fb] vpřed a dozadu
    [sb] do stran a dozadu
    [none] nikam
   *[fsb] všemi směry
}
clause-first = { $value ->
    [white] začíná bílý
   *[black] začíná černý
}
clause-steps = kroky vedou { $ways }
clause-far-row-steps = { $value ->
    [yes] kámen na poslední řadě smí kročit
   *[no] kámen na poslední řadě smí jen brát
}
clause-first-jump = braní začíná { $ways }
clause-further-jumps = { $value ->
    [none] braní po prvním skoku nepokračuje
   *[other] braní pokračuje { $ways }
}
clause-capture = { $value ->
    [optional] brát není povinné
    [huff] kdo nebere, tomu lze kámen odfouknout
   *[obligatory] brát je povinné
}
clause-completion = { $value ->
    [may-stop] braní smí skončit po kterémkoli skoku
    [single] braní je jediný skok
   *[complete] braní se musí dokončit
}
clause-returning = { $value ->
    [yes] krok se smí vrátit rovnou zpět
   *[no] krok se nesmí vrátit rovnou zpět
}
clause-repetition = { $value ->
    [never] opakování pozice není remíza
   *[other] táž pozice { $value }× je remíza
}
clause-quiet-plies = { $value ->
    [never] půltahy bez braní nejsou remíza
    [one] jediný půltah bez braní je remíza
    [few] { $value } půltahy bez braní za sebou jsou remíza
   *[other] { $value } půltahů bez braní za sebou je remíza
}
rules-no-steps = Krok musí být dovolen aspoň jedním směrem.
rules-no-jumps = Braní musí smět začít aspoň jedním směrem.
rules-bad-repetition = Pozice musí nastat aspoň dvakrát, než je remíza.
rules-bad-quiet-plies = Než je remíza, musí uplynout aspoň jeden půltah bez braní.
rules-endless = Bez jakékoli remízy by hra podle těchto pravidel nemusela nikdy skončit: nastavte jedno z obou čísel.
copy-link = Kopírovat odkaz
link-copied = Zkopírováno
rules-link-bad = Pravidla v tomto odkazu nelze přečíst. Nic se nezměnilo.

# Points, for those who hear the board
board-label = Deska alquerque
point-empty = { $point }, prázdný
point-piece = { $point }, { $color ->
    [white] bílý kámen
   *[black] černý kámen
}
point-can-capture = může brát
point-can-move = může táhnout
point-selected = vybraný
point-destination = lze sem táhnout
point-huffable = lze odfouknout

# The board's helps: prepared moves, threats, hints
point-prospect = lze připravit
point-prepared = sem vede připravený tah
point-routes = vede sem více cest, vyberte skok po skoku
point-threatened = ohrožený
point-hint = doporučený
premove-piece = Připravte odpověď: kam má kámen na { $from } táhnout?
premove-set = Připraveno: { $from } na { $to }. Zahraje se po soupeřově odpovědi, půjde-li to. Escape tah zruší.
premove-dropped = Co jste připravili, teď nejde.
hint = Nápověda
hint-again = Ukázat tah
hint-piece = Táhnout by měl kámen na { $from }. Zeptejte se znovu a uvidíte kam.
hint-move = Počítač by táhl z { $from } na { $to }.
hint-pending = Počítač hledá dobrý tah.
threats = Hrozby
threats-none = Nic není ohroženo.

# Buttons
new-game = Nová hra
take-back = Vrátit tah
take-back-to = Vrátit až sem
redo = Znovu
resign = Vzdát
flip = Otočit desku
first-ply = Na začátek
previous-ply = O půltah zpět
next-ply = O půltah vpřed
last-ply = Na poslední tah
offer-draw = Nabídnout remízu
draw-declined = Počítač remízu odmítá: jeho pozice se mu líbí.
draw-pending = Počítač zvažuje vaši nabídku.
agree-draw = Dohodnout remízu
pause = Pozastavit
go-on = Pokračovat
confirm-resign = Opravdu se vzdát?
yes-resign = Ano, vzdát
keep-playing = Hrát dál

# The new game dialog
choose-rules = Pravidla
other-rules = Pravidla z historie
choose-opponent = Soupeř
opponent-computer = Počítač
opponent-person = Dva lidé u jednoho zařízení
choose-colour = Vaše barva
colour-random = Náhodně
choose-level = Úroveň
level-numbered = { $number } · { $name }
start-game = Začít
gives-up-game = Rozehraná hra tím skončí.
close = Zavřít
first-mover = { $color ->
    [white] Začíná bílý.
   *[black] Začíná černý.
}

# The keys, and texts to copy
keys = Klávesy
keys-board = Na desce: na další bod
keys-choose = Na desce: vzít nebo položit kámen
keys-escape = Položit, co je v ruce; zavřít, co je otevřené
keys-mouse = Tažením pravým tlačítkem, nebo s Ctrl, se kreslí kroužek nebo šipka; Shift a Alt mění barvu. Kolečko nad deskou prochází tahy.
copy = Kopírovat pozici nebo hru
position = Pozice
copy-position = Kopírovat pozici
copy-game = Kopírovat hru
copy-refused = Tento prohlížeč nedovoluje kopírovat. Text je vybraný: zkopírujte ho sami.

# The engine
engine-restarted = Vlákno počítače se zastavilo a bylo spuštěno znovu.
engine-failed = Vlákno počítače se v tomto prohlížeči nedaří spustit. Dva lidé hrát mohou.

# What was stored
storage-damaged = Uloženou hru se nepodařilo přečíst, začala nová. Starý záznam zůstal vedle ní.
storage-damaged-lost = Uloženou hru se nepodařilo přečíst, začala nová.
storage-full = Tento prohlížeč nedovoluje ukládat: po novém načtení tato hra zmizí.

# Settings
settings = Nastavení
settings-looks = Vzhled
settings-board = Deska
settings-play = Hra
setting-theme = Motiv
setting-theme-system = Podle systému
setting-theme-manuscript = Rukopis
setting-theme-stone = Kámen
setting-theme-contrast = Vysoký kontrast
setting-ink = Světlé nebo tmavé
setting-ink-system = Podle systému
setting-ink-light = Světlé
setting-ink-dark = Tmavé
setting-language = Jazyk
setting-language-system = Podle prohlížeče
setting-coordinates = Označení řad a sloupců
setting-coordinates-outside = Na okraji
setting-coordinates-inside = U bodů
setting-coordinates-off = Žádné
setting-motion = Pohyb
setting-motion-normal = Normální
setting-motion-slow = Pomalý
setting-motion-fast = Rychlý
setting-motion-off = Žádný
setting-threats = Ukazovat, co soupeř hrozí sebrat
setting-evaluation = Ukazovat hodnocení počítače
setting-turning = Ve dvou otáčet desku k tomu, kdo je na tahu
setting-sound = Zvuky
setting-premoves = Připravit tah, když je na tahu soupeř
setting-pause = Počítač před tahem chvíli počká
setting-pondering = Počítač přemýšlí dál, když jste na tahu vy
settings-move = Uschovat nastavení, nebo přinést jiné
settings-text = Nastavení jako text
settings-save = Uložit do souboru
settings-open = Otevřít soubor
settings-take = Použít text výše
settings-taken = Nastavení bylo převzato.
settings-unreadable = Tento text není nastavení. Nic se nezměnilo.
settings-unreadable-field = Nastavení „{ $field }“ má hodnotu, kterou stránka nezná. Nic se nezměnilo.
settings-reset = Vrátit vše na začátek
settings-confirm-reset = Má být každé nastavení jako na začátku, i to, co jste zvolili pro nové hry?
settings-yes-reset = Ano, vrátit
settings-were-reset = Každé nastavení je jako na začátku.

# The exact value of a position
truth-ask = Je to vyhrané?
truth-cancel = Přestat hledat
truth-begins = Připravuje se hledání důkazu.
truth-working = Hledá se důkaz: { $thousands } tisíc pozic za { $seconds } s, nejvýše v { $megabytes } MB paměti.
truth-won = { $color ->
    [white] Bílý vyhrává, dokázáno.
   *[black] Černý vyhrává, dokázáno.
}
truth-drawn = Remíza, dokázáno.
truth-at-least-draw = { $color ->
    [white] Bílý má aspoň remízu.
   *[black] Černý má aspoň remízu.
}
truth-nothing = Zatím není dokázáno nic.
truth-distance = { $plies ->
    [0] Konec nastal.
    [one] Další braní nebo konec lze vynutit jedním půltahem.
    [few] Další braní nebo konec lze vynutit do { $plies } půltahů.
   *[other] Další braní nebo konec lze vynutit do { $plies } půltahů.
}
truth-at-ply = { $ply ->
    [0] Platí pro začátek.
   *[other] Platí pro pozici po { $ply }. půltahu.
}
truth-cancelled = Hledání bylo zastaveno po { $seconds } s.
truth-full = { $megabytes } MB paměti pro hledání je vyčerpáno.
truth-failed = Řešitel tu neběží: prohlížeč ho nedokázal načíst, nebo měl málo paměti.
truth-impossible = Tady nelze nic dokázat: pro tato pravidla nejsou tabulky koncovek, nebo k této pozici žádná hra nevede.
truth-tables = Tabulky koncovek: do { $pieces } kamenů.
truth-tables-building = { $pieces ->
    [1] Tabulky koncovek vznikají: { $percent } %.
   *[other] Tabulky koncovek: do { $pieces } kamenů; pro { $next } vznikají, { $percent } %.
}
truth-tables-unkept = Tabulky koncovek: do { $pieces } kamenů, jen pro tuto návštěvu: prohlížeč je neuchovává.
truth-no-tables = Pro tato pravidla tabulky koncovek nejsou.

# The evaluation beside the board
evaluation = Hodnocení
evaluation-won = { $color ->
    [white] Bílý vyhrává
   *[black] Černý vyhrává
}
evaluation-drawn = Při nejlepší hře remíza
evaluation-even = Zhruba vyrovnáno
evaluation-ahead = { $color ->
    [white] Bílý vede asi o { $pieces } kamene
   *[black] Černý vede asi o { $pieces } kamene
}
evaluation-unknown = Zatím není známo
