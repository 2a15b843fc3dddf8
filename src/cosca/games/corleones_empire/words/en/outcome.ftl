# How a game ended. $winners: seats; $score (number): their money; $scores: the money of all, the best first.

outcome-money =
    { $winners ->
        [1] { LIST($winners) } wins with ${ $score }. Final totals: { LIST($scores, type: "comma", each: "score-of") }.
       *[other] { LIST($winners) } share the win with ${ $score } each. Final totals: { LIST($scores, type: "comma", each: "score-of") }.
    }
score-of = { NAME($seat) } ${ $n }
