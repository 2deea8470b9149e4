// SPDX-License-Identifier: MIT
#include "model/exchange/iana/embedded.h"
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/site/publish.h"
#include "tests/model/exchange/canonicalxml.h"
#include "tests/model/exchange/publications.h"
#include "tests/model/exchange/published.h"
#include "tests/model/exchange/schemacheck.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QCryptographicHash>
#include <QtTest>

namespace tst_takeover {

using namespace nidreg;
using exchange::Format;
using listing::ChangePlan;
using listing::Difference;
using tests::Folder;
using tests::must;
using tests::Role;

namespace {

QByteArray fixture(const char *name)
{
    QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/listing/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return file.readAll();
}

constexpr auto kHead =
    "<?xml version='1.0' encoding='UTF-8'?>\n"
    "<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\">\n"
    "<title>Names of the Test</title><updated>2020-01-01</updated>\n"
    "<note>One note, with <xref type=\"rfc\" data=\"rfc8141\"/>.</note>\n"
    "<registry "
    "id=\"urn-namespaces-1\"><title>Formal</title><registration_rule>Ask.</registration_rule>\n"
    "<expert>Ann</expert>";

/// A listing of formal namespaces with these records.
QByteArray listingOf(const QByteArray &records)
{
    return kHead + records
        + "</registry><registry id='urn-namespaces-2'><title>Informal</title></registry><people>"
          "<person id='Ann_A'><name>Ann A.</name><org>A &amp; Co</org><uri>mailto:a&amp;b</uri>"
          "<uri>https://example.org/ann</uri><updated>2019-05</updated></person></people>"
          "</registry>";
}

QByteArray record(const char *nid, const char *rfc)
{
    return QByteArray("<record><name>") + nid + "</name><xref type='rfc' data='" + rfc
        + "'/></record>";
}

} // namespace

class TestTakeover : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::TestRegistry> m_registry;
    std::unique_ptr<Folder> m_folder;

    exchange::ReadSource read(const QString &path) const
    {
        auto source = exchange::readListing(path.toStdString());
        if (!source)
            qFatal("%s: error %d %s", qPrintable(path), int(source.error().error),
                   source.error().subject.c_str());
        return std::move(source).value();
    }
    exchange::ReadSource readBytes(const QByteArray &bytes, const char *name = "listing.xml") const
    {
        m_folder->put(name, bytes);
        return read(m_folder->qpath(name));
    }

    ChangePlan planned(const exchange::ReadSource &read) const
    {
        return must(exchange::planFor(m_registry->store(), read.source));
    }

    std::int64_t takeOver(const exchange::ReadSource &read) const
    {
        auto batch = listing::batchOf(
            read.source, planned(read), [](const Difference &) { return true; }, true);
        batch.removals = true;
        return must(m_registry->store().import(tests::act("rita", Role::Registrar), batch))
            .versions;
    }

    void publish(const QString &name, const std::vector<Format> &formats) const
    {
        const exchange::PublishPlan plan{m_folder->path(name), formats};
        const auto done = exchange::publish(m_registry->store(), plan,
                                            [](std::int64_t, std::int64_t) { return true; });
        if (!done)
            qFatal("not published: %s", done.error().subject.c_str());
    }

    QByteArray publishedXml() const
    {
        publish("p", {Format::Xml});
        return m_folder->content("p/urn-namespaces.xml");
    }

    QString left() const
    {
        return tests::Sql(m_registry->conninfo())
            .value("select count(*) from nidreg.listing_import");
    }

private slots:
    void init()
    {
        m_registry = std::make_unique<tests::TestRegistry>();
        m_folder = std::make_unique<Folder>();
    }

