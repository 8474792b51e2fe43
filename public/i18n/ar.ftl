# الواجهة بالعربية. كلمات اللعبة: نقطة، خط، خطوة، قفزة، أسر، حجر، نفخ، قواعد.

game-title = القرق
tagline = اللعبة التي وُلدت منها الداما
white = الأبيض
black = الأسود
skip-to-board = إلى الرقعة

# The button for the colours of the page
ink-button-system = الألوان: كما في النظام
ink-button-light = الألوان: فاتحة
ink-button-dark = الألوان: داكنة

# The language
language-failed = تعذّر جلب هذه اللغة، فتبقى الصفحة بالإنجليزية.
try-again = حاول مرة أخرى

# Rule sets
rules-free = القواعد الحرة
rules-free-summary = تخطو الأحجار وتأسر في كل اتجاه، وتكرار الوضع ثلاث مرات تعادل.
rules-bell = قواعد بِل
rules-bell-summary = يبدأ الأسود، والخطوات إلى الأمام والجانبين فقط، والحجر في الصف الأخير لا يحق له إلا الأسر، و{ 50 } نقلة دون أسر تعادل.
rules-brainking = قواعد BrainKing
rules-brainking-summary = مثل قواعد بِل، لكن الأبيض يبدأ، ولا يبدأ الأسر إلى الخلف، ولا تعود الخطوة فورًا إلى حيث جاء الحجر.
rules-alfonso = ألفونسو العاشر، { 1283 }
rules-alfonso-summary = كما في «كتاب الألعاب»: الأسر اختياري، ولا يؤسر في الدور أكثر من حجر واحد.
rules-murray = موراي، { 1951 }
rules-murray-summary = قراءة هـ. ج. ر. موراي: الأسر واجب، لكن للاعب أن يتوقف بعد أي قفزة.
rules-covarrubias = كوباروبياس، { 1674 }
rules-covarrubias-summary = كما في «كنز اللغة»: من ترك الأسر فللخصم أن ينفخ حجرًا كان يستطيع القفز، أي أن يرفعه.
rules-bell-1960 = بِل، { 1960 }
rules-bell-1960-summary = كتاب ر. ك. بِل: قيوده نفسها، والنفخ بدل وجوب الأسر.
rules-qirkat = القرقات، بركلي { 2017 }
rules-qirkat-summary = كما تُدرَّس في مقرر CS 61B: قيود بِل، ويبدأ الأبيض، ولا تعود الخطوة فورًا إلى الوراء.
rules-house = قواعد البيت
rules-house-summary = قواعد من وضعك: غيّر ما شئت من بنودها العشرة.

# Players
you = أنت
plays = { $color ->
    [white] الأبيض
   *[black] الأسود
}
level-page = الغلام
level-squire = حامل الدرع
level-minstrel = المنشد
level-falconer = الصقّار
level-knight = الفارس
level-scribe = الكاتب
level-astronomer = الفلكي
level-perfect = الملك الحكيم
captured-count = { $count ->
    [zero] لا أحجار مأسورة
    [one] حجر مأسور واحد
    [two] حجران مأسوران
    [few] { $count } أحجار مأسورة
    [many] { $count } حجرًا مأسورًا
   *[other] { $count } حجر مأسور
}
thinking = يفكّر
thinking-depth = يفكّر، بعمق { $depth ->
    [zero] { $depth } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $depth } نقلات
   *[other] { $depth } نقلة
}

# Whose turn
to-move = { $color ->
    [white] الدور للأبيض
   *[black] الدور للأسود
}
your-move = الدور لك
can-move-hint = يمكن نقل الأحجار المحاطة بدائرة.
page-title = { $status } · القرق
ply-of = { $ply ->
    [0] الوضع في البداية. انقر على الرقعة للعودة إلى اللعبة.
   *[other] الوضع بعد النقلة { $ply } من { $plies }. انقر على الرقعة للعودة إلى اللعبة.
}

