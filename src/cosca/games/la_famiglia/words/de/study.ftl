# What a report of a finished game shows round by round.
measure-mandamenti = Mandamenti
measure-money = Geld
measure-areas = Gebiete
measure-soldati = Soldati auf dem Spielplan

# Where a position can start.
start-planning = Die Planungsphase
start-planning_end = Verwaltung nach der Planung
start-encounter = Die Gefechtsphase
start-encounter_end = Verwaltung nach dem Gefecht

# The parts of a position, as an editor shows them.
position-areas = Gebiete
position-bottom = Unteres Aktionstableau
position-top = Oberes Aktionstableau
position-busts = Büsten
position-characters = Personenkarten
position-control = Kontrollierte Mandamenti
position-families = Familien
position-hq = Zentralen
position-mats = Von den Familientableaus entfernte Steine
position-sold = Verkaufte Befehle
position-seas = Schnellboote
position-tiles = Kontrollplättchen
position-tokens_out = Steine aus dem Spiel
position-round = Runde
position-phase = Phase
position-first = Startperson
position-primo = Primo Giocatore
position-gained = Übernommenes Gebiet
position-fresh = Befehl in diesem Zug erteilt
position-vacated = Eben verlassen
position-sealed = Verdeckt gewählt
position-turn = Am Zug
position-holder = kontrolliert von
position-soldati = Soldati
position-labs = Drogenlabore
position-cars = Autos
position-orders = Befehle
position-money = Geld
position-fight = Kampf
