# The inbox: the bell in the bar of every page.

title = Notifications
# $n (number) how many are unread
bell = { $n ->
    [0] Notifications
    [one] Notifications: { $n } unread
   *[other] Notifications: { $n } unread
}
unread = unread
none = Nothing yet. When a game needs you, you will see it here.
older = Show older
all = Mark all as read
settings = Notification settings

# What happened. $known (flag) whether $by (text), the person who did it, is known
stage-turn = It’s your turn
stage-late = Your time is running out
stage-daily = It’s still your turn
stage-invited = { $known ->
    [true] { $by } invites you to play
   *[false] You are invited to play
}
stage-started = The game has started
stage-proposal = { $known ->
    [true] { $by } made a proposal: your answer is needed
   *[false] Your answer to a proposal is needed
}
stage-over = The game is over
stage-mentioned = { $known ->
    [true] { $by } mentioned you
   *[false] You were mentioned
}
stage-free_seat = A seat is free
