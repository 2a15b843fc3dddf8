# `cosca conflict`: a fight of La Famiglia, played best by both sides.

# $attackers, $defenders (numbers); $neutral_attackers, $neutral_defenders, $predictable (true, false)
conflict-title =
    { $neutral_attackers ->
        [true] { $attackers ->
            [one] 1 agitated neutral
           *[other] { $attackers } agitated neutrals
        }
       *[false] { $attackers ->
            [one] 1 attacker
           *[other] { $attackers } attackers
        }
    } against { $neutral_defenders ->
        [true] { $defenders ->
            [one] 1 neutral
           *[other] { $defenders } neutrals
        }
       *[false] { $defenders ->
            [one] 1 defender
           *[other] { $defenders } defenders
        }
    }{ $predictable ->
        [true] , predictable conflict
       *[false] {""}
    }
# $area, $soldato, $home, $emptied, $recruit: worths; $empties, $recruits (true, false): whether these are told
conflict-worths =
    Values: taking the area { $area }; a Soldato { $soldato }; a Soldato that returns to headquarters counts as { $home } of a loss{ $empties ->
        [true] ; emptying the area { $emptied }
       *[false] {""}
    }{ $recruits ->
        [true] ; recruiting a Soldato { $recruit }
       *[false] {""}
    }
conflict-attacker = The attacker
conflict-defender = The defender
conflict-lays = plays
conflict-takes = takes the other card
conflict-takes-left = takes, if its own card was left
conflict-takes-taken = takes, if its own card was taken
conflict-brackets = In parentheses: the best reply after a card that is never played.
conflict-ends = Result
conflict-finesse = finesse
# $cost (number): Soldati
conflict-brute-force = brute force (costs { $cost })
conflict-area-taken = the area is taken
conflict-area-emptied = the area is emptied
conflict-area-held = the area is held
conflict-attackers_lost = attackers lost
conflict-attackers_home = attackers back in HQ
conflict-defenders_lost = defenders lost
conflict-defenders_home = defenders back in HQ
# $by (attacker, defender)
conflict-recruited =
    { $by ->
        [attacker] recruited by the attacker
       *[defender] recruited by the defender
    }
conflict-worth = value for the attacker
# $better (finesse, brute_force, either); $by: by how much
conflict-verdict =
    { $better ->
        [finesse] Finesse is better by { $by }.
        [brute_force] Brute force is better by { $by }.
       *[either] Finesse and brute force are equally good.
    }
