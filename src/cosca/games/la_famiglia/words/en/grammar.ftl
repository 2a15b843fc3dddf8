## Phrases that many messages use.

phrase-soldati = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
phrase-cars = { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}
phrase-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

# A token on the action sheets, said to the player who moves it.
phrase-token = { $token ->
    [own] your token
    [neutral] the neutral token
   *[other] { NAME($owner, case: "genitive") } token
}

# An attack in progress, as the first sentence of a question.
phrase-fight = In { NAME($area) }, { $side ->
    [0] neutrals attack
   *[other] { NAME($side) } attacks
} with { $attackers ->
    [one] 1 Soldato
   *[other] { $attackers } Soldati
}{ $car ->
    [true] {" "}and a car
   *[false] {""}
}{ $sea ->
    [true] {" "}by sea
   *[false] {""}
}; { $defenders ->
    [0] no one defends.
   *[other] { $holder ->
        [0] neutrals defend
       *[other] { NAME($holder) } defends
    } with { $defenders ->
        [one] 1 Soldato
       *[other] { $defenders } Soldati
    }.
}

# What is in an area: "Red: 3 Soldati, 1 lab, 2 cars".
phrase-place = { $held ->
    [empty] empty
   *[other] { $held ->
        [neutral] neutral
       *[other] { NAME($holder) }
    }: { $soldati ->
        [one] 1 Soldato
       *[other] { $soldati } Soldati
    }
}{ $labs ->
    [0] {""}
    [one] , 1 lab
   *[other] , { $labs } labs
}{ $cars ->
    [0] {""}
    [one] , 1 car
   *[other] , { $cars } cars
}{ $orders ->
    [0] {""}
    [one] , 1 order
   *[other] , { $orders } orders
}

# What a column lets you do (option B).
phrase-column-gives = { $gives ->
    [primo] go first and organize equipment
    [row] remove { $takes } tokens from your { NAME($row) }
   *[two] remove 1 token from each of { $takes } rows
}

# What a space of the family mat gives when its token is removed.
phrase-mat-space = { $gives ->
    [car] a car
    [lab] a drug lab
    [launder] launder money
    [money] { $value } Money
    [attack] car attack { $value }, car bomb { $bomb }
    [place] base value { $value } for placing
    [recruit] base value { $value } for recruiting
   *[none] no token left
}{ $opens ->
    [true] , plus the order { NAME($unlocks) }
   *[false] {""}
}

# What an order token shows: attack 4: Movement (and Attack), skull 2.
order-shows = { $supply ->
    [true] supply
   *[false] attack
} { $initiative }: { LIST($shows, type: "comma") }

# What a space of the bottom action sheet does and costs.
phrase-space = { $join ->
    [and] { LIST($parts, type: "plus") }
   *[or] { LIST($parts, type: "or") }
}{ $cost ->
    [0] {""}
   *[other] , pay { $cost } Money
}{ $receives ->
    [0] {""}
   *[other] , receive { $receives } Money
}{ $infinite ->
    [true] {" "}∞
   *[false] {""}
}

# Why money or Soldati come or go.
phrase-why = { $why ->
    [action] action
    [bonus] attack bonus
    [brute_force] brute force
    [character] character card
    [coin] coin on the order
    [column] column
    [coward] Coward
    [first_seat] setup: the starting player pays the last player
    [gift] help between teammates
    [instant] instant effect
    [knockout] knockout
    [launder] laundered
    [neutrals] for neutrals removed
    [pay_off] paying off defenders
    [pentito] Pentito
    [pulled] pulled over
    [sale] order sold
    [space] action space
    [strike] strike
    [token] token moved
   *[other] { NAME($why) }
}
