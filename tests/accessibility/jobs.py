# SPDX-License-Identifier: MIT
"""The four main jobs, each done by the keyboard alone, and what nidreg-cli and the files then say of it."""
import csv
import os

from keyboard import Keyboard
from tree import holds_rows, label_of, name, role, shown_in, wait_until

TEMPLATE = {
    "Namespace Identifier": "lighthouse",
    "Registrant": "Northern Lights Survey, Harbour Street 4, 00140 Helsinki, Finland. "
                  "Contact: Anna Majakka, anna@lights.example",
    "Purpose": "Names for lights on all coasts, for charts and pilot books.",
    "Syntax": "URNs in this namespace have the form urn:lighthouse:COUNTRY:NUMBER, as in urn:lighthouse:fi:1234. Case is "
              "ignored in COUNTRY; no percent-encoding is used. r-, q- and f-components are not used.",
    "Assignment": "Only the survey assigns identifiers. Each is unique, and is never reassigned.",
    "Security and Privacy": "The identifiers name things on public charts. None are known.",
    "Interoperability": "Pilot books of before 2020 print the number without its country.",
    "Resolution": "No resolution mechanism is intended.",
    "Documentation": "List of Lights, volume C, Northern Lights Survey.",
}


class Jobs:
    def __init__(self, session, program):
        self.session, self.program, self.keys = session, program, Keyboard(program)

    def act_as(self, who):
        """By the menu in the status bar: “anna · Applicant”."""
        self.keys.tab_to("push button", "Acting as")
        self.keys.send("space")
        self.keys.insist("Down", lambda: "menu item" in role(self.keys.focused()), "the menu of people and roles")
        self.keys.choose_item(who)
        wait_until(lambda: self.program.shown("push button", "Acting as " + who), f"acting as {who}")

    def go_to_page(self, number, called):
        self.keys.press(f"ctrl+{number}", lambda: name(self.program.active()) == called, f"the page {called}")

    def dialog(self, title):
        return wait_until(lambda: self.titled(title), f"the dialog “{title}”")

    def titled(self, title):
        window = self.program.active()
        return window if window and role(window) == "dialog" and name(window).startswith(title) else None

    def closed(self, title):
        wait_until(lambda: not self.titled(title) and self.program.active(), f"the end of the dialog “{title}”",
                   lambda: "; it says: " + self.said())

    def said(self):
        """Every sentence of the active window, for a failure."""
        window = self.program.active()
        every = shown_in(window, lambda at: not holds_rows(at)) if window else ()
        return " | ".join(name(each) for each in every if role(each) == "label" and name(each))

    def request(self, number):
        return self.session.cli("request", "show", str(number))[0]

    def open_request(self, nid):
        """In the queue: down to the row of the NID."""
        self.go_to_page(2, "Requests")
        queue = wait_until(lambda: self.program.shown("table", "Requests"), "the queue")
        wait_until(lambda: self.program.row(queue, nid), f"the request for {nid} in the queue")
        self.keys.go_to(lambda at: queue in (at, at.get_parent()), "the queue")
        self.keys.go_to(lambda at: nid in self.chosen_in(queue), f"the row of {nid}", "Down")
        wait_until(lambda: self.program.shown("label", f"Request {self.number}:"), f"the request for {nid}")

    @staticmethod
    def chosen_in(table):
        """The texts of the row that is chosen."""
        grid = table.get_table_iface()
        return [name(grid.get_accessible_at(row, column))
                for row in grid.get_selected_rows() for column in range(grid.get_n_columns())]

    def step(self, button, title):
        """A step of the open request: its button, which opens a form."""
        self.keys.tab_to("push button", button)
        self.keys.send("space")
        return self.dialog(title)

    def accept(self, title, button):
        self.keys.tab_to("push button", button)
        self.keys.send("space")
        self.closed(title)

    # The applicant.
    def draft_and_submit(self):
        self.act_as("anna · Applicant")
        self.keys.press("ctrl+n", lambda: self.program.shown("page tab", "New draft"), "a new draft")
        for field, words in TEMPLATE.items():
            self.write_field(field, words)
        self.keys.send("ctrl+Return")
        self.dialog("Submit")
        self.accept("Submit", "Submit")
        found = self.session.cli("request", "list")
        assert [each["state"] for each in found if each["nid"] == "lighthouse"] == ["in-discussion"], found
        self.number = found[0]["id"]

    def write_field(self, field, words):
        """On to the next fields with the key that the button “Next field” names, and writing there."""
        at = wait_until(self.field, "the text of a field")
        while at != field:
            at = self.keys.press("alt+Down", lambda left=at: self.field() not in ("", left) and self.field(), f"the field after {at}")
        self.keys.write(words)

    def field(self):
        """The field of the draft that is being written, or nothing."""
        at = self.program.focused()
        return name(at) if at and role(at) == "text" else ""

    # The registrar, who asks an expert.
    def assign(self):
        self.act_as("ada · Registrar")
        self.open_request("lighthouse")
        self.step("Assign expert", "Assign expert")
        self.choose("Expert", "edda")
        self.accept("Assign expert", "Assign expert")
        self.stands("in-review")

    def choose(self, box, called):
        """In a combo box: with the arrows until it has the choice."""
        at = self.keys.go_to(lambda each: role(each) == "combo box" and label_of(each).startswith(box), f"the box “{box}”")
        self.keys.go_to(lambda each: name(at).startswith(called), f"the choice “{called}”", "Down")

    # The expert.
    def comment_and_approve(self):
        self.act_as("edda · Designated expert")
        self.open_request("lighthouse")
        self.keys.tab_to("push button", "Comment")
        self.keys.press("space", lambda: self.writes("Comment"), "the text of a comment")
        self.keys.write("The purpose is clear.")
        self.keys.tab_to("push button", "Send the comment")
        self.keys.send("space")
        wait_until(lambda: self.was_sent("The purpose is clear."), "the comment in the registry", lambda: "; the window says: " + self.said())
        self.step("Approve", "Approve")
        self.keys.tab_to("text", "")
        self.keys.write("The template answers every question.")
        self.accept("Approve", "Approve")
        self.stands("approved")

    def writes(self, called):
        at = self.program.focused()
        return at and role(at) == "text" and name(at) == called

    def was_sent(self, words):
        return words in str(self.request(self.number))

    def stands(self, state):
        found = self.request(self.number)["state"]
        assert found == state, f"the request is {found}, not {state}"

    # The registrar, who registers.
    def register(self):
        self.act_as("ada · Registrar")
        self.open_request("lighthouse")
        self.step("Register", "Register")
        self.accept("Register", "Register")
        self.stands("registered")
        assert self.session.cli("registry", "show", "lighthouse")[0]["version"] == 1

    # The exporter.
    def export(self):
        self.go_to_page(1, "Namespaces")
        self.keys.tab_to("text", "Filter namespaces")
        self.keys.write("Northern Lights")  # "lighthouse" would find the template of mrn, too
        table = wait_until(lambda: self.program.shown("table", "Registered namespaces"), "the table of namespaces")
        wait_until(lambda: table.get_table_iface().get_n_rows() == 1, "the one row that fits the filter")
        target = os.path.join(self.session.home, "lighthouse.csv")
        self.keys.press("ctrl+e", lambda: role(self.program.active()) == "dialog", "the dialog for an export")
        self.dialog("Export table")
        self.keys.tab_to("list", "Columns to export")
        self.keys.tab_to("push button", "Export…")
        self.keys.send("space")
        self.keys.tab_to("text", "File name")
        self.keys.write(target)
        self.keys.send("Return")
        wait_until(lambda: os.path.exists(target), target, lambda: "; the window says: " + self.said())
        with open(target, encoding="utf-8-sig", newline="") as file:
            rows = list(csv.reader(file))
        assert len(rows) == 2 and "lighthouse" in rows[1], rows

    def publish(self):
        folder = os.path.join(self.session.home, "site")
        self.keys.menu("Registry", "Publish listing")
        self.dialog("Publish the listing")
        self.keys.tab_to("text", "Folder")
        self.keys.write(folder)
        self.keys.tab_to("push button", "Publish")
        self.keys.send("space")
        page = os.path.join(folder, "index.html")
        wait_until(lambda: os.path.exists(page), page, lambda: "; the dialog says: " + self.said())
        with open(page, encoding="utf-8") as file:
            assert "lighthouse" in file.read()
        self.keys.tab_to("push button", "Close")
        self.keys.send("space")
        self.closed("Publish the listing")
