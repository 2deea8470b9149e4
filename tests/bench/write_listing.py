#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes a listing of COUNT namespaces in the form of IANA's XML: write_listing.py COUNT FILE [SEED].

Equal arguments give equal bytes. References are of every type, a third of the namespaces has a
template, one in a hundred is informal and has a contact.
"""
import random
import sys
from xml.sax.saxutils import escape, quoteattr

WORDS = ("library archive museum standard film music sensor weather rail road health chemistry "
         "grammar corpus catalogue press agency city harbour energy grid satellite map").split()
PEOPLE = 500


def person(chance):
    return f"Person_{chance.randrange(PEOPLE)}"


def xref(chance):
    kind = chance.random()
    if kind < 0.55:
        return f'<xref type="rfc" data="rfc{chance.randrange(1000, 9999)}"/>'
    if kind < 0.60:
        return (f'<xref type="rfc" data="rfc{chance.randrange(1000, 9999)}"'
                f' section="{chance.randrange(1, 9)}.{chance.randrange(1, 9)}"/>')
    if kind < 0.75:
        word = chance.choice(WORDS)
        return (f'<xref type="uri" data="https://www.{word}.example/urn/{chance.randrange(10 ** 6)}">'
                f'{word.capitalize()} specification</xref>')
    if kind < 0.85:
        return f'<xref type="draft" data="draft-{chance.choice(WORDS)}-urn-{chance.randrange(20):02}"/>'
    if kind < 0.93:
        return f'<xref type="person" data="{person(chance)}"/>'
    if kind < 0.95:
        return f'<xref type="rfc-errata" data="{chance.randrange(1, 8000)}"/>'
    words = f"{chance.choice(WORDS)} & {chance.choice(WORDS)}, Édition {chance.randrange(1, 40)}"
    return f'<xref type="text">{escape(words)}</xref>'


def day(chance):
    return f"{chance.randrange(1999, 2026)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"


def record(nid, chance, informal):
    dates = f' date="{day(chance)}"' if chance.random() < 0.8 else ""
    if chance.random() < 0.1:
        dates += f' updated="{day(chance)}"'
    lines = [f"    <record{dates}>", f"      <name>{nid}</name>"]
    link = "https://www.iana.org/assignments/urn-{}/{}"
    if informal:
        lines.append(f'      <xref type="uri" data="{link.format("informal", nid)}">{nid}</xref>')
        lines.append(f'      <contact><xref type="person" data="{person(chance)}"/></contact>')
    else:
        if chance.random() < 1 / 3:
            lines.append(f'      <template><xref type="uri" data="{link.format("formal", nid)}">'
                         f'{nid}-template</xref></template>')
        lines.extend("      " + xref(chance) for _ in range(1 + (chance.random() < 0.2)))
    lines.append("    </record>\n")
    return "\n".join(lines)


def begin(number, title):
    return (f'  <registry id="urn-namespaces-{number}">\n    <title>{title} URN Namespaces</title>\n'
            '    <xref type="rfc" data="rfc8141"/>\n'
            "    <registration_rule>Expert Review</registration_rule>\n")


def main(count, path, seed=8141):
    chance = random.Random(seed)
    informal = count // 100
    formal = count - informal
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        out.write("<?xml version='1.0' encoding='UTF-8'?>\n"
                  '<registry xmlns="http://www.iana.org/assignments" id="urn-namespaces">\n'
                  "  <title>Uniform Resource Names (URN) Namespaces</title>\n"
                  "  <category>Uniform Resource Names (URN)</category>\n"
                  "  <updated>2026-01-31</updated>\n")
        out.write(begin(1, "Formal"))
        names = sorted(f"{WORDS[i % len(WORDS)]}-{i:07}" for i in range(formal))
        for name in names:
            out.write(record(name, chance, False))
        out.write("  </registry>\n")
        out.write(begin(2, "Informal"))
        for i in range(informal):
            out.write(record(f"urn-{i + 1}", chance, True))
        out.write("  </registry>\n  <people>\n")
        for i in range(PEOPLE):
            uri = quoteattr(f"mailto:person{i}&example.org")[1:-1]
            out.write(f'    <person id="Person_{i}">\n      <name>Person {i}</name>\n'
                      f"      <uri>{uri}</uri>\n    </person>\n")
        out.write("  </people>\n</registry>\n")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(int(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:]))
