// SPDX-License-Identifier: MIT
#include "model/exchange/files/xmloutput.h"
#include "model/exchange/iana/embedded.h"
#include "model/exchange/iana/snapshot.h"
#include "model/exchange/site/publishedheader.h"
#include "tests/model/exchange/ianarecords.h"
#include "tests/model/exchange/published.h"
#include "tests/model/exchange/schemacheck.h"
#include "tests/program/program.h"
#include "tests/support/shipped.h"

#include <QBuffer>
#include <QXmlStreamReader>
#include <QtTest>

#include <algorithm>

namespace tst_ianaxml {

using namespace nidreg;
using registry::Reference;

namespace {

QByteArray againstOurSchema(const QByteArray &xml)
{
    const std::string_view schema = exchange::kSchemaRng;
    return tests::validated(xml, xmlRelaxNGNewMemParserCtxt(schema.data(), int(schema.size())));
}

const QString kIanaSchema = QStringLiteral("iana/rng/urn-namespaces/urn-namespaces.rng");

QByteArray againstIanasSchema(const QByteArray &xml)
{
    const QByteArray path = NIDREG_SHARED_DATA "/" + kIanaSchema.toUtf8();
    return tests::validated(xml, xmlRelaxNGNewParserCtxt(path.constData()));
}

std::vector<registry::NamespaceRow> snapshotRows()
{
    std::vector<registry::NamespaceRow> rows;
    for (const auto &each : tests::shippedListing().namespaces)
        rows.push_back(each.row);
    return rows;
}

QByteArray snapshotXml()
{
    return tests::writtenXml(snapshotRows(), tests::shippedListing().contacts);
}

} // namespace

class TestIanaXml : public QObject {
    Q_OBJECT

private slots:
    void namesNoStylesheetUnlessOneIsAskedFor()
    {
        QVERIFY(!tests::writtenXml({}).contains("xml-stylesheet"));
        exchange::Front front{{}, tests::kDay, {}, false};
        front.head.header = tests::writtenXml({}, {}, true).toStdString();
        front.head.headerEvent = 7;
        QVERIFY(exchange::namesStylesheet(front)); // a copy of a listing that names one
        front.head.headerEvent = -1;
        QVERIFY(!exchange::namesStylesheet(front)); // changed here since
        front.hasStylesheet = true;
        QVERIFY(exchange::namesStylesheet(front));
    }

    void beginsAsIanaDoes()
    {
        const QList<QByteArray> lines = tests::writtenXml({}, {}, true).split('\n');
        QCOMPARE(lines[0], QByteArray("<?xml version='1.0' encoding='UTF-8'?>"));
        QCOMPARE(lines[1],
                 QByteArray("<?xml-stylesheet type=\"text/xsl\" href=\"urn-namespaces.xsl\"?>"));
        QVERIFY(lines[2].startsWith("<?xml-model href=\"urn-namespaces.rng\""));
        QCOMPARE(lines[3],
                 QByteArray("<registry xmlns=\"http://www.iana.org/assignments\" "
                            "id=\"urn-namespaces\">"));
        QCOMPARE(lines[6], QByteArray("  <updated>2026-07-28</updated>"));
        QVERIFY2(!lines.first(lines.size() - 1).contains(QByteArray()), "no line is empty");
    }

    void writesARecordAsIanaDoes()
    {
        registry::NamespaceRow row =
            tests::row("eic", {{Reference::Uri, "https://example.org/?a=1&b=2", "A & B"}});
        row.date = "2021-12-31";
        row.updated = "2022-03";
        row.templateUrl = "https://example.org/eic";
        const QByteArray xml = tests::writtenXml({row});
        QVERIFY(xml.contains("<record date=\"2021-12-31\" updated=\"2022-03\">"));
        QVERIFY(xml.contains("<name>eic</name>"));
        QVERIFY(xml.contains("data=\"https://example.org/?a=1&amp;b=2\">A &amp; B</xref>"));
        QCOMPARE(againstOurSchema(xml), QByteArray());
    }

    /// XML 1.0 sections 2.11 and 3.3.3: a reader changes the white space that is written as it is.
    void whiteSpaceComesBackFromAttributesAndText_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("words");
        QTest::newRow("an LF in an attribute") << QByteArray("&#xA;") << "one\ntwo";
        QTest::newRow("a CR in an attribute") << QByteArray("&#xD;") << "one\rtwo";
        QTest::newRow("a tab in an attribute") << QByteArray("&#x9;") << "one\ttwo";
        QTest::newRow("a CR and an LF") << QByteArray("&#xD;&#xA;") << "one\r\ntwo";
    }

    void whiteSpaceComesBackFromAttributesAndText()
    {
        QFETCH(QByteArray, written);
        QFETCH(QString, words);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        exchange::XmlOutput output(buffer);
        output.raw("<a").attribute("b", words.toStdString()).raw(">");
        output.text(words.toStdString()).raw("</a>");
        QVERIFY(output.flush());
        QVERIFY2(bytes.contains("\"one" + written + "two\""), bytes);
        QXmlStreamReader reader(bytes);
        QVERIFY(reader.readNextStartElement());
        QCOMPARE(reader.attributes().value("b").toString(), words);
        QCOMPARE(reader.readElementText(), words);

        registry::NamespaceRow row = tests::row(
            "eic",
            {{Reference::Uri, "https://example.org/" + words.toStdString(), words.toStdString()}});
        const auto read = tests::IanaReader(tests::writtenXml({row})).read();
        QVERIFY(read.readWell);
        QCOMPARE(read.rows.front().references.front().data, row.references.front().data);
    }

