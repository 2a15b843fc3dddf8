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
