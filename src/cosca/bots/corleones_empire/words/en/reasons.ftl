# Why the Consigliere thinks well or badly of a choice of Corleone's Empire.
# $job, $ally, $good, $turf, $business are such things, $rival is a seat, $figure a kind of figure, $at where a figure
# stands or what something comes from (a business, a space, a turf, an ally). $way says which: "place" if there is such
# an $at, "ability" if the choice itself is the ability. $n is a number.

reason-decline = Nothing on offer here is worth it.
reason-gives_up = It gives up something that you could use.

## Jobs and goods

reason-job_money = It completes { NAME($job) }, which pays ${ $n }.
reason-job_public = { NAME($job) } is open to everyone and pays ${ $n }: a rival may take it first.
# $public (true or false): whether the job lies open to everyone
reason-job_colour =
    { $public ->
        [true] The public { NAME($job) } brings you forward in { NAME($colour) } jobs, worth ${ $n } at the end for whoever has most.
       *[false] { NAME($job) } brings you forward in { NAME($colour) } jobs, worth ${ $n } at the end for whoever has most.
    }
reason-job_ready = You hold all goods for { NAME($job) } already.
reason-job_near =
    { $n ->
        [one] Only one good is missing for { NAME($job) }.
       *[other] Only { $n } goods are missing for { NAME($job) }.
    }
reason-far_job =
    { $n ->
        [one] One good is still missing for { NAME($job) }.
       *[other] { $n } goods are still missing for { NAME($job) }.
    }
reason-good_last =
    { $way ->
        [place] { NAME($at) } brings { NAME($good, case: "one") }, the last good that { NAME($job) } needs.
       *[ability] It brings { NAME($good, case: "one") }, the last good that { NAME($job) } needs.
    }
reason-good_needed =
    { $way ->
        [place] { NAME($at) } brings { NAME($good, case: "one") }; { NAME($job) } still needs { $n ->
            [one] one good
           *[other] { $n } goods
        }.
       *[ability] It brings { NAME($good, case: "one") }; { NAME($job) } still needs { $n ->
            [one] one good
           *[other] { $n } goods
        }.
    }
reason-spare_good = No job in sight needs { NAME($good, case: "one") } from your hand.
reason-narcotics_wild = Narcotics can stand for any good: they are worth more later.

## Figures and turfs

reason-majority = With a figure at { NAME($at) } you take the lead in { NAME($turf, case: "inside") }.
reason-majority_firm = With a figure at { NAME($at) } your lead in { NAME($turf, case: "inside") } is hard to tie.
reason-deny_majority = With a figure at { NAME($at) } you tie { NAME($rival) } in { NAME($turf, case: "inside") }: as it stands nobody would win it.
reason-shares_front = { NAME($rival) } controls { NAME($turf, case: "inside") } and uses the front of { NAME($business) } too.
reason-last_figure = It is your last figure: after it you can play no more cards in this act.
reason-breaks_majority = Without the { NAME($figure) } at { NAME($at) }, { NAME($rival) } loses the lead in { NAME($turf, case: "inside") }.
reason-clears_way = Without the { NAME($figure) } at { NAME($at) }, your way to { NAME($turf, case: "inside") } is clearer.
reason-chief = The Police Chief makes it harder for { NAME($rival) } to win { NAME($turf, case: "inside") }.
reason-own_figures =
    { $n ->
        [one] It hits a figure of your own in { NAME($turf, case: "inside") }.
       *[other] It hits { $n } figures of your own in { NAME($turf, case: "inside") }.
    }
reason-many_gone =
    { $n ->
        [one] 1 figure of a rival in { NAME($turf, case: "inside") } would be gone, and none of yours.
       *[other] { $n } figures of rivals in { NAME($turf, case: "inside") } would be gone, and none of yours.
    }
