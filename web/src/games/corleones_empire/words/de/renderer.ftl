# The words of the table of Corleone's Empire. What things are called comes from the game's own catalogues.

title = Corleones Imperium
short-act = { $act }, { $phase }
short-setup = Spielaufbau
short-over = Das Ende

tab-label = Teile des Tischs
tab-city = Stadt
tab-desk = Aufträge
tab-hand = Hand
tab-families = Familien
tab-here = Hier kannst du etwas wählen

acts-label = Akt { $act } von 4
acts-phases = Phasen eines Akts
acts-limit = Handlimit am Ende dieses Akts: { $n } Karten
acts-horse = { $name } hat den Pferdekopf und ist zuerst dran
acts-own = Du hast { $hand } $ auf der Hand und { $suitcase } $ im Koffer

## The city

city = Karte von New York
city-how = Geschäfte, Felder und Reviere. Pfeiltasten führen zum Nachbarn, Enter wählt, i erklärt, Plus und Minus vergrößern und verkleinern.
city-plus = Vergrößern
city-minus = Verkleinern
city-lot = Baulücke
city-front = Fassade
city-back = Hinterzimmer
# $figure, $who: a figure and whose it is
city-figure = { $figure } ({ $who })
city-business = { $who ->
    [none] { $name }. Fassade: { $front ->
        [0] keine
       *[other] { LIST($front, type: "comma") }
    }. Hinterzimmer: { $back ->
        [0] keins
       *[other] { LIST($back, type: "comma") }
    }.
   *[other] { $name }. Fassade: { $front ->
        [0] keine
       *[other] { LIST($front, type: "comma") }
    }. Hinterzimmer: { $back ->
        [0] keins
       *[other] { LIST($back, type: "comma") }
    }. Dort: { $who }.
}
city-space = { $closed ->
    [true] { $name }, erst ab 3 Familien
   *[false] { $who ->
        [none] { $name }, zwischen { LIST($areas) }. Hinterzimmer: { LIST($icons, type: "comma") }.
       *[other] { $name }, zwischen { LIST($areas) }. Hinterzimmer: { LIST($icons, type: "comma") }. Dort: { $who }.
    }
}
city-influence = { $who } { $n }
city-turf = { $who ->
    [none] Revier { $number }, { $name }. Niemand kontrolliert es. { LIST($counts, type: "comma") }
   *[other] Revier { $number }, { $name }. { $who } kontrolliert es, { $height ->
        [one] 1 Marker
       *[other] { $height } Marker
    }. { LIST($counts, type: "comma") }
}
city-uncontrolled = Kein Kontrollmarker
city-markers = { $n ->
    [one] 1 Kontrollmarker: { $who } kontrolliert das Revier
   *[other] { $n } Kontrollmarker: { $who } kontrolliert das Revier; darunter { LIST($below, type: "comma") }
}
city-hudson = { $names ->
    [0] Im Hudson ist niemand
   *[other] Im Hudson bis zum Zwischenakt: { LIST($names, type: "comma") }
}

card-backs = Hinterzimmer ringsum
card-there = Dort: { LIST($names, type: "comma") }
card-controls = { $n ->
    [one] { $name } kontrolliert es, 1 Marker liegt dort
   *[other] { $name } kontrolliert es, { $n } Marker liegen dort
}
card-influence = Einfluss: { LIST($counts, type: "comma") }
card-strongest = { $name } würde jetzt den Revierkampf gewinnen

## Cards

hand-title = Deine Hand
hand-count = { $n } von { $limit }
hand-none = Keine Karten
hand-sort-money = Geld zuerst
hand-sort-jobs = Aufträge zuerst
hand-sort-allies = Verbündete zuerst
# Cards of everyone, shown once nothing is hidden any more
hands-title = Alle Handkarten und Koffer
gather-bid = Dein Gebot: { $n } $
gather-tribute = { $n } von { $due } gewählt
gather-clear = Leeren
gather-seal = { $n ->
    [0] Nichts bieten
   *[other] { $n } $ verdeckt bieten
}
gather-pay = { $n ->
    [one] Diese Karte abgeben
   *[other] Diese { $n } Karten abgeben
}
job-payable = bezahlbar
job-narcotics = { $n ->
    [one] mit 1 Rauschgiftkarte
   *[other] mit { $n } Rauschgiftkarten
}
job-missing = Noch nötig: { LIST($goods, type: "comma") }
job-wild = Noch nötig: { LIST($goods, type: "comma") }. Dein Rauschgift ersetzt davon { $n }.
job-cost-has = { $good }
job-cost-missing = { $good }: fehlt
job-cost-paid = { $good }: bezahlt
job-cost-due = { $good }: jetzt zu bezahlen
job-cost-later = { $good }: später zu bezahlen
job-due = Jetzt zu bezahlen: { $good }
jobs-public = Offene Aufträge
jobs-looked_at = Du siehst dir an
jobs-aside = In Arbeit
jobs-empty = { $n ->
    [one] 1 Platz für einen offenen Auftrag bleibt bis zum Zwischenakt leer.
   *[other] { $n } Plätze für offene Aufträge bleiben bis zum Zwischenakt leer.
}
allies-title = Käufliche Verbündete
# A sum of money. $n (number)
dollars = { $n } $
suitcase-title = Dein Koffer
suitcase-empty = Kein Geld
suitcase-jobs = { $n ->
    [one] 1 Auftrag
   *[other] { $n } Aufträge
}
bank-title = Bank und Stapel
bank-left = { $name }: noch { $n } in der Bank
bank-jobs = { $n ->
    [one] 1 Auftrag im Stapel
   *[other] { $n } Aufträge im Stapel
}

