# Интерфейс по-русски. Слова игры: пункт, линия, ход, шаг, прыжок, взятие, шашка, правила.

game-title = Алькерк
tagline = Игра, от которой пошли шашки
white = Белые
black = Чёрные
skip-to-board = Перейти к доске

# Цвета страницы
ink-button-system = Цвета: как в системе
ink-button-light = Цвета: светлые
ink-button-dark = Цвета: тёмные

# Одно число
number = { $number }

# Язык
language-failed = Этот язык загрузить не удалось, страница остаётся на английском.
try-again = Попробовать ещё раз

# Правила
rules-free = Свободные правила
rules-free-summary = Шашки ходят и бьют во все стороны; третье появление той же позиции — ничья.
rules-bell = Правила Белла
rules-bell-summary = Начинают чёрные; шаги только вперёд и вбок, на последнем ряду шашка может лишь бить; 50 полуходов без взятия — ничья.
rules-brainking = Правила BrainKing
rules-brainking-summary = Как у Белла, но начинают белые, взятие нельзя начинать назад, а шагом нельзя сразу вернуться туда, откуда шашка пришла.
rules-alfonso = Альфонсо X, 1283
rules-alfonso-summary = Как в «Книге игр»: бить не обязательно, и за ход берут не больше одной шашки.
rules-murray = Мюррей, 1951
rules-murray-summary = Прочтение Г. Дж. Р. Мюррея: бить обязательно, но после любого прыжка можно остановиться.
rules-covarrubias = Коваррубиас, 1674
rules-covarrubias-summary = Как в словаре «Сокровище языка»: у не побившего соперник может взять за фук шашку, которая могла бить.
rules-bell-1960 = Белл, 1960
rules-bell-1960-summary = Книга Р. Ч. Белла: его ограничения и фук вместо обязательного взятия.
rules-qirkat = Киркат, Беркли, 2017
rules-qirkat-summary = Как учат на курсе CS 61B: ограничения Белла; начинают белые, шагом нельзя сразу вернуться назад.
rules-house = Домашние правила
rules-house-summary = Ваши собственные правила.

# Игроки
you = Вы
plays = { $color ->
    [white] Белые
   *[black] Чёрные
}
level-page = Паж
level-squire = Оруженосец
level-minstrel = Менестрель
level-falconer = Сокольничий
level-knight = Рыцарь
level-scribe = Писец
level-astronomer = Звездочёт
level-perfect = Мудрый король
captured-count = { $count ->
    [0] Взятых шашек нет
    [one] Взята { $count } шашка
    [few] Взяты { $count } шашки
   *[other] Взято { $count } шашек
}
thinking = думает
thinking-depth = думает, глубина { $depth } { $depth ->
    [one] полуход
    [few] полухода
   *[other] полуходов
}

# Чей ход
to-move = { $color ->
    [white] Ход белых
   *[black] Ход чёрных
}
your-move = Ваш ход
can-move-hint = Ходить могут обведённые шашки.
page-title = { $status } · Алькерк
ply-of = { $ply ->
    [0] Начальная позиция. Щёлкните по доске, чтобы вернуться к игре.
   *[other] Позиция после полухода { $ply } из { $plies }. Щёлкните по доске, чтобы вернуться к игре.
}

# Что обязательно
must-capture = Вы обязаны бить.
must-capture-other = { $color ->
    [white] Белые обязаны бить.
   *[black] Чёрные обязаны бить.
}
must-capture-one = Бить может обведённая шашка на { $points }; остальным придётся подождать.
must-capture-some = Бить могут только обведённые шашки: { $points }. Остальным придётся подождать.
chain-goes-on = Взятие продолжается: на { $points }. Выберите шашку ещё раз, чтобы отменить его.
chain-may-stop = Взятие можно продолжить на { $points }; выберите шашку ещё раз, чтобы остановиться.
huff-offer = Сначала можно взять за фук шашку, которая могла бить: { $points }.
huff-chosen = За фук берётся { $points }: теперь сделайте ход.

