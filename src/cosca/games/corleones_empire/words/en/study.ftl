# What a report of a finished game shows act by act.
measure-savings = Money in the suitcase
measure-cash = Money in hand
measure-turfs = Turfs dominated
measure-jobs = Jobs completed

# Where a position can start.
start-business = Family Business
start-turf_war = Turf War
start-bribery = Bribery
start-tribute = Tribute
start-end = The end of the act

# The parts of a position, as an editor shows them.
position-act = Act
position-horse = Horse Head
position-families = Families
position-hands = Hands
position-suitcases = Suitcases
position-public_jobs = Public jobs
position-job_discards = Jobs discarded
position-deck = Jobs from the top of the deck
position-allies = Allies in the row
position-played = Allies played
position-tiles = Businesses opened
position-tile_decks = Businesses to come
position-figures = Figures
position-neutrals = Neutral figures
position-stacks = Control markers
position-bids = Bids
position-sealed = Chosen in secret
position-phase = Phase
position-turn = Turn
position-scores = Scores
position-spot = Turf of the war
position-emptied = Emptied business
position-borrowed = Borrowed figure
position-looked_at = Jobs looked at
position-aside = Job laid aside
position-money = money
position-goods = goods
position-jobs = jobs
position-thugs = Thugs
position-don = Don
position-consigliere = Consigliere
position-heir = Heir
position-blue = blue
position-red = red
