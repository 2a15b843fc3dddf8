### Namen von Tischen und wiederholte Aufbauten.

table-name = Name des Tisches
table-nameHelp = Freiwillig. Er steht in Listen und Benachrichtigungen.
table-again = Dieser Aufbau wurde schon gespielt: Start und Karten sind die einer früheren Partie. Das Ergebnis zählt nicht.
table-earlier = Frühere Partie
site-people = Leute
site-privacy = Privatsphäre und deine Daten
