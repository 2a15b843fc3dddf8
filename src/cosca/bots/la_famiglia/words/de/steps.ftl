# What the Consigliere would choose next, in few words: `step-<question>--<kind>`, or `step-<kind>`; where there is none,
# the words of the choice itself. The facts are those of the choice. An empty one is told by what follows it.

step-planning-space--space = auf { NAME($name) }{ $cost ->
    [0] {""}
   *[other] , zahle { $cost } Geld
}
step-ultima-space--space = auf { NAME($name) }{ $cost ->
    [0] {""}
   *[other] , zahle { $cost } Geld
}
step-influence-space--space = diesen Stein auf { NAME($name) }
step-column-token--space = einen Stein auf { NAME($name) }
step-column-action--do = {""}
step-space-part--do = {""}
step-equipment-which--do = {""}
step-order-area--area = Befehl in { NAME($name) }
step-order = „{ NAME($name) }“
step-place-area--area = Soldati nach { NAME($name) }
step-car-area--area = Auto in { NAME($name) }
step-lab-area--area = Drogenlabor in { NAME($name) }
step-boat-sea--sea = Schnellboot im { NAME($name) }
step-gather-into--area = in { NAME($name) } sammeln
step-gather-from--area = aus { NAME($name) }
step-land = nach { NAME($name) }
step-by_sea = über See nach { NAME($name) }
step-over = mit „Verbündete“ nach { NAME($name) }
step-finesse = Finesse
step-brute_force = rohe Kraft
step-tiles-bribery--use = mit „Bestechung“
step-tiles-bribery--skip = {""}
step-tiles-recruitment--use = mit „Rekrutierung“
step-tiles-recruitment--skip = {""}
step-pentito--use = Pentito
step-pentito--skip = {""}
step-attack-unit--use = {""}
step-attack-unit--skip = {""}
