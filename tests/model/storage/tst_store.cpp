// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

namespace tst_store {

using namespace nidreg;
using namespace nidreg::tests;
using Extent = registry::Store::Extent;
using registry::NamespaceQuery;
using workflow::State;

namespace {

registry::ImportBatch listing()
{
    registry::ImportBatch batch;
    batch.source = "a listing, 2026-01-01";
    batch.sha256 = "00";
    const auto add = [&batch](const char *nid, urn::NidKind kind, std::int64_t version,
                              const char *registrant) {
        registry::ImportedNamespace one;
        one.row.nid = nid;
        one.row.kind = kind;
        one.statedVersion = version > 1 ? std::to_string(version) : std::string();
        one.row.date = "2001-01";
        one.row.registrant = registrant;
        one.row.references = {{registry::Reference::Rfc, "rfc3187", {}}};
        batch.namespaces.push_back(one);
    };
    add("ISBN", urn::NidKind::Formal, 2, "Agence internationale, Zürich");
    add("issn", urn::NidKind::Formal, 1, "Another");
    add("urn-8", urn::NidKind::Informal, 1, "Somebody");
    add("urn-2", urn::NidKind::Informal, 1, "Somebody else");
    batch.contacts = {{"Ann_A", "Ann A.", "mailto:ann&example.org", "2020-02-02"}};
    return batch;
}

workflow::Record fine()
{
    return {"Fine.", {}, {}, {}, {}};
}

std::vector<std::string> nidsOf(const registry::NamespacePage &page)
{
    std::vector<std::string> nids;
    for (const auto &row : page.rows)
        nids.push_back(row.nid);
    return nids;
}

} // namespace

class TestStore : public QObject {
    Q_OBJECT

private slots:
    void importTellsHowFarItIsWhileTheDatabaseTakesTheRows()
    {
        const TestRegistry registry;
        registry::ImportBatch batch = listing();
        const registry::ImportedNamespace one = batch.namespaces.front();
        batch.namespaces.clear();
        for (int i = 0; i < 2000; ++i) {
            batch.namespaces.push_back(one);
            batch.namespaces.back().row.nid = "nid-" + std::to_string(i);
        }
        std::vector<std::int64_t> told;
        const auto tell = [&told](std::int64_t done, std::int64_t all) {
            told.push_back(all == 4000 ? done : -1);
            return true;
        };
        QCOMPARE(must(registry.store().import(act("rita", Role::Registrar), batch, tell)).versions,
                 2000);
        QVERIFY(std::ranges::is_sorted(told));
        QCOMPARE(told.front(), 0);
        QVERIFY2(told.back() > 2000, std::to_string(told.back()).c_str()); // the second half: taken
    }

    void importTakesOverWhatIsNotThere()
    {
        const TestRegistry registry;
        const auto taken = must(registry.store().import(act("rita", Role::Registrar), listing()));
        QCOMPARE(taken.versions, 4);
        const auto events = must(registry.store().events(*taken.event, 1));
        QCOMPARE(events.front().what, std::string("import"));
        QVERIFY(events.front().nid.empty());
        const auto again = must(registry.store().import(act("rita", Role::Registrar), listing()));
        QCOMPARE(again.versions, 0);
        const auto found = must(registry.store().find("iSbN"));
        QCOMPARE(found.row.nid, std::string("ISBN"));
        QCOMPARE(found.versions.size(), std::size_t(1));
        QCOMPARE(found.versions.front().version, 2);
        QVERIFY(found.versions.front().imported);
        QCOMPARE(must(registry.store().contacts()).front().name, std::string("Ann A."));
        QCOMPARE(must(registry.store().facts("urn-9")).nextInformal, 9);
    }

    void pagesFollowByKey()
    {
        const TestRegistry registry;
        must(registry.store().import(act("rita", Role::Registrar), listing()));
        NamespaceQuery query;
        query.limit = 3;
        const auto first = must(registry.store().namespaces(query));
        QCOMPARE(first.total, 4);
        QCOMPARE(nidsOf(first), (std::vector<std::string>{"ISBN", "issn", "urn-2"}));
        query.after = first.rows.back();
        QCOMPARE(nidsOf(must(registry.store().namespaces(query))),
                 (std::vector<std::string>{"urn-8"}));
    }

