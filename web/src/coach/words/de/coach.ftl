# Coaching: what stands around the words of each game.

title = Deine Begleitung
next = Weiter
do = So machen
try = Mein Rat:
skip = Erklärungen überspringen
explain = Wieder alles erklären
thinking = Einen Moment, ich sehe mir den Tisch an.
watch = Die anderen entscheiden. Sieh auf den Spielplan oder öffne den Verlauf, dort steht, was sie tun.
count = { $n } von { $of } Themen erklärt
short = { $n }/{ $of }
lessons = Weitere Lektionen
play = Eine Partie spielen
noTips = Tipps abschalten
