# Интерфейс по-русски. Слова игры: пункт, линия, ход, шаг, прыжок, взятие, шашка, правила.

game-title = Алькерк
tagline = Игра, от которой пошли шашки
white = Белые
black = Чёрные
skip-to-board = Перейти к доске

# The button for the colours of the page
ink-button-system = Цвета: как в системе
ink-button-light = Цвета: светлые
ink-button-dark = Цвета: тёмные

# The language
language-failed = Этот язык загрузить не удалось, страница остаётся на английском.
try-again = Попробовать ещё раз

# Rule sets
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
rules-house-summary = Ваши собственные правила: измените любое из десяти положений.

# Players
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

# Whose turn
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

# What must be
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

# Why a move is refused
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

# Lists: of points, and of what is said of a point
list-more = { $rest }, { $last }
or-list = { $rest } или { $last }
and-list = { $rest } и { $last }

# The end
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
because-time = { $color ->
    [white] У белых вышло время.
   *[black] У чёрных вышло время.
}
because-repetition = Одна и та же позиция стояла на доске в третий раз.
because-quiet-plies = { $plies ->
    [one] Прошёл { $plies } полуход без взятия.
    [few] Прошло { $plies } полухода без взятия.
   *[other] Прошло { $plies } полуходов без взятия.
}
because-agreement = Игроки согласились на ничью.

# Moves
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

# Moves that are written
type-move = Написать ход
type-move-hint = Напишите ход, например d2-c3, или взятие d2xb4xb2, и нажмите Enter. Сюда ведёт клавиша /.
typed-no-point = Со знака { $at } должно начинаться имя пункта, от a1 до e5.
typed-unexpected = «{ $found }» в записи хода не бывает.
typed-one-point = В ходе названы хотя бы два пункта, например d2-c3.
typed-too-long = Таких длинных взятий не бывает.
typed-several = Так начинаются несколько ходов: { $moves }.
typed-not-your-turn = Сейчас ход компьютера.

# Clocks
choose-time = Время
time-off = Без часов
# Minutes for the game and seconds added after each move.
time-game = { $minutes } + { $increment }
time-move = { $seconds } с на ход
time-own = Другое
time-kind = Время даётся
time-kind-game = на всю игру
time-kind-move = на каждый ход
field-minutes = Минут на игру
field-increment = Секунд за каждый ход
field-seconds = Секунд на ход
clock-of = { $color ->
    [white] Часы белых: { $time }
   *[black] Часы чёрных: { $time }
}

# The end of a game, in a dialog
game-over-plies = { $plies ->
    [one] В игре был { $plies } полуход.
    [few] В игре было { $plies } полухода.
   *[other] В игре было { $plies } полуходов.
}
rematch = Реванш
review = Посмотреть игру

# Who plays
who-plays = Игроки
who-plays-hint = Любую сторону в любое время можно отдать человеку за этим устройством или компьютеру. Если компьютер играет за обе, можно смотреть.
a-person = Человек за этим устройством
swap-sides = Поменяться сторонами

