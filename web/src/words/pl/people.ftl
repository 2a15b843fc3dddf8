### Nazwy stołów i powtórzone rozdania.

table-name = Nazwa stołu
table-nameHelp = Opcjonalna. Widać ją na listach i w powiadomieniach.
table-again = To rozdanie było już grane: początek i karty są takie jak we wcześniejszej grze. Wynik się nie liczy.
table-earlier = Wcześniejsza gra
site-people = Gracze
site-privacy = Prywatność i twoje dane
