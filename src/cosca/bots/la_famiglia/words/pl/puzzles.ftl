### Themes of puzzles, as in puzzle_themes.toml.

theme-setup = Przygotowanie gry
theme-sheets = Arkusze akcji
theme-orders = Rozkazy
theme-recruiting = Werbunek
theme-placement = Wystawianie Soldati
theme-influence = Wpływy
theme-equipment = Sprzęt
theme-initiative = Inicjatywa
theme-attack = Atak
theme-defence = Obrona
theme-movement = Ruch
theme-conflict = Konflikt
theme-strike = Zamachy
theme-agitation = Podburzanie i Pentiti
theme-tiles = Kafelki kontroli
theme-money = Pieniądze
theme-mandamento = Mandamenti
