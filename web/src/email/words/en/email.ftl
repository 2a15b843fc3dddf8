### Confirming an e-mail address.

confirm-title = Confirm address
confirm-words = Confirm that you want notifications from Cosca at the e-mail address this link was sent to.
confirm-button = Confirm address
# $email (text)
confirm-done = { $email } is confirmed. Notifications will be sent there.
confirm-noToken = The link is incomplete. Open it again from the e-mail, or request a new one in your account.
confirm-settings = Choose what you are notified about
confirm-account = Go to your account

state-confirmed = This address is confirmed.
state-unconfirmed = This address isn’t confirmed yet, so no notifications are sent there.
state-disabled = Notifications to this address have been switched off because the mail server refused it several times. Check the address, then confirm it again.
state-failing = The last notification could not be sent to this address. We’ll try again.
state-send = Send confirmation link
state-sent = The link is on its way. Check your spam folder too. It expires in 48 hours.
