# SPDX-License-Identifier: MIT
"""What the faults share: a computer with a registry of its own, its programs, and what a fault found."""
import dataclasses
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOMES = ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
LONGEST = 300  # seconds that a program may take before it counts as hanging
HUNG = "did not end in time"
UNKNOWN = 4  # the exit status of an act whose outcome is not known


@dataclasses.dataclass
class Found:
    """What a fault showed: in how many rounds, its figures in words, what was not as it must be, or why it was not run."""
    rounds: int = 0
    figures: str = ""
    faults: list = dataclasses.field(default_factory=list)
    lacking: str = ""

    def fault(self, words):
        self.faults.append(words)
        print(f"FAULT: {words}", file=sys.stderr, flush=True)


def tell(words):
    print(words, file=sys.stderr, flush=True)


class Computer:
    """A folder with a home and a local registry; gone with its server at the end of a `with`."""

    def __init__(self, cli, is_started=True):
        self.cli = str(cli)
        self.folder = Path(tempfile.mkdtemp(prefix="nidreg-faults-"))
        self.folder.chmod(0o755)  # the server may run as another user
        self.work = self.folder / "work"
        self.work.mkdir()
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("XDG_", "PG", "NIDREG_"))}
        for name in HOMES:
            self.environment[name] = str(self.folder / name.lower())
        self.environment |= {"LC_ALL": "C.UTF-8", "TZ": "UTC", "QT_QPA_PLATFORM": "offscreen"}
        if is_started:
            self.need("db", "start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.run("db", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *arguments, before=(), **more):
        """nidreg-cli, with the words of another program before it (strace …)."""
        more.setdefault("env", self.environment)
        return subprocess.run([*before, self.cli, *arguments], cwd=self.work, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=False, timeout=LONGEST, errors="replace", **more)

    def need(self, *arguments):
        """nidreg-cli, where it has to succeed: what it printed."""
        done = self.run(*arguments)
        if done.returncode != 0:
            raise RuntimeError(f"nidreg-cli {' '.join(arguments)}: status {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def template(self, nid):
        """A complete template for a NID, as a file of the work folder."""
        text = (ROOT / "tests/fixtures/templates/canonical.txt").read_text(encoding="utf-8")
        path = self.work / f"{nid}.txt"
        path.write_text(text.replace("lantern", nid), encoding="utf-8")
        return path

    def events(self):
        """How many events the log has, after it was verified."""
        said = self.need("audit", "verify")
        return int(re.search(r"(\d+) events", said)[1])

    def size(self):
        """How many events the log has, by its head alone."""
        return json.loads(self.need("audit", "head", "--format", "json"))["size"]

    def is_up(self):
        """Whether a local server has its socket."""
        return any((self.folder / "xdg_runtime_dir/nidreg").glob("*/.s.PGSQL.*"))

    def socket(self):
        """The folder of the local server's socket."""
        return Path(json.loads(self.need("--format", "json", "db", "where"))["socket"])


def contents(folder):
    """What stands in a folder, by name: the bytes of each file, nothing for a folder in it."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
            for path in sorted(Path(folder).rglob("*"))}


def end(done):
    """What is wrong with how a program ended, in words: no status of its own, or a refusal without a reason."""
    if done.returncode in (124, 137, -9):
        return HUNG
    if not 0 <= done.returncode <= UNKNOWN:
        return f"ended by signal {(done.returncode - 128) if done.returncode > 128 else -done.returncode}"
    if done.returncode not in (0, 1) and "nidreg-cli: " not in done.stderr:  # libpq may say something before
        return f"status {done.returncode} without a reason ({done.stderr.strip()[-200:]!r})"
    return ""


def is_of_qt(verb, ended):
    """Qt itself ends a program that makes pages and finds no way to: nothing was written then."""
    return verb.endswith("pdf") and ended == "ended by signal 6"


def within(seconds):
    """The words before a command that may take so long and no longer."""
    return "timeout", "--kill-after=5", str(seconds)


def key():
    return str(uuid.uuid4())


def programs(build):
    return Path(build) / "app/nidreg-cli", Path(build) / "app/nidreg"


def lacking(needed):
    """Of the programs that a fault needs, those that are not installed."""
    return [each for each in needed if not shutil.which(each) and not Path(each).exists()]
