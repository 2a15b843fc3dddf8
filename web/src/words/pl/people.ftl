### Nazwy stołów i powtórzone rozkłady.

table-name = Nazwa stołu
table-nameHelp = Nieobowiązkowa. Widać ją na listach i w powiadomieniach.
table-again = Ten rozkład był już grany: początek i karty są takie jak we wcześniejszej partii. Wynik się nie liczy.
table-earlier = Wcześniejsza partia
site-people = Gracze
site-privacy = Prywatność i twoje dane
