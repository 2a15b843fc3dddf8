# Coaching: what stands around the words of each game.

title = Your coach
next = Next
show = What do you advise?
doIt = Do it: { $choice }
other = Your own way: why not? From here on, I’ll advise you move by move and say why.
skip = Skip explanations
explain = Show explanations again
thinking = One moment, I’m looking at the table.
watch = Watch the board. The log lists what everyone does.
hold = Take your time to read the result, then continue.
on = Continue
count = { $n } of { $of } topics explained
short = { $n }/{ $of }
lessons = More lessons
play = Play a game
noTips = Turn off tips
