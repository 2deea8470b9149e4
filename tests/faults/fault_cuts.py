# SPDX-License-Identifier: MIT
"""The connection is cut, stalls or is garbled at the n-th message, in either direction: each n of an act, or by lot.

nidreg-cli reaches its registry through a proxy that knows the messages of PostgreSQL's protocol. At the n-th one it
closes both sides (before it, in its middle or after it), passes nothing more for a second and then closes, or changes
its bytes or length. What is new is let through, so that the program can look up by its key what became of the act; in some
rounds nothing is let through any more, and the person gives up waiting with Ctrl-C. Whatever happens, the program ends
by itself, with a status of its own: 0 says that the act was done, 3 that it was not, 4 that this is not known. The same
command with the same key then succeeds, and the log has the act once.
"""
import collections
import contextlib
import dataclasses
import socket
import struct
import threading
import time
import typing

import faults

HOW = "a proxy closes, stalls or garbles the connection at the n-th message of PostgreSQL's protocol, in each direction"
NEEDS = ["timeout"]

UP, DOWN = "to the server", "from the server"
BEFORE, MIDDLE, AFTER = "before", "in the middle of", "after"
CLOSED, STALLED, ABSENT, GARBLED, MISMEASURED = "closed", "stalled", "closed for good", "garbled", "of another length"
STALL = 1  # seconds that nothing is passed
GIVING_UP = ("timeout", "--foreground", "--preserve-status", "--signal=INT", "--kill-after=20", "1")  # Ctrl-C after 1 s
PATIENCE = 45  # seconds that a verb may take
GARBAGE = b"\xff"  # in no text of a registry: what is garbled is never another act
LANES = 4  # registries that are disturbed at a time; a stalled one has nothing to do
MOST = 300  # rounds of one act; above that many, so many of them by lot
SAMPLED = 4  # rounds of each act of a sample


@dataclasses.dataclass(frozen=True)
class Cut:
    """What happens to one message, counted from the first of its direction over all connections of a run."""
    how: str
    side: str
    number: int
    where: str = MIDDLE
    at: float = 0  # where in the message, from 0 to 1, and how much

    def __str__(self):
        place = f"{self.where} message" if self.how in (CLOSED, STALLED, ABSENT) else "message"
        return f"{self.how} {place} {self.number} {self.side}"


class Link:
    """One connection through the proxy; `gate` is held while a message is counted and passed on."""

    def __init__(self, proxy, client, server):
        self.proxy = proxy
        self.client = client
        self.server = server
        self.gate = threading.Lock()
        self.is_closed = False
        self.pumps = [threading.Thread(target=self.pump, args=each, daemon=True)
                      for each in ((UP, client, server), (DOWN, server, client))]
        for each in self.pumps:
            each.start()

    def pump(self, side, source, target):
        kept, is_first = b"", side == UP
        while not self.is_closed or side == DOWN:
            try:
                more = source.recv(65536)
            except OSError:
                break
            if not more:
                break
            kept += more
            while (size := size_of(kept, is_first)) and size <= len(kept):
                message, kept, is_first = kept[:size], kept[size:], False
                with self.gate:
                    if not self.is_closed:
                        self.pass_on(side, message, target)
        if side == DOWN:  # the server has ended: nothing is done by it any more
            self.close()
            self.server.close()
        elif not self.is_closed:
            hang_up(self.server)

    def pass_on(self, side, message, target):
        cut = self.proxy.count(side, message)
        if not cut:
            give(target, message)
        elif cut.how in (GARBLED, MISMEASURED):
            give(target, garbled(message, cut))
            threading.Timer(STALL, self.close).start()  # what waits for the rest of a message waits for good
        else:
            part = {BEFORE: 0, MIDDLE: max(1, round(len(message) * cut.at)), AFTER: len(message)}[cut.where]
            give(target, message[:part])
            if cut.how == STALLED:
                time.sleep(STALL)
            self.close()

    def close(self):
        """Both sides; the server is read to its end, so that it is known when it has ended."""
        self.is_closed = True
        hang_up(self.server)
        with contextlib.suppress(OSError):
            self.client.shutdown(socket.SHUT_RDWR)
        self.client.close()


def give(target, data):
    with contextlib.suppress(OSError):  # who has gone is noticed by the other pump
        target.sendall(data)


def hang_up(target):
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_WR)


def size_of(data, is_first):
    """Of the message that begins here; 0 while not enough of it is there. The first one has no type."""
    begin = 0 if is_first else 1
    return begin + struct.unpack_from("!I", data, begin)[0] if len(data) >= begin + 4 else 0


def garbled(message, cut):
    if cut.how == MISMEASURED:
        begin = 0 if cut.number == 1 and cut.side == UP else 1
        length = len(message) - begin
        other = (length + 1, length - 1, length + 4096, 0, 2**31 - 1)[int(cut.at * 5)]
        return message[:begin] + struct.pack("!I", other) + message[begin + 4:]
    begin = min(len(message) - 1, 5 + int(cut.at * max(0, len(message) - 5)))
    end = min(len(message), begin + 1 + int(cut.at * 97) % 4)
    return message[:begin] + GARBAGE * (end - begin) + message[end:]


