"""Replays: finished games as files, folded through the rules, turned into films, and verified if uploaded."""
