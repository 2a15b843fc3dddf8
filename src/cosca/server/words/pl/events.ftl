### What happens at tables of every game. $seat is who did it, $winners are seats.

event-undone = { $why ->
    [rules] Zasady się od tamtej pory zmieniły: niektóre decyzje zostają cofnięte.
   *[other] { NAME($seat) } cofa ostatnią decyzję.
}
event-conceded = { NAME($seat) } poddaje grę.
# $element: what was chosen, or none where nothing on the table is
event-sealed_by = { $element ->
    [none] { NAME($seat) } dokonuje wyboru w tajemnicy.
   *[other] { NAME($seat) } wybiera w tajemnicy: { NAME($element) }.
}
# $text: the choice as the record has it
event-recorded = { NAME($seat) }: { $text }
event-agreed_end = Wszyscy zgodzili się na koniec bez zwycięzcy.
# $how: what happened to the seat; $person (name of a person), $bot (rank of a bot)
event-seat_changed = { $how ->
    [left] { $person } zwalnia miejsce { $seat }: gra dalej bot.
    [gone] Na miejscu { $seat } nikogo już nie ma: gra dalej bot.
    [taken] { $person } zajmuje miejsce { $seat }.
    [bot] Na miejscu { $seat } gra odtąd bot.
    [absent] { $person } od dawna się nie pokazuje: na miejscu { $seat } gra bot.
    [gave_up] { $person } rezygnuje: na miejscu { $seat } gra bot.
    [removed] { $person } odchodzi decyzją administratora: na miejscu { $seat } gra bot.
    [timeout] { $person } nie ma już czasu: na miejscu { $seat } gra bot.
   *[back] { $person } znów gra na miejscu { $seat }.
}

outcome-conceded = { $winners ->
    [one] Wygrywa { LIST($winners) }: przeciwnik się poddaje.
    [few] Wygrywają { LIST($winners) }: przeciwnik się poddaje.
    [many] Wygrywają { LIST($winners) }: przeciwnik się poddaje.
   *[other] Wygrywają { LIST($winners) }: przeciwnik się poddaje.
}
outcome-agreed_end = Wszyscy zgodzili się na koniec bez zwycięzcy.
