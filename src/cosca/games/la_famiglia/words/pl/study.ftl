# What a report of a finished game shows round by round.
measure-mandamenti = Mandamenti
measure-money = Pieniądze
measure-areas = Obszary
measure-soldati = Soldati na planszy

# Where a position can start.
start-planning = Faza planowania
start-planning_end = Porządkowanie po planowaniu
start-encounter = Faza spotkań
start-encounter_end = Porządkowanie po spotkaniach

# The parts of a position, as an editor shows them.
position-areas = Obszary
position-bottom = Dolny arkusz
position-top = Górny arkusz
position-busts = Znaczniki ostatniej akcji
position-characters = Postacie
position-control = Kontrolowane mandamenti
position-families = Rodziny
position-hq = Siedziby
position-mats = Znaczniki zdjęte z planszetek rodzin
position-sold = Sprzedane rozkazy
position-seas = Motorówki
position-tiles = Kafelki kontroli
position-tokens_out = Znaczniki poza grą
position-round = Runda
position-phase = Faza
position-first = Pierwszy gracz
position-primo = Primo Giocatore
position-gained = Obszar przejęty tym rozkazem
position-fresh = Obszary z rozkazem z tej tury
position-vacated = Obszary opuszczone tym rozkazem
position-sealed = Wybrane w tajemnicy
position-turn = Tura
position-holder = kontroluje
position-soldati = soldati
position-labs = laboratoria
position-cars = samochody
position-orders = rozkazy
position-money = pieniądze
position-fight = Konflikt
