"""Real-time battles seen from above: batched, stepped 60 times a second, bit-identical on every machine.

`duel` is the sword fight, `volley` the burrito battle, `shared` what both use. The arena knows nothing of cards or
tables.
"""

from __future__ import annotations

TICKS_PER_S = 60
