# The words of the table of Corleone's Empire. What things are called comes from the game's own catalogues.

title = Corleone's Empire
short-act = { $act }, { $phase }
short-setup = Set-up
short-over = The end

tab-label = Parts of the table
tab-city = City
tab-desk = Jobs
tab-hand = Hand
tab-families = Families
tab-here = What can be chosen is here

acts-label = Act { $act } of 4
acts-phases = Phases of an act
acts-limit = Hand limit at the end of this act: { $n } cards
acts-horse = { $name } holds the Horse Head and goes first
acts-own = You have ${ $hand } in hand and ${ $suitcase } in your suitcase

## The city

city = Map of New York
city-how = Businesses, spaces and turfs. Arrow keys go to the neighbour, Enter chooses, i explains, plus and minus enlarge.
city-plus = Zoom in
city-minus = Zoom out
city-lot = empty lot
city-front = Front
city-back = Back
# $figure, $who: a figure and whose it is
city-figure = { $figure } of { $who }
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
    }. There: { $who }.
}
city-space = { $closed ->
    [true] { $name }, only with 3 or more seats
   *[false] { $who ->
        [none] { $name }, between { LIST($areas) }. Backs: { LIST($icons, type: "comma") }.
       *[other] { $name }, between { LIST($areas) }. Backs: { LIST($icons, type: "comma") }. There: { $who }.
    }
}
city-influence = { $who } { $n }
city-turf = { $who ->
    [none] Turf { $number }, { $name }. Nobody controls it. { LIST($counts, type: "comma") }
   *[other] Turf { $number }, { $name }. { $who } controls it, { $height ->
        [one] 1 marker
       *[other] { $height } markers
    }. { LIST($counts, type: "comma") }
}
city-uncontrolled = No control marker
city-markers = { $n ->
    [one] 1 control marker: { $who } controls the turf
   *[other] { $n } control markers: { $who } controls the turf; below { LIST($below, type: "comma") }
}
city-hudson = { $names ->
    [0] The Hudson: nobody
   *[other] In the Hudson until the entr'acte: { LIST($names, type: "comma") }
}

card-backs = Backs around
card-there = There: { LIST($names, type: "comma") }
card-controls = { $n ->
    [one] { $name } controls it with 1 marker
   *[other] { $name } controls it, { $n } markers lie there
}
card-influence = Influence: { LIST($counts, type: "comma") }
card-strongest = { $name } would win a turf war now

## Cards

hand-title = Your hand
hand-count = { $n } of { $limit }
hand-none = No cards
hand-sort-money = Money first
hand-sort-jobs = Jobs first
hand-sort-allies = Allies first
gather-bid = Your bid: ${ $n }
gather-tribute = { $n } of { $due } chosen
gather-clear = Clear
gather-seal = { $n ->
    [0] Bid nothing
   *[other] Seal the bid of ${ $n }
}
gather-pay = { $n ->
    [one] Give up this card
   *[other] Give up these { $n } cards
}
job-payable = payable
job-narcotics = { $n ->
    [one] with 1 Narcotics
   *[other] with { $n } Narcotics
}
job-missing = Missing: { LIST($goods, type: "comma") }
job-wild = Missing: { LIST($goods, type: "comma") }. Your Narcotics replace { $n } of them.
job-cost-has = { $good }
job-cost-missing = { $good }: you have none for this
job-cost-paid = { $good }: paid
job-cost-due = { $good }: to be paid now
job-cost-later = { $good }: to be paid next
job-due = Now to be paid: { $good }
jobs-public = Public jobs
jobs-looked_at = You look at
jobs-aside = Being completed
jobs-empty = { $n ->
    [one] 1 place for a public job is empty until the entr'acte.
   *[other] { $n } places for public jobs are empty until the entr'acte.
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
bank-title = Bank and decks
bank-left = { $name }: { $n } left in the bank
bank-jobs = { $n ->
    [one] 1 job in the deck
   *[other] { $n } jobs in the deck
}

## Families

family-label = { $name }, { $player }
family-you = You
family-horse = Holds the Horse Head: first
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
    [0] no Thug
    [one] 1 Thug
   *[other] { $thugs } Thugs
}{ $members ->
    [0] { "" }
   *[other] , { LIST($members, type: "comma") }
}
family-noFigures = no figure left
family-played = Played: { LIST($names, type: "comma") }

## Scenes

scene-turf_war-won = { $name } prevails
scene-turf_war-tied = a tie: nobody
scene-turf_war-empty = nobody is there
scene-bids = The bids are opened
scene-tribute = Tribute to the Don
scene-offers = Offers to { $name }
scene-tax = Paid to the bank
scene-robbed = { $name } reaches into the suitcase of { $rival }
scene-job = { $name } completes the job
scene-entracte = Entr'acte
scene-entracteHow = Figures come home, new jobs and allies are laid out.
scene-list = { LIST($items, type: "comma") }

count-title = The final count
count-family = Family
count-suitcase = Suitcase
count-turfs = Turfs
count-colours = Jobs
count-total = Money
count-how = $5 for each turf in whose stack a family has the most markers, no matter who controls it; $5 for each kind of which it has completed the most jobs.
count-colour = { $name } { $n }
