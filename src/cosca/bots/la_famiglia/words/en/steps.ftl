# What the Consigliere would choose next, in a few words: `step-<question>--<kind>`, or `step-<kind>`; where there is none,
# the text of the choice itself. The facts are those of the choice. An empty one is clear from what follows it.

step-planning-space--space = to { NAME($name) }{ $cost ->
    [0] {""}
   *[other] , pay { $cost } Money
}
step-ultima-space--space = to { NAME($name) }{ $cost ->
    [0] {""}
   *[other] , pay { $cost } Money
}
step-influence-space--space = that token to { NAME($name) }
step-column-token--space = a token to { NAME($name) }
step-column-action--do = {""}
step-space-part--do = {""}
step-equipment-which--do = {""}
step-order-area--area = order in { NAME($name) }
step-order = { NAME($name) }
step-place-area--area = Soldati to { NAME($name) }
step-car-area--area = car in { NAME($name) }
step-lab-area--area = drug lab in { NAME($name) }
step-boat-sea--sea = speedboat in { NAME($name) }
step-gather-into--area = gather in { NAME($name) }
step-gather-from--area = from { NAME($name) }
step-land = to { NAME($name) }
step-by_sea = by sea to { NAME($name) }
step-over = across the area in between to { NAME($name) }
step-finesse = finesse
step-brute_force = brute force
step-tiles-bribery--use = with Bribery
step-tiles-bribery--skip = {""}
step-tiles-recruitment--use = with Recruitment
step-tiles-recruitment--skip = {""}
step-pentito--use = Pentito
step-pentito--skip = {""}
step-attack-unit--use = {""}
step-attack-unit--skip = {""}