    void anEmptyRegistryIsValid()
    {
        QCOMPARE(againstOurSchema(tests::writtenXml({})), QByteArray());
    }

    void theSnapshotIsValid() { QCOMPARE(againstOurSchema(snapshotXml()), QByteArray()); }

    void theSnapshotIsValidForIana()
    {
        if (!tests::sharedFile(kIanaSchema))
            QSKIP("IANA's schema is not here");
        QCOMPARE(againstIanasSchema(snapshotXml()), QByteArray());
    }

    void hostileTextStaysValid_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<std::string>("data");
        QTest::newRow("a reference that is no RFC") << int(Reference::Rfc) << std::string("rfc 12");
        QTest::newRow("a URI with a blank") << int(Reference::Uri) << std::string("http://a b/");
        QTest::newRow("a URI with a bare percent")
            << int(Reference::Uri) << std::string("http://a/%");
        QTest::newRow("a person whose id is no name")
            << int(Reference::Person) << std::string("1 x");
        QTest::newRow("an erratum without number") << int(Reference::RfcErrata) << std::string("x");
        QTest::newRow("a draft that is none") << int(Reference::Draft) << std::string("draft");
        QTest::newRow("control characters") << int(Reference::Text) << std::string("a\x01\x1f z");
        QTest::newRow("markup") << int(Reference::Text)
                                << std::string("]]></xref><b a='\"'/>&amp;");
        QTest::newRow("no UTF-8") << int(Reference::Text) << std::string("\xff\xfe\xc3");
        QTest::newRow("a noncharacter") << int(Reference::Text) << std::string("\xef\xbf\xbf");
        QTest::newRow("nothing") << int(Reference::Text) << std::string();
    }

    void hostileTextStaysValid()
    {
        QFETCH(int, type);
        QFETCH(std::string, data);
        const std::vector<Reference> references{{Reference::Type(type), data, {}}};
        const QByteArray xml =
            tests::writtenXml({tests::row("abc", references), tests::row("urn-9", references)});
        QCOMPARE(againstOurSchema(xml), QByteArray());
        if (tests::sharedFile(kIanaSchema))
            QCOMPARE(againstIanasSchema(xml), QByteArray());
    }

    void theSchemaRefuses_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("a day that is none") << QByteArray("2018-06-19") << QByteArray("2018-06-31");
        QTest::newRow("an NID that is none") << QByteArray("<name>3gpp<") << QByteArray("<name>-<");
        QTest::newRow("an informal record without contact")
            << QByteArray("contact>") << QByteArray("template>");
        QTest::newRow("a reference that is no RFC")
            << QByteArray("data=\"rfc5279\"") << QByteArray("data=\"5279\"");
    }

    void theSchemaRefuses()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QByteArray xml = snapshotXml();
        QVERIFY(xml.contains(from));
        xml.replace(from, to);
        QVERIFY(!againstOurSchema(xml).isEmpty());
    }

    void theSnapshotPublishesIanasRecords()
    {
        const auto original =
            tests::sharedFile(QStringLiteral("iana/urn-namespaces-2026-07-28.xml"));
        if (!original)
            QSKIP("IANA's registry is not here");
        tests::IanaRegistry theirs = tests::IanaReader(*original).read();
        tests::IanaRegistry ours = tests::IanaReader(snapshotXml()).read();
        QVERIFY(theirs.readWell && ours.readWell);
        compareRecords(ours, theirs);
        QCOMPARE(ours.people.size(), theirs.people.size());
        for (std::size_t i = 0; i < ours.people.size(); ++i) {
            QCOMPARE(ours.people[i].id, theirs.people[i].id);
            QCOMPARE(ours.people[i].name, theirs.people[i].name);
            QCOMPARE(ours.people[i].uri, theirs.people[i].uri);
            QCOMPARE(ours.people[i].updated, theirs.people[i].updated);
        }
    }

private:
    static void compareRecords(const tests::IanaRegistry &ours, const tests::IanaRegistry &theirs)
    {
        QCOMPARE(ours.rows.size(), theirs.rows.size());
        for (std::size_t i = 0; i < ours.rows.size(); ++i) {
            const registry::NamespaceRow &row = ours.rows[i];
            const auto same = std::ranges::find(theirs.rows, row.nid, &registry::NamespaceRow::nid);
            QVERIFY2(same != theirs.rows.end(), row.nid.c_str());
            QCOMPARE(row.kind, same->kind);
            QCOMPARE(row.date, same->date);
            QCOMPARE(row.updated, same->updated);
            QCOMPARE(row.templateUrl, same->templateUrl);
            QCOMPARE(ours.labels[i], theirs.labels[std::size_t(same - theirs.rows.begin())]);
            QVERIFY2(row.references == same->references, row.nid.c_str());
        }
    }
};

NIDREG_TEST(TestIanaXml, QCoreApplication)

} // namespace tst_ianaxml

#include "tst_ianaxml.moc"
