## How a game ends. $score and $other are the Mandamenti of the winners and of the others.

outcome-mandamenti = { LIST($winners) } wygrywają: { $goal ->
    [alone] jedna rodzina kontroluje co najmniej { $alone } mandamenti
   *[together] razem kontrolują co najmniej { $together } mandamenti
} ({ $score } do { $other }).
outcome-last_round = { LIST($winners) } wygrywają po ostatniej rundzie: { phrase-score } przeciw { $other }.
outcome-bronte = { LIST($winners) } wygrywają: po { phrase-score }, ale to ich drużyna kontroluje { NAME($area, case: "accusative") }.
outcome-draw = Remis: po { phrase-score } i nikt nie kontroluje { NAME($area, case: "genitive") }.
phrase-score = { $score ->
    [one] 1 mandamento
    [few] { $score } mandamenti
    [many] { $score } mandamenti
   *[other] { $score } mandamenti
}
