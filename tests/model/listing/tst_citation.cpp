// SPDX-License-Identifier: MIT
#include "model/listing/citation.h"
#include "tests/model/listing/listings.h"
#include "tests/program/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QXmlStreamReader>
#include <QtTest>

namespace tst_citation {

using namespace nidreg;
using listing::Cited;

/// How namespaces are cited.
class TestCitation : public QObject {
    Q_OBJECT

private slots:
    void aForm_data();
    void aForm();
    void aNamespaceOfWhichLittleIsKnown_data();
    void aNamespaceOfWhichLittleIsKnown();
    void whatBibtexReads_data();
    void whatBibtexReads();
    void risHasALineATag_data() { hostileRows(); }
    void risHasALineATag();
    void xmlIsWellFormed_data() { hostileRows(); }
    void xmlIsWellFormed();
    void anAddressIsAUrl_data();
    void anAddressIsAUrl();
    void thereIsNoOtherForm() { QVERIFY(!listing::citationFormNamed("apa")); }

private:
    static void hostileRows();
    static std::string cited(const char *form, const Cited &of)
    {
        return listing::citationFormNamed(form)->text(of);
    }
};

static Cited isbn()
{
    auto row = tests::row("ISBN", "rfc3187", "2001-12");
    row.references.push_back({registry::Reference::Text, "International ISBN Agency", {}});
    row.version = 2;
    row.updated = "2017-06-02";
    row.registrant = "International ISBN Agency";
    return {row, "https://registry.example/urn/namespaces/isbn/index.html", "URN Namespaces"};
}

static Cited registeredBy(const QByteArray &registrant)
{
    Cited made = isbn();
    made.row.registrant = registrant.toStdString();
    return made;
}

void TestCitation::aForm_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("prefix") << QByteArray("urn:isbn:");
    QTest::newRow("text") << QByteArray(
        "International ISBN Agency: Formal URN namespace “isbn”, urn:isbn:, version 2, registered "
        "2001-12, updated 2017-06-02, RFC3187. URN Namespaces. "
        "https://registry.example/urn/namespaces/isbn/index.html");
    QTest::newRow("bibtex") << QByteArray(
        "@misc{urn-isbn,\n"
        "  author = {{International ISBN Agency}},\n"
        "  title = {{Formal URN namespace “isbn”}},\n"
        "  howpublished = {URN Namespaces},\n"
        "  year = {2017},\n"
        "  month = jun,\n"
        "  note = {urn:isbn:, version 2, registered 2001-12, updated 2017-06-02, RFC3187},\n"
        "  url = {https://registry.example/urn/namespaces/isbn/index.html}\n"
        "}");
    QTest::newRow("ris") << QByteArray(
        "TY  - ELEC\n"
        "ID  - urn-isbn\n"
        "AU  - International ISBN Agency\n"
        "TI  - Formal URN namespace “isbn”\n"
        "PB  - URN Namespaces\n"
        "PY  - 2017\n"
        "DA  - 2017/06/02/\n"
        "N1  - urn:isbn:, version 2, registered 2001-12, updated 2017-06-02, RFC3187\n"
        "UR  - https://registry.example/urn/namespaces/isbn/index.html\n"
        "ER  - ");
    QTest::newRow("rfcxml") << QByteArray(
        "<reference anchor=\"urn-isbn\" "
        "target=\"https://registry.example/urn/namespaces/isbn/index.html\">\n"
        "  <front>\n"
        "    <title>Formal URN namespace “isbn”</title>\n"
        "    <author>\n"
        "      <organization>International ISBN Agency</organization>\n"
        "    </author>\n"
        "    <date year=\"2017\" month=\"June\" day=\"2\"/>\n"
        "  </front>\n"
        "  <refcontent>URN Namespaces, urn:isbn:, version 2, registered 2001-12, updated "
        "2017-06-02, RFC3187</refcontent>\n"
        "</reference>");
}

