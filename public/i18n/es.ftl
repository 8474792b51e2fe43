# La interfaz en español. Palabras del juego: punto, línea, paso, salto, captura, ficha, soplar, reglas.

game-title = Alquerque
tagline = El juego del que nacieron las damas
white = Blancas
black = Negras
skip-to-board = Ir al tablero

# The button for the colours of the page
ink-button-system = Colores: como el sistema
ink-button-light = Colores: claros
ink-button-dark = Colores: oscuros

# The language
language-failed = No se pudo cargar este idioma; la página sigue en inglés.
try-again = Intentar de nuevo

# Rule sets
rules-free = Reglas libres
rules-free-summary = Las fichas avanzan y capturan en todas direcciones; la tercera repetición de una posición es tablas.
rules-bell = Reglas de Bell
rules-bell-summary = Empiezan las negras; los pasos van solo adelante y a los lados, en la última fila una ficha solo puede capturar; 50 medias jugadas sin captura son tablas.
rules-brainking = Reglas de BrainKing
rules-brainking-summary = Como las de Bell, pero empiezan las blancas, una captura no puede empezar hacia atrás y un paso no puede volver enseguida al punto de donde vino la ficha.
rules-alfonso = Alfonso X, 1283
rules-alfonso-summary = Como en el Libro de los juegos: capturar es optativo y en cada turno se toma una ficha como mucho.
rules-murray = Murray, 1951
rules-murray-summary = La lectura de H. J. R. Murray: capturar es obligatorio, pero se puede parar después de cualquier salto.
rules-covarrubias = Covarrubias, 1674
rules-covarrubias-summary = Como en el Tesoro de la lengua: a quien no captura, el rival puede soplarle una ficha que podía saltar.
rules-bell-1960 = Bell, 1960
rules-bell-1960-summary = El libro de R. C. Bell: sus restricciones, con el soplo en lugar de la obligación.
rules-qirkat = Qirkat, Berkeley 2017
rules-qirkat-summary = Como se enseña en el curso CS 61B: las restricciones de Bell; empiezan las blancas y un paso no puede volver enseguida atrás.
rules-house = Reglas de la casa
rules-house-summary = Sus propias reglas: cambie cualquiera de las diez cláusulas.

# Players
you = Usted
plays = { $color ->
    [white] Blancas
   *[black] Negras
}
level-page = El Paje
level-squire = El Escudero
level-minstrel = El Juglar
level-falconer = El Halconero
level-knight = El Caballero
level-scribe = El Escribano
level-astronomer = El Astrónomo
level-perfect = El Rey Sabio
captured-count = { $count ->
    [0] Ninguna ficha capturada
    [one] { $count } ficha capturada
   *[other] { $count } fichas capturadas
}
thinking = pensando
thinking-depth = pensando, { $depth } { $depth ->
    [one] media jugada
   *[other] medias jugadas
} de profundidad

# Whose turn
to-move = { $color ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}
your-move = Le toca a usted
can-move-hint = Pueden mover las fichas marcadas con un círculo.
page-title = { $status } · Alquerque
ply-of = { $ply ->
    [0] La posición inicial. Un clic en el tablero vuelve a la partida.
   *[other] La posición tras la media jugada { $ply } de { $plies }. Un clic en el tablero vuelve a la partida.
}

# What must be
must-capture = Tiene que capturar.
must-capture-other = { $color ->
    [white] Las blancas tienen que capturar.
   *[black] Las negras tienen que capturar.
}
must-capture-one = La ficha marcada en { $points } puede capturar; las demás tienen que esperar.
must-capture-some = Solo las fichas marcadas pueden capturar: { $points }. Las demás tienen que esperar.
chain-goes-on = La captura sigue: a { $points }. Elija la ficha otra vez para retirarla.
chain-may-stop = La captura puede seguir a { $points }; elija la ficha otra vez para parar.
huff-offer = Antes puede soplar: retire { $points }, que podía capturar.
huff-chosen = Sopla { $points }: ahora haga su jugada.

