# SPDX-License-Identifier: MIT
"""The n-th failing system call: a disk that is full, a socket that breaks, a file that cannot be opened, at any moment.

strace lets one call of a verb fail, with every error that suits it: each call that an undisturbed run makes, or of a
name with many calls so many by lot. What was written must then be as it was before or wholly new, nothing may lie beside
it, an act has happened once or not at all, and the program says why. Calls of the dynamic loader are left out.
"""
import collections
import dataclasses
import itertools
import os
import re
import shutil
import subprocess
import typing
from pathlib import Path

import faults

HOW = "`strace` lets the n-th system call of verbs that write fail (write, fsync, rename, open, read, socket…)"
NEEDS = ["strace", "psql", "timeout"]

DISK = ("EIO", "ENOSPC")
ERRORS = {
    "openat": ("EMFILE", "EIO"),
    "write": ("ENOSPC", "EIO", "EINTR"), "pwrite64": DISK, "ftruncate": DISK, "fallocate": DISK,
    "read": ("EIO", "EINTR"), "pread64": ("EIO",), "getdents64": ("EIO",),
    "fsync": DISK, "fdatasync": DISK, "syncfs": ("EIO",),
    "rename": DISK, "renameat": DISK, "renameat2": DISK, "link": DISK, "linkat": DISK, "symlinkat": DISK,
    "mkdir": DISK, "mkdirat": DISK, "unlink": ("EIO",), "unlinkat": ("EIO",), "rmdir": ("EIO",),
    "socket": ("EMFILE",), "connect": ("ECONNREFUSED", "EINTR"), "poll": ("EINTR", "ENOMEM"),
    "sendto": ("EINTR",),  # libpq keeps any other error for when the server hangs up, which strace cannot let it do
    "recvfrom": ("ECONNRESET", "EINTR"), "flock": ("ENOLCK", "EINTR"), "pipe2": ("EMFILE",), "clone3": ("EAGAIN",),
}
ON_THE_CONNECTION = ("sendto", "recvfrom", "poll")
FOR_GOOD = ("ENOSPC", "EMFILE")  # errors that also last from the n-th call on
PATIENCE = 20  # seconds that a verb may take under strace
MOST = 60  # calls of one name that are tried in one verb; above that many, so many of them by lot
WANTED = re.compile(os.environ.get("NIDREG_VERBS", ""))  # verbs whose name has this; by default all
SAMPLED = 5  # rounds of each verb of a sample
HANGS = 2  # after so many, a call of a verb is not tried any more
BEFORE = b"What was here before.\n"
WITNESSES = "xdg_config_home/nidreg/witnesses"


@dataclasses.dataclass
class Verb:
    """A command that writes: its name, its words, and where its result is."""
    name: str
    words: typing.Callable  # of the bench and whether the target is there; may prepare; none: a restore
    status: int = 0  # of an undisturbed run
    is_act: bool = False  # takes --act and adds to the log
    is_fixed: bool = True  # the same bytes from each run
    can_force: bool = True
    proof: typing.Callable = None  # whether a result that is not fixed is whole
    is_detached: bool = True  # the server that it may start is not traced
    is_sampled: bool = False
    most: int = MOST


@dataclasses.dataclass
class Fault:
    """One call that fails."""
    call: str
    error: str
    which: int
    lasts: bool

    def __str__(self):
        return f"{self.call} {self.which}{' and all after it' if self.lasts else ''}: {self.error}"

    def words(self):
        return f"inject={self.call}:error={self.error}:when={self.which}{'+' if self.lasts else ''}"


