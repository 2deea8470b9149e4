// SPDX-License-Identifier: MIT
#include "model/exchange/iana/embedded.h"
#include "model/exchange/iana/ianaxmlreader.h"
#include "model/exchange/iana/ianaxmlwriter.h"
#include "tests/model/exchange/canonicalxml.h"
#include "tests/model/exchange/published.h"
#include "tests/model/exchange/schemacheck.h"
#include "tests/program/program.h"

#include <QDir>
#include <QtTest>

namespace tst_ianaxmlreader {

using namespace nidreg;
using listing::ReadError;
using listing::Remark;
using registry::Reference;

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

QByteArray fixture(const QString &name)
{
    QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/listing/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray written(const listing::Document &document)
{
    return QByteArray::fromStdString(exchange::ianaXml(document));
}

const QByteArray kBegin = "<registry xmlns=\"http://www.iana.org/assignments\" id=\"r\">";

/// A publication with `inside` in its one registry.
QByteArray around(const QByteArray &inside)
{
    return kBegin + "<registry id=\"s\">" + inside + "</registry><people/></registry>";
}

/// -1: it is read.
int refusalOf(const QByteArray &xml)
{
    const auto read = exchange::readIanaDocument(view(xml));
    return read ? -1 : int(read.error().error);
}

} // namespace

class TestIanaXmlReader : public QObject {
    Q_OBJECT

private slots:
    void readsTodaysShape()
    {
        const auto read = exchange::readIanaDocument(view(fixture("today.xml")));
        QVERIFY(read);
        QVERIFY(read->remarks.list.empty());
        const listing::Document &document = read->document;
        QCOMPARE(document.instructions.size(), std::size_t(2));
        QCOMPARE(document.instructions[1].target, std::string("xml-model"));
        QCOMPARE(document.registry.head.updated, std::string("2026-02-03"));
        QCOMPARE(document.registry.head.notes[0].title, std::string("To be read first"));
        QCOMPARE(document.registry.head.notes[0].text[0].words,
                 std::string("Sätze with two  blanks, and\nan end.\n  "));
        QCOMPARE(document.registry.registries.size(), std::size_t(2));
        const listing::Registry &formal = document.registry.registries[0];
        QCOMPARE(listing::plain(*formal.head.registrationRule),
                 std::string("Review, per [RFC8141]. \nAnd more & more."));
        QVERIFY(formal.head.isHidden);
        QCOMPARE(formal.footnotes[0].anchor, std::string("1"));
        QCOMPARE(formal.head.references[0].fragment.value, std::string("6.2"));
        const listing::Registration &baker = formal.registrations[1];
        QCOMPARE(baker.nid, std::string("baker"));
        QCOMPARE(baker.date, std::string("2021-12-31"));
        QCOMPARE(baker.updated, std::string("2022-03"));
        QCOMPARE(baker.formTemplate->front().reference->label, std::string("baker-template"));
        QCOMPARE(baker.formTemplate->front().reference->data,
                 std::string("https://example.org/t/baker?a=1&b=2"));
        QCOMPARE(baker.references[0].label, std::string("Baker, Inc. <b>"));
        const listing::Registration &charlie = formal.registrations[2];
        QCOMPARE(charlie.references.size(), std::size_t(6));
        QCOMPARE(charlie.references[0].lastUpdated, std::string("2023-11"));
        QCOMPARE(charlie.references[2].data, std::string("nothing but words"));
        QCOMPARE(document.people[0].uris[0], std::string("mailto:ada&example.org"));
        QCOMPARE(document.people[0].organization, std::optional<std::string>("Engines"));
        QVERIFY(!document.people[1].name);
        const listing::Registration &informal = document.registry.registries[1].registrations[0];
        QCOMPARE(informal.kind, urn::NidKind::Informal);
        QVERIFY(informal.contact->front().reference->type == Reference::Person);
    }

    void readsTheShapeOf2015()
    {
        const auto read = exchange::readIanaDocument(view(fixture("eleven-years-ago.xml")));
        QVERIFY(read);
        QVERIFY(read->remarks.list.empty());
        const listing::Document &document = read->document;
        QCOMPARE(document.instructions[1].target, std::string("oxygen"));
        QVERIFY(!document.hasPeople);
        QCOMPARE(document.registry.head.created, std::string("2000-05"));
        const listing::Registration &able = document.registry.registries[0].registrations[0];
        QCOMPARE(able.nid, std::string("able"));
        QVERIFY(able.isValue);
        QCOMPARE(able.references.size(), std::size_t(2));
        QVERIFY(!document.registry.registries[1].registrations[0].contact);
    }

