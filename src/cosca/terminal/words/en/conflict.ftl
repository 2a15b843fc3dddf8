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
    the area is worth { $area }; a Soldato { $soldato }; one that goes back to HQ is { $home } of a loss{ $empties ->
        [true] ; an emptied area { $emptied }
       *[false] {""}
    }{ $recruits ->
        [true] ; one recruited { $recruit }
       *[false] {""}
    }
conflict-attacker = The attacker
conflict-defender = The defender
conflict-lays = lays
conflict-takes = takes the other card
conflict-takes-left = takes, if the attacker left
conflict-takes-taken = takes, if the attacker took
conflict-brackets = In brackets: the best reply after a card that is never laid.
conflict-ends = What comes of it
conflict-finesse = finesse
# $cost (number): Soldati
conflict-brute-force = brute force, costs { $cost }
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
conflict-worth = worth to the attacker
# $better (finesse, brute_force, either); $by: by how much
conflict-verdict =
    { $better ->
        [finesse] Finesse is better, by { $by }.
        [brute_force] Brute force is better, by { $by }.
       *[either] Finesse and brute force are worth the same.
    }