# Why a move is refused
no-moves = La partida ha terminado.
empty-point = No hay ninguna ficha en { $point }.
not-yours = La ficha de { $point } es del rival.
occupied = { $point } no está libre.
no-line = Ninguna línea une { $from } y { $to }: solo los puntos fuertes tienen diagonales.
step-in-capture = De { $from } a { $to } es un paso; una captura se hace de saltos.
too-far = No se puede llegar a { $to } desde { $from }.
refused-must-capture = Esa jugada no: capturar es obligatorio. Mueva { $points }.
blocked = La ficha de { $point } no tiene adónde ir.
far-row = La ficha de { $point } está en la última fila: allí solo puede capturar.
step-heading = { $heading ->
    [forward] Con estas reglas un paso no puede ir hacia delante.
    [sideways] Con estas reglas un paso no puede ir hacia un lado.
   *[backward] Con estas reglas un paso no puede ir hacia atrás.
}
returns = La ficha de { $from } acaba de venir de { $to } y no puede volver enseguida.
first-jump-heading = { $heading ->
    [forward] Con estas reglas una captura no puede empezar hacia delante.
    [sideways] Con estas reglas una captura no puede empezar hacia un lado.
   *[backward] Con estas reglas una captura no puede empezar hacia atrás.
}
further-jump-heading = { $heading ->
    [forward] Con estas reglas una captura no puede seguir hacia delante.
    [sideways] Con estas reglas una captura no puede seguir hacia un lado.
   *[backward] Con estas reglas una captura no puede seguir hacia atrás.
}
nothing-to-jump = En { $point } no hay ninguna ficha que saltar.
own-piece = La ficha de { $point } es suya: solo se saltan las del rival.
incomplete = La captura tiene que seguir desde { $point } a { $points }.
single-jump = Con estas reglas una captura es un solo salto.
ambiguous = Hay { $routes } caminos hasta ahí: elija salto a salto.
not-a-capture = Eso es un paso, no una captura.
not-huffable = La ficha de { $point } no se puede soplar.
huff-alone = Después de soplar, haga su jugada.
huff-ends = Al soplar la ficha de { $point } termina la partida.

# Lists: of points, and of what is said of a point
list-more = { $rest }, { $last }
or-list = { $rest } o { $last }
and-list = { $rest } y { $last }

# The end
wins = { $color ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}
you-win = Ha ganado usted
you-lose = Gana el ordenador
drawn = Tablas
because-no-pieces = { $color ->
    [white] Las blancas se quedaron sin fichas.
   *[black] Las negras se quedaron sin fichas.
}
because-no-move = { $color ->
    [white] Las blancas no tienen ninguna jugada legal.
   *[black] Las negras no tienen ninguna jugada legal.
}
because-resignation = { $color ->
    [white] Las blancas se rindieron.
   *[black] Las negras se rindieron.
}
because-time = { $color ->
    [white] A las blancas se les acabó el tiempo.
   *[black] A las negras se les acabó el tiempo.
}
because-repetition = La misma posición estuvo en el tablero por tercera vez.
because-quiet-plies = { $plies ->
    [one] Pasó { $plies } media jugada sin captura.
   *[other] Pasaron { $plies } medias jugadas sin captura.
}
because-agreement = Los jugadores acordaron tablas.

# Moves
moves-heading = Jugadas
no-moves-yet = Todavía no hay jugadas.
announce-step = { $color ->
    [white] Las blancas van de { $from } a { $to }.
   *[black] Las negras van de { $from } a { $to }.
}
announce-capture = { $color ->
    [white] Las blancas capturan { $count }: { $captured }. De { $from } a { $to }.
   *[black] Las negras capturan { $count }: { $captured }. De { $from } a { $to }.
}
announce-huff = { $color ->
    [white] Las blancas soplan { $point }.
   *[black] Las negras soplan { $point }.
}

# Moves that are written
type-move = Escribir una jugada
type-move-hint = Escriba una jugada como d2-c3, o d2xb4xb2 para una captura, y pulse Intro. La tecla / lleva aquí.
typed-no-point = En el carácter { $at } debería empezar el nombre de un punto, de a1 a e5.
typed-unexpected = «{ $found }» no forma parte de una jugada.
typed-one-point = Una jugada nombra al menos dos puntos, como d2-c3.
typed-too-long = Ninguna captura es tan larga.
typed-several = Varias jugadas empiezan así: { $moves }.
typed-not-your-turn = Le toca al ordenador.

