# Coaching: what stands around the words of each game.

title = Your coach
next = Next
do = Do it
try = My advice:
skip = Skip explanations
explain = Show explanations again
thinking = One moment, I’m looking at the table.
watch = The others are deciding. Watch the board, or open the log to see what they do.
count = { $n } of { $of } topics explained
short = { $n }/{ $of }
lessons = More lessons
play = Play a game
noTips = Turn off tips
