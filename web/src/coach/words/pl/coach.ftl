# Coaching: what stands around the words of each game.

title = Twój przewodnik
next = Dalej
show = Co radzisz?
doIt = Zrób tak: { $choice }
other = Własna droga: czemu nie? Odtąd doradzam ci ruch po ruchu i uzasadniam każdą radę.
skip = Pomiń objaśnienia
explain = Pokazuj objaśnienia
thinking = Chwileczkę: patrzę na stół.
watch = Patrz na planszę. Dziennik pokazuje, co kto robi.
hold = Przeczytaj spokojnie wynik, a potem graj dalej.
on = Dalej
count = Objaśniono: { $n } z { $of }
short = { $n }/{ $of }
lessons = Inne lekcje
play = Zagraj
noTips = Wyłącz wskazówki
