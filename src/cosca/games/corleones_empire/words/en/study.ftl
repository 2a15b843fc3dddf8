# What a report of a finished game shows act by act.
measure-savings = Money in the suitcase
measure-cash = Money in hand
measure-turfs = Turfs dominated
measure-jobs = Jobs completed

# Where a position can start.
start-business = Family Business
start-turf_war = Turf War
start-bribery = Bribery
start-tribute = Tribute to the Don
start-end = The end of the act

# The parts of a position, as an editor shows them.
position-act = Act
position-horse = Horse Head
position-families = Families
position-hands = Hands
position-suitcases = Suitcases
position-public_jobs = Public jobs
position-job_discards = Discarded jobs
position-deck = Job deck, from the top
position-allies = Allies laid out
position-played = Played allies
position-tiles = Open businesses
position-tile_decks = Business decks
position-figures = Figures
position-neutrals = Neutral figures
position-stacks = Control markers
position-bids = Bids
position-sealed = Secret choices
position-phase = Phase
position-turn = Turn
position-scores = Scores
position-spot = Turf being fought over
position-emptied = Emptied business
position-borrowed = Borrowed figure
position-looked_at = Jobs being looked at
position-aside = Job set aside
position-money = money
position-goods = Illegal Goods
position-jobs = jobs
position-thugs = Thugs
position-don = Don
position-consigliere = Consigliere
position-heir = Heir
position-blue = blue
position-red = red
