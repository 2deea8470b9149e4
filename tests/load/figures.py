#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What pgbench logged, as a table: transactions, and the latencies that a half, 95 and 99 of a hundred do not exceed.

figures.py SECONDS EVENTS FOLDER SCRIPT…     in the order in which pgbench had the scripts; EVENTS: those that came to the log
"""
import pathlib
import sys

EVENTS = {"comment": 1, "draft": 2}  # a saved working copy is no event


def main():
    seconds, events, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    scripts = [pathlib.Path(name) for name in sys.argv[4:]]
    latencies = [[] for _ in scripts]
    for log in folder.glob("act.*"):
        for line in log.open():
            _, _, taken, script, *_ = line.split()
            latencies[int(script)].append(int(taken) / 1000)
    told, total, expected = [], 0, 0
    for script, taken in zip(scripts, latencies):
        taken.sort()
        total += len(taken)
        expected += EVENTS.get(script.stem, 0) * len(taken)
        parts = [taken[min(len(taken) - 1, len(taken) * part // 100)] for part in (50, 95, 99)] if taken else []
        told.append((script.read_text().splitlines()[0].split(": ", 1)[1], len(taken), parts))
    print(f"{'':48}{'number':>9}{'p50 ms':>10}{'p95 ms':>10}{'p99 ms':>10}")
    for words, number, parts in told:
        print(f"{words:48}{number:>9}" + "".join(f"{part:>10.1f}" for part in parts))
    memory, connections = folder.joinpath("watched").read_text().split()
    print(f"{total / seconds:.0f} transactions/s; server: at most {int(memory) / 2**20:.0f} MiB, {connections} connections")
    errors = folder.joinpath("errors").read_text()
    refused = [line for line in errors.splitlines() if "ERROR" in line]
    if refused or "aborted" in errors or expected != events:
        sys.exit(f"{expected} events were acknowledged and {events} are in the log; " + "\n".join(refused[:5]))
    print(f"{events} events acknowledged, and as many in the log")


main()
