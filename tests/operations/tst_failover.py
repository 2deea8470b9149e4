#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""When a lost primary is replaced: the real program, and an etcd that knows what Patroni would tell it of three machines, of which
`one` is the primary and `two` the synchronous standby. usage: tst_failover.py ROOT

Not run where etcd, its client or what Patroni needs of Python is missing.
"""
import http.server
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request
from pathlib import Path

ROOT = Path(sys.argv.pop(1)).resolve()
SCOPE = "/service/nidreg/"
PATIENCE = 60 # seconds


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def until(condition, words):
    """Asks etcd again and again, which takes its time to answer."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {words}")
    return found


class Patroni(http.server.ThreadingHTTPServer):
    """Answers as one does."""

    def __init__(self, folder):
        class Answer(http.server.BaseHTTPRequestHandler):
            def do_GET(self): # noqa: N802 (the library's name)
                self.send_response(200)
                self.end_headers()

            def log_message(self, *words):
                pass

        super().__init__(("127.0.0.1", 0), Answer)
        trust = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        trust.load_cert_chain(folder / "one.crt", folder / "one.key")
        self.socket = trust.wrap_socket(self.socket, server_side=True)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request, client_address):
        pass # who asked did not wait for the answer

    @property
    def url(self):
        return f"https://127.0.0.1:{self.server_port}/patroni"


