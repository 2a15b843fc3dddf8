# Why the Consigliere thinks well or badly of a choice of Corleone's Empire.
# $job, $ally, $good, $turf, $business are such things, $rival is a seat, $figure a kind of figure, $at where a figure
# stands or what something comes from (a business, a space, a turf, an ally). $way says which: "place" if there is such
# an $at, "ability" if the choice itself is the ability. $n is a number.

reason-decline = Nothing on offer here is worth it.
reason-gives_up = This gives up something you could use.

## Jobs and goods

reason-job_money = This completes { NAME($job) }, which pays ${ $n }.
reason-job_public = Anyone can complete { NAME($job) }, which pays ${ $n }. A rival may get there first.
# $public (true or false): whether the job lies open to everyone
reason-job_colour =
    { $public ->
        [true] The public job { NAME($job) } moves you closer to having the most { NAME($colour) } jobs, which is worth ${ $n } at the end.
       *[false] { NAME($job) } moves you closer to having the most { NAME($colour) } jobs, which is worth ${ $n } at the end.
    }
reason-job_ready = You already have all the Illegal Goods for { NAME($job) }.
reason-job_near =
    { $n ->
        [one] You need only one more Illegal Goods card for { NAME($job) }.
       *[other] You need only { $n } more Illegal Goods cards for { NAME($job) }.
    }
reason-far_job =
    { $n ->
        [one] You still need one Illegal Goods card for { NAME($job) }.
       *[other] You still need { $n } Illegal Goods cards for { NAME($job) }.
    }
reason-good_last =
    { $way ->
        [place] { NAME($at) } gives you { NAME($good, case: "one") }, the last card you need for { NAME($job) }.
       *[ability] This gives you { NAME($good, case: "one") }, the last card you need for { NAME($job) }.
    }
reason-good_needed =
    { $way ->
        [place] { NAME($at) } gives you { NAME($good, case: "one") }, { $n ->
            [one] the last card
           *[other] one of the { $n } cards
        } you still need for { NAME($job) }.
       *[ability] This gives you { NAME($good, case: "one") }, { $n ->
            [one] the last card
           *[other] one of the { $n } cards
        } you still need for { NAME($job) }.
    }
reason-spare_good = No job in sight needs { NAME($good, case: "one") } from your hand.
reason-far_good =
    { $n ->
        [one] Only { NAME($job) } needs { NAME($good, case: "one") }, and that job still lacks one card.
       *[other] Only { NAME($job) } needs { NAME($good, case: "one") }, and that job still lacks { $n } cards.
    }
reason-narcotics_wild = Narcotics are wild, so they will be worth more later.

## Figures and turfs

reason-majority = A figure at { NAME($at) } gives you the lead { NAME($turf, case: "at") }.
reason-majority_firm = A figure at { NAME($at) } makes your lead { NAME($turf, case: "at") } hard to tie.
reason-deny_majority = A figure at { NAME($at) } ties you with { NAME($rival) } { NAME($turf, case: "at") }, so as things stand nobody would win it.
reason-shares_front = { NAME($rival) } controls { NAME($turf, case: "inside") } and uses the front of { NAME($business) } too.
reason-last_figure = This is your last figure. After it you can’t play any more cards in this act.
reason-breaks_majority = Without the { NAME($figure) } at { NAME($at) }, { NAME($rival) } loses the lead { NAME($turf, case: "at") }.
reason-clears_way = Without the { NAME($figure) } at { NAME($at) }, { NAME($turf, case: "inside") } is easier for you to win.
reason-chief = The Police Chief makes it harder for { NAME($rival) } to win { NAME($turf, case: "inside") }.
reason-own_figures =
    { $n ->
        [one] This costs you one of your own figures { NAME($turf, case: "at") }.
       *[other] This costs you { $n } of your own figures { NAME($turf, case: "at") }.
    }
reason-many_gone =
    { $n ->
        [one] This removes one rival figure { NAME($turf, case: "at") } and none of yours.
       *[other] This removes { $n } rival figures { NAME($turf, case: "at") } and none of yours.
    }
