// SPDX-License-Identifier: MIT
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/site/publish.h"
#include "model/templates/template.h"
#include "tests/model/exchange/canonicalxml.h"
#include "tests/model/exchange/publications.h"
#include "tests/model/exchange/published.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QtTest>

/// Texts of registrations beside a listing: neither takes anything from the other.
namespace tst_heldtexts {

using namespace nidreg;
using listing::Difference;
using tests::Folder;
using tests::must;
using tests::Role;

namespace {

QByteArray listingOf(const QByteArray &records)
{
    return "<?xml version='1.0' encoding='UTF-8'?>\n"
           "<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\">"
           "<title>Names</title><updated>2020-01-01</updated>"
           "<registry id=\"urn-namespaces-1\"><title>Formal</title>"
        + records
        + "</registry><registry id='urn-namespaces-2'><title>Informal</title></registry><people/>"
          "</registry>";
}

QByteArray record(const char *nid, const char *rfc)
{
    return QByteArray("<record><name>") + nid + "</name><xref type='rfc' data='" + rfc
        + "'/></record>";
}

QByteArray text(const char *nid, const char *version, const char *purpose = "Books.")
{
    return QByteArray("Namespace Identifier: ") + nid + "\n\nVersion: " + version
        + "\n\nDate: 2017-06-12\n\nRegistrant:\n   Agency\n\nPurpose:\n   " + purpose + "\n";
}

} // namespace

class TestHeldTexts : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::TestRegistry> m_registry;
    std::unique_ptr<Folder> m_folder;

    void takeOver(const QString &path) const
    {
        auto read = exchange::readListing(path.toStdString());
        if (!read)
            qFatal("%s is not read", qPrintable(path));
        const auto plan = must(exchange::planFor(m_registry->store(), read->source));
        // Of texts, those of namespaces that are listed.
        auto batch = listing::batchOf(
            read->source, plan,
            [&](const Difference &each) {
                return read->source.header || each.kind != Difference::Added;
            },
            true);
        batch.removals = true;
        must(m_registry->store().import(tests::act("rita", Role::Registrar), batch));
    }

    void list(const QByteArray &records) const
    {
        m_folder->put("listing.xml", listingOf(records));
        takeOver(m_folder->qpath("listing.xml"));
    }

    void hold(const char *file, const QByteArray &bytes) const
    {
        m_folder->put(QByteArray("t/") + file, bytes);
        takeOver(m_folder->qpath("t"));
    }

    QByteArray published() const
    {
        const exchange::PublishPlan plan{m_folder->path("p"), {exchange::Format::Xml}};
        if (!exchange::publish(m_registry->store(), plan,
                               [](std::int64_t, std::int64_t) { return true; }))
            qFatal("not published");
        return tests::canonical(m_folder->content("p/urn-namespaces.xml"));
    }

    registry::Namespace held(const char *nid) const { return must(m_registry->store().find(nid)); }
    QString count(const char *of) const
    {
        return tests::Sql(m_registry->conninfo())
            .value(QStringLiteral("select count(*) from nidreg_data.%1").arg(of));
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
        m_registry.reset();
    }

    void aTextChangesNothingThatIsListed()
    {
        list(record("ISBN", "rfc3187"));
        const QByteArray before = published();
        hold("isbn", text("isbn", "2"));
        QCOMPARE(published(), before);
        const auto isbn = held("isbn");
        QCOMPARE(isbn.row.nid, std::string("ISBN"));
        QCOMPARE(isbn.row.version, 2);
        QCOMPARE(isbn.row.registrant, std::string("Agency"));
        QVERIFY(isbn.versions.back().text.ends_with("Books.\n"));
    }

    /// A listing that repeats its own statements, and changes records alone, keeps its day.
    void theDayOfAListingIsItsOwn()
    {
        list(record("isbn", "rfc3187"));
        list(record("isbn", "rfc8254") + record("issn", "rfc3044"));
        QCOMPARE(
            published(),
            tests::canonical(listingOf(record("isbn", "rfc8254") + record("issn", "rfc3044"))));
    }

    /// What was changed here in between has the day of that; taking the listing over again, which
    /// changes no record, gives it back its own.
    void theDayOfAListingComesBack()
    {
        const QByteArray records = record("isbn", "rfc3187") + record("issn", "rfc3044");
        list(records);
        registry::ImportBatch edit; // by hand: of a record alone
        edit.source = "a registrar";
        edit.sha256 = std::string(64, '0');
        for (const char *rfc : {"rfc1", "rfc3187"}) {
            edit.namespaces.assign(1, {held("isbn").row});
            edit.namespaces.front().row.references.front().data = rfc;
            edit.namespaces.front().previous = held("isbn").row.revision;
            must(m_registry->store().import(tests::act("rita", Role::Registrar), edit));
        }
        QVERIFY(!published().contains("<updated>2020-01-01</updated>"));
        const auto read = exchange::readListing(m_folder->path("listing.xml"));
        const auto plan = must(exchange::planFor(m_registry->store(), read->source));
        QVERIFY(plan.differences.empty());
        QCOMPARE(plan.listing.size(), 1U);
        QCOMPARE(plan.listing.front().field, std::string("updated"));
        QCOMPARE(plan.listing.front().there, std::string("2020-01-01"));
        QVERIFY(plan.newerHeld.empty());
        list(records);
        QCOMPARE(published(), tests::canonical(listingOf(records)));
        QVERIFY(must(exchange::planFor(m_registry->store(), read->source)).isNone());
    }

