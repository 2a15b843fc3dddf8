### What happens at tables of every game. $seat is who did it, $winners are seats.

event-undone = { $why ->
    [rules] The rules have changed since: some choices were taken back.
   *[other] { NAME($seat) } takes the last choice back.
}
event-conceded = { NAME($seat) } gives up for the team.
event-agreed_end = Everyone agreed on an end without a winner.

outcome-conceded = { $winners ->
    [one] { LIST($winners) } wins: the other side gave up.
   *[other] { LIST($winners) } win: the other side gave up.
}
outcome-agreed_end = Everyone agreed on an end without a winner.
