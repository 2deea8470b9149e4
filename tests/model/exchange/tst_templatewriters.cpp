// SPDX-License-Identifier: MIT
#include "model/exchange/mail/wrappedtext.h"
#include "model/exchange/template/html.h"
#include "model/exchange/template/markdown.h"
#include "model/exchange/template/rfcxml.h"
#include "model/exchange/template/templatesource.h"
#include "model/templates/passages.h"
#include "model/templates/verbatim.h"
#include "model/templates/wrap.h"
#include "model/templates/writer.h"
#include "tests/model/exchange/templatesamples.h"
#include "tests/program/program.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <set>

namespace tst_templatewriters {

using namespace nidreg;
using templates::NamespaceTemplate;

/// Words that a form adds or leaves out by its nature.
static std::vector<std::string> withoutSigns(const std::vector<std::string> &all)
{
    static const QRegularExpression kSign(QStringLiteral("^([-*+o]|\u2022|[0-9]{1,3}[.)])$"));
    std::vector<std::string> result;
    for (const std::string &word : all) {
        if (!kSign.match(QString::fromStdString(word)).hasMatch())
            result.push_back(word);
    }
    return result;
}

/// A label in a field may come back as the old heading that it is, without its colon.
static std::vector<std::string> withoutColons(std::vector<std::string> all)
{
    for (std::string &word : all)
        word.erase(word.find_last_not_of(':') + 1);
    return all;
}

/// Backslashes before punctuation taken off (CommonMark, section 2.4).
static std::string unescaped(std::string text)
{
    static const QRegularExpression kEscape(QStringLiteral("\\\\([!-/:-@\\[-`{-~])"));
    return QString::fromStdString(text).replace(kEscape, QStringLiteral("\\1")).toStdString();
}

/// The text of a document, a blank at the ends of elements that are not inline; the path to the
/// first fault in `fault`.
static std::string textOf(const std::string &xml, QString &fault,
                          const std::map<QString, std::set<QString>> &children = {})
{
    static const std::set<QString> kInline{"a", "del", "ins", "code"};
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    QString text;
    QStringList path;
    while (!reader.atEnd()) {
        reader.readNext();
        const QString name = reader.name().toString();
        if (reader.isStartElement()) {
            const auto allowed = path.isEmpty() ? children.end() : children.find(path.last());
            if (!children.empty() && !path.isEmpty()
                && (allowed == children.end() || !allowed->second.contains(name)))
                fault = path.join('/') + '/' + name;
            path.append(name);
        } else if (reader.isEndElement()) {
            path.removeLast();
        }
        if ((reader.isStartElement() || reader.isEndElement()) && !kInline.contains(name))
            text += ' ';
        if (reader.isCharacters() && !path.contains("style") && !path.contains("nav"))
            text += reader.text();
    }
    if (reader.hasError())
        fault = reader.errorString();
    return text.toStdString();
}

/// What RFC 7991 lets stand in the elements that are written, as far as they are.
static const std::map<QString, std::set<QString>> kRfcChildren{
    {"section", {"name", "dl"}},
    {"dl", {"dt", "dd"}},
    {"dd", {"t", "ul", "ol", "artwork", "sourcecode"}},
    {"ul", {"li"}},
    {"ol", {"li"}},
    {"li", {"t"}},
};

class TestTemplateWriters : public QObject {
    Q_OBJECT

private slots:
    void everyTemplate_data();
    void everyTemplate();
    void markdownReadsBack_data() { everyTemplate_data(); }
    void markdownReadsBack();
    void wrappedTextKeepsToTheMargin_data() { everyTemplate_data(); }
    void wrappedTextKeepsToTheMargin();
    void markdownEscapes_data();
    void markdownEscapes();
    void markdownIsAsAPersonWouldWriteIt();
    void rfcXmlIsAsADraftWouldHaveIt();
    void rfcXmlReadsBack_data() { everyTemplate_data(); }
    void rfcXmlReadsBack();
    void htmlHoldsNothingThatActs();
    void htmlNamesWhatTurnsTheDirection();
    void aDifferenceAsHtmlMarksWords();
    void hostileTextStaysText();
};

void TestTemplateWriters::everyTemplate_data()
{
    QTest::addColumn<NamespaceTemplate>("content");
    QTest::newRow("one with everything") << lighthouseTemplate();
    int number = 0;
    for (const auto &[name, content] : sampleTemplates())
        QTest::addRow("%s %d", name.constData(), ++number) << content;
}

static std::string allText(const NamespaceTemplate &of)
{
    std::string text;
    for (const auto &section : templates::sections(of))
        text += std::string(section.text) + '\n';
    return text;
}

/// A NUL is what no XML can carry.
static std::string asXml(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()))
        .replace(QChar(u'\0'), QChar::ReplacementCharacter)
        .toStdString();
}

