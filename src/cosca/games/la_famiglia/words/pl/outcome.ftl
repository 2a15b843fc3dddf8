# To be translated into 'pl': translate what stands after = and delete this line.

## How a game ends. $score and $other are the Mandamenti of the winners and of the others.

outcome-mandamenti = { LIST($winners) } win: { $goal ->
    [alone] one family alone controls { $alone } Mandamenti
   *[together] together they control at least { $together } Mandamenti
} ({ $score } against { $other }).
outcome-last_round = { LIST($winners) } win after the last round with { phrase-score } against { $other }.
outcome-bronte = { LIST($winners) } win: { phrase-score } each, and they hold { NAME($area) }.
outcome-draw = A draw: { phrase-score } each, and nobody holds { NAME($area) }.
phrase-score = { $score ->
    [one] 1 Mandamento
   *[other] { $score } Mandamenti
}
