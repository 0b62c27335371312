from rumpus.bots.mantis.good import GoodBot


class BestBot(GoodBot):
    def __init__(self, seats: int, time_limit_ms: int | None = None) -> None:
        super().__init__(seats)
