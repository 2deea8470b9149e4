# SPDX-License-Identifier: MIT
"""kill -9, at random moments, of a session's process, the whole server, nidreg-cli, and the window with a draft.

Several writers take requests through their whole life at once, so that a kill meets several acts. Each act is repeated
with its key until it is acknowledged, as its message says. The log must then have each act once and no other, the
numbers of informal namespaces are 1, 2, 3 … as they were told, and `audit verify` finds no mismatch. What nidreg-cli was
writing when it was killed is as it was before or wholly new. What was typed into the window is in its recovery file, but
for the last seconds, and the next window brings it back (killed_window.py).
"""
import collections
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import threading
import time
from pathlib import Path

import faults

HOW = "kill -9 of a session's process, the whole server, nidreg-cli in an act or while it writes files, the window with a draft"
NEEDS = ["psql", "sha256sum"]

ROUNDS = int(os.environ.get("NIDREG_ROUNDS", "1000"))  # kills of each kind; of the window a tenth
SAMPLED = 4
SAMPLED_WINDOWS = 3
BATCH = 100  # kills, after which everything is verified
WRITERS = 4
PATIENCE = 90  # seconds that a program may take, and an act with all its repetitions
RETRY = 0.02  # seconds until an act is repeated
BEFORE = b"What was here before.\n"
PYTHON = "/usr/bin/python3"  # the one that the accessibility bus has its bindings for
SKIPPED = 77


class Board:
    """What the writers were told, and when."""

    def __init__(self, found):
        self.found = found
        self.lock = threading.Lock()
        self.is_over = threading.Event()
        self.keys = set()
        self.numbers = []  # of informal namespaces
        self.counts = collections.Counter()
        self.reasons = collections.Counter()
        self.killed = 0

    def acknowledge(self, key, said):
        with self.lock:
            self.keys.add(key)
            number = re.search(r"\burn-(\d+) version \d+ registered", said)
            if number:
                self.numbers.append(int(number[1]))

    def refuse(self, status, said):
        with self.lock:
            self.counts[status] += 1
            self.reasons[re.sub(r"\d+|[0-9a-f-]{36}", "N", said.strip())[:110]] += 1


