"""A Little Wordy over real sockets: no message reveals a word before it is guessed or shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from rumpus.engine import Run
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import Options, Write
from rumpus.server.store.schema import games
from tests.server.harness import Round, SocketPage, http, open_table, round_at, told_to_anybody
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.wordy_tables import begin, decent_seed, told
from tests.tables.wordy_sides import Side, no_word_of, seed_where, to_move, words_of, written

OF_SEATS_ONLY = (b'"tiles":', b'"secret":', b'"asking":', b'"chosen":', b'"sure":', b'"told":', b'"pads":{"')


@pytest.fixture
async def table(server: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    deal(monkeypatch, decent_seed())
    async with round_at(server, await open_table(server, game="wordy")) as opened:
        yield opened


def _secrets(sides: list[Side]) -> list[str]:
    return [words_of(side.tiles, 6, 7)[7] for side in sides[:2]]


async def _write(side: Side, secret: str) -> None:
    """Write a word after looking words up, keeping a draft, and making mistakes."""
    page = side.page
    await page.do("set_pad", seat=side.seat, name="draft", text=secret)
    assert (await side.check(secret))["valid"]
    assert not (await side.check(no_word_of(side.tiles)))["valid"]
    assert await side.refusal("write", to="write", word=secret + secret) == ("illegal", "W-WORD-1")
    await side.act("write", word=secret.lower())
    assert side.secret == secret
    assert await side.refusal("write", word=secret) == ("illegal", "W-WORD-2")


async def _use(asker: Side, owner: Side, clue: str, avoid: list[str]) -> None:
    await asker.ask(clue, avoid)
    if clue not in ("give", "rhyme", "super", "vowel"):
        return
    if clue == "rhyme":
        assert await owner.refusal("rhyme", to="rhyme", word=owner.secret) == ("illegal", "W-C-R3")
    await owner.answer()
    if clue == "give":
        await asker.answer()


async def _play(sides: list[Side], secrets: list[str]) -> None:
    """Each side uses every clue once and guesses wrong; then the side that is behind guesses right and the other plays
    on."""
    for clue in sides[0].public["clues"]:
        for _ in range(2):
            await _use(*to_move(*sides[:2]), clue, secrets)
    for _ in range(2):
        mover, _ = to_move(*sides[:2])
        await mover.act("guess", word=words_of(mover.rack, 4, 5)[0])
    mover, other = to_move(*sides[:2])
    await mover.act("guess", word=secrets[other.seat])
    while not sides[0].public["over"]:
        mover, other = to_move(*sides[:2])
        await _use(mover, other, "first", secrets)


def _check_secrets_kept(everybody: dict[int | None, list[SocketPage]], secrets: list[str]) -> None:
    """`everybody` has the pages by seat; pages without a seat are spectators and screens."""
    for owner, secret in enumerate(secrets):
        for seat, pages in everybody.items():
            for page in pages:
                assert (secret.encode() in told(page, owner).upper()) == (seat == owner), (page.name, secret)
                # At the end everybody has seen it.
                assert secret.encode() in b"".join(page.raw)
    for page in everybody[None]:
        quiet = told(page, 0) if len(told(page, 0)) < len(told(page, 1)) else told(page, 1)
        assert [part for part in OF_SEATS_ONLY if part in quiet] == []


async def _replays_of(server: HouseInAThread, code: str) -> list[int]:
    """The answers to requests for the replay by the ids in the database, and by the table."""
    with server.store.engine.connect() as connection:
        found = connection.execute(select(games.c.id).where(games.c.table_code == code)).scalars().all()
    async with http(server) as client:
        asked = [f"/api/replays/{each}{file}" for each in (*found, code) for file in ("", "/file")]
        return [(await client.get(path)).status_code for path in asked]


@pytest.mark.clause("W-CLUE-3")
@pytest.mark.clause("W-WORD-2")
async def test_two_pages_play_a_whole_game_and_nobody_gets_a_word_too_early(
    table: Round, server: HouseInAThread
) -> None:
    sides = await begin(table, "Ann", "Bo", options={"clues": "first_game"})
    watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
    secrets = _secrets(sides)
    await asyncio.gather(*(_write(side, secrets[side.seat]) for side in sides))
    for side in sides:
        await side.page.until(lambda side=side: side.public["phase"] == "asking")  # type: ignore[misc]
        await side.page.do("set_pad", seat=side.seat, name="notes", text=f"mine is {side.secret}")
    late = await table.page("Flo", role="spectator")
    asked = await told_to_anybody(server, table.code)
    assert await _replays_of(server, table.code) == [404] * 4
    await _play(sides, secrets)
    for page in (sides[0].page, sides[1].page, watching, screen, late):
        await page.over()
    ann, bo = (side.page for side in sides)
    assert isinstance(ann, SocketPage)
    assert isinstance(bo, SocketPage)
    _check_secrets_kept({0: [ann], 1: [bo], None: [watching, screen, late]}, secrets)
    assert not [secret for secret in secrets if secret.encode() in asked.upper()]
    assert ann.public == bo.public == screen.public
    assert ann.public["over"] == "W-WIN-2"


@pytest.mark.clause("W-TEAM-1")
@pytest.mark.clause("W-NOTES-1")
async def test_two_teams_of_two_play_a_whole_game_and_private_data_stays_in_each_team(
    table: Round, server: HouseInAThread
) -> None:
    sides = await begin(table, "Ann", "Bo", "Cy", "Di", options={"clues": "first_game"})
    pages = [side.page for side in sides]
    watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
    secrets = _secrets(sides)
    for mate in sides[2:]:
        secret = secrets[mate.seat]
        await mate.page.do("say", text=f"what about {secret}?", to="team")
        await mate.page.do("set_pad", seat=mate.seat, name="draft", text=secret)
        assert await mate.refusal("write", word=secret) == ("not_captain", "W-TEAM-R1")
    for captain, mate in zip(sides[:2], sides[2:], strict=True):
        draft = await captain.page.next("pad", since=0)
        assert (draft["name"], draft["text"], draft["member"]) == ("draft", secrets[captain.seat], mate.page.you)
        await _write(captain, draft["text"])
        await mate.page.until(lambda mate=mate: mate.secret)  # type: ignore[misc]
    # Pages that reconnect or reload get no more than before.
    for page in (*pages, watching, screen):
        assert isinstance(page, SocketPage)
        await page.drop()
        await page.resume()
        await page.drop()
        await page.connect()
        await page.hello(table.code, role="screen" if page is screen else "player")
    await _play(sides, secrets)
    for page in (*pages, watching, screen):
        await page.over()
    sockets = [page for page in pages if isinstance(page, SocketPage)]
    _check_secrets_kept({0: sockets[::2], 1: sockets[1::2], None: [watching, screen]}, secrets)
    assert all(page.public == screen.public for page in pages)


@pytest.mark.clause("W-C-GIVE")
async def test_the_letter_that_a_side_gives_is_sealed_until_the_other_has_chosen(
    table: Round, server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []
    for letter in (0, -1):
        async with round_at(server, await open_table(server, game="wordy")) as twin:
            sides = await begin(twin, "Ann", "Bo", options={"clues": "first_game"})
            watching, screen = await twin.page("Ed", role="spectator"), await twin.page("screen", role="screen")
            asker, owner = await written(*sides, secrets=_secrets(sides))
            await asker.ask("give")
            asked = await owner.page.until(lambda owner=owner: owner.private["asking"])  # type: ignore[misc]
            others = (asker.page, watching, screen)
            await watching.until(lambda watching=watching: watching.public["pending"])  # type: ignore[misc]
            await screen.until(lambda screen=screen: screen.public["pending"])  # type: ignore[misc]
            starts = [len(page.messages) for page in others]
            await owner.act("reveal", letter=asked["letters"][letter])
            assert owner.private["chosen"] == asked["letters"][letter]
            assert await owner.refusal("reveal", letter=asked["letters"][1]) == ("illegal", "W-C-R3")
            after = [await page.next("update", since=start) for page, start in zip(others, starts, strict=True)]
            await asyncio.gather(*(page.ping() for page in (watching, screen)))
            assert [len(page.messages) - start for page, start in zip(others, starts, strict=True)] == [1, 2, 2]
            heard.append([{**update, "now_ms": 0, "seq": 0} for update in after])
            assert after[0]["events"] == [{"type": "chose", "seat": owner.seat}]
            await asker.answer()
            await owner.page.until(lambda owner=owner: owner.private["told"])  # type: ignore[misc]
            assert owner.private["told"][0]["letter"] == asked["letters"][letter]
            assert not [part for page in (watching, screen) for part in OF_SEATS_ONLY if part in b"".join(page.raw)]
    assert heard[0] == heard[1]


@pytest.mark.clause("W-WORD-5")
async def test_refused_and_looked_up_words_reach_nobody_else(table: Round) -> None:
    ann, bo, cy = await begin(table, "Ann", "Bo", "Cy")
    watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
    others = (bo.page, cy.page, watching, screen)
    # From here on nothing else happens at the table.
    await bo.page.do("react", reaction="wow")
    starts = [page.messages.index(await page.next("reaction", since=0)) + 1 for page in others]
    secret = words_of(ann.tiles, 6, 7)[3]
    assert await ann.check(secret) == {"type": "checked", "word": secret, "valid": True, "why": "", "letter": ""}
    for word in (no_word_of(ann.tiles), secret + "Z" * 6, "", "ÉTUDE"):
        await ann.refusal("write", to="write", word=word)
    await bo.page.do("react", reaction="hurry")
    for page, start in zip(others, starts, strict=True):
        await page.next("reaction", since=start)
        assert {each["type"] for each in page.messages[start:]} <= {"reaction", "done"}


@pytest.mark.clause("W-WORD-3")
@pytest.mark.parametrize("clues", ["first_game", "shuffled"])
def test_the_order_of_swapped_tiles_does_not_depend_on_the_words(clues: str) -> None:
    game = Wordy(Options(clues=clues), seats=2)  # type: ignore[arg-type]
    seed = seed_where(lambda state: True, clues=clues)
    tables = set()
    for choice in range(6):
        for order in ((0, 1), (1, 0)) if choice == 0 else ((0, 1),):
            run = Run(game, seed)
            run.start()
            for seat in order:
                words = words_of(run.state.private[seat].tiles)
                run.act(seat, Write(words[choice * (len(words) - 1) // 5]), at_ms=choice * 1000)
            assert run.state.public.phase == "asking"
            assert sorted(run.state.public.racks[0]) == sorted(run.state.private[1].tiles)
            tables.add((run.state.public.racks, run.state.public.to_move, run.state.public.questions))
    assert len(tables) == 1
