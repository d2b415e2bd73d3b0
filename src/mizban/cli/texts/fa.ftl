# خطاهای خط فرمان؛ خطاهای بازی و سابقه در متن‌های مشترک است.
unknown-command = فرمان «{ $command }» وجود ندارد؛ فرمان‌های موجود: { $known }.
no-such-option = گزینهٔ «{ $option }» وجود ندارد؛ با --help ببینید چه گزینه‌هایی هست.
missing-argument = چیزی کم است: { $name }؛ با --help ببینید چه لازم است.
extra-argument = «{ $value }» اضافه است؛ با --help ببینید چه لازم است.
misused = این فرمان درست نوشته نشده است ({ $message })؛ با --help روش نوشتن آن را ببینید.
not-a-number = «{ $value }» عدد صحیح نیست ({ $name }).
too-small = { $name } باید دست‌کم { $least } باشد.
bad-pair = «{ $pair }» باید به شکل نام=مقدار نوشته شود.
no-file = پروندهٔ «{ $path }» نیست، یا نمی‌توان آن را به‌صورت متن خواند.
file-too-large = پروندهٔ «{ $path }» از { $most } مگابایت بزرگ‌تر است؛ سابقهٔ بازی نیست.
no-folder = در «{ $path }» نمی‌توان نوشت.
no-browser = برای تصویر متحرک کرومیوم یا کروم لازم است و نمونهٔ سالمی پیدا نشد؛ با MIZBAN_BROWSER می‌توان نام آن را داد.
no-pillow = برای تصویر متحرک Pillow لازم است: pip install 'mizban[gif]'.
many-bots = { $bots } ربات برای { $seats } صندلی نام برده شده است؛ یکی نام ببرید یا برای هر صندلی یکی.

no-such-seat = صندلی { $seat } وجود ندارد؛ صندلی‌ها از ۰ تا { $most } شماره دارند.

# mizban games
games-title = بازی‌ها
games-game = بازی
games-players = بازیکنان
games-range = { $least } تا { $most }
games-rules = نسخهٔ قواعد
games-options = گزینه‌ها
games-default = { $value } (پیش‌فرض)
games-seat = شمارهٔ یک صندلی، از ۰

# mizban simulate
simulate-title = { $game }: { $games } بازی با { $seats } صندلی
simulate-playing = در حال بازی
simulate-speed = { $decisions } تصمیم در ثانیه، { $games } بازی در ثانیه، { $each } تصمیم در هر بازی
simulate-seat = صندلی
simulate-bot = ربات
simulate-wins = بُرد
simulate-mean = میانگین امتیاز
simulate-least = کمترین
simulate-most = بیشترین
simulate-hash = درهم‌سازی همهٔ نتایج: { $hash }

# mizban arena
few-bots = میدان دست‌کم دو ربات متفاوت می‌خواهد، با ویرگول میانشان: hard,easy.
arena-playing = در حال بازی
arena-interval = ۹۵٪
arena-between = { $low } تا { $high }
arena-even = برابر
arena-winning = هنگام بُرد
arena-turns = نوبت
arena-rating = درجه
arena-ms = زمان
arena-note = بُرد: سهم از همهٔ بازی‌ها؛ ۹۵٪: بازه‌ای که این سهم در درازمدت در آن است؛ برابر: اگر همه یکسان بودند. هنگام بُرد: میانگین امتیاز در بازی‌هایی که برده است. نوبت: در هر بازی چند بار پس از دیگران از آن پرسیده شده است. درجه: ۴۰۰ واحد بیشتر یعنی ده بار جلوتر در برابر یک بار. زمان: میلی‌ثانیه فکر برای هر پاسخ.

# mizban statistics
no-statistics = برای کارت‌های { $game } آماری در کار نیست.
statistics-playing = در حال بازی
statistics-title = { $game }: ارزش کارت‌ها
statistics-about = ساختهٔ `mizban statistics`: بازی‌های ربات‌هایی که بی‌درنگ پاسخ می‌دهند و هر ارزشی را تا { $blur }٪ اشتباه برآورد می‌کنند، با بذر { $seed }. استفاده: از صندلی‌های همهٔ بازی‌هایی که کارت در آن‌ها بود، چه سهمی آن را به کار برد. بُرد: آن‌که کارت را به کار برد چند بار برنده شد (بُرد مشترک به نسبت)، با بازه‌ای که ۹۵ بار در ۱۰۰ سهم راستین در آن است. امتیاز: میانگین امتیاز کسانی که آن را به کار بردند.
statistics-seats = { $seats ->
    [one] تک‌نفره: { $games } بازی
   *[other] { $seats } نفره: { $games } بازی
}
statistics-means = میانگین امتیاز { $mean }؛ میانگین امتیاز برنده { $winning }. اگر همهٔ کارت‌ها برابر بودند، کاربران هر کارت به اندازهٔ دیگران می‌بردند.
statistics-alone = میانگین نتیجه { $mean }.
statistics-games = در بازی
statistics-used = استفاده
statistics-wins = بُرد
statistics-interval = ۹۵٪
statistics-mean = امتیاز

