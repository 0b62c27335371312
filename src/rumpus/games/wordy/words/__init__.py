"""The words of the game: which there are, which the tiles can spell, and which rhyme. See data/NOTICE.md."""
