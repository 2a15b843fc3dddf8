## Why something cannot be chosen now: a reason for this very thing, said when a reader asks.

# Kinds of things, as what a question asks for.
asks-business = ein Geschäft
asks-place = ein Familienfeld
asks-turf = ein Revier
asks-job = einen Auftrag
asks-ally = einen Verbündeten
asks-money = eine Geldkarte
asks-good = eine Ware
asks-icon = eine Fähigkeit
asks-seat = eine Familie

# $figure, $owner, $owned (own, rival, neutral): who stands there
phrase-standing =
    { $owned ->
        [own] dein { NAME($figure) }
        [neutral] { NAME($figure, case: "the") }
       *[rival] { NAME($figure, case: "the") } { NAME($owner, case: "genitive") }
    }

## Businesses, spaces, turfs

why-business-closed = { NAME($business) }: Dieses Geschäft liegt nicht auf dem Spielplan.
why-business-park = { NAME($business) }: Im Central Park gibt es nur ein Hinterzimmer, kein Gangsterfeld und keine Fassade.
why-business-taken = { NAME($business) }: Auf dem Gangsterfeld steht { phrase-standing }.
why-business-used = { NAME($business) }: Diese Fassade hast du mit dieser Karte schon genutzt.
why-business-emptied = { NAME($business) }: Die Karte gilt nur für das Geschäft, das du gerade geräumt hast.
why-no-thug = { NAME($business) }: Du hast keinen Gangster mehr im Vorrat.
why-place-taken = { NAME($place) }: Dort steht { phrase-standing }.
why-place-three = { NAME($place) } ist mit 3+ markiert: Bei zwei Familien ist das Feld nicht im Spiel.
why-place-two = { NAME($place) } liegt nicht zwischen genau zwei Gebieten.
why-no-member = { NAME($place) }: Du hast kein Familienmitglied mehr im Vorrat.
why-turf-park = Der Central Park ist kein Revier.
why-turf-here = { NAME($turf) }: Dort steht { NAME($figure, case: "the") } schon.
# $where (own_figure, own_control, same_turf, any): what the card asks for
why-turf-where =
    { $where ->
        [own_figure] { NAME($turf) }: Dort hast du keine Figur.
        [own_control] { NAME($turf) }: Dieses Revier kontrollierst du nicht.
       *[other] { NAME($turf) }: Für dieses Revier gilt die Karte nicht.
    }
why-turf-empty = { NAME($turf) }: In diesem Revier steht keine Figur.
why-turf-top =
    { $own ->
        [true] { NAME($turf) }: Der oberste Marker ist dein eigener.
       *[false] { NAME($turf) }: Dort liegt kein Marker, den du entfernen könntest.
    }
why-turf-no-marker = { NAME($turf) }: Dort liegt kein Marker von dir.

## Figures

why-nobody = { NAME($element) }: Dort steht keine Figur.
# $kind (thug, family): what the card asks for
why-figure-kind =
    { $kind ->
        [thug] { NAME($element) }: Dort steht { phrase-standing }, aber die Karte gilt nur für Gangster.
       *[family] { NAME($element) }: Dort steht { phrase-standing }, aber die Karte gilt nur für Familienmitglieder.
    }
why-figure-own = { NAME($element) }: Dort steht { phrase-standing }, aber die Karte gilt nie für deine eigenen Figuren.
why-figure-foreign = { NAME($element) }: Dort steht { phrase-standing }, aber du kannst hier nur eigene Figuren versetzen.
why-figure-borrowed = { NAME($element) }: Dort steht { NAME($figure, case: "the") } und arbeitet in diesem Zug für dich.
# $n, $mine (numbers): turfs that the owner controls, and the reader
why-figure-ahead =
    { $owned ->
        [own] { NAME($element) }: Dort steht { phrase-standing }, aber die Karte gilt nur für Familien, die mehr Reviere kontrollieren als du.
        [neutral] { NAME($element) }: Dort steht { phrase-standing }, aber die Karte gilt nur für Familien, die mehr Reviere kontrollieren als du.
       *[rival] { NAME($element) }: { NAME($owner) } kontrolliert nicht mehr Reviere als du ({ $n } gegen { $mine }).
    }