# What must be
must-capture = يجب أن تأسر.
must-capture-other = { $color ->
    [white] يجب أن يأسر الأبيض.
   *[black] يجب أن يأسر الأسود.
}
must-capture-one = الحجر المحاط بدائرة في { $points } يستطيع الأسر، وعلى البقية أن تنتظر.
must-capture-some = الأحجار المحاطة بدائرة وحدها تستطيع الأسر: { $points }. وعلى البقية أن تنتظر.
chain-goes-on = الأسر مستمر إلى { $points }. اختر الحجر مرة أخرى للتراجع عنه.
chain-may-stop = يمكن أن يستمر الأسر إلى { $points }، أو اختر الحجر مرة أخرى للتوقف.
huff-offer = يمكنك أولًا أن تنفخ حجرًا كان يستطيع الأسر: { $points }.
huff-chosen = تنفخ { $points }: والآن انقل.

# Why a move is refused
no-moves = انتهت اللعبة.
empty-point = لا حجر في { $point }.
not-yours = الحجر في { $point } للخصم.
occupied = النقطة { $point } ليست خالية.
no-line = لا خط يصل { $from } بـ{ $to }: الأقطار للنقاط القوية وحدها.
step-in-capture = من { $from } إلى { $to } خطوة، والأسر قفزات.
too-far = لا يمكن بلوغ { $to } من { $from }.
refused-must-capture = ليست هذه النقلة: الأسر واجب. انقل { $points }.
blocked = لا مكان ينتقل إليه الحجر في { $point }.
far-row = الحجر في { $point } في الصف الأخير، وليس له هناك إلا الأسر.
step-heading = { $heading ->
    [forward] لا تجوز الخطوة إلى الأمام في هذه القواعد.
    [sideways] لا تجوز الخطوة إلى الجانب في هذه القواعد.
   *[backward] لا تجوز الخطوة إلى الخلف في هذه القواعد.
}
returns = جاء الحجر في { $from } للتوّ من { $to } ولا يجوز أن يعود فورًا.
first-jump-heading = { $heading ->
    [forward] لا يجوز أن يبدأ الأسر إلى الأمام في هذه القواعد.
    [sideways] لا يجوز أن يبدأ الأسر إلى الجانب في هذه القواعد.
   *[backward] لا يجوز أن يبدأ الأسر إلى الخلف في هذه القواعد.
}
further-jump-heading = { $heading ->
    [forward] لا يجوز أن يستمر الأسر إلى الأمام في هذه القواعد.
    [sideways] لا يجوز أن يستمر الأسر إلى الجانب في هذه القواعد.
   *[backward] لا يجوز أن يستمر الأسر إلى الخلف في هذه القواعد.
}
nothing-to-jump = لا حجر في { $point } يُقفز فوقه.
own-piece = الحجر في { $point } لك: لا يُقفز إلا فوق أحجار الخصم.
incomplete = يجب أن يستمر الأسر من { $point } إلى { $points }.
single-jump = الأسر في هذه القواعد قفزة واحدة.
ambiguous = { $routes ->
    [two] يؤدي إلى هناك طريقان: اختر قفزة قفزة.
    [few] تؤدي إلى هناك { $routes } طرق: اختر قفزة قفزة.
   *[other] يؤدي إلى هناك { $routes } طريقًا: اختر قفزة قفزة.
}
not-a-capture = هذه خطوة وليست أسرًا.
not-huffable = لا يمكن نفخ الحجر في { $point }.
huff-alone = بعد النفخ انقل.
huff-ends = نفخ الحجر في { $point } ينهي اللعبة.

# Lists: of points, and of what is said of a point
list-more = { $rest }، { $last }
or-list = { $rest } أو { $last }
and-list = { $rest } و{ $last }

