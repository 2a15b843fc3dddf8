# What a report on a finished game shows round by round.
measure-mandamenti = Mandamenti
measure-money = Money
measure-areas = Areas
measure-soldati = Soldati on the board

# Where a position can start.
start-planning = The planning phase
start-planning_end = Management after the planning phase
start-encounter = The encounter phase
start-encounter_end = Management after the encounter phase

# The parts of a position, as an editor shows them.
position-areas = Areas
position-bottom = Bottom action sheet
position-top = Top action sheet
position-busts = Busts
position-characters = Character cards
position-control = Mandamenti controlled
position-families = Families
position-hq = Headquarters
position-mats = Tokens removed from the family mats
position-sold = Orders sold
position-seas = Speedboats
position-tiles = Control tiles
position-tokens_out = Tokens removed from the game
position-round = Round
position-phase = Phase
position-first = Starting player
position-primo = Primo Giocatore
position-gained = Area taken by this order
position-fresh = Areas with an order issued this turn
position-vacated = Areas left by this order
position-sealed = Chosen in secret
position-turn = Turn
position-holder = controlled by
position-soldati = Soldati
position-labs = drug labs
position-cars = cars
position-orders = orders
position-money = money
position-fight = Conflict