    void everySortGivesEveryRowOnceInBothDirections_data()
    {
        QTest::addColumn<int>("sort");
        QTest::addColumn<bool>("descending");
        const char *names[] = {"NID",        "kind",      "version", "date",
                               "registrant", "reference", "status"};
        for (int sort = 0; sort < 7; ++sort) {
            QTest::addRow("by %s, ascending", names[sort]) << sort << false;
            QTest::addRow("by %s, descending", names[sort]) << sort << true;
        }
    }

    void everySortGivesEveryRowOnceInBothDirections()
    {
        QFETCH(int, sort);
        QFETCH(bool, descending);
        const TestRegistry registry;
        must(registry.store().import(act("rita", Role::Registrar), listing()));
        NamespaceQuery query;
        query.sort = registry::SortBy(sort);
        query.descending = descending;
        const auto whole = nidsOf(must(registry.store().namespaces(query)));
        std::vector<std::string> pieces;
        query.limit = 1;
        for (auto page = must(registry.store().namespaces(query)); !page.rows.empty();
             page = must(registry.store().namespaces(query))) {
            pieces.push_back(page.rows.front().nid);
            query.after = page.rows.front();
        }
        QCOMPARE(pieces, whole);
        QCOMPARE(whole.size(), std::size_t(4));
    }

    void searching_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("found");
        QTest::newRow("part of a NID in another case") << QStringLiteral("SbN") << 1;
        QTest::newRow("part of a registrant beyond ASCII") << QStringLiteral("ZÜRICH") << 1;
        QTest::newRow("a reference as it is printed") << QStringLiteral("rfc3187") << 4;
        QTest::newRow("text of a template") << QStringLiteral("WORD IN THE TEMPLATE") << 1;
        QTest::newRow("a percent sign is a percent sign") << QStringLiteral("%") << 0;
        QTest::newRow("an underscore is an underscore") << QStringLiteral("_") << 0;
        QTest::newRow("a quote is a quote") << QStringLiteral("'") << 0;
        QTest::newRow("a placeholder is none") << QStringLiteral("$1 ?") << 0;
    }

    void searching()
    {
        QFETCH(QString, text);
        QFETCH(int, found);
        const TestRegistry registry;
        must(registry.store().import(act("rita", Role::Registrar), listing()));
        auto request = must(registry.submit(act("abe", Role::Applicant), registry.draft(),
                                            "Example", 1, "A word in the template."));
        request = must(registry.step(act("rita", Role::Registrar), request, Step::Assign,
                                     TestRegistry::assignment("eve")));
        request = must(registry.step(act("eve", Role::Expert), request, Step::Approve, fine()));
        must(registry.registerNamespace(act("rita", Role::Registrar), request));
        NamespaceQuery query;
        query.text = text.toStdString();
        const auto page = must(registry.store().namespaces(query));
        QCOMPARE(page.total, found);
        QCOMPARE(int(page.rows.size()), found);
    }

    void factsNameWhatIsSimilarAndWhoContests()
    {
        const TestRegistry registry;
        must(registry.store().import(act("rita", Role::Registrar), listing()));
        QVERIFY(must(registry.store().facts("ISBN")).registered);
        QCOMPARE(must(registry.store().facts("1s-bn")).similar, (std::vector<std::string>{"ISBN"}));
        const auto one =
            must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Wanted", 1));
        const auto two =
            must(registry.submit(act("abe", Role::Applicant), registry.draft(), "WANTED", 1));
        QCOMPARE(must(registry.store().facts("wanted", two.id)).contestedBy,
                 (std::vector<std::string>{"#" + std::to_string(one.id.value)}));
        QCOMPARE(must(registry.store().request(one.id)).request.contestedBy,
                 (std::vector<workflow::RequestId>{two.id}));
        const auto known =
            must(registry.store().statusesOf({"issn", "ISBN", "no", "\xff", "urn-8"}));
        QVERIFY(known.isRegistered("isbn") && known.isRegistered("issn"));
        QCOMPARE(known.all.size(), std::size_t(3));
    }

    void neitherOfTwoRivalsIsRegisteredUntilOneLeaves()
    {
        const TestRegistry registry;
        const auto one = registry.approved(registry.draft(), "Wanted");
        const auto two = registry.approved(registry.draft(), "wanted");
        QCOMPARE(refusal(registry.registerNamespace(act("rita", Role::Registrar), one)),
                 QStringLiteral("nid.contested"));
        must(registry.step(act("abe", Role::Applicant), two, Step::Withdraw));
        QCOMPARE(refusal(registry.registerNamespace(act("rita", Role::Registrar), one)),
                 QStringLiteral("done"));
    }

