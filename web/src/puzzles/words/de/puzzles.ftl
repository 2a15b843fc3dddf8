### Puzzles: their overview and the trainer.

title = Rätsel
one = Rätsel
about = Stellungen aus Partien zwischen Bots, jede mit einer besten Antwort. Du siehst, was die Person am Tisch gesehen hat.
loading = Das Rätsel wird aufgebaut …
all = Alle Rätsel
today = Rätsel des Tages
today-solved = Du hast es gelöst.
today-failed = Du hast es nicht gelöst.
today-open = Lösen
today-again = Noch einmal ansehen
themes = Ein Thema trainieren
train-any = Beliebiges Thema
# $solved, $count (numbers): of a theme
theme-count = { $solved } von { $count }
rating = Deine Wertungszahl für Rätsel
# $rating, $margin (numbers as texts)
rating-value = { $rating } ± { $margin }
rating-none = Du hast noch keine Wertungszahl: Bei jedem Rätsel zählt deine erste Antwort.
# $solved, $failed (numbers)
results = Gelöst: { $solved } · nicht gelöst: { $failed }
# $n (number of puzzles solved in a row), $best (the longest row)
streak = { $n } in Folge (Rekord: { $best })
history = Deine Wertungszahl nach den letzten Antworten
# $first, $last (ratings as texts)
history-words = von { $first } bis { $last }
none = Hier gibt es noch keine Rätsel.

# $name (a family)
play = Du spielst { $name }. Was ist am besten?
wrong = Es gibt etwas Besseres. Versuche es noch einmal oder sieh dir die Lösung an.
more = Bis hierher richtig. Wie geht es weiter?
solved = Gelöst!
solved-late = Das ist es.
givenUp = Die Lösung
giveUp = Lösung zeigen
next = Nächstes Rätsel
again = Noch einmal
study = Als Studie öffnen
link = Link kopieren
# $change (rating points with their sign), $rating (both as texts)
change = { $change } → { $rating }
# $rating (of the puzzle, as text)
difficulty = Wertungszahl des Rätsels { $rating }
# above the values of the choices
chances = Siegchance
# $n (percent), $error (percentage points)
chance = { $n } %
chance-error = Siegchance, ± { $error } %
# $margin (percentage points): by how much the right choice is ahead
margin = Um { $margin } % besser als alles andere
# $n (choices that lead to the same)
alike = { $n ->
    [one] Eine weitere Möglichkeit führt zum selben Ergebnis.
   *[other] { $n } weitere Möglichkeiten führen zum selben Ergebnis.
}
reasons = Warum
bots = Welche Bots es finden
# $n (percent of their attempts)
bot-share = { $n } %
keys = Tasten: N nächstes Rätsel, R noch einmal
