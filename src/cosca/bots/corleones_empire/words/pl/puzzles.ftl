### Themes of puzzles, as in puzzle_themes.toml.

theme-turns = Co zrobić w turze
theme-figures = Wysyłanie figurek
theme-fronts = Korzystanie z interesów
theme-jobs = Zlecenia
theme-allies = Sojusznicy
theme-money = Pieniądze i walizka
theme-violence = Przemoc
theme-manoeuvres = Przesunięcia i wymiany
theme-control = Kontrola dzielnic
theme-bribery = Łapówki
theme-tribute = Danina dla dona
theme-hand = Limit ręki