class Writer(threading.Thread):
    """Takes one request after the other from its draft to its registration; may kill its own programs."""

    def __init__(self, computer, board, name, kills, choose):
        super().__init__(daemon=True)
        self.computer = computer
        self.board = board
        self.label = name
        self.kills = kills
        self.random = choose
        self.usual = 0.1  # seconds that an act takes

    def run(self):
        count = 0
        while not self.board.is_over.is_set():
            count += 1
            self.take_through(f"{re.sub('[^a-z0-9]', '', self.label)}-{count}x")

    def take_through(self, nid):
        is_informal = self.random.random() < 0.5
        template = self.computer.template(nid)
        if is_informal:
            text = template.read_text(encoding="utf-8")
            template.write_text(re.sub(r"^(Namespace Identifier:).*$", r"\1", text, flags=re.MULTILINE), encoding="utf-8")
        said = self.act("create", template.name, "--kind", "informal" if is_informal else "formal")
        number = said and said.split()[0].removeprefix("#")
        for step in (("submit",), ("assign", "--expert", "root"), ("comment", "--text", "A remark."),
                     ("approve", "--text", "Complete."), ("register",)):
            if said and not self.board.is_over.is_set():
                said = self.act(step[0], number, *step[1:])
        template.unlink()

    def act(self, *words):
        """Repeats an act with its key until it is acknowledged; what was said then, or nothing."""
        key = faults.key()
        until = time.monotonic() + PATIENCE
        while True:
            begun = time.monotonic()
            status, said, reason = self.attempt("request", *words, "--act", key)
            if status == 0:
                self.usual = 0.9 * self.usual + 0.1 * (time.monotonic() - begun)
                self.board.acknowledge(key, said)
                return said
            if status is not None:
                self.board.refuse(status, reason)
            if time.monotonic() > until:
                self.board.found.fault(f"request {words[0]} is not done after {PATIENCE} s: {reason.strip()[-200:]!r}")
                return ""
            time.sleep(RETRY)

    def attempt(self, *words):
        """The status of a run, and what it said; no status where it was killed."""
        program = subprocess.Popen([self.computer.cli, *words], cwd=self.computer.work, env=self.computer.environment,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        is_target = self.kills and self.random.random() < 0.5
        try:
            said, reason = program.communicate(timeout=self.random.uniform(0, 1.5 * self.usual) if is_target else PATIENCE)
        except subprocess.TimeoutExpired:
            program.kill()
            program.communicate()
            if is_target:
                with self.board.lock:
                    self.board.killed += 1
            else:
                self.board.found.fault(f"{' '.join(words)}: {faults.HUNG}")
            return None, "", ""
        if wrong := faults.end(subprocess.CompletedProcess(words, program.returncode, said, reason)):
            self.board.found.fault(f"{' '.join(words)}: {wrong}")
        return program.returncode, said, reason


def sql(computer, statement):
    done = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-h", str(computer.socket()), "-U", "root", "-d", "nidreg", "-c",
                           statement], env=computer.environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def verify(computer, board, begun):
    """After a batch, when nobody writes: whether the log has what was told and no more."""
    fault = board.found.fault
    computer.need("db", "start")  # and keeps running: nobody else keeps it now
    verified = computer.run("audit", "verify")
    if verified.returncode != 0:
        fault(f"audit verify: status {verified.returncode}, {(verified.stdout + verified.stderr).strip()[-300:]!r}")
    events = int(sql(computer, "select count(*) from nidreg_data.event"))
    if events - begun != len(board.keys):
        fault(f"{len(board.keys)} acts acknowledged, and the log has {events - begun} more events")
    kept = set(sql(computer, "select key from nidreg_data.action where result is not null").split())
    if lost := board.keys - kept:
        fault(f"{len(lost)} acknowledged acts are not there, {min(lost)} is one")
    stored = sql(computer, "select informal_number from nidreg_data.namespace where informal_number is not null "
                           "order by 1").split()
    if [int(each) for each in stored] != list(range(1, len(stored) + 1)) or sorted(board.numbers) != list(map(int, stored)):
        fault(f"{len(board.numbers)} informal namespaces were told and {len(stored)} are there; the last ones are "
              f"{sorted(board.numbers)[-3:]} and {stored[-3:]}")


def postmaster(computer):
    """The process of the server; None while there is none."""
    try:
        process = int((computer.folder / "xdg_data_home/nidreg/cluster/postmaster.pid").read_text().split()[0])
        os.kill(process, 0)
    except (OSError, ValueError, IndexError):
        return None
    return process


def sessions(server):
    """The processes of a server that serve a client."""
    try:
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        return [int(each) for each in children if b" nidreg " in Path(f"/proc/{each}/cmdline").read_bytes()]
    except OSError:
        return []


def kill(process):
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def kill_session(computer, choose):
    server = postmaster(computer)
    chosen = sessions(server) if server else []
    return bool(chosen) and kill(choose.choice(chosen))


def kill_server(computer, _):
    server = postmaster(computer)
    return bool(server) and kill(server)


def disturb(computer, board, target, rounds, choose):
    """Kills a process so many times; each time waits for an act to be acknowledged again. How long that took."""
    gaps = []
    while len(gaps) < rounds:
        if choose.random() < 0.9:
            time.sleep(choose.uniform(0, 0.4))
        known, begun = len(board.keys), time.monotonic()
        until = begun + PATIENCE
        while not target(computer, choose):
            if time.monotonic() > until:
                board.found.fault(f"there was nothing to kill for {PATIENCE} s")
                return gaps
        killed = time.monotonic()
        while len(board.keys) == known:
            time.sleep(0.002)
            if time.monotonic() > killed + PATIENCE:
                board.found.fault(f"nothing was acknowledged for {PATIENCE} s after a kill")
                return gaps
        gaps.append(time.monotonic() - killed)
    return gaps


