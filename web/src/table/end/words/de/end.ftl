### The end screen: what turned the game, and a picture to share.

turnings = Was die Partie gewendet hat
turnings-none = Kein einzelner Zug hat die Aussichten stark verändert.
# $n (per cent that is done)
turnings-thinking = Der Consigliere sucht die Züge, die die Partie gewendet haben: { $n } %
turnings-busy = Der Consigliere arbeitet noch an einem anderen Bericht für dich. Danach kommt dieser dran.
turnings-ask = Wendepunkte suchen
turnings-all = Ganzer Bericht
# $round (as the game calls it), $seat (a name)
turnings-moment = { $round }, { $seat }
turnings-start = Spielaufbau
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }
# $choice (a choice in words), $before, $after (per cent)
turnings-better = Besser: { $choice } ({ $after } statt { $before })
turnings-look = Ansehen

picture = Ein Bild zum Teilen
# $result (a sentence)
picture-alt = Alle Namen und Ergebnisse und der Spielplan am Ende. { $result }
# $n (number): the score of the whole team
picture-team = Team: { $n }
picture-save = Bild herunterladen
picture-share = Teilen
picture-failed = Das Bild konnte nicht erstellt werden.
