### The report of a finished game.

title = Game report
loading = Loading the game …
make-why = The Consigliere looks back at the whole game: who was ahead and when, what turned the game around, and which choices cost each player the most. He works on it whenever no bot or player needs him, which takes a minute or two.
make = Create report
# $n (per cent that is done)
thinking = The Consigliere is looking back: { $n }%
busy = The Consigliere is still making another report for you. This one is next.
failed = The report could not be created. Try again.
cut = The game was played under older rules. Under the current rules it can’t be followed to the end, so the last part is left out.
# $n (seconds of processor time)
made = { NUMBER($n) ->
    [one] Created in 1 second of computing time.
   *[other] Created in { $n } seconds of computing time.
}
toTable = Back to table
toReplay = Watch replay

chances = Who was likely to win
chances-label = Chance of winning over time. Use the arrow keys to move from turn to turn, and Enter to open the replay there.
# $round (as the game calls it), $seat (a name), $chances (text)
chances-told = { $round } · { $seat } to move · { $chances }
# $name (a team), $chance (per cent)
chances-of = { $name }: { $chance }
chances-table = As a table
chances-how = How the curve is made
chances-estimate = From every turn, the Consigliere plays the game on many times, with all cards known, to the end of the round or act, and judges the position there. The average is the chance of winning.
chances-smoothed = The curve is smoothed: each value is averaged with those of a few turns before and after it, and the more certain values count for more. Where two rounds or acts meet, both sides are brought together over several turns, so that the end of a round does not look like a move. Only a turning point may make the curve jump. It is always a single turn of one player, and it was estimated again before it was listed.
chances-moment = Moment
# $round (as the game calls it), $seat (a name)
moment = { $round }, { $seat }
start = Setup

rounds = Round by round
# $measure (what is counted)
rounds-label = { $measure } of each player, round by round
seat = Player

turnings = Turning points
turnings-none = No single turn changed the chances much.
turnings-best = No better move was found.
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }

mistakes = Costliest mistakes
mistakes-none = No big mistakes.
# $lost (per cent), $before, $after
mistakes-lost = { $before } instead of { $after }
mistakes-chosen = Chosen
mistakes-better = Better

look = Watch
study = Study
