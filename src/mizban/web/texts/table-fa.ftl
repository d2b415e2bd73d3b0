# The table page.
table-books = گزارش، گفت‌وگو و قواعد
table-log = گزارش
table-chat = گفت‌وگو
table-rules = قواعد
table-older = این بازی با همان قواعدی پیش می‌رود که با آن آغاز شده است؛ { $n ->
        [1] یک حکم
       *[other] { $n } حکم
    } تازه‌تر است.
table-rules-page = همهٔ قواعد
table-board = صفحهٔ بازی
table-rail = پرسش و بازیکنان
table-question = پرسش
table-players = بازیکنان
table-all = همهٔ پاسخ‌ها
table-which = کدام یک؟
table-close = بستن
table-laying = میز چیده می‌شود…
table-reload = صفحه را دوباره باز کنید
table-lost = ارتباط قطع شد. حرکت‌های شما محفوظ است؛ دوباره تلاش می‌کنیم…
table-compiling = ربات‌هایی که فکر می‌کنند تا پایان کامپایل قواعد کمتر فکر می‌کنند. کامپایل کنار میز در جریان است؛ لازم نیست کاری بکنید.
table-uncompiled = ربات‌هایی که فکر می‌کنند اینجا کمتر فکر می‌کنند، چون قواعد کامپایل‌نشده اجرا می‌شود. میزبان می‌تواند کامپایلر C و سرآیندهای پایتون را نصب کند (در دبیان: <span dir="ltr">{ $packages }</span>)؛ سپس در مخزن دوباره راه بیندازد، وگرنه برنامه را دوباره نصب کند.
table-seen = خواندم
table-script = میز بازی به جاوااسکریپت نیاز دارد. بقیهٔ صفحه‌ها بی آن هم کار می‌کنند.
table-since = از نوبت پیش شما
table-before = پیش از آن
table-say = چیزی به میز بگویید
table-name-first = برای گفت‌وگو نامی بگویید
table-send = فرستادن
table-copied = کپی شد
table-my-turn = نوبت شماست

# States.
state-mine = نوبت شماست
state-theirs = در انتظار
state-sealed = پاسخ داده‌اید
state-watching = تماشا می‌کنید
state-away = شما کنار رفته‌اید
state-waiting = در انتظار بازیکنان
state-playing = در حال بازی
state-over = پایان
state-closed = بسته شد
waiting-for = در انتظار
sealed = پاسخ شما، که هنوز کسی نمی‌داند:
sealed-change = پاسخم را عوض می‌کنم
waiting-free = { $n ->
        [one] هنوز یک صندلی خالی است
       *[other] هنوز { $n } صندلی خالی است
    }
waiting-help = همین که همهٔ صندلی‌ها پر شود، بازی خودش آغاز می‌شود.
waiting-starting = همه آمده‌اند: بازی آغاز می‌شود…
waiting-numbers = دستگاه هر بازیکن عدد خودش را به بُر زدن کارت‌ها می‌افزاید.
closed = همه از این میز رفته‌اند.
away = رباتی به جای شما بازی می‌کند
away-alone = کنار رفته‌اید و بازی منتظر برگشتن شماست
away-help = ربات تنها آنچه شما می‌دیدید می‌داند. هر وقت خواستید صندلی‌تان را پس بگیرید.
return = صندلی‌ام را پس می‌گیرم
leave = کنار می‌روم: ربات جایم را نگه دارد
relieve = ربات بازی کند
relieve-name = ربات به جای { $name } بازی کند
undo = پس گرفتن
undo-ask = درخواست بازگشت به پیش از حرکت آخرم
    .help = { $n ->
        [one] تنها همان یک حرکت پس گرفته می‌شود
       *[other] روی هم { $n } حرکت، از من و دیگران، پس گرفته می‌شود
    }
vote-asked = { $n ->
        [one] <bdi>{ $name }</bdi> می‌خواهد حرکت آخرش را پس بگیرد؛ تنها همان یک حرکت. همه باید بپذیرند.
       *[other] <bdi>{ $name }</bdi> می‌خواهد بازی به پیش از حرکت آخرش برگردد: روی هم { $n } حرکت، از خودش و دیگران، پس گرفته می‌شود. همه باید بپذیرند.
    }
