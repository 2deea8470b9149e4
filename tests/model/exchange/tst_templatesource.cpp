// SPDX-License-Identifier: MIT
#include "model/exchange/json/templatejson.h"
#include "model/exchange/template/html.h"
#include "model/exchange/template/templatesource.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_templatesource {

using namespace nidreg;
using exchange::TemplateSource;
using templates::Field;
using templates::NamespaceTemplate;

namespace {

TemplateSource sourceOf(const QString &name)
{
    QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/") + name);
    return exchange::readTemplateSource(
        file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string());
}

QString text(const NamespaceTemplate &from, Field field)
{
    return QString::fromStdString(std::string(from.text(field)));
}

} // namespace

class TestTemplateSource : public QObject {
    Q_OBJECT

private slots:
    void field_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("expected");

        const auto row = [](const char *claim, const char *file, Field field,
                            const char *expected) {
            QTest::newRow(claim) << QString(file) << field << QString::fromUtf8(expected);
        };
        row("a definition list's text", "rfc-v3.xml", Field::NamespaceIdentifier, "streetlamp");
        row("internal entities stand for their text", "rfc-v3.xml", Field::Registrant,
            "Lamplighters' Guild, 4 Wick Row\n\ndesk@lamps.example");
        row("references show their targets", "rfc-v3.xml", Field::Purpose,
            "Names every lamp, see [RFC8141] and <https://lamps.example/>.");
        row("source code keeps its lines, a list its bullets", "rfc-v3.xml", Field::Syntax,
            "The grammar is:\n\n   lamp    = street \"-\" number\n   street  = 1*ALPHA\n"
            "   number  = 1*DIGIT ; <at least one>\n\nwhere:\n\n- street is a word\n\n"
            "- number counts");
        row("the document's own sections are no fields", "rfc-v3.xml", Field::SecurityAndPrivacy,
            "None < few.");
        row("hanging text of the older vocabulary", "rfc-v2.xml", Field::NamespaceIdentifier,
            "\"weir\" requested.");
        row("a registration in hanging text", "rfc-v2.xml", Field::Date,
            "Registration date: 2009-08-07");
        row("a figure in hanging text", "rfc-v2.xml", Field::Syntax,
            "urn:weir:{river}\n  :{number}");
        row("sections that are the fields", "rfc-v3-sections.xml", Field::Registrant,
            "Quarry Board");
        row("a section inside a field stays there", "rfc-v3-sections.xml", Field::Purpose,
            "Names quarries.\n\n### History\n\nOld.");
        row("the section after the last field is none of it", "rfc-v3-sections.xml",
            Field::RevisionInformation, "Adds slate.");
        row("a template's section in a draft", "rfc-v3-included.xml", Field::Registrant,
            "Growers' Circle\n2 Pip Lane");
        row("a label in a definition stays text, numbers stay", "rfc-v3-included.xml",
            Field::Purpose,
            "Syntax: that is what a tree lacks.  It is named here.\n\n3) apples\n"
            "4) pears, which\n   keep\n\n-\n- plums");
        row("broken XML is read as it is", "broken.xml", Field::Purpose, "a < b");
        row("HTML", "page.html", Field::Purpose, "Names loaves.\n\n- rye\n\n- wheat");
        row("HTML's character names", "page.html", Field::Registrant, "Bakers\u2019 Hall & Co");
    }
    void field()
    {
        QFETCH(QString, file);
        QFETCH(Field, field);
        QFETCH(QString, expected);
        const auto all = templates::read(sourceOf(file).decoded.text);
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(text(all.front(), field), expected);
    }

    void whatItWasIsKnown()
    {
        using Kind = TemplateSource::Kind;
        QVERIFY(sourceOf("rfc-v2.xml").kind == Kind::RfcXml);
        QVERIFY(sourceOf("broken.xml").kind == Kind::BrokenXml);
        QVERIFY(sourceOf("page.html").kind == Kind::Html);
        QVERIFY(sourceOf("canonical.txt").kind == Kind::Text);
        QVERIFY(exchange::readTemplateSource("<x> ::= a\n").kind == Kind::Text);
        QVERIFY(exchange::readTemplateSource("{\"fields\": {}}\n").kind == Kind::Text);
        QVERIFY(exchange::readTemplateSource("{ a grammar }\n").kind == Kind::Text);
    }

    /// What our own HTML, JSON and text say of a template is read back to the letter.
    void ownFormsComeBackWhole_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &folder : {QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/"),
                                      QStringLiteral(NIDREG_SHARED_DATA "/templates/")}) {
            for (const QString &name : QDir(folder).entryList(QDir::Files))
                QTest::newRow(qPrintable(folder.section('/', -3, -2) + '/' + name))
                    << folder + name;
        }
    }
    void ownFormsComeBackWhole()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto source = exchange::readTemplateSource(file.readAll().toStdString());
        for (const auto &each : templates::read(source.decoded.text)) {
            const std::string canonical = templates::write(each);
            std::vector<std::string> forms{canonical, exchange::line(exchange::toJson(each)),
                                           exchange::pages(exchange::toJson(each))};
            if (canonical.find('\0') == std::string::npos) // which no page can hold
                forms.push_back(exchange::html(each));
            for (const std::string &form : forms) {
                const auto again = templates::read(exchange::readTemplateSource(form).decoded.text);
                QCOMPARE(again.size(), std::size_t(1));
                QCOMPARE(templates::write(again.front()), canonical);
            }
        }
    }

    /// A section as ours is, but for what the row says; all of it in <rfc>.
    void sectionsAreReadByTheirTerms_data()
    {
        QTest::addColumn<QByteArray>("anchor");
        QTest::addColumn<QByteArray>("terms");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *claim, const QByteArray &terms, const char *text,
                            const char *anchor = "urn-namespace-orchard") {
            QTest::newRow(claim) << QByteArray(anchor) << terms << QByteArray(text);
        };
        row("another one's terms in their older words",
            "<dt>Namespace ID:</dt><dd>orchard</dd><dt>Declaration of structure:</dt><dd>A "
            "word.</dd>",
            "A word.", "registration");
        row("a term with words behind its colon",
            "<dt>Namespace Identifier:</dt><dd>orchard</dd><dt>Purpose: what "
            "for</dt><dd>Trees.</dd>",
            "what for");
        row("artwork without a last line end",
            "<dt>Namespace Identifier:</dt><dd>orchard</dd><dt>Syntax:</dt><dd><artwork>plain\n  "
            "art"
            "</artwork><t>After it.</t></dd>",
            "```\n      plain\n        art\n      ```");
        row("a number that is the highest",
            "<dt>Namespace Identifier:</dt><dd>orchard</dd><dt>Purpose:</dt><dd><ol "
            "start=\"9223372036854775807\"><li>one</li><li>two</li></ol></dd>",
            "1000000001. two");
    }
    void sectionsAreReadByTheirTerms()
    {
        QFETCH(QByteArray, anchor);
        QFETCH(QByteArray, terms);
        QFETCH(QByteArray, text);
        const QByteArray xml = "<rfc><section anchor=\"" + anchor
            + "\"><name>URN Namespace \"orchard\"</name><dl>" + terms + "</dl></section></rfc>";
        const auto read = exchange::readTemplateSource(xml.toStdString()).decoded.text;
        QVERIFY2(QByteArray::fromStdString(read).contains(text), read.c_str());
        QCOMPARE(templates::read(read).front().text(Field::NamespaceIdentifier),
                 std::string_view("orchard"));
    }

    /// What a person sees in a page is what is read, also where it carries something else.
    void aPageThatWasChangedIsReadAsItIsSeen()
    {
        const auto seen = templates::read(sourceOf("canonical.txt").decoded.text).front();
        std::string page = exchange::html(seen);
        const std::string purpose(seen.text(Field::Purpose).substr(0, 12));
        const auto hidden = page.rfind(purpose);
        QVERIFY(hidden != page.find(purpose));
        page.replace(hidden, purpose.size(), "Another text");
        const auto read = exchange::readTemplateSource(page).decoded.text;
        QVERIFY(read.find(purpose) != std::string::npos);
    }

    void severalObjectsAreSeveralTemplates()
    {
        const auto one = templates::read(sourceOf("canonical.txt").decoded.text).front();
        const std::string json = exchange::line(exchange::toJson(one));
        const auto all =
            templates::read(exchange::readTemplateSource(json + '\n' + json).decoded.text);
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(templates::write(all[1]), templates::write(one));
    }

    void noFileIsOpenedForAnEntity()
    {
        const std::string all = sourceOf("rfc-v2.xml").decoded.text;
        QVERIFY(all.find("&rfc3406;") != std::string::npos);
    }

    /// Entities that grow when they are replaced, deep nesting, and much of everything.
    void hostileSourcesEndSoon_data()
    {
        QTest::addColumn<QByteArray>("source");
        const QByteArray wide(1000, 'w');
        QTest::newRow("an entity again and again") << "<!DOCTYPE rfc [<!ENTITY a \"" + wide
                + "\">]><rfc>" + QByteArray("&a;").repeated(1'000'000) + "</rfc>";
        QTest::newRow("entities of entities")
            << QByteArray("<!DOCTYPE rfc [<!ENTITY a \"xxxxxxxxxx\"><!ENTITY b "
                          "\"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;\">]>"
                          "<rfc>&c;&c;</rfc>");
        QByteArray terms, nested;
        for (int i = 0; i < 400; ++i)
            terms += "<dt>T:</dt><dd>" + QByteArray("&a;").repeated(100) + "</dd>";
        QTest::newRow("an entity in every definition") << "<!DOCTYPE section [<!ENTITY a \"" + wide
                + "\">]><section anchor=\"urn-namespace\"><name>URN Namespace "
                  "Registration</name><dl>"
                + terms + "</dl></section>";
        for (int i = 0; i < 60; ++i)
            nested +=
                "<section anchor=\"urn-namespace\"><name>URN Namespace</name><dl><dt>A:</dt><dd>";
        QTest::newRow("sections in the definitions of sections")
            << nested + "x" + QByteArray("</dd></dl></section>").repeated(60);
        QTest::newRow("deep nesting") << "<rfc>" + QByteArray("<t>").repeated(1'000'000);
        QTest::newRow("deep HTML") << "<html>" + QByteArray("<div>").repeated(500'000);
        QTest::newRow("deep JSON") << QByteArray("{\"a\":").repeated(500'000);
        QTest::newRow("many sections")
            << "<rfc>" + QByteArray("<section title='Purpose'/>").repeated(150'000) + "</rfc>";
    }
    void hostileSourcesEndSoon()
    {
        QFETCH(QByteArray, source);
        const auto plain = exchange::readTemplateSource(source.toStdString());
        QVERIFY(!plain.decoded.text.empty());
        QVERIFY2(plain.decoded.text.size() < 16U * 1024 * 1024, "it grew");
    }
};

NIDREG_TEST(TestTemplateSource, QCoreApplication)

} // namespace tst_templatesource

#include "tst_templatesource.moc"
