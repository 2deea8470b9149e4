#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The manual as web pages that link to each other. usage: manual.py CMARK-GFM ROOT FOLDER

Each Markdown page of resources/manual becomes a page of the same name; its first heading is the title, headings get
the anchors that links in the pages name, and links to Markdown pages go to the web pages."""
import html
import re
import shutil
import subprocess
import sys
from pathlib import Path

HEADING = re.compile(r"<h([1-6])>(.*?)</h\1>", re.DOTALL)
TARGET = re.compile(r'(href|src)="(?!https?:|mailto:|#)([^"#]*)(#[^"]*)?"')
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title} – nidreg</title>
<link rel="stylesheet" href="manual.css">
</head>
<body>
<nav><a href="index.html">Manual of nidreg</a></nav>
<main>
{body}</main>
</body>
</html>
"""


def text_of(markup):
    return html.unescape(re.sub(r"<[^>]*>", "", markup))


def anchor(text):
    """As web sites that show Markdown name a heading: lower case, hyphens for spaces, no punctuation."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def anchored(body):
    return HEADING.sub(lambda found: f'<h{found[1]} id="{anchor(text_of(found[2]))}">{found[2]}</h{found[1]}>', body)


class Manual:
    def __init__(self, cmark, root, folder):
        self.cmark, self.root, self.folder = cmark, root, folder
        self.pages = sorted((root / "resources/manual").glob("*.md"))
        self.titles = {page: self.title(page) for page in self.pages}

    @staticmethod
    def title(page):
        return re.search(r"^# (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)[1]

    def converted(self, page):
        done = subprocess.run([self.cmark, "--extension", "table", "--to", "html", str(page)],
                              check=True, capture_output=True, text=True, encoding="utf-8")
        return TARGET.sub(lambda found: self.target(page, *found.groups()), anchored(done.stdout))

    def target(self, page, attribute, path, fragment):
        """Where a link of a page goes in the folder; what is not in it is copied there."""
        there = (page.parent / path).resolve()
        if there == (self.root / "README.md").resolve():
            name = "index.html"
        elif there in self.pages:
            name = there.stem + ".html"
        elif there.is_file():
            name = there.name
            shutil.copyfile(there, self.folder / name)
        else:
            sys.exit(f"{page}: there is no {path}")
        return f'{attribute}="{name}{fragment or ""}"'

    def write(self, name, title, body):
        (self.folder / name).write_text(PAGE.format(title=html.escape(title), body=body), encoding="utf-8")

    def contents(self):
        rows = "".join(f'<li><a href="{page.stem}.html">{html.escape(self.titles[page])}</a></li>\n'
                       for page in self.pages)
        return f"<h1>Manual of nidreg</h1>\n<ul>\n{rows}</ul>\n"

    def make(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        shutil.copyfile(self.root / "resources/package/manual.css", self.folder / "manual.css")
        for page in self.pages:
            self.write(page.stem + ".html", self.titles[page], self.converted(page))
        if not (self.folder / "index.html").exists():
            self.write("index.html", "Manual", self.contents())


if __name__ == "__main__":
    Manual(sys.argv[1], Path(sys.argv[2]).resolve(), Path(sys.argv[3])).make()