    void cleanup()
    {
        const auto report = must(m_registry->store().verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
        QCOMPARE(left(), QString("0"));
        m_registry.reset();
    }

    void whatIsTakenOverIsPublishedAgain_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::newRow("today's shape") << fixture("today.xml");
        QTest::newRow("the shape of 2015, but for the blanks about a name")
            << fixture("eleven-years-ago.xml").replace("  able\n", "able");
        QTest::newRow("records out of order")
            << listingOf(record("iso", "rfc5141") + record("isni", "rfc2") + record("abc", "rfc3")
                         + record("abd", "rfc4") + record("zzz", "rfc5") + record("zza", "rfc6"));
        QTest::newRow("words beside a template, and a reference with a place") << listingOf(
            "<record date='2020-01' updated='2020-02-02'><name>Abc</name><template>see "
            "<xref type='uri' data='https://example.org/t'>a &amp; b</xref></template>"
            "<xref type='rfc' data='rfc1' section='2'/><xref type='person' "
            "data='Ann_A'>Ann</xref></record>");
    }

    void whatIsTakenOverIsPublishedAgain()
    {
        QFETCH(const QByteArray, xml);
        const auto source = readBytes(xml);
        QVERIFY(source.remarks.list.empty());
        takeOver(source);
        QVERIFY(planned(source).isNone());
        const QByteArray out = publishedXml();
        QCOMPARE(tests::canonical(out), tests::canonical(xml));
        takeOver(source); // again is nothing
        QCOMPARE(publishedXml(), out);
    }

    /// The real states, one after the other, forwards and back.
    void yearsOfListings()
    {
        const QDir samples(QStringLiteral(NIDREG_SHARED_DATA "/iana"));
        QStringList names = samples.entryList({"urn-namespaces-*.xml"}, QDir::Files, QDir::Name);
        if (names.isEmpty())
            QSKIP("IANA's registries are not here");
        for (qsizetype i = names.size() - 1; i-- > 0;)
            names << names[i];
        for (const QString &name : names) {
            const QByteArray xml = *tests::sharedFile("iana/" + name);
            const auto source = read(samples.filePath(name));
            takeOver(source);
            QVERIFY2(planned(source).isNone(), qPrintable(name));
            const QByteArray out = publishedXml();
            QCOMPARE(tests::canonical(out), tests::canonical(xml));
            const std::string_view schema = exchange::kSchemaRng;
            QCOMPARE(tests::validated(
                         out, xmlRelaxNGNewMemParserCtxt(schema.data(), int(schema.size()))),
                     QByteArray());
        }
        publish("p", {Format::Csv});
        QCOMPARE(m_folder->content("p/urn-namespaces-1.csv"),
                 *tests::sharedFile("iana/urn-namespaces-1-2021.csv"));
        QCOMPARE(m_folder->content("p/urn-namespaces-2.csv"),
                 *tests::sharedFile("iana/urn-namespaces-2-2021.csv"));
    }

    /// A registry's own JSON has all of it, and the CSVs that were published say nothing new.
    void jsonMovesARegistry()
    {
        const QByteArray xml = fixture("today.xml");
        takeOver(readBytes(xml));
        publish("all", {Format::JsonFile, Format::Csv});
        QVERIFY(planned(read(m_folder->qpath("all/urn-namespaces-1.csv"))).isNone());
        QVERIFY(planned(read(m_folder->qpath("all/urn-namespaces-2.csv"))).isNone());
        QVERIFY(planned(read(m_folder->qpath("all/registry.json"))).isNone());

        m_registry = std::make_unique<tests::TestRegistry>(); // another, empty one
        takeOver(read(m_folder->qpath("all/registry.json")));
        QCOMPARE(tests::canonical(publishedXml()), tests::canonical(xml));
    }

