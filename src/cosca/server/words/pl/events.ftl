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
    [left] { $person } odchodzi z gry. Jako { NAME($seat) } gra teraz bot.
    [gone] { NAME($seat) }: tej osoby już nie ma, gra dalej bot.
    [taken] { $person } gra odtąd jako { NAME($seat) }.
    [bot] Jako { NAME($seat) } gra odtąd bot.
    [absent] { $person } nie ma połączenia. Do czasu powrotu jako { NAME($seat) } gra bot.
    [gave_up] { $person } się poddaje. Jako { NAME($seat) } gra teraz bot.
    [removed] { $person } odchodzi decyzją administratora. Jako { NAME($seat) } gra teraz bot.
    [timeout] { $person } nie ma już czasu. Jako { NAME($seat) } gra teraz bot.
   *[back] { $person } wraca i znów gra jako { NAME($seat) }.
}

outcome-conceded = { $winners ->
    [one] Wygrywa { LIST($winners) }: przeciwnik się poddaje.
    [few] Wygrywają { LIST($winners) }: przeciwnik się poddaje.
    [many] Wygrywają { LIST($winners) }: przeciwnik się poddaje.
   *[other] Wygrywają { LIST($winners) }: przeciwnik się poddaje.
}
outcome-agreed_end = Wszyscy zgodzili się na koniec bez zwycięzcy.
