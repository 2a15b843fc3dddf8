# Ratings: the leaderboard, and tables whose results count.

ratings-title = Ratings
ratings-switch = Rated: the result counts for everyone’s rating. Needs accounts and a clock; no advice, no odds
# $n: how many rated games a player needs to be listed
ratings-about = People and bots share one scale. A new player starts at 1500, the rating of the average bot. The number after ± shows how certain a rating is. Players are listed after { $n ->
    [one] one rated game
   *[other] { $n } rated games
}.
ratings-none = No one has played enough rated games yet. The bots are waiting.
ratings-player = Player
ratings-rating = Rating
ratings-games = Rated games
