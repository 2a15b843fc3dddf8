### What a player keeps to themselves at a table: notes, and answers in advance.

notes-title = Notes
notes-label = Your notes about this game
notes-help = Only you can read them. They stay here after the game.
notes-save = Save
notes-kept = Saved.
# $n, $most (numbers of characters)
notes-length = Characters: { $n } / { $most }
advance-title = Answers in advance
advance-help = When one of these questions comes up, your answer is given for you after a short while, even if you are away. To everyone else, it looks as if you answered yourself. If the answer isn’t possible or an exception applies, it is dropped and you are asked.
advance-none = There is nothing to answer in advance at this table.
advance-answer = Answer
advance-ask = Ask me
advance-once = Only the next time
advance-except = Ask me instead if
advance-always = (no exception)
# $fact (a number that the question shows, such as “attackers”)
advance-above = { $fact }: more than
advance-below = { $fact }: fewer than
advance-value = Number
advance-save = Save
advance-revoke = Revoke
advance-kept = Saved.
advance-revoked = Revoked.
advance-dropped = Not saved: it doesn’t fit the question you are being asked right now.
advance-unsaved = You have an answer that isn’t saved.
advance-continue = Continue
advance-discard = Discard