    void aDryRunLeavesNothing()
    {
        const TestRegistry registry;
        const auto head = must(registry.store().head());
        Act dryRun = act("abe", Role::Applicant);
        dryRun.dryRun = true;
        const auto made = must(registry.store().create(dryRun, {}));
        QCOMPARE(made.state, State::Draft);
        QCOMPARE(must(registry.store().head()).root, head.root);
        QCOMPARE(refusal(registry.store().request(made.id)), QStringLiteral("not found"));
        dryRun.dryRun = false; // and its key is still to be had
        QVERIFY(registry.store().create(dryRun, {}));
    }

    void anActIsDoneOnceByItsKey()
    {
        const TestRegistry registry;
        const auto request = registry.approved(registry.draft(), "Example");
        const Act once = act("rita", Role::Registrar);
        const auto first = must(registry.registerNamespace(once, request));
        const auto size = must(registry.store().head()).size;
        QCOMPARE(must(registry.registerNamespace(once, request)).recorded, first.recorded);
        QCOMPARE(must(registry.store().head()).size, size);
        Act stolen = once;
        stolen.acting.person = "ann";
        QCOMPARE(refusal(registry.registerNamespace(stolen, request)),
                 QStringLiteral("act.key-taken"));
    }

    void aNamespaceIsRevised()
    {
        const TestRegistry registry;
        must(registry.store().import(act("rita", Role::Registrar), listing()));
        registry::NewRequest revision;
        revision.purpose = workflow::Purpose::Revision;
        revision.nid = "isbn";
        auto request = registry.draft(revision);
        QCOMPARE(request.nid, std::string("ISBN"));
        QCOMPARE(request.previousVersion, 2);
        QCOMPARE(refusal(registry.submit(act("abe", Role::Applicant), request, "ISBN", 4)),
                 QStringLiteral("version.not-next"));
        QCOMPARE(refusal(registry.submit(act("abe", Role::Applicant), request, "issn", 3)),
                 QStringLiteral("request.nid-changed"));
        request = registry.approved(request, "ISBN", 3);
        QCOMPARE(must(registry.registerNamespace(act("rita", Role::Registrar), request)).version,
                 3);
        const auto found = must(registry.store().find("isbn"));
        QCOMPARE(found.versions.size(), std::size_t(2));
        QCOMPARE(found.row.version, 3);
        QCOMPARE(found.row.date, std::string("2001-01"));
        QCOMPARE(found.row.registrant, std::string("Example Org"));
    }

    void aVersionKeepsTheGrammarOfItsSyntaxField()
    {
        const TestRegistry registry;
        const std::string grammar = "nss = 1*part\npart = DIGIT / \"-\"";
        const auto made = must(registry.registerNamespace(
            act("rita", Role::Registrar), registry.approved(registry.draft(), "Example"), grammar));
        QCOMPARE(made.grammar, grammar);
        QCOMPARE(must(registry.store().find("example")).versions.front().grammar, grammar);
        QVERIFY(!must(registry.store().verify({})).mismatch);
    }

    void aGrammarThatItsSyntaxFieldDoesNotHoldIsRefused()
    {
        const TestRegistry registry;
        const auto approved = registry.approved(registry.draft(), "Example");
        QCOMPARE(refusal(registry.registerNamespace(act("rita", Role::Registrar), approved,
                                                    "nss = *part")),
                 QStringLiteral("a_grammar_stands_in_its_syntax_field"));
        QCOMPARE(refusal(registry.registerNamespace(act("rita", Role::Registrar), approved)),
                 QStringLiteral("done"));
    }

    void theListingIsStreamedInItsOrder()
    {
        const TestRegistry registry;
        must(registry.store().import(act("rita", Role::Registrar), listing()));
        const auto isAny = [](const auto &) { return true; };
        std::vector<std::string> nids;
        must(registry.store().listing(Extent::Newest, isAny, [&](const auto &listed) {
            nids.push_back(listed.row.nid + ' ' + std::to_string(listed.row.version));
            return listed.versions.size() == 1;
        }));
        QCOMPARE(nids, (std::vector<std::string>{"ISBN 2", "issn 1", "urn-2 1", "urn-8 1"}));
        must(
            registry.store().listing(Extent::Histories, isAny, [](const auto &) { return false; }));
        QVERIFY(registry.store().find("isbn")); // a listing broken off leaves the connection usable
    }

