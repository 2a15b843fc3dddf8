# How a game ended. $winners: seats; $score (number): their money; $scores: the money of all, the best first.

outcome-money =
    { $winners ->
        [1] { LIST($winners) } gewinnt mit { $score } $. Endstand: { LIST($scores, type: "comma", each: "score-of") }.
       *[other] { LIST($winners) } teilen sich den Sieg mit je { $score } $. Endstand: { LIST($scores, type: "comma", each: "score-of") }.
    }
score-of = { NAME($seat) } { $n } $
