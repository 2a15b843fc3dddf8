### What happens at tables of every game. $seat is who did it, $winners are seats.

event-undone = { $why ->
    [rules] The rules have changed since then, so some choices were undone.
   *[other] { NAME($seat) } undoes the last choice.
}
event-conceded = { NAME($seat) } gives up.
# $element: what was chosen, or none where nothing on the table is
event-sealed_by = { $element ->
    [none] { NAME($seat) } has made a secret choice.
   *[other] { NAME($seat) } secretly chooses { NAME($element) }.
}
# $text: the choice as the record has it
event-recorded = { NAME($seat) }: { $text }
event-agreed_end = Everyone agreed to end the game without a winner.
# $how: what happened to the seat; $person (name of a person), $bot (rank of a bot)
event-seat_changed = { $how ->
    [left] { $person } left the game. A bot now plays for { NAME($seat) }.
    [gone] The player for { NAME($seat) } is gone. A bot plays on.
    [taken] { $person } now plays for { NAME($seat) }.
    [bot] A bot now plays for { NAME($seat) }.
    [absent] { $person } has lost the connection. A bot plays for { NAME($seat) } until { $person } returns.
    [gave_up] { $person } gave up. A bot now plays for { NAME($seat) }.
    [removed] { $person } was removed by an administrator. A bot now plays for { NAME($seat) }.
    [timeout] { $person } ran out of time. A bot now plays for { NAME($seat) }.
   *[back] { $person } is back and plays for { NAME($seat) } again.
}

outcome-conceded = { $winners ->
    [one] { LIST($winners) } wins: the other side gave up.
   *[other] { LIST($winners) } win: the other side gave up.
}
outcome-agreed_end = Everyone agreed to end the game without a winner.
