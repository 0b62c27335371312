"""The dictionary: valid words, words that tiles can spell, and rhymes. See data/NOTICE.md."""