void TestCitation::aForm()
{
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(cited(QTest::currentDataTag(), isbn())), text);
}

void TestCitation::aNamespaceOfWhichLittleIsKnown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("prefix") << QByteArray("urn:urn-7:");
    QTest::newRow("text") << QByteArray("Informal URN namespace “urn-7”, urn:urn-7:, version 1, "
                                        "delisted.");
    QTest::newRow("bibtex") << QByteArray("@misc{urn-urn-7,\n"
                                          "  title = {{Informal URN namespace “urn-7”}},\n"
                                          "  note = {urn:urn-7:, version 1, delisted}\n"
                                          "}");
    QTest::newRow("ris") << QByteArray("TY  - ELEC\n"
                                       "ID  - urn-urn-7\n"
                                       "TI  - Informal URN namespace “urn-7”\n"
                                       "N1  - urn:urn-7:, version 1, delisted\n"
                                       "ER  - ");
    QTest::newRow("rfcxml") << QByteArray(
        "<reference anchor=\"urn-urn-7\">\n"
        "  <front>\n"
        "    <title>Informal URN namespace “urn-7”</title>\n"
        "    <author>\n"
        "      <organization></organization>\n"
        "    </author>\n"
        "    <date/>\n"
        "  </front>\n"
        "  <refcontent>urn:urn-7:, version 1, delisted</refcontent>\n"
        "</reference>");
}

void TestCitation::aNamespaceOfWhichLittleIsKnown()
{
    QFETCH(QByteArray, text);
    auto row = tests::row("urn-7", "");
    row.status = registry::Status::Delisted;
    QCOMPARE(QByteArray::fromStdString(cited(QTest::currentDataTag(), {row})), text);
}

void TestCitation::whatBibtexReads_data()
{
    QTest::addColumn<QByteArray>("registrant");
    QTest::addColumn<QString>("author"); ///< between the braces
    const auto row = [](const char *name, const char *registrant, const char *author) {
        QTest::newRow(name) << QByteArray(registrant) << QString::fromUtf8(author);
    };
    row("a name", "Example Org", "Example Org");
    row("a name with “and” is one author", "Salt and Light", "Salt and Light");
    row("a comma parts no name", "Doe, Inc.", "Doe, Inc.");
    row("an opening brace", "a{b", "a\\textbraceleft{}b");
    row("a closing brace", "a}b", "a\\textbraceright{}b");
    row("a backslash", "a\\b", "a\\textbackslash{}b");
    row("a backslash before a brace", "a\\}b", "a\\textbackslash{}\\textbraceright{}b");
    row("what is special in TeX", "A & B #1 100% $ _ ~ ^",
        "A \\& B \\#1 100\\% \\$ \\_ \\textasciitilde{} \\textasciicircum{}");
    row("quotes and signs", "\"@misc{x, y = 'z'}\"",
        "\"@misc\\textbraceleft{}x, y = 'z'\\textbraceright{}\"");
    row("several lines become one", "a\r\n\n\tb", "a b");
    row("other scripts stay", "\u05D0\u05D1 Müller \U0001F4DA", "\u05D0\u05D1 Müller \U0001F4DA");
}

void TestCitation::whatBibtexReads()
{
    QFETCH(QByteArray, registrant);
    QFETCH(QString, author);
    QProcess python;
    python.start("/usr/bin/python3", {NIDREG_SOURCE "/tests/model/listing/citations.py"});
    python.write(QByteArray::fromStdString(cited("bibtex", registeredBy(registrant)) + "\n"));
    python.closeWriteChannel();
    QVERIFY(python.waitForFinished());
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError());
    const QJsonArray entries = QJsonDocument::fromJson(python.readAllStandardOutput()).array();
    QCOMPARE(entries.size(), 1);
    const QJsonObject entry = entries[0].toObject();
    QCOMPARE(entry["ENTRYTYPE"].toString(), QString("misc"));
    QCOMPARE(entry["ID"].toString(), QString("urn-isbn"));
    QCOMPARE(entry["author"].toString(), "{" + author + "}");
    QCOMPARE(entry["year"].toString(), QString("2017"));
    QCOMPARE(entry["month"].toString(), QString("June"));
    QCOMPARE(entry["url"].toString(),
             QString("https://registry.example/urn/namespaces/isbn/index.html"));
}

