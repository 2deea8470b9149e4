#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tells as JSON what bibtexparser reads of standard input."""
import json
import sys

import bibtexparser
from bibtexparser.bparser import BibTexParser

# The months are strings that every style defines.
print(json.dumps(bibtexparser.load(sys.stdin, BibTexParser(common_strings=True)).entries))
