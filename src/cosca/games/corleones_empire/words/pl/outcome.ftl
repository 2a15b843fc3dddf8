# How a game ended. $winners: seats; $score (number): their money; $scores: the money of all, the best first.

outcome-money =
    { $winners ->
        [1] Wygrywa { LIST($winners) } z wynikiem { $score } $. Wynik końcowy: { LIST($scores, type: "comma", each: "score-of") }.
       *[other] Wygraną dzielą { LIST($winners) }: po { $score } $. Wynik końcowy: { LIST($scores, type: "comma", each: "score-of") }.
    }
score-of = { NAME($seat) } – { $n } $