    void aRegistrantThatIsKnownStays()
    {
        list(record("isbn", "rfc3187"));
        hold("isbn", text("isbn", "1"));
        hold("isbn", text("isbn", "1", "More books.").replace("Agency", "Another"));
        QCOMPARE(held("isbn").row.registrant, std::string("Agency"));
        QVERIFY(held("isbn").versions.back().text.ends_with("More books.\n"));
    }

    void aListingTakesNoText()
    {
        list(record("isbn", "rfc3187"));
        hold("isbn", text("isbn", "2"));
        list(record("isbn", "rfc8254") + record("issn", "rfc3044"));
        const auto isbn = held("isbn");
        QCOMPARE(isbn.row.references.front().data, std::string("rfc8254"));
        QVERIFY(isbn.versions.back().text.ends_with("Books.\n"));
        QCOMPARE(isbn.versions.back().statedVersion, std::string("2"));
        list(record("issn", "rfc3044")); // delisted
        QVERIFY(held("isbn").row.status == registry::Status::Delisted);
        QVERIFY(held("isbn").versions.back().text.ends_with("Books.\n"));
        QCOMPARE(count("registration"), QString("1"));
    }

    /// Three labels later the next version is still the one behind the template's.
    void editsOfALabelAreNoVersions()
    {
        list(record("isbn", "rfc3187"));
        hold("isbn", text("isbn", "2"));
        for (const char *rfc : {"rfc1", "rfc2", "rfc3"})
            list(record("isbn", rfc));
        QCOMPARE(held("isbn").row.version, 2);
        QCOMPARE(held("isbn").row.revision, 5);
        registry::NewRequest wanted;
        wanted.purpose = workflow::Purpose::Revision;
        wanted.nid = "isbn";
        const auto request = m_registry->draft(wanted);
        QCOMPARE(request.previousVersion, 2);
        const auto registered = must(m_registry->registerNamespace(
            tests::act("rita", Role::Registrar), m_registry->approved(request, "isbn", 3)));
        QCOMPARE(registered.version, 3);
        QCOMPARE(registered.revision, 6);
        QCOMPARE(held("isbn").row.version, 3);
    }

    void anOlderTextDoesNotTakeThePlaceOfANewerOne()
    {
        list(record("isbn", "rfc3187"));
        hold("isbn", text("isbn", "2"));
        hold("isbn", text("isbn", "1", "Old books."));
        QCOMPARE(held("isbn").row.version, 2);
        QVERIFY(held("isbn").versions.back().text.ends_with(" Books.\n"));
    }

    void whatWasRegisteredHereStays()
    {
        registry::NewRequest wanted;
        wanted.nid = "own";
        must(m_registry->registerNamespace(tests::act("rita", Role::Registrar),
                                           m_registry->approved(m_registry->draft(wanted), "own")));
        const std::string registered = held("own").versions.back().text;
        hold("own", text("own", "1", "Something else."));
        QCOMPARE(held("own").versions.back().text, registered);
    }

    void aTextOfADelistedNamespaceListsItNot()
    {
        list(record("isbn", "rfc3187") + record("issn", "rfc3044"));
        list(record("issn", "rfc3044"));
        hold("isbn", text("isbn", "1"));
        QVERIFY(held("isbn").row.status == registry::Status::Delisted);
        QVERIFY(!held("isbn").versions.back().text.empty());
    }

