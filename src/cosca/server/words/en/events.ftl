### What happens at tables of every game. $seat is who did it, $winners are seats.

event-undone = { $why ->
    [rules] The rules have changed since: some choices were taken back.
   *[other] { NAME($seat) } takes the last choice back.
}
event-conceded = { NAME($seat) } gives up.
# $element: what was chosen, or none where nothing on the table is
event-sealed_by = { $element ->
    [none] { NAME($seat) } has chosen in secret.
   *[other] { NAME($seat) } chooses { NAME($element) } in secret.
}
# $text: the choice as the record has it
event-recorded = { NAME($seat) }: { $text }
event-agreed_end = Everyone agreed on an end without a winner.
# $how: what happened to the seat; $person (name of a person), $bot (rank of a bot)
event-seat_changed = { $how ->
    [left] { $person } left seat { $seat }: a bot plays on.
    [gone] Whoever had seat { $seat } is here no more: a bot plays on.
    [taken] { $person } takes seat { $seat }.
    [bot] A bot plays seat { $seat } from now on.
    [absent] { $person } has been away for long: a bot plays seat { $seat }.
    [gave_up] { $person } gave up: a bot plays seat { $seat }.
    [removed] { $person } was taken away by the administrator: a bot plays seat { $seat }.
    [timeout] { $person } ran out of time: a bot plays seat { $seat }.
   *[back] { $person } plays seat { $seat } again.
}

outcome-conceded = { $winners ->
    [one] { LIST($winners) } wins: the other side gave up.
   *[other] { LIST($winners) } win: the other side gave up.
}
outcome-agreed_end = Everyone agreed on an end without a winner.
