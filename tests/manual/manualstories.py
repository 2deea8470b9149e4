# SPDX-License-Identifier: MIT
"""What a reader of the manual does between its commands, and what they answer."""
import re

# Pages whose examples another test runs.
TESTED_ELSEWHERE = {"opendata.md": "tests/model/exchange/opendata.py"}

# Blocks that are marked as `sh elsewhere`: they need a server, a service or people that a test has not got.
ELSEWHERE_AT_MOST = 7

# Commands whose answer is no: exit status 1.
ANSWERS_ONE = (
    r"nid check foo fi-lights",
    r"urn scan",
    r"urn compare --purpose cache",
    r"template diff",
    r"registry reconcile",
)


class Story:
    """Of the command that `pattern` matches: how the registry begins (see Computer), where it begins anew; what is
    done before it, and after it."""

    def __init__(self, pattern, anew=None, before=(), after=()):
        self.pattern, self.anew, self.before, self.after = pattern, anew, before, after

    def matches(self, command):
        return re.search(self.pattern, command) is not None


SUBMITTED = ("cp foo.ready foo.txt", "nidreg-cli db grant expert edda", "nidreg-cli request create foo.txt",
             "nidreg-cli request submit 1")
IN_REVIEW = (*SUBMITTED, "nidreg-cli request assign 1 --expert edda")
FRESH = "psql -d postgres -c 'create database fresh'"

KEY = "nidreg-cli audit key new log.key --name registry.example/urn"
# A listing that differs from what is held: somebody renamed a registrant.
CHANGED_LISTING = ("nidreg-cli registry publish out --only xml",
                   "sed 's/DOI Foundation/The DOI Foundation/' out/urn-namespaces.xml > urn-namespaces.xml")
EARLIER_LISTING = ("nidreg-cli registry publish past --as-of 2018-03-01 --only xml",
                   "cp past/urn-namespaces.xml urn-namespaces-2018.xml")
OTHERS_DEPOSIT = ("export XDG_DATA_HOME=$PWD/other; nidreg-cli db start && nidreg-cli db dump monday.nidreg && "
                  "nidreg-cli db dump tuesday.nidreg --since monday.nidreg; nidreg-cli db stop")

STORIES = {
    "*": (
        # Whoever made a new template writes it before going on.
        Story(r"template new .*-o foo\.txt", after=("cp foo.ready foo.txt",)),
        Story(r"template new .*-o seedbank\.txt", after=("cp seedbank.ready seedbank.txt",)),
        Story(r"--db dbname=fresh db restore", before=(FRESH,)),
    ),
    "jobs.md": (
        Story(r"convert --to text old-layout.txt", before=("rm foo.txt",), after=("cp foo.ready foo.txt",)),
        # The revised text: the registrar assigns it again.
        Story(r"request approve 1", before=("nidreg-cli request assign 1 --expert edda",)),
        Story(r"publish /srv/www/urn --sign", before=(KEY,)),
        Story(r"audit key new", before=("rm log.key",)),
        Story(r"registry reconcile", anew="filled", before=CHANGED_LISTING),
        Story(r"registry import urn-namespaces.xml", before=CHANGED_LISTING),
        Story(r"db start --empty$", anew="none"),
        Story(r"db start --deposit", anew="none", before=(OTHERS_DEPOSIT,)),
        Story(r"db start --empty --force", anew="filled"),
        Story(r"registry list --as-of", anew="filled"),
        Story(r"registry import --history", before=EARLIER_LISTING),
        Story(r"registry import --shipped", anew="empty"),
    ),
    "publication.md": (
        Story(r"--check DIR", before=(KEY, "nidreg-cli registry publish DIR --sign log.key")),
        Story(r"verify_proof.py proof.txt", before=("cp ../verify_proof.py .",)),
    ),
    "first-steps-expert.md": (
        Story(r"request list --mine", before=IN_REVIEW),
    ),
    "first-steps-registrar.md": (
        Story(r"request list$", before=SUBMITTED),
    ),
    "requests.md": (
        Story(r"request list", before=SUBMITTED),
    ),
}
