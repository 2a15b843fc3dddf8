## How a game ends. $score and $other are the Mandamenti of the winners and of the others.

outcome-mandamenti = { LIST($winners) } gewinnen: { $goal ->
    [alone] Eine ihrer Familien kontrolliert allein mindestens { $alone } Mandamenti
   *[together] Zusammen kontrollieren sie mindestens { $together } Mandamenti
} ({ $score } zu { $other }).
outcome-last_round = { LIST($winners) } gewinnen nach der letzten Runde mit { $score } zu { $other } Mandamenti.
outcome-bronte = { LIST($winners) } gewinnen: Beide Teams haben { phrase-score }, und sie kontrollieren { NAME($area) }.
outcome-draw = Unentschieden: Beide Teams haben { phrase-score }, und keines kontrolliert { NAME($area) }.
phrase-score = { $score ->
    [one] 1 Mandamento
   *[other] { $score } Mandamenti
}