vote-waiting = { $n ->
        [one] در انتظار موافقت دیگران با پس گرفتن یک حرکت.
       *[other] در انتظار موافقت دیگران با پس گرفتن { $n } حرکت.
    }
vote-held = ربات‌ها منتظر می‌مانند، ولی نه بیش از { $n } ثانیه.
vote-withdraw = منصرف شدم
vote-yes = می‌پذیرم
vote-no = نه
bell = نوبتم که شد خبرم کن
confirm-no = لغو
facts = آنچه می‌دانید
step-less = کمتر
step-more = بیشتر
step-amount = مقدار

# Players.
seat-you = (شما)
seat-your-turn = نوبت شما
    .brief = نوبت شما
seat-turn = باید پاسخ دهد
    .brief = در نوبت
seat-done = پاسخ داده است
    .brief = پاسخ داده
seat-thinking = فکر می‌کند
seat-bot = ربات، { $level }
seat-away = کنار رفته، ربات بازی می‌کند
    .brief = ربات
seat-gone = اکنون اینجا نیست
    .brief = نیست
watching = { $n ->
        [one] { $n } نفر تماشا می‌کند
       *[other] { $n } نفر تماشا می‌کنند
    }

# The end.
over-wins = { $n ->
        [one] <bdi>{ $name }</bdi> با { $n } امتیاز برد
       *[other] <bdi>{ $name }</bdi> با { $n } امتیاز برد
    }
over-you = { $n ->
        [one] شما با { $n } امتیاز بردید
       *[other] شما با { $n } امتیاز بردید
    }
over-alone = { $n ->
        [one] نتیجه: ⁦{ $n }⁩ امتیاز
       *[other] نتیجه: ⁦{ $n }⁩ امتیاز
    }
over-shared = { $n ->
        [one] برد مشترک با { $n } امتیاز
       *[other] برد مشترک با { $n } امتیاز
    }
over-rank = رتبه
over-player = بازیکن
over-points = امتیاز
over-again = یک دست دیگر
over-next = به بازی بعد
over-review = مرور بازی
over-check = بررسی بُر زدن

# Waiting for players.
paper-title = چه کسی کجا می‌نشیند؟
chair-free = خالی
chair-here = اینجاست
sit = اینجا می‌نشینم
stand = بلند می‌شوم
bot-level = سطح ربات
add-bot = افزودن ربات
remove-bot = برداشتن
invite-title = دیگران را دعوت کنید
invite-code = کد این میز
invite-help = این پیوند را بفرستید، یا بگذارید دیگران کد QR را با گوشی اسکن کنند. نیازی به حساب نیست.
invite-alone = این دستگاه در هیچ شبکه‌ای نیست: تا وقتی به شبکه‌ای نپیوندد، کس دیگری به این میز نمی‌رسد.
invite-here = فقط همین دستگاه به این میز می‌رسد. اگر سرور با <span dir="ltr">{ $words }</span> راه بیفتد، دیگران در همین شبکه هم به آن می‌رسند.
copy-link = کپی پیوند
qr = پیوند این میز به شکل کد QR
table-walk = صفحهٔ بازی: کلیدهای جهت از چیزی به چیز دیگر می‌روند و توضیح می‌دهند، Enter انتخاب می‌کند.
table-panes = بخش‌های میز
zoom-in = نزدیک‌تر
zoom-whole = دیدن همهٔ صفحه
walk = جا
walk-back = جای پیشین
walk-on = جای بعدی
walk-at = گزینهٔ { $n } از { $of }
table-tally = امتیاز تا اینجا
table-held = آنچه با آن بازی می‌کنید
tally-part = { $n } تا، { $points } امتیاز
table-points = در مجموع
lesson-goal = هدف { $n } از { $of }
lesson-over = درس را به پایان رساندید.
lesson-play-on = همین بازی را تا پایان ادامه بدهید یا میز خودتان را بچینید.