# Clocks
choose-time = Tiempo
time-off = Sin reloj
# Minutes for the game and seconds added after each move.
time-game = { $minutes } + { $increment }
time-move = { $seconds } s por jugada
time-own = Otro
time-kind = El tiempo es
time-kind-game = para la partida
time-kind-move = para cada jugada
field-minutes = Minutos para la partida
field-increment = Segundos añadidos tras cada jugada
field-seconds = Segundos para cada jugada
clock-of = { $color ->
    [white] Reloj de las blancas: { $time }
   *[black] Reloj de las negras: { $time }
}

# The end of a game, in a dialog
game-over-plies = La partida tuvo { $plies ->
    [one] { $plies } media jugada.
   *[other] { $plies } medias jugadas.
}
rematch = Revancha
review = Ver la partida

# Who plays
who-plays = Jugadores
who-plays-hint = Cualquier bando puede pasar en todo momento a una persona ante este dispositivo o al ordenador. Si el ordenador lleva los dos, puede mirar.
a-person = Una persona ante este dispositivo
swap-sides = Cambiar de bando

# House rules
# A sentence like “As Bell’s rules, but: White moves first; a step may go straight back.”
rules-house-differences = Como { $preset }, pero: { $differences }.
clause-list = { $rest }; { $last }
house-base = Partir de
field-first = Quién empieza
field-steps = Los pasos van
field-far-row-steps = Una ficha en la última fila puede dar pasos
field-first-jump = Una captura empieza
field-further-jumps = Una captura sigue
field-capture = Capturar es
field-completion = Una captura
field-returning = Un paso puede volver enseguida atrás
field-repetition = Tablas cuando una posición se da tantas veces (vacío: nunca)
field-quiet-plies = Tablas tras tantas medias jugadas sin captura (vacío: nunca)
value-white = Blancas
value-black = Negras
value-f = adelante
value-s = a los lados
value-b = atrás
value-yes = sí
value-no = no
value-obligatory = obligatorio
value-optional = optativo
value-huff = so pena de soplo
value-complete = debe completarse
value-may-stop = puede pararse
value-single = es un solo salto
ways = { $ways ->
    [f] adelante
    [s] a los lados
    [b] atrás
    [fs] adelante y a los lados
    [fb] adelante y atrás
    [sb] a los lados y atrás
    [none] a ninguna parte
   *[fsb] en todas direcciones
}
clause-first = { $value ->
    [white] empiezan las blancas
   *[black] empiezan las negras
}
clause-steps = los pasos van { $ways }
clause-far-row-steps = { $value ->
    [yes] una ficha en la última fila puede dar pasos
   *[no] una ficha en la última fila solo puede capturar
}
clause-first-jump = una captura empieza { $ways }
clause-further-jumps = { $value ->
    [none] una captura no sigue tras el primer salto
   *[other] una captura sigue { $ways }
}
clause-capture = { $value ->
    [optional] capturar es optativo
    [huff] a quien no captura se le puede soplar una ficha
   *[obligatory] capturar es obligatorio
}
clause-completion = { $value ->
    [may-stop] una captura puede parar tras cualquier salto
    [single] una captura es un solo salto
   *[complete] una captura debe completarse
}
clause-returning = { $value ->
    [yes] un paso puede volver enseguida atrás
   *[no] un paso no puede volver enseguida atrás
}
clause-repetition = { $value ->
    [never] repetir no es tablas
   *[other] { $value } veces la misma posición son tablas
}
clause-quiet-plies = { $value ->
    [never] las medias jugadas sin captura no son tablas
    [one] una sola media jugada sin captura es tablas
   *[other] { $value } medias jugadas seguidas sin captura son tablas
}
rules-no-steps = Los pasos tienen que poder ir al menos hacia un lado.
rules-no-jumps = Una captura tiene que poder empezar al menos hacia un lado.
rules-bad-repetition = Una posición tiene que darse al menos dos veces para que haya tablas.
rules-bad-quiet-plies = Tiene que pasar al menos una media jugada sin captura para que haya tablas.
rules-endless = Sin tablas de ningún tipo, una partida con estas reglas podría no acabar nunca: ponga uno de los dos números.
copy-link = Copiar el enlace
link-copied = Copiado
rules-link-bad = Las reglas de ese enlace no se pueden leer. No ha cambiado nada.