class Bench:
    """A computer on which verbs are disturbed, and what was found there."""

    def __init__(self, computer, found):
        self.computer = computer
        self.found = found
        self.out = computer.work / "out"
        self.target = self.out / "result"
        self.log = computer.folder / "strace.log"
        self.counts = collections.Counter()
        self.hung = collections.Counter()
        self.number = itertools.count(1).__next__
        self.temporary = computer.folder / "tmp"
        self.temporary.mkdir()
        computer.environment["TMPDIR"] = str(self.temporary)

    def new_request(self, *steps):
        """The number of a request of its own that went through these steps."""
        path = self.computer.template(f"sample{self.number()}")
        made = self.computer.need("request", "create", path.name, "--procedure", "community")
        number = re.match(r"#(\d+)", made)[1]
        for step in steps:
            self.computer.need("request", step[0], number, *step[1:])
        return number

    def lay(self, is_there, old):
        """The folder of the result as it is before a run."""
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir()
        if is_there and isinstance(old, Path):
            shutil.copytree(old, self.target)
        elif is_there:
            self.target.write_bytes(old)

    def traced(self, verb, words, traced, injected=()):
        before = [*faults.within(PATIENCE), "strace", "-f", "-y", "-s", "120", "-o", str(self.log), "-e", traced]
        before += ["-b", "execve"] if verb.is_detached else ["--seccomp-bpf"]
        return self.computer.run(*words, before=[*before, *injected])


def calls_of(log):
    """How often a run made each call, at most in one thread, and how often its loader had made it before it began."""
    counts, loaded = collections.defaultdict(collections.Counter), collections.Counter()
    first = None
    for line in log.read_text(errors="replace").splitlines():
        thread, _, rest = line.partition(" ")
        call = re.match(r" *(\w+)\(", rest)
        first = first or thread
        if not call:
            continue
        if call[1] == "fcntl" and "(0<" in rest and "F_GETFD" in rest and thread == first:
            loaded = collections.Counter(counts[first])
        counts[thread][call[1]] += 1
    most = collections.Counter()
    for each in counts.values():
        most |= each
    return most, loaded


def faults_of(verb, log, choose, is_sample):
    most, loaded = calls_of(log)
    result = []
    for call, errors in ERRORS.items():
        places = range(loaded[call] + 1, most[call] + 1)
        if len(places) > verb.most:
            places = sorted(choose.sample(places, verb.most))
        for which in places:
            result += [Fault(call, error, which, False) for error in errors]
            result += [Fault(call, error, which, True) for error in errors if error in FOR_GOOD]
    return sorted(choose.sample(result, min(SAMPLED, len(result))), key=str) if is_sample else result


def injected(log):
    """The lines of the calls that failed, with the paths in them made absolute."""
    lines = [line for line in log.read_text(errors="replace").splitlines() if "(INJECTED)" in line]
    lines = [re.sub(r'\w+<(/[^>]*)>, "(?!/)', r'"\1/', line) if "at(" in line else line for line in lines]
    return [re.sub(r"AT_FDCWD<[^>]*>", "", line) for line in lines]


def judge(bench, verb, fault, done, was, whole):
    """What is wrong after a run with a failed call, in words."""
    lines = injected(bench.log)
    is_mute = any("write(2<" in line for line in lines)
    ended = faults.end(done)
    if ended == faults.HUNG:
        bench.hung[verb.name, fault.call] += 1
        return [ended]
    wrong = [ended] if ended and not is_mute and not faults.is_of_qt(verb.name, ended) else []
    now = faults.contents(bench.out)
    result, left = split(now)
    if done.returncode == verb.status:
        if whole is not None and not whole(bench, result, done):
            wrong.append(f"status {done.returncode} and the result is not the right one")
    elif whole is not None and result != split(was)[0] and not whole(bench, result, None):
        wrong.append(f"status {done.returncode} and a result that is neither as before nor whole")
    left = [*left, *(name for name in faults.contents(bench.temporary) if not name.startswith("runtime-"))]  # Qt's own
    # What lasts refuses even descriptors that a publication kept to empty its folder; tst_staging refuses what is new.
    if left and fault.call not in ("unlink", "unlinkat", "rmdir") and not (fault.lasts and ".nidreg-new" in left[0]):
        wrong.append(f"left beside the result or of temporary files: {', '.join(sorted(left)[:3])}")
    shutil.rmtree(bench.temporary)
    bench.temporary.mkdir()
    is_on_result = any(f'"{bench.out}' in line or f"<{bench.out}" in line for line in lines)
    if done.returncode == 3 and is_on_result and not is_mute and bench.target.name not in done.stderr:
        wrong.append(f"the file is not named ({done.stderr.strip()[-160:]!r})")
    if done.returncode == faults.UNKNOWN and fault.call not in ON_THE_CONNECTION:
        wrong.append("status 4 though the connection held")
    return wrong


