"""Confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

SURE = 1.959964
"""The half width of a 95% interval in standard deviations."""


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95% interval (Wilson) of a share seen in `count` independent trials."""
    spread = SURE * SURE / count
    middle = (share + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * math.sqrt(share * (1 - share) / count + spread / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def sure_after(looks: int) -> float:
    """The same where measurements are looked at so many times and stopped as soon as they are clear (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / looks)


def of_means(means: Sequence[float], sure: float = SURE) -> tuple[float, float]:
    """The interval of the mean of independent measurements, such as the mean share over each deal: 95% by default."""
    count = len(means)
    mean = sum(means) / count
    deviation = math.sqrt(sum((each - mean) ** 2 for each in means) / max(1, count - 1))
    half = sure * deviation / math.sqrt(count)
    return max(0.0, mean - half), min(1.0, mean + half)
