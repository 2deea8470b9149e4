// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianacsv.h"
#include "model/exchange/iana/ianaxmlreader.h"
#include "tests/model/exchange/ianarecords.h"
#include "tests/model/exchange/published.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_ianacsv {

using namespace nidreg;
using registry::Reference;

namespace {

struct Files {
    QByteArray formal;
    QByteArray informal;
};

Files writtenCsv(const std::vector<registry::NamespaceRow> &rows)
{
    QBuffer informal;
    informal.open(QIODevice::WriteOnly);
    const QByteArray formal = tests::written(
        rows, {}, [&](QIODevice &to) { return exchange::csvWriter(to, informal, {}); });
    return {formal, informal.data()};
}

const QByteArray kHeading = "URN Namespace,Template,Reference\r\n";

Files csvOf(const listing::Document &document, exchange::CsvForm form)
{
    QBuffer formal;
    QBuffer informal;
    formal.open(QIODevice::WriteOnly);
    informal.open(QIODevice::WriteOnly);
    const auto writer = exchange::ianaCsvWriter(formal, informal, form);
    listing::play(document, *writer);
    return {formal.data(), informal.data()};
}

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

/// A document of the registrations in `csv`; nothing where it is refused.
std::optional<listing::Document> documentOf(const QByteArray &csv)
{
    listing::Document document;
    const auto read =
        exchange::readIanaCsv(view(csv), [&](listing::Registration each, std::size_t) {
            document.registry.registrations.push_back(std::move(each));
            return true;
        });
    if (!read)
        return {};
    return document;
}

} // namespace

class TestIanaCsv : public QObject {
    Q_OBJECT

private slots:
    void writesALine_data()
    {
        QTest::addColumn<std::string>("nid");
        QTest::addColumn<std::string>("templateUrl");
        QTest::addColumn<std::string>("type");
        QTest::addColumn<std::string>("label");
        QTest::addColumn<QByteArray>("line");

        const std::string url = "https://example.org/t";
        QTest::newRow("an RFC is in capitals")
            << std::string("abc") << std::string() << std::string("rfc") << std::string()
            << QByteArray("abc,,[RFC9999]\r\n");
        QTest::newRow("a template goes by the NID")
            << std::string("abc") << url << std::string("rfc") << std::string()
            << QByteArray("abc,[abc-template],[RFC9999]\r\n");
        QTest::newRow("an informal template is the NID itself")
            << std::string("urn-9") << url << std::string("rfc") << std::string()
            << QByteArray("urn-9,[urn-9],[RFC9999]\r\n");
        QTest::newRow("a label with a comma stands in quotes")
            << std::string("abc") << std::string() << std::string("uri") << std::string("A, Inc.")
            << QByteArray("abc,,\"[A, Inc.]\"\r\n");
        QTest::newRow("an address without label stands for itself")
            << std::string("abc") << std::string() << std::string("uri") << std::string()
            << QByteArray("abc,,[rfc9999]\r\n");
    }

    void writesALine()
    {
        QFETCH(std::string, nid);
        QFETCH(std::string, templateUrl);
        QFETCH(std::string, type);
        QFETCH(std::string, label);
        QFETCH(QByteArray, line);
        auto row = tests::row(nid, {{*registry::referenceType(type), "rfc9999", label}});
        row.templateUrl = templateUrl;
        const Files files = writtenCsv({row});
        const bool isFormal = row.kind == urn::NidKind::Formal;
        QCOMPARE(isFormal ? files.formal : files.informal, kHeading + line);
        QCOMPARE(isFormal ? files.informal : files.formal, kHeading);
    }

    void severalReferencesStandSideBySide()
    {
        const auto row =
            tests::row("abc", {{Reference::Rfc, "rfc1", {}}, {Reference::RfcErrata, "2", {}}});
        QCOMPARE(writtenCsv({row}).formal, kHeading + "abc,,[RFC1][RFC Errata 2]\r\n");
    }

