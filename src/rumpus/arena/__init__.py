"""Battles on a floor seen from above: batched, stepped 60 times a second, the same bits on every machine.

What every kind of battle shares lies here; `duel` is the sword fight, `volley` the burrito battle. The
arena knows nothing of cards or tables.
"""

from __future__ import annotations

TICKS_PER_S = 60
