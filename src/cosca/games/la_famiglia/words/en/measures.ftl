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
