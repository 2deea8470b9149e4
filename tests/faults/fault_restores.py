# SPDX-License-Identifier: MIT
"""A registry is put back to a moment, from the backup of another registry, or twice; its checkpoints must tell.

Acts are done and checkpoints of them are kept; a backup (`db dump` while the acts go on, or the data folder of the
stopped server) comes back on another computer, where somebody acts on. `audit verify` with the checkpoints must name the
first one that does not fit, `audit compare` with the newest must list exactly the acts that are lost. Checkpoints of
another registry are refused, and verify says how many it ignored. Where two copies of one registry both go on, each
must name the newest checkpoint of the other, and keep to its own. What was put back to its very end fits, and nothing
may be reported.
"""
import collections
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import faults

HOW = "a dump or a copied data folder put back: to its end, to an earlier moment, of another registry, two that both go on"
NEEDS = ["cp"]

END, MOMENT, ANOTHER, SPLIT = KINDS = "to the end", "to a moment", "of another registry", "two logs"
ROUNDS = int(os.environ.get("NIDREG_ROUNDS", "200"))
SAMPLED = len(KINDS)
OTHER_LOG = "belongs to another log"


class Desk(faults.Computer):
    """A computer with a registry, somebody who acts in it, and the checkpoints that are kept of it."""

    def __init__(self, cli, choose):
        super().__init__(cli, is_started=False)
        self.random = choose
        self.kept = {}  # checkpoint files by the number of events that they cover

    @property
    def witnesses(self):
        return self.folder / "xdg_config_home/nidreg/witnesses"

    @property
    def cluster(self):
        return self.folder / "xdg_data_home/nidreg/cluster"

    def act(self):
        number = self.random.randrange(1_000_000)
        self.need(*self.random.choice((("db", "policy", "idle-days", str(1 + number % 3650)),
                                       ("db", "grant", "expert", f"person{number}"),
                                       ("request", "create", self.template(f"sample{number}").name))))

    def keep(self):
        """A checkpoint of now; its file."""
        file = Path(json.loads(self.need("--format", "json", "audit", "witness", "add"))["kept"])
        self.kept[int(file.name.split("-")[0])] = file
        return file

    def act_on(self, times):
        """So many acts, with a checkpoint after some of them."""
        for _ in range(times):
            self.act()
            if self.random.random() < 0.4:
                self.keep()

    def forget(self):
        shutil.rmtree(self.witnesses, ignore_errors=True)
        self.kept = {}

    def events_from(self, number):
        """The facts of the log's events that a comparison has to name."""
        listed = self.need("--format", "json", "audit", "list", "--from", str(number))
        return [facts(json.loads(line)) for line in listed.splitlines()]

    def ask(self, *words):
        """The status of a verb, and its answer: JSON, or where it was refused the reason."""
        done = self.run("--format", "json", "audit", *words)
        return done.returncode, json.loads(done.stdout) if done.returncode in (0, 1) else done.stderr


def facts(event):
    return tuple(event[name] for name in ("number", "at", "person", "role", "what", "request", "nid"))


