### Puzzles: their overview and the trainer.

title = Puzzles
one = Puzzle
about = Positions from games between bots, each with one best answer. You see what the player at the table saw.
loading = Setting up the puzzle …
all = All puzzles
today = Puzzle of the day
today-solved = You solved it.
today-failed = You did not solve it.
today-open = Solve it
today-again = Look at it again
themes = Train a theme
train-any = Any theme
# $solved, $count (numbers): of a theme
theme-count = { $solved } of { $count }
rating = Your puzzle rating
# $rating, $margin (numbers as texts)
rating-value = { $rating } ± { $margin }
rating-none = You have no rating yet: your first answer to each puzzle counts.
# $solved, $failed (numbers)
results = Solved: { $solved } · not solved: { $failed }
# $n (number of puzzles solved in a row), $best (the longest row)
streak = { $n ->
    [one] 1 in a row (best: { $best })
   *[other] { $n } in a row (best: { $best })
}
history = Your rating over the last answers
# $first, $last (ratings as texts)
history-words = from { $first } to { $last }
none = There are no puzzles here yet.

# $name (a family)
play = You play { $name }. What is best?
wrong = Not the best. Try something else, or look at the solution.
more = Right so far. What comes next?
solved = Solved!
solved-late = That is it.
givenUp = The solution
giveUp = Show solution
next = Next puzzle
again = Try again
study = Open as study
link = Copy link
# $change (rating points with their sign), $rating (both as texts)
change = { $change } → { $rating }
# $rating (of the puzzle, as text)
difficulty = Puzzle rating { $rating }
# above the values of the choices
chances = Win probability
# $n (percent), $error (percentage points)
chance = { $n }%
chance-error = Win probability, ± { $error }%
# $margin (percentage points): by how much the right choice is ahead
margin = Better than anything else by { $margin }%
# $n (choices that lead to the same)
alike = { $n ->
    [one] One more choice leads to the same.
   *[other] { $n } more choices lead to the same.
}
reasons = Why
bots = Which bots find it
# $n (percent of their attempts)
bot-share = { $n }%
keys = Keys: N next puzzle, R try again
