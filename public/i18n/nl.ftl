# De interface in het Nederlands. Woorden van het spel: punt, lijn, stap, sprong, slaan, steen, blazen, regels.

game-title = Alquerque
tagline = Het spel waaruit dammen ontstond
white = Wit
black = Zwart
skip-to-board = Naar het bord

# The button for the colours of the page
ink-button-system = Kleuren: zoals het systeem
ink-button-light = Kleuren: licht
ink-button-dark = Kleuren: donker

# The language
language-failed = Deze taal kon niet worden opgehaald; de pagina blijft in het Engels.
try-again = Opnieuw proberen

# Rule sets
rules-free = Vrije regels
rules-free-summary = Stenen stappen en slaan in elke richting; staat een stelling er voor de derde keer, dan is het remise.
rules-bell = Regels van Bell
rules-bell-summary = Zwart begint; stappen gaan alleen vooruit en opzij, een steen op de achterste rij mag alleen nog slaan; 50 halve zetten zonder slag is remise.
rules-brainking = Regels van BrainKing
rules-brainking-summary = Als bij Bell, maar wit begint, een slag mag niet achteruit beginnen en een stap mag niet meteen terug naar waar de steen vandaan kwam.
rules-alfonso = Alfons X, 1283
rules-alfonso-summary = Zoals in het Libro de los juegos: slaan is niet verplicht en een beurt slaat hoogstens één steen.
rules-murray = Murray, 1951
rules-murray-summary = De lezing van H. J. R. Murray: slaan is verplicht, maar de speler mag na elke sprong ophouden.
rules-covarrubias = Covarrubias, 1674
rules-covarrubias-summary = Zoals in de Tesoro de la lengua: wie niet slaat, kan geblazen worden: de tegenstander neemt een steen weg die had kunnen slaan.
rules-bell-1960 = Bell, 1960
rules-bell-1960-summary = Het boek van R. C. Bell: zijn beperkingen, met blazen in plaats van slagplicht.
rules-qirkat = Qirkat, Berkeley 2017
rules-qirkat-summary = Zoals in de cursus CS 61B: de beperkingen van Bell; wit begint en een stap mag niet meteen terug.
rules-house = Huisregels
rules-house-summary = Je eigen regels: verander een of meer van tien bepalingen.

# Players
you = Jij
plays = { $color ->
    [white] Wit
   *[black] Zwart
}
level-page = De Page
level-squire = De Schildknaap
level-minstrel = De Minstreel
level-falconer = De Valkenier
level-knight = De Ridder
level-scribe = De Schrijver
level-astronomer = De Sterrenkundige
level-perfect = De Wijze Koning
captured-count = { $count ->
    [0] Geen stenen geslagen
    [one] { $count } steen geslagen
   *[other] { $count } stenen geslagen
}
thinking = denkt na
thinking-depth = denkt na, { $depth } { $depth ->
    [one] halve zet
   *[other] halve zetten
} diep

# Whose turn
to-move = { $color ->
    [white] Wit is aan zet
   *[black] Zwart is aan zet
}
your-move = Jij bent aan zet
can-move-hint = De omcirkelde stenen kunnen spelen.
page-title = { $status } · Alquerque
ply-of = { $ply ->
    [0] De beginstelling. Klik op het bord om terug te gaan naar de partij.
   *[other] De stelling na halve zet { $ply } van { $plies }. Klik op het bord om terug te gaan naar de partij.
}

# What must be
must-capture = Je moet slaan.
must-capture-other = { $color ->
    [white] Wit moet slaan.
   *[black] Zwart moet slaan.
}
must-capture-one = De omcirkelde steen op { $points } kan slaan; de andere moeten wachten.
must-capture-some = Alleen de omcirkelde stenen kunnen slaan: { $points }. De andere moeten wachten.
chain-goes-on = De slag gaat verder: naar { $points }. Kies de steen nog eens om hem terug te nemen.
chain-may-stop = De slag mag verdergaan naar { $points }; kies de steen nog eens om te stoppen.
huff-offer = Je mag eerst blazen: neem { $points } weg, die had kunnen slaan.
huff-chosen = { $points } wordt geblazen: doe nu je zet.