class Backup:
    """What comes back later: a deposit, or a copy of the data folder."""

    def __init__(self, desk, acts):
        """Of the registry of a desk; a deposit is made while so many acts are done."""
        self.path = desk.folder / f"backup-{faults.key()}"
        self.is_deposit = desk.random.random() < 0.5
        if self.is_deposit:
            dump = subprocess.Popen([desk.cli, "db", "dump", str(self.path)], cwd=desk.work, env=desk.environment,
                                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            desk.act_on(acts)
            said = dump.communicate(timeout=faults.LONGEST)[0]
            if dump.returncode != 0:
                raise RuntimeError(f"db dump: status {dump.returncode}\n{said}")
            self.size = int(re.search(r"(\d+) events", said)[1])
        else:
            self.size = desk.size()
            desk.need("db", "stop")
            copy(desk.cluster, self.path)
            desk.need("db", "start")
            desk.act_on(acts)

    def put(self, desk):
        """In place of whatever registry a computer has, which is none."""
        if self.is_deposit:
            desk.need("db", "start", "--deposit", str(self.path))
        else:
            desk.cluster.parent.mkdir(parents=True)
            copy(self.path, desk.cluster)
            desk.need("db", "start")

    def remove(self):
        shutil.rmtree(self.path) if self.path.is_dir() else self.path.unlink()


def copy(source, target):
    """With its owner, who is not the one who asks where root does."""
    subprocess.run(["cp", "-a", source, target], check=True)


class Rounds:
    """What was put back, and what the checkpoints told of it."""

    def __init__(self, options, found, desk, other):
        self.options = options
        self.found = found
        self.random = options.random
        self.desk = desk
        self.other = other
        self.counts = collections.Counter()

    def run(self, kind):
        desk = self.desk
        desk.forget()
        desk.act_on(self.random.randint(0, 2))
        desk.keep()
        if kind == ANOTHER:
            backup = Backup(self.other, 0)
        else:
            backup = Backup(desk, 0 if kind == END else self.random.randint(0, 3))
        with Desk(self.options.cli, self.random) as restored:
            if kind != END:
                desk.act()
                desk.act_on(self.random.randint(0, 2))
                desk.keep()
            if kind != SPLIT:
                shutil.copytree(desk.witnesses, restored.witnesses)
            backup.put(restored)
            restored.act_on(self.random.randint(kind == SPLIT, 5))
            {END: self.judge_end, MOMENT: self.judge_moment, ANOTHER: self.judge_another,
             SPLIT: self.judge_split}[kind](restored, backup)
        self.counts.update({kind: 1, "checkpoints": len(desk.kept)})
        self.found.rounds += 1
        backup.remove()

    def expect(self, what, said, expected):
        if said != expected:
            self.found.fault(f"{what}: {said} instead of {expected}")

    def answer(self, what, desk, *words):
        """The status of a verb and its answer, which is nothing where it was refused: that is a fault here."""
        status, said = desk.ask(*words)
        if isinstance(said, str):
            self.found.fault(f"{what}, {words[0]}: status {status}, {said.strip()[-200:]!r}")
            return status, None
        return status, said

    def verify(self, what, restored, kept, common, *words):
        """With checkpoints of these sizes, of which the log has those up to `common`; whether it had to name one."""
        size = restored.size()
        beyond = min((each for each in kept if each > common), default=None)
        status, report = self.answer(what, restored, "verify", *words)
        if not report:
            return
        misfit = report["misfit"] or {"where": None, "number": None}
        where = None if beyond is None else "rewritten" if beyond <= size else "truncated"
        self.expect(f"{what}, verify", (status, misfit["where"], misfit["number"], report["other_logs"]),
                    (int(beyond is not None), where, beyond, 0))
        self.counts[where] += 1

    def judge_end(self, restored, _):
        kept = self.desk.kept | restored.kept
        self.verify(END, restored, kept, restored.size())
        status, said = self.answer(END, restored, "compare", str(kept[max(self.desk.kept)]))
        self.expect(f"{END}, compare", (status, said and said["whole"], said and said["lost"]), (0, True, []))

    def judge_moment(self, restored, backup):
        kept = self.desk.kept
        newest = max(kept)
        self.verify(MOMENT, restored, kept, backup.size)
        self.verify(f"{MOMENT}, one checkpoint of somebody else's", restored, [newest], backup.size, "--no-witnesses",
                    "--checkpoint", str(kept[newest]))
        if self.random.random() < 0.5:  # a copy of somebody else's comes back, too
            restored.ask("witness", "add", str(kept[newest]))
        status, said = self.answer(MOMENT, restored, "compare",
                                   str(restored.witnesses / kept[newest].relative_to(self.desk.witnesses)))
        if not said:
            return
        lost = self.desk.events_from(backup.size)
        self.counts["lost"] += len(lost)
        self.expect(f"{MOMENT}, compare", (status, said["common"], said["unnamed"], list(map(facts, said["lost"]))),
                    (int(bool(lost)), backup.size if lost else newest, 0, lost))
        missed = {each[2] for each in lost} - set(said["people"])
        self.expect(f"{MOMENT}, compare, people who are not named", missed, set())

    def judge_another(self, restored, _):
        """That all checkpoints are of another log is said, and is no mismatch: the registry itself is whole."""
        status, report = self.answer(ANOTHER, restored, "verify")
        self.expect(f"{ANOTHER}, verify", report and (status, report["misfit"], report["witnesses"] - len(restored.kept),
                                           report["other_logs"]), (0, None, 0, len(self.desk.kept)))
        newest = str(self.desk.kept[max(self.desk.kept)])
        for words in (("verify", "--checkpoint", newest), ("compare", newest), ("witness", "add", newest)):
            status, said = restored.ask(*words)
            self.expect(f"{ANOTHER}, {' '.join(words[:2])}", (status, OTHER_LOG in str(said)), (3, True))

    def judge_split(self, restored, backup):
        """Each log against the newest checkpoint of the other; its own checkpoints fit."""
        restored.keep()
        for log, stranger in ((self.desk, restored), (restored, self.desk)):
            self.verify(f"{SPLIT}, its own checkpoints", log, log.kept, log.size())
            newest = max(stranger.kept)
            self.verify(SPLIT, log, [newest], backup.size, "--checkpoint", str(stranger.kept[newest]))
            status, said = self.answer(SPLIT, log, "compare", str(stranger.kept[newest]))
            if not said:
                continue
            theirs = stranger.events_from(0)[:newest]
            named = list(map(facts, said["lost"]))
            self.expect(f"{SPLIT}, compare", (status, [each for each in named if each not in theirs]), (1, []))
            self.expect(f"{SPLIT}, compare, all that is lost", (said["common"] <= backup.size, said["common"] + len(named)
                                                                + said["unnamed"]), (True, newest))


def run(options):
    found = faults.Found()
    with Desk(options.cli, options.random) as desk, Desk(options.cli, options.random) as other:
        for each in (desk, other):
            each.need("db", "start", "--empty")
            each.act()
        rounds = Rounds(options, found, desk, other)
        for each in range(SAMPLED if options.sample else ROUNDS):
            rounds.run(KINDS[each % len(KINDS)])
            if each % 20 == 19:
                faults.tell(f"restores: {each + 1} rounds, {dict(rounds.counts)}")
        desk.events()
    counts = rounds.counts
    kinds = ", ".join(f"{counts[kind]} {kind}" for kind in KINDS)
    found.figures = (f"{kinds}; {counts['checkpoints']:,} checkpoints; {counts['rewritten']:,} times told as rewritten, "
                     f"{counts['truncated']:,} as cut off; {counts['lost']:,} lost acts, each named")
    return found
