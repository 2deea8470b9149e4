#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks a proof from a registry's log: verify_proof.py PROOF [--key VKEY]... [--file FILE]...

PROOF is what `nidreg-cli audit prove` wrote. --key names the log's key (NAME+HASH+BASE64), or a
witness's: the checkpoint in PROOF must be signed by each. --file checks that the event tells the
SHA-256 of FILE. Exit: 0 the proof holds, 1 it does not, 2 usage. proofs.md has every detail."""
import base64, hashlib, re, sys
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # Ed25519, RFC 8032 section 5.1
D, ROOT = -121665 * pow(121666, -1, P) % P, pow(2, (P - 1) // 4, P)

def require(holds, why):
    if not holds:
        raise ValueError(why)

sha256 = lambda data: hashlib.sha256(data).digest()

def add(p, q):  # in extended coordinates
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P

def times(k, p):
    q = (0, 1, 1, 0)
    while k:
        q, p, k = add(q, p) if k & 1 else q, add(p, p), k >> 1
    return q

def point(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    xx = (y * y - 1) * pow(D * y * y + 1, -1, P)
    x = pow(xx, (P + 3) // 8, P)
    x = x if (x * x - xx) % P == 0 else x * ROOT % P
    require(y < P and (x * x - xx) % P == 0 and (x or not sign), "a point is not on the curve")
    x = x if x & 1 == sign else P - x
    return x, y, 1, x * y % P

BASE = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))

def signed(key, text, signature):
    require(len(signature) == 64, "a signature has another length")
    s = int.from_bytes(signature[32:], "little")
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + text).digest(), "little") % L
    left, right = times(s, BASE), add(point(signature[:32]), times(k, point(key)))
    return s < L and all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))

def unbase64(text, size=None):
    data = base64.b64decode(text, validate=True)
    require(base64.b64encode(data).decode() == text and size in (None, len(data)), "malformed base64: " + text[:40])
    return data

def number(text):
    require(re.fullmatch("0|[1-9][0-9]{0,18}", text), "no number: " + text[:40])
    return int(text)

def checkpoint(note, keys):
    """Reads a signed note (C2SP); answers size and root."""
    text, blank, signatures = note.rpartition("\n\n")
    lines = (text + "\n").split("\n")
    require(blank and len(lines) > 3 and "" not in lines[:-1]
            and re.fullmatch("(— [^ +\n]+ [^ \n]+\n)*", signatures), "the checkpoint is malformed")
    size, root = number(lines[1]), unbase64(lines[2], 32)
    signed_by = [(line.split(" ")[1], unbase64(line.split(" ")[2])) for line in signatures.splitlines()]
    require(len(signed_by) <= 100 and all(len(data) > 4 for _, data in signed_by), "a signature line is malformed")
    for vkey in keys:
        name, hash_, key = (vkey.strip().split("+", 2) + ["", ""])[:3]
        key = unbase64(key, 33)
        require(key[0] == 1 and sha256(name.encode() + b"\n" + key)[:4].hex() == hash_, "malformed key: " + vkey)
        own = [data[4:] for signer, data in signed_by if signer == name and data[:4].hex() == hash_]
        require(own, "the checkpoint is not signed by " + name)
        require(all(signed(key[1:], text.encode() + b"\n", each) for each in own), "the signature of %s is wrong" % name)
    told = ("SIGNATURE NOT CHECKED: give --key", "signature checked")[bool(keys)]
    print("checkpoint of %s: %d events, %s" % (lines[0], size, told))
    return size, root

def climb(hashes, place, last, old, new):
    """RFC 9162 sections 2.1.3.2 and 2.1.4.2: the roots of the earlier and of the present tree."""
    for hash_ in hashes:
        require(last, "the path is too long")
        if place & 1 or place == last:
            old, new = sha256(b"\1" + hash_ + old), sha256(b"\1" + hash_ + new)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            new = sha256(b"\1" + new + hash_)
        place, last = place >> 1, last >> 1
    require(not last, "the path is too short")
    return old, new

FIELDS = "nidreg-event number at person role what request nid procedure from to part details".split()

def event(data, index):
    pairs, rest = [], data
    while rest:
        match = re.match(rb"([a-z0-9-]+)=(0|[1-9][0-9]*):", rest)
        end = match and match.end() + int(match[2])
        require(match and rest[end:end + 1] == b"\n", "the event is malformed")
        pairs.append((match[1].decode(), rest[match.end():end].decode()))
        rest = rest[end + 1:]
    require([name for name, _ in pairs[:13]] == FIELDS and pairs[0][1] == "1" and pairs[1][1] == str(index)
            and pairs[12][1] == str(len(pairs) - 13), "the event is not in the form of event %d" % index)
    return pairs

def check(proof, keys, files):
    head, blank, note = proof.partition("\n\n")
    lines = head.split("\n")
    require(blank and len(lines) > 2, "the proof is malformed")
    if lines[0] == "nidreg/consistency-proof@v1" and not files:
        require(lines[1][:4] == "old " and lines[2][:5] == "root ", "the proof is malformed")
        old, root, path = number(lines[1][4:]), unbase64(lines[2][5:], 32), [unbase64(h, 32) for h in lines[3:]]
        size, new = checkpoint(note, keys)
        require(0 < old <= size and (old < size or (not path and root == new)), "the log did not grow")
        if old < size:
            path = path if old & (old - 1) else [root] + path
            place, last = old - 1, size - 1
            while place & 1:
                place, last = place >> 1, last >> 1
            require(path and climb(path[1:], place, last, path[0], path[0]) == (root, new),
                    "the path does not lead to both roots")
        return print("the first %d of %d events are those of the earlier root" % (old, size))
    require(lines[0] == "c2sp.org/tlog-proof@v1" and lines[1][:6] == "extra " and lines[2][:6] == "index ",
            "the proof is malformed")
    data, index, path = unbase64(lines[1][6:]), number(lines[2][6:]), [unbase64(h, 32) for h in lines[3:]]
    size, root = checkpoint(note, keys)
    leaf = sha256(b"\0" + data)
    require(index < size and climb(path, index, size - 1, leaf, leaf)[1] == root, "the path does not lead to the root")
    pairs = event(data, index)
    for name in files:
        with open(name, "rb") as file:
            digest = sha256(file.read()).hex()
        require(any(value.split("  ")[0] == digest for _, value in pairs), "the event does not tell of " + name)
        print("the event tells of", name)
    print("\n".join("  %s: %s" % pair for pair in pairs if pair[1]))

def main(arguments):
    options, names = {"--key": [], "--file": []}, []
    while arguments:
        given = arguments.pop(0)
        (options[given].append(arguments.pop(0)) if given in options and arguments else names.append(given))
    if len(names) != 1 or names[0].startswith("-"):
        sys.exit(print(__doc__, file=sys.stderr) or 2)
    try:
        with open(names[0], encoding="utf-8", newline="") as file:
            check(file.read(), options["--key"], options["--file"])
    except (ValueError, OSError) as why:
        sys.exit(print("verify_proof.py: %s: %s" % (names[0], why), file=sys.stderr) or 1)

main(sys.argv[1:])
