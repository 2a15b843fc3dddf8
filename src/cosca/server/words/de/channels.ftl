### What channels are tested with.

channel-test-title = Cosca: Testnachricht
channel-test-body = Hier kommen Benachrichtigungen von Cosca an.
