# Why the Consigliere thinks well or badly of a choice, where no game has its own words for it.

# Nothing speaks for or against the choice.
reason-even = Nichts hebt sie von den anderen ab.
# The reason of a program that has no words in this language.
reason-unknown = So kommt es heraus, wenn von hier aus weitergespielt wird.
# $n (number): how often of 100 times, where the choice should be drawn
reason-mix =
    { $n ->
        [one] Wähle sie einmal von 100 Malen: Eine Mischung lässt sich nicht erraten.
       *[other] Wähle sie { $n } von 100 Malen: Eine Mischung lässt sich nicht erraten.
    }
