## How a game ends. $score and $other are the Mandamenti of the winners and of the others.

outcome-mandamenti = { LIST($winners) } gewinnen: { $goal ->
    [alone] Eine Familie allein kontrolliert { $alone } Mandamenti
   *[together] Zusammen kontrollieren sie mindestens { $together } Mandamenti
} ({ $score } gegen { $other }).
outcome-last_round = { LIST($winners) } gewinnen nach der letzten Runde mit { phrase-score } gegen { $other }.
outcome-bronte = { LIST($winners) } gewinnen: je { phrase-score }, und sie kontrollieren { NAME($area) }.
outcome-draw = Unentschieden: je { phrase-score }, und niemand kontrolliert { NAME($area) }.
phrase-score = { $score ->
    [one] 1 Mandamento
   *[other] { $score } Mandamenti
}
