# SPDX-License-Identifier: MIT
"""The n-th allocation of some verbs fails, once or from then on: they must say so, and do nothing by halves.

A library that is loaded before the others (failing_malloc.c) counts the allocations from the beginning of main. Where
one is refused, the verb either goes on and gives its full result, or ends with status 3 and a reason, or as an act with 4;
how many reasons do not speak of memory is counted. The allocations are a geometric row and some by lot. What is wrong is
told with where the memory was asked for and where the program gave up.
"""
import collections
import dataclasses
import re
import subprocess
import typing
from pathlib import Path

import faults

HOW = "the n-th `malloc` of a verb, for n by lot, returns nothing, once or from then on (`LD_PRELOAD`)"
NEEDS = ["cc", "addr2line", "timeout"]

PATIENCE = 20  # seconds that a verb may take
BY_LOT = 150  # allocations of a verb that are chosen at random, beside the geometric row
SAMPLED = 8
FRAME = re.compile(r"^(.*?)\((.*?)\)\s*\[")  # "program(+0x1234) [0x…]"


@dataclasses.dataclass
class Verb:
    """A command, and whether it adds to the log."""
    name: str
    words: typing.Callable
    is_act: bool = False
    is_sampled: bool = False


def plain(*words, **more):
    return Verb(" ".join(words[:4]), lambda _: list(words), **more)


def verbs():
    return [
        plain("nid", "check", "foo", "fi-lights", "xn--abc", "--offline", is_sampled=True),
        plain("urn", "parse", "urn:example:a123?=q#part", "--offline", is_sampled=True),
        plain("template", "lint", "sample.txt", "--offline", is_sampled=True),
        plain("template", "convert", "--to", "html", "sample.txt", "-o", "result", "--force"),
        plain("template", "convert", "--to", "json", "sample.txt", "-o", "result", "--force"),
        plain("template", "show", "sample.eml"),
        plain("template", "grammar", "sample.txt", "--draw", "20", "--seed", "1"),
        plain("urn", "scan", "urns.txt", "--threads", "2"),
        plain("registry", "reconcile", "site/urn-namespaces.xml"),
        plain("registry", "list", "--to", "csv", "-o", "result", "--force"),
        plain("registry", "list", "--to", "xlsx", "-o", "result", "--force"),
        plain("audit", "verify"),
        Verb("request create", lambda bench: ["request", "create", bench.template()], is_act=True, is_sampled=True),
        Verb("request comment", lambda _: ["request", "comment", "1", "--text", "A remark."], is_act=True),
    ]


class Bench:
    """A computer whose verbs run out of memory, and what was found there."""

    def __init__(self, computer):
        self.computer = computer
        self.trace = computer.folder / "trace"
        self.library = computer.folder / "failing_malloc.so"
        source = Path(__file__).with_name("failing_malloc.c")
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", self.library, source, "-ldl"], check=True)
        self.ends = collections.Counter()
        self.where = collections.defaultdict(list)  # by verb and words: the allocations, and how they were asked for
        self.result = computer.work / "result"
        self.made = 0

    def template(self):
        self.made += 1
        return self.computer.template(f"sample{self.made}").name

    def failing(self, words, which, lasts):
        self.trace.unlink(missing_ok=True)
        environment = self.computer.environment | {
            "LD_PRELOAD": str(self.library), "FAILING_MALLOC_AT": str(which), "FAILING_MALLOC_TRACE": str(self.trace)}
        if lasts:
            environment["FAILING_MALLOC_LASTS"] = "1"
        return self.computer.run(*words, before=faults.within(PATIENCE), env=environment)

    def told(self):
        """What the library wrote: lines after "failed" and after "signal", and the count."""
        parts, name = collections.defaultdict(list), ""
        for line in self.trace.read_text(errors="replace").splitlines() if self.trace.exists() else []:
            if line in ("failed", "signal"):
                name = line
            elif line.startswith("count "):
                parts["count"].append(int(line.split()[1]))
            else:
                parts[name].append(line)
        return parts


def names_of(bench, cli):
    """The functions at the places of the program that the traces speak of, asked for all at once."""
    lines = [line for rounds in bench.where.values() for each in rounds for part in ("failed", "signal")
             for line in each[2][part]]
    frames = filter(None, map(FRAME.match, lines))
    at = sorted({frame[2] for frame in frames if Path(frame[1]).name == cli.name and frame[2].startswith("+")})
    asked = "\n".join(hex(int(place[1:], 16) - 1) for place in at)
    said = subprocess.run(["addr2line", "-f", "-C", "-s", "-e", cli], input=asked, text=True, capture_output=True,
                          check=False).stdout.splitlines()
    return {place: f"{re.sub(r'[(].*', '', name)} {where.split(' ')[0]}"
            for place, name, where in zip(at, said[::2], said[1::2])}


def own(lines, names):
    """The innermost functions of the program, after the library that asked for memory on their behalf."""
    libraries, ours, is_thread = [], [], True
    for frame in filter(None, map(FRAME.match, lines)):
        library = Path(frame[1]).name.split(".so")[0]
        is_thread = is_thread and "__libc_start_main" not in frame[2]
        if names.get(frame[2], "").startswith("nidreg::"):
            ours.append(names[frame[2]].replace("nidreg::", ""))
        elif not ours and library.startswith("lib") and library not in ("libc", "libstdc++"):
            libraries.append(library)
    return " ← ".join([*libraries[-1:], *ours[:2], *(["a thread"] if is_thread else [])]) or "main"