reason-control = It gives you control of { NAME($turf, case: "inside") }: rivals' fronts there serve you too.
reason-dominance = It gives you most markers in { NAME($turf, case: "inside") }, worth ${ $n } at the end.
reason-loses_control = { NAME($rival) } loses control of { NAME($turf, case: "inside") }.
reason-horse_head =
    { $way ->
        [place] { NAME($at) } brings the Horse Head: you go first from now on, and win ties in the bribery.
       *[ability] You go first from now on, and win ties in the bribery.
    }
reason-horse_last = Whoever uses this front last keeps the Horse Head.

## Money

# $n (number): dollars
reason-saved =
    { $way ->
        [place] { NAME($at) } saves ${ $n }: in your suitcase they are safe from every tribute.
       *[ability] ${ $n } in your suitcase is safe from every tribute.
    }
# $limit (number): how many cards the tribute of this act leaves in a hand
reason-over_limit =
    { $way ->
        [place] You hold more than the { $limit } cards that the tribute leaves you: { NAME($at) } saves ${ $n }.
       *[ability] You hold more than the { $limit } cards that the tribute leaves you: ${ $n } would be at risk.
    }
# $card and $best (numbers): a money card chosen, and the best one in hand, in dollars
reason-higher_card = A ${ $best } card would gain more than a ${ $card } card.
reason-small_card = A ${ $card } card is the least loss.
# $thing: a good, a job or an ally
reason-only_money = After the last act { NAME($thing) } is worth nothing: only money counts.
reason-rich_rival = { NAME($rival) } has most to lose.

## Allies

reason-ally_now = { NAME($ally) } can be played once in every act, and comes back to your hand.
reason-ally_serves =
    { $n ->
        [0] { NAME($ally) } serves in no further act.
        [one] { NAME($ally) } serves in one act to come.
       *[other] { NAME($ally) } serves in { $n } acts to come.
    }
reason-ally_kept =
    { $n ->
        [0] { NAME($ally) } has no act left to serve in.
        [one] { NAME($ally) } could still serve in one act.
       *[other] { NAME($ally) } could still serve in { $n } acts.
    }
reason-bid_card = A bid of ${ $n }: an ally is worth it, and a bid that finds none comes back.
reason-bid_high = A bid of ${ $n } is more than an ally is worth here.
reason-bid_enough = ${ $n } is about what an ally is worth; more would cost you money that counts at the end.
reason-bid_nothing = No ally here is worth money that counts at the end.

## What playing on shows: more of something than with the other choices

reason-played_savings = Played on, more money ends up in your suitcase.
reason-played_cash = Played on, you keep more money over the tribute.
reason-played_loose = Played on, more money goes through your hands.
reason-played_goods = Played on, you keep more goods.
reason-played_plans = Played on, you keep more jobs to do.
reason-played_completed = Played on, you complete more jobs.
reason-played_colours = Played on, you are more often in front in a colour of jobs.
reason-played_alone = Played on, you are more often alone in front in a colour of jobs.
reason-played_dominance = Played on, you have most markers in more turfs.
reason-played_firm = Played on, your turfs are held more firmly.
reason-played_control = Played on, you control more turfs.
reason-played_ready = Played on, more jobs are ready to be done.
reason-played_allies = Played on, your allies bring more.
reason-played_horse_head = Played on, you have the Horse Head more often.

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_turf_more = Played on, you control { NAME($turf, case: "inside") } after this act in { $n } of 100 games, else in { $other }.
reason-outlook_turf_less = Played on, you control { NAME($turf, case: "inside") } after this act in only { $n } of 100 games, else in { $other }.
reason-outlook_job_more = Played on, you complete { NAME($job) } in this act in { $n } of 100 games, else in { $other }.
reason-outlook_job_less = Played on, you complete { NAME($job) } in this act in only { $n } of 100 games, else in { $other }.
# $n and $other: dollars
reason-outlook_savings_more = Played on, about ${ $n } are in your suitcase after this act, else ${ $other }.
reason-outlook_savings_less = Played on, only about ${ $n } are in your suitcase after this act, else ${ $other }.
