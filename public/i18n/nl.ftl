# De interface in het Nederlands. Woorden van het spel: punt, lijn, stap, sprong, slaan, steen, blazen, regels.

game-title = Alquerque
tagline = Het spel waaruit dammen ontstond
white = Wit
black = Zwart
skip-to-board = Naar het bord

# Kleuren van de pagina
ink-button-system = Kleuren: zoals het systeem
ink-button-light = Kleuren: licht
ink-button-dark = Kleuren: donker

# Een getal alleen
number = { $number }

# De taal
language-failed = Deze taal kon niet worden opgehaald; de pagina blijft in het Engels.
try-again = Opnieuw proberen

# Spelregels
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
rules-house-summary = Je eigen regels.

# Spelers
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

# Wie aan zet is
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

# Wat moet
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

# Waarom een zet niet kan
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

# Opsommingen: van punten, en van wat over een punt gezegd wordt
list-more = { $rest }, { $last }
or-list = { $rest } of { $last }
and-list = { $rest } en { $last }

# Het einde
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
because-repetition = Dezelfde stelling stond voor de derde keer op het bord.
because-quiet-plies = { $plies ->
    [one] Er ging { $plies } halve zet zonder slag voorbij.
   *[other] Er gingen { $plies } halve zetten zonder slag voorbij.
}
because-agreement = De spelers werden het eens over remise.

# Zetten
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

# Punten voor wie het bord hoort
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

# Knoppen
new-game = Nieuwe partij
take-back = Zet terugnemen
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
confirm-resign = Echt opgeven?
yes-resign = Ja, opgeven
keep-playing = Doorspelen

# De keuze van een nieuwe partij
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

# De computer
engine-restarted = De thread van de computer is gestopt en opnieuw gestart.
engine-failed = De thread van de computer wil in deze browser niet starten. Met z’n tweeën spelen kan wel.

# Wat bewaard was
storage-damaged = De bewaarde partij was niet te lezen en er is een nieuwe begonnen. De oude notatie is ernaast bewaard.
storage-damaged-lost = De bewaarde partij was niet te lezen en er is een nieuwe begonnen.
storage-full = Deze browser laat de pagina niets bewaren: na herladen is deze partij weg.

# Instellingen
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
setting-coordinates-outside = In de rand
setting-coordinates-inside = Bij de punten
setting-coordinates-off = Geen
setting-motion = Beweging
setting-motion-normal = Gewoon
setting-motion-slow = Langzaam
setting-motion-fast = Snel
setting-motion-off = Geen
setting-threats = Tonen wat de tegenstander dreigt
setting-evaluation = Het oordeel van de computer tonen
setting-turning = Met twee spelers het bord draaien naar wie aan zet is
setting-sound = Geluid
setting-premoves = Een zet klaarzetten terwijl de tegenstander aan zet is
setting-pause = De computer wacht even voor hij zet
setting-pondering = De computer denkt door terwijl jij aan zet bent
settings-move = De instellingen bewaren of andere ophalen
settings-text = De instellingen als tekst
settings-save = In een bestand bewaren
settings-open = Bestand openen
settings-take = De tekst hierboven gebruiken
settings-taken = Deze instellingen zijn overgenomen.
settings-unreadable = In deze tekst staan geen instellingen. Er is niets veranderd.
settings-unreadable-field = De instelling “{ $field }” heeft een waarde die hier niet bekend is. Er is niets veranderd.
settings-reset = Alles terugzetten
settings-confirm-reset = Moet elke instelling weer als in het begin zijn, ook je keuzes voor nieuwe partijen?
settings-yes-reset = Ja, terugzetten
settings-were-reset = Elke instelling is weer als in het begin.
