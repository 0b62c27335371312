"""The lab: games between bots by the thousand, without a server."""
