#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""CHANGELOG.md, and what Debian's changelog is made of. usage: tst_changelog.py ROOT"""
import gzip
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(sys.argv.pop(1)).resolve()
PROGRAM = ROOT / "resources/package/changelog.py"
SOURCE = """# Changes

## [1.1.0] - 2026-12-01

- **Second**: a point that is told in `two`
  lines, with a [link](https://www.rfc-editor.org/rfc/rfc8141).
- Another.

## [1.0.0] - 2026-11-25

The first release.

- First.
"""
MADE = """nidreg (1.1.0~deb12) unstable; urgency=medium

  * Second: a point that is told in two lines, with a link.
  * Another.

 -- Anna Example <anna@example.org>  Tue, 01 Dec 2026 12:00:00 +0000

nidreg (1.0.0~deb12) unstable; urgency=medium

  * First.

 -- Anna Example <anna@example.org>  Wed, 25 Nov 2026 12:00:00 +0000
"""


def convert(folder, text, version):
    source, output = Path(folder) / "CHANGELOG.md", Path(folder) / "made/changelog.gz"
    source.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-B", PROGRAM, source, version, "~deb12", "Anna Example <anna@example.org>",
                           output], capture_output=True, text=True, check=False)
    return done, output.read_bytes() if output.exists() else b""


class Changelog(unittest.TestCase):
    def test_every_release_becomes_an_entry_with_its_points(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(gzip.decompress(convert(folder, SOURCE, "1.1.0")[1]).decode(), MADE)

    def test_the_same_text_makes_the_same_bytes_in_another_folder(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            self.assertEqual(convert(one, SOURCE, "1.1.0")[1], convert(other, SOURCE, "1.1.0")[1])

    def test_a_version_that_nobody_wrote_about_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            done, made = convert(folder, SOURCE, "2.0.0")
            self.assertEqual((done.returncode, made), (1, b""))
            self.assertIn("there is nothing about version 2.0.0", done.stderr)

    def test_the_newest_release_is_the_version_that_is_built(self):
        built = re.search(r"^project\(nidreg VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
        newest = re.search(r"^## \[([0-9.]+)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[1]
        self.assertEqual(newest, built)


if __name__ == "__main__":
    unittest.main()
