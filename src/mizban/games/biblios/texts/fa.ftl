# پرسش‌ها؛ ‎.others‎ همان است که بقیهٔ میز در این میان می‌خوانند.
Place = نوبت شماست: جای کارت { $n } از { $of } را تعیین کنید.
    .others = { $seat } جای کارت { $n } از { $of } را تعیین می‌کند.
Take = یک کارت از فضای عمومی بردارید.
    .others = { $seat } یک کارت از فضای عمومی برمی‌دارد.
TurnDice = { $n ->
        [1] { $card }: یک تاس انتخاب کنید یا از کارت استفاده نکنید.
       *[other] { $card }: دو تاس متفاوت انتخاب کنید یا از کارت استفاده نکنید.
    }
    .others = { $seat } کارت { $card } را بازی می‌کند.
BidGold = کارت { $card } به مزایده گذاشته شد: دست‌کم { $n } طلا پیشنهاد دهید یا انصراف دهید.
    .others = { $seat } برای { $card } طلا پیشنهاد می‌دهد.
BidCards = کارت { $card } به مزایده گذاشته شد: دست‌کم { $n } کارت پیشنهاد دهید یا انصراف دهید.
    .others = { $seat } برای { $card } کارت پیشنهاد می‌دهد.
Pay = { $card } را بردید: { $n } طلا بپردازید، یا نپردازید و جریمه شوید.
    .others = { $seat } بهای { $card } را می‌پردازد.
Discard = برای { $card }، { $n } کارت برای سوزاندن انتخاب کنید.
    .others = { $seat } برای { $card } کارت می‌سوزاند.

# پاسخ‌ها؛ ‎.help‎ آن‌ها را توضیح می‌دهد.
place-keep = برای خودم
    .help = کارت به پشت به دست شما می‌رود؛ کارت اسقف همان لحظه بازی می‌شود (BI-4.8). در هر نوبت یک کارت نگه می‌دارید (BI-4.5).
place-public = به فضای عمومی
    .help = کارت به رو گذاشته می‌شود و دیگران به نوبت از آنجا برمی‌دارند (BI-4.9).
place-auction = به دستهٔ مزایده
    .help = کارت به پشت به دسته‌ای می‌رود که بعداً به مزایده گذاشته می‌شود؛ فقط شما آن را می‌شناسید (BI-11.4).
take = برداشتن { $thing }
    .help = { $thing } به دست شما می‌رود و همه آن را می‌بینند (BI-4.9، BI-11.6). کارت اسقف همان لحظه بازی می‌شود (BI-5.1).
raise = افزایش تاس { $thing } به اندازهٔ یک واحد
    .help = { $thing } برای برنده‌اش یک امتیاز بیشتر می‌ارزد (BI-5.9، BI-5.10، BI-5.11). عدد تاس از ۶ بالاتر نمی‌رود (BI-5.15).
lower = کاهش تاس { $thing } به اندازهٔ یک واحد
    .help = { $thing } برای برنده‌اش یک امتیاز کمتر می‌ارزد (BI-5.9، BI-5.10، BI-5.11). عدد تاس از ۱ پایین‌تر نمی‌رود (BI-5.15).
decline = استفاده نمی‌کنم
    .help = کارت اسقف می‌سوزد و هیچ تاسی تغییر نمی‌کند (BI-5.13).
pass = انصراف
    .help = از مزایدهٔ این کارت بیرون می‌روید (BI-6.6).
bid = پیشنهاد { $thing }
    .help = با { $thing } بالاترین پیشنهاددهنده می‌شوید (BI-6.5). لازم نیست این مقدار را داشته باشید، ولی هر که نپردازد جریمه می‌شود (BI-6.9، BI-8.1).
pay = پرداخت { $thing }
    .help = این کارت‌های طلا نشان داده و سوزانده می‌شوند؛ بقیهٔ پول پس داده نمی‌شود (BI-7.2، BI-7.3).
refuse = نمی‌پردازم
    .help = کارت‌هایی تصادفی از دست می‌دهید و از مزایدهٔ این کارت محروم می‌شوید؛ کارت دوباره به مزایده می‌رود (BI-7.9، BI-8.1، BI-8.6).