# House rules
# A sentence like “As Bell’s rules, but: White moves first; a step may go straight back.”
rules-house-differences = Как «{ $preset }», но: { $differences }.
clause-list = { $rest }; { $last }
house-base = Взять за основу
field-first = Кто ходит первым
field-steps = Шаги идут
field-far-row-steps = Шашка на последнем ряду может шагать
field-first-jump = Взятие начинается
field-further-jumps = Взятие продолжается
field-capture = Бить
field-completion = Начатое взятие
field-returning = Шагом можно сразу вернуться назад
field-repetition = Ничья, если позиция встретится столько раз (пусто: никогда)
field-quiet-plies = Ничья после стольких полуходов без взятия (пусто: никогда)
value-white = Белые
value-black = Чёрные
value-f = вперёд
value-s = вбок
value-b = назад
value-yes = да
value-no = нет
value-obligatory = обязательно
value-optional = не обязательно
value-huff = под страхом фука
value-complete = доводится до конца
value-may-stop = можно прервать
value-single = это один прыжок
ways = { $ways ->
    [f] вперёд
    [s] вбок
    [b] назад
    [fs] вперёд и вбок
    [fb] вперёд и назад
    [sb] вбок и назад
    [none] никуда
   *[fsb] во все стороны
}
clause-first = { $value ->
    [white] начинают белые
   *[black] начинают чёрные
}
clause-steps = шаги идут { $ways }
clause-far-row-steps = { $value ->
    [yes] шашка на последнем ряду может шагать
   *[no] шашка на последнем ряду может только бить
}
clause-first-jump = взятие начинается { $ways }
clause-further-jumps = { $value ->
    [none] взятие не продолжается после первого прыжка
   *[other] взятие продолжается { $ways }
}
clause-capture = { $value ->
    [optional] бить не обязательно
    [huff] у не побившего можно взять шашку за фук
   *[obligatory] бить обязательно
}
clause-completion = { $value ->
    [may-stop] взятие можно прервать после любого прыжка
    [single] взятие — один прыжок
   *[complete] взятие доводится до конца
}
clause-returning = { $value ->
    [yes] шагом можно сразу вернуться назад
   *[no] шагом нельзя сразу вернуться назад
}
clause-repetition = { $value ->
    [never] повторение — не ничья
    [few] одна позиция { $value } раза — ничья
   *[other] одна позиция { $value } раз — ничья
}
clause-quiet-plies = { $value ->
    [never] полуходы без взятия не дают ничьей
    [one] { $value } полуход без взятия — ничья
    [few] { $value } полухода без взятия подряд — ничья
   *[other] { $value } полуходов без взятия подряд — ничья
}
rules-no-steps = Шаг должен быть разрешён хотя бы в одну сторону.
rules-no-jumps = Взятие должно начинаться хотя бы в одну сторону.
rules-bad-repetition = До ничьей позиция должна встретиться хотя бы дважды.
rules-bad-quiet-plies = До ничьей должен пройти хотя бы один полуход без взятия.
rules-endless = Без всякой ничьей игра по этим правилам могла бы не кончиться никогда: задайте одно из двух чисел.
copy-link = Копировать ссылку
link-copied = Скопировано
rules-link-bad = Правила в этой ссылке прочитать нельзя. Ничего не изменено.

# Points, for those who hear the board
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

# The board's helps: prepared moves, threats, hints
point-prospect = можно подготовить
point-prepared = сюда ведёт подготовленный ход
point-routes = сюда ведёт несколько путей, указывайте прыжок за прыжком
point-threatened = под угрозой
point-hint = советуется
premove-piece = Подготовьте ответ: куда пойдёт шашка на { $from }?
premove-set = Подготовлено: { $from } — { $to }. Ход будет сделан после ответа, если окажется возможным. Escape отменяет его.
premove-dropped = Подготовленный ход сейчас невозможен.
hint = Подсказка
hint-again = Показать ход
hint-piece = Ходить стоит шашкой на { $from }. Спросите ещё раз, чтобы увидеть куда.
hint-move = Компьютер пошёл бы { $from } — { $to }.
hint-pending = Компьютер ищет хороший ход.
threats = Угрозы
threats-none = Угроз нет.

# Buttons
new-game = Новая игра
take-back = Ход назад
take-back-to = Вернуться сюда
redo = Вернуть ход
resign = Сдаться
flip = Повернуть доску
first-ply = К началу
previous-ply = На полуход назад
next-ply = На полуход вперёд
last-ply = К последнему ходу
offer-draw = Предложить ничью
draw-declined = Компьютер отклоняет ничью: его позиция ему нравится.
draw-pending = Компьютер обдумывает ваше предложение.
agree-draw = Согласиться на ничью
pause = Пауза
go-on = Продолжить
confirm-resign = Точно сдаться?
yes-resign = Да, сдаюсь
keep-playing = Играть дальше

# The new game dialog
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

# The keys, and texts to copy
keys = Клавиши
keys-board = На доске: к следующему пункту
keys-choose = На доске: взять или поставить шашку
keys-escape = Отпустить взятое; закрыть открытое
keys-mouse = Если вести мышью с правой кнопкой или с Ctrl, рисуется круг или стрелка; Shift и Alt меняют цвет. Колесо над доской листает ходы.
copy = Копировать позицию или игру
position = Позиция
copy-position = Копировать позицию
copy-game = Копировать игру
copy-refused = Этот браузер не даёт копировать. Текст выделен: скопируйте его сами.

# The engine
engine-restarted = Поток компьютера остановился и был запущен заново.
engine-failed = В этом браузере поток компьютера запустить не удаётся. Вдвоём играть можно.

