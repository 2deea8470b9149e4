# SPDX-License-Identifier: MIT
"""Has a machine that is lost and that commits wait for replaced soon: the primary by the synchronous standby, and that one by the
other. Patroni alone waits for its `ttl`, of which 20 seconds are the least.

    failover.py PATRONI-CONFIG SECONDS        runs until it is stopped, beside Patroni on each machine

A machine is silent while neither its PostgreSQL nor its Patroni answers. Who hears nothing for so many SECONDS says so in etcd,
under /nidreg/silent/. When most machines of the cluster do, the synchronous standby gives the leader's key to itself, in one step,
as long as the silent machine has it; what follows is Patroni's. The lost primary can acknowledge nothing after that, even if it
was only out of reach: each commit waits for this standby.

Patroni may give the key back, because PostgreSQL crashed or the primary is to be moved. Where etcd was lost shortly before (failsafe
mode), the standbys do not notice that for up to 20 seconds. So the synchronous standby takes the key then, too, unless the former
primary still is one.

On the primary it looks at the synchronous standby, and ends the replication to it while it is silent. Patroni then makes
another one synchronous; one that was only out of reach connects again. While Patroni is paused (`patronictl pause`) nothing is done.
"""
import base64
import contextlib
import http.client
import json
import select
import ssl
import sys
import time
import urllib.parse

import psycopg2
import yaml

LOOK_EVERY = 0.25 # seconds; and as long each of the two may take to answer
VOTE_LASTS = 3 # seconds, unless it is given again
FORGOTTEN_AFTER = 5 # seconds without a look
ETCD_ANSWERS = 0.5 # seconds; otherwise the next one is asked


def encoded(text):
    return base64.b64encode(text.encode()).decode()


def decoded(text):
    return base64.b64decode(text).decode()