def wait_for_kills(board, rounds):
    while board.killed < rounds:
        time.sleep(0.01)


def try_kind(options, found, name, rounds, target=None):
    """One kind of kill, in batches: of the server's processes, or (without a target) each writer of its own program."""
    with faults.Computer(options.cli, is_started=False) as computer:
        for words in (("db", "start", "--empty"), ("db", "single-user", "on"), ("db", "grant", "expert", "root")):
            computer.need(*words)
        board = Board(found)
        begun, gaps, done = computer.size(), [], 0
        while done < rounds:
            size = min(BATCH, rounds - done)
            board.is_over.clear()
            writers = [Writer(computer, board, f"{name}-{done}-{each}", not target,
                              random.Random(f"{options.seed} {name} {done} {each}")) for each in range(WRITERS)]
            for each in writers:
                each.start()
            if target:
                gaps += disturb(computer, board, target, size, options.random)
            else:
                wait_for_kills(board, done + size)
            board.is_over.set()
            for each in writers:
                each.join()
            done += size
            verify(computer, board, begun)
            faults.tell(f"{name}: {done} kills, {len(board.keys):,} acts, {len(board.numbers):,} informal, "
                        f"{board.counts[3]:,} refused, {board.counts[4]:,} unknown")
        for reason, count in board.reasons.most_common(12):
            faults.tell(f"    {count} × {reason}")
    found.rounds += len(gaps) if target else board.killed
    told = f"{len(gaps) if target else board.killed:,} × {name} ({len(board.keys):,} acts, {board.counts[4]:,} unknown"
    return told + (f", gap {statistics.median(gaps):.2f} s, longest {max(gaps):.1f} s)" if gaps else ")")