def split(now):
    """The result, and what lies beside it."""
    result = {name: each for name, each in now.items() if name.split("/")[0] == "result"}
    return result, {name: each for name, each in now.items() if name not in result}


def disturb(bench, verb, fault, is_there, old, whole, cost):
    """One round: a run in which one call fails, and for an act the same again without."""
    bench.lay(is_there, old)
    words = verb.words(bench, is_there)
    act = ("--act", faults.key()) if verb.is_act else ()
    size = bench.computer.size() if verb.is_act else 0
    was = faults.contents(bench.out)
    done = bench.traced(verb, [*words, *act], f"trace={fault.call}", ("-e", fault.words()))
    if "error while loading shared libraries" in done.stderr or not injected(bench.log):
        return
    bench.found.rounds += 1
    bench.counts[done.returncode] += 1
    wrong = judge(bench, verb, fault, done, was, whole)
    if verb.is_act:
        wrong += judge_act(bench, words, act, size, cost, done)
    for each in wrong:
        bench.found.fault(f"{verb.name}{' over an older result' if is_there else ''}, {fault}: {each} "
                          f"[status {done.returncode}; {(injected(bench.log) or [''])[0].strip()[:150]}]")


def judge_act(bench, words, act, size, cost, done):
    wrong = []
    happened = bench.computer.size() - size
    if done.returncode == 0 and happened != cost:
        wrong.append(f"status 0 and {happened} events instead of {cost}")
    if done.returncode == 3 and happened:
        bench.counts["done"] += 1
        if "othing was changed" in done.stderr:
            wrong.append("says that nothing was changed, and the act was done")
    again = bench.computer.run(*words, *act)
    if again.returncode != 0:
        wrong.append(f"the same again with the same key: status {again.returncode}, {again.stderr.strip()[-200:]!r}")
    elif (happened := bench.computer.size() - size) != cost:
        wrong.append(f"the same again with the same key: {happened} events instead of {cost}")
    return wrong


def prepared(bench, verb, is_there, old):
    """An undisturbed run: what judges a result, and how many events it adds. Its trace stays in the log."""
    bench.lay(is_there, old)
    words = verb.words(bench, is_there)
    size = bench.computer.size() if verb.is_act else 0
    done = bench.traced(verb, [*words, *(("--act", faults.key()) if verb.is_act else ())],
                        "trace=fcntl," + ",".join(ERRORS))
    if done.returncode != verb.status:
        raise RuntimeError(f"{verb.name}: status {done.returncode}, {done.stderr}")
    cost = bench.computer.size() - size if verb.is_act else 0
    right = faults.contents(bench.out)
    if verb.is_fixed and right:
        said = done.stdout

        def whole(_, result, ended):
            return result == split(right)[0] and (ended is None or ended.stdout == said)
    else:
        whole = verb.proof
    return whole, cost


def try_verb(bench, verb, options, old):
    for is_there in (False, True) if verb.can_force else (False,):
        if options.sample and is_there != (verb.can_force and options.random.random() < 0.5):
            continue
        whole, cost = prepared(bench, verb, is_there, old)
        rounds = bench.found.rounds
        for fault in faults_of(verb, bench.log, options.random, options.sample):
            if bench.hung[verb.name, fault.call] >= HANGS:
                continue
            disturb(bench, verb, fault, is_there, old, whole, cost)
        faults.tell(f"{verb.name}{' over an older result' if is_there else ''}: {bench.found.rounds - rounds} rounds")


