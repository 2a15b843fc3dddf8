### Themes of puzzles, as in puzzle_themes.toml.

theme-turns = Was tun im Zug
theme-figures = Figuren einsetzen
theme-fronts = Geschäfte nutzen
theme-jobs = Aufträge
theme-allies = Verbündete
theme-money = Geld und Koffer
theme-violence = Gewalt
theme-manoeuvres = Verschieben und Tauschen
theme-control = Kontrolle der Reviere
theme-bribery = Bestechung
theme-tribute = Tribut an den Don
theme-hand = Handlimit
