# The interface in English. Words of the game: point, line, step, jump, capture, rule set.

game-title = Alquerque
tagline = The game from which draughts came
white = White
black = Black
skip-to-board = Skip to the board

# The button for the colours of the page
ink-button-system = Colours: as the system
ink-button-light = Colours: light
ink-button-dark = Colours: dark

# The language
language-failed = This language could not be fetched, so the page stays in English.
try-again = Try again

# Rule sets
rules-free = Free rules
rules-free-summary = Pieces step and capture in every direction; the third occurrence of a position is a draw.
rules-bell = Bell’s rules
rules-bell-summary = Black begins; steps go forward and sideways only, a piece on the far row may only capture; 50 plies without a capture are a draw.
rules-brainking = BrainKing rules
rules-brainking-summary = As Bell’s, but White begins, a capture may not begin backward, and a step may not go straight back where the piece came from.
rules-alfonso = Alfonso X, 1283
rules-alfonso-summary = As in the Libro de los juegos: capturing is optional and a turn takes one piece at most.
rules-murray = Murray, 1951
rules-murray-summary = H. J. R. Murray’s reading: capturing is obligatory, but the player may stop after any jump.
rules-covarrubias = Covarrubias, 1674
rules-covarrubias-summary = As in the Tesoro de la lengua: who fails to capture may be huffed: the opponent removes a piece that could have jumped.
rules-bell-1960 = Bell, 1960
rules-bell-1960-summary = R. C. Bell’s book: his restrictions with the huff in place of obligation.
rules-qirkat = Qirkat, Berkeley 2017
rules-qirkat-summary = As taught in course CS 61B: Bell’s restrictions; White begins, and a step may not go straight back.
rules-house = House rules
rules-house-summary = Rules of your own: change any of ten clauses.

# Players
you = You
plays = { $color ->
    [white] White
   *[black] Black
}
level-page = The Page
level-squire = The Squire
level-minstrel = The Minstrel
level-falconer = The Falconer
level-knight = The Knight
level-scribe = The Scribe
level-astronomer = The Astronomer
level-perfect = The Wise King
captured-count = { $count ->
    [0] No pieces captured
    [one] { $count } piece captured
   *[other] { $count } pieces captured
}
thinking = thinking
thinking-depth = thinking, { $depth } { $depth ->
    [one] ply
   *[other] plies
} deep

# Whose turn
to-move = { $color ->
    [white] White to move
   *[black] Black to move
}
your-move = Your move
can-move-hint = The ringed pieces can move.
page-title = { $status } · Alquerque
ply-of = { $ply ->
    [0] The position at the start. A click on the board goes back to the game.
   *[other] The position after { $ply } of { $plies } plies. A click on the board goes back to the game.
}

# What must be
must-capture = You must capture.
must-capture-other = { $color ->
    [white] White must capture.
   *[black] Black must capture.
}
must-capture-one = The ringed piece on { $points } can take; the others have to wait.
must-capture-some = Only the ringed pieces can take: { $points }. The others have to wait.
chain-goes-on = The capture goes on: to { $points }. Choose the piece again to take it back.
chain-may-stop = The capture may go on to { $points }; choose the piece again to stop.
huff-offer = You may huff first: remove { $points }, which could have captured.
huff-chosen = Huffing { $points }: now make your move.

# Why a move is refused
no-moves = The game is over.
empty-point = There is no piece on { $point }.
not-yours = The piece on { $point } belongs to the other side.
occupied = { $point } is not empty.
no-line = No line joins { $from } and { $to }: only strong points have diagonals.
step-in-capture = From { $from } to { $to } is a step; a capture is made of jumps.
too-far = { $to } cannot be reached from { $from }.
refused-must-capture = Not that move: capturing is obligatory. Move { $points }.
blocked = The piece on { $point } has nowhere to go.
far-row = The piece on { $point } stands on the far row: there it may only capture.
step-heading = { $heading ->
    [forward] Steps may not go forward under these rules.
    [sideways] Steps may not go sideways under these rules.
   *[backward] Steps may not go backward under these rules.
}
returns = The piece on { $from } has just come from { $to } and may not go straight back.
first-jump-heading = { $heading ->
    [forward] A capture may not begin forward under these rules.
    [sideways] A capture may not begin sideways under these rules.
   *[backward] A capture may not begin backward under these rules.
}
further-jump-heading = { $heading ->
    [forward] A capture may not go on forward under these rules.
    [sideways] A capture may not go on sideways under these rules.
   *[backward] A capture may not go on backward under these rules.
}
nothing-to-jump = There is no piece on { $point } to jump over.
own-piece = The piece on { $point } is your own: only enemies are jumped.
incomplete = The capture has to go on from { $point }, to { $points }.
single-jump = A capture is a single jump under these rules.
ambiguous = { $routes } routes end there: choose it jump by jump.
not-a-capture = That is a step, not a capture.
not-huffable = The piece on { $point } cannot be huffed.
huff-alone = After the huff, make your move.
huff-ends = Huffing the piece on { $point } ends the game.

