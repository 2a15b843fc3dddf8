### People: the list of those one has played with, profiles, invitations, challenges.

people-title = People
people-none = You haven’t played with anyone yet. Invite someone to a table, and they will appear here.
# $n (number of games), $date (of the last one)
people-together = { NUMBER($n) ->
    [one] 1 game together, { $date }
   *[other] { $n } games together, last { $date }
}
people-noGame = No game together yet
people-friend = Add to friends
people-unfriend = Remove from friends
people-isFriend = Friend
people-why = Your list of friends is private: no one is notified. You see your friends’ open tables on the home page.
people-profile = Profile
people-mine = Your profile and history
people-filter = Search by name
# $name (of a person)
people-added = { $name } is now in your list of friends.
# $name (of a person)
people-removed = { $name } is no longer in your list of friends.

invited-title = Invitations
# $name (of a person)
invited-by = { $name } invites you to play.
# $name (of a person)
invited-deal = { $name } sends you a deal: play it, then compare your games.
invited-accept = Join
invited-decline = Decline
friends-tables = Your friends’ tables

invite-title = Invite by name
invite-name = Username, or name of a friend or someone you have played with
invite-send = Invite
# $name (of a person)
invite-sent = { $name } has been invited.
invite-open = Invited
# $name (of a person)
invite-withdraw = Withdraw the invitation to { $name }

watch-on = Notify me when a seat becomes free
watch-off = Don’t notify me about free seats
watch-is = You will be notified when a seat becomes free here.

profile-since = Here since { $date }
profile-results = Results
profile-none = No finished games yet.
profile-ratings = Ratings
# $game (title), $rating, $deviation (numbers), $n (number of games)
profile-rating = { $game }: { $rating } ± { $deviation } ({ NUMBER($n) ->
    [one] 1 game
   *[other] { $n } games
})
profile-leaderboard = Leaderboard
profile-recent = Games
profile-hiddenGames = This person does not share their games.
profile-against = Against you
profile-together = On the same team
profile-uncounted = Lessons, games from a set-up position, repeated deals and games in which one person played for both sides do not count here.

results-what = Games
results-all = All games
results-people = Against people
# $n (number of players)
results-players = { NUMBER($n) ->
    [one] 1 player
   *[other] { $n } players
}
results-games = Games
results-wins = Won
results-draws = Draws
results-losses = Lost
results-rate = Won, %
results-score = Average score

history-game = Game
history-any = Any
history-result = Result
history-win = Won
history-draw = Draw
history-loss = Lost
history-search = Player or table
history-searchOther = Player
history-since = From
history-until = To
history-apply = Filter
history-none = No games match.
history-more = Show more
history-hidden = hidden
# $n (number)
history-rank = Place { $n }
# $n (number)
history-score = Score { $n }
history-look = Open
history-replay = Replay
history-rated = rated
history-not-position = set-up position
history-not-again = repeated deal
history-not-hot_seat = one person for both sides
history-records = Download all records

privacy-title = Privacy and your data
privacy-why = Choose who can see what. To everyone else, it looks as if you didn’t exist here.
privacy-profile = Profile and results
privacy-history = Game history
privacy-against = Head-to-head results
privacy-rating = Rating and place on the leaderboard
privacy-everyone = Everyone
privacy-played = People I have played with
privacy-nobody = Only me
privacy-publish = My finished games may be published, for example as puzzles or open data
privacy-publishWhy = A game is published only if everyone who played it has an account and allows this. Published are the choices and the result, earlier games included: no names, no chat, no times. Whoever could see the game here may recognize it. You can change your mind at any time; this doesn’t recall what has already been published.
privacy-save = Save
privacy-saved = Saved.
privacy-records = Download all records of my games
privacy-export = Download everything that is stored about me
privacy-exportWhy = Keys and passwords are left out.

again-title = Challenge
again-why = Play the same deal again, with the same setup and the same draws. It is never rated.
again-play = Play this deal again
again-send = Send to a friend
again-friend = Username, or name of a friend
again-compare = Compare both games

compare-title = Same deal, two games
compare-back = Back to table
compare-loading = Loading both games …
compare-first = First game
compare-second = Second game
compare-player = Player
compare-rank = Place
compare-score = Score
compare-decisions = Decisions
compare-ended = Ended
# $round (as the game calls it)
compare-round = After { $round }
compare-start = After setup
compare-end = At the end
compare-noReport = A game without a report can only be compared at the end. Create its report to compare round by round.
compare-report = Report
compare-others = Other games of this deal
