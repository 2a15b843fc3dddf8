### Themes of puzzles, as in puzzle_themes.toml.

theme-turns = What to do in a turn
theme-figures = Placing figures
theme-fronts = Using businesses
theme-jobs = Jobs
theme-allies = Allies
theme-money = Money and suitcase
theme-violence = Violence
theme-manoeuvres = Moving pieces and trading
theme-control = Turf control
theme-bribery = Bribery
theme-tribute = Tribute to the Don
theme-hand = Hand limit