class Failover(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        shutil.copytree(ROOT / "resources/operations", cls.folder / "operations")
        conf = cls.folder / "operations/cluster.conf"
        conf.write_text(conf.read_text(encoding="utf-8").replace("10.0.0.11", "127.0.0.1"), encoding="utf-8")
        subprocess.run([cls.folder / "operations/machine", "secrets"], check=True)
        cls.secrets = cls.folder / "operations/secrets"
        cls.begin_etcd()
        cls.patroni = Patroni(cls.secrets)
        cls.addClassCleanup(cls.patroni.server_close)
        cls.addClassCleanup(cls.patroni.shutdown)

    @classmethod
    def begin_etcd(cls):
        cls.etcd, peer = (f"{scheme}://127.0.0.1:{free_port()}" for scheme in ("https", "http"))
        log = open(cls.folder / "etcd.log", "wb")
        cls.addClassCleanup(log.close)
        server = subprocess.Popen(
            ["etcd", "--data-dir", cls.folder / "etcd", "--listen-client-urls", cls.etcd, "--advertise-client-urls", cls.etcd,
             "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer, "--initial-cluster", f"default={peer}",
             "--client-cert-auth", "--trusted-ca-file", cls.secrets / "authority.crt", "--cert-file", cls.secrets / "one.crt",
             "--key-file", cls.secrets / "one.key"], stdout=log, stderr=log)
        cls.addClassCleanup(server.wait)
        cls.addClassCleanup(server.kill)
        until(lambda: cls.ctl("endpoint", "health").returncode == 0, "etcd")

    def setUp(self):
        self.ctl("del", "--prefix", "/")
        for name in ("one", "two", "three"):
            self.put(f"members/{name}", self.member(self.patroni.url), self.lease())
        self.lose("one")
        self.put("leader", "one", self.lease())
        self.put("sync", json.dumps({"leader": "one", "sync_standby": "two"}))
        self.put("config", json.dumps({"ttl": 20}))

    @classmethod
    def ctl(cls, *words):
        return subprocess.run(["etcdctl", "--endpoints", cls.etcd, "--cacert", cls.secrets / "authority.crt",
                               "--cert", cls.secrets / "one.crt", "--key", cls.secrets / "one.key", *words], env=os.environ | {"ETCDCTL_API": "3"},
                              text=True, capture_output=True, check=False)

    def lease(self):
        return self.ctl("lease", "grant", "600").stdout.split()[1]

    def put(self, key, value, lease="0"):
        said = self.ctl("put", SCOPE + key, value, "--lease", lease)
        self.assertEqual(said.returncode, 0, said.stderr)

    def kept(self, prefix):
        """The pairs under it, as etcd has them."""
        return json.loads(self.ctl("get", "--prefix", prefix, "-w", "json").stdout).get("kvs", [])

    def leader(self):
        return self.ctl("get", SCOPE + "leader", "--print-value-only").stdout.strip()

    def votes(self):
        return len(self.kept("/nidreg/silent/nidreg/one/"))

    def member(self, patroni, server=None):
        return json.dumps({"api_url": patroni, "conn_url": f"postgres://127.0.0.1:{server or free_port()}/postgres", "state": "running"})

    def lose(self, name):
        """Nothing of it answers."""
        self.put(f"members/{name}", self.member(f"https://127.0.0.1:{free_port()}/patroni"), self.lease())

    def begin(self, *names):
        for name in names:
            settings = {"scope": "nidreg", "name": name,
                        "restapi": {"cafile": str(self.secrets / "authority.crt")},
                        "etcd3": {"hosts": self.etcd.removeprefix("https://"), "cacert": str(self.secrets / "authority.crt"),
                                  "cert": str(self.secrets / "one.crt"), "key": str(self.secrets / "one.key")},
                        "postgresql": {"authentication": {"superuser": {"username": "postgres", "password": "", "sslmode": "verify-ca"}}}}
            (self.folder / f"{name}.yml").write_text(json.dumps(settings), encoding="utf-8")
            said = open(self.folder / f"{name}.said", "wb")
            self.addCleanup(said.close)
            program = subprocess.Popen(["/usr/bin/python3", "-B", self.folder / "operations/failover.py", self.folder / f"{name}.yml", "0.1"], stdout=said, stderr=said)
            self.addCleanup(program.wait)
            self.addCleanup(program.kill)

    def test_the_synchronous_standby_takes_the_place_of_a_silent_primary(self):
        self.begin("two", "three")
        until(lambda: self.leader() == "two", "another primary")
        leases = [self.kept(SCOPE + key)[0].get("lease") for key in ("leader", "members/two")]
        self.assertEqual(leases[0], leases[1], "the key ends with the Patroni that it belongs to")
        leader, sync = (self.kept(SCOPE + key)[0] for key in ("leader", "sync"))
        self.assertEqual(leader["mod_revision"], sync["mod_revision"], "the former primary could choose another standby meanwhile")

    def test_the_synchronous_standby_takes_the_key_that_was_given_back(self):
        self.put("members/one", self.member(self.patroni.url), self.lease()) # its PostgreSQL crashed
        self.ctl("del", SCOPE + "leader")
        self.begin("two")
        until(lambda: self.leader() == "two", "another primary")

    def test_another_standby_leaves_the_key_that_was_given_back(self):
        self.ctl("del", SCOPE + "leader")
        self.begin("three")
        self.await_looks(8)
        self.assertEqual(self.leader(), "")

    def looks(self):
        """How often etcd was asked."""
        trust = ssl.create_default_context(cafile=self.secrets / "authority.crt")
        trust.load_cert_chain(self.secrets / "one.crt", self.secrets / "one.key")
        with urllib.request.urlopen(self.etcd + "/metrics", context=trust) as answer:
            counts = [line.split()[-1] for line in answer.read().decode().splitlines()
                      if line.startswith("grpc_server_handled_total") and 'grpc_code="OK",grpc_method="Range"' in line]
        return int(counts[0]) if counts else 0

    def await_looks(self, more):
        before = self.looks()
        until(lambda: self.looks() > before + more, "looks")

    def nothing_comes_of(self, votes, *names):
        self.begin(*names)
        until(lambda: self.votes() == votes, "the votes")
        self.await_looks(16)
        self.assertEqual((self.votes(), self.leader()), (votes, "one"))

    def test_one_machine_that_hears_nothing_is_not_enough(self):
        self.nothing_comes_of(1, "two")

    def test_a_machine_that_is_not_the_synchronous_standby_takes_nothing(self):
        self.put("sync", json.dumps({"leader": "one", "sync_standby": "four"}))
        self.nothing_comes_of(2, "two", "three")

    def test_two_of_four_are_not_most_of_them(self):
        self.put("members/four", self.member(self.patroni.url), self.lease())
        self.nothing_comes_of(2, "two", "three")

    def test_a_standby_whose_patroni_would_not_promote_it_takes_nothing(self):
        self.lose("two")
        self.nothing_comes_of(2, "two", "three")

    def test_a_machine_whose_patroni_answers_is_not_lost(self):
        self.put("members/one", self.member(self.patroni.url), self.lease())
        self.nothing_comes_of(0, "two", "three")

    def test_nothing_is_done_while_patroni_is_paused(self):
        self.put("config", json.dumps({"pause": True}))
        self.nothing_comes_of(0, "two", "three")

    def test_who_answers_again_is_not_lost(self):
        self.begin("two")
        until(lambda: self.votes() == 1, "a vote")
        self.put("members/one", self.member(self.patroni.url), self.lease())
        until(lambda: self.votes() == 0, "the vote to be taken back")
        self.begin("three")
        self.await_looks(16)
        self.assertEqual((self.votes(), self.leader()), (0, "one"))


if __name__ == "__main__":
    missing = [each for each in ("etcd", "etcdctl", "openssl") if not shutil.which(each)]
    if subprocess.run(["/usr/bin/python3", "-c", "import psycopg2, yaml"], capture_output=True, check=False).returncode:
        missing.append("python3-psycopg2 or python3-yaml")
    if missing:
        print("not run: missing " + ", ".join(missing))
        sys.exit(77)
    unittest.main()