# Why a move is refused
no-moves = De partij is afgelopen.
empty-point = Op { $point } staat geen steen.
not-yours = De steen op { $point } is van de tegenstander.
occupied = { $point } is niet leeg.
no-line = Tussen { $from } en { $to } loopt geen lijn: alleen sterke punten hebben diagonalen.
step-in-capture = Van { $from } naar { $to } is een stap; een slag bestaat uit sprongen.
too-far = { $to } is vanaf { $from } niet te bereiken.
refused-must-capture = Die zet niet: slaan is verplicht. Speel { $points }.
blocked = De steen op { $point } kan nergens heen.
far-row = De steen op { $point } staat op de achterste rij: daar mag hij alleen slaan.
step-heading = { $heading ->
    [forward] Volgens deze regels mag een stap niet vooruit.
    [sideways] Volgens deze regels mag een stap niet opzij.
   *[backward] Volgens deze regels mag een stap niet achteruit.
}
returns = De steen op { $from } komt net van { $to } en mag niet meteen terug.
first-jump-heading = { $heading ->
    [forward] Volgens deze regels mag een slag niet vooruit beginnen.
    [sideways] Volgens deze regels mag een slag niet opzij beginnen.
   *[backward] Volgens deze regels mag een slag niet achteruit beginnen.
}
further-jump-heading = { $heading ->
    [forward] Volgens deze regels mag een slag niet vooruit verdergaan.
    [sideways] Volgens deze regels mag een slag niet opzij verdergaan.
   *[backward] Volgens deze regels mag een slag niet achteruit verdergaan.
}
nothing-to-jump = Op { $point } staat geen steen om over te springen.
own-piece = De steen op { $point } is van jezelf: je springt alleen over die van de tegenstander.
incomplete = De slag moet vanaf { $point } verder naar { $points }.
single-jump = Volgens deze regels is een slag één sprong.
ambiguous = Daar komen { $routes } wegen uit: kies sprong voor sprong.
not-a-capture = Dat is een stap, geen slag.
not-huffable = De steen op { $point } kan niet geblazen worden.
huff-alone = Doe na het blazen je zet.
huff-ends = Met het blazen van de steen op { $point } eindigt de partij.

# Lists: of points, and of what is said of a point
list-more = { $rest }, { $last }
or-list = { $rest } of { $last }
and-list = { $rest } en { $last }

# The end
wins = { $color ->
    [white] Wit wint
   *[black] Zwart wint
}
you-win = Je wint
you-lose = De computer wint
drawn = Remise
because-no-pieces = { $color ->
    [white] Wit heeft geen stenen meer.
   *[black] Zwart heeft geen stenen meer.
}
because-no-move = { $color ->
    [white] Wit kan geen zet meer doen.
   *[black] Zwart kan geen zet meer doen.
}
because-resignation = { $color ->
    [white] Wit gaf op.
   *[black] Zwart gaf op.
}
because-time = { $color ->
    [white] De tijd van wit is om.
   *[black] De tijd van zwart is om.
}
because-repetition = Dezelfde stelling stond voor de derde keer op het bord.
because-quiet-plies = { $plies ->
    [one] Er ging { $plies } halve zet zonder slag voorbij.
   *[other] Er gingen { $plies } halve zetten zonder slag voorbij.
}
because-agreement = De spelers werden het eens over remise.

# Moves
moves-heading = Zetten
no-moves-yet = Er is nog geen zet gedaan.
announce-step = { $color ->
    [white] Wit stapt van { $from } naar { $to }.
   *[black] Zwart stapt van { $from } naar { $to }.
}
announce-capture = { $color ->
    [white] Wit slaat er { $count }: { $captured }. Van { $from } naar { $to }.
   *[black] Zwart slaat er { $count }: { $captured }. Van { $from } naar { $to }.
}
announce-huff = { $color ->
    [white] Wit blaast { $point }.
   *[black] Zwart blaast { $point }.
}

# Moves that are written
type-move = Een zet typen
type-move-hint = Schrijf een zet als d2-c3, of d2xb4xb2 voor een slag, en druk op Enter. De toets / brengt je hier.
typed-no-point = Teken { $at } moet de naam van een punt beginnen, a1 tot e5.
typed-unexpected = “{ $found }” hoort niet in een zet.
typed-one-point = Een zet noemt minstens twee punten, zoals d2-c3.
typed-too-long = Zo lang is geen enkele slag.
typed-several = Meer zetten beginnen zo: { $moves }.
typed-not-your-turn = De computer is aan zet.

