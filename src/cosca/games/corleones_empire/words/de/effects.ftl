# To be translated into 'de': translate what stands after = and delete this line.

# The effects of jobs and allies, each as a whole sentence. The text of a card is made of them, in turn. An effect is
# always optional.

# $effects: messages
card-text = { LIST($effects, type: "sentences") }

# $n (number): how many cards at most
effect-suitcase =
    { $n ->
        [one] Put up to one money card from your hand into your suitcase.
       *[other] Put up to { $n } money cards from your hand into your suitcase.
    }
# $cards: money cards
effect-take_money = Take { LIST($cards, type: "plus") }.
# $fixed: goods that are named; $choices (number): goods that you choose
effect-take_goods =
    { $choices ->
        [0] Take { LIST($fixed, case: "one") }.
        [one]
            { $fixed ->
                [0] Take a Gun, a Booze or a Blood Money of your choice.
               *[other] Take { LIST($fixed, case: "one") } and a Gun, a Booze or a Blood Money of your choice.
            }
       *[other]
            { $fixed ->
                [0] Take { $choices } goods of your choice among Gun, Booze and Blood Money.
               *[other] Take { LIST($fixed, case: "one") } and { $choices } goods of your choice among Gun, Booze and Blood Money.
            }
    }
# $look, $keep (numbers)
effect-draw_jobs = Look at the top { $look } jobs, keep { $keep } and discard the others.
# $icon: an ability that discards cards
effect-trade = { NAME($icon, case: "text") }
effect-horse_head = Take the Horse Head.
# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf);
# $n (number): how many at most; -1: everybody in a turf
effect-gun_down =
    { $n ->
        [-1] Choose a turf and gun down every figure in it, your own and neutral ones too.
       *[other] Gun down { so-many } { gunned-where }.
    }
so-many =
    { $n ->
        [one]
            { $kind ->
                [thug] one Thug
                [family] one Family Member
               *[any] one figure
            }
       *[other]
            { $kind ->
                [thug] up to { $n } Thugs
                [family] up to { $n } Family Members
               *[any] up to { $n } figures
            }
    }
gunned-where =
    { $whose ->
        [rival_ahead]
            { $where ->
                [own_figure] of a family that controls more turfs than you, in a turf in which you have a figure
                [own_control] of a family that controls more turfs than you, in a turf you control
                [same_turf] there of a family that controls more turfs than you
               *[any] of a family that controls more turfs than you
            }
       *[other]
            { $where ->
                [own_figure] in a turf in which you have a figure
                [own_control] in a turf you control
                [same_turf] there
               *[any] anywhere
            }
    }
effect-displace =
    { $whose ->
        [rival_ahead]
            { $n ->
                [one] Move { so-many } of a family that controls more turfs than you to another empty space of its kind; nothing is used there.
               *[other] Move { so-many } of families that control more turfs than you to other empty spaces of their kind; nothing is used there.
            }
       *[other]
            { $n ->
                [one] Move { so-many } that is not yours to another empty space of its kind; nothing is used there.
               *[other] Move { so-many } that are not yours to other empty spaces of their kind; nothing is used there.
            }
    }
effect-move_figure =
    { $kind ->
        [thug] Move one of your Thugs on the board to another empty Thug space and use the front there.
       *[family] Move one of your Family Members on the board to another empty space and use the backs around it.
    }
# $n (number): how many different businesses
effect-use_front =
    { $where ->
        [emptied] Use the front of the business that it stood on.
        [own_figure]
            { $n ->
                [one] Use the front of one business in a turf in which you have a figure.
               *[other] Use the fronts of { $n } different businesses in turfs in which you have a figure.
            }
        [own_control]
            { $n ->
                [one] Use the front of one business in a turf you control.
               *[other] Use the fronts of { $n } different businesses in turfs you control.
            }
       *[any]
            { $n ->
                [one] Use the front of any one business; a rival who controls its turf uses it too.
               *[other] Use the fronts of { $n } different businesses; rivals who control their turfs use them too.
            }
    }
# $scope (business, turf, space)
effect-use_back =
    { $scope ->
        [business]
            { $where ->
                [own_figure] Use the back of one business in a turf in which you have a figure.
               *[any] Use the back of any one business in a turf.
            }
        [turf]
            { $where ->
                [own_figure] Use the backs of all businesses in one turf in which you have a figure.
               *[any] Use the backs of all businesses in one turf.
            }
       *[space] Choose any Family Member space, occupied or not, and use the backs of all businesses around it.
    }
effect-pay_cards =
    { $n ->
        [one] Discard one card from your hand, or the rest of this card does nothing.
       *[other] Discard { $n } cards from your hand, or the rest of this card does nothing.
    }
effect-place_control =
    { $where ->
        [own_figure] Place one of your control markers on top in a turf in which you have a figure.
        [own_control] Place one of your control markers on top in a turf you control.
       *[any] Place one of your control markers on top in any turf.
    }
effect-remove_control =
    { $where ->
        [own_figure] Return the top control marker of one turf in which you have a figure, if it is a rival's, to its owner.
       *[any] Return the top control marker of one turf, if it is a rival's, to its owner.
    }
effect-offer = Every rival puts up one money card from the hand; the highest goes into your suitcase, the others to the bank.
effect-rival_suitcase_one = Take one random money card from one rival's suitcase into your hand.
effect-rival_suitcase_each = Every rival returns one money card of their choice from the suitcase to the bank.
effect-bank_to_suitcase = Put { LIST($cards, type: "plus") } from the bank into your suitcase.
# $most (number): for how many turfs at most
effect-control_bonus =
    { $most ->
        [one] Take { LIST($cards, type: "plus") } if you control a turf.
       *[other] Take { LIST($cards, type: "plus") } for each turf you control, for { $most } turfs at most.
    }
# $case (mayor, mayor_two, union_boss, police_chief)
effect-place_neutral =
    { $case ->
        [mayor_two] Put or move the { NAME("figure:mayor") } to an empty Family Member space between two areas and use the backs around it.
        [union_boss] Put or move the { NAME("figure:union_boss") } to an empty Thug space and use the front there.
        [police_chief] Put or move the { NAME("figure:police_chief") } into a turf.
       *[mayor] Put or move the { NAME("figure:mayor") } to any empty Family Member space and use the backs around it.
    }
