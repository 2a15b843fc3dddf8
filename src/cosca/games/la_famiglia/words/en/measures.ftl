# What a report of a finished game shows round by round.
measure-mandamenti = Mandamenti
measure-money = Money
measure-areas = Areas
measure-soldati = Soldati on the board
