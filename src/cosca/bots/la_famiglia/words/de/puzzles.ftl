### Themes of puzzles, as in puzzle_themes.toml.

theme-setup = Spielaufbau
theme-sheets = Aktionstableaus
theme-orders = Befehle
theme-recruiting = Anwerben
theme-placement = Soldati einsetzen
theme-influence = Einfluss
theme-equipment = Ausstattung
theme-initiative = Initiative
theme-attack = Angriff
theme-defence = Verteidigung
theme-movement = Bewegung
theme-conflict = Kampf
theme-strike = Anschläge
theme-agitation = Aufruhr und Pentiti
theme-tiles = Kontrollplättchen
theme-money = Geld
theme-mandamento = Mandamenti