# Lists: of points, and of what is said of a point
list-more = { $rest }, { $last }
or-list = { $rest } or { $last }
and-list = { $rest } and { $last }

# The end
wins = { $color ->
    [white] White wins
   *[black] Black wins
}
you-win = You win
you-lose = The computer wins
drawn = Draw
because-no-pieces = { $color ->
    [white] White has no pieces left.
   *[black] Black has no pieces left.
}
because-no-move = { $color ->
    [white] White has no legal move.
   *[black] Black has no legal move.
}
because-resignation = { $color ->
    [white] White resigned.
   *[black] Black resigned.
}
because-time = { $color ->
    [white] White’s time ran out.
   *[black] Black’s time ran out.
}
because-repetition = The same position stood on the board for the third time.
because-quiet-plies = { $plies } plies passed without a capture.
because-agreement = The players agreed on a draw.

# Moves
moves-heading = Moves
no-moves-yet = No move has been made.
announce-step = { $color ->
    [white] White steps { $from } to { $to }.
   *[black] Black steps { $from } to { $to }.
}
announce-capture = { $color ->
    [white] White takes { $count }: { $captured }. From { $from } to { $to }.
   *[black] Black takes { $count }: { $captured }. From { $from } to { $to }.
}
announce-huff = { $color ->
    [white] White huffs { $point }.
   *[black] Black huffs { $point }.
}

# Moves that are written
type-move = Type a move
type-move-hint = Write a move like d2-c3, or d2xb4xb2 for a capture, and press Enter. The key / leads here.
typed-no-point = Character { $at } should begin the name of a point, a1 to e5.
typed-unexpected = “{ $found }” does not belong in a move.
typed-one-point = A move names two points at least, like d2-c3.
typed-too-long = No capture is that long.
typed-several = Several moves begin like that: { $moves }.
typed-not-your-turn = The computer is to move.

# Clocks
choose-time = Time
time-off = No clock
# Minutes for the game and seconds added after each move.
time-game = { $minutes } + { $increment }
time-move = { $seconds } s a move
time-own = Other
time-kind = The time is
time-kind-game = for the game
time-kind-move = for each move
field-minutes = Minutes for the game
field-increment = Seconds added after each move
field-seconds = Seconds for each move
clock-of = { $color ->
    [white] White’s clock: { $time }
   *[black] Black’s clock: { $time }
}

# The end of a game, in a dialog
game-over-plies = The game had { $plies ->
    [one] { $plies } ply.
   *[other] { $plies } plies.
}
rematch = Rematch
review = Look at the game

# Who plays
who-plays = Players
who-plays-hint = Either side can be given to a person at this device or to the computer at any time. When the computer plays both, you can watch.
a-person = A person at this device
swap-sides = Swap sides