# Points, for those who hear the board
board-label = Tablero de alquerque
point-empty = { $point }, libre
point-piece = { $point }, { $color ->
    [white] ficha blanca
   *[black] ficha negra
}
point-can-capture = puede capturar
point-can-move = puede mover
point-selected = elegida
point-destination = se puede llegar
point-huffable = se puede soplar

# The board's helps: prepared moves, threats, hints
point-prospect = se puede preparar
point-prepared = aquí termina la jugada preparada
point-routes = aquí llegan varios caminos, elija salto a salto
point-threatened = amenazada
point-hint = recomendada
premove-piece = Prepare su respuesta: ¿adónde debe ir la ficha de { $from }?
premove-set = Preparada: de { $from } a { $to }. Se jugará tras la respuesta, si se puede. Escape la retira.
premove-dropped = Lo que había preparado ahora no es posible.
hint = Pista
hint-again = Mostrar la jugada
hint-piece = Debería mover la ficha de { $from }. Pregunte otra vez para ver adónde.
hint-move = El ordenador jugaría de { $from } a { $to }.
hint-pending = El ordenador busca una buena jugada.
threats = Amenazas
threats-none = No hay ninguna amenaza.

# Buttons
new-game = Partida nueva
take-back = Deshacer
take-back-to = Deshacer hasta aquí
redo = Rehacer
resign = Rendirse
flip = Girar el tablero
first-ply = Al principio
previous-ply = Media jugada atrás
next-ply = Media jugada adelante
last-ply = A la última jugada
offer-draw = Ofrecer tablas
draw-declined = El ordenador rechaza las tablas: le gusta su posición.
draw-pending = El ordenador considera su oferta.
agree-draw = Acordar tablas
pause = Pausa
go-on = Continuar
confirm-resign = ¿Rendirse de verdad?
yes-resign = Sí, rendirse
keep-playing = Seguir jugando

# The new game dialog
choose-rules = Reglas
other-rules = Reglas de la historia
choose-opponent = Rival
opponent-computer = El ordenador
opponent-person = Dos personas, un dispositivo
choose-colour = Su color
colour-random = Al azar
choose-level = Nivel
level-numbered = { $number } · { $name }
start-game = Empezar
gives-up-game = La partida en curso se abandonará.
close = Cerrar
first-mover = { $color ->
    [white] Empiezan las blancas.
   *[black] Empiezan las negras.
}

# The keys, and texts to copy
keys = Teclas
keys-board = En el tablero: al punto siguiente
keys-choose = En el tablero: tomar o soltar la ficha
keys-escape = Soltar lo que se tiene en la mano; cerrar lo abierto
keys-mouse = Arrastrar con el botón derecho, o con Ctrl, dibuja un círculo o una flecha; Shift y Alt cambian el color. La rueda sobre el tablero recorre las jugadas.
copy = Copiar la posición o la partida
position = Posición
copy-position = Copiar la posición
copy-game = Copiar la partida
copy-refused = Este navegador no deja copiar. El texto está seleccionado: cópielo usted.

# The engine
engine-restarted = El hilo del ordenador se detuvo y se ha vuelto a iniciar.
engine-failed = El hilo del ordenador no arranca en este navegador. Dos personas pueden jugar igualmente.

# What was stored
storage-damaged = No se pudo leer la partida guardada y se empezó otra. El registro antiguo se conserva aparte.
storage-damaged-lost = No se pudo leer la partida guardada y se empezó otra.
storage-full = Este navegador no deja guardar: al recargar se perderá esta partida.