# What was stored
storage-damaged = Сохранённую игру прочитать не удалось, начата новая. Старая запись осталась рядом.
storage-damaged-lost = Сохранённую игру прочитать не удалось, начата новая.
storage-full = Этот браузер не даёт сохранять: после перезагрузки игра пропадёт.

# Settings
settings = Настройки
settings-looks = Вид
settings-board = Доска
settings-play = Игра
setting-theme = Оформление
setting-theme-system = Как в системе
setting-theme-manuscript = Рукопись
setting-theme-stone = Камень
setting-theme-contrast = Высокий контраст
setting-ink = Светлое или тёмное
setting-ink-system = Как в системе
setting-ink-light = Светлое
setting-ink-dark = Тёмное
setting-language = Язык
setting-language-system = Как в браузере
setting-coordinates = Обозначения рядов и столбцов
setting-coordinates-outside = На полях
setting-coordinates-inside = У пунктов
setting-coordinates-off = Нет
setting-motion = Движение
setting-motion-normal = Обычное
setting-motion-slow = Медленное
setting-motion-fast = Быстрое
setting-motion-off = Нет
setting-threats = Показывать угрозы соперника
setting-evaluation = Показывать оценку компьютера
setting-turning = Вдвоём поворачивать доску к тому, чей ход
setting-sound = Звуки
setting-premoves = Готовить ход, пока ходит соперник
setting-pause = Компьютер немного ждёт перед ходом
setting-pondering = Компьютер думает и во время вашего хода
settings-move = Сохранить настройки или взять другие
settings-text = Настройки в виде текста
settings-save = Сохранить в файл
settings-open = Открыть файл
settings-take = Взять текст выше
settings-taken = Эти настройки приняты.
settings-unreadable = В этом тексте нет настроек. Ничего не изменилось.
settings-unreadable-field = Значение настройки «{ $field }» здесь не известно. Ничего не изменилось.
settings-reset = Сбросить всё
settings-confirm-reset = Вернуть все настройки к начальным, в том числе выбор для новых игр?
settings-yes-reset = Да, сбросить
settings-were-reset = Все настройки вернулись к начальным.

# The exact value of a position
truth-ask = Это выиграно?
truth-cancel = Прекратить поиск
truth-begins = Поиск доказательства готовится.
truth-working = Идёт поиск доказательства: { $thousands } тыс. позиций за { $seconds } с, не больше { $megabytes } МБ памяти.
truth-won = { $color ->
    [white] Белые выигрывают, доказано.
   *[black] Чёрные выигрывают, доказано.
}
truth-drawn = Ничья, доказано.
truth-at-least-draw = { $color ->
    [white] У белых по меньшей мере ничья.
   *[black] У чёрных по меньшей мере ничья.
}
truth-nothing = Пока ничего не доказано.
truth-distance = { $plies ->
    [0] Конец наступил.
    [one] Следующее взятие или конец можно вынудить за { $plies } полуход.
    [few] Следующее взятие или конец можно вынудить за { $plies } полухода.
   *[other] Следующее взятие или конец можно вынудить за { $plies } полуходов.
}
truth-at-ply = { $ply ->
    [0] Это о начальной позиции.
   *[other] Это о позиции после полухода { $ply }.
}
truth-cancelled = Поиск остановлен через { $seconds } с.
truth-full = { $megabytes } МБ памяти, отведённых на поиск, исчерпаны.
truth-failed = Решатель здесь не работает: браузер не смог его загрузить, или не хватило памяти.
truth-impossible = Здесь ничего не доказать: у этих правил нет таблиц окончаний, или ни одна игра не ведёт к этой позиции.
truth-tables = Таблицы окончаний: до { $pieces } шашек.
truth-tables-building = { $pieces ->
    [1] Строятся таблицы окончаний: { $percent } %.
   *[other] Таблицы окончаний: до { $pieces } шашек; для { $next } строятся, { $percent } %.
}
truth-tables-unkept = Таблицы окончаний: до { $pieces } шашек, только на это посещение: браузер их не хранит.
truth-no-tables = Для этих правил таблиц окончаний нет.

# The evaluation beside the board
evaluation = Оценка
evaluation-won = { $color ->
    [white] Белые выигрывают
   *[black] Чёрные выигрывают
}
evaluation-drawn = Ничья при лучшей игре
evaluation-even = Примерно равно
evaluation-ahead = { $color ->
    [white] У белых перевес примерно в { $pieces } шашки
   *[black] У чёрных перевес примерно в { $pieces } шашки
}
evaluation-unknown = Пока не известно