void TestTemplateWriters::everyTemplate()
{
    QFETCH(NamespaceTemplate, content);
    const NamespaceTemplate wrapped = templates::read(exchange::wrappedText(content)).front();
    for (const auto &spec : templates::kFields)
        QCOMPARE(proseWords(wrapped.text(spec.field)), proseWords(content.text(spec.field)));
    QCOMPARE(wrapped.unmapped.size(), content.unmapped.size());

    const std::string markdown = unescaped(exchange::markdown(content));
    std::vector<std::string> written;
    for (const auto &section : templates::sections(content)) {
        const bool hasWords = std::ranges::any_of(section.heading, base::isAlphanum);
        const std::string heading = hasWords
            ? "## " + section.heading
            : "## " + std::string(templates::kNoHeading) + ' ' + section.heading;
        for (const std::string &word : proseWords(heading))
            written.push_back(word);
        for (const std::string &word : proseWords(section.text))
            written.push_back(word);
    }
    const std::size_t title = markdown.find("\n") + 1;
    QCOMPARE(withoutSigns(proseWords(markdown.substr(std::min(title, markdown.size())))),
             withoutSigns(written));

    QString fault;
    const std::string xml = textOf(exchange::rfcXml(content), fault, kRfcChildren);
    QCOMPARE(fault, QString());
    std::string expected = templates::titleOf(content) + '\n';
    for (const auto &section : templates::sections(content))
        expected += section.heading + ":\n" + std::string(section.text) + '\n';
    QCOMPARE(withoutSigns(proseWords(xml)), withoutSigns(proseWords(asXml(expected))));

    const std::string page = textOf(exchange::html(content), fault);
    QCOMPARE(fault, QString());
    std::size_t at = 0;
    for (const std::string &word : proseWords(asXml(allText(content)))) {
        if (word.find("\xE2\x80") == std::string::npos || word.find("\xE2\x80\xAE") == word.npos) {
            const std::size_t found = page.find(word, at);
            QVERIFY2(found != std::string::npos || word.find('\x0c') != word.npos, word.c_str());
            at = found + word.size();
        }
    }
}

void TestTemplateWriters::markdownReadsBack()
{
    QFETCH(NamespaceTemplate, content);
    const auto all = templates::read(exchange::markdown(content));
    QCOMPARE(all.size(), 1U);
    for (const auto &spec : templates::kFields) {
        const std::string back = unescaped(std::string(all.front().text(spec.field)));
        QCOMPARE(withoutColons(withoutSigns(proseWords(back))),
                 withoutColons(withoutSigns(proseWords(content.text(spec.field)))));
    }
}

void TestTemplateWriters::wrappedTextKeepsToTheMargin()
{
    QFETCH(NamespaceTemplate, content);
    const std::string wrapped = exchange::wrappedText(content);
    for (const templates::TextLine &line : templates::textLines(wrapped)) {
        const std::string_view text = line.text;
        const bool hasBreak = text.find(' ', text.find_first_not_of(' ')) != text.npos;
        if (line.isVerbatim || !hasBreak || templates::columnsOf(text) <= templates::kWrapColumns)
            continue;
        // What is left is one long word, or words that could begin a heading.
        std::size_t longest = 0;
        for (const std::string_view word : templates::words(text))
            longest = std::max(longest, word.size());
        QVERIFY2(longest > 40, std::string(text).c_str());
    }
}

void TestTemplateWriters::markdownEscapes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("escaped");
    const auto row = [](const char *name, const char *text, const char *escaped) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(escaped);
    };
    row("plain words stay", "plain words, (and) [RFC8141] signs!",
        "plain words, (and) [RFC8141] signs!");
    row("an underscore within a word stays", "a_b_c", "a_b_c");
    row("emphasis is escaped", "*not* _this_ one", "\\*not\\* \\_this\\_ one");
    row("a star between blanks stays", "2 * 3", "2 * 3");
    row("a tag is escaped", "<script> and a < b", "\\<script> and a < b");
    row("a link in angle brackets stays", "<https://a.example/_x_>", "<https://a.example/_x_>");
    row("a link's text is not made one", "[a](b)", "[a\\](b)");
    row("an entity is escaped", "&amp; & &x", "\\&amp; & &x");
    row("a heading is escaped", "# one", "\\# one");
    row("a list's sign is escaped", "- one - two", "\\- one - two");
    row("code is escaped", "`x`", "\\`x\\`");
    row("a backslash before punctuation is escaped", "\\* \\n", "\\\\\\* \\n");
}

void TestTemplateWriters::markdownEscapes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, escaped);
    const std::string result = exchange::markdownEscaped(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(result), escaped);
    QCOMPARE(QByteArray::fromStdString(unescaped(result)), text);
}

void TestTemplateWriters::markdownIsAsAPersonWouldWriteIt()
{
    const std::string text = exchange::markdown(lighthouseTemplate());
    QVERIFY(text.starts_with("# URN Namespace \"lighthouse\"\n\n## Namespace Identifier\n\n"
                             "lighthouse\n\n## Version\n"));
    QVERIFY(text.find("Lamp Keepers' Union  \n1 Shore Road  \nNorthport  \n") != text.npos);
    QVERIFY(text.find("```abnf\nnss   = area \":\" number\narea  = 2ALPHA ; <country>\n")
            != text.npos);
    QVERIFY(text.find("```\nurn:lighthouse:fi:17\n```\n") != text.npos);
    QVERIFY(text.find("## Community considerations\n\nKeepers profit from it.\n") != text.npos);
}

