## How a game ends. $score and $other are the Mandamenti of the winners and of the others.

outcome-mandamenti = { LIST($winners) } win: { $goal ->
    [alone] one family alone controls at least { $alone } Mandamenti
   *[together] together they control at least { $together } Mandamenti
} ({ $score } to { $other }).
outcome-last_round = { LIST($winners) } win after the last round, { phrase-score } to { $other }.
outcome-bronte = { LIST($winners) } win: both teams have { phrase-score }, and they control { NAME($area) }.
outcome-draw = A draw: both teams have { phrase-score }, and neither controls { NAME($area) }.
phrase-score = { $score ->
    [one] 1 Mandamento
   *[other] { $score } Mandamenti
}
