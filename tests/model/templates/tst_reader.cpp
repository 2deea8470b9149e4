// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTest>

namespace tst_reader {

using namespace nidreg::templates;

namespace {

std::string fixture(const QString &name)
{
    QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::vector<NamespaceTemplate> readFixture(const QString &name)
{
    return read(decode(fixture(name)).text);
}

QString text(const NamespaceTemplate &from, Field field)
{
    const auto &value = from.fields[static_cast<std::size_t>(field)];
    return value ? QString::fromStdString(*value) : QString();
}

QStringList headings(const NamespaceTemplate &from)
{
    QStringList result;
    for (const Unmapped &unmapped : from.unmapped)
        result << QString::fromStdString(unmapped.heading);
    return result;
}

} // namespace

class TestReader : public QObject {
    Q_OBJECT

private slots:
    void style_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("style");
        QTest::addColumn<int>("templates");
        QTest::addColumn<QStringList>("unmapped");

        const auto row = [](const char *claim, const char *file, const char *style, int templates,
                            const QStringList &unmapped) {
            QTest::newRow(claim) << QString(file) << QString(style) << templates << unmapped;
        };
        row("appendix A's headings are RFC 8141's style", "canonical.txt", "rfc8141", 1, {});
        row("headings with hanging text", "hanging.txt", "rfc3406", 1, {});
        row("a section without a field is kept by its heading", "rfc-pages.txt", "rfc3406", 1,
            {"Community considerations"});
        row("the section after the template is none of its fields", "numbered.txt", "rfc3406", 1,
            {"Examples of Use"});
        row("Markdown sections before and after are kept", "markdown.txt", "rfc8141", 1,
            {"Registering \"pebble\"", "Thanks"});
        row("bold labels in a list", "bullets.txt", "rfc8141", 1, {});
        row("a definition list", "kramdown.txt", "rfc8141", 1, {});
        row("headings that are all indented", "indented.txt", "rfc3406", 1, {});
        row("several templates in one text", "several.txt", "rfc3406", 2,
            {"Registration for the first mill", "Registration for the second mill"});
        row("headings left out, of RFC 3406's time", "without-headings.txt", "rfc3406", 1, {});
        row("an old heading or two do not make a template old", "mixed.txt", "rfc8141", 1, {});
        row("underlined headings without colons", "underlined.txt", "rfc8141", 1, {});
        row("Latin-1 is read", "latin1.txt", "rfc8141", 1, {});
        row("prose is kept whole", "prose.txt", "unknown", 1, {""});
    }
    void style()
    {
        QFETCH(QString, file);
        QFETCH(QString, style);
        QFETCH(int, templates);
        QFETCH(QStringList, unmapped);
        const auto read = readFixture(file);
        QCOMPARE(int(read.size()), templates);
        QCOMPARE(QString::fromLatin1(name(read.front().style).data()), style);
        QCOMPARE(headings(read.front()), unmapped);
    }

    void field_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("expected");