# Почему хода нет
no-moves = Игра окончена.
empty-point = На { $point } нет шашки.
not-yours = Шашка на { $point } принадлежит сопернику.
occupied = Пункт { $point } занят.
no-line = { $from } и { $to } не соединены линией: диагонали есть только у сильных пунктов.
step-in-capture = С { $from } на { $to } — это шаг, а взятие состоит из прыжков.
too-far = С { $from } до { $to } не дойти.
refused-must-capture = Так нельзя: бить обязательно. Ходите { $points }.
blocked = Шашке на { $point } некуда пойти.
far-row = Шашка на { $point } стоит на последнем ряду: там она может только бить.
step-heading = { $heading ->
    [forward] По этим правилам шагать вперёд нельзя.
    [sideways] По этим правилам шагать вбок нельзя.
   *[backward] По этим правилам шагать назад нельзя.
}
returns = Шашка на { $from } только что пришла с { $to } и не может сразу вернуться.
first-jump-heading = { $heading ->
    [forward] По этим правилам взятие нельзя начинать вперёд.
    [sideways] По этим правилам взятие нельзя начинать вбок.
   *[backward] По этим правилам взятие нельзя начинать назад.
}
further-jump-heading = { $heading ->
    [forward] По этим правилам взятие нельзя продолжать вперёд.
    [sideways] По этим правилам взятие нельзя продолжать вбок.
   *[backward] По этим правилам взятие нельзя продолжать назад.
}
nothing-to-jump = На { $point } нет шашки, через которую можно прыгнуть.
own-piece = Шашка на { $point } — ваша: прыгают только через чужие.
incomplete = Взятие нужно продолжить с { $point } на { $points }.
single-jump = По этим правилам взятие — один прыжок.
ambiguous = { $routes ->
    [one] Туда ведёт { $routes } путь: укажите его прыжок за прыжком.
    [few] Туда ведут { $routes } пути: укажите нужный прыжок за прыжком.
   *[other] Туда ведёт { $routes } путей: укажите нужный прыжок за прыжком.
}
not-a-capture = Это шаг, а не взятие.
not-huffable = Шашку на { $point } нельзя взять за фук.
huff-alone = После фука сделайте ход.
huff-ends = Фук шашки на { $point } завершает игру.

# Перечни: пунктов и того, что о пункте говорится
list-more = { $rest }, { $last }
or-list = { $rest } или { $last }
and-list = { $rest } и { $last }

# Конец
wins = { $color ->
    [white] Белые выиграли
   *[black] Чёрные выиграли
}
you-win = Вы выиграли
you-lose = Компьютер выиграл
drawn = Ничья
because-no-pieces = { $color ->
    [white] У белых не осталось шашек.
   *[black] У чёрных не осталось шашек.
}
because-no-move = { $color ->
    [white] У белых нет ходов.
   *[black] У чёрных нет ходов.
}
because-resignation = { $color ->
    [white] Белые сдались.
   *[black] Чёрные сдались.
}
because-repetition = Одна и та же позиция стояла на доске в третий раз.
because-quiet-plies = { $plies ->
    [one] Прошёл { $plies } полуход без взятия.
    [few] Прошло { $plies } полухода без взятия.
   *[other] Прошло { $plies } полуходов без взятия.
}
because-agreement = Игроки согласились на ничью.

# Ходы
moves-heading = Ходы
no-moves-yet = Ходов ещё не было.
announce-step = { $color ->
    [white] Белые ходят { $from } — { $to }.
   *[black] Чёрные ходят { $from } — { $to }.
}
announce-capture = { $color ->
    [white] Белые бьют { $count }: { $captured }. С { $from } на { $to }.
   *[black] Чёрные бьют { $count }: { $captured }. С { $from } на { $to }.
}
announce-huff = { $color ->
    [white] Белые берут за фук { $point }.
   *[black] Чёрные берут за фук { $point }.
}

