# آنچه در همهٔ بازی‌ها یکسان است.
player = بازیکن { $n }
you = شما
name = { $seat }
list-comma = { "، " }
list-and = { " و " }
game-over = بازی تمام شده است.
not-asked = این پاسخِ پرسش کنونی نیست. { $question }

# خطاها: هر کدام یک جمله.
unknown-language = زبان «{ $lang }» وجود ندارد؛ زبان‌های موجود: { $known }.
unknown-game = بازی «{ $game }» وجود ندارد؛ بازی‌های موجود: { $known }.
unknown-option = بازی «{ $game }» گزینهٔ «{ $option }» ندارد؛ گزینه‌های آن: { $known }.
bad-option = گزینهٔ «{ $option }» نمی‌تواند «{ $value }» باشد؛ مقدارهای ممکن: { $known }.
option-seats = «{ $value }» برای { $known } صندلی است؛ اینجا { $seats } صندلی هست.
bad-open-option = گزینهٔ «{ $option }» نمی‌تواند «{ $value }» باشد؛ یا «{ $known }» است یا مجموعه‌ای کامل که وارد شده باشد.
options-clash = { $why }
bad-seats = «{ $game }» برای { $least } تا { $most } بازیکن است، نه { $seats }.
bad-seed = بذر «{ $seed }» نویسه‌هایی دارد که در پروندهٔ بازی جا نمی‌گیرد؛ فقط حروف لاتین، رقم و _ , . + : - مجاز است.
unknown-word = واژهٔ «{ $word }» در این بازی نیست.
unknown-lesson = درسی به نام «{ $lesson }» نیست.
illegal-word = اکنون «{ $word }» ممکن نیست: { $why }
unknown-bot = ربات «{ $bot }» وجود ندارد؛ ربات‌های موجود: { $known }.
not-your-turn = نوبت شما نیست.
other-rules = این پروندهٔ «{ $game }» با نسخهٔ { $rules } قواعد است؛ این برنامه نسخهٔ { $ours } را بازی می‌کند.
bad-position = این وضعیت ذخیره‌شدهٔ «{ $game }» نیست.
not-a-record = این پروندهٔ بازی نیست: سطر اول باید نام بازی، نسخهٔ قواعد، شمار بازیکنان و بذر را بگوید.
empty-line = سطر { $line } پرونده خالی است.
broken-line = سطر { $line } پرونده خوانا نیست.
cut-off = پرونده در میانهٔ سطر { $line } بریده شده است.
after-end = سطر { $line } پرونده پس از پایان آن آمده است.
said-after-end = سطر { $line } پرونده: بازی پیش از آن تمام شده بود.
wrong-seat = سطر { $line } پرونده: صندلی { $seat } پاسخ داده، ولی از صندلی { $asked } پرسیده شده بود.
unknown-word-at = سطر { $line } پرونده: واژهٔ «{ $word }» در این بازی نیست.
illegal-word-at = سطر { $line } پرونده: «{ $word }» ممکن نبود. { $why }
broken-seal = پرونده دست‌کاری شده است: مُهر آن جور درنمی‌آید.
unfinished = بازی تمام نشده است: پس از { $words } واژه قطع می‌شود.
other-scores = پرونده امتیازها را { $theirs } می‌داند، ولی بازی با { $ours } تمام می‌شود.
half-fair = در پرونده باید تعهد، راز و سهم همهٔ بازیکنان با هم باشد.
other-secret = رازِ این پرونده همانی نیست که میز به آن متعهد شده بود.
other-seed = بذر این پرونده از راز و سهم بازیکنان به دست نمی‌آید.

# پروندهٔ اعداد چاپی: هر کدام یک جمله، با شمارهٔ سطر.
bad-toml = سطر { $line } خوانده نمی‌شود: هر سطر یا «[کارت]» است، یا نامی و «=» و پس از آن عددی، فهرستی میان «[ ]» یا واژه‌ای میان دو گیومهٔ لاتین؛ آنچه پس از «#» بیاید به حساب نمی‌آید.
toml-twice = سطر { $line } چیزی را می‌گوید که بالاتر هم آمده است.
figures-name = سطر { $line }: مجموعه نامی می‌خواهد از حداکثر { $n } حرف لاتین، رقم و خط تیره، مانند my-copy.
figures-missing = تا سطر آخر، یعنی { $line }، خبری از «[{ $table }]» نیست: هر کارت باید جدول خود را داشته باشد.
figures-unknown = سطر { $line }: کارتی به نام «{ $table }» نیست.
figures-unknown-key = سطر { $line }: «{ $table }» عددی به نام «{ $key }» ندارد.
figures-missing-key = سطر { $line }: «{ $table }» عدد «{ $key }» را هم می‌خواهد.
figures-type = سطر { $line }: «{ $key }» در «{ $table }» باید عددی صحیح باشد.
figures-absurd = سطر { $line }: «{ $key }» در «{ $table }» نمی‌تواند { $n } باشد؛ از { $least } تا { $most } است.
figures-list = سطر { $line }: «{ $key }» در «{ $table }» باید فهرستی تا { $n } عدد باشد.
figures-order = سطر { $line }: «{ $key }» در «{ $table }» باید با بزرگ‌ترین آغاز شود.
figures-value = سطر { $line }: «{ $key }» در «{ $table }» باید یکی از این‌ها باشد: { $known }.
figures-spaces = سطر { $line }: «{ $key }» در «{ $table }» باید فضاهای متفاوتی از صفحه را نام ببرد.
figures-uneven = سطر { $line }: با «{ $key }» در «{ $table }» از هر رنگ و شماره سه کارت نمی‌ماند.
