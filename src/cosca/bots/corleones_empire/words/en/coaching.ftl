# What the coach of Corleone's Empire says for the choice that it advises, where the Consigliere has no words for it.
# $job, $ally, $good, $turf are such things, $rival is a seat, $at where a figure is placed. $n and $money are numbers,
# mostly dollars.

## Money and cards

reason-takes_money = This brings you ${ $n } and costs nothing.
reason-packs_money = This puts ${ $n } straight into your suitcase, where it counts.
reason-ally_first = Play { NAME($ally) } before your figures: then they can still put the ${ $n } into your suitcase in this act.
reason-money_packs = Take the money first: then the ability can put it into your suitcase.
reason-money_first = It makes no difference here, but money first is a good habit: some abilities can put it into your suitcase.
# $n (number): how many jobs you see
reason-draws_jobs =
    { $n ->
        [one] You get a new job, and jobs bring the most money.
       *[other] You see { $n } new jobs and keep the best one. Jobs bring the most money.
    }
# $n (number): cards, $money: dollars
reason-discards =
    { $n ->
        [one] For your least useful card, you get ${ $money }.
       *[other] For your { $n } least useful cards, you get ${ $money }.
    }
reason-exchanges = You swap your least useful card for Illegal Goods that a job may need.
reason-exchanges_for = You swap your least useful card for { NAME($good, case: "one") }, which you need for { NAME($job) }.
reason-spare_taken = No job needs { NAME($good, case: "one") } yet, but it is free, and you can discard it for an ability.
reason-takes_goods =
    { $n ->
        [one] You get one Illegal Goods card of your choice for free.
       *[other] You get { $n } Illegal Goods cards of your choice for free.
    }
# $lacking (number): Illegal Goods that the job still needs
reason-job_pays = { NAME($job) } pays ${ $n }, more than the others.
reason-job_fits = { NAME($job) } pays ${ $n } and suits your Illegal Goods best: { $lacking ->
    [0] you have all of them
    [one] only one card is missing
   *[other] { $lacking } cards are missing
}.
# $thing: a good, a job or an ally; $limit (number): how many cards the tribute leaves in a hand
reason-least_kept = You may keep only { $limit } cards, and of all your cards { NAME($thing, case: "one") } will help you least.
reason-least_card = Of all your cards, { NAME($thing, case: "one") } will help you least.
# $card (number): a money card in dollars
reason-least_money = A ${ $card } card will help you less than anything else in your hand.
reason-rivals_pay = Your rivals can’t refuse: what they lose brings you closer to having the most money.
reason-own_first = Go first: you take what you want before { NAME($rival) } uses the same front.

## Figures and turfs

# $n of your own figures against $most of the strongest other family
reason-figure_counts = A figure at { NAME($at) } counts { NAME($turf, case: "at") }: { $n } of yours against { $most }.
reason-shot_count =
    { $n ->
        [0] After this, { NAME($rival) } has no figure left { NAME($turf, case: "at") }.
        [one] After this, { NAME($rival) } has only one figure left { NAME($turf, case: "at") }.
       *[other] After this, { NAME($rival) } has only { $n } figures left { NAME($turf, case: "at") }.
    }
reason-marker_more = That gives you { $n ->
    [one] one marker
   *[other] { $n } markers
} { NAME($turf, case: "at") } against { $most }. Having the most is worth ${ $money } at the end.