    void isIanasByteForByte()
    {
        const auto xml = tests::sharedFile(QStringLiteral("iana/urn-namespaces-2021-07-01.xml"));
        const auto formal = tests::sharedFile(QStringLiteral("iana/urn-namespaces-1-2021.csv"));
        const auto informal = tests::sharedFile(QStringLiteral("iana/urn-namespaces-2-2021.csv"));
        if (!xml || !formal || !informal)
            QSKIP("IANA's registry of 2021 is not here");
        const tests::IanaRegistry theirs = tests::IanaReader(*xml).read();
        QVERIFY(theirs.readWell);
        const Files ours = writtenCsv(theirs.rows);
        QCOMPARE(ours.formal, *formal);
        QCOMPARE(ours.informal, *informal);
    }

    void aDocumentIsIanasByteForByte()
    {
        const auto xml = tests::sharedFile(QStringLiteral("iana/urn-namespaces-2021-07-01.xml"));
        const auto formal = tests::sharedFile(QStringLiteral("iana/urn-namespaces-1-2021.csv"));
        const auto informal = tests::sharedFile(QStringLiteral("iana/urn-namespaces-2-2021.csv"));
        if (!xml || !formal || !informal)
            QSKIP("IANA's registry of 2021 is not here");
        const auto read = exchange::readIanaDocument(view(*xml));
        QVERIFY(read);
        for (const auto form : {exchange::CsvForm::Iana, exchange::CsvForm::Spreadsheet}) {
            const Files ours = csvOf(read->document, form);
            QCOMPARE(ours.formal, *formal);
            QCOMPARE(ours.informal, *informal);
        }
    }

    void ianasFilesComeOutAsTheyWereRead()
    {
        const auto formal = tests::sharedFile(QStringLiteral("iana/urn-namespaces-1-2021.csv"));
        const auto informal = tests::sharedFile(QStringLiteral("iana/urn-namespaces-2-2021.csv"));
        if (!formal || !informal)
            QSKIP("IANA's registry of 2021 is not here");
        const auto first = documentOf(*formal);
        const auto second = documentOf(*informal);
        QVERIFY(first && second);
        QCOMPARE(csvOf(*first, exchange::CsvForm::Iana).formal, *formal);
        QCOMPARE(csvOf(*second, exchange::CsvForm::Iana).informal, *informal);
    }

