# Why the Consigliere thinks well or badly of a choice of Corleone's Empire.
# $job, $ally, $good, $turf, $business are such things, $rival is a seat, $figure a kind of figure, $at where a figure
# stands or what something comes from (a business, a space, a turf, an ally). $way says which: "place" if there is such
# an $at, "ability" if the choice itself is the ability. $n is a number.

reason-decline = Nichts davon lohnt sich.
reason-gives_up = Damit gibst du etwas auf, das du brauchen könntest.

## Jobs and goods

reason-job_money = Damit erfüllst du { NAME($job, case: "quoted") } für { $n } $.
reason-job_public = { NAME($job, case: "quoted") } liegt für alle offen und zahlt { $n } $: Eine gegnerische Familie könnte schneller sein.
# $public (true or false): whether the job lies open to everyone
reason-job_colour =
    { $public ->
        [true] Der offene Auftrag { NAME($job, case: "quoted") } bringt dich bei der Farbe { NAME($colour, case: "noun") } voran; wer die meisten Aufträge dieser Farbe hat, bekommt am Ende { $n } $.
       *[false] { NAME($job, case: "quoted") } bringt dich bei der Farbe { NAME($colour, case: "noun") } voran; wer die meisten Aufträge dieser Farbe hat, bekommt am Ende { $n } $.
    }
reason-job_ready = Für { NAME($job, case: "quoted") } hast du schon alle Waren.
reason-job_near =
    { $n ->
        [one] Für { NAME($job, case: "quoted") } fehlt nur eine Ware.
       *[other] Für { NAME($job, case: "quoted") } fehlen nur { $n } Waren.
    }
reason-far_job =
    { $n ->
        [one] Für { NAME($job, case: "quoted") } fehlt noch eine Ware.
       *[other] Für { NAME($job, case: "quoted") } fehlen noch { $n } Waren.
    }
reason-good_last =
    { $way ->
        [place] Das bringt dir { NAME($good, case: "accusative") } ({ NAME($at) }): die letzte Ware, die { NAME($job, case: "quoted") } braucht.
       *[ability] Das bringt dir { NAME($good, case: "accusative") }: die letzte Ware, die { NAME($job, case: "quoted") } braucht.
    }
reason-good_needed =
    { $way ->
        [place]
            { $n ->
                [one] Das bringt dir { NAME($good, case: "accusative") } ({ NAME($at) }); { NAME($job, case: "quoted") } braucht noch eine Ware.
               *[other] Das bringt dir { NAME($good, case: "accusative") } ({ NAME($at) }); { NAME($job, case: "quoted") } braucht noch { $n } Waren.
            }
       *[ability]
            { $n ->
                [one] Das bringt dir { NAME($good, case: "accusative") }; { NAME($job, case: "quoted") } braucht noch eine Ware.
               *[other] Das bringt dir { NAME($good, case: "accusative") }; { NAME($job, case: "quoted") } braucht noch { $n } Waren.
            }
    }
reason-spare_good = Für keinen Auftrag in Sicht brauchst du { NAME($good, case: "accusative") }.
reason-far_good =
    { $n ->
        [one] Nur { NAME($job, case: "quoted") } braucht { NAME($good, case: "accusative") }, und dafür fehlt noch eine Ware.
       *[other] Nur { NAME($job, case: "quoted") } braucht { NAME($good, case: "accusative") }, und dafür fehlen noch { $n } Waren.
    }
reason-narcotics_wild = Rauschgift kann jede Ware ersetzen: Später ist es mehr wert.

## Figures and turfs

reason-majority = Mit einer Figur { NAME($at, case: "at") } übernimmst du { NAME($turf, case: "at") } die Führung.
reason-majority_firm = Mit einer Figur { NAME($at, case: "at") } ist deine Führung { NAME($turf, case: "at") } schwer einzuholen.
reason-deny_majority = Mit einer Figur { NAME($at, case: "at") } ziehst du { NAME($turf, case: "at") } mit { NAME($rival) } gleich: Nach jetzigem Stand würde niemand das Revier gewinnen.
reason-shares_front = { NAME($rival) } kontrolliert { NAME($turf, case: "accusative") } und nutzt die Fassade { NAME($business, case: "genitive") } ebenfalls.
reason-last_figure = Das ist deine letzte Figur: Danach kannst du in diesem Akt keine Karten mehr spielen.
reason-breaks_majority = Ohne { NAME($figure, case: "the_accusative") } { NAME($at, case: "at") } verliert { NAME($rival) } die Führung { NAME($turf, case: "at") }.
reason-clears_way = Ohne { NAME($figure, case: "the_accusative") } { NAME($at, case: "at") } hast du { NAME($turf, case: "at") } freiere Bahn.
reason-chief = Der Polizeichef macht es { NAME($rival) } schwerer, { NAME($turf, case: "accusative") } zu gewinnen.
reason-own_figures =
    { $n ->
        [one] Das kostet dich { NAME($turf, case: "at") } eine eigene Figur.
       *[other] Das kostet dich { NAME($turf, case: "at") } { $n } eigene Figuren.
    }
reason-many_gone =
    { $n ->
        [one] Das entfernt { NAME($turf, case: "at") } eine gegnerische Figur und keine von dir.
       *[other] Das entfernt { NAME($turf, case: "at") } { $n } gegnerische Figuren und keine von dir.
    }