    /// What a text by itself proves: nothing, where no listing has its namespace.
    void aTextIsTakenUnaskedOnlyForWhatIsListed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("doubt");
        const auto row = [](const char *claim, const QByteArray &bytes, Difference::Kind kind,
                            listing::Doubt doubt) {
            QTest::newRow(claim) << bytes << int(kind) << int(doubt);
        };
        row("the text of a listed namespace", text("isbn", "2"), Difference::Changed,
            listing::Doubt::None);
        row("of one that is listed nowhere", text("other", "1"), Difference::Added,
            listing::Doubt::NotListed);
        row("a draft of a listed one", text("isbn", "2").replace("2017-06-12", "2017-xx-xx"),
            Difference::Changed, listing::Doubt::Draft);
        row("a draft of another", text("other", "1 (draft)"), Difference::Added,
            listing::Doubt::Draft);
    }
    void aTextIsTakenUnaskedOnlyForWhatIsListed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        QFETCH(int, doubt);
        list(record("isbn", "rfc3187"));
        m_folder->put("t/one", bytes);
        const auto read = exchange::readListing(m_folder->path("t"));
        QVERIFY(read);
        const auto plan = must(exchange::planFor(m_registry->store(), read->source));
        QCOMPARE(plan.differences.size(), std::size_t(1));
        const Difference &found = plan.differences.front();
        QCOMPARE(int(found.kind), kind);
        QCOMPARE(int(found.doubt), doubt);
        QCOMPARE(listing::needsDecision(found), found.doubt != listing::Doubt::None);
    }

    void ofSeveralTextsTheNewestThatIsNoDraftCounts()
    {
        list(record("isbn", "rfc3187"));
        m_folder->put("t/1-draft", text("isbn", "4").replace("2017-06-12", "YYYY-MM-DD"));
        m_folder->put("t/2-first", text("isbn", "1", "First."));
        m_folder->put("t/3-newest", text("isbn", "3", "Newest."));
        m_folder->put("t/4-second", text("isbn", "2", "Second."));
        m_folder->put("t/5-earlier", text("isbn", "3", "Earlier.").replace("2017", "2016"));
        takeOver(m_folder->qpath("t"));
        QCOMPARE(held("isbn").row.version, 3);
        QVERIFY(held("isbn").versions.back().text.ends_with("Newest.\n"));
    }

    void bytesAreKeptAsTheyCame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray plain = text("isbn", "2", "Bücher.");
        QTest::newRow("LF") << plain;
        QTest::newRow("CRLF") << QByteArray(plain).replace("\n", "\r\n");
        QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + plain;
        QTest::newRow("both") << "\xEF\xBB\xBF" + QByteArray(plain).replace("\n", "\r\n");
        QTest::newRow("no line end at its end") << plain.chopped(1);
    }

    void bytesAreKeptAsTheyCame()
    {
        QFETCH(QByteArray, bytes);
        list(record("isbn", "rfc3187"));
        hold("isbn", bytes);
        const auto isbn = held("isbn");
        QCOMPARE(QByteArray::fromStdString(isbn.versions.back().text), bytes);
        QCOMPARE(isbn.row.version, 2);
        QCOMPARE(tests::Sql(m_registry->conninfo())
                     .value("select fields ->> 'purpose' from nidreg_data.registration"),
                 QString("Bücher."));
    }

    /// The real listings in every order, with the real templates between them and by-hand edits of
    /// what was taken over.
    void realListingsAndTexts_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<bool>("withTexts");
        QStringList order{"2021-07-01", "2026-05-28", "2026-07-28"};
        do {
            for (const bool withTexts : {false, true})
                QTest::addRow("%s%s", qPrintable(order.join(", ")), withTexts ? ", with texts" : "")
                    << order.join(' ') << withTexts;
        } while (std::next_permutation(order.begin(), order.end()));
    }

    void realListingsAndTexts()
    {
        QFETCH(QString, order);
        QFETCH(bool, withTexts);
        const QString data = QStringLiteral(NIDREG_SHARED_DATA);
        if (!QFileInfo::exists(data + "/iana/urn-namespaces-2021-07-01.xml"))
            QSKIP("IANA's registries are not here");
        QString texts("0");
        for (const QString &day : order.split(' ')) {
            const QString name = "/iana/urn-namespaces-" + day + ".xml";
            list(record("isbn", "rfc1") + record("hand-made", "rfc2")); // by hand, between them
            takeOver(data + name);
            QCOMPARE(published(), tests::canonical(*tests::sharedFile(name.mid(1))));
            QVERIFY(!withTexts || count("registration where text <> ''").toInt() >= texts.toInt());
            if (!withTexts)
                continue;
            takeOver(data + "/templates");
            texts = count("registration where text <> ''");
            QVERIFY(texts.toInt() > 30);
            QCOMPARE(published(), tests::canonical(*tests::sharedFile(name.mid(1))));
        }
        QCOMPARE(count("registration where request_id is not null"), QString("0"));
        const QString shown = tests::Sql(m_registry->conninfo())
                                  .value("select count(*) from nidreg_data.namespace n join"
                                         " nidreg_data.registration g on g.event = n.registration"
                                         " where g.text <> ''");
        const QString known = tests::Sql(m_registry->conninfo())
                                  .value("select count(distinct nid_key) from"
                                         " nidreg_data.registration where text <> ''");
        QCOMPARE(shown, known); // no text is lost
        if (withTexts)
            QCOMPARE(held("isbn").row.version, 2);
    }
};

NIDREG_TEST(TestHeldTexts, QCoreApplication)

} // namespace tst_heldtexts

#include "tst_heldtexts.moc"