# Clocks
choose-time = Tijd
time-off = Geen klok
# Minutes for the game and seconds added after each move.
time-game = { $minutes } + { $increment }
time-move = { $seconds } s per zet
time-own = Anders
time-kind = De tijd geldt
time-kind-game = voor de partij
time-kind-move = voor elke zet
field-minutes = Minuten voor de partij
field-increment = Seconden erbij na elke zet
field-seconds = Seconden voor elke zet
clock-of = { $color ->
    [white] Klok van wit: { $time }
   *[black] Klok van zwart: { $time }
}

# The end of a game, in a dialog
game-over-plies = De partij had { $plies ->
    [one] { $plies } halve zet.
   *[other] { $plies } halve zetten.
}
rematch = Revanche
review = De partij bekijken

# Who plays
who-plays = Spelers
who-plays-hint = Elke kant kan op elk moment naar een mens aan dit apparaat of naar de computer. Speelt de computer beide, dan kun je toekijken.
a-person = Een mens aan dit apparaat
swap-sides = Van kant wisselen

# House rules
# A sentence like “As Bell’s rules, but: White moves first; a step may go straight back.”
rules-house-differences = Als { $preset }, maar: { $differences }.
clause-list = { $rest }; { $last }
house-base = Begin met
field-first = Wie begint
field-steps = Stappen gaan
field-far-row-steps = Een steen op de achterste rij mag stappen
field-first-jump = Een slag begint
field-further-jumps = Een slag gaat verder
field-capture = Slaan is
field-completion = Een slag
field-returning = Een stap mag meteen terug
field-repetition = Remise als een stelling zo vaak voorkomt (leeg: nooit)
field-quiet-plies = Remise na zoveel halve zetten zonder slag (leeg: nooit)
value-white = Wit
value-black = Zwart
value-f = vooruit
value-s = opzij
value-b = achteruit
value-yes = ja
value-no = nee
value-obligatory = verplicht
value-optional = vrij
value-huff = op straffe van blazen
value-complete = moet worden afgemaakt
value-may-stop = mag overal ophouden
value-single = is één sprong
ways = { $ways ->
    [f] vooruit
    [s] opzij
    [b] achteruit
    [fs] vooruit en opzij
    [fb] vooruit en achteruit
    [sb] opzij en achteruit
    [none] nergens heen
   *[fsb] alle kanten op
}
clause-first = { $value ->
    [white] wit begint
   *[black] zwart begint
}
clause-steps = stappen gaan { $ways }
clause-far-row-steps = { $value ->
    [yes] een steen op de achterste rij mag stappen
   *[no] een steen op de achterste rij mag alleen slaan
}
clause-first-jump = een slag begint { $ways }
clause-further-jumps = { $value ->
    [none] een slag gaat na de eerste sprong nooit verder
   *[other] een slag gaat { $ways } verder
}
clause-capture = { $value ->
    [optional] slaan is niet verplicht
    [huff] wie niet slaat kan geblazen worden
   *[obligatory] slaan is verplicht
}
clause-completion = { $value ->
    [may-stop] een slag mag na elke sprong ophouden
    [single] een slag is één sprong
   *[complete] een slag moet worden afgemaakt
}
clause-returning = { $value ->
    [yes] een stap mag meteen terug
   *[no] een stap mag niet meteen terug
}
clause-repetition = { $value ->
    [never] herhaling is geen remise
   *[other] { $value } keer dezelfde stelling is remise
}
clause-quiet-plies = { $value ->
    [never] halve zetten zonder slag zijn geen remise
    [one] één halve zet zonder slag is remise
   *[other] { $value } halve zetten na elkaar zonder slag is remise
}
rules-no-steps = Stappen moeten minstens één kant op mogen.
rules-no-jumps = Een slag moet minstens één kant op mogen beginnen.
rules-bad-repetition = Een stelling moet minstens twee keer voorkomen voor het remise is.
rules-bad-quiet-plies = Er moet minstens één halve zet zonder slag voorbijgaan voor het remise is.
rules-endless = Zonder enige remise zou een partij volgens deze regels nooit hoeven te eindigen: vul een van de twee getallen in.
copy-link = Link kopiëren
link-copied = Gekopieerd
rules-link-bad = De regels in die link zijn niet te lezen. Er is niets veranderd.

