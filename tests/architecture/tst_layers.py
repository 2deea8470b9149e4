#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_layers.py, shown a small tree with one fault at a time."""
import tempfile
import unittest
from pathlib import Path

import check_layers

LAYERS = "model/base\nmodel/urn model/base\nmodel/actions model/*\ntests/** **\n"


class Layers(unittest.TestCase):
    def faults(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in files.items():
                path = root / name.replace("__", "/").replace("_h", ".h")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            (root / "layers.txt").write_text(LAYERS)
            return check_layers.check(root, check_layers.read_layers(root / "layers.txt"))

    def test_an_include_that_points_down_is_fine(self):
        self.assertEqual(self.faults(model__base__a_h="", model__urn__b_h='#include "model/base/a.h"\n'), [])

    def test_an_include_that_points_up_is_named(self):
        faults = self.faults(model__base__a_h='#include "model/urn/b.h"\n', model__urn__b_h="")
        self.assertEqual(faults, ["model/base/a.h: model/base may not include model/urn"])

    def test_a_star_means_one_folder(self):
        faults = self.faults(model__actions__a_h='#include "model/storage/pg/b.h"\n', model__storage__pg__b_h="")
        self.assertIn("model/actions/a.h: model/actions may not include model/storage/pg", faults)

    def test_a_folder_without_a_row_is_an_error(self):
        self.assertEqual(self.faults(model__new__a_h=""), ["model/new/a.h: no row of layers.txt names this folder"])

    def test_a_relative_include_is_an_error(self):
        self.assertEqual(self.faults(model__base__a_h='#include "b.h"\n'),
                         ['model/base/a.h: "b.h" is not a path from the root'])

    def test_a_cycle_is_named(self):
        faults = self.faults(model__base__a_h='#include "model/base/b.h"\n',
                             model__base__b_h='#include "model/base/a.h"\n')
        self.assertEqual(faults, ["include cycle: model/base/a.h -> model/base/b.h -> model/base/a.h"])

    def test_400_lines_are_the_most(self):
        self.assertEqual(self.faults(model__base__a_h="\n" * 400), [])
        self.assertEqual(self.faults(model__base__a_h="\n" * 401),
                         ["model/base/a.h: 401 lines, 400 are the most"])


if __name__ == "__main__":
    unittest.main()
