// SPDX-License-Identifier: MIT
#include "tests/model/exchange/ianarecords.h"
#include "tests/model/exchange/published.h"

#include <QtTest>

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
    const QByteArray formal =
        tests::written(rows, {}, [&](QIODevice &to) { return exchange::csvWriter(to, informal); });
    return {formal, informal.data()};
}

const QByteArray kHeading = "URN Namespace,Template,Reference\r\n";

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
};

QTEST_GUILESS_MAIN(TestIanaCsv)
#include "tst_ianacsv.moc"
