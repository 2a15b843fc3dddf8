# What a report of a finished game shows act by act.
measure-savings = Money in the suitcase
measure-cash = Money in hand
measure-turfs = Turfs dominated
measure-jobs = Jobs completed