def result(is_there):
    """The words that name the result."""
    return ["out/result", *(["--force"] if is_there else [])]


def to_file(*words, **more):
    """A verb whose -o is the result."""
    return Verb(" ".join(words[:4]), lambda _, is_there: [*words, "-o", *result(is_there)], **more)


def act(name, words, **more):
    return Verb(name, words, is_act=True, can_force=False, **more)


def accepted_by(*words):
    """That a result is whole, by a verb that reads it."""
    return lambda bench, *_: bench.computer.run(*words, "out/result").returncode == 0


def is_publication(bench, *_):
    sums = subprocess.run(["sha256sum", "--check", "--quiet", "--strict", bench.target / "SHA256SUMS"], check=False,
                          cwd=bench.target if bench.target.exists() else bench.out, capture_output=True)
    return sums.returncode == 0 and accepted_by("registry", "publish", "--check")(bench)


def is_witness(bench, *_):
    kept = {path.suffix: path.read_bytes() for path in (bench.computer.folder / WITNESSES).rglob("*.*")}
    head = (bench.computer.work / "checkpoint").read_bytes()
    return kept.get(".checkpoint") == head and kept.get(".events", b"").count(b"\n") == int(head.split(b"\n")[1])


def witness(bench, _):
    shutil.rmtree(bench.computer.folder / WITNESSES, ignore_errors=True)
    return ["audit", "witness", "add", "checkpoint"]


def publish(bench, _):  # to an address of its own: what is published again unchanged adds no event
    return ["registry", "publish", "out/result", "--base-url", f"https://registry.example/{bench.number()}/"]


def verbs():
    """Verbs that write files, in most formats, and acts on requests, people, policies and publications."""
    offline = {"is_detached": False}
    template = ("sample.txt", "--on", "2026-01-02")
    approved = (("submit",), ("assign", "--expert", "root"), ("approve", "--text", "Complete."))
    return [
        to_file("template", "new", "--nid", "sample", is_sampled=True, **offline),
        *[to_file("template", "convert", "--to", form, *template, is_sampled=form in ("json", "pdf"), **offline)
          for form in ("text", "html", "xml", "json", "eml", "pdf")],
        *[to_file("template", "report", "--to", form, *template) for form in ("text", "json")],
        *[to_file("registry", "list", "--to", form, is_sampled=form == "csv")
          for form in ("csv", "json", "html", "xlsx")],
        to_file("report", "listed-by-year", "--to", "csv"),
        to_file("audit", "prove", "--event", "3", "--sign", "key"),
        to_file("request", "letter", "1"),
        Verb("urn scan --bad", lambda _, is_there: ["urn", "scan", "urns.txt", "--bad", *result(is_there)], status=1,
             **offline),
        Verb("db dump", lambda _, is_there: ["db", "dump", *result(is_there)], is_fixed=False,
             proof=accepted_by("db", "inspect"), is_sampled=True, most=30),
        Verb("audit key new", lambda *_: ["audit", "key", "new", "out/result", "--name", "registry.example/urn"],
             is_fixed=False, proof=accepted_by("audit", "key", "show"), can_force=False, is_detached=False),
        Verb("audit witness add", witness, is_fixed=False, proof=is_witness, can_force=False),
        act("request create", lambda bench, _: [
            "request", "create", bench.computer.template(f"sample{bench.number()}").name], is_sampled=True),
        act("request submit", lambda bench, _: ["request", "submit", bench.new_request()]),
        act("request comment", lambda *_: ["request", "comment", "1", "--text", "A remark."], is_sampled=True),
        act("request withdraw", lambda bench, _: ["request", "withdraw", bench.new_request()]),
        act("request register", lambda bench, _: ["request", "register", bench.new_request(*approved)], most=20),
        act("db grant", lambda bench, _: ["db", "grant", "expert", f"person{bench.number()}"]),
        act("db policy", lambda bench, _: ["db", "policy", "idle-days", str(100 + bench.number())]),
        act("db describe", lambda bench, _: ["db", "describe", "root", "--name", f"Name {bench.number()}"]),
        Verb("registry publish", publish, is_act=True, is_fixed=False, proof=is_publication, is_sampled=True, most=15),
        Verb("db restore", None),
    ]


