# To be translated into 'pl': translate what stands after = and delete this line.

# What a report of a finished game shows round by round.
measure-mandamenti = Mandamenti
measure-money = Money
measure-areas = Areas
measure-soldati = Soldati on the board

# Where a position can start.
start-planning = The planning phase
start-planning_end = Management after planning
start-encounter = The encounter phase
start-encounter_end = Management after the encounter

# The parts of a position, as an editor shows them.
position-areas = Areas
position-bottom = Lower sheet
position-top = Upper sheet
position-busts = Busts
position-characters = Characters
position-control = Mandamenti controlled
position-families = Families
position-hq = Headquarters
position-mats = Tokens off the family mats
position-sold = Orders sold
position-seas = Speedboats
position-tiles = Control tiles
position-tokens_out = Tokens out of the game
position-round = Round
position-phase = Phase
position-first = Starting seat
position-primo = Primo Giocatore
position-gained = Area gained
position-fresh = Gained just now
position-vacated = Left just now
position-sealed = Chosen in secret
position-turn = Turn
position-holder = held by
position-soldati = Soldati
position-labs = drug labs
position-cars = cars
position-orders = orders
position-money = money
position-fight = Conflict
