### The report of a finished game.

title = Bericht
loading = Die Partie wird geholt …
make-why = Der Consigliere blickt auf die ganze Partie zurück: wer wann vorn lag, welche Züge sie gewendet haben und welche am teuersten waren. Er denkt nach, wenn der Server Zeit hat; das dauert ein, zwei Minuten.
make = Bericht erstellen
# $n (per cent that is done)
thinking = Der Consigliere blickt zurück: { $n } %
failed = Der Bericht konnte nicht erstellt werden. Versuche es noch einmal.
cut = Die heutigen Regeln führen nicht durch die ganze Partie: Was danach kommt, fehlt hier.
# $n (seconds of processor time)
made = { NUMBER($n) ->
    [one] Nach 1 Sekunde Nachdenken erstellt.
   *[other] Nach { $n } Sekunden Nachdenken erstellt.
}
toTable = Zum Tisch
toReplay = Zur Wiederholung

chances = Wer wann die besten Aussichten hatte
chances-label = Siegchance im Verlauf. Pfeiltasten gehen von Zug zu Zug, Enter öffnet dort die Wiederholung.
# $round (as the game calls it), $seat (a name), $chances (text)
chances-told = { $round } · { $seat } am Zug · { $chances }
# $name (a team), $chance (per cent)
chances-of = { $name }: { $chance }
chances-table = Als Tabelle
chances-moment = Zeitpunkt
# $round (as the game calls it), $seat (a name)
moment = { $round }, { $seat }
start = Spielaufbau

rounds = Runde für Runde
# $measure (what is counted)
rounds-label = { $measure } je Familie, Runde für Runde
seat = Familie

turnings = Wendepunkte
turnings-none = Kein einzelner Zug hat die Aussichten stark verändert.
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }

mistakes = Was am teuersten war
mistakes-none = Nichts, was heraussticht.
# $lost (per cent), $before, $after
mistakes-lost = { $before } statt { $after }
mistakes-chosen = Gewählt
mistakes-better = Besser

look = Ansehen
study = Studieren
