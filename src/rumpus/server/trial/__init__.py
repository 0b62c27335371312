"""A cluster on this machine to try out, and to test with."""
