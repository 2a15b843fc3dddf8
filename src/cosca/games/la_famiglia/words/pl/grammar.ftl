# To be translated into 'pl': translate what stands after = and delete this line.

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

# A token on the sheets, said to the seat that moves it.
phrase-token = { $token ->
    [own] your token
    [neutral] the neutral token
   *[other] { NAME($owner, case: "genitive") } token
}

# An attack under way, as the first sentence of a question.
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
    [true] {" "}over the sea
   *[false] {""}
}; { $defenders ->
    [0] nobody defends.
   *[other] { $holder ->
        [0] neutrals defend
       *[other] { NAME($holder) } defends
    } with { $defenders }.
}

# What is in an area: Red 3, 1 lab, 2 cars.
phrase-place = { $held ->
    [empty] empty
    [neutral] neutral { $soldati }
   *[other] { NAME($holder) } { $soldati }
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

# What a column gives to the seat that takes it (option B).
phrase-column-gives = { $gives ->
    [primo] the Primo Giocatore piece and a car, speedboat or drug lab
    [row] { $takes } tokens off your { NAME($row) }
   *[two] 1 token each off { $takes } rows of your mat
}

# What a space of the mat gives when its token is taken.
phrase-mat-space = { $gives ->
    [car] a car
    [lab] a drug lab
    [launder] launder
    [money] { $value } money
    [attack] car attack { $value }, car bomb { $bomb }
    [place] place { $value }
    [recruit] recruit { $value }
   *[none] no token left
}{ $opens ->
    [true] , and the order { NAME($unlocks) }
   *[false] {""}
}

# What an order token shows: attack 4: move and attack, skull 2.
order-shows = { $supply ->
    [true] supply
   *[false] attack
} { $initiative }: { LIST($shows, type: "comma") }

# What a space of the lower sheet does and costs.
phrase-space = { $join ->
    [and] { LIST($parts, type: "plus") }
   *[or] { LIST($parts, type: "or") }
}{ $cost ->
    [0] {""}
   *[other] , pay { $cost }
}{ $receives ->
    [0] {""}
   *[other] , +{ $receives } money
}{ $infinite ->
    [true] {" "}∞
   *[false] {""}
}

# Why money or Soldati come or go.
phrase-why = { $why ->
    [action] action
    [bonus] attack bonus
    [brute_force] price of brute force
    [character] character card
    [coin] coin of the order
    [column] column
    [coward] Coward
    [first_seat] the first seat gives to the last
    [gift] help between teammates
    [instant] mat
    [knockout] knockout
    [launder] laundered
    [neutrals] for neutrals removed
    [pay_off] defenders paid off
    [pentito] Pentito
    [pulled] pulled over
    [sale] order sold
    [space] space
    [strike] strike
    [token] token moved
   *[other] { NAME($why) }
}