class Etcd:
    """etcd's gateway for JSON, at the first of its servers that answers."""

    def __init__(self, settings):
        self.settings = settings
        self.servers = settings["hosts"].split(",")
        self.connection = None

    def connect(self, server):
        trust = ssl.create_default_context(cafile=self.settings["cacert"])
        trust.load_cert_chain(self.settings["cert"], self.settings["key"]) # they may be new ones
        self.connection = http.client.HTTPSConnection(server, timeout=ETCD_ANSWERS, context=trust)

    def forget(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def call(self, path, **fields):
        """OSError where no server answers, or none has a leader."""
        for server in [None] * (self.connection is not None) + self.servers: # first the one that answered last
            try:
                if server:
                    self.connect(server)
                self.connection.request("POST", "/v3/" + path, json.dumps(fields))
                answer = self.connection.getresponse()
                text = answer.read()
                if answer.status == 200:
                    return json.loads(text)
            except (OSError, http.client.HTTPException, ValueError):
                pass
            self.forget()
        raise ConnectionError("no etcd answers")

    def kept(self, prefix):
        """What this server knows to stand under it, by the rest of the key: value, lease, mod_revision. It may be a moment old,
        and can be had while no leader of etcd is elected."""
        end = prefix[:-1] + chr(ord(prefix[-1]) + 1)
        pairs = self.call("kv/range", key=encoded(prefix), range_end=encoded(end), serializable=True).get("kvs", [])
        return {decoded(each["key"])[len(prefix):]: each | {"value": decoded(each.get("value", ""))} for each in pairs}


class Cluster:
    """What Patroni keeps in etcd."""

    def __init__(self, kept):
        self.kept = kept
        self.leader = self.value("leader")
        self.members = {key.split("/")[1]: json.loads(each["value"]) for key, each in kept.items() if key.startswith("members/")}
        sync = json.loads(self.value("sync") or "{}")
        self.primary = self.leader or sync.get("leader") # or the one that was it
        # None while it is another primary's.
        self.standby = (sync.get("sync_standby") or "").split(",")[0] if sync.get("leader") == self.primary else ""
        self.is_paused = json.loads(self.value("config") or "{}").get("pause", False)

    def value(self, key):
        return self.kept[key]["value"] if key in self.kept else ""


def patroni_answers(member, settings):
    """What it answers does not matter."""
    trust = ssl.create_default_context(cafile=settings["restapi"]["cafile"])
    connection = http.client.HTTPSConnection(urllib.parse.urlsplit(member["api_url"]).netloc, timeout=LOOK_EVERY, context=trust)
    try:
        connection.request("GET", "/liveness")
        connection.getresponse()
        return True
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def login(member, settings):
    """What psycopg2 connects with."""
    server = urllib.parse.urlsplit(member["conn_url"])
    user = dict(settings["postgresql"]["authentication"]["superuser"])
    return user | {"user": user.pop("username"), "host": server.hostname, "port": server.port, "dbname": "postgres",
                   "connect_timeout": 2, "application_name": "nidreg-failover"}


class Machine:
    """The one that is looked at: over one connection to its PostgreSQL, and while that is silent, over a new one to its Patroni."""

    def __init__(self, name, member, settings):
        self.name, self.member, self.settings = name, member, settings
        self.connection = None

    def is_at(self, name, member):
        return self.name == name and member and all(self.member[each] == member[each] for each in ("conn_url", "api_url"))

    def answers(self):
        """Whether it is there at all."""
        return self.is_in_recovery() is not None or patroni_answers(self.member, self.settings)

    def is_primary(self):
        return self.is_in_recovery() is False

    def is_in_recovery(self):
        """Nothing where its PostgreSQL does not answer."""
        until = time.monotonic() + LOOK_EVERY
        with contextlib.suppress(psycopg2.Error, TimeoutError):
            if self.connection is None:
                self.connection = psycopg2.connect(**login(self.member, self.settings), async_=True)
                settle(self.connection, until)
            with self.connection.cursor() as cursor:
                cursor.execute("select pg_is_in_recovery()")
                settle(self.connection, until)
                return cursor.fetchone()[0]
        self.forget()
        return None

    def forget(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None


def settle(connection, until):
    """Waits for what an asynchronous connection is doing; TimeoutError. Whoever stood still meanwhile finds the answer there."""
    while (state := connection.poll()) != psycopg2.extensions.POLL_OK:
        reads, writes = ([connection], []) if state == psycopg2.extensions.POLL_READ else ([], [connection])
        if not any(select.select(reads, writes, [], max(until - time.monotonic(), 0))):
            raise TimeoutError


class Failover:
    def __init__(self, settings, seconds):
        self.settings = settings
        self.lost_after = seconds
        self.name = settings["name"]
        self.etcd = Etcd(settings["etcd3"])
        self.scope = settings.get("namespace", "/service").rstrip("/") + "/" + settings["scope"] + "/"
        self.machine = None # that is looked at
        self.silent_since = None
        self.looked = 0.0 # when
        self.has_voted = False
        self.told_of = None # the name of a machine
        self.said = ""

    def votes(self):
        return f"/nidreg/silent/{self.settings['scope']}/{self.machine.name}/"

    def look(self):
        cluster = Cluster(self.etcd.kept(self.scope))
        name = cluster.standby if cluster.primary == self.name else cluster.primary
        member = cluster.members.get(name)
        if self.machine and not self.machine.is_at(name, member):
            self.machine.forget()
            self.machine = None
        # Without a key, the former primary has nothing to look at.
        has_nothing = not cluster.leader and cluster.primary == self.name
        if cluster.is_paused or has_nothing or not member or self.name not in cluster.members:
            self.silent_since = None
            return
        begun = time.monotonic()
        if begun - self.looked > FORGOTTEN_AFTER:
            self.silent_since = None # what was not looked at was not silent
        self.looked = begun
        if not self.machine:
            self.machine = Machine(name, member, self.settings)
            self.silent_since = self.told_of = None
        if self.machine.answers() if cluster.leader else self.machine.is_primary():
            self.silent_since = self.told_of = None
            if self.has_voted:
                self.etcd.call("kv/deleterange", key=encoded(self.votes() + self.name))
                self.has_voted = False
            return
        self.silent_since = self.silent_since or begun
        if time.monotonic() - self.silent_since < self.lost_after:
            return
        if self.told_of != name:
            print(f"{name} is silent" if cluster.leader else f"{name} is the primary no more", flush=True)
            self.told_of = name
        if cluster.leader == self.name:
            self.let_go(cluster)
        elif cluster.leader:
            self.vote(cluster)
        elif cluster.standby == self.name:
            self.take_over(cluster, {"target": "CREATE", "create_revision": 0})

    def let_go(self, cluster):
        with contextlib.closing(psycopg2.connect(**login(cluster.members[self.name], self.settings))) as own:
            own.cursor().execute("select pg_terminate_backend(pid) from pg_stat_replication where application_name = %s", [self.machine.name])

    def vote(self, cluster):
        lease = self.etcd.call("lease/grant", TTL=VOTE_LASTS)["ID"]
        self.etcd.call("kv/put", key=encoded(self.votes() + self.name), value="", lease=lease)
        self.has_voted = True
        until = time.monotonic() + VOTE_LASTS / 3
        while cluster.standby == self.name and time.monotonic() < until:
            votes = set(self.etcd.kept(self.votes())) & set(cluster.members)
            if len(votes) > len(cluster.members) / 2:
                print(f"{self.machine.name} is lost, as {' and '.join(sorted(votes))} say", flush=True)
                self.take_over(cluster, {"target": "VALUE", "value": encoded(self.machine.name)})
                return
            time.sleep(LOOK_EVERY / 10)

    def take_over(self, cluster, leader_is):
        """Sets `sync` anew as well: a primary that was out of reach for a moment and has not seen that the key is another's can
        then not make another standby the synchronous one, and acknowledge what this one lacks."""
        if not patroni_answers(cluster.members[self.name], self.settings):
            return # it would not promote
        own, leader, sync, config = cluster.kept["members/" + self.name], *(encoded(self.scope + each) for each in ("leader", "sync", "config"))
        done = self.etcd.call("kv/txn", compare=[
            leader_is | {"key": leader},
            {"key": sync, "target": "MOD", "mod_revision": cluster.kept["sync"]["mod_revision"]},
            {"key": config, "target": "MOD", "mod_revision": cluster.kept["config"]["mod_revision"]}, # it may be paused now
        ], success=[
            {"request_put": {"key": leader, "value": encoded(self.name), "lease": own["lease"]}},
            {"request_put": {"key": sync, "value": encoded(cluster.kept["sync"]["value"])}},
        ])
        if done.get("succeeded"):
            print(f"{self.name} takes its place", flush=True)

    def run(self):
        while True:
            try:
                self.look()
                self.said = ""
            except Exception as failure: # whatever it is, the next look may go well
                if str(failure) != self.said:
                    print(failure, file=sys.stderr, flush=True)
                self.said = str(failure)
            time.sleep(LOOK_EVERY)


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    with open(sys.argv[1], encoding="utf-8") as file:
        Failover(yaml.safe_load(file), float(sys.argv[2])).run()


if __name__ == "__main__":
    sys.exit(main())
