### Themes of puzzles, as in puzzle_themes.toml.

theme-setup = Set-up
theme-sheets = Action sheets
theme-orders = Orders
theme-recruiting = Recruiting
theme-placement = Placing Soldati
theme-influence = Influence
theme-equipment = Equipment
theme-initiative = Initiative
theme-attack = Attack
theme-defence = Defense
theme-movement = Movement
theme-conflict = Conflict
theme-strike = Strikes
theme-agitation = Agitation and Pentiti
theme-tiles = Control tiles
theme-money = Money
theme-mandamento = Mandamenti
