// SPDX-License-Identifier: MIT
#include "tests/model/listing/listings.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_changeplan {

using namespace nidreg;
using listing::ChangePlan;
using listing::Difference;
using listing::HeldEntry;
using listing::Source;
using listing::SourceEntry;
using registry::NamespaceRow;
using registry::Reference;
using registry::Status;
using tests::header;
using tests::held;
using tests::listed;
using tests::row;
using tests::source;

namespace {

/// "changed isbn date references, missing old"
QString told(const ChangePlan &plan)
{
    QStringList all;
    for (const Difference &each : plan.differences) {
        QString text = QString::fromUtf8(listing::name(each.kind).data()) + ' '
            + QString::fromStdString(each.nid);
        if (!each.formerNid.empty())
            text += " from " + QString::fromStdString(each.formerNid);
        for (const auto &field : each.fields)
            text += ' ' + QString::fromStdString(field.field);
        all << text + (each.isOwn ? " (own)" : "");
    }
    return all.join(", ");
}

} // namespace

class TestChangePlan : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatDiffers_data()
    {
        QTest::addColumn<std::vector<NamespaceRow>>("there");
        QTest::addColumn<QString>("differences");
        const NamespaceRow abc = row("abc", "rfc1", "2001-01-01"), urn7 = row("urn-7", "rfc6050");
        const auto changed = [](NamespaceRow from, auto &&change) {
            change(from);
            return from;
        };
        using Rows = std::vector<NamespaceRow>;
        QTest::newRow("the same listing says nothing") << Rows{abc, urn7} << "";
        QTest::newRow("in another order, too") << Rows{urn7, abc} << "";
        QTest::newRow("a namespace that is new")
            << Rows{abc, row("def", "rfc2"), urn7} << "added def";
        QTest::newRow("one that is gone") << Rows{abc} << "missing urn-7";
        QTest::newRow("one with another NID that says the same is renamed")
            << Rows{row("abcd", "rfc1", "2001-01-01"), urn7} << "renamed abcd from abc";
        QTest::newRow("with another day it is not")
            << Rows{row("abcd", "rfc1", "2001-01-02"), urn7} << "missing abc, added abcd";
        QTest::newRow("nor where two could be it")
            << Rows{row("abcd", "rfc1", "2001-01-01"), row("abce", "rfc1", "2001-01-01"), urn7}
            << "missing abc, added abcd, added abce";
        QTest::newRow("a NID that is written otherwise")
            << Rows{changed(abc, [](NamespaceRow &each) { each.nid = "ABC"; }), urn7}
            << "changed ABC nid";
        QTest::newRow("a date that was missing")
            << Rows{abc, changed(urn7, [](NamespaceRow &each) { each.updated = "2015-03-25"; })}
            << "changed urn-7 updated";
        QTest::newRow("a draft that became an RFC")
            << Rows{changed(abc,
                            [](NamespaceRow &each) {
                                each.references = {{Reference::Draft, "RFC-ietf-a-b-01", {}}};
                            }),
                    urn7}
            << "changed abc references";
        QTest::newRow("a template and a date at once")
            << Rows{changed(abc,
                            [](NamespaceRow &each) {
                                each.date = "2001-02";
                                each.templateUrl = "https://example.org/abc";
                                each.hasTemplate = true;
                            }),
                    urn7}
            << "changed abc date template";
        QTest::newRow("what no field has")
            << Rows{changed(abc, [](NamespaceRow &each) { each.entry = "<registry/>"; }), urn7}
            << "changed abc other";
        QTest::newRow("a NID that is none")
            << Rows{abc, row("x", ""), row("urn-x", ""), urn7} << "malformed urn-x, malformed x";
        QTest::newRow("one that stands there twice counts where it stands first")
            << Rows{abc, row("ABC", "rfc9"), urn7} << "";
    }

    void tellsWhatDiffers()
    {
        QFETCH(const std::vector<NamespaceRow>, there);
        QFETCH(const QString, differences);
        const std::vector<HeldEntry> here{held(row("abc", "rfc1", "2001-01-01")),
                                          held(row("urn-7", "rfc6050"))};
        QString found = told(listing::compare(source(there), here, std::nullopt));
        QStringList sorted = found.split(", "), wanted = differences.split(", ");
        sorted.sort();
        wanted.sort();
        QCOMPARE(sorted, wanted);
    }

    void whatWasRegisteredHereNeedsADecision()
    {
        const auto plan = listing::compare(
            source({row("abc", "rfc2")}),
            {held(row("abc", "rfc1"), true), held(row("own", ""), true)}, std::nullopt);
        QCOMPARE(told(plan), QString("changed abc references (own), missing own (own)"));
        QVERIFY(listing::needsDecision(plan.differences.front()));
    }

    void aDelistedOneIsMissingNoMoreAndComesBack()
    {
        NamespaceRow gone = row("abc", "rfc1");
        gone.status = Status::Delisted;
        QVERIFY(listing::compare(source({}), {held(gone)}, std::nullopt).isNone());
        const auto back =
            listing::compare(source({row("abc", "rfc1")}), {held(gone)}, std::nullopt);
        QCOMPARE(told(back), QString("changed abc status"));
        QVERIFY(back.differences.front().versions.front().row.status == Status::Active);
    }

    void aListingHasNoWordForDeprecation()
    {
        NamespaceRow deprecated = row("abc", "rfc1");
        deprecated.status = Status::Deprecated;
        deprecated.registrant = "Ann";
        auto there = row("abc", "rfc2");
        const auto plan = listing::compare(source({there}), {held(deprecated)}, std::nullopt);
        const auto &made = plan.differences.front().versions.front();
        QVERIFY(made.row.status == Status::Deprecated);
        QCOMPARE(made.row.registrant, std::string("Ann"));
    }

    void aSourceOfOneKindMissesNoneOfTheOther()
    {
        Source formal = source({});
        formal.complete = {urn::NidKind::Formal};
        const auto plan =
            listing::compare(formal, {held(row("abc", "")), held(row("urn-7", ""))}, std::nullopt);
        QCOMPARE(told(plan), QString("missing abc"));
    }

    void aCsvChangesOnlyWhatItsCellsSay()
    {
        HeldEntry here = held(row("abc", "rfc1", "2001-01-01"));
        here.row.templateUrl = "https://example.org/abc";
        here.row.hasTemplate = true;
        here.cells = listing::Cells{"[abc-template]", "[RFC1]"};
        Source csv = source({row("abc", "rfc1")});
        csv.entries.front().cells = here.cells;
        QVERIFY(listing::compare(csv, {here}, std::nullopt).isNone());

        csv.entries.front().row.references = {{Reference::Rfc, "rfc2", {}}};
        csv.entries.front().cells->references = "[RFC2]";
        const auto plan = listing::compare(csv, {here}, std::nullopt);
        QCOMPARE(told(plan), QString("changed abc references"));
        const NamespaceRow &made = plan.differences.front().versions.front().row;
        QCOMPARE(made.date, std::string("2001-01-01"));
        QCOMPARE(made.templateUrl, std::string("https://example.org/abc"));

        csv.entries.front().cells->templateLabel.reset(); // the CSV of 2015 had no such column
        QCOMPARE(told(listing::compare(csv, {here}, std::nullopt)),
                 QString("changed abc references"));
    }

    void whatTheListingSaysOfItselfIsCompared()
    {
        Source there = source({});
        there.header = header("new");
        QCOMPARE(listing::compare(there, {}, header("new")).listing.size(), 0);
        const auto changes = listing::compare(there, {}, header("old")).listing;
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.front(),
                 (listing::FieldChange{"note", "urn-namespaces", "old\n", "new\n"}));
        there.header->people = {{"Ann_A", "Ann A.", {}, {}, {}}};
        QCOMPARE(listing::compare(there, {}, header("new")).listing.front().field,
                 std::string("person"));
        there.header = header("new");
        there.header->instructions = {{"xml-stylesheet", "x"}};
        QCOMPARE(listing::compare(there, {}, header("new")).listing.front().field,
                 std::string("other"));
    }

    void aTextFillsWhatIsNotRegisteredHere_data()
    {
        QTest::addColumn<bool>("isRegistered");
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("differences");
        QTest::newRow("another text of what was taken over") << false << 1 << "changed abc text";
        QTest::newRow("another text of what a request here registered") << true << 1 << "";
        QTest::newRow("a later version of it") << true << 2 << "changed abc version text";
    }

    void aTextFillsWhatIsNotRegisteredHere()
    {
        QFETCH(const bool, isRegistered);
        QFETCH(const int, version);
        QFETCH(const QString, differences);
        HeldEntry here = held(row("abc", "rfc1"));
        here.row.version = 1;
        here.isRegistered = isRegistered;
        here.sha256 = "aa";
        here.statedVersion = "1";
        Source there = source({row("abc", "rfc1")});
        there.entries.front().heldTemplate.emplace();
        there.entries.front().heldTemplate->text = "Namespace Identifier: abc\n";
        there.entries.front().heldTemplate->sha256 = "bb";
        there.entries.front().heldTemplate->statedVersion = std::to_string(version);
        QCOMPARE(told(listing::compare(there, {here}, std::nullopt)), differences);
    }

    void peopleAreComparedOneByOne()
    {
        Source there = source({});
        listing::Document before = header("new");
        before.people = {{"Ann_A", "Ann A.", {}, {}, {}}, {"Bob_B", "Bob B.", {}, {}, {}}};
        there.header = before;
        there.header->people[1].name = "Bob C.";
        QCOMPARE(listing::compare(there, {}, before).listing,
                 (std::vector<listing::FieldChange>{{"person", "Bob_B", "Bob B.", "Bob C."}}));
    }

    void takesOverWhatIsWanted()
    {
        Source there = source({row("def", "rfc2"), row("ghi", "rfc3"), row("x", "")});
        there.header = header("new");
        there.headerText = "frame";
        const auto plan = listing::compare(there, {held(row("abc", ""))}, std::nullopt);
        const auto batch = listing::batchOf(
            there, plan, [](const Difference &each) { return each.nid != "ghi"; }, true);
        QCOMPARE(batch.namespaces.size(), 2);
        QCOMPARE(batch.namespaces[0].row.nid, std::string("abc"));
        QVERIFY(batch.namespaces[0].row.status == Status::Delisted);
        QCOMPARE(batch.namespaces[1].row.nid, std::string("def"));
        QCOMPARE(batch.namespaces[1].previous, std::optional<std::int64_t>(0));
        QCOMPARE(batch.header, std::string("frame"));
        QCOMPARE(batch.source, "listing.xml (SHA-256 " + std::string(64, 'a') + ")");
    }

    void aRecordAndItsRowSayTheSame_data()
    {
        QTest::addColumn<listing::Registration>("record");
        QTest::addColumn<bool>("isWhole"); ///< the row's columns say all of it
        const auto record = [](const char *nid) {
            listing::Registration made;
            made.nid = nid;
            made.kind = urn::isInformalForm(nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
            return made;
        };
        const auto link = [](const char *url, const char *label) {
            return listing::Prose{{{}, Reference{Reference::Uri, url, label}}};
        };
        auto formal = record("abc");
        formal.references = {{Reference::Rfc, "rfc1", {}}, {Reference::RfcErrata, "12", {}}};
        QTest::newRow("a formal one with references") << formal << true;
        formal.formTemplate = link("https://example.org/abc", "abc-template");
        QTest::newRow("with a template") << formal << true;
        formal.formTemplate = link("https://example.org/abc", "the template");
        QTest::newRow("with a template that is called otherwise") << formal << false;
        auto informal = record("urn-3");
        informal.references = {{Reference::Uri, "https://example.org/urn-3", "urn-3"}};
        informal.contact = listing::Prose{{{}, Reference{Reference::Person, "Ann_A", {}}}};
        QTest::newRow("an informal one with a contact") << informal << true;
        informal.contact->push_back({"or her heirs", {}});
        QTest::newRow("with words beside the contact") << informal << false;
        informal.contact.reset();
        QTest::newRow("without one, as in 2015") << informal << false;
    }

    void aRecordAndItsRowSayTheSame()
    {
        QFETCH(const listing::Registration, record);
        QFETCH(const bool, isWhole);
        QCOMPARE(listing::registrationOf(listing::rowOf(record)) == record, isWhole);
    }
};

NIDREG_TEST(TestChangePlan, QCoreApplication)

} // namespace tst_changeplan

#include "tst_changeplan.moc"