void TestCitation::hostileRows()
{
    QTest::addColumn<QByteArray>("registrant");
    QTest::newRow("lines that pose as tags") << QByteArray("A\nER  - \r\nTY  - BOOK");
    QTest::newRow("marks of XML") << QByteArray("</organization><x a=\"&'>]]>");
    QTest::newRow("control characters") << QByteArray("a\x01\x1b[31m\x7f z");
    QTest::newRow("what is no character of XML") << QByteArray("a\uFFFE\uFFFFz");
    QTest::newRow("right to left and astral characters") << QByteArray("\u05D0\u202E \U0001F4DA");
}

void TestCitation::risHasALineATag()
{
    QFETCH(QByteArray, registrant);
    static const QRegularExpression kLine(QStringLiteral("^[A-Z][A-Z0-9]  - (.*)$"));
    const auto lines = QString::fromStdString(cited("ris", registeredBy(registrant))).split('\n');
    QCOMPARE(lines.size(), 10);
    QStringList tags;
    for (const QString &line : lines) {
        QVERIFY2(kLine.match(line).hasMatch(), qPrintable(line));
        tags += line.left(2);
    }
    QCOMPARE(tags.join(' '), QString("TY ID AU TI PB PY DA N1 UR ER"));
}

void TestCitation::xmlIsWellFormed()
{
    QFETCH(QByteArray, registrant);
    QXmlStreamReader xml(QString::fromStdString(cited("rfcxml", registeredBy(registrant))));
    QStringList names;
    QString organization;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        names += xml.name().toString();
        if (names.last() == "organization")
            organization = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(names.join(' '), QString("reference front title author organization date refcontent"));
    QString kept = QString::fromUtf8(registrant);
    kept.replace(QRegularExpression("[\\x00-\\x20\\x7f]+"), " ")
        .replace(QChar(0xFFFE), QChar::ReplacementCharacter)
        .replace(QChar(0xFFFF), QChar::ReplacementCharacter);
    QCOMPARE(organization, kept);
}

void TestCitation::anAddressIsAUrl_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QByteArray>("templateUrl");
    QTest::addColumn<QByteArray>("url");
    const auto row = [](const char *name, const char *page, const char *templateUrl,
                        const char *url) {
        QTest::newRow(name) << QByteArray(page) << QByteArray(templateUrl) << QByteArray(url);
    };
    row("the page comes first", "https://a.example/", "https://b.example/", "https://a.example/");
    row("else the template", "", "https://b.example/t", "https://b.example/t");
    row("but no file beside a listing", "", "isbn.txt", "");
    row("nor anything else", "", "javascript:alert(1)", "");
    row("what no URL has is encoded", "", "https://b.example/{a} \\\"<\xc3\xbc>\n",
        "https://b.example/%7Ba%7D%20%5C%22%3C%C3%BC%3E%0A");
}

void TestCitation::anAddressIsAUrl()
{
    QFETCH(QByteArray, page);
    QFETCH(QByteArray, templateUrl);
    QFETCH(QByteArray, url);
    Cited of = isbn();
    of.url = page.toStdString();
    of.row.templateUrl = templateUrl.toStdString();
    const QByteArray text = QByteArray::fromStdString(cited("bibtex", of));
    QCOMPARE(text.contains("url = {" + url + "}"), !url.isEmpty());
    QCOMPARE(text.contains("url ="), !url.isEmpty());
}

NIDREG_TEST(TestCitation, QCoreApplication)

} // namespace tst_citation

#include "tst_citation.moc"
