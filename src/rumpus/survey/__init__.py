"""What the languages of the house lack: every text that English has, compared with each of the others."""

from rumpus.survey.comparing import Gap, compared

__all__ = ["Gap", "compared"]