discard = سوزاندن { $thing }
    .help = { $thing } به پشت از دست شما می‌رود و کسی نمی‌فهمد چه بود (BI-7.6، BI-7.7).

# ممکن نیست؛ شمارهٔ بند افزوده می‌شود.
place-full = این جایگاه در این نوبت پر شده است.
not-public = { $card } در فضای عمومی نیست.
wrong-way = { $card } تاس را به آن سو نمی‌برد.
die-at-limit = تاس { $category } روی { $n } است و از آن فراتر نمی‌رود.
wrong-number = { $n ->
        [1] این کارت یک تاس را تغییر می‌دهد.
       *[other] این کارت دو تاس متفاوت را تغییر می‌دهد.
    }
too-low = پیشنهاد کنونی { $n } است: بیشتر پیشنهاد دهید.
too-high = بیش از حد مجاز است: اکنون حداکثر { $n } می‌توانید پیشنهاد دهید.
not-your-gold = این کارت‌های طلا را ندارید.
too-little = این { $n } طلاست و پیشنهاد شما { $of } بود.
one-too-many = یکی از این کارت‌ها لازم نیست.
too-late = پرداخت را آغاز کرده‌اید و دیگر نمی‌توانید از آن سر باز بزنید.
not-in-hand = { $card } در دست شما نیست.

# رویدادها؛ ‎.you‎ را خودِ بازیکن می‌خواند.
gift-turn = { $seat } بازیکن فعال است.
    .you = شما بازیکن فعال هستید.
draws = شما { $card } را کشیدید.
keeps = { $seat } یک کارت برای خودش برداشت.
    .you = کارت را برای خودتان برداشتید.
shows = { $seat } کارت { $card } را در فضای عمومی گذاشت.
    .you = کارت { $card } را در فضای عمومی گذاشتید.
sets-aside = { $seat } یک کارت در دستهٔ مزایده گذاشت.
    .you = کارت را در دستهٔ مزایده گذاشتید.
takes = { $seat } کارت { $card } را برداشت.
    .you = کارت { $card } را برداشتید.
plays-church = { $seat } کارت { $card } را بازی کرد.
    .you = کارت { $card } را بازی کردید.
turns = { $seat } تاس { $category } را به { $n } رساند.
    .you = تاس { $category } را به { $n } رساندید.
declines = { $seat } از کارت { $card } استفاده نکرد.
    .you = از کارت { $card } استفاده نکردید.
auctions-begin = فاز مزایده آغاز شد: { $n } کارت به فروش می‌رود.
turns-up = { $seat } کارت { $card } را رو کرد.
    .you = کارت { $card } را رو کردید.
passes = { $seat } انصراف داد.
    .you = انصراف دادید.
bids = { $seat } پیشنهاد { $n } داد.
    .you = پیشنهاد { $n } دادید.
unsold = کسی پیشنهاد نداد؛ { $card } سوخت.
wins-for-gold = { $seat } با { $n } طلا برندهٔ مزایده شد.
    .you = با { $n } طلا برندهٔ مزایده شدید.
wins-for-cards = { $seat } با { $n } کارت برندهٔ مزایده شد.
    .you = با { $n } کارت برندهٔ مزایده شدید.
pays = { $seat } { $gold } را پرداخت.
    .you = { $gold } را پرداختید.
discards = { $seat } { $n } کارت را به پشت سوزاند.
    .you = { $n } کارت را به پشت سوزاندید.
refuses = { $seat } پرداخت نکرد و جریمه شد.
    .you = پرداخت نکردید و جریمه شدید.
you-lose = { $card } را از دست دادید.
loses-one = { $seat } یک کارت تصادفی از دست داد.
    .you = یکی از کارت‌های شما به‌طور تصادفی سوخت.
robs-of = { $seat } به‌طور تصادفی { $card } را از { $other } برداشت.
    .you = به‌طور تصادفی { $card } را از { $other } برداشتید.
robs = { $seat } به‌طور تصادفی یک کارت از { $other } برداشت.
    .you = به‌طور تصادفی یک کارت از { $other } برداشتید.
game-ends = بازی تمام شد: دست همه رو شد.

