// SPDX-License-Identifier: MIT
#include "model/templates/lint/urnexamples.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_urnexamples {

using namespace nidreg::templates;

class TestUrnExamples : public QObject {
    Q_OBJECT

private slots:
    void find_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("examples");

        const auto row = [](const char *claim, const char *text, const QStringList &examples) {
            QTest::newRow(claim) << QString::fromUtf8(text) << examples;
        };
        row("a URN alone", "urn:a1:b", {"urn:a1:b"});
        row("in any case", "URN:A1:b", {"URN:A1:b"});
        row("two in a sentence", "urn:a1:b and urn:a1:c, too.", {"urn:a1:b", "urn:a1:c"});
        row("in double quotes", "\"urn:a1:b\"", {"urn:a1:b"});
        row("in single quotes", "'urn:a1:b'", {"urn:a1:b"});
        row("in curly quotes", "\u201curn:a1:b\u201d", {"urn:a1:b"});
        row("in backticks", "`urn:a1:b`):", {"urn:a1:b"});
        row("in angle brackets", "<urn:a1:b>", {"urn:a1:b"});
        row("in round brackets", "(urn:a1:b)", {"urn:a1:b"});
        row("with brackets of its own", "(urn:a1:b(c))", {"urn:a1:b(c)"});
        row("in a Markdown link", "[urn:a1:b](https://a.example)", {"urn:a1:b"});
        row("in bold", "**urn:a1:b**", {"urn:a1:b"});
        row("at the end of a question", "Is it urn:a1:b?", {"urn:a1:b"});
        row("with components", "urn:a1:b?+r?=q#f.", {"urn:a1:b?+r?=q#f"});
        row("with a bad character", "urn:a1:b%zz", {"urn:a1:b%zz"});
        row("with letters beyond ASCII", "urn:a1:caf\u00e9 .", {"urn:a1:caf\u00e9"});
        row("ended by a dash", "urn:a1:b\u2014c", {"urn:a1:b"});
        row("ended by a no-break space", "urn:a1:b\u00a0c", {"urn:a1:b"});
        row("in pointed quotes", "\u00aburn:a1:b\u00bb", {"urn:a1:b"});
        row("ended by a quotation", "urn:a1:b\u00abc\u00bb", {"urn:a1:b"});
        row("with letters far beyond ASCII", "urn:a1:\u6771 .", {"urn:a1:\u6771"});
        row("before a bracket that nothing opened", "as in urn:a1:b).", {"urn:a1:b"});
        row("one in the brackets of another is a part of it", "urn:a1:b(urn:a1:c)",
            {"urn:a1:b(urn:a1:c)"});
        row("a prefix is none", "urn:a1: and \"urn:a1:\" \"urn:\"", {});
        row("a namespace's name is none", "urn:a1, urn:a1.", {});
        row("angle brackets make a pattern", "urn:a1:<id> urn:<NID>:<NSS> urn:a1:b<c>", {});
        row("curly brackets make a pattern", "urn:a1:{id} urn:{x}:y", {});
        row("square brackets make a pattern", "urn:a1:[20-digit code]", {});
        row("a bar makes a pattern", "urn:a1:b|c", {});
        row("dots make a pattern", "urn:a1:b:... urn:a1:b\u2026", {});
        row("a star for the rest makes a pattern", "urn:a1:* urn:a1:b:*", {});
        row("crosses for digits make a pattern", "urn:####:a", {});
        row("a broken line makes a pattern", "urn:a1:b\\\nc", {});
        row("inside another word", "aurn:a1:b x-urn:a1:b", {});
        row("inside a URL", "https://a.example/urn:a1:b?x=urn:a1:c", {});
        row("nothing", "", {});
        row("colons only", "::::", {});
    }
    void find()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, examples);
        const std::string bytes = text.toStdString();
        QStringList found;
        for (const UrnExample &example : findUrnExamples(bytes)) {
            QCOMPARE(example.text,
                     std::string_view(bytes).substr(example.offset, example.text.size()));
            found << QString::fromUtf8(example.text.data(), qsizetype(example.text.size()));
        }
        QCOMPARE(found, examples);
    }

    void bytesThatAreNoCharacterArePartOfIt()
    {
        const auto found = findUrnExamples("see urn:a1:b\xff\xe2 there");
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().text, std::string_view("urn:a1:b\xff\xe2"));
    }
};

NIDREG_TEST(TestUrnExamples, QCoreApplication)

} // namespace tst_urnexamples

#include "tst_urnexamples.moc"