# مثالی که کسی امتحان می‌کند؛ $book برای مثال دفترچه ۱ است، وگرنه مثال ماست.
trial-title = مثال { $example }: { $title }
trial-name = مثال { $example }
trial-private = میز خصوصی.
trial-way = شما جای { $name } بازی می‌کنید؛ { $others } { $n ->
        [one] همان می‌کند
       *[other] همان می‌کنند
    } که در { $book ->
        [1] دفترچه
       *[other] مثال
    } آمده. چیزی حساب نمی‌شود و کسی نمی‌بیند.
    .brief = شما جای { $name } هستید؛ بقیه مثل { $book ->
        [1] دفترچه
       *[other] مثال
    }.
trial-way-alone = شما جای { $name } بازی می‌کنید. چیزی حساب نمی‌شود و کسی نمی‌بیند.
    .brief = شما جای { $name } هستید؛ چیزی حساب نمی‌شود.
trial-left = این دیگر راه { $book ->
        [1] دفترچه
       *[other] مثال
    } نیست؛ از اینجا { $n ->
        [one] رباتی
       *[other] ربات‌ها
    } به جای { $others } پاسخ { $n ->
        [one] می‌دهد
       *[other] می‌دهند
    }. هر چند بار بخواهید می‌توانید برگردید.
    .brief = دیگر راه { $book ->
        [1] دفترچه
       *[other] مثال
    } نیست؛ ربات‌ها پاسخ می‌دهند.
trial-left-alone = این دیگر راه { $book ->
        [1] دفترچه
       *[other] مثال
    } نیست. هر چند بار بخواهید می‌توانید برگردید.
    .brief = دیگر راه { $book ->
        [1] دفترچه
       *[other] مثال
    } نیست.
trial-over = به نتیجهٔ مثال رسیدید. راه دیگری را امتحان کنید یا با ربات‌ها ادامه بدهید.
    .brief = این نتیجهٔ مثال است.
trial-over-alone = به نتیجهٔ مثال رسیدید. راه دیگری را امتحان کنید یا ادامه بدهید.
    .brief = این نتیجهٔ مثال است.
trial-on = مثال تمام شده است و { $n ->
        [one] رباتی
       *[other] ربات‌ها
    } به جای { $others } پاسخ { $n ->
        [one] می‌دهد
       *[other] می‌دهند
    }. چیزی حساب نمی‌شود و کسی نمی‌بیند.
    .brief = بعد از مثال؛ ربات‌ها پاسخ می‌دهند.
trial-on-alone = مثال تمام شده است. چیزی حساب نمی‌شود و کسی نمی‌بیند.
    .brief = بعد از مثال.
trial-open = از اینجا شما جای { $name } بازی می‌کنید و { $n ->
        [one] رباتی
       *[other] ربات‌ها
    } به جای { $others } پاسخ { $n ->
        [one] می‌دهد
       *[other] می‌دهند
    }. چیزی حساب نمی‌شود و کسی نمی‌بیند.
    .brief = از اینجا شما جای { $name } هستید.
trial-open-alone = از اینجا شما جای { $name } بازی می‌کنید. چیزی حساب نمی‌شود و کسی نمی‌بیند.
    .brief = از اینجا شما جای { $name } هستید.
trial-ends = مثال فقط تا همین‌جا چیده شده است. هر چند بار بخواهید می‌توانید برگردید.
    .brief = تا همین‌جا چیده شده است.
trial-nothing = مثال همین‌جا تمام می‌شود
trial-restart = از آغاز
trial-back = بازگشت به قاعده
trial-steps = مرحله‌ها
trial-own = راه خودتان را می‌روید.
trial-mark-book = دفترچه
trial-mark-ours = مثال
trial-follow-book = راه دفترچه
trial-follow-ours = راه مثال
trial-return-book = بازگشت به راه دفترچه
trial-return-ours = بازگشت به راه مثال
trial-go-on = ادامه با ربات‌ها
seat-book = مثل دفترچه
    .brief = دفترچه
seat-ours = مثل مثال
    .brief = مثال
seat-rests = منتظر شماست
    .brief = منتظر
