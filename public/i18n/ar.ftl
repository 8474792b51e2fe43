# الواجهة بالعربية. كلمات اللعبة: نقطة، خط، خطوة، قفزة، أسر، حجر، نفخ، قواعد.

game-title = القرق
tagline = اللعبة التي وُلدت منها الداما
white = الأبيض
black = الأسود
skip-to-board = إلى الرقعة

# ألوان الصفحة
ink-button-system = الألوان: كما في النظام
ink-button-light = الألوان: فاتحة
ink-button-dark = الألوان: داكنة

# رقم وحده
number = { $number }

# اللغة
language-failed = تعذّر جلب هذه اللغة، فتبقى الصفحة بالإنجليزية.
try-again = حاول مرة أخرى

# القواعد
rules-free = القواعد الحرة
rules-free-summary = تخطو الأحجار وتأسر في كل اتجاه، وتكرار الوضع ثلاث مرات تعادل.
rules-bell = قواعد بِل
rules-bell-summary = يبدأ الأسود، والخطوات إلى الأمام والجانبين فقط، والحجر في الصف الأخير لا يحق له إلا الأسر، و٥٠ نقلة دون أسر تعادل.
rules-brainking = قواعد BrainKing
rules-brainking-summary = مثل قواعد بِل، لكن الأبيض يبدأ، ولا يبدأ الأسر إلى الخلف، ولا تعود الخطوة فورًا إلى حيث جاء الحجر.
rules-alfonso = ألفونسو العاشر، ١٢٨٣
rules-alfonso-summary = كما في «كتاب الألعاب»: الأسر اختياري، ولا يؤسر في الدور أكثر من حجر واحد.
rules-murray = موراي، ١٩٥١
rules-murray-summary = قراءة هـ. ج. ر. موراي: الأسر واجب، لكن للاعب أن يتوقف بعد أي قفزة.
rules-covarrubias = كوباروبياس، ١٦٧٤
rules-covarrubias-summary = كما في «كنز اللغة»: من ترك الأسر فللخصم أن ينفخ حجرًا كان يستطيع القفز، أي أن يرفعه.
rules-bell-1960 = بِل، ١٩٦٠
rules-bell-1960-summary = كتاب ر. ك. بِل: قيوده نفسها، والنفخ بدل وجوب الأسر.
rules-qirkat = القرقات، بركلي ٢٠١٧
rules-qirkat-summary = كما تُدرَّس في مقرر CS 61B: قيود بِل، ويبدأ الأبيض، ولا تعود الخطوة فورًا إلى الوراء.
rules-house = قواعد البيت
rules-house-summary = قواعد من وضعك.

# اللاعبان
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

# لمن الدور
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

# ما يجب
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

# لماذا رُفضت النقلة
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

# قوائم: النقاط، وما يقال عن نقطة
list-more = { $rest }، { $last }
or-list = { $rest } أو { $last }
and-list = { $rest } و{ $last }

# النهاية
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
because-repetition = تكرر الوضع نفسه على الرقعة للمرة الثالثة.
because-quiet-plies = { $plies ->
    [zero] مرت { $plies } نقلة دون أسر.
    [one] مرت نقلة واحدة دون أسر.
    [two] مرت نقلتان دون أسر.
    [few] مرت { $plies } نقلات دون أسر.
   *[other] مرت { $plies } نقلة دون أسر.
}
because-agreement = اتفق اللاعبان على التعادل.

# النقلات
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

# النقاط لمن يسمع الرقعة
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

# الأزرار
new-game = لعبة جديدة
take-back = تراجع
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
confirm-resign = هل تستسلم حقًا؟
yes-resign = نعم، أستسلم
keep-playing = واصل اللعب

# اختيار لعبة جديدة
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

# الحاسوب
engine-restarted = توقف خيط الحاسوب فأُعيد تشغيله.
engine-failed = يتعذّر تشغيل خيط الحاسوب في هذا المتصفح. ويمكن لشخصين أن يلعبا.

# ما كان محفوظًا
storage-damaged = تعذّرت قراءة اللعبة المحفوظة فبدأت لعبة جديدة، وحُفظ السجل القديم جانبًا.
storage-damaged-lost = تعذّرت قراءة اللعبة المحفوظة فبدأت لعبة جديدة.
storage-full = لا يسمح هذا المتصفح بالحفظ: ستضيع هذه اللعبة بعد إعادة التحميل.

# الإعدادات
settings = الإعدادات
settings-looks = المظهر
settings-board = الرقعة
settings-play = اللعب
setting-theme = السمة
setting-theme-system = كما في النظام
setting-theme-manuscript = مخطوط
setting-theme-stone = حجر منحوت
setting-theme-contrast = تباين عالٍ
setting-ink = فاتح أم داكن
setting-ink-system = كما في النظام
setting-ink-light = فاتح
setting-ink-dark = داكن
setting-language = اللغة
setting-language-system = كما في المتصفح
setting-coordinates = أسماء الصفوف والأعمدة
setting-coordinates-outside = في الهامش
setting-coordinates-inside = عند النقاط
setting-coordinates-off = بلا أسماء
setting-motion = الحركة
setting-motion-normal = عادية
setting-motion-slow = بطيئة
setting-motion-fast = سريعة
setting-motion-off = بلا حركة
setting-threats = إظهار ما يهدد به الخصم
setting-evaluation = إظهار تقييم الحاسوب
setting-turning = بين شخصين: إدارة الرقعة نحو صاحب الدور
setting-sound = الأصوات
setting-premoves = إعداد نقلة والدور للخصم
setting-pause = يتمهّل الحاسوب لحظة قبل أن ينقل
setting-pondering = يواصل الحاسوب التفكير والدور لك
settings-move = حفظ الإعدادات أو جلب غيرها
settings-text = الإعدادات نصًّا
settings-save = حفظ في ملف
settings-open = فتح ملف
settings-take = استعمال النص أعلاه
settings-taken = أُخذت هذه الإعدادات.
settings-unreadable = ليس في هذا النص إعدادات. لم يتغير شيء.
settings-unreadable-field = للإعداد «{ $field }» قيمة غير معروفة هنا. لم يتغير شيء.
settings-reset = إعادة كل شيء إلى أصله
settings-confirm-reset = هل يعود كل إعداد كما كان في البداية، ومعه اختياراتك للألعاب الجديدة؟
settings-yes-reset = نعم، أعدها
settings-were-reset = عاد كل إعداد كما كان في البداية.
