#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tells as JSON what openpyxl reads of a workbook: usage: workbook.py FILE [SHEETS]
With SHEETS only how many rows each sheet has."""
import json
import sys

import openpyxl


def told(cell):
    value = cell.value
    return [cell.data_type, value.isoformat() if hasattr(value, "isoformat") else value]


def whole(path):
    book = openpyxl.load_workbook(path)
    sheet = book.active
    return {"rows": [[told(cell) for cell in row] for row in sheet.iter_rows()],
            "bold": all(cell.font.bold for cell in sheet[1]),
            "frozen": sheet.freeze_panes,
            "filter": sheet.auto_filter.ref,
            "widths": [sheet.column_dimensions[cell.column_letter].width for cell in sheet[1]],
            "links": sum(cell.hyperlink is not None for row in sheet.iter_rows() for cell in row),
            "created": book.properties.created.isoformat()}


def sizes(path):
    book = openpyxl.load_workbook(path, read_only=True)
    return {"sizes": [sheet.max_row for sheet in book.worksheets]}


print(json.dumps((sizes if len(sys.argv) > 2 else whole)(sys.argv[1])))
