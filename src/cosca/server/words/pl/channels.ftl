### What channels are tested with.

channel-test-title = Cosca: wiadomość testowa
channel-test-body = Tutaj będą przychodzić powiadomienia z Cosca.
