### The end screen: what turned the game, and a picture to share.

turnings = What turned the game
turnings-none = No single move changed the chances much.
# $n (per cent that is done)
turnings-thinking = The Consigliere is looking for the moves that turned the game: { $n }%
turnings-busy = The Consigliere is still making another report for you. This one is next.
turnings-ask = Find the turning points
turnings-all = Full report
# $round (as the game calls it), $seat (a name)
turnings-moment = { $round }, { $seat }
turnings-start = Setup
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }
# $choice (a choice in words), $before, $after (per cent)
turnings-better = Better: { $choice } ({ $after } instead of { $before })
turnings-look = Watch

picture = A picture to share
# $result (a sentence)
picture-alt = All names and scores and the final board. { $result }
# $n (number): the score of the whole team
picture-team = Team: { $n }
picture-save = Download picture
picture-share = Share
picture-failed = The picture could not be created.
