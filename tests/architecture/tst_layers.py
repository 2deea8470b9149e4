#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_layers.py, shown a small tree with one fault at a time."""
import tempfile
import unittest
from pathlib import Path

import check_layers

LAYERS = """
model/base
model/urn          model/base
model/exchange     model/urn <Q> <zstd.h> <posix>
forms/drafts       model/urn <Q>
forms/requests     model/urn <Q>
app/wiring         model/exchange <Q>
app/shell          app/wiring forms/drafts
"""


class Layers(unittest.TestCase):
    def faults(self, files, layers=LAYERS):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in files.items():
                path = root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            (root / "layers.txt").write_text(layers)
            return check_layers.check(root, *check_layers.read_layers(root / "layers.txt"))

    def assert_fine(self, files):
        self.assertEqual(self.faults(files), [])

    def test_an_include_that_points_down_is_fine(self):
        self.assert_fine({"model/base/a.h": "#include <vector>\n", "model/urn/b.h": '#include "model/base/a.h"\n'})

    def test_what_a_layer_stands_on_stands_on_more(self):
        self.assert_fine({"model/base/a.h": "", "app/shell/b.h": '#include "model/base/a.h"\n'})

    def test_an_include_that_points_up_is_named(self):
        faults = self.faults({"model/base/a.h": '#include "model/urn/b.h"\n', "model/urn/b.h": ""})
        self.assertEqual(faults, ["model/base/a.h: model/base may not include model/urn"])

    def test_an_include_that_points_sideways_is_named(self):
        faults = self.faults({"forms/drafts/a.h": '#include "forms/requests/b.h"\n', "forms/requests/b.h": ""})
        self.assertEqual(faults, ["forms/drafts/a.h: forms/drafts may not include forms/requests"])

    def test_brackets_hide_nothing(self):
        faults = self.faults({"model/base/a.h": "#include <model/urn/b.h>\n", "model/urn/b.h": ""})
        self.assertEqual(faults, ["model/base/a.h: model/base may not include model/urn"])

    def test_a_class_in_a_form_is_an_include(self):
        form = "<customwidget><header>forms/requests/b.h</header></customwidget>"
        faults = self.faults({"forms/drafts/a.ui": form, "forms/requests/b.h": ""})
        self.assertEqual(faults, ["forms/drafts/a.ui: forms/drafts may not include forms/requests"])

    def test_the_shell_is_no_exception(self):
        faults = self.faults({"app/shell/a.h": '#include "forms/requests/b.h"\n', "forms/requests/b.h": ""})
        self.assertEqual(faults, ["app/shell/a.h: app/shell may not include forms/requests"])

    def test_tests_include_everything_and_nothing_includes_tests(self):
        self.assert_fine({"tests/a.cpp": '#include "model/base/a.h"\n#include <QTest>\n', "model/base/a.h": ""})
        faults = self.faults({"model/base/a.h": '#include "tests/b.h"\n', "tests/b.h": ""})
        self.assertEqual(faults, ["model/base/a.h: model/base may not include tests"])

    def test_a_library_that_the_row_does_not_name_is_named(self):
        for header in ("QString", "libpq-fe.h", "openssl/evp.h", "unistd.h"):
            faults = self.faults({"model/base/a.h": f"#include <{header}>\n"})
            self.assertEqual(faults, [f"model/base/a.h: model/base may not include <{header}>"])
        self.assert_fine({"model/exchange/a.h": "#include <QString>\n#include <zstd.h>\n#include <sys/stat.h>\n"})

    def test_a_row_that_names_what_stands_above_is_an_error(self):
        faults = self.faults({}, "model/base model/urn\nmodel/urn model/base\n")
        self.assertEqual(faults, ["layers.txt: model/base names model/urn, which no row above it has"])

    def test_a_folder_without_a_row_is_an_error(self):
        self.assertEqual(self.faults({"model/new/a.h": ""}), ["model/new/a.h: no row of layers.txt names this folder"])

    def test_a_folder_in_a_folder_needs_its_own_row(self):
        self.assertEqual(self.faults({"model/urn/fast/a.h": ""}),
                         ["model/urn/fast/a.h: no row of layers.txt names this folder"])

    def test_a_relative_include_is_an_error(self):
        self.assertEqual(self.faults({"model/base/a.h": '#include "b.h"\n'}),
                         ['model/base/a.h: "b.h" is not a path from the root'])

    def test_an_include_of_nothing_is_an_error(self):
        self.assertEqual(self.faults({"model/base/a.h": '#include "model/base/b.h"\n'}),
                         ['model/base/a.h: "model/base/b.h" does not exist'])

    def test_a_cycle_of_files_is_named(self):
        faults = self.faults({"model/base/a.h": '#include "model/base/b.h"\n',
                              "model/base/b.h": '#include "model/base/a.h"\n'})
        self.assertEqual(faults, ["include cycle: model/base/a.h -> model/base/b.h -> model/base/a.h"])

    def test_a_cycle_of_folders_is_named(self):
        faults = self.faults({"model/base/a.h": '#include "model/urn/b.h"\n', "model/base/c.h": "",
                              "model/urn/b.h": "", "model/urn/d.h": '#include "model/base/c.h"\n'})
        self.assertIn("folder cycle: model/base -> model/urn -> model/base", faults)

    def test_400_lines_are_the_most_of_every_kind(self):
        for name in ("model/base/a.h", "registry-data/schema/a.sql", "forms/drafts/a.ui", "tests/a.cmake",
                     "tests/CMakeLists.txt", "tests/a.py"):
            self.assertEqual(self.faults({name: "\n" * 400}), [])
            self.assertEqual(self.faults({name: "\n" * 401}), [f"{name}: 401 lines, 400 are the most"])

    def test_60_files_are_the_most(self):
        self.assert_fine({f"model/base/a{i}.h": "" for i in range(60)})
        self.assertEqual(self.faults({f"model/base/a{i}.h": "" for i in range(61)}),
                         ["model/base: 61 files, 60 are the most"])


if __name__ == "__main__":
    unittest.main()