# Points, for those who hear the board
board-label = Alquerquebord
point-empty = { $point }, leeg
point-piece = { $point }, { $color ->
    [white] witte steen
   *[black] zwarte steen
}
point-can-capture = kan slaan
point-can-move = kan spelen
point-selected = gekozen
point-destination = is bereikbaar
point-huffable = kan geblazen worden

# The board's helps: prepared moves, threats, hints
point-prospect = kan worden klaargezet
point-prepared = hier eindigt de klaargezette zet
point-routes = hier komen meer wegen uit, kies sprong voor sprong
point-threatened = bedreigd
point-hint = aanbevolen
premove-piece = Zet je antwoord klaar: waar moet de steen op { $from } heen?
premove-set = Klaargezet: { $from } naar { $to }. De zet volgt na het antwoord, als hij kan. Escape neemt hem terug.
premove-dropped = Wat je had klaargezet kan nu niet.
hint = Hint
hint-again = De zet tonen
hint-piece = De steen op { $from } zou moeten spelen. Vraag nog eens om te zien waarheen.
hint-move = De computer zou van { $from } naar { $to } spelen.
hint-pending = De computer zoekt een goede zet.
threats = Dreigingen
threats-none = Er wordt niets bedreigd.

# Buttons
new-game = Nieuwe partij
take-back = Zet terugnemen
take-back-to = Terugnemen tot hier
redo = Opnieuw doen
resign = Opgeven
flip = Bord draaien
first-ply = Naar het begin
previous-ply = Eén halve zet terug
next-ply = Eén halve zet verder
last-ply = Naar de laatste zet
offer-draw = Remise aanbieden
draw-declined = De computer slaat remise af: zijn stelling bevalt hem.
draw-pending = De computer denkt na over je aanbod.
agree-draw = Remise overeenkomen
pause = Pauze
go-on = Verder
confirm-resign = Echt opgeven?
yes-resign = Ja, opgeven
keep-playing = Doorspelen

# The new game dialog
choose-rules = Spelregels
other-rules = Regels uit de geschiedenis
choose-opponent = Tegenstander
opponent-computer = De computer
opponent-person = Twee mensen, één apparaat
choose-colour = Jouw kleur
colour-random = Willekeurig
choose-level = Niveau
level-numbered = { $number } · { $name }
start-game = Beginnen
gives-up-game = De lopende partij wordt daarmee opgegeven.
close = Sluiten
first-mover = { $color ->
    [white] Wit begint.
   *[black] Zwart begint.
}

# The keys, and texts to copy
keys = Toetsen
keys-board = Op het bord: naar het volgende punt
keys-choose = Op het bord: de steen pakken of neerzetten
keys-escape = Neerleggen wat in de hand is; sluiten wat open is
keys-mouse = Slepen met de rechterknop, of met Ctrl, tekent een cirkel of een pijl; Shift en Alt veranderen de kleur. Het wiel boven het bord gaat door de zetten.
copy = Stelling of partij kopiëren
position = Stelling
copy-position = Stelling kopiëren
copy-game = Partij kopiëren
copy-refused = Deze browser laat de pagina niet kopiëren. De tekst is geselecteerd: kopieer hem zelf.

# The engine
engine-restarted = De thread van de computer is gestopt en opnieuw gestart.
engine-failed = De thread van de computer wil in deze browser niet starten. Met z’n tweeën spelen kan wel.

# What was stored
storage-damaged = De bewaarde partij was niet te lezen en er is een nieuwe begonnen. De oude notatie is ernaast bewaard.
storage-damaged-lost = De bewaarde partij was niet te lezen en er is een nieuwe begonnen.
storage-full = Deze browser laat de pagina niets bewaren: na herladen is deze partij weg.

