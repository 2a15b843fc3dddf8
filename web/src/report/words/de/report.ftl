### The report of a finished game.

title = Bericht
loading = Die Partie wird geladen …
make-why = Der Consigliere blickt auf die ganze Partie zurück: wer wann vorn lag, was die Partie gewendet hat und welche Entscheidungen wen am meisten gekostet haben. Er arbeitet daran, wenn ihn sonst niemand braucht; das dauert ein, zwei Minuten.
make = Bericht erstellen
# $n (per cent that is done)
thinking = Der Consigliere blickt zurück: { $n } %
busy = Der Consigliere arbeitet noch an einem anderen Bericht für dich. Danach kommt dieser dran.
failed = Der Bericht konnte nicht erstellt werden. Versuche es noch einmal.
cut = Die Partie wurde nach älteren Regeln gespielt. Nach den heutigen lässt sie sich nicht bis zum Ende verfolgen, deshalb fehlt hier der letzte Teil.
# $n (seconds of processor time)
made = { NUMBER($n) ->
    [one] In 1 Sekunde Rechenzeit erstellt.
   *[other] In { $n } Sekunden Rechenzeit erstellt.
}
toTable = Zum Tisch
toReplay = Wiederholung ansehen

chances = Wer wann die besten Aussichten hatte
chances-label = Siegchance im Verlauf. Pfeiltasten gehen von Zug zu Zug, Enter öffnet dort die Wiederholung.
# $round (as the game calls it), $seat (a name), $chances (text)
chances-told = { $round } · { $seat } am Zug · { $chances }
# $name (a team), $chance (per cent)
chances-of = { $name }: { $chance }
chances-table = Als Tabelle
chances-how = Wie die Kurve entsteht
chances-estimate = Von jedem Zug aus spielt der Consigliere die Partie viele Male weiter, bis zum Ende der Runde oder des Akts und mit allen Karten offen, und bewertet dann die Lage. Der Mittelwert ist die Siegchance.
chances-smoothed = Die Kurve ist geglättet: Jeder Wert wird mit denen der Züge kurz davor und danach gemittelt, und sicherere Werte zählen mehr. Wo zwei Runden oder Akte aneinanderstoßen, werden beide Seiten über mehrere Züge hinweg zusammengeführt, damit ein Rundenende nicht wie ein Zug aussieht. Nur an einem Wendepunkt darf die Kurve springen. Er ist immer ein einzelner Zug einer Person und wurde vor der Aufnahme noch einmal geschätzt.
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
turnings-best = Ein besserer Zug wurde nicht gefunden.
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }

mistakes = Die teuersten Fehler
mistakes-none = Keine großen Fehler.
# $lost (per cent), $before, $after
mistakes-lost = { $before } statt { $after }
mistakes-chosen = Gewählt
mistakes-better = Besser

look = Ansehen
study = Studieren