# House rules
# A sentence like “As Bell’s rules, but: White moves first; a step may go straight back.”
rules-house-differences = As { $preset }, but: { $differences }.
clause-list = { $rest }; { $last }
house-base = Start from
field-first = Who moves first
field-steps = Steps go
field-far-row-steps = A piece on the far row may step
field-first-jump = A capture begins
field-further-jumps = A capture goes on
field-capture = Capturing is
field-completion = A capture
field-returning = A step may go straight back
field-repetition = Draw when a position occurs so many times (empty: never)
field-quiet-plies = Draw after so many plies without a capture (empty: never)
value-white = White
value-black = Black
value-f = forward
value-s = sideways
value-b = backward
value-yes = yes
value-no = no
value-obligatory = obligatory
value-optional = optional
value-huff = by huff
value-complete = must be completed
value-may-stop = may stop anywhere
value-single = is a single jump
ways = { $ways ->
    [f] forward
    [s] sideways
    [b] backward
    [fs] forward and sideways
    [fb] forward and backward
    [sb] sideways and backward
    [none] no way
   *[fsb] every way
}
clause-first = { $value ->
    [white] White moves first
   *[black] Black moves first
}
clause-steps = steps go { $ways }
clause-far-row-steps = { $value ->
    [yes] a piece on the far row may step
   *[no] a piece on the far row may only capture
}
clause-first-jump = a capture begins { $ways }
clause-further-jumps = { $value ->
    [none] a capture never goes on after its first jump
   *[other] a capture goes on { $ways }
}
clause-capture = { $value ->
    [optional] capturing is optional
    [huff] who fails to capture may be huffed
   *[obligatory] capturing is obligatory
}
clause-completion = { $value ->
    [may-stop] a capture may stop after any jump
    [single] a capture is a single jump
   *[complete] a capture must be completed
}
clause-returning = { $value ->
    [yes] a step may go straight back
   *[no] a step may not go straight back
}
clause-repetition = { $value ->
    [never] no repetition is a draw
   *[other] the same position { $value } times is a draw
}
clause-quiet-plies = { $value ->
    [never] plies without a capture are no draw
    [one] a single ply without a capture is a draw
   *[other] { $value } plies in a row without a capture are a draw
}
rules-no-steps = Steps have to be allowed at least one way.
rules-no-jumps = A capture has to be allowed to begin at least one way.
rules-bad-repetition = A position has to occur twice at least before the game is drawn.
rules-bad-quiet-plies = At least one ply without a capture has to pass before the game is drawn.
rules-endless = Without any draw a game under these rules might never end: set one of the two numbers.
copy-link = Copy link
link-copied = Copied
rules-link-bad = The rules in that link cannot be read. Nothing has been changed.

# Points, for those who hear the board
board-label = Alquerque board
point-empty = { $point }, empty
point-piece = { $point }, { $color ->
    [white] white piece
   *[black] black piece
}
point-can-capture = can capture
point-can-move = can move
point-selected = selected
point-destination = can be reached
point-huffable = can be huffed

# The board's helps: prepared moves, threats, hints
point-prospect = can be prepared
point-prepared = prepared move ends here
point-routes = several routes end here, choose it jump by jump
point-threatened = threatened
point-hint = recommended
premove-piece = Prepare your answer: where shall the piece on { $from } go?
premove-set = Prepared: { $from } to { $to }. It is played after the reply, if it can be. Escape takes it back.
premove-dropped = What you had prepared is not possible now.
hint = Hint
hint-again = Show the move
hint-piece = The piece on { $from } should move. Ask again to see where to.
hint-move = The engine would play from { $from } to { $to }.
hint-pending = The engine looks for a good move.
threats = Threats
threats-none = Nothing is threatened.

# Buttons
new-game = New game
take-back = Take back
take-back-to = Take back to here
redo = Redo
resign = Resign
flip = Turn the board
first-ply = To the start
previous-ply = One ply back
next-ply = One ply on
last-ply = To the latest ply
offer-draw = Offer a draw
draw-declined = The computer declines the draw: it likes its position.
draw-pending = The computer considers your offer.
agree-draw = Agree on a draw
pause = Pause
go-on = Go on
confirm-resign = Really resign?
yes-resign = Yes, resign
keep-playing = Keep playing

# The new game dialog
choose-rules = Rules
other-rules = Rules from history
choose-opponent = Opponent
opponent-computer = The computer
opponent-person = Two people, one device
choose-colour = Your colour
colour-random = Random
choose-level = Level
level-numbered = { $number } · { $name }
start-game = Start
gives-up-game = The game in progress will be given up.
close = Close
first-mover = { $color ->
    [white] White moves first.
   *[black] Black moves first.
}

# The keys, and texts to copy
keys = Keys
keys-board = On the board: to the next point
keys-choose = On the board: take or put the piece
keys-escape = Put down what is in hand; close what is open
keys-mouse = A drag with the right button, or with Ctrl, draws a circle or an arrow; Shift and Alt change its colour. The wheel over the board goes through the moves.
copy = Copy position or game
position = Position
copy-position = Copy position
copy-game = Copy game
copy-refused = This browser does not let the page copy. The text is selected: copy it yourself.

