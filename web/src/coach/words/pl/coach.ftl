# Coaching: what stands around the words of each game.

title = Twój przewodnik
next = Dalej
do = Zrób tak
try = Moja rada:
skip = Pomiń objaśnienia
explain = Pokazuj objaśnienia
thinking = Chwileczkę: patrzę na stół.
watch = Decydują inni. Patrz na planszę albo przeczytaj w dzienniku, co robią.
count = Objaśniono: { $n } z { $of }
short = { $n }/{ $of }
lessons = Inne lekcje
play = Zagraj
noTips = Wyłącz wskazówki
