# The answers to questions. A message for one kind of question alone has its name before two dashes.

## The turn

# $left (number): how many Thugs are left to play
choice-thug = play a Thug: shake down the front of a business
choice-member = play the { NAME($figure) }: shake down the backs around a space
choice-set_aside = set the { NAME($figure) } aside: there is no space for it

# $goods, $cards: what a job asks for and pays
choice-business-action--job = complete { NAME($job) } ({ deal }): { NAME($job, case: "text") }
choice-business-action--public = complete the public job { NAME($job) } ({ deal }): { NAME($job, case: "text") }
choice-business-action--ally = play { NAME($ally) } – { NAME($ally, case: "text") }
deal = { LIST($goods, type: "comma", times: "list-times") } for { LIST($cards, type: "plus") }

## Cards

choice-job = the job { NAME($job) } ({ deal }): { NAME($job, case: "text") }
choice-jobs-which--job = { NAME($job) } ({ deal }): { NAME($job, case: "text") }
choice-ally = the ally { NAME($ally) } – { NAME($ally, case: "text") }
choice-bribe-ally--ally = { NAME($ally) } – { NAME($ally, case: "text") }
# $card (number): dollars; $times (number): how many of them there are to choose from
choice-money =
    { $times ->
        [1] a ${ $card } card
       *[other] a ${ $card } card ({ $times } available)
    }
choice-good =
    { $times ->
        [1] { NAME($good, case: "one") }
       *[other] { NAME($good, case: "one") } ({ $times } available)
    }
choice-icon =
    { $times ->
        [1] { NAME($icon) }: { NAME($icon, case: "text") }
       *[other] { NAME($icon) } ({ $times } available): { NAME($icon, case: "text") }
    }

## Places

# $control (own, rival, none): who controls the turf; $icons: what the front or back gives
choice-business =
    { $control ->
        [own] { NAME($business) } { NAME($turf, case: "at") }, which you control: { LIST($icons, type: "comma", times: "list-times") }
        [rival] { NAME($business) } { NAME($turf, case: "at") }, which { NAME($controller) } controls: { LIST($icons, type: "comma", times: "list-times") }
       *[none] { NAME($business) } { NAME($turf, case: "at") }: { LIST($icons, type: "comma", times: "list-times") }
    }
choice-displace-to--business = { NAME($business) } { NAME($turf, case: "at") }
choice-place = { NAME($place) } ({ LIST($areas) }): { LIST($icons, type: "comma", times: "list-times") }
choice-displace-to--place = { NAME($place) } ({ LIST($areas) })
# $influence: by seat (0: the neutrals)
choice-turf =
    { $control ->
        [own]
            { $influence ->
                [0] { NAME($turf) }, which you control; nobody is there
               *[other] { NAME($turf) }, which you control; influence: { LIST($influence, type: "comma", each: "influence-of") }
            }
        [rival]
            { $influence ->
                [0] { NAME($turf) }, which { NAME($controller) } controls; nobody is there
               *[other] { NAME($turf) }, which { NAME($controller) } controls; influence: { LIST($influence, type: "comma", each: "influence-of") }
            }
       *[none]
            { $influence ->
                [0] { NAME($turf) }; nobody is there
               *[other] { NAME($turf) }; influence: { LIST($influence, type: "comma", each: "influence-of") }
            }
    }
influence-of = { NAME($seat) } { $n }
# $height, $high (numbers): from below, and of how many
choice-marker = { NAME($turf) }: marker { $height } of { $high }, counting from the bottom

## Figures and seats

choice-thug_at =
    { $owned ->
        [own] your { NAME($figure) } on { NAME($business) } ({ NAME($turf) })
        [neutral] the { NAME($figure) } on { NAME($business) } ({ NAME($turf) })
       *[rival] { NAME($owner, case: "genitive") } { NAME($figure) } on { NAME($business) } ({ NAME($turf) })
    }
choice-member_at =
    { $owned ->
        [own] your { NAME($figure) } at { NAME($place) } ({ LIST($areas) })
        [neutral] the { NAME($figure) } at { NAME($place) } ({ LIST($areas) })
       *[rival] { NAME($owner, case: "genitive") } { NAME($figure) } at { NAME($place) } ({ LIST($areas) })
    }
choice-police_chief = the { NAME($figure) } { NAME($turf, case: "at") }
choice-seat =
    { $owned ->
        [own] you
       *[rival] { NAME($seat) }
    }
choice-front-first--seat =
    { $owned ->
        [own] you first
       *[rival] { NAME($seat) } first
    }

## Yes, no, enough

choice-money_first = money first ({ LIST($cards, type: "plus") })
choice-money_last = ability first
choice-use = yes
choice-skip = no
choice-done = nothing more
choice-bid-card--done =
    { $total ->
        [0] bid nothing
       *[other] bid ${ $total }
    }
choice-suitcase-card--done = no more cards
choice-abilities--done = no more abilities
choice-discard-card--skip = nothing: the rest of the card has no effect
choice-gun_down-figure--skip = nobody
choice-gun_down-turf--skip = none
choice-displace-figure--skip = nobody
choice-move-figure--skip = nobody
choice-neutral-place--skip = nowhere
choice-front-business--skip = none
choice-back-business--skip = none
choice-back-turf--skip = none
choice-back-space--skip = none
choice-control-place--skip = none
choice-control-remove--skip = none
choice-marker-recycle--skip = none: the stack stays as it is

## What is sure to come of an answer at once; several stand side by side

# $owned (own, rival, neutral): whose it is for the reader; $seat: the same as a seat
certain-hudson =
    { $owned ->
        [own]
            { $count ->
                [1] you lose a figure to the Hudson
               *[other] you lose { $count } figures to the Hudson
            }
        [neutral]
            { $count ->
                [1] a neutral figure goes to the Hudson
               *[other] { $count } neutral figures go to the Hudson
            }
       *[rival]
            { $count ->
                [1] { NAME($seat) } loses a figure to the Hudson
               *[other] { NAME($seat) } loses { $count } figures to the Hudson
            }
    }
# $gains (true, false): from then on, or no longer
certain-control =
    { $gains ->
        [true]
            { $owned ->
                [own] you control { LIST($turfs, case: "inside") }
               *[rival] { NAME($seat) } controls { LIST($turfs, case: "inside") }
            }
       *[false]
            { $owned ->
                [own] you no longer control { LIST($turfs, case: "inside") }
               *[rival] { NAME($seat) } no longer controls { LIST($turfs, case: "inside") }
            }
    }
certain-leads =
    { $gains ->
        [true]
            { $owned ->
                [own] you would win { LIST($turfs, case: "inside") }
               *[rival] { NAME($seat) } would win { LIST($turfs, case: "inside") }
            }
       *[false]
            { $owned ->
                [own] you would no longer win { LIST($turfs, case: "inside") }
               *[rival] { NAME($seat) } would no longer win { LIST($turfs, case: "inside") }
            }
    }

## What to consider before an answer that gives something up

confirm-abilities--done =
    { $icons ->
        [0] { "" }
       *[other] You leave behind: { LIST($icons, type: "comma", times: "list-times") }. You can’t take this later.
    }
confirm-bid-card--done =
    { $total ->
        [0] { "" }
       *[other] Once all players have bid, everyone sees your bid. You can’t undo this.
    }
confirm-offer-card--money = Once everyone has chosen, your card is revealed and lost. You can’t undo this.
confirm-tax-card--money = Once everyone has chosen, your card is revealed and lost. You can’t undo this.
