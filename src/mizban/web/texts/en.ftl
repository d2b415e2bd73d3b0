# The shell of every page.
mizban = Mizban
skip = Skip to the content
go-home = Mizban: to the first page
menu = Menu
other-language = فارسی
to-dark = Dark theme
to-light = Light theme
nav-main = Pages
nav-home = First page
nav-new = Lay a table
nav-rules = Rules
nav-help = Help
nav-verify = Check a game
nav-profile = Your profile

# Dates and times.
day = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
ago-now = just now
ago-minutes = { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
ago-hours = { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
ago-days = { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
