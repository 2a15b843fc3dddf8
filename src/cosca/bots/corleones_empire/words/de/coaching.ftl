# What the coach of Corleone's Empire says for the choice that it advises, where the Consigliere has no words for it.
# $job, $ally, $good, $turf are such things, $rival is a seat, $at where a figure is placed. $n and $money are numbers,
# mostly dollars.

## Money and cards

reason-takes_money = Das bringt dir { $n } $ und kostet nichts.
reason-packs_money = Das bringt { $n } $ direkt in deinen Koffer, wo sie zählen.
reason-ally_first = Spiele { NAME($ally, case: "quoted") } vor deinen Figuren aus: Dann können sie die { $n } $ noch in diesem Akt in den Koffer bringen.
reason-money_packs = Nimm zuerst das Geld: Dann kann die Fähigkeit es in deinen Koffer bringen.
reason-money_first = Hier ist es egal, aber zuerst das Geld ist eine gute Gewohnheit: Manche Fähigkeiten bringen es in den Koffer.
# $n (number): how many jobs you see
reason-draws_jobs =
    { $n ->
        [one] Du bekommst einen neuen Auftrag, und Aufträge bringen das meiste Geld.
       *[other] Du siehst { $n } neue Aufträge und behältst den besten. Aufträge bringen das meiste Geld.
    }
# $n (number): cards, $money: dollars
reason-discards =
    { $n ->
        [one] Für die Karte, die dir am wenigsten nützt, bekommst du { $money } $.
       *[other] Für die { $n } Karten, die dir am wenigsten nützen, bekommst du { $money } $.
    }
reason-exchanges = Du tauschst die Karte, die dir am wenigsten nützt, gegen eine Ware, die ein Auftrag brauchen kann.
reason-exchanges_for = Du tauschst die Karte, die dir am wenigsten nützt, gegen { NAME($good, case: "accusative") }: { NAME($job, case: "quoted") } braucht das.
reason-spare_taken = Noch braucht kein Auftrag { NAME($good, case: "accusative") }, aber es kostet nichts, und du kannst die Karte für eine Fähigkeit abwerfen.
reason-takes_goods =
    { $n ->
        [one] Du bekommst umsonst eine Ware deiner Wahl.
       *[other] Du bekommst umsonst { $n } Waren deiner Wahl.
    }
# $lacking (number): Illegal Goods that the job still needs
reason-job_pays = { NAME($job, case: "quoted") } zahlt { $n } $, mehr als die anderen.
reason-job_fits = { NAME($job, case: "quoted") } zahlt { $n } $ und passt am besten zu deinen Waren: { $lacking ->
    [0] Du hast schon alle
    [one] Es fehlt nur eine
   *[other] Es fehlen { $lacking }
}.
# $thing: a good, a job or an ally; $limit (number): how many cards the tribute leaves in a hand
reason-least_kept = Du darfst nur { $limit } Karten behalten, und diese hilft dir am wenigsten: { NAME($thing) }.
reason-least_card = Diese Karte hilft dir am wenigsten: { NAME($thing) }.
# $card (number): a money card in dollars
reason-least_money = Eine { $card }-$-Karte hilft dir weniger als alles andere auf deiner Hand.
reason-rivals_pay = Niemand kann das ablehnen: Was die anderen verlieren, bringt dich dem Sieg näher.
reason-own_first = Fange selbst an: Du nimmst dir, was du willst, bevor { NAME($rival) } dieselbe Fassade nutzt.

## Figures and turfs

# $n of your own figures against $most of the strongest other family
reason-figure_counts = Eine Figur { NAME($at, case: "at") } zählt { NAME($turf, case: "at") }: { $n } von dir gegen { $most }.
reason-shot_count =
    { $n ->
        [0] Danach hat { NAME($rival) } { NAME($turf, case: "at") } keine Figur mehr.
        [one] Danach hat { NAME($rival) } { NAME($turf, case: "at") } nur noch eine Figur.
       *[other] Danach hat { NAME($rival) } { NAME($turf, case: "at") } nur noch { $n } Figuren.
    }
reason-marker_more = Damit hast du { NAME($turf, case: "at") } { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} gegen { $most }. Wer die meisten hat, bekommt am Ende { $money } $.