# mizban replay, mizban verify
replay-start = { $game }، { $seats } بازیکن، بذر { $seed }
replay-unfinished = سابقهٔ بازی اینجا تمام می‌شود: { $prompt }
replay-result = نتیجه
replay-place = رتبه
replay-points = امتیاز
replay-pictures = { $count } تصویر در { $path } نوشته شد
verify-good = سابقهٔ بازی درست است: { $words } پاسخ، همه مجاز؛ بازی کامل است، نتیجه درست است و مُهر درست است.
verify-fair = قرعه منصفانه بود: بذر از رازی که میز به آن متعهد شده بود و از عددهایی که بازیکنان دادند به دست آمده است.
verify-alone = بذر از رازی به دست آمده که میز به آن متعهد شده بود، ولی هیچ بازیکنی عددی نداد: فقط سرور می‌توانست آن را از پیش بداند.
verify-plain = بذر در خود سابقه است و همهٔ قرعه‌ها از آن به دست می‌آید؛ میز از پیش به رازی متعهد نشده بود.

# mizban bench
bad-seconds = «{ $value }» شمار ثانیه‌ها نیست؛ برای نمونه بنویسید ۰٫۵.
unknown-peer = همتایی به نام «{ $peer }» وجود ندارد؛ همتاهای موجود: { $known }.
no-core = هستهٔ { $core } را اینجا نمی‌توان برگزید؛ هسته‌های موجود: { $known }.
bench-broken = فرایند اندازه‌گیری زودتر از موعد پایان یافت: { $why }
bench-installing = نصب { $peer } در محیطی جداگانه
bench-left-out = { $peer } کنار گذاشته شد: { $why }
bench-only-pure = اینجا فقط ساخت خالص هست؛ `./dev play bench` بستهٔ کامپایل‌شده را می‌سنجد و `./dev compile` همین پوشه را کامپایل می‌کند.
bench-plan = { $rows } سطر در { $runs } دور: نزدیک به { $seconds } ثانیه
bench-measuring = در حال اندازه‌گیری
bench-title = بهترین نتیجه از { $runs } دور، برای هر رقم { $seconds } ثانیه
bench-game = بازی
bench-build = ساخت
bench-driven = اجرا
bench-decisions-per-s = تصمیم در ثانیه
bench-games-per-s = بازی در ثانیه
bench-copy-us = رونوشت، µs
bench-replays-per-s = بازپخش در ثانیه
bench-ratio-to-catanatron = نسبت
bench-compiled = کامپایل‌شده
bench-pure = خالص
bench-peer = همتا
bench-caller = از بیرون
bench-inside = از درون
bench-base = نسبت: تصمیم در ثانیه، در سنجش با Catanatron { $version } (کاتان، ۲ بازیکن تصادفی) در همین اجرا.