    void aWorkingCopyIsKeptUntilItIsSubmitted()
    {
        const TestRegistry registry;
        const auto request = registry.draft();
        must(registry.store().saveWorkingCopy(act("abe", Role::Applicant), request.id,
                                              "Grüße\n'; --"));
        QCOMPARE(must(registry.store().request(request.id)).workingCopy,
                 std::string("Grüße\n'; --"));
        const Act first = act("abe", Role::Applicant);
        must(registry.store().saveWorkingCopy(first, request.id, "one"));
        must(registry.store().saveWorkingCopy(act("abe", Role::Applicant), request.id, "two"));
        must(registry.store().saveWorkingCopy(first, request.id,
                                              "one")); // sent once more, done once
        QCOMPARE(must(registry.store().request(request.id)).workingCopy, std::string("two"));
        QCOMPARE(
            refusal(registry.store().saveWorkingCopy(act("eve", Role::Expert), request.id, "x")),
            QStringLiteral("role.wrong"));
        QCOMPARE(
            refusal(registry.store().saveWorkingCopy(act("ann", Role::Applicant), request.id, "x")),
            QStringLiteral("request.not-yours"));
        QCOMPARE(refusal(registry.store().saveWorkingCopy(act("abe", Role::Applicant), request.id,
                                                          "\xff")),
                 QStringLiteral("text.not-utf8"));
        must(registry.submit(act("abe", Role::Applicant), request, "Example", 1));
        const auto file = must(registry.store().request(request.id));
        QCOMPARE(file.workingCopy, std::string());
        QCOMPARE(file.revisions.front().text, textOf("Example", 1));
        QCOMPARE(file.revisions.front().submittedBy, std::string("abe"));
        QCOMPARE(
            refusal(registry.store().saveWorkingCopy(act("abe", Role::Applicant), request.id, "x")),
            QStringLiteral("step.unknown"));
    }

    void theAccessSaysWhoMayBeActedAs()
    {
        const TestRegistry registry;
        const auto found = must(registry.store().access());
        QVERIFY(found.local);
        QCOMPARE(found.acting.person, std::string("ann"));
        QCOMPARE(found.acting.role, Role::Registrar);
        QCOMPARE(found.people.size(), std::size_t(5));
        const Act alone = act("rita", Role::Registrar);
        must(registry.store().setSingleUser(alone, true));
        QVERIFY(must(registry.store().access()).singleUser);
        const auto size = must(registry.store().head()).size;
        must(registry.store().setSingleUser(alone, true)); // the same act is done once
        QCOMPARE(must(registry.store().head()).size, size);
        must(registry.store().appoint(act("rita", Role::Registrar), {"abe", {}}));
        QCOMPARE(must(registry.store().access()).people.size(), std::size_t(4));
        must(registry.store().appoint(act("rita", Role::Registrar), {"ann", {}}));
        QCOMPARE(refusal(registry.store().appoint(act("rita", Role::Registrar), {"rita", {}})),
                 QStringLiteral("person.last-registrar"));
        must(storage::prepareLocal(registry.conninfo(), "ann")); // a second start changes nothing
        QCOMPARE(must(registry.store().access()).people.size(), std::size_t(3));
    }

    void aRequestGoesItsWholeWay()
    {
        const TestRegistry registry;
        const auto request = registry.approved(registry.draft({}), "Example-one");
        QCOMPARE(request.state, State::Approved);
        const auto version =
            must(registry.registerNamespace(act("rita", Role::Registrar), request));
        QCOMPARE(version.nid, std::string("Example-one"));
        QCOMPARE(version.version, 1);
        QCOMPARE(version.text, textOf("Example-one", 1));
        QCOMPARE(must(registry.store().request(request.id)).request.state, State::Registered);
        QCOMPARE(must(registry.store().history("EXAMPLE-ONE")).back().what,
                 std::string("register"));
    }
};

NIDREG_TEST(TestStore, QCoreApplication)

} // namespace tst_store

#include "tst_store.moc"
