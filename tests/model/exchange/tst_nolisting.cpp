// SPDX-License-Identifier: MIT
#include "model/exchange/iana/listingsource.h"
#include "tests/program/program.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_nolisting {

using namespace nidreg;

namespace {

QByteArray listingOf(const QByteArray &records)
{
    return "<registry xmlns='http://www.iana.org/assignments' id='urn-namespaces'>"
           "<title>Names of the Test</title><updated>2020-01-01</updated>"
           "<registry id='urn-namespaces-1'>"
        + records + "</registry><registry id='urn-namespaces-2'/><people/></registry>";
}

QByteArray record(const QByteArray &nid, const QByteArray &rfc)
{
    return "<record><name>" + nid + "</name><xref type='rfc' data='" + rfc + "'/></record>";
}

} // namespace

/// What is no listing, or not all of one, is refused by name.
class NoListingTest : public QObject {
    Q_OBJECT

private slots:
    /// What was read before an error may look like a whole listing.
    void refusesWhatCannotBeRead()
    {
        const auto read = exchange::readListing("/proc/self/mem"); // an EIO at its beginning
        QVERIFY(!read);
        QCOMPARE(read.error().error, listing::ReadError::Unreadable);
    }

    void refusesWhatIsNoListing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("error");
        const auto row = [](const char *name, const QByteArray &bytes, listing::ReadError error) {
            QTest::newRow(name) << bytes << int(error);
        };
        using listing::ReadError;
        row("an empty file", {}, ReadError::Empty);
        row("a registry of something else",
            "<registry xmlns='http://www.iana.org/assignments' id='uri-schemes'><registry "
            "id='a'><record><value>http</value></record></registry></registry>",
            ReadError::OtherRegistry);
        row("half a listing", listingOf(record("abc", "rfc1")).chopped(40), ReadError::Truncated);
        row("an entity that expands",
            "<!DOCTYPE registry [<!ENTITY a 'aaaa'>]><registry>&a;</registry>",
            ReadError::DocumentType);
        row("JSON of something else", "{\"a\": [1, 2]}", ReadError::NotARegistry);
        row("half a JSON", "{\"namespaces\": [{\"nid\": \"a", ReadError::Malformed);
        row("another table", "a,b\r\n1,2\r\n", ReadError::BadHeading);
        row("XML without a record", listingOf({}), ReadError::NoNamespaces);
        row("XML with one of its two registries",
            "<registry xmlns='http://www.iana.org/assignments' id='urn-namespaces'>"
            "<registry id='urn-namespaces-1'><record><name>abc</name></record></registry>"
            "</registry>",
            ReadError::NoSubRegistry);
        row("a CSV that breaks off in a cell",
            "URN Namespace,Template,Reference\r\nabc,,[RFC1]\r\nabcd,,[RFC", ReadError::Truncated);
        row("a CSV that has its columns alone", "URN Namespace,Template,Reference\r\n",
            ReadError::NoNamespaces);
        row("JSON without namespaces",
            R"({"$schema": "registry.schema.json", "count": 0, "namespaces": null})",
            ReadError::NotItsSchema);
        row("JSON with none", R"({"count": 0, "namespaces": []})", ReadError::NoNamespaces);
        row("JSON with fewer than it states",
            R"({"count": 2, "namespaces": [{"nid": "abc", "kind": "formal", "status": "active"}]})",
            ReadError::NotWhole);
        row("JSON that does not state how many",
            R"({"namespaces": [{"nid": "abc", "kind": "formal", "status": "active"}]})",
            ReadError::NotItsSchema);
        row("JSON with a kind that nobody knows",
            R"({"count": 1, "namespaces": [{"nid": "abc", "kind": "odd", "status": "active"}]})",
            ReadError::NotItsSchema);
        row("JSON with an informal NID among the formal ones",
            R"({"count": 1, "namespaces": [{"nid": "urn-7", "kind": "formal", "status": "active"}]})",
            ReadError::NotItsSchema);
        row("JSON with a formal NID among the informal ones",
            R"({"count": 1, "namespaces": [{"nid": "foo", "kind": "informal", "status": "active"}]})",
            ReadError::NotItsSchema);
        row("JSON with a day that does not exist",
            R"({"count": 1, "namespaces": [{"nid": "abc", "kind": "formal", "status": "active",
                "registered": "2026-02-30"}]})",
            ReadError::NotItsSchema);
        row("XML with a formal NID among the informal ones",
            "<registry xmlns='http://www.iana.org/assignments' id='urn-namespaces'>"
            "<registry id='urn-namespaces-1'/><registry id='urn-namespaces-2'>"
            "<record><name>foo</name></record></registry></registry>",
            ReadError::WrongPart);
        row("XML with an informal NID among the formal ones",
            listingOf(record("abc", "rfc1") + record("urn-7", "rfc2")), ReadError::WrongPart);
        row("JSON with a status that nobody knows",
            R"({"count": 1, "namespaces": [{"nid": "abc", "kind": "formal", "status": "?"}]})",
            ReadError::NotItsSchema);
    }

    void refusesWhatIsNoListing()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, error);
        const QTemporaryDir folder;
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        const auto read = exchange::readListing(file.fileName().toStdString());
        QVERIFY(!read);
        QCOMPARE(int(read.error().error), error);
    }
};

NIDREG_TEST(NoListingTest, QCoreApplication)

} // namespace tst_nolisting

#include "tst_nolisting.moc"