# The end
wins = { $color ->
    [white] فاز الأبيض
   *[black] فاز الأسود
}
you-win = فزت
you-lose = فاز الحاسوب
drawn = تعادل
because-no-pieces = { $color ->
    [white] لم يبق للأبيض حجر.
   *[black] لم يبق للأسود حجر.
}
because-no-move = { $color ->
    [white] ليس للأبيض نقلة جائزة.
   *[black] ليس للأسود نقلة جائزة.
}
because-resignation = { $color ->
    [white] استسلم الأبيض.
   *[black] استسلم الأسود.
}
because-time = { $color ->
    [white] انتهى وقت الأبيض.
   *[black] انتهى وقت الأسود.
}
because-repetition = تكرر الوضع نفسه على الرقعة للمرة الثالثة.
because-quiet-plies = { $plies ->
    [zero] مرت { $plies } نقلة دون أسر.
    [one] مرت نقلة واحدة دون أسر.
    [two] مرت نقلتان دون أسر.
    [few] مرت { $plies } نقلات دون أسر.
   *[other] مرت { $plies } نقلة دون أسر.
}
because-agreement = اتفق اللاعبان على التعادل.

# Moves
moves-heading = النقلات
no-moves-yet = لم تُلعب نقلة بعد.
announce-step = { $color ->
    [white] يخطو الأبيض من { $from } إلى { $to }.
   *[black] يخطو الأسود من { $from } إلى { $to }.
}
announce-capture = { $color ->
    [white] يأسر الأبيض { $count }: { $captured }. من { $from } إلى { $to }.
   *[black] يأسر الأسود { $count }: { $captured }. من { $from } إلى { $to }.
}
announce-huff = { $color ->
    [white] ينفخ الأبيض { $point }.
   *[black] ينفخ الأسود { $point }.
}

# Moves that are written
type-move = اكتب نقلة
type-move-hint = اكتب نقلة مثل d2-c3، أو d2xb4xb2 للأسر، ثم اضغط Enter. المفتاح / يصل إلى هنا.
typed-no-point = عند الحرف { $at } ينبغي أن يبدأ اسم نقطة، من a1 إلى e5.
typed-unexpected = «{ $found }» ليس من كتابة النقلة.
typed-one-point = تسمّي النقلة نقطتين على الأقل، مثل d2-c3.
typed-too-long = لا أسر بهذا الطول.
typed-several = نقلات عدة تبدأ هكذا: { $moves }.
typed-not-your-turn = الدور للحاسوب.

# Clocks
choose-time = الوقت
time-off = بلا ساعة
# Minutes for the game and seconds added after each move.
time-game = { $minutes } + { $increment }
time-move = { $seconds } ث للنقلة
time-own = غير ذلك
time-kind = الوقت
time-kind-game = للعبة كلها
time-kind-move = لكل نقلة
field-minutes = دقائق اللعبة
field-increment = ثوانٍ تضاف بعد كل نقلة
field-seconds = ثواني كل نقلة
clock-of = { $color ->
    [white] ساعة الأبيض: { $time }
   *[black] ساعة الأسود: { $time }
}

# The end of a game, in a dialog
game-over-plies = { $plies ->
    [zero] لم تكن في اللعبة نقلات.
    [one] كانت في اللعبة نقلة واحدة.
    [two] كانت في اللعبة نقلتان.
    [few] كانت في اللعبة { $plies } نقلات.
   *[other] كانت في اللعبة { $plies } نقلة.
}
rematch = إعادة المباراة
review = استعرض اللعبة

# Who plays
who-plays = اللاعبان
who-plays-hint = يمكن في أي وقت إعطاء أي جانب لشخص على هذا الجهاز أو للحاسوب. وإذا لعب الحاسوب الجانبين أمكنك أن تتفرج.
a-person = شخص على هذا الجهاز
swap-sides = بدّل الجانبين