        const auto row = [](const char *claim, const char *file, Field field,
                            const char *expected) {
            QTest::newRow(claim) << QString(file) << field << QString::fromUtf8(expected);
        };
        row("a value beside its heading", "canonical.txt", Field::NamespaceIdentifier, "lantern");
        row("an indented line with a heading's words stays in its text", "canonical.txt",
            Field::Syntax,
            "A URN names the coast and the lantern:\n\n   urn:lantern:north:hanko-1\n\n"
            "Two URNs are equivalent when they are equal after the case of the\n"
            "NSS is lowered. No characters are percent-encoded. The r-, q- and\n"
            "f-components have no meaning here.\n"
            "Version: this line belongs to the text above it.");
        row("hanging text loses its indentation", "hanging.txt", Field::Registrant,
            "The Kiosk Society\n(kiosk@kiosk.example)");
        row("a registration in one sentence is taken apart: version", "hanging.txt", Field::Version,
            "Registration version: 2;");
        row("a registration in one sentence is taken apart: date", "hanging.txt", Field::Date,
            "registration\ndate: 2007-04-21");
        row("texts that meet keep their headings", "hanging.txt", Field::Assignment,
            "Identifier uniqueness considerations\nEach kiosk has one label, as the\n"
            "Designated contact sees to.\n\nIdentifier persistence considerations\n"
            "Labels are kept.\n\nProcess of identifier assignment\nBy the Society.");
        row("a text alone does not", "hanging.txt", Field::Purpose, "Global");
        row("a page break leaves a blank line between paragraphs", "rfc-pages.txt",
            Field::Registrant,
            "Registering organization\n   Name: Tide Bureau\n   Address: Pier 9, Bristol\n\n"
            "Designated contact\n   Email: desk@tide.example");
        row("a page break inside a sentence leaves nothing", "rfc-pages.txt", Field::Syntax,
            "The structure is a list of\nstations and the\nyears of their tables.\n\n"
            "   tide = \"urn:tidal:\" station \":\" year");
        row("an indented heading amid numbered ones", "numbered.txt", Field::Registrant,
            "Registering organization:\n   Orchard Union\n   4 Pear Street");
        row("a registration without colons: version", "numbered.txt", Field::Version, "Version 1");
        row("a registration without colons: date", "numbered.txt", Field::Date, "2011-08-09");
        row("deeper numbers and lists are text", "numbered.txt", Field::Syntax,
            "2.3.1.  Trees\n\n   Trees have numbers:\n\n   1.  the row\n   2.  the place\n\n"
            "   where:\n\n   urn:orchard:7:12");
        row("headings in a code block are text, and so are deeper ones", "markdown.txt",
            Field::Purpose,
            "Naming pebbles.\n\n```\nSyntax:\n## Resolution\n```\n\n### Beaches\n\nWhere they "
            "lie.");
        row("bold text in a value is kept", "bullets.txt", Field::Purpose,
            "Naming **every** ferry: old and new.");
        row("a list below a bullet is its text", "bullets.txt", Field::Syntax,
            "`urn:ferry:{line}:{ship}` where:\n- line is a number\n- ship is a name");
        row("a definition's colon goes", "kramdown.txt", Field::Purpose,
            "Trams and their\nstops, as named in {{lines}}");
        row("a label that is a field's name goes", "indented.txt", Field::Version, "2");
        row("what is indented most is text", "indented.txt", Field::Registrant,
            "Registering Organization: Society of Kiln and\n"
            "                          Oven Builders\n   Phone: +358 9 1234567");
        row("a version without heading is found", "without-headings.txt", Field::Version, "1");
        row("a date without heading is found", "without-headings.txt", Field::Date,
            "March 3, 2003");
        row("a registrant without heading is found", "without-headings.txt", Field::Registrant,
            "Name: Una Vale\nAddress: 12 Mill Lane\nEmail: una&vale.example");
        row("a structure without heading is found", "without-headings.txt", Field::Syntax,
            "The identifier structure is as follows:\n\n<id> := <word> \".\" <word>");
        row("what follows the last field stays in it", "without-headings.txt", Field::Purpose,
            "  Global\n(created 04 April 2003)");
        row("an old heading amid new ones joins with its heading", "mixed.txt", Field::Syntax,
            "The quays are numbered.\n\nRules for Lexical Equivalence\nCase counts.");
        row("a long heading stands out at any depth", "mixed.txt", Field::AdditionalInformation,
            "See the map.");
        row("lines with unknown labels are text", "mixed.txt", Field::Registrant,
            "The Quay Board\nEmail: board&quay.example\n\nName: this is no heading here");
        row("an underline goes with its heading", "underlined.txt", Field::NamespaceIdentifier,
            "beacon");
        row("a rule amid text stays", "underlined.txt", Field::Purpose, "Naming beacons:\n\n-----");
        row("UTF-8 after a byte order mark", "bom-crlf.txt", Field::NamespaceIdentifier,
            "caf\u00e9-free");
        row("CRLF ends a line", "bom-crlf.txt", Field::Purpose, "\u201cCurly\u201d\nquotes");
        row("Latin-1 letters", "latin1.txt", Field::Registrant, "H\u00f6fe und G\u00e4rten");
    }
    void field()
    {
        QFETCH(QString, file);
        QFETCH(Field, field);
        QFETCH(QString, expected);
        QCOMPARE(text(readFixture(file).front(), field), expected);
    }

