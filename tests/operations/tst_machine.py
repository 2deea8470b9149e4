#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Which Patroni a machine of a registry on several servers is set up with. usage: tst_machine.py ROOT"""
import getpass
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(sys.argv.pop(1)).resolve()


class Machine(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        shutil.copytree(ROOT / "resources/operations", self.folder / "operations")
        self.programs = self.folder / "programs"
        self.programs.mkdir()
        if os.geteuid() != 0:
            self.program("chown", "exit 0") # root alone gives files away

    def program(self, name, text):
        path = self.programs / name
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)

    def machine(self, *words):
        user = getpass.getuser()
        names = {"PATH": f"{self.programs}:{os.environ['PATH']}", "ROOT": str(self.folder / "root"),
                 "SERVER_HOME": str(self.folder / "home"), "SERVER_USER": user, "ETCD_USER": user, "PG_MAJOR": "15"}
        return subprocess.run([self.folder / "operations/machine", *words], env=os.environ | names, text=True,
                              capture_output=True, check=False)

    def written(self, version):
        self.program("patroni", f"echo {version}")
        return self.machine("one")

    def settings(self):
        return self.folder / "root/etc/patroni/config.yml"

    def test_which_patroni(self):
        self.assertEqual(self.machine("secrets").returncode, 0)
        for version in ("patroni 2.1.0", "patroni 3.0.2"):
            with self.subTest(f"{version} can lose what was acknowledged, and nothing is written for it"):
                said = self.written(version)
                self.assertEqual(said.returncode, 1)
                self.assertIn(version.split()[1], said.stderr)
                self.assertIn("3.0.3", said.stderr)
                self.assertFalse(self.settings().exists())
        for version in ("patroni 3.0.3", "patroni 3.0.10", "patroni 3.1.0", "patroni 4.0.7", "patroni 10.0"):
            with self.subTest(f"{version} does not"):
                said = self.written(version)
                self.assertEqual((said.returncode, said.stderr), (0, ""))
                self.assertIn("name: one", self.settings().read_text(encoding="utf-8"))
                self.settings().unlink()

    def test_a_machine_asks_its_own_etcd_first(self):
        self.assertEqual(self.machine("secrets").returncode, 0)
        self.program("patroni", "echo patroni 4.0.7")
        for name, first in (("one", 1), ("two", 2), ("three", 3)):
            with self.subTest(name):
                self.assertEqual(self.machine(name).returncode, 0)
                servers = [f"10.0.0.1{n}:2379" for n in [first] + [n for n in (1, 2, 3) if n != first]]
                self.assertIn(f"hosts: {','.join(servers)}\n", self.settings().read_text(encoding="utf-8"))

    def test_nothing_is_left_to_be_filled_in(self):
        self.assertEqual(self.machine("secrets").returncode, 0)
        self.program("patroni", "echo patroni 4.0.7")
        self.assertEqual(self.machine("one").returncode, 0)
        written = [each for each in (self.folder / "root").rglob("*") if each.is_file()]
        self.assertGreater(len(written), 10)
        for each in written:
            self.assertNotRegex(each.read_text(encoding="utf-8"), "@[A-Z_]+@", each)
        service = (self.folder / "root/etc/systemd/system/nidreg-failover.service").read_text(encoding="utf-8")
        self.assertIn("/usr/local/lib/nidreg/failover.py /etc/patroni/config.yml 0.5\n", service)

    def test_certificates_are_whole_for_those_who_check_them_strictly(self):
        self.assertEqual(self.machine("secrets").returncode, 0)
        secrets = self.folder / "operations/secrets"
        for name in ("one", "two", "three"):
            for purpose in ("sslserver", "sslclient"):
                said = subprocess.run(["openssl", "verify", "-x509_strict", "-purpose", purpose, "-CAfile",
                                       secrets / "authority.crt", secrets / f"{name}.crt"],
                                      text=True, capture_output=True, check=False)
                self.assertEqual(said.returncode, 0, said.stderr)

    def end_of(self, name):
        said = subprocess.run(["openssl", "x509", "-noout", "-enddate", "-dateopt", "iso_8601", "-in",
                               self.folder / "operations/secrets" / f"{name}.crt"], text=True, capture_output=True, check=True)
        return said.stdout.strip().removeprefix("notAfter=")

    def test_the_authority_outlives_the_certificates_that_are_renewed_with_it(self):
        self.assertEqual(self.machine("secrets").returncode, 0)
        self.assertGreaterEqual(int(self.end_of("authority")[:4]) - int(self.end_of("one")[:4]), 20)

    def test_a_machine_without_patroni_is_told_so(self):
        self.assertEqual(self.machine("secrets").returncode, 0)
        self.program("patroni", "exit 127")
        said = self.machine("one")
        self.assertEqual((said.returncode, said.stderr), (1, "machine: Patroni is not installed\n"))


if __name__ == "__main__":
    unittest.main()
