# `cosca conflict`: a fight of La Famiglia, played best by both sides.

# $attackers, $defenders (numbers); $neutral_attackers, $neutral_defenders, $predictable (true, false)
conflict-title =
    { $neutral_attackers ->
        [true] { $attackers ->
            [one] 1 neutraler Soldato in Aufruhr
           *[other] { $attackers } neutrale Soldati in Aufruhr
        }
       *[false] { $attackers ->
            [one] 1 angreifender Soldato
           *[other] { $attackers } angreifende Soldati
        }
    } gegen { $neutral_defenders ->
        [true] { $defenders ->
            [one] 1 neutralen Soldato
           *[other] { $defenders } neutrale Soldati
        }
       *[false] { $defenders ->
            [one] 1 verteidigenden Soldato
           *[other] { $defenders } verteidigende Soldati
        }
    }{ $predictable ->
        [true] , berechenbarer Kampf
       *[false] {""}
    }
# $area, $soldato, $home, $emptied, $recruit: worths; $empties, $recruits (true, false): whether these are told
conflict-worths =
    das Gebiet ist { $area } wert; ein Soldato { $soldato }; einer, der in die Zentrale zurückgeht, zählt als { $home } Verlust{ $empties ->
        [true] ; ein geleertes Gebiet { $emptied }
       *[false] {""}
    }{ $recruits ->
        [true] ; ein angeworbener { $recruit }
       *[false] {""}
    }
conflict-attacker = Die angreifende Seite
conflict-defender = Die verteidigende Seite
conflict-lays = legt
conflict-takes = nimmt die andere Karte
conflict-takes-left = nimmt, wenn ihre Karte liegen blieb
conflict-takes-taken = nimmt, wenn ihre Karte genommen wurde
conflict-brackets = In Klammern: die beste Antwort auf eine Karte, die nie gelegt wird.
conflict-ends = Was dabei herauskommt
conflict-finesse = Finesse
# $cost (number): Soldati
conflict-brute-force = rohe Kraft, kostet { $cost }
conflict-area-taken = das Gebiet wird übernommen
conflict-area-emptied = das Gebiet wird geleert
conflict-area-held = das Gebiet wird verteidigt
conflict-attackers_lost = Verluste der Angreifenden
conflict-attackers_home = Angreifende zurück in der Zentrale
conflict-defenders_lost = Verluste der Verteidigenden
conflict-defenders_home = Verteidigende zurück in der Zentrale
# $by (attacker, defender)
conflict-recruited =
    { $by ->
        [attacker] von der angreifenden Seite angeworben
       *[defender] von der verteidigenden Seite angeworben
    }
conflict-worth = Wert für die angreifende Seite
# $better (finesse, brute_force, either); $by: by how much
conflict-verdict =
    { $better ->
        [finesse] Finesse ist besser, um { $by }.
        [brute_force] Rohe Kraft ist besser, um { $by }.
       *[either] Finesse und rohe Kraft sind gleich viel wert.
    }