# تصویر: عنوان‌ها و زیرنویس‌ها، هر کدام چند کلمه.
picture-gift = بیبلیوس، فاز هدیه دادن: { $n } کارت برای کشیدن مانده است.
picture-auction = بیبلیوس، فاز مزایده: { $n } کارت برای مزایده مانده است.
picture-over = بیبلیوس: بازی تمام شده است.
picture-you = شما
picture-seat = { $seat }: { $n } کارت در دست
picture-pile = { $n } کارت
picture-hidden = کارتی که نمی‌شناسید
picture-active = فعال
picture-highest = بالاترین
picture-passed = انصراف
picture-barred = محروم
picture-Place = { $seat } کارتی کشید
picture-you-Place = فقط شما این کارت را می‌بینید
picture-Take = { $seat } کارت برمی‌دارد
picture-you-Take = شما کارت برمی‌دارید
picture-TurnDice = { $seat } تاس را تغییر می‌دهد
picture-you-TurnDice = شما تاس را تغییر می‌دهید
picture-Bid = { $seat } پیشنهاد می‌دهد
picture-Pay = { $seat } می‌پردازد
picture-you-Pay = شما با طلا می‌پردازید
picture-Discard = { $seat } با کارت می‌پردازد
picture-you-Discard = شما با کارت می‌پردازید
picture-keep = برای خودم
picture-to-you = به دست شما
picture-to-hand = به دست { $seat }
picture-full = این نوبت پر شد
picture-placed = { $n } از { $of } گذاشته شد
picture-known = { $n } کارت را می‌شناسید
picture-bid-gold = پیشنهاد شما به طلا
picture-bid-cards = پیشنهاد شما به کارت
picture-payable = می‌توانید بپردازید ({ $n } طلا)
picture-hold = { $n } کارت در دست دارید
picture-purse = { $n } طلا
picture-bluff = بلوف
picture-no-bid = هنوز پیشنهادی نیست
picture-leads = { $seat } جلوست
picture-you-leads = شما پیش هستید
picture-won = { $seat } برنده شد
picture-you-won = شما برنده شدید
picture-watching = شما تماشاگرید: دست‌ها پنهان می‌ماند.
picture-empty = کارتی در دست ندارید.
picture-discards = سوخته‌ها
picture-unseen = { $n } کارت به پشت سوخته است
picture-wins = { $seat } با { $n } امتیاز برد
picture-shared = پیروزی مشترک
picture-you-win = شما با { $n } امتیاز بردید
picture-gold = طلا
picture-points = امتیاز پیروزی

# میز در پایانه
table-number = { $n }
table-between = { "؛ " }
table-gift = فاز هدیه دادن
table-auction = فاز مزایده
table-over = بازی تمام شد
table-deck = دستهٔ کارت‌ها { $n }
table-pile = دستهٔ مزایده { $n }
table-lots = { $n ->
        [0] آخرین کارت
       *[other] { $n } کارت دیگر در راه است
    }
table-discarded = سوخته { $n }
table-discarded-both = سوخته { $open } به رو، { $closed } به پشت
table-known = از شما در دستهٔ مزایده:
table-met = پیش‌تر در دست کسی دیده‌اید:
table-public = فضای عمومی:
table-drawn = کشیده‌اید:
table-block = در مزایده:
table-unknown = یک کارت پنهان
table-room = (مانده: { $keep } برای خودتان، { $public } برای فضای عمومی، { $auction } برای مزایده)
table-no-bid-gold = (با طلا؛ هنوز پیشنهادی نیست)
table-no-bid-cards = (با کارت؛ هنوز پیشنهادی نیست)
table-bid-gold = (با طلا؛ بالاترین پیشنهاد { $n }: { $seat })
table-bid-cards = (با کارت؛ بالاترین پیشنهاد { $n }: { $seat })
table-state = اکنون
table-active = بازیکن فعال
table-asked = باید پاسخ دهد
table-barred = محروم
table-passed = انصراف داده
table-bidder = پیشنهاد { $n }
table-hand = کارت‌های دست
table-hidden = { $n } ({ $hidden } پنهان)
table-gold = طلا
table-points = امتیاز پیروزی
table-star = نشان ★ یعنی برندهٔ دسته: بالاترین مجموع، و در تساوی نزدیک‌ترین حرف به A (BI-9.6).