# House rules
# A sentence like “As Bell’s rules, but: White moves first; a step may go straight back.”
rules-house-differences = مثل { $preset }، لكن: { $differences }.
clause-list = { $rest }؛ { $last }
house-base = ابدأ من
field-first = من يبدأ
field-steps = تذهب الخطوات
field-far-row-steps = للحجر في الصف الأخير أن يخطو
field-first-jump = يبدأ الأسر
field-further-jumps = يستمر الأسر
field-capture = الأسر
field-completion = الأسر متى بدأ
field-returning = للخطوة أن تعود فورًا
field-repetition = تعادل إذا تكرر الوضع هذا العدد (فارغ: أبدًا)
field-quiet-plies = تعادل بعد هذا العدد من النقلات دون أسر (فارغ: أبدًا)
value-white = الأبيض
value-black = الأسود
value-f = إلى الأمام
value-s = إلى الجانبين
value-b = إلى الخلف
value-yes = نعم
value-no = لا
value-obligatory = واجب
value-optional = اختياري
value-huff = مطلوب وإلا فالنفخ
value-complete = يجب إتمامه
value-may-stop = يجوز قطعه
value-single = قفزة واحدة
ways = { $ways ->
    [f] إلى الأمام
    [s] إلى الجانبين
    [b] إلى الخلف
    [fs] إلى الأمام والجانبين
    [fb] إلى الأمام والخلف
    [sb] إلى الجانبين والخلف
    [none] إلى لا مكان
   *[fsb] في كل اتجاه
}
clause-first = { $value ->
    [white] يبدأ الأبيض
   *[black] يبدأ الأسود
}
clause-steps = تذهب الخطوات { $ways }
clause-far-row-steps = { $value ->
    [yes] للحجر في الصف الأخير أن يخطو
   *[no] ليس للحجر في الصف الأخير إلا الأسر
}
clause-first-jump = يبدأ الأسر { $ways }
clause-further-jumps = { $value ->
    [none] لا يستمر الأسر بعد القفزة الأولى
   *[other] يستمر الأسر { $ways }
}
clause-capture = { $value ->
    [optional] الأسر اختياري
    [huff] من ترك الأسر جاز نفخ حجره
   *[obligatory] الأسر واجب
}
clause-completion = { $value ->
    [may-stop] قد يتوقف الأسر بعد أي قفزة
    [single] الأسر قفزة واحدة
   *[complete] يجب إتمام الأسر
}
clause-returning = { $value ->
    [yes] للخطوة أن تعود فورًا
   *[no] ليس للخطوة أن تعود فورًا
}
clause-repetition = { $value ->
    [never] التكرار ليس تعادلًا
    [two] تكرار الوضع مرتين تعادل
    [few] تكرار الوضع { $value } مرات تعادل
   *[other] تكرار الوضع { $value } مرة تعادل
}
clause-quiet-plies = { $value ->
    [never] النقلات دون أسر ليست تعادلًا
    [one] نقلة واحدة دون أسر تعادل
    [two] نقلتان متتاليتان دون أسر تعادل
    [few] { $value } نقلات متتالية دون أسر تعادل
   *[other] { $value } نقلة متتالية دون أسر تعادل
}
rules-no-steps = يجب أن تجوز الخطوة في اتجاه واحد على الأقل.
rules-no-jumps = يجب أن يجوز بدء الأسر في اتجاه واحد على الأقل.
rules-bad-repetition = يجب أن يقع الوضع مرتين على الأقل قبل التعادل.
rules-bad-quiet-plies = يجب أن تمر نقلة واحدة على الأقل دون أسر قبل التعادل.
rules-endless = بلا أي تعادل قد لا تنتهي اللعبة بهذه القواعد أبدًا: ضع أحد العددين.
copy-link = انسخ الرابط
link-copied = نُسخ
rules-link-bad = تعذّرت قراءة القواعد في ذلك الرابط. لم يتغير شيء.

# Points, for those who hear the board
board-label = رقعة القرق
point-empty = { $point }، خالية
point-piece = { $point }، { $color ->
    [white] حجر أبيض
   *[black] حجر أسود
}
point-can-capture = يستطيع الأسر
point-can-move = يمكن نقله
point-selected = مختار
point-destination = يمكن بلوغها
point-huffable = يمكن نفخه