def places(total, options):
    """The allocations that are refused: a geometric row, and as many by lot."""
    row, each = {1}, 1.0
    while each < total:
        row.add(int(each))
        each *= 1.25
    if options.sample:
        return sorted(options.random.sample(range(1, total + 1), min(total, SAMPLED)))
    return sorted(row | set(options.random.sample(range(1, total + 1), min(total, BY_LOT))))


def judge(bench, verb, done, right, kept, before, lasts):
    """What is wrong after a refused allocation, in words."""
    ended = faults.end(done)
    if ended:
        return ended
    now = bench.result.read_bytes() if bench.result.exists() else None
    if done.returncode == right.returncode:
        if done.stdout != right.stdout or now != kept:
            return f"status {done.returncode} and the result is not the right one"
        return ""
    if now not in (before, kept):
        return f"status {done.returncode} and a file that is neither as before nor whole"
    if done.returncode == faults.UNKNOWN and verb.is_act:
        return ""
    if done.returncode != 3:
        return f"status {done.returncode} instead of {right.returncode} or 3 ({done.stderr.strip()[-120:]!r})"
    if "memory" not in done.stderr:
        bench.ends["unworded"] += 1
        untraced = (0, lasts, collections.defaultdict(list))
        bench.where[verb.name, f"unworded: {done.stderr.strip()[-160:]}"].append(untraced)
    return ""


def judge_act(bench, words, act, size, done):
    happened = bench.computer.size() - size
    if done.returncode == 0 and happened != 1:
        return f"status 0 and {happened} events instead of 1"
    again = bench.computer.run(*words, *act)
    if again.returncode != 0:
        return f"the same again with the same key: status {again.returncode}, {again.stderr.strip()[-160:]!r}"
    happened = bench.computer.size() - size
    return "" if happened == 1 else f"the same again with the same key: {happened} events instead of 1"


def right_run(bench, verb):
    """An undisturbed run: what it said, the file that it wrote, and how often it asked for memory."""
    bench.result.write_bytes(b"What was here before.\n")
    words = verb.words(bench)
    done = bench.failing([*words, *(("--act", faults.key()) if verb.is_act else ())], 0, False)
    if faults.end(done):
        raise RuntimeError(f"{verb.name}: {faults.end(done)} {done.stderr}")
    return done, bench.result.read_bytes(), max(bench.told()["count"])


def try_verb(bench, verb, options, found):
    right, kept, total = right_run(bench, verb)
    before = b"What was here before.\n"
    for which in places(total, options):
        for lasts in (False, True):
            bench.result.write_bytes(before)
            words = verb.words(bench)
            act = ("--act", faults.key()) if verb.is_act else ()
            size = bench.computer.size() if verb.is_act else 0
            done = bench.failing([*words, *act], which, lasts)
            told = bench.told()
            if not told["failed"]:
                continue
            found.rounds += 1
            expected = subprocess.CompletedProcess(done.args, right.returncode, done.stdout) if verb.is_act else right
            wrong = judge(bench, verb, done, expected, kept, before, lasts)
            bench.ends[done.returncode if 0 <= done.returncode <= 4 else "signal"] += 1
            if wrong:
                bench.where[verb.name, wrong].append((which, lasts, told))
            if verb.is_act and (wrong := judge_act(bench, words, act, size, done)):
                bench.where[verb.name, wrong].append((which, lasts, told))
    faults.tell(f"{verb.name}: {total} allocations")


def report(bench, options, found):
    """One fault for each verb and way to go wrong, with where the memory was asked for."""
    names = names_of(bench, options.cli)
    for (verb, wrong), rounds in sorted(bench.where.items()):
        if wrong.startswith("unworded"):
            faults.tell(f"{verb}, {len(rounds)} times, {wrong}")
            continue
        asked = collections.Counter(own(told["failed"], names) for _, _, told in rounds)
        gave = collections.Counter(own(told["signal"], names) for _, _, told in rounds if told["signal"])
        which, lasts, _ = rounds[0]
        found.fault(f"{verb}: {wrong}, {len(rounds)} times; first at allocation {which}{' and on' if lasts else ''}; "
                    f"asked for by {'; '.join(f'{each} ({n})' for each, n in asked.most_common(6))}"
                    + (f"; gave up in {'; '.join(f'{each} ({n})' for each, n in gave.most_common(6))}" if gave else ""))


def run(options):
    found = faults.Found()
    chosen = [verb for verb in verbs() if verb.is_sampled or not options.sample]
    with faults.Computer(options.cli) as computer:
        bench = Bench(computer)
        sample = computer.template("sample")
        (computer.work / "urns.txt").write_text("urn:isbn:1\nnothing\nurn:x:1\n" * 200, encoding="utf-8")
        (computer.work / "sample.eml").write_text(
            "From: a@sample.example\nTo: urn@ietf.org\nSubject: A request\nMIME-Version: 1.0\n"
            "Content-Type: text/plain; charset=utf-8\n\n" + sample.read_text(encoding="utf-8"), encoding="utf-8")
        computer.need("request", "create", "sample.txt")
        computer.need("registry", "publish", "site", "--only", "xml")
        for verb in chosen:
            try_verb(bench, verb, options, found)
        computer.events()
        report(bench, options, found)
    ends = bench.ends
    found.figures = (f"{len(chosen)} verbs, {found.rounds:,} allocations refused: {ends[0] + ends[1]:,} times the verb "
                     f"went on, {ends[3]:,} refused ({ends['unworded']:,} without a word of memory), {ends[4]:,} "
                     f"unknown, {ends['signal']:,} ended by a signal")
    return found