# Settings
settings = Ajustes
settings-looks = Aspecto
settings-board = Tablero
settings-play = Juego
setting-theme = Tema
setting-theme-system = Como el sistema
setting-theme-manuscript = Manuscrito
setting-theme-stone = Piedra
setting-theme-contrast = Alto contraste
setting-ink = Claro u oscuro
setting-ink-system = Como el sistema
setting-ink-light = Claro
setting-ink-dark = Oscuro
setting-language = Idioma
setting-language-system = Como el navegador
setting-coordinates = Nombres de filas y columnas
setting-coordinates-outside = En el margen
setting-coordinates-inside = Junto a los puntos
setting-coordinates-off = Ninguno
setting-motion = Movimiento
setting-motion-normal = Normal
setting-motion-slow = Lento
setting-motion-fast = Rápido
setting-motion-off = Ninguno
setting-threats = Mostrar lo que amenaza el rival
setting-evaluation = Mostrar la evaluación del ordenador
setting-turning = Entre dos personas, girar el tablero hacia quien juega
setting-sound = Sonidos
setting-premoves = Preparar una jugada mientras juega el rival
setting-pause = El ordenador espera un momento antes de jugar
setting-pondering = El ordenador sigue pensando mientras le toca a usted
settings-move = Guardar los ajustes o traer otros
settings-text = Los ajustes como texto
settings-save = Guardar en un archivo
settings-open = Abrir un archivo
settings-take = Usar el texto de arriba
settings-taken = Estos ajustes ya están en uso.
settings-unreadable = Este texto no contiene ajustes. No ha cambiado nada.
settings-unreadable-field = El ajuste «{ $field }» tiene un valor que aquí no se conoce. No ha cambiado nada.
settings-reset = Restablecer todo
settings-confirm-reset = ¿Dejar todos los ajustes como al principio, también lo elegido para partidas nuevas?
settings-yes-reset = Sí, restablecer
settings-were-reset = Todos los ajustes están como al principio.

# The exact value of a position
truth-ask = ¿Está ganada?
truth-cancel = Dejar de buscar
truth-begins = Se prepara la búsqueda de una demostración.
truth-working = Buscando una demostración: { $thousands } mil posiciones en { $seconds } s, con { $megabytes } MB de memoria como mucho.
truth-won = { $color ->
    [white] Ganada para las blancas, demostrado.
   *[black] Ganada para las negras, demostrado.
}
truth-drawn = Tablas, demostrado.
truth-at-least-draw = { $color ->
    [white] Las blancas tienen al menos tablas.
   *[black] Las negras tienen al menos tablas.
}
truth-nothing = Todavía no hay nada demostrado.
truth-distance = { $plies ->
    [0] Ha llegado el final.
    [one] La próxima captura, o el final, se puede forzar en una media jugada.
   *[other] La próxima captura, o el final, se puede forzar en { $plies } medias jugadas.
}
truth-at-ply = { $ply ->
    [0] Se refiere al comienzo.
    [one] Se refiere a la posición tras una media jugada.
   *[other] Se refiere a la posición tras { $ply } medias jugadas.
}
truth-cancelled = La búsqueda se detuvo a los { $seconds } s.
truth-full = Los { $megabytes } MB de memoria para la búsqueda se han agotado.
truth-failed = El demostrador no funciona aquí: este navegador no pudo cargarlo o tenía poca memoria.
truth-impossible = Aquí no se puede demostrar nada: estas reglas no tienen tablas de finales, o ninguna partida lleva a esta posición.
truth-tables = Tablas de finales: hasta { $pieces } fichas.
truth-tables-building = { $pieces ->
    [1] Tablas de finales en preparación: { $percent } %.
   *[other] Tablas de finales: hasta { $pieces } fichas; para { $next } en preparación, { $percent } %.
}
truth-tables-unkept = Tablas de finales: hasta { $pieces } fichas, solo para esta visita: este navegador no las guarda.
truth-no-tables = Para estas reglas no hay tablas de finales.

# The evaluation beside the board
evaluation = Evaluación
evaluation-won = { $color ->
    [white] Ganada para las blancas
   *[black] Ganada para las negras
}
evaluation-drawn = Tablas con el mejor juego
evaluation-even = Más o menos igualada
evaluation-ahead = { $color ->
    [white] Las blancas llevan unas { $pieces } fichas de ventaja
   *[black] Las negras llevan unas { $pieces } fichas de ventaja
}
evaluation-unknown = Todavía no se sabe
