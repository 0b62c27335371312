"""What a table decides: functions from its state, what happens and the time to the next state, what is to be written,
and what is to be told. Nothing here knows tasks, sockets or the storage."""
