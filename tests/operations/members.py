#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Says what a Patroni cluster is at this moment, from what its nodes keep in etcd: the nodes' own answers are a second old, and
patronictl takes most of a second of a processor to start.

    members.py KEYS ADDRESS:PORT... leader    prints the node that takes changes; status 1 where there is none
    members.py KEYS ADDRESS:PORT... whole     status 0 where there are a primary and two standbys, one of them synchronous, all
                                              on one timeline
    members.py KEYS ADDRESS:PORT... agreed            status 0 where every etcd knows the version of all, as Patroni needs to begin
    members.py KEYS ADDRESS:PORT... QUESTION SECONDS  asks again until it is so, or so many seconds are over

KEYS is a folder with authority.crt, machine.crt and machine.key.
"""
import base64
import http.client
import json
import pathlib
import ssl
import sys
import time

SCOPE = "/service/nidreg/"
SECONDS = 2
PAUSE = 0.3 # seconds until it is asked again


def kept(server, trust):
    """Name and value of everything that the cluster keeps; OSError or ValueError where this server cannot tell."""
    connection = http.client.HTTPSConnection(server, timeout=SECONDS, context=trust)
    ends = [base64.b64encode(text.encode()).decode() for text in (SCOPE, SCOPE[:-1] + chr(ord(SCOPE[-1]) + 1))]
    connection.request("POST", "/v3/kv/range", json.dumps(dict(zip(("key", "range_end"), ends))))
    answer = connection.getresponse()
    if answer.status != 200:
        raise ValueError(answer.reason)
    pairs = json.load(answer).get("kvs", [])
    return {base64.b64decode(each["key"]).decode()[len(SCOPE):]: base64.b64decode(each.get("value", "")).decode() for each in pairs}


def has_agreed(server, trust):
    connection = http.client.HTTPSConnection(server, timeout=SECONDS, context=trust)
    try:
        connection.request("GET", "/version")
        return json.load(connection.getresponse())["etcdcluster"] != "not_decided"
    except (OSError, ValueError, http.client.HTTPException):
        return False


def ask(servers, trust):
    for server in servers:
        try:
            return kept(server, trust)
        except (OSError, ValueError, http.client.HTTPException):
            continue
    return {}


def answer(keys, servers, question):
    trust = ssl.create_default_context(cafile=keys / "authority.crt")
    trust.load_cert_chain(keys / "machine.crt", keys / "machine.key")
    if question == "agreed":
        return int(not all(has_agreed(server, trust) for server in servers))
    told = ask(servers, trust)
    leader = told.get("leader")
    nodes = {name.split("/")[1]: json.loads(value) for name, value in told.items() if name.startswith("members/")}
    works = {name: node for name, node in nodes.items() if node.get("state") in ("running", "streaming")}
    if question == "leader":
        if leader not in works:
            return 1
        print(leader)
        return 0
    synchronous = (json.loads(told.get("sync") or "{}").get("sync_standby") or "").split(",")
    lines = {node.get("timeline") for node in works.values()}  # one that has yet to be rewound is on an older one
    return int(not (len(works) == 3 and leader in works and any(name in works for name in synchronous) and len(lines) == 1))


def main(keys, *words):
    seconds = int(words[-1]) if words[-1].isdecimal() else 0
    *servers, question = words[:-1] if seconds else words
    until = time.monotonic() + seconds
    while (status := answer(pathlib.Path(keys), servers, question)) and time.monotonic() < until:
        time.sleep(PAUSE)
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
