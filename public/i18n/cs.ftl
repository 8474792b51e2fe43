# Rozhraní česky. Slova hry: bod, čára, krok, skok, braní, kámen, pravidla.

game-title = Alquerque
tagline = Hra, z níž vzešla dáma
white = Bílý
black = Černý
skip-to-board = Přejít na desku

# Barvy stránky
ink-button-system = Barvy: podle systému
ink-button-light = Barvy: světlé
ink-button-dark = Barvy: tmavé

# Číslo samo
number = { $number }

# Jazyk
language-failed = Tento jazyk se nepodařilo načíst, stránka proto zůstává v angličtině.
try-again = Zkusit znovu

# Pravidla
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
rules-house-summary = Pravidla podle vás.

# Hráči
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

# Kdo je na tahu
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

# Co se musí
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

# Proč tah nejde
no-moves = Hra skončila.
empty-point = Na { $point } není žádný kámen.
not-yours = Kámen na { $point } patří soupeři.
occupied = { $point } není volné.
no-line = Mezi { $from } a { $to } nevede čára: úhlopříčky mají jen silné body.
step-in-capture = Z { $from } na { $to } je krok; braní se skládá ze skoků.
too-far = Z { $from } se na { $to } dostat nedá.
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

# Výčty: bodů a toho, co se o bodu říká
list-more = { $rest }, { $last }
or-list = { $rest } nebo { $last }
and-list = { $rest } a { $last }

# Konec
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
because-repetition = Táž pozice stála na desce potřetí.
because-quiet-plies = { $plies ->
    [one] Uplynul { $plies } půltah bez braní.
    [few] Uplynuly { $plies } půltahy bez braní.
   *[other] Uplynulo { $plies } půltahů bez braní.
}
because-agreement = Hráči se dohodli na remíze.

# Tahy
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

# Body pro ty, kdo desku slyší
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

# Tlačítka
new-game = Nová hra
take-back = Vrátit tah
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
confirm-resign = Opravdu se vzdát?
yes-resign = Ano, vzdát
keep-playing = Hrát dál

# Volba nové hry
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

# Počítač
engine-restarted = Vlákno počítače se zastavilo a bylo spuštěno znovu.
engine-failed = Vlákno počítače se v tomto prohlížeči nedaří spustit. Dva lidé hrát mohou.

# Co bylo uloženo
storage-damaged = Uloženou hru se nepodařilo přečíst, začala nová. Starý záznam zůstal vedle ní.
storage-damaged-lost = Uloženou hru se nepodařilo přečíst, začala nová.
storage-full = Tento prohlížeč nedovoluje ukládat: po novém načtení tato hra zmizí.

# Nastavení
settings = Nastavení
settings-looks = Vzhled
settings-board = Deska
settings-play = Hra
setting-theme = Motiv
setting-theme-system = Podle systému
setting-theme-manuscript = Rukopis
setting-theme-stone = Kámen
setting-theme-contrast = Vysoký kontrast
setting-ink = Světlý, nebo tmavý
setting-ink-system = Podle systému
setting-ink-light = Světlý
setting-ink-dark = Tmavý
setting-language = Jazyk
setting-language-system = Podle prohlížeče
setting-coordinates = Názvy řad a sloupců
setting-coordinates-outside = Na okraji
setting-coordinates-inside = U bodů
setting-coordinates-off = Žádné
setting-motion = Pohyb
setting-motion-normal = Běžný
setting-motion-slow = Pomalý
setting-motion-fast = Rychlý
setting-motion-off = Žádný
setting-threats = Ukazovat, čím soupeř hrozí
setting-evaluation = Ukazovat hodnocení počítače
setting-turning = Ve dvou hráčích otáčet desku k tomu, kdo je na tahu
setting-sound = Zvuky
setting-premoves = Připravit si tah, když je na tahu soupeř
setting-pause = Počítač před tahem chvilku počká
setting-pondering = Počítač přemýšlí, i když jste na tahu vy
settings-move = Uschovat nastavení, nebo přinést jiné
settings-text = Nastavení jako text
settings-save = Uložit do souboru
settings-open = Otevřít soubor
settings-take = Použít text nahoře
settings-taken = Tato nastavení byla převzata.
settings-unreadable = V tomto textu žádná nastavení nejsou. Nic se nezměnilo.
settings-unreadable-field = Nastavení „{ $field }“ má hodnotu, která tu není známa. Nic se nezměnilo.
settings-reset = Vrátit vše na začátek
settings-confirm-reset = Má být každé nastavení jako na začátku, i volby pro nové hry?
settings-yes-reset = Ano, vrátit
settings-were-reset = Každé nastavení je jako na začátku.
