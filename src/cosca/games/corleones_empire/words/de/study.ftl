# What a report of a finished game shows act by act.
measure-savings = Geld im Koffer
measure-cash = Geld auf der Hand
measure-turfs = Reviere mit Vorherrschaft
measure-jobs = Erfüllte Aufträge

# Where a position can start.
start-business = Familiengeschäfte
start-turf_war = Revierkampf
start-bribery = Bestechung
start-tribute = Tribut an den Don
start-end = Das Ende des Akts

# The parts of a position, as an editor shows them.
position-act = Akt
position-horse = Pferdekopf
position-families = Familien
position-hands = Hände
position-suitcases = Koffer
position-public_jobs = Offene Aufträge
position-job_discards = Abgeworfene Aufträge
position-deck = Aufträge oben auf dem Stapel
position-allies = Verbündete in der Auslage
position-played = Ausgespielte Verbündete
position-tiles = Eröffnete Geschäfte
position-tile_decks = Kommende Geschäfte
position-figures = Figuren
position-neutrals = Neutrale Figuren
position-stacks = Kontrollmarker
position-bids = Gebote
position-sealed = Verdeckt gewählt
position-phase = Phase
position-turn = Zug
position-scores = Wertung
position-spot = Umkämpftes Revier
position-emptied = Geräumtes Geschäft
position-borrowed = Geliehene Figur
position-looked_at = Angesehene Aufträge
position-aside = Beiseitegelegter Auftrag
position-money = Geld
position-goods = Waren
position-jobs = Aufträge
position-thugs = Gangster
position-don = Don
position-consigliere = Consigliere
position-heir = Erbe
position-blue = blau
position-red = rot
