# The words of the table of Corleone's Empire. What things are called comes from the game's own catalogues.

title = Corleone’s Empire
short-act = { $act }, { $phase }
short-setup = Setup
short-over = The end

tab-label = Parts of the table
tab-city = City
tab-desk = Jobs
tab-hand = Hand
tab-families = Families
tab-here = You can choose something here

acts-label = Act { $act } of 4
acts-phases = Phases of an act
acts-limit = Hand limit at the end of this act: { $n } cards
acts-horse = { $name } has the Horse Head and goes first
acts-own = You have ${ $hand } in your hand and ${ $suitcase } in your suitcase

## The city

city = Map of New York
city-how = Businesses, spaces and turfs. Use the arrow keys to move, Enter to choose, i for an explanation, and plus and minus to zoom.
city-plus = Zoom in
city-minus = Zoom out
city-lot = empty lot
city-front = Front
city-back = Back
# $figure, $who: a figure and whose it is
city-figure = { $figure } ({ $who })
city-business = { $who ->
    [none] { $name }. Front: { $front ->
        [0] none
       *[other] { LIST($front, type: "comma") }
    }. Back: { $back ->
        [0] none
       *[other] { LIST($back, type: "comma") }
    }.
   *[other] { $name }. Front: { $front ->
        [0] none
       *[other] { LIST($front, type: "comma") }
    }. Back: { $back ->
        [0] none
       *[other] { LIST($back, type: "comma") }
    }. Here: { $who }.
}
city-space = { $closed ->
    [true] { $name }, only with 3 or more players
   *[false] { $who ->
        [none] { $name }, between { LIST($areas) }. Backs: { LIST($icons, type: "comma") }.
       *[other] { $name }, between { LIST($areas) }. Backs: { LIST($icons, type: "comma") }. Here: { $who }.
    }
}
city-influence = { $who } { $n }
city-turf = { $who ->
    [none] Turf { $number }, { $name }. Nobody controls it. { LIST($counts, type: "comma") }
   *[other] Turf { $number }, { $name }. { $who } controls it. { $height ->
        [one] 1 marker
       *[other] { $height } markers
    }. { LIST($counts, type: "comma") }
}
city-uncontrolled = No control markers
city-markers = { $n ->
    [one] 1 control marker. { $who } controls the turf
   *[other] { $n } control markers. { $who } controls the turf. Below: { LIST($below, type: "comma") }
}
city-hudson = { $names ->
    [0] Nobody is in the Hudson
   *[other] In the Hudson until the entr’acte: { LIST($names, type: "comma") }
}

card-backs = Backs around it
card-there = Here: { LIST($names, type: "comma") }
card-controls = { $n ->
    [one] { $name } controls it (1 marker)
   *[other] { $name } controls it ({ $n } markers)
}
card-influence = Influence: { LIST($counts, type: "comma") }
card-strongest = { $name } would win the turf war now

## Cards

hand-title = Your hand
hand-count = { $n } of { $limit }
hand-none = No cards
hand-sort-money = Money first
hand-sort-jobs = Jobs first
hand-sort-allies = Allies first
# Cards of everyone, shown once nothing is hidden any more
hands-title = All hands and suitcases
gather-bid = Your bid: ${ $n }
gather-tribute = { $n } of { $due } chosen
gather-clear = Clear
gather-seal = { $n ->
    [0] Bid nothing
   *[other] Bid ${ $n }
}
gather-pay = { $n ->
    [one] Give up this card
   *[other] Give up these { $n } cards
}
job-payable = You can pay
job-narcotics = { $n ->
    [one] with 1 Narcotics card
   *[other] with { $n } Narcotics cards
}
job-missing = Missing: { LIST($goods, type: "comma") }
job-wild = Missing: { LIST($goods, type: "comma") }. Your Narcotics replace { $n } of them.
job-cost-has = { $good }
job-cost-missing = { $good }: missing
job-cost-paid = { $good }: paid
job-cost-due = { $good }: pay now
job-cost-later = { $good }: pay later
job-due = Pay now: { $good }
jobs-public = Public jobs
jobs-looked_at = You are looking at
jobs-aside = Being completed
jobs-empty = { $n ->
    [one] 1 place for a public job is empty until the entr’acte.
   *[other] { $n } places for public jobs are empty until the entr’acte.
}
allies-title = Allies to bribe
# A sum of money. $n (number)
dollars = ${ $n }
suitcase-title = Your suitcase
suitcase-empty = No money
suitcase-jobs = { $n ->
    [one] 1 job
   *[other] { $n } jobs
}
bank-title = Common piles and decks
bank-left = { $name }: { $n } left in the common pile
bank-jobs = { $n ->
    [one] 1 job in the deck
   *[other] { $n } jobs in the deck
}

