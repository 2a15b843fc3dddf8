# What a report of a finished game shows act by act.
measure-savings = Pieniądze w walizce
measure-cash = Pieniądze na ręce
measure-turfs = Zdominowane dzielnice
measure-jobs = Wykonane zlecenia

# Where a position can start.
start-business = Rodzinne interesy
start-turf_war = Walka o dzielnice
start-bribery = Łapówki
start-tribute = Danina
start-end = Koniec aktu

# The parts of a position, as an editor shows them.
position-act = Akt
position-horse = Koński łeb
position-families = Rodziny
position-hands = Ręce
position-suitcases = Walizki
position-public_jobs = Publiczne zlecenia
position-job_discards = Odrzucone zlecenia
position-deck = Zlecenia z wierzchu talii
position-allies = Sojusznicy w rzędzie
position-played = Zagrani sojusznicy
position-tiles = Otwarte interesy
position-tile_decks = Przyszłe interesy
position-figures = Figurki
position-neutrals = Neutralne figurki
position-stacks = Znaczniki kontroli
position-bids = Oferty
position-sealed = Wybrane w tajemnicy
position-phase = Faza
position-turn = Tura
position-scores = Wyniki
position-spot = Dzielnica walki
position-emptied = Opróżniony interes
position-borrowed = Pożyczona figurka
position-looked_at = Oglądane zlecenia
position-aside = Odłożone zlecenie
position-money = pieniądze
position-goods = towary
position-jobs = zlecenia
position-thugs = zbiry
position-don = don
position-consigliere = consigliere
position-heir = dziedzic
position-blue = niebieskie
position-red = czerwone
