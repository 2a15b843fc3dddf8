# Coaching: what stands around the words of each game.

title = Deine Begleitung
next = Weiter
do = So machen
try = Mein Rat:
skip = Erklärungen überspringen
explain = Wieder erklären
thinking = Einen Moment: Ich sehe mir den Tisch an.
watch = Die anderen entscheiden. Sieh auf den Spielplan; im Verlauf steht, was sie tun.
count = { $n } von { $of } Dingen erklärt
short = { $n }/{ $of }
lessons = Weitere Lektionen
play = Eine Partie spielen
noTips = Keine Tipps mehr
