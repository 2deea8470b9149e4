# SPDX-License-Identifier: MIT
"""A full disk and a disk that became read-only, under the exported files and under the local registry.

A small tmpfs is mounted and filled up to some bytes. A verb must then say that there is no space, leave the file of
before in place and nothing beside it. An act in a full registry is refused or unknown, never lost once it was
acknowledged; with space again, each act that was not acknowledged is done by the same command with the same key, once.
"""
import contextlib
import errno
import os
import shutil
import subprocess
import time

import faults

HOW = "a tmpfs that is full (exported files, temporary files, local registry) or read-only (exported files, local registry)"
NEEDS = ["mount", "umount", "psql"]

PAGE = 4096
EXPORTS = 6 * 1024  # KiB of the disk for exported files
DATA = 400 * 1024  # and of that for a local registry
PATIENCE = 30  # seconds after which a refusal counts as late
BEFORE = b"What was here before.\n"
FULL = ("space", "full")
DOWN = (*FULL, "server")  # that a full disk ended the server is not known to a client
READ_ONLY = ("read-only", "not writable")
HUGE = "A remark that fills the disk. " * 4000


class Disk:
    """A tmpfs of so many KiB; unmounted at the end of a `with`."""

    def __init__(self, folder, kilobytes):
        self.folder = folder
        self.filler = folder / "filler"
        folder.mkdir(exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k,mode=0755", "tmpfs", folder], check=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for way in ([], ["--lazy"]):
            if subprocess.run(["umount", *way, self.folder], check=False, capture_output=True).returncode == 0:
                return

    def remount(self, words):
        subprocess.run(["mount", "-o", f"remount,{words}", self.folder], check=True)

    def fill(self, left=0):
        """All of it, then so many bytes are given back."""
        with self.filler.open("ab", buffering=0) as file:
            for size in (1024 * 1024, PAGE):
                with contextlib.suppress(OSError):
                    while file.write(b"\0" * size) == size:
                        pass
        os.truncate(self.filler, max(0, self.filler.stat().st_size // PAGE * PAGE - left // PAGE * PAGE))

    def free(self):
        self.filler.unlink(missing_ok=True)


def exports():
    """The verbs that write a file: their words, and what is expected of a run that is not disturbed."""
    template = ("sample.txt", "--on", "2026-01-02")
    return {
        "template new": ["template", "new", "-o"],
        "template convert --to pdf": ["template", "convert", "--to", "pdf", *template, "-o"],
        "template convert --to html": ["template", "convert", "--to", "html", *template, "-o"],
        "template report": ["template", "report", *template, "-o"],
        "registry list --to csv": ["registry", "list", "--to", "csv", "-o"],
        "registry list --to xlsx": ["registry", "list", "--to", "xlsx", "-o"],
        "report": ["report", "listed-by-year", "--to", "xlsx", "-o"],
        "audit prove": ["audit", "prove", "--event", "3", "-o"],
        "request letter": ["request", "letter", "1", "-o"],
        "urn scan --bad": ["urn", "scan", "urns.txt", "--bad"],
        "db dump": ["db", "dump"],
        "audit key new": ["audit", "key", "new", "--name", "registry.example/urn"],
        "registry publish": ["registry", "publish"],
    }


def timed(computer, words, **more):
    begun = time.monotonic()
    done = computer.run(*words, **more)
    return done, time.monotonic() - begun


def judge(done, took, reasons, name):
    """What is wrong with a refusal, in words."""
    wrong = [faults.end(done)] if faults.end(done) else []
    if took > PATIENCE:
        wrong.append(f"took {took:.0f} s")
    if done.returncode not in (0, 1) and not any(reason in done.stderr.lower() for reason in reasons):
        wrong.append(f"does not say why ({done.stderr.strip()[-200:]!r})")
    if done.returncode not in (0, 1) and name and name not in done.stderr:
        wrong.append(f"does not name the file ({done.stderr.strip()[-200:]!r})")
    return wrong


def try_export(found, computer, disk, name, words, left, is_there, reasons):
    """A verb onto a disk that is full or read-only, and once more when it is not."""
    out = disk.folder / "out"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    target = out / "result"
    if is_there:
        target.write_bytes(BEFORE)
    force = ["--force"] if is_there else []
    if left is None:
        disk.remount("ro")
    else:
        disk.fill(left)
    was = faults.contents(out)
    try:
        done, took = timed(computer, [*words, str(target), *force])
        now = faults.contents(out)
    finally:
        disk.remount("rw")
        disk.free()
    found.rounds += 1
    wrong = judge(done, took, reasons, "result")
    if done.returncode == 3 and now != was:
        wrong.append(f"status 3 and the folder is not as before: {', '.join(list(now)[:4])}")
    if done.returncode == 3:
        again = computer.run(*words, str(target), *force)
        if again.returncode not in (0, 1):
            wrong.append(f"with space again: status {again.returncode}, {again.stderr.strip()[-160:]!r}")
    elif left is None:
        wrong.append(f"status {done.returncode} on a read-only disk")
    wrong += [] if is_whole(computer, name, target) else [f"status {done.returncode} and the file is not whole"]
    for each in wrong:
        state = "read-only" if left is None else f"{left} bytes left"
        found.fault(f"{name}{' over an older file' if is_there else ''}, {state}: {each} [status {done.returncode}]")
    return done.returncode


def is_whole(computer, name, target):
    """Whether what a verb wrote is all of it: what it writes where there is space."""
    if name == "registry publish":
        sums = subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=target, check=False,
                              capture_output=True)
        return sums.returncode == 0
    if name == "db dump":
        return computer.run("db", "inspect", str(target)).returncode == 0
    if name == "audit key new":
        return computer.run("audit", "key", "show", str(target)).returncode == 0
    elsewhere = computer.work / "elsewhere"
    elsewhere.unlink(missing_ok=True)
    done = computer.run(*exports()[name], str(elsewhere))
    is_same = done.returncode in (0, 1) and elsewhere.read_bytes() == target.read_bytes()
    elsewhere.unlink(missing_ok=True)
    return is_same


def try_temporary(found, computer, disk):
    """The disk of the temporary files is full; the file itself would have space."""
    for name in ("registry list --to xlsx", "registry publish"):
        target = computer.work / "elsewhere"
        disk.fill()
        done, took = timed(computer, [*exports()[name], "elsewhere"],
                           env=computer.environment | {"TMPDIR": str(disk.folder)})
        disk.free()
        found.rounds += 1
        wrong = judge(done, took, FULL, "")
        if done.returncode == 3 and target.exists():
            wrong.append("status 3 and the file is there")
        if done.returncode == 0 and not target.exists():
            wrong.append("status 0 and no file")
        for each in wrong:
            found.fault(f"{name} without space for temporary files: {each} [status {done.returncode}]")
        if target.is_dir():
            shutil.rmtree(target)
        target.unlink(missing_ok=True)


def try_exports(found, options):
    """Files: each verb, each state of the disk."""
    full = 0
    with faults.Computer(options.cli) as computer:
        computer.template("sample")
        (computer.work / "urns.txt").write_text("urn:isbn:1\nnothing\nurn:x:1\n" * 5000, encoding="utf-8")
        for words in (("request", "create", "sample.txt"), ("request", "submit", "1")):
            computer.need(*words)
        names = exports()
        if options.sample:
            names = {name: names[name] for name in ("template convert --to html", "db dump", "registry publish")}
        with Disk(computer.work / "disk", EXPORTS) as disk:
            for name, words in names.items():
                levels = [0, PAGE, None] if options.sample else [0, 0, PAGE, 2 * PAGE, None] + [
                    options.random.randrange(0, 2000) * PAGE if name == "registry publish" else
                    options.random.randrange(0, 40) * PAGE for _ in range(6)]
                for left in levels:
                    is_there = name not in ("audit key new", "registry publish") and options.random.random() < 0.5
                    reasons = READ_ONLY if left is None else FULL
                    full += try_export(found, computer, disk, name, words, left, is_there, reasons) == 3
                faults.tell(f"{name}: {len(levels)} rounds")
            try_temporary(found, computer, disk)
    return full


class Registry:
    """A local registry on a small disk, with the acts that were acknowledged and those that were not."""

    def __init__(self, computer, disk, found):
        self.computer = computer
        self.disk = disk
        self.found = found
        self.acknowledged = 0
        self.open = []  # words and key of the acts that were not acknowledged
        self.refused = self.unknown = 0

    def act(self, words):
        act = (*words, "--act", faults.key())
        done, took = timed(self.computer, act)
        self.found.rounds += 1
        if done.returncode == 0:
            self.acknowledged += 1
            return True
        self.open.append(act)
        self.refused += done.returncode == 3
        self.unknown += done.returncode == faults.UNKNOWN
        for each in judge(done, took, DOWN if done.returncode == 3 else ("",), ""):
            self.found.fault(f"{' '.join(words)[:60]} in a full registry: {each} [status {done.returncode}]")
        return False

    def recover(self, begun):
        """With space again: every open act is done by the same command, and the log has each act once."""
        self.disk.free()
        for act in self.open:
            done = self.computer.run(*act)
            if done.returncode != 0:
                self.found.fault(f"{' '.join(act)[:60]}, the same again with space: status {done.returncode}, "
                                 f"{done.stderr.strip()[-200:]!r}")
            else:
                self.acknowledged += 1
        self.open = []
        events = self.computer.events()
        if events - begun != self.acknowledged:
            self.found.fault(f"{self.acknowledged} acts acknowledged, and the log has {events - begun} more events")


def sql(computer, statement):
    """As the server's owner; whether it could be done is not asked, nor whether the server is up."""
    if not computer.is_up():
        return
    subprocess.run(["psql", "-X", "-q", "-h", str(computer.socket()), "-U", "root", "-d", "nidreg", "-c", statement],
                   env=computer.environment, check=False, capture_output=True, timeout=faults.LONGEST)


def fill_registry(registry, options, rounds):
    """Acts while the disk of the registry is filled up, with more and less left, and with a new segment of its log."""
    computer = registry.computer
    remarks = computer.work / "remark.txt"
    remarks.write_text(HUGE, encoding="utf-8")
    for each in range(rounds):
        begun = computer.events() - registry.acknowledged
        registry.disk.fill(options.random.choice((0, 0, PAGE, 16 * PAGE, 256 * PAGE, 1024 * PAGE)))
        if each % 3 == 2:
            sql(computer, "select pg_switch_wal()")
        failed = 0
        for _ in range(12):
            words = options.random.choice((
                ("request", "comment", "1", "--text", "A remark."),
                ("request", "comment", "1", "--text-file", "remark.txt"),
                ("db", "policy", "idle-days", str(100 + options.random.randrange(1000)))))
            failed += not registry.act(words)
            if failed == 3:
                break
        registry.recover(begun)
        faults.tell(f"a full registry: round {each + 1}, {failed} acts not acknowledged")


def try_data(found, options):
    """The disk of the local registry: too small to create it, full during acts, read-only."""
    with faults.Computer(options.cli, is_started=False) as computer, \
            Disk(computer.folder / "xdg_data_home", 16 * 1024) as disk:
        try:
            registry = Registry(computer, disk, found)
            done, took = timed(computer, ("db", "start"))
            found.rounds += 1
            for each in judge(done, took, FULL, ""):
                found.fault(f"db start on a disk that is too small: {each} [status {done.returncode}]")
            if done.returncode == 0:
                found.fault("db start on a disk that is too small: status 0")
            disk.remount(f"size={DATA}k")
            computer.need("db", "start")
            computer.template("sample")
            computer.need("request", "create", "sample.txt")
            fill_registry(registry, options, 2 if options.sample else 24)
            read_only(registry)
        finally:
            disk.free()
            computer.run("db", "stop")
    return registry


def read_only(registry):
    """The registry's disk became read-only before the server is started."""
    computer, disk = registry.computer, registry.disk
    begun = computer.events() - registry.acknowledged
    computer.need("db", "stop")
    disk.remount("ro")
    try:
        for words in (("request", "comment", "1", "--text", "A remark."), ("registry", "list"), ("db", "start")):
            done, took = timed(computer, words)
            registry.found.rounds += 1
            for each in judge(done, took, READ_ONLY, ""):
                registry.found.fault(f"{' '.join(words)} with a read-only registry: {each} [status {done.returncode}]")
            if done.returncode == 0:
                registry.found.fault(f"{' '.join(words)} with a read-only registry: status 0")
    finally:
        disk.remount("rw")
    computer.need("db", "start")
    registry.recover(begun)


def can_mount(folder):
    """Whether this user may mount, by trying it."""
    if os.geteuid() != 0:
        return False
    try:
        with Disk(folder / "trial", 64):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


def run(options):
    found = faults.Found()
    with faults.Computer(options.cli, is_started=False) as computer:
        if not can_mount(computer.work):
            found.lacking = f"mounting a disk needs root ({os.strerror(errno.EPERM)})"
            return found
    refused = try_exports(found, options)
    registry = try_data(found, options)
    found.figures = (f"{refused} files refused; in the registry {registry.acknowledged:,} acts acknowledged, "
                     f"{registry.refused} refused, {registry.unknown} unknown")
    return found