# The board's helps: prepared moves, threats, hints
point-prospect = يمكن تحضيرها
point-prepared = هنا تنتهي النقلة المحضَّرة
point-routes = تؤدي إلى هنا طرق عدة، فاختر قفزة قفزة
point-threatened = مهدَّد
point-hint = موصى به
premove-piece = حضِّر جوابك: إلى أين يذهب الحجر في { $from }؟
premove-set = محضَّرة: { $from } إلى { $to }. تُلعب بعد الجواب إن أمكنت. مفتاح Escape يلغيها.
premove-dropped = ما حضَّرته لم يعد ممكنًا.
hint = تلميح
hint-again = أظهر النقلة
hint-piece = الأجدر أن ينتقل الحجر في { $from }. اسأل مرة أخرى لترى إلى أين.
hint-move = كان الحاسوب سينقل من { $from } إلى { $to }.
hint-pending = يبحث الحاسوب عن نقلة جيدة.
threats = التهديدات
threats-none = لا شيء مهدَّد.

# Buttons
new-game = لعبة جديدة
take-back = تراجع
take-back-to = تراجع إلى هنا
redo = إعادة
resign = استسلام
flip = أدر الرقعة
first-ply = إلى البداية
previous-ply = نقلة إلى الوراء
next-ply = نقلة إلى الأمام
last-ply = إلى آخر نقلة
offer-draw = اعرض التعادل
draw-declined = يرفض الحاسوب التعادل: وضعه يعجبه.
draw-pending = ينظر الحاسوب في عرضك.
agree-draw = اتفقا على التعادل
pause = إيقاف مؤقت
go-on = متابعة
confirm-resign = هل تستسلم حقًا؟
yes-resign = نعم، أستسلم
keep-playing = واصل اللعب

# The new game dialog
choose-rules = القواعد
other-rules = قواعد من التاريخ
choose-opponent = الخصم
opponent-computer = الحاسوب
opponent-person = شخصان على جهاز واحد
choose-colour = لونك
colour-random = عشوائي
choose-level = المستوى
level-numbered = { $number } · { $name }
start-game = ابدأ
gives-up-game = ستُترك اللعبة الجارية.
close = إغلاق
first-mover = { $color ->
    [white] يبدأ الأبيض.
   *[black] يبدأ الأسود.
}

# The keys, and texts to copy
keys = المفاتيح
keys-board = على الرقعة: إلى النقطة التالية
keys-choose = على الرقعة: خذ الحجر أو ضعه
keys-escape = اترك ما في اليد؛ أغلق المفتوح
keys-mouse = السحب بالزر الأيمن، أو مع Ctrl، يرسم دائرة أو سهمًا؛ ويغيّر Shift وAlt اللون. عجلة الفأرة فوق الرقعة تتنقل بين النقلات.
copy = نسخ الوضع أو اللعبة
position = الوضع
copy-position = انسخ الوضع
copy-game = انسخ اللعبة
copy-refused = لا يسمح هذا المتصفح بالنسخ. النص محدَّد: انسخه بنفسك.

# The engine
engine-restarted = توقف خيط الحاسوب فأُعيد تشغيله.
engine-failed = يتعذّر تشغيل خيط الحاسوب في هذا المتصفح. ويمكن لشخصين أن يلعبا.

# What was stored
storage-damaged = تعذّرت قراءة اللعبة المحفوظة فبدأت لعبة جديدة، وحُفظ السجل القديم جانبًا.
storage-damaged-lost = تعذّرت قراءة اللعبة المحفوظة فبدأت لعبة جديدة.
storage-full = لا يسمح هذا المتصفح بالحفظ: ستضيع هذه اللعبة بعد إعادة التحميل.

