"""The command line: what `rumpus --help` lists."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from rumpus import __version__
from rumpus.bots import LEVELS, level_named, make_bot
from rumpus.conformance import check_game
from rumpus.describe import describe_all
from rumpus.engine import RumpusError, chosen_options, clauses_of, option_fields, table_options
from rumpus.engine.rulebook import rulebook_of
from rumpus.engine.sentences import Sentences
from rumpus.games import GAMES
from rumpus.guests import Guests, game_at, places_in_environment
from rumpus.guests.admission import faults_of
from rumpus.guests.cli import new
from rumpus.lab.cli import app as lab
from rumpus.lab.cli import json_options
from rumpus.lab.person import Person, ToldRun
from rumpus.lab.play import play_on
from rumpus.lab.series import game_seed
from rumpus.replays.fold import fold, open_replay
from rumpus.replays.format import read_replay
from rumpus.survey.cli import show_languages
from rumpus.tables.names import clean_text, escaped

app = typer.Typer(
    name="rumpus",
    help="A rumpus room for party games: serve live tables, watch replays, check and simulate games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.add_typer(lab, name="lab")
app.command()(new)
app.command("languages")(show_languages)


GAME_HELP = "The name of a game, or path/to/game.py."

Database = Annotated[
    str,
    typer.Option(
        envvar="RUMPUS_DATABASE",
        help="sqlite:///FILE or postgresql://…; without it, a file in your user data folder.",
    ),
]
KeepDays = Annotated[
    int,
    typer.Option(
        envvar="RUMPUS_KEEP_DAYS",
        min=0,
        max=36_500,
        help="Tables that nobody has touched for so many days are removed with their games; 0 keeps them for ever.",
    ),
]
KeepUploadsDays = Annotated[
    int,
    typer.Option(
        envvar="RUMPUS_KEEP_UPLOADS_DAYS",
        min=0,
        max=36_500,
        help="Replays that people brought along are removed after so many days; 0 keeps them for ever.",
    ),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="RUMPUS_HOST", help="The address to listen on.")] = "0.0.0.0",  # noqa: S104 - phones on the network must reach it
    port: Annotated[
        int, typer.Option(envvar="RUMPUS_PORT", min=0, max=65535, help="The port; 0 picks a free one.")
    ] = 8000,
    database: Database = "",
    public_url: Annotated[
        str,
        typer.Option(
            envvar="RUMPUS_PUBLIC_URL", help="The address that links and QR codes begin with, if not the found one."
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="RUMPUS_TRUSTED_PROXIES",
            help="Proxies whose X-Forwarded-For header counts: addresses and networks, or * for whoever connects.",
        ),
    ] = "",
    log_json: Annotated[bool, typer.Option(envvar="RUMPUS_LOG_JSON", help="Log one JSON object a line.")] = False,
    log_level: Annotated[
        str, typer.Option(envvar="RUMPUS_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
    bot_pace: Annotated[
        float,
        typer.Option(envvar="RUMPUS_BOT_PACE", min=0, max=10, help="How long bots pretend to think; 0 is not at all."),
    ] = 1.0,
    arena_speed: Annotated[
        float,
        typer.Option(envvar="RUMPUS_ARENA_SPEED", min=0.1, max=50, help="How fast battles in the arena go."),
    ] = 1.0,
    pages_per_address: Annotated[
        int, typer.Option(envvar="RUMPUS_PAGES_PER_ADDRESS", min=1, help="How many pages one network address may open.")
    ] = 200,
    keep_days: KeepDays = 90,
    keep_uploads_days: KeepUploadsDays = 30,
    game: Annotated[
        list[str] | None,
        typer.Option(help="A game of your own: path/to/game.py. May be given several times; also in RUMPUS_GAMES."),
    ] = None,
    reload: Annotated[bool, typer.Option(help="Take up a game file when it changes.")] = False,
    workers: Annotated[
        str,
        typer.Option(
            envvar="RUMPUS_WORKERS",
            help="How many processes share the work: a number, or auto for one a core. More than one need PostgreSQL.",
        ),
    ] = "1",
    node_address: Annotated[
        str,
        typer.Option(
            envvar="RUMPUS_NODE_ADDRESS",
            help="The name or address by which servers on other machines, with the same PostgreSQL, reach this one.",
        ),
    ] = "",
    lease: Annotated[
        float,
        typer.Option(
            envvar="RUMPUS_LEASE",
            min=1,
            max=60,
            help="After so many seconds of silence other servers with the same PostgreSQL take over the tables.",
        ),
    ] = 2.0,
) -> None:
    """Start the server and show how to join."""
    # Imported here: the other commands start faster without a server.
    from rumpus.server.app import Config
    from rumpus.server.cluster.links import check_reachable
    from rumpus.server.cluster.node import check_versions_of_others
    from rumpus.server.cluster.workers import Workers, check_possible, number_of, parent_of_worker
    from rumpus.server.limits import Limits
    from rumpus.server.logs import set_up_logs
    from rumpus.server.serve import bind, greet, home_address
    from rumpus.server.serve import serve as run
    from rumpus.server.store import Keep, default_database, open_store

    if log_level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter("choose debug, info, warning or error", param_hint="--log-level")
    set_up_logs(as_json=log_json, level=log_level)
    number, parent = number_of(workers), parent_of_worker()
    guests = Guests()
    for refused in guests.welcome_all((*(game or []), *places_in_environment())):
        typer.echo(f"rumpus: this game is left out. {clean_text(refused.message)}", err=True)
    listening = bind(host, port) if parent is None else parent.listening
    where = database or default_database()
    store = open_store(where, check_versions_of_others)
    check_possible(number, is_shared=store.is_shared)
    if node_address and parent is None:
        check_possible(2, is_shared=store.is_shared)
        check_reachable(node_address)
    address = public_url or home_address(host, listening.getsockname()[1])
    config = Config(
        address,
        limits=Limits(pages_per_address=pages_per_address),
        trusted_proxies=trusted_proxies,
        bot_pace=bot_pace,
        arena_speed=arena_speed,
        keep=Keep(keep_days, keep_uploads_days),
        guests=guests,
        reload=reload,
        node_host=node_address,
        lease_s=lease,
        figures_at="" if parent is None else parent.figures_at,
    )
    if number > 1 and parent is None:
        store.close()
        processes = Workers(number, sys.argv[1:], listening)
        processes.start()
        greet(config, listening, store.shown_address, number)
        processes.run()
    else:
        run(store, config, listening, database=store.shown_address, parent=parent)


cluster = typer.Typer(name="cluster", help="Several servers on one PostgreSQL.", no_args_is_help=True)
app.add_typer(cluster)


@cluster.callback()
def _cluster() -> None:
    """Several servers on one PostgreSQL."""


@cluster.command(name="try")
def try_cluster(
    nodes: Annotated[int, typer.Option(min=1, max=9, help="How many servers to begin with.")] = 3,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")] = 8000,
) -> None:
    """Start a PostgreSQL and several servers on this machine, and see what happens when one of them is killed."""
    from rumpus.server.trial.trial import run_trial

    run_trial(nodes, port)


@app.command()
def nodes(database: Database = "") -> None:
    """List the servers that share a PostgreSQL."""
    from rumpus.server.cluster.register import listing, opened_register

    with opened_register(database) as register:
        typer.echo(listing(register.all()))


@app.command()
def drain(
    node: Annotated[
        str, typer.Argument(help="The name or id of a server, as `rumpus nodes` shows it, or its machine.")
    ],
    database: Database = "",
) -> None:
    """Let a server give its tables to the others, and wait until it has none. It can be stopped then."""
    from rumpus.server.cluster.register import drained, opened_register

    with opened_register(database) as register:
        for told in drained(register, node):
            typer.echo(told)


@app.command()
def tidy(
    database: Database = "",
    keep_days: KeepDays = 90,
    keep_uploads_days: KeepUploadsDays = 30,
) -> None:
    """Remove tables, games and uploads that nobody has used for a long time. A server may be running."""
    from rumpus.server.store import Keep, default_database, open_store

    store = open_store(database or default_database())
    try:
        freed = store.remove_old(Keep(keep_days, keep_uploads_days))
        left = store.shrink()
    finally:
        store.close()
    typer.echo(
        f"Removed {freed.tables} tables, {freed.games} games and {freed.uploads} uploaded replays: "
        f"{freed.bytes / 1e6:.1f} MB. The database has {left / 1e6:.1f} MB now."
    )


@app.command()
def play(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    seats: Annotated[int | None, typer.Option(help="How many seats; you take the first. Default: the fewest.")] = None,
    level: Annotated[str, typer.Option(help=f"The level of the bots: {', '.join(LEVELS)}.")] = "good",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
) -> None:
    """Play against bots, here at the command line, by typing numbers."""
    kind, bots = game_at(game), level_named(level)
    seated = seats if seats is not None else max(2, kind.facts.min_seats)
    chosen = chosen_options(kind.types.options, json_options(option or []))
    known = {
        name: tuple(range(1, seated)) for name, fact in table_options(kind.types.options).items() if fact == "bots"
    }
    made = kind(replace(chosen, **known), seats=seated)
    sentences = Sentences(kind, ("Player", *(f"Bot {number}" for number in range(1, seated))))
    person = Person(made, sentences, lambda text: str(typer.prompt(text, prompt_suffix=" ")))
    run = ToldRun(made, game_seed(seed if seed is not None else secrets.randbits(32), 0), sentences, typer.echo)
    outcome = play_on(run, [person, *(make_bot(made, bots) for _ in range(1, seated))], (bots,) * seated).outcome
    typer.echo(f"\nEnded by {outcome.clause}. Your place: {outcome.places[0]}.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A replay file, as downloaded.")],
    rules: Annotated[bool, typer.Option(help="Name the clauses that each event rests on.")] = False,
    game: Annotated[str, typer.Option(help="The file of the game, if it is one of your own.")] = "",
) -> None:
    """Print a replay, sentence by sentence."""
    if game:
        game_at(game)
    try:
        data = file.read_bytes()
    except OSError as error:
        raise RumpusError(f"{file}: {error.strerror}") from None
    found = read_replay(data)
    run = open_replay(found, GAMES)
    # Names come from an untrusted file: strip terminal control characters.
    names = [clean_text(player.name) or f"Player {seat + 1}" for seat, player in enumerate(found.players)]
    sentences = Sentences(type(run.game), names)
    typer.echo(f"{run.game.facts.title} with {', '.join(names)}")

    def tell(at_ms: int, by: str, events: tuple[Struct, ...]) -> None:
        for event in events:
            minutes, seconds = divmod(at_ms // 1000, 60)
            clauses = f" [{', '.join(clauses_of(event))}]" if rules else ""
            note = f" ({by})" if by not in ("person", "table") and event is events[0] else ""
            # Card names come from an untrusted file, too.
            said = escaped(sentences.say(event))
            typer.echo(f"{minutes:3}:{seconds:02}  {said}{note}{clauses}")

    tell(0, "table", run.start().events)
    for applied in fold(found, run):
        tell(applied.entry.at_ms, clean_text(applied.entry.by), applied.step.events)
    outcome = run.outcome
    if outcome is None:
        typer.echo("The game was not finished.")
        return
    typer.echo(f"\nEnded by {outcome.clause}.")
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        typer.echo(f"  {outcome.places[seat]}. {names[seat]}: {outcome.points[seat]}")


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="The name of a game, path/to/game.py, or module:Class.")],
    seeds: Annotated[int, typer.Option(min=1, help="How many random games for each number of seats.")] = 5,
    quick: Annotated[bool, typer.Option(help="Only what a server checks before it offers a game.")] = False,
) -> None:
    """Run the conformance suite on a game that is here or on your own."""
    is_here = game in GAMES
    kind = game_at(game)
    # The server's check includes the name: it must not be that of another game.
    faults = faults_of(kind, frozenset() if is_here else frozenset(GAMES) - {kind.facts.name}) if quick else []
    findings = (
        []
        if quick
        else check_game(kind, seeds=range(seeds), bots_of=lambda made: [make_bot(made, "easy"), make_bot(made, "good")])
    )
    for finding in (*faults, *findings):
        typer.echo(str(finding))
    if faults or findings:
        raise typer.Exit(1)
    typer.echo(f"{kind.facts.title} conforms.")


@app.command()
def games(
    markdown: Annotated[bool, typer.Option(help="As the text of docs/GAMES.md.")] = False,
) -> None:
    """List the games, with their options."""
    if markdown:
        typer.echo(describe_all(), nl=False)
        return
    for kind in (each for each in GAMES.values() if each.facts.listed):
        facts = kind.facts
        typer.echo(f"{facts.name}: {facts.title}, {facts.players}, {facts.minutes} minutes")
        typer.echo(f"  {facts.tagline}")
        for field in option_fields(kind.types.options):
            typer.echo(f"  --option {field.name}={field.default}  {field.help}")


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    clause: Annotated[str, typer.Argument(help="Only this clause.", show_default=False)] = "",
) -> None:
    """Print the rule book of a game, or one clause of it."""
    book = rulebook_of(game_at(game))
    if clause:
        if clause not in book.clauses:
            raise RumpusError(f"{book.title} has no clause {clause}.")
        typer.echo(f"{clause}  {book.clauses[clause]}")
        return
    typer.echo(f"{book.title}\n\n{book.intro}")
    for section in book.sections:
        typer.echo(f"\n{section.title}")
        for each in section.clauses:
            typer.echo(f"  {each.id}  {each.text}")


@app.command()
def version() -> None:
    """Print the version."""
    typer.echo(__version__)


def main() -> None:
    """Run a command and report an expected error in one line, without a traceback."""
    try:
        app()
    except RumpusError as error:
        typer.echo(f"rumpus: {clean_text(str(error))}", err=True)
        sys.exit(2)
