# What the Consigliere would choose next, in few words: `step-<question>--<kind>`, or `step-<kind>`; where there is none,
# the words of the choice itself. The facts are those of the choice. An empty one is told by what follows it.

step-planning-space--space = na pole { NAME($name) }{ $cost ->
    [0] {""}
   *[other] , zapłać { $cost } £
}
step-ultima-space--space = na pole { NAME($name) }{ $cost ->
    [0] {""}
   *[other] , zapłać { $cost } £
}
step-influence-space--space = ten znacznik na pole { NAME($name) }
step-column-token--space = znacznik na pole { NAME($name) }
step-column-action--do = {""}
step-space-part--do = {""}
step-equipment-which--do = {""}
step-order-area--area = rozkaz w { NAME($name, case: "locative") }
step-order = { NAME($name) }
step-place-area--area = soldati do { NAME($name, case: "genitive") }
step-car-area--area = samochód w { NAME($name, case: "locative") }
step-lab-area--area = laboratorium w { NAME($name, case: "locative") }
step-boat-sea--sea = motorówka na { NAME($name) }
step-gather-into--area = zbiórka w { NAME($name, case: "locative") }
step-gather-from--area = { NAME($name, case: "from") }
step-land = do { NAME($name, case: "genitive") }
step-by_sea = przez morze do { NAME($name, case: "genitive") }
step-over = przez sąsiedni obszar do { NAME($name, case: "genitive") }
step-finesse = finezja
step-brute_force = brutalność
step-tiles-bribery--use = z łapówką
step-tiles-bribery--skip = {""}
step-tiles-recruitment--use = z Rekrutacją
step-tiles-recruitment--skip = {""}
step-pentito--use = Pentito
step-pentito--skip = {""}
step-attack-unit--use = {""}
step-attack-unit--skip = {""}