reason-control = This gives you control of { NAME($turf, case: "inside") }, so you use the fronts there whenever rivals do.
reason-dominance = This gives you the most markers { NAME($turf, case: "at") }, worth ${ $n } at the end.
reason-loses_control = { NAME($rival) } loses control of { NAME($turf, case: "inside") }.
reason-horse_head =
    { $way ->
        [place] { NAME($at) } gives you the Horse Head. You go first from now on and win ties in Bribery.
       *[ability] You go first from now on and win ties in Bribery.
    }
reason-horse_last = The player who uses this front last keeps the Horse Head.

## Money

# $n (number): dollars
reason-saved =
    { $way ->
        [place] { NAME($at) } saves ${ $n }: in your suitcase it is safe from tribute.
       *[ability] In your suitcase, ${ $n } is safe from tribute.
    }
# $limit (number): how many cards the tribute of this act leaves in a hand
reason-over_limit =
    { $way ->
        [place] You have more cards than the hand limit of { $limit }, and { NAME($at) } saves ${ $n }.
       *[ability] You have more cards than the hand limit of { $limit }, so ${ $n } is at risk.
    }
# $card and $best (numbers): a money card chosen, and the best one in hand, in dollars
reason-higher_card = A ${ $best } card would gain you more than a ${ $card } card.
reason-small_card = A ${ $card } card is the smallest loss.
# $thing: a good, a job or an ally
reason-only_money = After the last act, { NAME($thing) } is worth nothing. Only money counts.
reason-rich_rival = { NAME($rival) } has the most to lose.

## Allies

reason-ally_now = You can play { NAME($ally) } once in every act, and it returns to your hand.
reason-ally_serves =
    { $n ->
        [0] You can’t use { NAME($ally) } in any more acts.
        [one] You can use { NAME($ally) } in one more act.
       *[other] You can use { NAME($ally) } in { $n } more acts.
    }
reason-ally_kept =
    { $n ->
        [0] There is no act left in which you could use { NAME($ally) }.
        [one] You could still use { NAME($ally) } in one more act.
       *[other] You could still use { NAME($ally) } in { $n } more acts.
    }
reason-bid_card = An ally is worth a bid of ${ $n }, and if you get no ally, you keep your money.
reason-bid_high = A bid of ${ $n } is more than an ally is worth here.
reason-bid_enough = An ally is worth about ${ $n }. A higher bid would cost you money that counts at the end.
reason-bid_nothing = No ally here is worth money that counts at the end.

## What playing on shows: more of something than with the other choices

reason-played_savings = In simulated games you end up with more money in your suitcase.
reason-played_cash = In simulated games you keep more money after the tribute.
reason-played_loose = In simulated games you have more money in your hand.
reason-played_goods = In simulated games you keep more Illegal Goods.
reason-played_plans = In simulated games you keep more jobs to complete.
reason-played_completed = In simulated games you complete more jobs.
reason-played_colours = In simulated games you lead in a job color more often.
reason-played_alone = In simulated games you are the only leader in a job color more often.
reason-played_dominance = In simulated games you have the most markers in more turfs.
reason-played_firm = In simulated games your hold on your turfs is stronger.
reason-played_control = In simulated games you control more turfs.
reason-played_ready = In simulated games you have more jobs ready to complete.
reason-played_allies = In simulated games you get more out of your allies.
reason-played_horse_head = In simulated games you have the Horse Head more often.

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_turf_more = In simulated games you control { NAME($turf, case: "inside") } after this act { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_turf_less = In simulated games you control { NAME($turf, case: "inside") } after this act only { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_job_more = In simulated games you complete { NAME($job) } in this act { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_job_less = In simulated games you complete { NAME($job) } in this act only { $n }% of the time with this move, { $other }% otherwise.
# $n and $other: dollars
reason-outlook_savings_more = In simulated games you have about ${ $n } in your suitcase after this act with this move, ${ $other } otherwise.
reason-outlook_savings_less = In simulated games you have only about ${ $n } in your suitcase after this act with this move, ${ $other } otherwise.