# The engine
engine-restarted = The computer’s thread stopped and has been started again.
engine-failed = The computer’s thread cannot be started in this browser. Two people can still play.

# What was stored
storage-damaged = The saved game could not be read and a new one was begun. The old record has been kept beside it.
storage-damaged-lost = The saved game could not be read and a new one was begun.
storage-full = This browser does not let the page save: after a reload this game will be gone.

# Settings
settings = Settings
settings-looks = Looks
settings-board = Board
settings-play = Play
setting-theme = Theme
setting-theme-system = As the system
setting-theme-manuscript = Manuscript
setting-theme-stone = Stone
setting-theme-contrast = High contrast
setting-ink = Light or dark
setting-ink-system = As the system
setting-ink-light = Light
setting-ink-dark = Dark
setting-language = Language
setting-language-system = As the browser
setting-coordinates = Names of rows and columns
setting-coordinates-outside = In the margin
setting-coordinates-inside = Beside the points
setting-coordinates-off = None
setting-motion = Motion
setting-motion-normal = Normal
setting-motion-slow = Slow
setting-motion-fast = Fast
setting-motion-off = None
setting-threats = Show what the opponent threatens
setting-evaluation = Show the engine’s evaluation
setting-turning = With two people, turn the board to the side to move
setting-sound = Sounds
setting-premoves = Prepare a move while the opponent is to move
setting-pause = The computer waits a moment before it moves
setting-pondering = The computer thinks on while you are to move
settings-move = Keep the settings, or bring others
settings-text = The settings as text
settings-save = Save to a file
settings-open = Open a file
settings-take = Use the text above
settings-taken = These settings have been taken over.
settings-unreadable = This text holds no settings. Nothing has been changed.
settings-unreadable-field = The setting “{ $field }” has a value that is not known here. Nothing has been changed.
settings-reset = Set everything back
settings-confirm-reset = Shall every setting be as it was at first, also what you chose for new games?
settings-yes-reset = Yes, set back
settings-were-reset = Every setting is as it was at first.

# The exact value of a position
truth-ask = Is this won?
truth-cancel = Stop looking
truth-begins = Getting ready to look for a proof.
truth-working = Looking for a proof: { $thousands } thousand positions in { $seconds } s, in at most { $megabytes } MB of memory.
truth-won = { $color ->
    [white] Won for White, proved.
   *[black] Won for Black, proved.
}
truth-drawn = A draw, proved.
truth-at-least-draw = { $color ->
    [white] White has at least a draw.
   *[black] Black has at least a draw.
}
truth-nothing = Nothing is proved yet.
truth-distance = { $plies ->
    [0] The end has come.
    [one] The next capture, or the end, can be forced in one ply.
   *[other] The next capture, or the end, can be forced in { $plies } plies.
}
truth-at-ply = { $ply ->
    [0] This is about the start.
    [one] This is about the position after one ply.
   *[other] This is about the position after { $ply } plies.
}
truth-cancelled = The search was stopped after { $seconds } s.
truth-full = The { $megabytes } MB of memory for the search are used up.
truth-failed = The solver does not run here: this browser could not load it, or had too little memory.
truth-impossible = Nothing can be proved here: these rules have no endgame tables, or no game leads to this position.
truth-tables = Endgame tables: up to { $pieces } pieces.
truth-tables-building = { $pieces ->
    [1] Endgame tables in the making: { $percent } %.
   *[other] Endgame tables: up to { $pieces } pieces; for { $next } in the making, { $percent } %.
}
truth-tables-unkept = Endgame tables: up to { $pieces } pieces, for this visit only: this browser does not keep them.
truth-no-tables = There are no endgame tables for these rules.

# The evaluation beside the board
evaluation = Evaluation
evaluation-won = { $color ->
    [white] Won for White
   *[black] Won for Black
}
evaluation-drawn = A draw under perfect play
evaluation-even = About even
evaluation-ahead = { $color ->
    [white] White is ahead by about { $pieces } pieces
   *[black] Black is ahead by about { $pieces } pieces
}
evaluation-unknown = Not known yet
