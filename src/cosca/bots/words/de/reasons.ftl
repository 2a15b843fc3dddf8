# Why the Consigliere thinks well or badly of a choice, where no game has its own words for it.

# Nothing speaks for or against the choice.
reason-even = Kein klarer Unterschied zu den anderen Möglichkeiten.
# The reason of a program that has no words in this language.
reason-unknown = Das ergeben die Probepartien von hier aus.
# $n (number): how often of 100 times, where the choice should be drawn
reason-mix =
    { $n ->
        [one] Wähle sie in etwa 1 von 100 Fällen: So bleibst du unberechenbar.
       *[other] Wähle sie in etwa { $n } von 100 Fällen: So bleibst du unberechenbar.
    }
