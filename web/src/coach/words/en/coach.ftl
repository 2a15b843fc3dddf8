# Coaching: what stands around the words of each game.

title = Your coach
next = Next
do = Do it
try = My advice:
skip = Skip the explanations
explain = Explain things again
thinking = One moment: I am looking at the table.
watch = The others decide. Watch the board, or open the log to read what they do.
count = { $n } of { $of } things explained
short = { $n }/{ $of }
lessons = More lessons
play = Play a game
noTips = No more tips
