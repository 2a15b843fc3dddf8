# Settings of notifications, webhooks of tables, and the offer to turn notifications on.

title = Notifications
words = Choose how you learn that a game needs you. Notifications name the table and the players it is waiting for, but never anything hidden in the game.
saved = Saved
nobody = You have no name here yet. Play a game or create an account first.

# Kinds of channels
kind-page = On this site
kind-push = Push
kind-email = E-mail
kind-webhook = Webhooks

# Occasions
stage-turn = It’s your turn
stage-late = You have used 80% of your time
stage-daily = Daily reminder while it’s your turn
stage-invited = Someone invites you
stage-started = A game starts
stage-proposal = A proposal needs your answer
stage-over = A game is over
stage-mentioned = Someone mentions you in the chat
stage-free_seat = A table you watch needs a player

stages-title = What you are notified about
timing-title = When
delay-why = A notification about your turn is sent only if you haven’t decided by then and aren’t looking at the table.
# $unit: what $n (number) counts
delay-after = { $unit ->
    [seconds] { $n ->
        [one] after { $n } second
       *[other] after { $n } seconds
    }
    [minutes] { $n ->
        [one] after { $n } minute
       *[other] after { $n } minutes
    }
   *[hours] { $n ->
        [one] after { $n } hour
       *[other] after { $n } hours
    }
}
daily = Remind me once a day while a game is waiting for me
late-quiet = Warn me even during my quiet hours when my time is running out
quiet-why = During your quiet hours, everything else waits until they end.
quiet-link = Change quiet hours

# Push
push-title = Push notifications
push-why = They arrive on this device even when Cosca is closed.
push-on = Turn on for this device
push-done = Push notifications are on for this device.
push-here = this device
# $when (date and time)
push-since = Since { $when }
push-notNow = Your browser was not given permission to show notifications.
push-failed = Your browser could not subscribe. Its push service may be switched off or unreachable.
push-fault-no_https = Push notifications need a secure connection (https), and this server has none. The people who run it can change that.
push-fault-not_installed = This server can’t send push notifications because the extra package for them is not installed. The people who run it can change that.
push-fault-insecure = Push notifications need a secure connection (https). You opened this page without one.
push-fault-unsupported = This browser can’t receive push notifications. Try another browser, or use e-mail.
push-fault-blocked = Notifications from this site are blocked. Allow them in the settings of your browser (next to the address bar), then reload this page.
push-fault-home_screen = On an iPhone or iPad, push notifications work only after you add Cosca to your Home Screen:
push-ios-share = Tap the Share button of Safari.
push-ios-add = Choose “Add to Home Screen.”
push-ios-open = Open Cosca from the Home Screen, and turn push notifications on here.

# Mail
mail-title = E-mail
mail-unavailable = This server can’t send e-mail.
mail-account = You need an account to receive e-mail.
mail-accountLink = Create an account
mail-none = Your account has no e-mail address.
mail-change = Change address
mail-when = When e-mail is sent
mail-each = one e-mail for each event
# $time (hour of the day)
mail-digest = everything in one e-mail a day, at { $time }

# Channels
channel-off = off
# $when (date and time)
channel-disabled = Switched off on { $when } because it had failed for a day.
channel-failing = It has failed since { $when }. We keep trying.
channel-enable = Turn on again
# $label (name of the channel), for screen readers
channel-enableOne = Turn on again: { $label }
channel-remove = Remove
channel-removeOne = Remove: { $label }
channel-removed = Removed
test-send = Send a test
test-sendOne = Send a test: { $label }
test-sent = The test message was accepted.
test-failed = The test failed.

# Why a channel does not work. $status (number) an HTTP status
problem-malformed = The address is not valid.
problem-https = The address must start with https://.
problem-credentials = The address must not contain a username or password.
problem-port = The address must not contain a port.
problem-private = The address belongs to a private network.
problem-unknown_host = The host can’t be found.
problem-timeout = The other side did not answer in time.
problem-connection = The other side can’t be reached.
problem-tls = The other side has no valid certificate.
problem-redirect = The other side redirects to another address.
problem-too_large = The other side’s answer is too large.
problem-status = The other side answered with status { $status }.
problem-keys = The keys are not valid.
problem-gone = The subscription no longer exists, so it was removed.
problem-other = It does not work.

# Webhooks
hook-title = Webhooks
hook-why = Send your notifications to a chat or another program. Anyone who knows the address can post there, so keep it to yourself.
hook-whyTable = Post to a chat when this table is waiting for someone and when the game starts or ends. The posts contain only what everyone may see.
hook-new = Add a webhook
hook-add = Add
hook-format = Service
hook-formats-discord = Discord
hook-formats-slack = Slack
hook-formats-matrix = Matrix
hook-formats-ntfy = ntfy
hook-formats-json = Signed JSON
hook-label = Name (optional)
hook-address = Address
hook-how-discord = In Discord: channel settings, Integrations, Webhooks.
hook-how-slack = An incoming webhook from Slack, Mattermost, Rocket.Chat or Google Chat.
hook-how-matrix = A generic webhook from the Hookshot bridge.
hook-how-ntfy = The address of a topic. Choose a name that can’t be guessed.
hook-how-json = A program of your own. You get a key to check the signatures.
# $label (name of the webhook)
hook-added = Added: { $label }. Send a test to see whether it works.
hook-key = Key for the signatures, shown only now:
# $n (number)
hook-full = { $n ->
    [one] There can be only one webhook here.
   *[other] There can be at most { $n } webhooks here.
}

# On the page
here-title = On this device
here-why = While Cosca is open, the title and icon of its tab show how many games are waiting for you.
here-chime = Ring a bell when a game needs me, even in the background
here-saved = Saved replays

# The offer after the first turn of a game over days
offer-words = This game goes on for days. Do you want to be notified when it’s your turn again?
offer-yes = Turn on notifications
offer-no = No, thanks
