#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Watches a server until it is told to end: prints the most memory that its processes had, and its most connections.

watch.py POSTMASTER SOCKET-FOLDER PORT
"""
import pathlib
import signal
import subprocess
import sys


BETWEEN_LOOKS = 10  # seconds: to look costs the server as well


def memory(postmaster):
    """Bytes of a server's processes, what they share counted once."""
    total = 0
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parent = folder.joinpath("stat").read_text().rsplit(")", 1)[1].split()[1]
            if postmaster not in (parent, folder.name):
                continue
            for line in folder.joinpath("smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) * 1024
        except (OSError, IndexError):  # it has ended
            continue
    return total


def main():
    postmaster, folder, port = sys.argv[1:]
    most = [0, 0]
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    while not signal.sigtimedwait([signal.SIGTERM], BETWEEN_LOOKS):
        counted = subprocess.run(
            ["psql", "-qXAt", "-h", folder, "-p", port, "-c",
             "select count(*) from pg_stat_activity where backend_type = 'client backend'"],
            capture_output=True, text=True, check=False).stdout
        most = [max(most[0], memory(postmaster)), max(most[1], int(counted or 0) - 1)]
    print(*most)


main()