# mizban play
resume-fixed = تعداد صندلی‌ها، بذر و گزینه‌های بازیِ ناتمام از پیش معلوم است؛ آن‌ها را با --resume ننویسید.
resume-other = سابقهٔ «{ $path }» از بازی { $game } است.
resume-over = بازیِ «{ $path }» تمام شده است و ادامه‌ای ندارد.
record-exists = پروندهٔ «{ $path }» از پیش هست؛ نام دیگری انتخاب کنید.
no-write = در پروندهٔ «{ $path }» نمی‌توان نوشت.
seat-or-hotseat = از --seat و --hotseat فقط یکی را بنویسید.
many-names = { $names } نام برای { $people } نفر پای این صفحه‌کلید داده شده است.
bad-name = نام باید ۱ تا { $most } نویسهٔ چاپ‌شدنی داشته باشد.
same-name = دو بازیکن نمی‌توانند یک نام داشته باشند.
play-you = شما
play-bot = ربات { $n }
play-hello = به { $game } خوش آمدید. برای دیدن راهنما ؟ و برای خواندن قواعد «قواعد» را بنویسید.
play-input = انتخاب شما (راهنما: ؟):{ " " }
play-range = { $least } تا { $most }
play-thinking = { $seat } فکر می‌کند
play-hand-on = صفحه‌کلید را به { $seat } بدهید تا Enter را بزند.
play-hand-on-or-undo = صفحه‌کلید را به { $seat } بدهید تا Enter را بزند؛ یا اگر { $other } پاسخ آخرش را پس می‌گیرد «ب» را بنویسید.
play-more = … (با «گزارش» همهٔ آن را می‌بینید)
play-no-number = انتخابی با شمارهٔ { $number } نیست.
play-unclear = «{ $typed }» از انتخاب‌ها نیست؛ یک عدد بنویسید، یا ؟ برای راهنما.
play-no-undo = چیزی را نمی‌توان پس گرفت: پس از آخرین پاسخ شما کسی پاسخ داده یا چیز تازه‌ای دیده شده است.
play-no-clause = در قواعد { $clause } نیست؛ «قواعد» را بنویسید تا فصل‌ها را ببینید.
play-why-what = پس از آن بنویسید کدام پاسخ را می‌پرسید، برای نمونه: چرا ۴
play-why-not = «{ $text }» را اکنون می‌توان انتخاب کرد.
play-clause = بند { $clause }:
play-chapter = فصل { $chapter }:
play-rules = برای خواندن یک فصل یا بند، شماره‌اش را هم بنویسید، برای نمونه: قواعد { $clause }
play-key-why = چرا
play-key-undo = ب
play-key-log = گزارش
play-key-rules = قواعد
play-key-quit = خ
play-help-choose = شمارهٔ انتخاب یا واژهٔ آن را بنویسید؛ هر جا مقداری خواسته شده، خودِ مقدار را. با Enter تنها، میز دوباره کشیده می‌شود.
play-help-explain = ؟ ۳: انتخاب ۳ چه می‌کند و بر پایهٔ کدام قواعد
play-help-why = چرا ۴ (یا why): چرا این پاسخ اکنون ممکن نیست
play-help-undo = ب (یا u): پس گرفتن پاسخ آخر، تا وقتی کسی پاسخی نداده و چیز تازه‌ای ندیده است
play-help-log = گزارش (یا log): همهٔ آنچه تا اینجا گذشته است
play-help-rules = قواعد (یا rules): فصل‌های قواعد؛ قواعد ۴: یک فصل؛ قواعد ۴.۳: یک بند
play-help-quit = خ (یا q): خروج؛ بازی ذخیره می‌شود و می‌توان ادامه‌اش داد
play-place = { $place }. { $seat }: { $points } امتیاز
play-won = شما بردید!
play-kept = بازی تمام شد و سابقهٔ آن ذخیره شد. برای بررسی:
play-left = بازی ذخیره شد. برای ادامه دادن:

# میزبانی
serving = میز در { $address } چیده شد
serving-phones = گوشی‌ها و دستگاه‌های دیگرِ همین شبکه: { $address }
serving-data = همه‌چیز در { $folder } نگه داشته می‌شود
serving-key = کلید میزبان، برای وارد کردن عددهای چاپی: { $key }
serving-figures = عددهای چاپی { $game } به حساب نمی‌آید: { $why }
serving-end = با Ctrl+C تمام می‌شود؛ هیچ حرکتی از دست نمی‌رود.
data-in-use = یک میزبانِ دیگر روی { $folder } در کار است؛ اول آن را ببندید یا با ‎--data پوشهٔ دیگری بدهید.
port-taken = از درگاه { $port } در { $host } نمی‌شود استفاده کرد؛ با ‎--port درگاه دیگری بدهید.
bad-port = { $port } درگاه نیست؛ درگاه‌ها از ۱ تا ۶۵۵۳۵ است.
backed-up = { $n } میز در { $path } نگه داشته شد
restored = { $n } میز از { $path } برگشت؛ آنچه پیش از این بود کنار گذاشته شد.
not-restored = سروری که در کار است نسخهٔ پشتیبان را نگرفت؛ چیزی عوض نشد.
not-a-backup = { $path } نسخهٔ پشتیبان میزبان نیست، یا آسیب دیده است.
no-data = هنوز داده‌ای در { $folder } نیست.
file-exists = { $path } از پیش هست و روی آن نوشته نمی‌شود.
cannot-write = در { $path } نمی‌شود نوشت.
data-unusable = نمی‌شود داده‌ها را در { $folder } نگه داشت؛ با ‎--data پوشهٔ دیگری بدهید.
bad-host = { $host } نشانی این دستگاه نیست؛ ‎--host را ننویسید، یا برای همین دستگاه localhost بدهید.
bad-public = { $public } نشانی‌ای نیست که بشود بازش کرد؛ آن را مثل https://table.example.org بنویسید.
bad-mail = نشانی سرور ایمیل خوانده نشد؛ آن را مثل smtp://user:password@mail.example.org:587?from=table@example.org بنویسید، یا برای درگاه ۴۶۵ با smtps://.
no-backup = پروندهٔ { $path } پیدا نشد.