void TestTemplateWriters::rfcXmlIsAsADraftWouldHaveIt()
{
    const std::string xml = exchange::rfcXml(lighthouseTemplate());
    QVERIFY(xml.find("<section anchor=\"urn-namespace-lighthouse\">") != xml.npos);
    QVERIFY(xml.find("<dt>Version:</dt>") != xml.npos);
    QVERIFY(xml.find("<dd>1</dd>") != xml.npos);
    QVERIFY(xml.find("<sourcecode type=\"abnf\">\nnss   = area &quot;:&quot; number\n")
            != xml.npos);
    QVERIFY(xml.find("<ol type=\"%d)\" start=\"1\">") != xml.npos);
    QVERIFY(xml.find("<li>pilots</li>") != xml.npos);
}

/// The words of a text's passages of this kind.
static std::vector<std::string> wordsOf(std::string_view text, templates::Passage::Kind kind)
{
    std::string all;
    for (const templates::Passage &each : templates::passages(text)) {
        for (const std::string &line : each.lines)
            all += each.kind == kind ? line + '\n' : std::string();
    }
    return proseWords(all);
}

/// Each word in its field, prose as prose, lists as lists, grammar as grammar.
void TestTemplateWriters::rfcXmlReadsBack()
{
    QFETCH(NamespaceTemplate, content);
    const std::string xml = exchange::rfcXml(content);
    const auto all = templates::read(exchange::readTemplateSource(xml).decoded.text);
    QCOMPARE(all.size(), 1U);
    const auto before = templates::sections(content), after = templates::sections(all.front());
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i].heading, before[i].heading);
        QCOMPARE(withoutSigns(proseWords(after[i].text)),
                 withoutSigns(proseWords(asXml(before[i].text))));
        using templates::Passage;
        for (const auto kind : {Passage::Prose, Passage::Item, Passage::Verbatim})
            QCOMPARE(wordsOf(after[i].text, kind), wordsOf(asXml(before[i].text), kind));
    }
}

void TestTemplateWriters::htmlHoldsNothingThatActs()
{
    const std::string page = exchange::html(lighthouseTemplate());
    QVERIFY(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    QVERIFY(page.find("default-src 'none'") != page.npos);
    for (const char *needle : {"<script", "src=", "<for good>", "url(", "@import", "onclick"})
        QVERIFY2(page.find(needle) == page.npos, needle);
    QVERIFY(page.find("<a href=\"https://keepers.example/list\">") != page.npos);
    QVERIFY(page.find("<a href=\"mailto:desk@keepers.example\">") != page.npos);
    static const QRegularExpression kEmpty(QStringLiteral("<([a-z0-9]+)[^<>]*/>"));
    auto found = kEmpty.globalMatch(QString::fromStdString(page));
    while (found.hasNext()) {
        const QString name = found.next().captured(1);
        QVERIFY2(name == "meta" || name == "br" || name == "col", qPrintable(name));
    }
}

void TestTemplateWriters::htmlNamesWhatTurnsTheDirection()
{
    const std::string page = exchange::html(lighthouseTemplate());
    QVERIFY(page.find("<span class=\"control\">U+202E</span>abc") != page.npos);
    QVERIFY(page.find("\xE2\x80\xAE") == page.npos);
}

void TestTemplateWriters::aDifferenceAsHtmlMarksWords()
{
    NamespaceTemplate after = lighthouseTemplate();
    after.set(templates::Field::Version, "2");
    after.set(templates::Field::Resolution, "None <b>today</b>.");
    const std::string page = exchange::html(templates::difference(lighthouseTemplate(), after),
                                            {"old.txt", "new & better.txt"});
    QString fault;
    textOf(page, fault);
    QCOMPARE(fault, QString());
    QVERIFY(page.find("<del>1</del>") != page.npos);
    QVERIFY(page.find("<ins>2</ins>") != page.npos);
    QVERIFY(page.find("Resolution (added)") != page.npos);
    QVERIFY(page.find("new &amp; better.txt") != page.npos);
    QVERIFY(page.find("<b>") == page.npos);
}

void TestTemplateWriters::hostileTextStaysText()
{
    NamespaceTemplate content;
    const std::string hostile("a\0b \x1B[2J <script>alert(1)</script> \xFF <!-- ]]> &x; \"'", 50);
    for (const auto &spec : templates::kFields)
        content.set(spec.field, hostile);
    content.unmapped.push_back({"</h2><img src=x>\r\nX: y", hostile});
    QString fault;
    const std::string page = exchange::html(content);
    textOf(page, fault);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    QVERIFY(page.find("<script") == page.npos && page.find("<img") == page.npos);
    textOf(exchange::rfcXml(content), fault, kRfcChildren);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    QVERIFY(exchange::markdown(content).find(" <script") == std::string::npos);
}

NIDREG_TEST(TestTemplateWriters, QCoreApplication)

} // namespace tst_templatewriters

#include "tst_templatewriters.moc"