discards-title = Discarded jobs
discards-count = { $n ->
    [one] 1 discarded job
   *[other] { $n } discarded jobs
}
take-short = Take everything
# $icons: what is taken
take-all = Take everything: { LIST($icons, type: "comma") }

## Families

family-label = { $name } family, { $player }
family-you = You
family-horse = Has the Horse Head and goes first
family-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
family-turfs = { $n ->
    [one] Controls 1 turf
   *[other] Controls { $n } turfs
}
family-markers = { $n ->
    [one] 1 control marker left
   *[other] { $n } control markers left
}
family-figures = Still to play: { $thugs ->
    [0] no Thugs
    [one] 1 Thug
   *[other] { $thugs } Thugs
}{ $members ->
    [0] { "" }
   *[other] , { LIST($members, type: "comma") }
}
family-noFigures = no figures left
family-played = Played: { LIST($names, type: "comma") }
family-open = Show the families
# The newest action of a family. $what, $gains: what it got
family-last = { $gains ->
    [0] Last action: { $what }
   *[other] Last action: { $what }. Got: { LIST($gains, type: "comma") }
}
family-did-figure = { $figure } at { $place }
family-did-aside = { $figure } set aside
family-did-job = Job: { $name }
family-did-ally = Ally: { $name }
family-did-took = New ally: { $name }
family-did-bid = { $n ->
    [0] Bid nothing
   *[other] Bid ${ $n }
}
family-did-none = No action yet
# On small screens: $cards in hand, $figures still to play
family-short = { $name }: { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, { $figures ->
    [one] 1 figure to play
   *[other] { $figures } figures to play
}

## Turfs

rail-title = The seven turfs
rail-nobody = no one
# What the family with the most markers in a turf gets at the end.
rail-bonus = $5
# $n: markers; $who: who controls the turf; $first: who has the most markers there
rail-turf = Turf { $number }, { $name }. { $n ->
    [0] No control markers
    [one] 1 control marker
   *[other] { $n } control markers
}. { $who ->
    [none] Nobody controls it.
   *[other] { $who } controls it.
}{ $first ->
    [none] { "" }
   *[other] {" "}{ $first } would get the $5 at the end.
}

## Scenes

scene-turf_war-won = { $name } wins
scene-turf_war-tied = Nobody wins
scene-turf_war-empty = Nobody is there
scene-skip = Skip
bribery = Bribery
bribery-city = Look at the city
bribery-allies = Allies to bid for
bribery-bidders = Sealed bids
bribery-bids = is bidding
bribery-sealed = sealed
bribery-own = sealed: ${ $n }
bribery-chooses = chooses an ally
bribery-took = takes { $name }
scene-tribute = Tribute to the Don
scene-offers = Offers to { $name }
scene-tax = Returned to the common piles
scene-robbed = { $name } reaches into { $rival }’s suitcase
scene-job = { $name } completes the job
scene-entracte = Entr’acte
scene-entracteHow = All figures return, and new jobs and allies are laid out.
scene-list = { LIST($items, type: "comma") }

count-title = The final count
count-opens = The suitcases are opened.
count-opened = { $name } has ${ $n } in the suitcase.
count-addsTurfs = $5 for the most markers in each turf.
count-addsJobs = $5 for the most jobs of each color.
count-plus = +${ $n }
count-family = Family
count-suitcase = Suitcase
count-turfs = Turfs
count-colours = Jobs
count-total = Money
count-how = Each family gets $5 for every turf where it has the most markers, no matter who controls it, and $5 for every color in which it has completed the most jobs.
count-colour = { $name } { $n }
