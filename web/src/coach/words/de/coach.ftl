# Coaching: what stands around the words of each game.

title = Deine Begleitung
next = Weiter
show = Was rätst du?
doIt = So machen: { $choice }
other = Dein eigener Weg: warum nicht? Von hier an berate ich dich Zug für Zug und begründe jeden Rat.
skip = Erklärungen überspringen
explain = Wieder alles erklären
thinking = Einen Moment, ich sehe mir den Tisch an.
watch = Sieh auf den Spielplan. Im Verlauf steht, was alle tun.
hold = Sieh dir das Ergebnis in Ruhe an, dann geht es weiter.
on = Weiter
count = { $n } von { $of } Themen erklärt
short = { $n }/{ $of }
lessons = Weitere Lektionen
play = Eine Partie spielen
noTips = Tipps abschalten