# Settings
settings = الإعدادات
settings-looks = المظهر
settings-board = الرقعة
settings-play = اللعب
setting-theme = الطابع
setting-theme-system = كما في النظام
setting-theme-manuscript = مخطوط
setting-theme-stone = حجر
setting-theme-contrast = تباين عالٍ
setting-ink = فاتح أو داكن
setting-ink-system = كما في النظام
setting-ink-light = فاتح
setting-ink-dark = داكن
setting-language = اللغة
setting-language-system = كما في المتصفح
setting-coordinates = أسماء الصفوف والأعمدة
setting-coordinates-outside = في الهامش
setting-coordinates-inside = بجانب النقاط
setting-coordinates-off = بلا أسماء
setting-motion = الحركة
setting-motion-normal = عادية
setting-motion-slow = بطيئة
setting-motion-fast = سريعة
setting-motion-off = بلا حركة
setting-threats = أظهر ما يهدده الخصم
setting-evaluation = أظهر تقييم الحاسوب
setting-turning = إذا لعب شخصان فأدر الرقعة نحو صاحب الدور
setting-sound = الأصوات
setting-premoves = تحضير نقلة أثناء دور الخصم
setting-pause = ينتظر الحاسوب لحظة قبل أن ينقل
setting-pondering = يواصل الحاسوب التفكير أثناء دورك
settings-move = احفظ الإعدادات أو هات غيرها
settings-text = الإعدادات نصًّا
settings-save = حفظ في ملف
settings-open = فتح ملف
settings-take = استعمل النص أعلاه
settings-taken = اعتُمدت هذه الإعدادات.
settings-unreadable = ليس في هذا النص إعدادات. لم يتغير شيء.
settings-unreadable-field = للإعداد «{ $field }» قيمة غير معروفة هنا. لم يتغير شيء.
settings-reset = إرجاع كل شيء
settings-confirm-reset = هل تُرجَع كل الإعدادات إلى ما كانت عليه، ومعها ما اخترته للألعاب الجديدة؟
settings-yes-reset = نعم، أرجِعها
settings-were-reset = عادت كل الإعدادات إلى ما كانت عليه.

# The exact value of a position
truth-ask = هل هذا فوز؟
truth-cancel = أوقف البحث
truth-begins = يجري التحضير للبحث عن برهان.
truth-working = يجري البحث عن برهان: { $thousands } ألف وضع في { $seconds } ث، وبذاكرة لا تزيد على { $megabytes } م.ب.
truth-won = { $color ->
    [white] فوز للأبيض، وهو مبرهَن.
   *[black] فوز للأسود، وهو مبرهَن.
}
truth-drawn = تعادل، وهو مبرهَن.
truth-at-least-draw = { $color ->
    [white] للأبيض تعادل على الأقل.
   *[black] للأسود تعادل على الأقل.
}
truth-nothing = لم يُبرهَن شيء بعد.
truth-distance = { $plies ->
    [0] حلّت النهاية.
    [one] يمكن فرض الأسر التالي أو النهاية في نقلة واحدة.
    [two] يمكن فرض الأسر التالي أو النهاية في نقلتين.
    [few] يمكن فرض الأسر التالي أو النهاية في { $plies } نقلات.
   *[other] يمكن فرض الأسر التالي أو النهاية في { $plies } نقلة.
}
truth-at-ply = { $ply ->
    [0] هذا عن البداية.
   *[other] هذا عن الوضع بعد النقلة { $ply }.
}
truth-cancelled = توقف البحث بعد { $seconds } ث.
truth-full = استُنفدت ذاكرة البحث، وهي { $megabytes } م.ب.
truth-failed = لا يعمل الحلّال هنا: لم يستطع المتصفح تحميله أو كانت الذاكرة قليلة.
truth-impossible = لا يمكن البرهان هنا على شيء: ليس لهذه القواعد جداول نهايات، أو لا لعبة تؤدي إلى هذا الوضع.
truth-tables = جداول النهايات: حتى { $pieces } أحجار.
truth-tables-building = { $pieces ->
    [1] يجري إعداد جداول النهايات: { $percent }٪.
   *[other] جداول النهايات: حتى { $pieces } أحجار، ويجري إعداد { $next }، { $percent }٪.
}
truth-tables-unkept = جداول النهايات: حتى { $pieces } أحجار، لهذه الزيارة فقط: لا يحفظها هذا المتصفح.
truth-no-tables = ليست لهذه القواعد جداول نهايات.

# The evaluation beside the board
evaluation = التقييم
evaluation-won = { $color ->
    [white] فوز للأبيض
   *[black] فوز للأسود
}
evaluation-drawn = تعادل مع أفضل لعب
evaluation-even = متعادل تقريبًا
evaluation-ahead = { $color ->
    [white] يتقدم الأبيض بنحو { $pieces } من الأحجار
   *[black] يتقدم الأسود بنحو { $pieces } من الأحجار
}
evaluation-unknown = غير معروف بعد