    void whatIsGoneIsDelistedAndStays()
    {
        takeOver(readBytes(listingOf(record("abc", "rfc1") + record("def", "rfc2"))));
        takeOver(readBytes(listingOf(record("abc", "rfc1"))));
        const auto gone = must(m_registry->store().find("def"));
        QVERIFY(gone.row.status == registry::Status::Delisted);
        QCOMPARE(gone.versions.size(), 2);
        QVERIFY(!publishedXml().contains("def"));
        const auto facts = must(m_registry->store().facts("def"));
        QVERIFY(!facts.registered);
        QVERIFY(facts.delisted); // its NID is never given out again
        QVERIFY(
            must(m_registry->store().facts("de-f")).similar.empty()); // to none that is registered
        const auto known = must(m_registry->store().statusesOf({"abc", "DEF", "no"}));
        QVERIFY(known.isRegistered("abc") && !known.isRegistered("def"));
        QVERIFY(known.of("def") == registry::Status::Delisted && !known.of("no"));
        takeOver(readBytes(listingOf(record("abc", "rfc1") + record("def", "rfc2"))));
        QVERIFY(must(m_registry->store().find("def")).row.status == registry::Status::Active);
    }

    void aRenamedOneSaysWhatItWas()
    {
        takeOver(readBytes(listingOf(record("abc", "rfc1") + record("def", "rfc2"))));
        takeOver(readBytes(listingOf(record("abc", "rfc1") + record("deg", "rfc2"))));
        QCOMPARE(must(m_registry->store().find("deg")).versions.front().formerNid,
                 std::string("def"));
        QVERIFY(must(m_registry->store().find("def")).row.status == registry::Status::Delisted);
    }

    void aVersionNamesTheHashOfItsFile()
    {
        const auto source = readBytes(listingOf(record("abc", "rfc1")));
        takeOver(source);
        const auto found = must(m_registry->store().find("ABC"));
        QVERIFY(found.versions.front().imported);
        QCOMPARE(found.versions.front().source,
                 "listing.xml (SHA-256 " + source.source.sha256 + ")");
        QCOMPARE(QString::fromStdString(source.source.sha256),
                 QString(QCryptographicHash::hash(m_folder->content("listing.xml"),
                                                  QCryptographicHash::Sha256)
                             .toHex()));
    }

    void theDayThatAListingStatesHoldsUntilSomethingChanges()
    {
        takeOver(readBytes(listingOf(record("abc", "rfc1"))));
        QVERIFY(publishedXml().contains("<updated>2020-01-01</updated>"));
        m_folder->put("one.csv", "URN Namespace,Template,Reference\r\nabc,,[RFC2]\r\n");
        takeOver(read(m_folder->qpath("one.csv")));
        QVERIFY(!publishedXml().contains("<updated>2020-01-01</updated>"));
        QVERIFY(publishedXml().contains("rfc2"));
        QVERIFY(publishedXml().contains("<title>Names of the Test</title>"));
    }

    /// A listing whose records alone differ repeats its statements, its day among them.
    void theDayThatAListingRepeatsIsItsDay()
    {
        takeOver(readBytes(listingOf(record("abc", "rfc1"))));
        const QByteArray next = listingOf(record("abc", "rfc1") + record("def", "rfc2"));
        takeOver(readBytes(next));
        QCOMPARE(tests::canonical(publishedXml()), tests::canonical(next));
        m_folder->put("one.csv",
                      "URN Namespace,Template,Reference\r\nabc,,[RFC2]\r\ndef,,[RFC2]\r\n");
        takeOver(read(m_folder->qpath("one.csv")));
        QVERIFY(!publishedXml().contains("<updated>2020-01-01</updated>"));
        takeOver(readBytes(next)); // as it was, and so is its day
        QCOMPARE(tests::canonical(publishedXml()), tests::canonical(next));
        const auto events = must(m_registry->store().head()).size;
        takeOver(readBytes(next));
        QCOMPARE(must(m_registry->store().head()).size, events);
    }

    void aListingThatIsEmptyIsOfNoDayBeforeTheRegistry()
    {
        publish("p", {Format::Xml, Format::Text, Format::JsonFile, Format::Atom, Format::Html});
        for (const QString &name : QDir(m_folder->qpath("p")).entryList(QDir::Files))
            QVERIFY2(!m_folder->content("p/" + name).contains("1970"), qPrintable(name));
    }

