### Confirming an e-mail address.

confirm-title = Adresse bestätigen
confirm-words = Bestätige, dass du an der Adresse, an die dieser Link ging, Benachrichtigungen von Cosca bekommen möchtest.
confirm-button = Adresse bestätigen
# $email (text)
confirm-done = { $email } ist bestätigt. Benachrichtigungen gehen ab jetzt dorthin.
confirm-noToken = Der Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail oder fordere in deinem Konto einen neuen an.
confirm-settings = Auswählen, worüber du benachrichtigt wirst
confirm-account = Zu deinem Konto

state-confirmed = Diese Adresse ist bestätigt.
state-unconfirmed = Diese Adresse ist noch nicht bestätigt, deshalb gehen keine Benachrichtigungen dorthin.
state-disabled = Benachrichtigungen an diese Adresse sind abgeschaltet, weil der Mailserver sie mehrmals abgelehnt hat. Prüfe die Adresse und bestätige sie dann noch einmal.
state-failing = Die letzte Benachrichtigung an diese Adresse kam nicht durch. Wir versuchen es noch einmal.
state-send = Bestätigungslink senden
state-sent = Der Link ist unterwegs. Sieh auch im Spam-Ordner nach. Er gilt 48 Stunden lang.
