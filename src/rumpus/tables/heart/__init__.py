"""The decisions of a table: pure functions from its state, an occurrence and the time to the next state, writes and
tellings. Nothing here knows tasks, sockets or the storage."""
