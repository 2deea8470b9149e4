# SPDX-License-Identifier: MIT
"""A computer on which the manual's commands are typed: a folder with a home and the files that the pages name."""
import gzip
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

HOMES = ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
OTHERS = ("NIDREG_DB", "NIDREG_LOG_KEY", "PGHOST", "PGHOSTADDR", "PGSERVICE", "PGSERVICEFILE", "PGDATABASE",
          "PGUSER", "PGPORT", "PGOPTIONS", "PGPASSFILE")
URNS = "urn:isbn:0451450523\nurn:example:a?b\nurn:example:lamp\n"


class Computer:
    """`begin` is how its registry begins: "filled" as at a first start, "empty", or "none" before any start."""

    def __init__(self, root, cli, begin="filled"):
        self.root, self.cli = root, cli
        self.folder = Path(tempfile.mkdtemp(prefix="nidreg-manual-"))
        self.folder.chmod(0o755)  # the server may run as another user
        self.work_folder = self.folder / "work"
        self.work_folder.mkdir()
        self.where = self.work_folder
        self.environment = {name: value for name, value in os.environ.items() if name not in OTHERS}
        for name in HOMES:
            self.environment[name] = str(self.folder / name.lower())
        (self.folder / "bin").mkdir()
        (self.folder / "bin/nidreg-cli").symlink_to(cli)
        self.environment["PATH"] = f"{self.folder / 'bin'}:{self.environment['PATH']}"
        self.environment["LC_ALL"] = "C.UTF-8"
        self.lay_out_files()
        start = {"filled": "nidreg-cli db start", "empty": "nidreg-cli db start --empty"}.get(begin)
        if start:
            self.run(start)

    def lay_out_files(self):
        fixtures = self.root / "tests/fixtures"
        lantern = (fixtures / "templates/canonical.txt").read_text().replace(
            "urn:lantern:north:hanko-1", "NSS = 1*DIGIT\n\n   as in urn:lantern:1")
        for name in ("foo", "seedbank"):
            (self.work_folder / f"{name}.ready").write_text(lantern.replace("lantern", name))
        (self.work_folder / "foo-2.txt").write_text(lantern.replace("lantern", "foo").replace("coast", "shore"))
        shutil.copy(fixtures / "endtoend/lighthouse-old.txt", self.work_folder / "old-layout.txt")
        shutil.copy(fixtures / "discussion/rita.eml", self.work_folder / "mail.txt")
        shutil.copy(fixtures / "discussion/list.mbox", self.work_folder / "thread.mbox")
        shutil.copy(fixtures / "listing/today.xml", self.work_folder / "urn-namespaces.xml")
        (self.work_folder / "urns.txt").write_text(URNS)
        (self.work_folder / "urns.gz").write_bytes(gzip.compress(URNS.encode()))
        (self.work_folder / "more.txt").write_text(URNS)
        subprocess.run(["zstd", "-q", "--rm", "more.txt"], cwd=self.work_folder, check=True)
        (self.work_folder / "mine.sql").write_text("select count(*) from held_templates()\n")
        for name in ("resources", "verify_proof.py"):
            source = self.root / ("resources/manual/verify_proof.py" if name != "resources" else name)
            (self.work_folder / name).symlink_to(source)

    def said(self, *arguments):
        """What nidreg-cli says as JSON."""
        done = subprocess.run([self.cli, "--format", "json", *arguments], cwd=self.work_folder, env=self.environment,
                              capture_output=True, text=True, check=False)
        return json.loads(done.stdout.splitlines()[0]) if done.stdout.strip() else {}

    def socket(self):
        return self.said("db", "where")["socket"]

    def thread(self):
        """The number of the first thread of request 1."""
        for event in self.said("request", "show", "1").get("events", []):
            if event.get("what") == "comment":
                return str(event.get("number", event.get("event")))
        return "0"

    def fitted(self, command):
        """With what the page leaves to its reader: folders of the computer, numbers and keys that it was told."""
        command = command.replace("/srv/www", str(self.folder / "www")).replace("DIR", "site")
        command = re.sub(r"--thread \d+", lambda _: f"--thread {self.thread()}", command)
        key = self.work_folder / "log.pub"
        if key.exists():
            command = re.sub(r"registry\.example/urn\+\S*…", lambda _: key.read_text().strip(), command)
        if "--db dbname=" in command or command.startswith("psql"):
            command = f"PGHOST={self.socket()} {command}"
        if "audit key new" in command:
            command += " | tee key.txt; grep -oE 'registry.example/urn\\+[^ ]+' key.txt > log.pub"
        return command

    def run(self, command):
        """In the shell's folder, which a `cd` at its beginning changes for the commands after it."""
        command = self.fitted(command)
        done = subprocess.run(["bash", "-c", command], cwd=self.where, env=self.environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        gone = re.match(r"cd (\S+)", command)
        if gone and done.returncode == 0:
            self.where = self.where / gone[1]
        return done

    def leave(self):
        subprocess.run([self.cli, "db", "stop"], env=self.environment, capture_output=True, check=False)
        shutil.rmtree(self.folder, ignore_errors=True)