    /// Lines that look like headings, and are none; labels that hardly look like any, and are.
    void looksDeceive_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("purpose");
        const auto row = [](const char *claim, const char *text, const char *purpose) {
            QTest::newRow(claim) << QByteArray(text) << QString(purpose);
        };
        row("hashes without a blank are a tag",
            "## Namespace Identifier\n\nharp\n\n## Purpose\n\nNames harps.\n\n##Resolution\n\n"
            "And strings.\n\n## Syntax\n\nOne word.\n",
            "Names harps.\n\n##Resolution\n\nAnd strings.");
        row("a deeper label with text beside it is text",
            "Namespace Identifier: harp\n\nPurpose: Names harps.\n\n"
            "      Security and Privacy: see the book.\n\nSyntax: One word.\n",
            "Names harps.\n\nSecurity and Privacy: see the book.");
        row("a misspelt label is none where the right one stands",
            "Namespace Identifier: harp\n\nSyntax: One word.\n\nPurpoze: of the word.\n\n"
            "Purpose: Names harps.\n\nResolution: None.\n",
            "Names harps.");
        row("a strong label amid hashes is a heading",
            "## Namespace Identifier\n\nharp\n\n## Purpose\n\nNames harps.\n\n"
            "Security and Privacy: None known.\n\n## Syntax\n\nOne word.\n",
            "Names harps.");
        row("a misspelt label is one, whatever the next template has",
            "Namespace Identifier: harp\n\nPurpoze: Names harps.\n\nSyntax: One word.\n\n"
            "Namespace Identifier: lute\n\nPurpose: Names lutes.\n\nSyntax: One word.\n",
            "Names harps.");
        row("quoted sections of a letter are no quoted template",
            "Purpose: Names harps.\n\n> 1. Who asks\n> 2. Syntax: whose\n\nand strings.\n",
            "Names harps.\n\n> 1. Who asks\n> 2. Syntax: whose\n\nand strings.");
    }
    void looksDeceive()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, purpose);
        QCOMPARE(tst_reader::text(read(text.toStdString()).front(), Field::Purpose), purpose);
    }

    void missingIsNotEmpty()
    {
        const auto one = read("Namespace Identifier: quiet\n\nPurpose:\n").front();
        QVERIFY(one.fields[static_cast<std::size_t>(Field::Purpose)].has_value());
        QVERIFY(one.text(Field::Purpose).empty());
        QVERIFY(!one.fields[static_cast<std::size_t>(Field::Syntax)].has_value());
    }

    void oldHeadingsAreShown()
    {
        const auto one = readFixture("indented.txt").front();
        QStringList mapped;
        for (const Mapping &mapping : one.mapped)
            mapped << QString::fromStdString(mapping.heading) + " > "
                    + QString::fromLatin1(spec(mapping.field).key.data());
        QCOMPARE(
            mapped,
            QStringList({"Namespace ID > namespace_identifier",
                         "Registration Information > version", "Registration Information > date",
                         "Declared registrant of the namespace > registrant",
                         "Declaration of structure > syntax",
                         "Rules for Lexical Equivalence > syntax", "Scope > purpose"}));
    }

    void theLineOfEachHeadingIsKept()
    {
        const auto one = readFixture("canonical.txt").front();
        QCOMPARE(one.lines[static_cast<std::size_t>(Field::NamespaceIdentifier)], std::size_t(1));
        QCOMPARE(one.lines[static_cast<std::size_t>(Field::Registrant)], std::size_t(7));
    }

    void aFieldThatStandsTwiceIsOneFieldAndBothAreInTheOrder()
    {
        const auto one =
            read("Namespace Identifier: two\n\nPurpose:\n\nFirst.\n\nDate: 2020-01-02\n"
                 "\nPurpose:\n\nSecond.\n\nSyntax: none\n")
                .front();
        QCOMPARE(text(one, Field::Purpose), QString("First.\n\nPurpose\nSecond."));
        QCOMPARE(one.order,
                 (std::vector<Field>{Field::NamespaceIdentifier, Field::Purpose, Field::Date,
                                     Field::Purpose, Field::Syntax}));
    }

    void theSecondOfSeveralIsWhole()
    {
        const auto both = readFixture("several.txt");
        QCOMPARE(text(both[1], Field::NamespaceIdentifier), QString("mill-b"));
        QCOMPARE(text(both[1], Field::Date), QString("2016-12-06"));
        QCOMPARE(text(both[1], Field::Purpose), QString("Local"));
    }

    void anyTextIsOneTemplateAtLeast_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("line ends only") << QByteArray("\n\n\n");
        QTest::newRow("a zero byte") << QByteArray("\0", 1);
        QTest::newRow("a colon") << QByteArray(":");
        QTest::newRow("hashes") << QByteArray("######");
        QTest::newRow("a fence that never closes") << QByteArray("```\nPurpose: x\n");
    }
    void anyTextIsOneTemplateAtLeast()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!read(text.toStdString()).empty());
    }

    /// What is dear to parse, in bulk: a reader that looked back would take hours.
    void hostileTextsAreReadInLinearTime_data()
    {
        QTest::addColumn<QByteArray>("piece");
        QTest::newRow("line ends") << QByteArray("\n");
        QTest::newRow("headings") << QByteArray("Purpose: x\n\n");
        QTest::newRow("many templates") << QByteArray("Namespace ID: a\nScope: b\n\n");
        QTest::newRow("deeper and deeper") << QByteArray(" \t Date: x\n  \t");
        QTest::newRow("one line") << QByteArray("urn:a:(");
        QTest::newRow("page breaks") << QByteArray("A  [Page 1]\n\nRFC 1  a  May 2000\n");
        QTest::newRow("brackets that close") << QByteArray("))))");
    }
    void hostileTextsAreReadInLinearTime()
    {
        QFETCH(QByteArray, piece);
        const std::string text =
            piece.repeated(int(kMaxFileBytes / 8) / piece.size()).toStdString();
        QVERIFY(!read(text).empty());
    }

    void decode_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("wasLatin1");

        QTest::newRow("a byte order mark goes") << QByteArray("\xEF\xBB\xBF"
                                                              "a")
                                                << QByteArray("a") << false;
        QTest::newRow("CRLF and CR become LF")
            << QByteArray("a\r\nb\rc\r\r\n") << QByteArray("a\nb\nc\n\n") << false;
        QTest::newRow("UTF-8 stays")
            << QByteArray("\u00e4\U0001F600") << QByteArray("\u00e4\U0001F600") << false;
        QTest::newRow("other bytes are Latin-1")
            << QByteArray("\xE4") << QByteArray("\u00e4") << true;
        QTest::newRow("an overlong form is no UTF-8")
            << QByteArray("\xC0\x80") << QByteArray("\u00c0\u20ac") << true;
        QTest::newRow("a surrogate is no UTF-8")
            << QByteArray("\xED\xA0\x80") << QByteArray("\u00ed\u00a0\u20ac") << true;
        QTest::newRow("a character cut short is no UTF-8")
            << QByteArray("a\xE2\x82") << QByteArray("a\u00e2\u201a") << true;
    }
    void utf16IsRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("little end first") << QByteArray("\xFF\xFE"
                                                        "a\0\xE4\0",
                                                        6)
                                          << QByteArray("a\u00e4");
        QTest::newRow("big end first")
            << QByteArray("\xFE\xFF\0a\0\xE4", 6) << QByteArray("a\u00e4");
        QTest::newRow("a pair of surrogates")
            << QByteArray("\xFF\xFE\x3D\xD8\x00\xDE", 6) << QByteArray("\U0001F600");
        QTest::newRow("half a pair") << QByteArray("\xFF\xFE\x3D\xD8"
                                                   "a\0",
                                                   6)
                                     << QByteArray("\uFFFD"
                                                   "a");
        QTest::newRow("a byte too many") << QByteArray("\xFF\xFE"
                                                       "a\0b",
                                                       5)
                                         << QByteArray("a\uFFFD");
        QTest::newRow("without a mark, by its zero bytes")
            << QByteArray("D\0a\0t\0e\0:\0\n\0", 12) << QByteArray("Date:\n");
    }
    void utf16IsRead()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        const Decoded decoded = nidreg::templates::decode(bytes.toStdString());
        QVERIFY(decoded.wasUtf16);
        QCOMPARE(QByteArray::fromStdString(decoded.text), text);
    }

    void decode()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        QFETCH(bool, wasLatin1);
        const Decoded decoded = nidreg::templates::decode(bytes.toStdString());
        QCOMPARE(QByteArray::fromStdString(decoded.text), text);
        QCOMPARE(decoded.wasLatin1, wasLatin1);
    }
};

NIDREG_TEST(TestReader, QCoreApplication)

} // namespace tst_reader

#include "tst_reader.moc"