discards-title = Abgeworfene Aufträge
discards-count = { $n ->
    [one] 1 abgeworfener Auftrag
   *[other] { $n } abgeworfene Aufträge
}
take-short = Alles nehmen
# $icons: what is taken
take-all = Alles nehmen: { LIST($icons, type: "comma") }

## Families

family-label = { $name }, { $player }
family-you = Du
family-horse = Hat den Pferdekopf und ist zuerst dran
family-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
family-turfs = { $n ->
    [one] Kontrolliert 1 Revier
   *[other] Kontrolliert { $n } Reviere
}
family-markers = { $n ->
    [one] Noch 1 Kontrollmarker
   *[other] Noch { $n } Kontrollmarker
}
family-figures = Noch einzusetzen: { $thugs ->
    [0] kein Gangster
    [one] 1 Gangster
   *[other] { $thugs } Gangster
}{ $members ->
    [0] { "" }
   *[other] , { LIST($members, type: "comma") }
}
family-noFigures = keine Figur mehr
family-played = Ausgespielt: { LIST($names, type: "comma") }
family-open = Familien zeigen
# The newest action of a family. $what, $gains: what it got
family-last = { $gains ->
    [0] Letzte Aktion: { $what }
   *[other] Letzte Aktion: { $what }. Bekommen: { LIST($gains, type: "comma") }
}
family-did-figure = { $figure }: { $place }
family-did-aside = { $figure } beiseitegelegt
family-did-job = Auftrag: { $name }
family-did-ally = Verbündeter: { $name }
family-did-took = Neuer Verbündeter: { $name }
family-did-bid = { $n ->
    [0] Nichts geboten
   *[other] { $n } $ geboten
}
family-did-none = Noch keine Aktion
# On small screens: $cards in hand, $figures still to play
family-short = { $name }: { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}, { $figures ->
    [one] 1 Figur übrig
   *[other] { $figures } Figuren übrig
}

## Turfs

rail-title = Die sieben Reviere
rail-nobody = niemand
# What the family with the most markers in a turf gets at the end.
rail-bonus = 5 $
# $n: markers; $who: who controls the turf; $first: who has the most markers there
rail-turf = Revier { $number }, { $name }. { $n ->
    [0] Keine Kontrollmarker
    [one] 1 Kontrollmarker
   *[other] { $n } Kontrollmarker
}. { $who ->
    [none] Niemand kontrolliert es.
   *[other] { $who } kontrolliert es.
}{ $first ->
    [none] { "" }
   *[other] {" "}{ $first } bekäme am Ende die 5 $.
}

## Scenes

scene-turf_war-won = { $name } gewinnt
scene-turf_war-tied = Niemand gewinnt
scene-turf_war-empty = Niemand ist dort
scene-skip = Überspringen
bribery = Bestechung
bribery-city = Stadt ansehen
bribery-allies = Verbündete, auf die geboten wird
bribery-bidders = Verdeckte Gebote
bribery-bids = bietet
bribery-sealed = verdeckt
bribery-own = verdeckt: { $n } $
bribery-chooses = wählt
bribery-took = nimmt { $name }
scene-tribute = Tribut an den Don
scene-offers = Angebote an { $name }
scene-tax = Zurück an die Bank
scene-robbed = { $name } greift in den Koffer von { $rival }
scene-job = { $name } erfüllt den Auftrag
scene-entracte = Zwischenakt
scene-entracteHow = Alle Figuren kommen zurück, neue Aufträge und Verbündete werden ausgelegt.
scene-list = { LIST($items, type: "comma") }

count-title = Die Abrechnung
count-opens = Die Koffer werden geöffnet.
count-opened = { $name } hat { $n } $ im Koffer.
count-addsTurfs = 5 $ für die meisten Marker in jedem Revier.
count-addsJobs = 5 $ für die meisten Aufträge jeder Farbe.
count-plus = +{ $n } $
count-family = Familie
count-suitcase = Koffer
count-turfs = Reviere
count-colours = Aufträge
count-total = Geld
count-how = Eine Familie erhält 5 $ für jedes Revier, in dem sie die meisten Marker hat, egal wer es kontrolliert, und 5 $ für jede Farbe, in der sie die meisten Aufträge erfüllt hat.
count-colour = { $name } { $n }