class Outputs:
    """Files that nidreg-cli writes while it is killed."""

    def __init__(self, computer, found, choose):
        self.computer = computer
        self.found = found
        self.random = choose
        self.out = computer.work / "out"
        self.target = self.out / "result"
        self.left = 0
        self.killed = 0

    def write(self, words, seconds=None):
        """Whether it was killed, after so many seconds, before it ended."""
        program = subprocess.Popen([self.computer.cli, *words], cwd=self.computer.work, env=self.computer.environment,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            _, reason = program.communicate(timeout=PATIENCE if seconds is None else seconds)
        except subprocess.TimeoutExpired:
            program.kill()
            program.communicate()
            return True
        if program.returncode != 0:
            self.found.fault(f"{' '.join(words)}: status {program.returncode}, {reason[-200:]!r}")
        return False

    def usual(self, words):
        """How long it takes when it is left alone."""
        begun = time.monotonic()
        self.write(words)
        return time.monotonic() - begun

    def try_file(self, name, words, is_whole, rounds):
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir()
        usual = self.usual(words)
        if is_whole is None:
            whole = self.target.read_bytes()

            def is_whole(data):
                return data == whole
        for _ in range(rounds):
            shutil.rmtree(self.out)
            self.out.mkdir()
            if is_over := self.random.random() < 0.5:
                self.target.write_bytes(BEFORE)
            self.killed += self.write(words, self.random.uniform(0, 1.1 * usual))
            names = set(os.listdir(self.out))
            self.left += bool(names - {"result"})
            before = BEFORE if is_over else None
            data = self.target.read_bytes() if "result" in names else None
            if data != before and not is_whole(data):
                self.found.fault(f"{name}{' over an older file' if is_over else ''}, killed: the file of "
                                 f"{len(data or b'')} bytes is neither as before nor whole")
        self.write(words)

    def try_publication(self, rounds):
        """Each time to another address, so that each file changes; the folder keeps the last one."""
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir()
        usual = self.usual(self.published(0))
        for each in range(1, rounds + 1):
            self.killed += self.write(self.published(each), self.random.uniform(0, 1.1 * usual))
            self.left += len(os.listdir(self.out)) > 1
            self.judge_publication(each, "killed")
            if self.random.random() < 0.1:
                self.write(self.published(each))
                self.judge_publication(each, "published after a kill")
                if left := set(os.listdir(self.out)) - {"result"}:
                    self.found.fault(f"registry publish after a kill leaves {', '.join(sorted(left)[:3])}")

    def published(self, which):
        return ["registry", "publish", "out/result", "--base-url", f"https://registry.example/{which}/"]

    def judge_publication(self, which, when):
        names = {name for name, data in faults.contents(self.target).items() if data is not None}
        sums = self.target / "SHA256SUMS"
        listed = {line.split("  ", 1)[1] for line in sums.read_text().splitlines()} if sums.exists() else set()
        checked = subprocess.run(["sha256sum", "--check", "--quiet", "--strict", "SHA256SUMS"], cwd=self.target,
                                 capture_output=True, text=True, check=False)
        beside = ("SHA256SUMS", "checkpoint.txt", "proof.txt", ".")  # what the sums do not list
        strange = sorted(name for name in names - listed if not Path(name).name.startswith(beside))
        if checked.returncode != 0:
            self.found.fault(f"registry publish {which}, {when}: {(checked.stdout + checked.stderr).strip()[:200]!r}")
        elif strange:
            self.found.fault(f"registry publish {which}, {when}: {', '.join(strange[:3])} is not in SHA256SUMS")


def try_files(options, found, rounds):
    with faults.Computer(options.cli) as computer:
        computer.template("sample")
        outputs = Outputs(computer, found, options.random)

        def is_dump(data):
            (computer.work / "dump").write_bytes(data or b"")
            return computer.run("db", "inspect", "dump").returncode == 0

        files = {"template convert": (["template", "convert", "--to", "pdf", "sample.txt", "--on", "2026-01-02", "-o",
                                       "out/result", "--force"], None),
                 "registry list": (["registry", "list", "--to", "xlsx", "-o", "out/result", "--force"], None),
                 "db dump": (["db", "dump", "out/result", "--force"], is_dump)}
        share = max(1, rounds // (len(files) + 1))
        for name, (words, is_whole) in files.items():
            outputs.try_file(name, words, is_whole, share)
            faults.tell(f"{name}: {outputs.killed} killed so far, {outputs.left} left something beside the file")
        outputs.try_publication(share)
        computer.events()
    found.rounds += outputs.killed
    return f"{outputs.killed:,} × nidreg-cli with a file ({outputs.left:,} left a temporary file)"


def try_window(options, found, rounds):
    """The window with a draft, in a session of its own."""
    script = Path(__file__).with_name("killed_window.py")
    done = subprocess.run([PYTHON, "-B", script, options.nidreg, options.cli, str(options.seed), str(rounds)], check=False,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    said = done.stdout.strip().splitlines() or [""]
    if done.returncode == SKIPPED:
        return f"the window: {said[-1]}"
    if done.returncode != 0:
        found.fault(f"the window: status {done.returncode}, {(done.stdout + done.stderr).strip()[-400:]!r}")
        return "the window: not measured"
    told = json.loads(said[-1])
    for each in told["faults"]:
        found.fault(f"the window: {each}")
    found.rounds += told["kills"]
    return told["figures"]


def run(options):
    found = faults.Found()
    rounds = SAMPLED if options.sample else ROUNDS
    told = [try_kind(options, found, "server process", rounds, kill_session),
            try_kind(options, found, "server", rounds, kill_server),
            try_kind(options, found, "nidreg-cli", rounds),
            try_files(options, found, rounds),
            try_window(options, found, SAMPLED_WINDOWS if options.sample else max(1, rounds // 10))]
    found.figures = "; ".join(told)
    return found
