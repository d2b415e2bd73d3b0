# پوستهٔ همهٔ صفحه‌ها.
mizban = میزبان
skip = رفتن به محتوای صفحه
go-home = میزبان: صفحهٔ نخست
menu = فهرست
other-language = English
to-dark = پوستهٔ تیره
to-light = پوستهٔ روشن
nav-main = صفحه‌ها
nav-home = صفحهٔ نخست
nav-new = چیدن میز
nav-rules = قواعد
nav-help = راهنما
nav-verify = بررسی یک بازی
nav-profile = نمایهٔ شما

# تاریخ و ساعت.
day = { $day } { $month } { $year }
month-1 = فروردین
month-2 = اردیبهشت
month-3 = خرداد
month-4 = تیر
month-5 = مرداد
month-6 = شهریور
month-7 = مهر
month-8 = آبان
month-9 = آذر
month-10 = دی
month-11 = بهمن
month-12 = اسفند
ago-now = همین حالا
ago-minutes = { $n } دقیقه پیش
ago-hours = { $n } ساعت پیش
ago-days = { $n ->
        [1] دیروز
       *[other] { $n } روز پیش
    }
