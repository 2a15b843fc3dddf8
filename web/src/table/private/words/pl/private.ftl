### What a player keeps to themselves at a table: notes, and answers in advance.

notes-title = Notatki
notes-label = Twoje notatki o tej grze
notes-help = Tylko ty możesz je czytać. Zostają tu także po grze.
notes-save = Zapisz
notes-kept = Zapisano.
# $n, $most (numbers of characters)
notes-length = Znaki: { $n } / { $most }
advance-title = Odpowiedzi z wyprzedzeniem
advance-help = Gdy padnie takie pytanie, gra po krótkiej chwili odpowie za ciebie, także pod twoją nieobecność. Dla innych wygląda to tak, jakby odpowiedź przyszła od ciebie. Jeśli odpowiedź jest niemożliwa albo zachodzi wyjątek, przepada, a pytanie czeka na ciebie.
advance-none = Przy tym stole nie ma pytań, na które można odpowiedzieć z wyprzedzeniem.
advance-answer = Odpowiedź
advance-ask = Zapytaj mnie
advance-once = Tylko następnym razem
advance-except = Zapytaj mnie jednak, gdy
advance-always = (bez wyjątku)
# $fact (a number that the question shows, such as “attackers”)
advance-above = { $fact }: więcej niż
advance-below = { $fact }: mniej niż
advance-value = Liczba
advance-save = Zapisz
advance-revoke = Cofnij
advance-kept = Zapisano.
advance-revoked = Cofnięto.
advance-dropped = Nie zapisano: odpowiedź nie pasuje do pytania, które właśnie na ciebie czeka.
advance-unsaved = Jedna z odpowiedzi nie jest zapisana.
advance-continue = Wróć do edycji
advance-discard = Odrzuć zmiany