class Proxy:
    """Listens on loopback and passes everything to a server's Unix socket, but for one message."""

    def __init__(self, path):
        self.path = path
        self.lock = threading.Lock()
        self.links = []
        self.arm(None)
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=50)
        threading.Thread(target=self.listen, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.listener.close()

    def arm(self, cut):
        """Counts anew, and does this once."""
        self.settle()
        self.cut = cut
        self.is_hit = False
        self.passed = {UP: [], DOWN: []}

    def settle(self):
        """Until the server's processes of all connections have ended."""
        for link in self.links:
            link.close()
            for each in link.pumps:
                each.join()
        self.links = []

    def count(self, side, message):
        with self.lock:
            self.passed[side].append(message[:1] + b"%d" % (len(message) // 8))
            cut = self.cut
            if not cut or self.is_hit or cut.side != side or cut.number != len(self.passed[side]):
                return None
            self.is_hit = True
            return cut

    def listen(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            if self.is_hit and self.cut.how == ABSENT:
                client.close()
                continue
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            server = socket.socket(socket.AF_UNIX)
            server.connect(self.path)
            self.links.append(Link(self, client, server))

    def conninfo(self):
        return f"host=127.0.0.1 port={self.listener.getsockname()[1]} user=root dbname=nidreg sslmode=disable"


@dataclasses.dataclass
class Verb:
    """An act: its words, of the lane and of which one it is; the steps of a request follow each other."""
    name: str
    words: typing.Callable
    cost: int = 1  # events that it adds to the log


def listing(lane, which):
    """A file of a listing with a namespace of its own, which is no other one renamed."""
    path = lane.computer.work / f"listing-{which}.xml"
    text = (faults.ROOT / "tests/fixtures/listing/today.xml").read_text(encoding="utf-8")
    text = text.replace("<name>able<", f"<name>import-{which}<").replace('data="rfc1"', f'data="rfc{1000 + which}"')
    path.write_text(text, encoding="utf-8")
    return path.name


def batch(lane, number):
    (lane.computer.work / "batch.txt").write_text(f"{number}\n", encoding="utf-8")
    return "batch.txt"


VERBS = [
    Verb("request create", lambda lane, which: ["request", "create", lane.computer.template(f"cut-{which}").name]),
    Verb("request submit", lambda lane, _: ["request", "submit", lane.request]),
    Verb("request assign", lambda lane, _: ["request", "assign", lane.request, "--expert", "root"]),
    Verb("request comment", lambda lane, _: ["request", "comment", lane.request, "--text", "A remark."]),
    Verb("request approve", lambda lane, _: ["request", "approve", lane.request, "--text", "Complete."]),
    Verb("request register", lambda lane, _: ["request", "register", lane.request]),
    Verb("request register --batch", lambda lane, _: ["request", "register", "--batch", batch(lane, lane.request)]),
    Verb("registry import", lambda lane, which: ["registry", "import", listing(lane, which), "--keep-missing",
                                                 "--allow-older", "--only", f"import-{which}"]),
    Verb("db grant", lambda _, which: ["db", "grant", "expert", f"person-{which}"]),
    Verb("db policy", lambda _, which: ["db", "policy", "idle-days", str(100 + which % 50 * 7 + which // 50)]),
    Verb("db describe", lambda _, which: ["db", "describe", "root", "--name", f"Name {which}"]),
]
REGISTERING = "request register"


class Lane:
    """A computer with its proxy; it has one act after the other, and knows how long its log is."""

    def __init__(self, computer, proxy, found):
        self.computer = computer
        self.proxy = proxy
        self.found = found
        self.counts = collections.Counter()
        self.which = 0
        self.request = ""
        for words in (("db", "single-user", "on"), ("db", "grant", "expert", "root")):
            computer.need(*words)
        self.size = computer.size()

    def run(self, words, act, before=()):
        return self.computer.run("--db", self.proxy.conninfo(), *words, "--act", act,
                                 before=before or faults.within(PATIENCE))

    def plain(self, verb):
        """An act without a cut: the messages that it takes, and how many events it adds."""
        self.proxy.arm(None)
        done = self.run(verb.words(self, self.which), faults.key())
        if done.returncode != 0:
            raise RuntimeError(f"{verb.name}: status {done.returncode}, {done.stderr}")
        self.remember(verb, done)
        before, self.size = self.size, self.computer.size()
        self.proxy.settle()
        return self.proxy.passed, self.size - before

    def remember(self, verb, done):
        if verb.name == "request create":
            self.request = done.stdout.split()[0].removeprefix("#")

    def disturb(self, verb, cut):
        """One round: the act with a cut, and again with the same key and without."""
        words, act = verb.words(self, self.which), faults.key()
        self.proxy.arm(cut)
        done = self.run(words, act, GIVING_UP if cut.how == ABSENT else ())
        self.proxy.settle()
        is_hit = self.proxy.is_hit
        happened = self.computer.size() - self.size
        wrong = judge(verb, done, happened)
        self.proxy.arm(None)
        again = self.run(words, act)
        if again.returncode != 0:
            wrong.append(f"the same again with the same key: status {again.returncode}, {again.stderr.strip()[-200:]!r}")
            if not happened:  # so that the next steps can follow
                again = self.run(words, faults.key())
        self.remember(verb, again)
        before, self.size = self.size, self.computer.size()
        if self.size - before != verb.cost:
            wrong.append(f"in the end {self.size - before} events instead of {verb.cost}")
        if not is_hit:
            return
        self.found.rounds += 1
        self.counts[done.returncode] += 1
        for each in wrong:
            self.found.fault(f"{verb.name}, {cut}: {each} [status {done.returncode}; {done.stderr.strip()[-150:]!r}]")


def judge(verb, done, happened):
    """What is wrong after a cut, in words."""
    wrong = [faults.end(done)] if faults.end(done) else []
    if happened not in (0, verb.cost):
        wrong.append(f"{happened} events instead of none or {verb.cost}")
    if done.returncode == 0 and not happened:
        wrong.append("status 0 and the act was not done")
    if done.returncode in (1, 2, 3) and happened:
        wrong.append(f"status {done.returncode} and the act was done")
    return wrong


def shared(passed, others):
    """How many messages two runs begin with in common."""
    for count, (one, other) in enumerate(zip(passed, others, strict=False)):
        if one != other:
            return count
    return min(len(passed), len(others))


def cuts_of(passed, skipped, choose):
    """All that can happen to the messages of a run, but for the first ones of each direction."""
    result = []
    for side in (UP, DOWN):
        for number in range(skipped[side] + 1, len(passed[side]) + 1):
            result += [Cut(CLOSED, side, number, BEFORE), Cut(CLOSED, side, number, MIDDLE, choose.random())]
            result += [Cut(STALLED, side, number, choose.choice((BEFORE, MIDDLE)), choose.random())]
            result += [Cut(ABSENT, side, number, choose.choice((BEFORE, MIDDLE, AFTER)), choose.random())]
            result += [Cut(how, side, number, MIDDLE, choose.random()) for how in (GARBLED, GARBLED, MISMEASURED)]
        result.append(Cut(CLOSED, side, len(passed[side]), AFTER))
    return result


def planned(lane, options):
    """The cuts of each verb. What all acts begin with, to connect and to check the schema, is cut in the first alone."""
    plans, first = {}, None
    for verb in VERBS:
        passed, verb.cost = lane.plain(verb) if verb.name != REGISTERING else (None, 1)
        if passed is None:
            continue
        first = first or passed
        skipped = {side: 0 if passed is first else shared(passed[side], first[side]) for side in (UP, DOWN)}
        plans[verb.name] = cuts_of(passed, skipped, options.random)
        faults.tell(f"{verb.name}: {len(passed[UP])} messages {UP}, {len(passed[DOWN])} {DOWN}, "
                    f"{skipped[UP]} and {skipped[DOWN]} of them as in the first act")
    plans[REGISTERING] = plans["request register --batch"]
    for name, plan in plans.items():
        options.random.shuffle(plan)
        plans[name] = plan[:SAMPLED if options.sample else MOST]
    return plans


def work(lane, plans, taken):
    """Acts in the order in which a request goes through them, until no cut is left."""
    while any(plans.values()):
        lane.which = taken()
        registering = [REGISTERING, "request register --batch"]
        registering = [name for name in registering if plans[name]] or registering
        chosen = registering[lane.which % len(registering)]
        for verb in VERBS:
            if verb.name.startswith(REGISTERING) and verb.name != chosen:
                continue
            cut = next_of(plans[verb.name])
            if cut:
                lane.disturb(verb, cut)
            elif verb.name.startswith("request") and any(plans[each.name] for each in VERBS if "request" in each.name):
                lane.plain(verb)


def next_of(plan):
    try:
        return plan.pop()
    except IndexError:
        return None


def run(options):
    found = faults.Found()
    lock, numbers = threading.Lock(), iter(range(1, 1_000_000))

    def taken():
        with lock:
            number = next(numbers)
        if number % 25 == 0:
            faults.tell(f"cuts: {found.rounds:,} rounds, {sum(map(len, plans.values())):,} to come")
        return number

    def work_lane(plans):
        with faults.Computer(options.cli) as computer, Proxy(str(computer.socket() / ".s.PGSQL.5432")) as proxy:
            lane = Lane(computer, proxy, found)
            work(lane, plans, taken)
            computer.events()
            counts.update(lane.counts)

    counts = collections.Counter()
    with faults.Computer(options.cli) as computer, Proxy(str(computer.socket() / ".s.PGSQL.5432")) as proxy:
        plans = planned(Lane(computer, proxy, found), options)
    lanes = [threading.Thread(target=work_lane, args=(plans,)) for _ in range(1 if options.sample else LANES)]
    for each in lanes:
        each.start()
    for each in lanes:
        each.join()
    if left := sum(map(len, plans.values())):
        found.fault(f"{left} cuts were not tried: a lane ended before")
    found.figures = (f"{len(VERBS)} acts: {counts[0]:,} done all the same, {counts[1] + counts[2] + counts[3]:,} refused, "
                     f"{counts[4]:,} told unknown")
    return found
