# La interfaz en español. Palabras del juego: punto, línea, paso, salto, captura, ficha, soplar, reglas.

game-title = Alquerque
tagline = El juego del que nacieron las damas
white = Blancas
black = Negras
skip-to-board = Ir al tablero

# Colores de la página
ink-button-system = Colores: como el sistema
ink-button-light = Colores: claros
ink-button-dark = Colores: oscuros

# Un número solo
number = { $number }

# El idioma
language-failed = No se pudo cargar este idioma; la página sigue en inglés.
try-again = Intentar de nuevo

# Reglas
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
rules-house-summary = Sus propias reglas.

# Jugadores
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

# A quién le toca
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

# Lo obligado
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

# Por qué se rechaza una jugada
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

# Listas: de puntos, y de lo que se dice de un punto
list-more = { $rest }, { $last }
or-list = { $rest } o { $last }
and-list = { $rest } y { $last }

# El final
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
because-repetition = La misma posición estuvo en el tablero por tercera vez.
because-quiet-plies = { $plies ->
    [one] Pasó { $plies } media jugada sin captura.
   *[other] Pasaron { $plies } medias jugadas sin captura.
}
because-agreement = Los jugadores acordaron tablas.

# Jugadas
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

# Puntos, para quien oye el tablero
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

# Botones
new-game = Partida nueva
take-back = Deshacer
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
confirm-resign = ¿Rendirse de verdad?
yes-resign = Sí, rendirse
keep-playing = Seguir jugando

# La elección de una partida nueva
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

# El ordenador
engine-restarted = El hilo del ordenador se detuvo y se ha vuelto a iniciar.
engine-failed = El hilo del ordenador no arranca en este navegador. Dos personas pueden jugar igualmente.

# Lo guardado
storage-damaged = No se pudo leer la partida guardada y se empezó otra. El registro antiguo se conserva aparte.
storage-damaged-lost = No se pudo leer la partida guardada y se empezó otra.
storage-full = Este navegador no deja guardar: al recargar se perderá esta partida.

# Ajustes
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
setting-evaluation = Mostrar la valoración del ordenador
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
settings-taken = Se han adoptado estos ajustes.
settings-unreadable = Este texto no contiene ajustes. No ha cambiado nada.
settings-unreadable-field = El ajuste «{ $field }» tiene un valor que aquí no se conoce. No ha cambiado nada.
settings-reset = Restablecer todo
settings-confirm-reset = ¿Dejar cada ajuste como al principio, también lo elegido para partidas nuevas?
settings-yes-reset = Sí, restablecer
settings-were-reset = Todos los ajustes están como al principio.