why-figure-where =
    { $where ->
        [own_figure] { NAME($element) }: Dort steht { phrase-standing }, aber in keinem Revier mit einer Figur von dir.
        [own_control] { NAME($element) }: Dort steht { phrase-standing }, aber in keinem Revier, das du kontrollierst.
       *[same_turf] { NAME($element) }: Dort steht { phrase-standing }, aber nicht in dem Revier, das du gerade gewählt hast.
    }
why-figure-moved = { NAME($element) }: Dort steht { phrase-standing }; mit dieser Karte hast du die Figur schon versetzt.
why-figure-stuck = { NAME($element) }: Dort steht { phrase-standing }; für die Figur gibt es kein anderes leeres Feld.

## Cards, goods, abilities

why-job-elsewhere = { NAME($job, case: "quoted") } ist weder auf deiner Hand noch unter den offenen Aufträgen.
why-job-goods = { NAME($job, case: "quoted") }: Dafür fehlen dir Waren ({ LIST($goods, type: "comma", times: "list-times") }).
why-job-wild = { NAME($job, case: "quoted") }: Dafür fehlen dir Waren ({ LIST($goods, type: "comma", times: "list-times") }), und dein Rauschgift ersetzt davon nur { $n }.
why-job-looked = { NAME($job, case: "quoted") } ist nicht unter den Aufträgen, die du dir ansiehst.
why-ally-hand = { NAME($ally, case: "quoted") } ist nicht auf deiner Hand.
why-ally-played = { NAME($ally, case: "quoted") } hast du in diesem Akt schon ausgespielt. Beim Tribut kommt die Karte auf deine Hand zurück.
why-ally-row = { NAME($ally, case: "quoted") } ist nicht auf deiner Hand: Die Karte liegt offen aus, und in der Bestechung kannst du darauf bieten.
why-ally-left = { NAME($ally, case: "quoted") } ist nicht auf deiner Hand: Niemand hat diesen Verbündeten bestochen, und im Zwischenakt kommt er aus dem Spiel.
why-ally-sale = { NAME($ally, case: "quoted") } liegt nicht offen aus.
why-card-hand = { NAME($element) }: So eine Karte hast du nicht auf der Hand.
why-card-suitcase = { NAME($element) }: So eine Karte hast du nicht im Koffer.
why-card-picked = { NAME($element) }: Davon hast du schon alle gewählt.
why-good-never = { NAME($good) } kannst du hier nie wählen.
why-good-bank = { NAME($good) }: Davon hat die Bank nichts mehr.
why-good-due = { NAME($good) }: Jetzt ist { NAME($due, case: "one") } fällig.
why-good-needed = { NAME($good) }: Davon brauchst du alles für den Rest der Kosten.
why-icon-absent = { NAME($icon) } ist nicht unter den Fähigkeiten, die noch übrig sind.
# $lacks (money, job, horse, good, bank, cards): why the ability would do nothing
why-icon-idle =
    { $lacks ->
        [money] { NAME($icon) }: Du hast kein Geld auf der Hand.
        [job] { NAME($icon) }: Es gibt keinen Auftrag mehr zu ziehen.
        [horse] { NAME($icon) }: Den Pferdekopf hast du schon.
        [good] { NAME($icon) }: Davon hat die Bank nichts mehr.
        [bank] { NAME($icon) }: Die Bank hat keine solche Karte mehr und auch keine kleinere.
       *[cards] { NAME($icon) }: Du hast zu wenige Karten auf der Hand.
    }

## Seats

why-seat-front = Zur Wahl stehen nur du und { NAME($controller) }, denn diese Familie kontrolliert das Revier.
why-seat-rival = Du kannst nur in den Koffer einer gegnerischen Familie greifen.
why-seat-empty = { NAME($seat) } hat kein Geld im Koffer.