    void comesOutAsItWasRead_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::newRow("today's shape") << fixture("today.xml");
        QTest::newRow("another registry's columns") << fixture("columns.xml");
        QByteArray old = fixture("eleven-years-ago.xml");
        QTest::newRow("the shape of 2015, but for the blanks about a name")
            << old.replace("  able\n", "able");
        const QDir samples(QStringLiteral(NIDREG_SHARED_DATA "/iana"));
        for (const QString &name : samples.entryList({"*.xml"}))
            QTest::newRow(qPrintable(name)) << *tests::sharedFile("iana/" + name);
    }

    void comesOutAsItWasRead()
    {
        QFETCH(QByteArray, xml);
        const auto read = exchange::readIanaDocument(view(xml));
        QVERIFY(read);
        QVERIFY(read->remarks.list.empty());
        const QByteArray once = written(read->document);
        QVERIFY(!tests::canonical(xml).isEmpty());
        QCOMPARE(tests::canonical(once), tests::canonical(xml));
        QCOMPARE(written(read->document), once);
        const auto again = exchange::readIanaDocument(view(once));
        QVERIFY(again);
        QVERIFY(again->document == read->document);
    }

    void whatIsWrittenIsValidForIana_data()
    {
        QTest::addColumn<QString>("name");
        const QDir samples(QStringLiteral(NIDREG_SHARED_DATA "/iana"));
        for (const QString &name : samples.entryList({"*.xml"}))
            QTest::newRow(qPrintable(name)) << name;
        if (samples.entryList({"*.xml"}).isEmpty())
            QSKIP("IANA's registries are not here");
    }

    void whatIsWrittenIsValidForIana()
    {
        QFETCH(QString, name);
        const QString which = name.left(name.indexOf("-20"));
        const QString schema = QStringLiteral(NIDREG_SHARED_DATA "/iana/rng/%1/%1.rng").arg(which);
        const auto read = exchange::readIanaDocument(view(*tests::sharedFile("iana/" + name)));
        QVERIFY(read);
        QCOMPARE(tests::validated(written(read->document),
                                  xmlRelaxNGNewParserCtxt(schema.toUtf8().constData())),
                 QByteArray());
    }

    void whatIsWrittenOfNamespacesIsValidForUs()
    {
        const std::string_view schema = exchange::kSchemaRng;
        const auto check = [&](const QByteArray &xml) {
            const auto read = exchange::readIanaDocument(view(xml));
            return tests::validated(written(read->document),
                                    xmlRelaxNGNewMemParserCtxt(schema.data(), int(schema.size())));
        };
        QByteArray own = fixture("today.xml");
        const auto footnote = own.indexOf("<footnote");
        own.remove(footnote, own.indexOf("</footnote>") + 11 - footnote); // not of namespaces
        QCOMPARE(check(own), QByteArray());
        const QDir samples(QStringLiteral(NIDREG_SHARED_DATA "/iana"));
        for (const QString &name : samples.entryList({"urn-namespaces-*.xml"}))
            QCOMPARE(check(*tests::sharedFile("iana/" + name)), QByteArray());
    }

