# SPDX-License-Identifier: MIT
"""Clocks that are decades wrong, on the client and on the server, and clients of several languages and time zones.

libfaketime shifts the clock of either. Acts must succeed, the log must verify and keep its order by number, and what is
exported or published of one day must have the same bytes whatever the client's clock, locale and time zone.
"""
import collections
import json
import os
import subprocess
from pathlib import Path

import faults

HOW = "libfaketime: clients and servers whose clocks are decades wrong, in several locales and time zones"
NEEDS = ["faketime", "locale"]

CLOCKS = ("", "-20y", "+30y", "-1d", "+1h")
SERVERS = ("", "+30y", "-20y", "")  # one after the other over the same data
ZONES = ("UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kathmandu")
LOCALES = ("C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "POSIX")
DAY = "2026-07-28"  # of the listing that is exported


def library():
    """Where Debian's package has it."""
    return next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))), None)


def installed():
    """Of the locales, those that this system has."""
    return [name for name in LOCALES if not subprocess.run(
        ["locale", "charmap"], env=os.environ | {"LC_ALL": name}, capture_output=True, check=False).stderr]


def client(computer, clock="", locale="C.UTF-8", zone="UTC"):
    """The environment of a client with this clock, locale and time zone."""
    environment = computer.environment | {"LC_ALL": locale, "LANG": locale, "TZ": zone}
    if clock:
        environment |= {"LD_PRELOAD": str(library()), "FAKETIME": clock, "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                        "DONT_FAKE_MONOTONIC": "1"}
    return environment


def acts(computer, number, environment, found, where):
    """A request from its draft to its registration; how many acts succeeded."""
    nid = f"sample{number}"
    path = computer.template(nid)
    made = computer.run("request", "create", path.name, env=environment)
    if made.returncode != 0:
        found.fault(f"request create, {where}: status {made.returncode}, {made.stderr.strip()}")
        return 0
    request = made.stdout.split()[0].lstrip("#")
    steps = (("submit", request), ("assign", request, "--expert", "root"), ("comment", request, "--text", "A remark."),
             ("approve", request, "--text", "Complete."), ("register", request))
    for step in steps:
        done = computer.run("request", *step, env=environment)
        if done.returncode != 0:
            found.fault(f"request {step[0]}, {where}: status {done.returncode}, {done.stderr.strip()}")
            return 1
    return 1 + len(steps)


def check_log(computer, environment, found, where):
    """The log verifies, and its events follow each other by number."""
    verified = computer.run("audit", "verify", env=environment)
    if verified.returncode != 0:
        found.fault(f"audit verify, {where}: status {verified.returncode}, {verified.stderr.strip()[-300:]}")
    listed = computer.run("audit", "list", "--format", "json", env=environment)
    numbers = [json.loads(line)["number"] for line in listed.stdout.splitlines()]
    if numbers not in (sorted(numbers), sorted(numbers, reverse=True)) or len(set(numbers)) != len(numbers):
        found.fault(f"audit list, {where}: the events are not in the order of their numbers")


def exported(computer, known, environment):
    """What a client exports and publishes, by name: its bytes, or in words why not."""
    out = computer.work / "out"
    if out.exists():
        subprocess.run(["rm", "-r", out], check=True)
    out.mkdir()
    day = ("--as-of", DAY, "--known", known)
    for form in ("csv", "tsv", "json", "html", "md", "xlsx"):
        done = computer.run("registry", "list", *day, "--to", form, "-o", f"out/list.{form}", env=environment)
        if done.returncode != 0:
            return {f"list.{form}": done.stderr}
    for words in (("template", "convert", "--to", "html", "sample1.txt"),
                  ("template", "convert", "--to", "eml", "sample1.txt"),
                  ("template", "convert", "--to", "pdf", "--paper", "a4", "sample1.txt"),
                  ("template", "report", "sample1.txt"),
                  ("report", "listed-by-year", "--last", DAY, "--to", "csv")):
        date = () if words[0] == "report" else ("--on", DAY)
        done = computer.run(*words, *date, "-o", f"out/{'-'.join(words[:4])}", env=environment)
        if done.returncode not in (0, 1):
            return {" ".join(words): done.stderr}
    done = computer.run("registry", "publish", *day, "out/site", "--base-url", "https://registry.example/urn/",
                        env=environment)
    return faults.contents(out) if done.returncode == 0 else {"registry publish": done.stderr}


def clients(options):
    """The clients to compare: clock, locale, zone; the first is the one that the others are compared with."""
    locales = installed()
    every = [(clock, locale, zone) for clock in CLOCKS for locale in locales for zone in ZONES]
    if options.sample:
        return [("", "C.UTF-8", "UTC"), *options.random.sample(every, 2)]
    return [("", "C.UTF-8", "UTC"), *every]


def compare(computer, known, options, found, server):
    """The bytes of every client against those of the first; what differs is told once for all whom it befell."""
    right, wrong = None, collections.defaultdict(list)
    for each in clients(options):
        now = exported(computer, known, client(computer, *each))
        found.rounds += 1
        right = right or now
        differing = sorted(name for name in right.keys() | now.keys() if right.get(name) != now.get(name))
        if differing:
            keep(computer, right, now, differing)
            refused = "; ".join(why.strip() for why in now.values() if isinstance(why, str))
            wrong[refused or f"{len(differing)} files differ, such as {', '.join(differing[:4])}"].append(each)
    for words, which in wrong.items():
        found.fault(f"server {server or 'on time'}, {len(which)} clients, such as {which[0]}: {words}")
    return len(right)


def keep(computer, right, now, differing):
    """Both versions of a file that differs, for whoever looks into it; NIDREG_KEPT names the folder."""
    folder = os.environ.get("NIDREG_KEPT")
    for name in differing[:3] if folder else []:
        for which, each in (("right", right.get(name)), ("now", now.get(name))):
            path = Path(folder) / f"{name.replace('/', '_')}.{computer.folder.name}.{which}"
            path.write_bytes(each if isinstance(each, bytes) else str(each).encode())


def run(options):
    found = faults.Found()
    if library() is None:
        found.lacking = "libfaketime is missing (Debian package faketime)"
        return found
    done = files = 0
    servers = SERVERS[:2] if options.sample else SERVERS
    with faults.Computer(options.cli, is_started=False) as computer:
        number = 0
        for server in servers:
            started = computer.run("db", "start", env=client(computer, server))
            if started.returncode != 0:
                found.fault(f"db start, server {server or 'on time'}: status {started.returncode}, {started.stderr}")
                continue
            for words in (("db", "single-user", "on"), ("db", "grant", "expert", "root")):
                computer.run(*words)
            for clock in CLOCKS[:3] if options.sample else CLOCKS:
                number += 1
                where = f"server {server or 'on time'}, client {clock or 'on time'}"
                done += acts(computer, number, client(computer, clock), found, where)
                check_log(computer, client(computer, clock), found, where)
                found.rounds += 1
            files = compare(computer, str(computer.size() - 1), options, found, server)
            computer.run("db", "stop")
            faults.tell(f"server {server or 'on time'}: {done} acts, {files} files")
    found.figures = (f"{done} acts under {len(servers)} servers' clocks; {files} files compared for each of "
                     f"{len(clients(options))} clients in {len(installed())} locales")
    return found