reason-control = Damit kontrollierst du { NAME($turf, case: "accusative") }: Nutzen andere dort eine Fassade, nützt sie auch dir.
reason-dominance = Damit hast du { NAME($turf, case: "at") } die meisten Marker; das ist am Ende { $n } $ wert.
reason-loses_control = { NAME($rival) } verliert die Kontrolle über { NAME($turf, case: "accusative") }.
reason-horse_head =
    { $way ->
        [place] Das bringt dir den Pferdekopf ({ NAME($at) }): Du bist ab jetzt zuerst dran und gewinnst Gleichstände bei der Bestechung.
       *[ability] Du bist ab jetzt zuerst dran und gewinnst Gleichstände bei der Bestechung.
    }
reason-horse_last = Wer diese Fassade zuletzt nutzt, behält den Pferdekopf.

## Money

# $n (number): dollars
reason-saved =
    { $way ->
        [place] Das bringt { $n } $ in den Koffer ({ NAME($at) }), wo kein Tribut hinkommt.
       *[ability]
            { $n ->
                [one] { $n } $ im Koffer ist vor jedem Tribut sicher.
               *[other] { $n } $ im Koffer sind vor jedem Tribut sicher.
            }
    }
# $limit (number): how many cards the tribute of this act leaves in a hand
reason-over_limit =
    { $way ->
        [place] Du hast mehr Karten, als das Handlimit von { $limit } erlaubt: Das bringt { $n } $ in Sicherheit ({ NAME($at) }).
       *[ability]
            { $n ->
                [one] Du hast mehr Karten, als das Handlimit von { $limit } erlaubt: { $n } $ wäre in Gefahr.
               *[other] Du hast mehr Karten, als das Handlimit von { $limit } erlaubt: { $n } $ wären in Gefahr.
            }
    }
# $card and $best (numbers): a money card chosen, and the best one in hand, in dollars
reason-higher_card = Eine { $best }-$-Karte brächte mehr als eine { $card }-$-Karte.
reason-small_card = Eine { $card }-$-Karte ist der kleinste Verlust.
# $thing: a good, a job or an ally
reason-only_money = Nach dem letzten Akt ist { NAME($thing, case: "one") } nichts wert: Nur Geld zählt.
reason-rich_rival = { NAME($rival) } hat am meisten zu verlieren.

## Allies

reason-ally_now = { NAME($ally, case: "quoted") } lässt sich einmal in jedem Akt ausspielen und kehrt auf deine Hand zurück.
reason-ally_serves =
    { $n ->
        [0] { NAME($ally, case: "quoted") } nützt dir in keinem Akt mehr.
        [one] { NAME($ally, case: "quoted") } nützt dir noch in einem weiteren Akt.
       *[other] { NAME($ally, case: "quoted") } nützt dir noch in { $n } weiteren Akten.
    }
reason-ally_kept =
    { $n ->
        [0] { NAME($ally, case: "quoted") } kann dir in keinem Akt mehr nützen.
        [one] { NAME($ally, case: "quoted") } könnte dir noch in einem Akt nützen.
       *[other] { NAME($ally, case: "quoted") } könnte dir noch in { $n } Akten nützen.
    }
reason-bid_card = Ein Verbündeter ist ein Gebot von { $n } $ wert; gehst du leer aus, behältst du dein Geld.
reason-bid_high = Ein Gebot von { $n } $ ist mehr, als ein Verbündeter hier wert ist.
reason-bid_enough = Ein Verbündeter ist etwa { $n } $ wert; mehr zu bieten kostet dich Geld, das am Ende zählt.
reason-bid_nothing = Kein Verbündeter hier ist Geld wert, das am Ende zählt.

## What playing on shows: more of something than with the other choices

reason-played_savings = In den Probepartien landet mehr Geld in deinem Koffer.
reason-played_cash = In den Probepartien bleibt dir nach dem Tribut mehr Geld.
reason-played_loose = In den Probepartien hast du mehr Geld auf der Hand.
reason-played_goods = In den Probepartien behältst du mehr Waren.
reason-played_plans = In den Probepartien behältst du mehr Aufträge, die du erfüllen kannst.
reason-played_completed = In den Probepartien erfüllst du mehr Aufträge.
reason-played_colours = In den Probepartien hast du öfter die meisten Aufträge einer Farbe.
reason-played_alone = In den Probepartien hast du öfter allein die meisten Aufträge einer Farbe.
reason-played_dominance = In den Probepartien hast du in mehr Revieren die meisten Marker.
reason-played_firm = In den Probepartien sind deine Reviere besser gesichert.
reason-played_control = In den Probepartien kontrollierst du mehr Reviere.
reason-played_ready = In den Probepartien hast du öfter die Waren für einen Auftrag beisammen.
reason-played_allies = In den Probepartien bringen dir deine Verbündeten mehr.
reason-played_horse_head = In den Probepartien hast du öfter den Pferdekopf.

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_turf_more = In { $n } von 100 Probepartien kontrollierst du nach diesem Akt { NAME($turf, case: "accusative") }, ohne diese Wahl in { $other }.
reason-outlook_turf_less = Nur in { $n } von 100 Probepartien kontrollierst du nach diesem Akt { NAME($turf, case: "accusative") }, ohne diese Wahl in { $other }.
reason-outlook_job_more = In { $n } von 100 Probepartien erfüllst du { NAME($job, case: "quoted") } noch in diesem Akt, ohne diese Wahl in { $other }.
reason-outlook_job_less = Nur in { $n } von 100 Probepartien erfüllst du { NAME($job, case: "quoted") } noch in diesem Akt, ohne diese Wahl in { $other }.
# $n and $other: dollars
reason-outlook_savings_more = In den Probepartien hast du nach diesem Akt etwa { $n } $ im Koffer, ohne diese Wahl { $other } $.
reason-outlook_savings_less = In den Probepartien hast du nach diesem Akt nur etwa { $n } $ im Koffer, ohne diese Wahl { $other } $.
