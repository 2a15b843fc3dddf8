# The page that an installed app shows without a connection.

title = No connection
words = Cosca can’t reach its server. Your games are safe there, and their clocks don’t depend on this device.
again = Try again
saved = Saved replays
none = You have no saved replays on this device. Open the replay of a finished game and save it to watch it offline.
remove = Remove
