"""How the networks of the best bots are taught."""