# Settings
settings = Instellingen
settings-looks = Uiterlijk
settings-board = Bord
settings-play = Spel
setting-theme = Thema
setting-theme-system = Zoals het systeem
setting-theme-manuscript = Handschrift
setting-theme-stone = Steen
setting-theme-contrast = Hoog contrast
setting-ink = Licht of donker
setting-ink-system = Zoals het systeem
setting-ink-light = Licht
setting-ink-dark = Donker
setting-language = Taal
setting-language-system = Zoals de browser
setting-coordinates = Namen van rijen en kolommen
setting-coordinates-outside = In de marge
setting-coordinates-inside = Bij de punten
setting-coordinates-off = Geen
setting-motion = Beweging
setting-motion-normal = Normaal
setting-motion-slow = Langzaam
setting-motion-fast = Snel
setting-motion-off = Geen
setting-threats = Tonen wat de tegenstander dreigt
setting-evaluation = De beoordeling van de computer tonen
setting-turning = Met z’n tweeën: het bord draaien naar wie aan zet is
setting-sound = Geluiden
setting-premoves = Een zet klaarzetten terwijl de tegenstander aan zet is
setting-pause = De computer wacht even voor hij zet
setting-pondering = De computer denkt door terwijl jij aan zet bent
settings-move = Instellingen bewaren, of andere nemen
settings-text = De instellingen als tekst
settings-save = Opslaan in een bestand
settings-open = Een bestand openen
settings-take = De tekst hierboven gebruiken
settings-taken = Deze instellingen zijn overgenomen.
settings-unreadable = In deze tekst staan geen instellingen. Er is niets veranderd.
settings-unreadable-field = De instelling “{ $field }” heeft een waarde die hier onbekend is. Er is niets veranderd.
settings-reset = Alles terugzetten
settings-confirm-reset = Moet elke instelling worden zoals in het begin, ook wat je voor nieuwe partijen koos?
settings-yes-reset = Ja, terugzetten
settings-were-reset = Elke instelling is weer zoals in het begin.

# The exact value of a position
truth-ask = Is dit gewonnen?
truth-cancel = Stoppen met zoeken
truth-begins = Het zoeken naar een bewijs wordt voorbereid.
truth-working = Er wordt een bewijs gezocht: { $thousands } duizend stellingen in { $seconds } s, met hoogstens { $megabytes } MB geheugen.
truth-won = { $color ->
    [white] Gewonnen voor wit, bewezen.
   *[black] Gewonnen voor zwart, bewezen.
}
truth-drawn = Remise, bewezen.
truth-at-least-draw = { $color ->
    [white] Wit heeft minstens remise.
   *[black] Zwart heeft minstens remise.
}
truth-nothing = Er is nog niets bewezen.
truth-distance = { $plies ->
    [0] Het einde is er.
    [one] De volgende slag, of het einde, is in één halve zet af te dwingen.
   *[other] De volgende slag, of het einde, is in { $plies } halve zetten af te dwingen.
}
truth-at-ply = { $ply ->
    [0] Dit gaat over de beginstelling.
    [one] Dit gaat over de stelling na één halve zet.
   *[other] Dit gaat over de stelling na { $ply } halve zetten.
}
truth-cancelled = Het zoeken is gestopt na { $seconds } s.
truth-full = De { $megabytes } MB geheugen voor het zoeken zijn op.
truth-failed = De oplosser werkt hier niet: deze browser kon hem niet laden of had te weinig geheugen.
truth-impossible = Hier valt niets te bewijzen: deze regels hebben geen eindspeltabellen, of geen partij leidt naar deze stelling.
truth-tables = Eindspeltabellen: tot { $pieces } stenen.
truth-tables-building = { $pieces ->
    [1] Eindspeltabellen in de maak: { $percent } %.
   *[other] Eindspeltabellen: tot { $pieces } stenen; voor { $next } in de maak, { $percent } %.
}
truth-tables-unkept = Eindspeltabellen: tot { $pieces } stenen, alleen voor dit bezoek: deze browser bewaart ze niet.
truth-no-tables = Voor deze regels zijn er geen eindspeltabellen.

# The evaluation beside the board
evaluation = Beoordeling
evaluation-won = { $color ->
    [white] Gewonnen voor wit
   *[black] Gewonnen voor zwart
}
evaluation-drawn = Remise bij het beste spel
evaluation-even = Ongeveer gelijk
evaluation-ahead = { $color ->
    [white] Wit staat ongeveer { $pieces } stenen voor
   *[black] Zwart staat ongeveer { $pieces } stenen voor
}
evaluation-unknown = Nog niet bekend
