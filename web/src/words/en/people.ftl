### Names of tables, and deals that are played again.

table-name = Name of the table
table-nameHelp = Optional. It appears in lists and notifications.
table-again = This deal has been played before: the setup and the draws are the same as in an earlier game. The result does not count.
table-earlier = Earlier game
site-people = People
site-privacy = Privacy and your data