    void templatesOfAFolderBecomeVersions()
    {
        m_folder->put("t/isbn",
                      "Namespace Identifier: isbn\n\nVersion: 2\n\nDate: "
                      "2017-06-12\n\nRegistrant:\n   Ann\n\nPurpose:\n   Books.\n");
        m_folder->put("t/$(touch x);<b>",
                      "Namespace Identifier: bdi\n\nVersion: 1\n\nDate: "
                      "2020-01-01\n\nRegistrant:\n   <script>1</script>\n");
        m_folder->put("t/nothing.txt", "No template at all.\n");
        const auto source = read(m_folder->qpath("t"));
        QCOMPARE(source.source.entries.size(), 2);
        QCOMPARE(source.remarks.list.size(), 1);
        takeOver(source);
        const auto isbn = must(m_registry->store().find("isbn")).versions.front();
        QCOMPARE(isbn.statedVersion, std::string("2"));
        QCOMPARE(isbn.templateDate, std::string("2017-06-12"));
        QVERIFY(isbn.text.starts_with("Namespace Identifier: isbn"));
        QVERIFY(planned(source).isNone());
        takeOver(readBytes(listingOf(record("isbn", "rfc3187") + record("bdi", "rfc1"))));
        const auto both = must(m_registry->store().find("isbn"));
        QCOMPARE(both.row.references.front().data, std::string("rfc3187"));
        QCOMPARE(both.row.registrant, std::string("Ann"));
    }

    void whoDecidedOnAnotherStateIsTold()
    {
        takeOver(readBytes(listingOf(record("abc", "rfc1"))));
        const auto late = readBytes(listingOf(record("abc", "rfc2")), "late.xml");
        const auto batch = listing::batchOf(
            late.source, planned(late), [](const Difference &) { return true; }, true);
        takeOver(readBytes(listingOf(record("abc", "rfc3"))));
        QCOMPARE(
            tests::refusal(m_registry->store().import(tests::act("rita", Role::Registrar), batch)),
            QString("stale"));
        QVERIFY(publishedXml().contains("rfc3"));
    }

    void readingAFolderOfTextsCanBeStopped()
    {
        const QString folder = QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates");
        int calls = 0;
        const auto read = exchange::readTemplateFolder(
            folder.toStdString(), [&](std::int64_t, std::int64_t) { return ++calls < 3; });
        QVERIFY(!read);
        QCOMPARE(int(read.error().error), int(listing::ReadError::Stopped));
        QCOMPARE(calls, 3);
    }

    void anImportThatIsStoppedLeavesNothing_data()
    {
        QTest::addColumn<int>("calls");
        for (const int calls : {1, 2, 5, 7, 9})
            QTest::addRow("at its %dth word", calls) << calls;
    }

    void anImportThatIsStoppedLeavesNothing()
    {
        QFETCH(const int, calls);
        QByteArray records;
        for (int i = 0; i < 8000; ++i)
            records += record(("n" + QByteArray::number(i) + "x").constData(), "rfc1");
        const auto source = readBytes(listingOf(records));
        const auto batch = listing::batchOf(
            source.source, planned(source), [](const Difference &) { return true; }, true);
        const auto before = must(m_registry->store().head()).root;
        int left = calls;
        QCOMPARE(tests::refusal(m_registry->store().import(
                     tests::act("rita", Role::Registrar), batch,
                     [&](std::int64_t, std::int64_t) { return --left > 0; })),
                 QString("stopped"));
        QCOMPARE(must(m_registry->store().head()).root, before);
        QCOMPARE(must(m_registry->store().namespaces({})).total, 0);
    }
};

NIDREG_TEST(TestTakeover, QCoreApplication)

} // namespace tst_takeover

#include "tst_takeover.moc"
