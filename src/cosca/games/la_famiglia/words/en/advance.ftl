### Answers in advance: the question as it is listed, and its possible answers. `advance-fact-*` are numbers that it shows.

advance-raise-grant = Your teammate asks you for money
advance-raise-grant--give = Give it
advance-raise-grant--decline = Refuse
advance-agitate-recruit = Neutrals fell when they attacked you: how many Soldati do you recruit from your supply?
advance-agitate-recruit--most = As many as possible
advance-agitate-recruit--none = None
advance-conflict-defender = Your team defends neutrals: who plays their conflict card?
advance-conflict-defender--self = I do
advance-conflict-defender--other = My teammate
advance-conflict-card = Someone attacks you with finesse: which conflict card do you play?
advance-conflict-card--card-turncoat = { card-turncoat }
advance-conflict-card--card-coward_1 = { card-coward_1 }
advance-conflict-card--card-coward_2 = { card-coward_2 }
advance-conflict-take = When you defend, do you take the attacker’s card without seeing it?
advance-conflict-take--take = Take it
advance-conflict-take--decline = Leave it
advance-tiles-start = The planning phase begins: do you use control tiles?
advance-tiles-start--decline = Use none
advance-fact-money = your Money
advance-fact-lost = neutrals lost
advance-fact-attackers = attackers
advance-fact-defenders = defenders