    void readsALine()
    {
        const auto read = documentOf("\xEF\xBB\xBFURN Namespace,Template,Reference\n"
                                     "aa,[aa-template],\"[RFC1, Section 2][A, \"\"B\"\" [C]]\"\n"
                                     "urn-1,[urn-1],[Ada_L.]");
        QVERIFY(read);
        const auto &all = read->registry.registrations;
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[0].references.size(), std::size_t(2));
        QCOMPARE(all[0].references[0].data, std::string("rfc1"));
        QCOMPARE(all[0].references[0].fragment.value, std::string("2"));
        QCOMPARE(all[0].references[1].data, std::string("A, \"B\" [C]"));
        QCOMPARE(listing::plain(*all[0].formTemplate), std::string("[aa-template]"));
        QCOMPARE(all[1].references[0].data, std::string("urn-1"));
        QCOMPARE(listing::plain(*all[1].contact), std::string("[Ada_L.]"));
    }

    void readsTheHeadingOf2015()
    {
        const auto read = documentOf("URN Namespace,Reference\r\naa,[RFC1]\r\nurn-1,[urn-1]\r\n");
        QVERIFY(read);
        QVERIFY(!read->registry.registrations[1].contact);
        QCOMPARE(read->registry.registrations[0].references[0].data, std::string("rfc1"));
    }

    void readsALabel_data()
    {
        QTest::addColumn<std::string>("label");
        QTest::addColumn<int>("type");
        QTest::addColumn<std::string>("data");
        const auto row = [](const char *label, Reference::Type type, const char *data) {
            QTest::newRow(label) << std::string(label) << int(type) << std::string(data);
        };
        row("RFC8141", Reference::Rfc, "rfc8141");
        row("BCP14", Reference::Rfc, "bcp14");
        row("RFC8141, Section 6.3", Reference::Rfc, "rfc8141");
        row("RFC8141, Chapter 6", Reference::Text, "RFC8141, Chapter 6");
        row("rfc8141", Reference::Text, "rfc8141");
        row("RFC Errata 3188", Reference::RfcErrata, "3188");
        row("RFC Errata none", Reference::Text, "RFC Errata none");
        row("draft-urn-ddi-00", Reference::Draft, "draft-urn-ddi-00");
        row("RFC-ietf-core-href-29", Reference::Draft, "RFC-ietf-core-href-29");
        row("https://example.org/", Reference::Uri, "https://example.org/");
        row("Michael_Mealling", Reference::Text, "Michael_Mealling");
        row("", Reference::Text, "");
    }

    void readsALabel()
    {
        QFETCH(std::string, label);
        QFETCH(int, type);
        QFETCH(std::string, data);
        const Reference read = exchange::referenceOf(label);
        QCOMPARE(int(read.type), type);
        QCOMPARE(read.data, data);
        QCOMPARE(registry::labelOf(read), label);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("error");
        QTest::addColumn<std::size_t>("line");
        using listing::ReadError;
        const auto row = [](const char *name, const QByteArray &csv, ReadError error,
                            std::size_t line) { QTest::newRow(name) << csv << int(error) << line; };
        row("nothing", "", ReadError::Empty, 0);
        row("another heading", "Name,Value\naa,b\n", ReadError::BadHeading, 1);
        row("a page", "<html>\n", ReadError::BadHeading, 1);
        row("a cell too many", kHeading + "aa,,[RFC1]\naa,,[RFC1],x\n", ReadError::BadCsv, 3);
        row("a quote within a cell", kHeading + "aa,,[RF\"C1]\n", ReadError::BadCsv, 2);
        row("quotes that stay open", kHeading + "aa,,\"[RFC1]\n", ReadError::BadCsv, 3);
        row("a CR alone", kHeading + "aa,,[RFC1]\raa,,\n", ReadError::BadCsv, 2);
        row("no NID", kHeading + ",,[RFC1]\n", ReadError::BadCell, 2);
        row("a reference without brackets", kHeading + "aa,,RFC1\n", ReadError::BadCell, 2);
        row("a bracket that stays open", kHeading + "aa,,[RFC1][x\n", ReadError::BadCell, 2);
        row("words behind a bracket", kHeading + "aa,,[RFC1] x\n", ReadError::BadCell, 2);
        row("a NUL", kHeading + QByteArray("aa,,[\0]\n", 8), ReadError::Nul, 2);
        row("no UTF-8", kHeading + "aa,,[\xff]\n", ReadError::NotUtf8, 2);
        row("UTF-16", "\xff\xfeU", ReadError::NotUtf8, 1);
    }

    void refuses()
    {
        QFETCH(QByteArray, csv);
        QFETCH(int, error);
        QFETCH(std::size_t, line);
        const auto read = exchange::readIanaCsv(
            view(csv), [](listing::Registration, std::size_t) { return true; });
        QVERIFY(!read);
        QCOMPARE(int(read.error().error), error);
        QCOMPARE(read.error().line, line);
    }

    void noCellOfIanasFormBeginsAFormula()
    {
        const auto read = documentOf(kHeading + "aa,[=1+1],[@SUM(1)][+1]\n");
        QVERIFY(read);
        QCOMPARE(csvOf(*read, exchange::CsvForm::Iana).formal,
                 kHeading + "aa,[=1+1],[@SUM(1)][+1]\r\n");
    }

    void formulasAreNeutral_data()
    {
        QTest::addColumn<std::string>("cell");
        QTest::addColumn<std::string>("neutral");
        const auto row = [](const char *name, const char *cell, const char *neutral) {
            QTest::newRow(name) << std::string(cell) << std::string(neutral);
        };
        row("an equals sign", "=1+1", "'=1+1");
        row("a plus", "+1", "'+1");
        row("a minus", "-1", "'-1");
        row("an at sign", "@SUM(A1)", "'@SUM(A1)");
        row("a tab", "\t=1", "'\t'=1");
        row("a CR", "\r=1", "'\r=1");
        row("behind a semicolon", "[a;=1]", "[a;'=1]");
        row("words", "[A = B - C]", "[A = B - C]");
        row("nothing", "", "");
    }

    void formulasAreNeutral()
    {
        QFETCH(std::string, cell);
        QFETCH(std::string, neutral);
        QCOMPARE(exchange::withoutFormulas(cell), neutral);
    }
};

NIDREG_TEST(TestIanaCsv, QCoreApplication)

} // namespace tst_ianacsv

#include "tst_ianacsv.moc"
