# Wertung: Rangliste und Tische, deren Ergebnis zählt.

ratings-title = Rangliste
ratings-switch = Gewertet: Das Ergebnis zählt für die Wertungszahl aller. Nur mit Konto und Uhr, ohne Rat und ohne angezeigte Aussichten
# $n: how many rated games a player needs to be listed
ratings-about = Menschen und Bots stehen auf derselben Skala. Wer neu ist, beginnt bei 1500, der Wertungszahl des mittleren Bots. Die Zahl hinter ± zeigt, wie sicher eine Wertungszahl ist. In der Rangliste steht, wer { $n ->
    [one] eine gewertete Partie
   *[other] { $n } gewertete Partien
} gespielt hat.
ratings-none = Noch hat niemand genug gewertete Partien gespielt. Die Bots warten.
ratings-player = Person
ratings-rating = Wertungszahl
ratings-games = Gewertete Partien