def furnish(bench):
    """What the verbs read: a template, a key, a checkpoint, a request, an older publication."""
    computer = bench.computer
    computer.template("sample")
    for words in (("db", "single-user", "on"), ("db", "grant", "expert", "root"),
                  ("audit", "key", "new", "key", "--name", "registry.example/urn"),
                  ("request", "create", "sample.txt"), ("request", "submit", "1")):
        computer.need(*words)
    (computer.work / "checkpoint").write_text(computer.need("audit", "head", "--sign", "key"), encoding="utf-8")
    (computer.work / "urns.txt").write_text("urn:isbn:1\nnothing\nurn:x:1\n" * 2000, encoding="utf-8")
    older = computer.work / "older"
    computer.need("registry", "publish", "older", "--as-of", "2020-01-01")
    return older


def try_restore(bench, verb, options, _):
    """A deposit into an empty database: after a failure the same again has to succeed."""
    computer = bench.computer
    computer.need("db", "dump", "deposit")

    def empty(name):
        base = ["psql", "-X", "-q", "-h", str(computer.socket()), "-U", "root", "-d", "postgres"]
        for statement in (f"drop database if exists {name} with (force)", f"create database {name} template template0"):
            subprocess.run([*base, "-c", statement], env=computer.environment, check=True, capture_output=True)
        return ["--db", f"host={computer.socket()} user=root dbname={name}"]

    where = empty("restored")
    bench.lay(False, None)
    bench.traced(verb, [*where, "db", "restore", "deposit"], "trace=fcntl," + ",".join(ERRORS))
    planned = faults_of(verb, bench.log, options.random, options.sample)
    for fault in options.random.sample(planned, min(len(planned), 250)):
        where = empty("restored")
        done = bench.traced(verb, [*where, "db", "restore", "deposit"], f"trace={fault.call}", ("-e", fault.words()))
        if not injected(bench.log):
            continue
        bench.found.rounds += 1
        bench.counts[done.returncode] += 1
        wrong = judge(bench, verb, fault, done, {}, None)
        verified = computer.run(*where, "audit", "verify", "--no-witnesses")
        if done.returncode == 0 and verified.returncode != 0:
            wrong.append(f"status 0 and what is restored does not verify: {verified.stderr.strip()[-160:]!r}")
        if verified.returncode != 0:
            again = computer.run(*where, "db", "restore", "deposit")
            if again.returncode != 0:
                wrong.append(f"the same again: status {again.returncode}, {again.stderr.strip()[-200:]!r}")
        for each in wrong:
            bench.found.fault(f"db restore, {fault}: {each} [status {done.returncode}]")
    faults.tell("db restore: done")


def run(options):
    found = faults.Found()
    chosen = [verb for verb in verbs() if (verb.is_sampled or not options.sample) and WANTED.search(verb.name)]
    with faults.Computer(options.cli) as computer:
        bench = Bench(computer, found)
        older = furnish(bench)
        for verb in chosen:
            (try_verb if verb.words else try_restore)(bench, verb, options, older if verb.words is publish else BEFORE)
        computer.events()
    counts = bench.counts
    found.figures = (f"{len(chosen)} verbs, {found.rounds:,} calls failed: {counts[0]:,} times the verb went on, "
                     f"{counts[3]:,} refused ({counts['done']:,} after the act was done), {counts[4]:,} unknown")
    return found