    void saysWhatItDoesNotKeep_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<int>("kind");
        QTest::addColumn<std::string>("subject");
        const auto row = [](const char *name, const char *inside, Remark::Kind kind,
                            const char *subject) {
            QTest::newRow(name) << QByteArray(inside) << int(kind) << std::string(subject);
        };
        row("an element of a registry", "\n<wish>x<a b='c'/></wish>", Remark::UnknownElement,
            "wish");
        row("an element of another namespace", "\n<x:title xmlns:x='urn:x'>T</x:title>",
            Remark::UnknownElement, "x:title");
        row("an element within a text", "\n<note>a<b>c</b></note>", Remark::UnknownElement, "b");
        row("an attribute of a record", "\n<record key='1'><name>aa</name></record>",
            Remark::UnknownAttribute, "key");
        row("an attribute with a prefix", "\n<record xml:lang='de'><name>aa</name></record>",
            Remark::UnknownAttribute, "xml:lang");
        row("a section of an address", "\n<xref type='uri' data='http://a/' section='1'/>",
            Remark::UnknownAttribute, "section");
        row("a second place in an RFC", "\n<xref type='rfc' data='rfc1' section='1' page='2'/>",
            Remark::UnknownAttribute, "page");
        row("an unknown reference", "\n<xref type='stone' data='x'>carved</xref>",
            Remark::UnknownReference, "stone");
        row("words between elements", "\n stray &amp; lost", Remark::StrayText, "stray");
        row("a second title", "<title>A</title>\n<title>B</title>", Remark::Repeated, "title");
        row("a second template",
            "<record><name>aa</name><template>A</template>\n<template>B</template></record>",
            Remark::Repeated, "template");
        row("a note behind the records", "<record><name>aa</name></record>\n<note>late</note>",
            Remark::Misplaced, "note");
        row("people in a part", "\n<people/>", Remark::Misplaced, "people");
        row("a comment", "\n<!-- hidden -->", Remark::Comment, "hidden");
        row("an instruction inside", "\n<?do it?>", Remark::Instruction, "do");
    }

    void saysWhatItDoesNotKeep()
    {
        QFETCH(QByteArray, inside);
        QFETCH(int, kind);
        QFETCH(std::string, subject);
        const auto read = exchange::readIanaDocument(view(around(inside)));
        QVERIFY(read);
        QVERIFY(!read->remarks.list.empty());
        const Remark &first = read->remarks.list.front();
        QCOMPARE(int(first.kind), kind);
        QCOMPARE(first.subject, subject);
        QCOMPARE(first.line, std::size_t(2));
    }

    void keepsAnUnknownReferenceAsText()
    {
        const auto read =
            exchange::readIanaDocument(view(around("<xref type='stone' data='x'>carved</xref>")));
        const Reference &kept = read->document.registry.registries[0].head.references.at(0);
        QCOMPARE(int(kept.type), int(Reference::Text));
        QCOMPARE(kept.data, std::string("carved"));
    }

    void countsRemarksBeyondTheFirst()
    {
        QByteArray wishes;
        for (int i = 0; i < 250; ++i)
            wishes += "<wish/>";
        const auto read = exchange::readIanaDocument(view(around(wishes)));
        QCOMPARE(read->remarks.list.size(), listing::Remarks::kMaxRemarks);
        QCOMPARE(read->remarks.further, std::size_t(150));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<int>("error");
        const auto row = [](const char *name, const QByteArray &xml, ReadError error) {
            QTest::newRow(name) << xml << int(error);
        };
        const QByteArray entities =
            "<!DOCTYPE r [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n"
            + around("<note>&b;</note>");
        row("nothing", {}, ReadError::Empty);
        row("blanks", " \n\t\n", ReadError::Empty);
        row("entities that expand", entities, ReadError::DocumentType);
        row("an external entity",
            "<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" + around("&a;"),
            ReadError::DocumentType);
        row("a parameter entity",
            "<!DOCTYPE r [<!ENTITY % p SYSTEM \"http://127.0.0.1/\"> %p;]>" + around(""),
            ReadError::DocumentType);
        row("a DTD from elsewhere", "<!DOCTYPE r SYSTEM \"http://127.0.0.1/x.dtd\">" + around(""),
            ReadError::DocumentType);
        row("an entity that is not declared", around("<note>&nbsp;</note>"), ReadError::Malformed);
        row("a huge name", around('<' + QByteArray(70000, 'n') + "/>"), ReadError::TagTooLong);
        QByteArray attributes = "<record";
        for (int i = 0; i < 1000000; ++i)
            attributes += " a" + QByteArray::number(i) + "='>'";
        row("a million attributes", around(attributes + "/>"), ReadError::TagTooLong);
        row("a million attributes behind a comment that looks like a tag",
            around("<!-- > <x ' -->" + attributes + "/>"), ReadError::TagTooLong);
        row("the same behind a CDATA section",
            around("<note><![CDATA[>]> <x ']]></note>" + attributes + "/>"), ReadError::TagTooLong);
        row("the same behind an instruction", around("<?x > <y ' ?>" + attributes + "/>"),
            ReadError::TagTooLong);
        row("depth", around(QByteArray("<registry>").repeated(100000)), ReadError::TooDeep);
        row("depth in what is skipped", around(QByteArray("<a>").repeated(100000)),
            ReadError::TooDeep);
        row("a note of two megabytes", around("<note>" + QByteArray(2 << 20, 'n') + "</note>"),
            ReadError::TextTooLong);
        row("bytes that are no UTF-8", around("<note>\xff\xfe</note>"), ReadError::NotUtf8);
        row("Latin-1 that says so", "<?xml version='1.0' encoding='ISO-8859-1'?>" + around(""),
            ReadError::NotUtf8);
        row("an encoding that nobody knows", "<?xml version='1.0' encoding='x-none'?>" + around(""),
            ReadError::NotUtf8);
        const QString wide = QString::fromUtf8(around(""));
        const QByteArray units(reinterpret_cast<const char *>(wide.utf16()), wide.size() * 2);
        row("UTF-16", "\xFF\xFE" + units, ReadError::NotUtf8);
        row("UTF-16 without a mark", units, ReadError::NotUtf8);
        row("a NUL in a text", around(QByteArray("<note>a\0b</note>", 16)), ReadError::Nul);
        row("a NUL in a tag", around(QByteArray("<no\0te/>", 8)), ReadError::Nul);
        row("a control character", around("<note>\x01</note>"), ReadError::Malformed);
        row("tags that do not match", around("<note></title>"), ReadError::Malformed);
        row("two attributes of one name", around("<record date='1' date='2'/>"),
            ReadError::Malformed);
        row("words that are no XML", "these are no marks, only words\n", ReadError::Malformed);
        row("something behind the end", around("") + "<registry/>", ReadError::Malformed);
        row("a page", "<html><body/></html>", ReadError::NotARegistry);
        row("a registry of another namespace", "<registry xmlns=\"urn:x\"/>",
            ReadError::NotARegistry);
        row("a day that does not exist", around("<updated>2026-02-30</updated>"),
            ReadError::BadDate);
        row("a month that does not exist",
            around("<registry id='a'><record date='2026-13'><name>abc</name></record></registry>"),
            ReadError::BadDate);
        row("a record's day in words",
            around("<registry id='a'><record updated='May 2026'><name>abc</name></record>"
                   "</registry>"),
            ReadError::BadDate);
        row("a person's day that does not exist",
            kBegin + "<people><person id='a'><updated>2025-02-29</updated></person></people>"
                + "</registry>",
            ReadError::BadDate);
        row("a reference's day that does not exist",
            around("<xref type='uri' data='https://a.example/' lastupdated='0'/>"),
            ReadError::BadDate);
        row("a registry of no namespace", "<registry/>", ReadError::NotARegistry);
    }

    void refuses()
    {
        QFETCH(QByteArray, xml);
        QFETCH(int, error);
        QCOMPARE(refusalOf(xml), error);
    }

    void everyTruncationIsRefused()
    {
        const QByteArray xml = fixture("today.xml").trimmed();
        for (qsizetype size = 0; size < xml.size(); ++size)
            QVERIFY2(refusalOf(xml.left(size)) >= 0, qPrintable(QString::number(size)));
        QCOMPARE(refusalOf(xml.left(xml.size() / 2)), int(ReadError::Truncated));
        QCOMPARE(refusalOf(xml), -1);
    }

    void namesTheLine()
    {
        const auto read = exchange::readIanaDocument(view(around("\n\n<note>\n</title>")));
        QVERIFY(!read);
        QCOMPARE(read.error().line, std::size_t(4));
        QVERIFY(read.error().subject.find("note") != std::string::npos);
    }

    void aDateThatDoesNotExistIsRefusedAtItsLine()
    {
        const auto read = exchange::readIanaDocument(
            view(around("\n\n<record date='2026-02-30'>\n<name>abc</name></record>")));
        QCOMPARE(read.error(), (listing::ReadRefusal{ReadError::BadDate, 3, "2026-02-30"}));
    }

    void keepsScriptsAsWords()
    {
        const QByteArray script = "&lt;script&gt;alert(1)&lt;/script&gt;\"'&amp;";
        const QByteArray xml =
            around("<title>" + script + "</title><expert>" + script
                   + "</expert><note title=\"&quot;&lt;b&gt;\">" + script
                   + "</note><record id=\"&lt;b&gt;\"><name>" + script + "</name><template>"
                   + script + "</template><xref type=\"text\">" + script + "</xref></record>");
        const auto read = exchange::readIanaDocument(view(xml));
        QVERIFY(read);
        const listing::Registry &part = read->document.registry.registries[0];
        QCOMPARE(part.registrations[0].nid, std::string("<script>alert(1)</script>\"'&"));
        QCOMPARE(tests::canonical(written(read->document)), tests::canonical(xml));
    }

    void aHandlerMayStop()
    {
        struct Impatient : listing::Collector {
            using listing::Collector::add;
            bool add(const listing::Registration &) override { return false; }
        } handler;
        const auto read = exchange::readIanaXml(view(fixture("today.xml")), handler);
        QVERIFY(!read);
        QCOMPARE(int(read.error().error), int(ReadError::Stopped));
    }
};

NIDREG_TEST(TestIanaXmlReader, QCoreApplication)

} // namespace tst_ianaxmlreader

#include "tst_ianaxmlreader.moc"