# Пункты для тех, кто слышит доску
board-label = Доска алькерка
point-empty = { $point }, пусто
point-piece = { $point }, { $color ->
    [white] белая шашка
   *[black] чёрная шашка
}
point-can-capture = может бить
point-can-move = может пойти
point-selected = выбрана
point-destination = сюда можно пойти
point-huffable = можно взять за фук

# Кнопки
new-game = Новая игра
take-back = Взять ход назад
redo = Вернуть ход
resign = Сдаться
flip = Перевернуть доску
first-ply = К началу
previous-ply = На полуход назад
next-ply = На полуход вперёд
last-ply = К последнему ходу
offer-draw = Предложить ничью
draw-declined = Компьютер отклоняет ничью: его позиция ему нравится.
draw-pending = Компьютер обдумывает ваше предложение.
agree-draw = Согласиться на ничью
confirm-resign = Точно сдаться?
yes-resign = Да, сдаюсь
keep-playing = Играть дальше

# Новая игра
choose-rules = Правила
other-rules = Исторические правила
choose-opponent = Соперник
opponent-computer = Компьютер
opponent-person = Двое за одним устройством
choose-colour = Ваш цвет
colour-random = Случайно
choose-level = Уровень
level-numbered = { $number } · { $name }
start-game = Начать
gives-up-game = Идущая игра будет прервана.
close = Закрыть
first-mover = { $color ->
    [white] Начинают белые.
   *[black] Начинают чёрные.
}

# Компьютер
engine-restarted = Поток компьютера остановился и был запущен заново.
engine-failed = В этом браузере поток компьютера запустить не удаётся. Вдвоём играть можно.

# Что было сохранено
storage-damaged = Сохранённую игру прочитать не удалось, начата новая. Старая запись осталась рядом.
storage-damaged-lost = Сохранённую игру прочитать не удалось, начата новая.
storage-full = Этот браузер не даёт сохранять: после перезагрузки игра пропадёт.

# Настройки
settings = Настройки
settings-looks = Вид
settings-board = Доска
settings-play = Игра
setting-theme = Тема
setting-theme-system = Как в системе
setting-theme-manuscript = Рукопись
setting-theme-stone = Камень
setting-theme-contrast = Высокий контраст
setting-ink = Светлая или тёмная
setting-ink-system = Как в системе
setting-ink-light = Светлая
setting-ink-dark = Тёмная
setting-language = Язык
setting-language-system = Как в браузере
setting-coordinates = Названия рядов и столбцов
setting-coordinates-outside = На полях
setting-coordinates-inside = У пунктов
setting-coordinates-off = Нет
setting-motion = Движение
setting-motion-normal = Обычное
setting-motion-slow = Медленное
setting-motion-fast = Быстрое
setting-motion-off = Нет
setting-threats = Показывать угрозы соперника
setting-evaluation = Показывать оценку движка
setting-turning = При игре вдвоём поворачивать доску к тому, чей ход
setting-sound = Звуки
setting-premoves = Готовить ход, пока ходит соперник
setting-pause = Перед ходом компьютер немного медлит
setting-pondering = Компьютер думает и во время вашего хода
settings-move = Сохранить настройки или взять другие
settings-text = Настройки в виде текста
settings-save = Сохранить в файл
settings-open = Открыть файл
settings-take = Взять текст выше
settings-taken = Эти настройки приняты.
settings-unreadable = В этом тексте нет настроек. Ничего не изменено.
settings-unreadable-field = У настройки «{ $field }» здесь неизвестное значение. Ничего не изменено.
settings-reset = Вернуть всё как было
settings-confirm-reset = Вернуть каждую настройку к начальной, и выбор для новых игр тоже?
settings-yes-reset = Да, вернуть
settings-were-reset = Все настройки снова начальные.
