### What channels are tested with.

channel-test-title = Cosca: test message
channel-test-body = Notifications from Cosca arrive here.
