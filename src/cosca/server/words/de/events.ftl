### What happens at tables of every game. $seat is who did it, $winners are seats.

event-undone = { $why ->
    [rules] Die Regeln haben sich seither geändert. Einige Entscheidungen wurden zurückgenommen.
   *[other] { NAME($seat) } nimmt die letzte Wahl zurück.
}
event-conceded = { NAME($seat) } gibt auf.
# $element: what was chosen, or none where nothing on the table is
event-sealed_by = { $element ->
    [none] { NAME($seat) } hat verdeckt gewählt.
   *[other] { NAME($seat) } wählt verdeckt: { NAME($element) }.
}
# $text: the choice as the record has it
event-recorded = { NAME($seat) }: { $text }
event-agreed_end = Alle haben sich auf ein Ende ohne Sieg geeinigt.
# $how: what happened to the seat; $person (name of a person), $bot (rank of a bot)
event-seat_changed = { $how ->
    [left] { $person } hat die Partie verlassen. Für { NAME($seat) } spielt jetzt ein Bot.
    [gone] Für { NAME($seat) } ist niemand mehr da. Ein Bot spielt weiter.
    [taken] { $person } spielt jetzt für { NAME($seat) }.
    [bot] Für { NAME($seat) } spielt jetzt ein Bot.
    [absent] { $person } hat die Verbindung verloren. Bis zur Rückkehr spielt ein Bot für { NAME($seat) }.
    [gave_up] { $person } hat aufgegeben. Für { NAME($seat) } spielt jetzt ein Bot.
    [removed] { $person } wurde von der Administration entfernt. Für { NAME($seat) } spielt jetzt ein Bot.
    [timeout] Die Zeit von { $person } ist abgelaufen. Für { NAME($seat) } spielt jetzt ein Bot.
   *[back] { $person } ist zurück und spielt wieder für { NAME($seat) }.
}

outcome-conceded = { $winners ->
    [one] { LIST($winners) } gewinnt: Die andere Seite hat aufgegeben.
   *[other] { LIST($winners) } gewinnen: Die andere Seite hat aufgegeben.
}
outcome-agreed_end = Alle haben sich auf ein Ende ohne Sieg geeinigt.
