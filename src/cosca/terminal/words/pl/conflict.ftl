# `cosca conflict`: a fight of La Famiglia, played best by both sides.

# $attackers, $defenders (numbers); $neutral_attackers, $neutral_defenders, $predictable (true, false)
conflict-title =
    { $neutral_attackers ->
        [true] { $attackers ->
            [one] { $attackers } podburzony neutralny
            [few] { $attackers } podburzonych neutralnych
            [many] { $attackers } podburzonych neutralnych
           *[other] { $attackers } podburzonego neutralnego
        }
       *[false] { $attackers ->
            [one] { $attackers } atakujący
            [few] { $attackers } atakujących
            [many] { $attackers } atakujących
           *[other] { $attackers } atakującego
        }
    } przeciw { $neutral_defenders ->
        [true] { $defenders ->
            [one] { $defenders } neutralnemu
            [few] { $defenders } neutralnym
            [many] { $defenders } neutralnym
           *[other] { $defenders } neutralnego
        }
       *[false] { $defenders ->
            [one] { $defenders } obrońcy
            [few] { $defenders } obrońcom
            [many] { $defenders } obrońcom
           *[other] { $defenders } obrońcy
        }
    }{ $predictable ->
        [true] , przewidywalny konflikt
       *[false] {""}
    }
# $area, $soldato, $home, $emptied, $recruit: worths; $empties, $recruits (true, false): whether these are told
conflict-worths =
    obszar jest wart { $area }; soldato { $soldato }; powrót soldato do siedziby to strata { $home }{ $empties ->
        [true] ; opróżniony obszar { $emptied }
       *[false] {""}
    }{ $recruits ->
        [true] ; zwerbowany soldato { $recruit }
       *[false] {""}
    }
conflict-attacker = Atakujący
conflict-defender = Obrońca
conflict-lays = wykłada
conflict-takes = bierze drugą kartę
conflict-takes-left = bierze, jeśli atakujący zostawia
conflict-takes-taken = bierze, jeśli atakujący bierze
conflict-brackets = W nawiasach: najlepsza odpowiedź po karcie, której nigdy się nie wykłada.
conflict-ends = Co z tego wynika
conflict-finesse = finezja
# $cost (number): Soldati
conflict-brute-force = brutalność, koszt { $cost }
conflict-area-taken = obszar zdobyty
conflict-area-emptied = obszar opróżniony
conflict-area-held = obszar obroniony
conflict-attackers_lost = straty atakujących
conflict-attackers_home = powroty atakujących do siedziby
conflict-defenders_lost = straty obrońców
conflict-defenders_home = powroty obrońców do siedziby
# $by (attacker, defender)
conflict-recruited =
    { $by ->
        [attacker] zwerbowani przez atakującego
       *[defender] zwerbowani przez obrońcę
    }
conflict-worth = wartość dla atakującego
# $better (finesse, brute_force, either); $by: by how much
conflict-verdict =
    { $better ->
        [finesse] Lepsza jest finezja, o { $by }.
        [brute_force] Lepsza jest brutalność, o { $by }.
       *[either] Finezja i brutalność są warte tyle samo.
    }
