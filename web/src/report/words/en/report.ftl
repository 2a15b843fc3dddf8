### The report of a finished game.

title = Report
loading = The game is being fetched …
make-why = The Consigliere looks back at the whole game: who was likely to win when, what turned it, and what cost each seat most. He thinks when no bot and no player needs him; it takes a minute or two.
make = Make the report
# $n (per cent that is done)
thinking = The Consigliere looks back: { $n } %
failed = The report could not be made. Try again.
cut = The rules of today do not lead through the whole game: what comes after that is left out.
# $n (seconds of processor time)
made = { NUMBER($n) ->
    [one] Made in 1 second of thinking.
   *[other] Made in { $n } seconds of thinking.
}
toTable = To the table
toReplay = To the replay

chances = Who was likely to win
chances-label = Chance to win over time. Arrow keys go from turn to turn, Enter opens the replay there.
# $round (as the game calls it), $seat (a name), $chances (text)
chances-told = { $round } · { $seat } to move · { $chances }
# $name (a team), $chance (per cent)
chances-of = { $name }: { $chance }
chances-table = As a table
chances-moment = Moment
# $round (as the game calls it), $seat (a name)
moment = { $round }, { $seat }
start = Set-up

rounds = Round by round
# $measure (what is counted)
rounds-label = { $measure } of each seat, round by round
seat = Seat

turnings = Turning points
turnings-none = No single turn changed the chances much.
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }

mistakes = What cost most
mistakes-none = Nothing that stands out.
# $lost (per cent), $before, $after
mistakes-lost = { $before } instead of { $after }
mistakes-chosen = Chosen
mistakes-better = Better

look = Watch it
study = Study it
