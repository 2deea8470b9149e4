// SPDX-License-Identifier: MIT
#include "model/templates/passages.h"
#include "model/templates/reader.h"
#include "model/templates/words.h"
#include "tests/program/program.h"
#include "tests/program/templatefiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_passages {

using namespace nidreg::templates;

/// "P one / two": kind, indent where there is any, sign, lines.
static QByteArray shown(const Passage &passage)
{
    QByteArray text = passage.kind == Passage::Prose ? "P"
        : passage.kind == Passage::Item              ? "I"
        : passage.isGrammar                          ? "G"
                                                     : "V";
    if (passage.indent > 0)
        text += QByteArray::number(qulonglong(passage.indent));
    if (!passage.sign.empty())
        text += " [" + QByteArray::fromStdString(passage.sign) + "]";
    const char *separator = " ";
    for (const std::string &line : passage.lines) {
        text += separator + QByteArray::fromStdString(line);
        separator = " / ";
    }
    return text;
}

class TestPassages : public QObject {
    Q_OBJECT

private slots:
    void passages_data();
    void passages();
    void noWordOfARealTemplateIsLost();
};

void TestPassages::passages_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("told");
    const auto row = [](const char *name, const char *text, const QByteArrayList &told) {
        QTest::newRow(name) << QByteArray(text) << told;
    };
    row("an empty text has none", "", {});
    row("blank lines part paragraphs", "one\n\n\ntwo", {"P one", "P two"});
    row("lines that were full are one",
        "The agency assigns every identifier of this namespace, and it keeps\n"
        "the list.",
        {"P The agency assigns every identifier of this namespace, and it keeps the list."});
    row("short lines stay lines", "Lamp Keepers\n1 Shore Road\nNorthport",
        {"P Lamp Keepers / 1 Shore Road / Northport"});
    row("items of a list", "- one\n- two\n  more of it\n\n1) three",
        {"I [-] one", "I [-] two / more of it", "I [1)] three"});
    row("a rule of grammar is verbatim", "Thus:\n\n  name = 1*DIGIT\n         / ALPHA\n\nEnd.",
        {"P Thus:", "G name = 1*DIGIT /        / ALPHA", "P End."});
    row("rules that blank lines part are one passage", "a = b\n\nb = \"c\"",
        {"G a = b /  / b = \"c\""});
    row("fences go, what they hold stays", "```\na b\n  c\n```\nafter", {"V a b /   c", "P after"});
    row("a URN alone in its line is verbatim", "such as\n\n   urn:lamp:1\n   urn:lamp:2",
        {"P such as", "V urn:lamp:1 / urn:lamp:2"});
    row("quoted mail is verbatim", "> one\n> two\n\nthree", {"V > one / > two", "P three"});
    row("indented prose keeps its indent", "one\n\n   two", {"P one", "P3 two"});
}

void TestPassages::passages()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, told);
    QByteArrayList result;
    for (const Passage &each : nidreg::templates::passages(text.toStdString()))
        result << shown(each);
    QCOMPARE(result, told);
}

/// Words in their order, marks around code aside.
static std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> result;
    for (const std::string_view word : nidreg::templates::words(text)) {
        if (!word.starts_with("```") && !word.starts_with("~~~") && word != "<CODE"
            && word != "BEGINS>" && word != "ENDS>")
            result.emplace_back(word);
    }
    return result;
}

void TestPassages::noWordOfARealTemplateIsLost()
{
    for (const QString &name : nidreg::tests::allTemplates()) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const NamespaceTemplate &each : read(decode(file.readAll().toStdString()).text)) {
            for (const auto &field : each.fields) {
                std::string text;
                for (const Passage &passage : nidreg::templates::passages(field.value_or(""))) {
                    text += passage.sign + ' ';
                    for (const std::string &line : passage.lines)
                        text += line + '\n';
                }
                QVERIFY2(wordsOf(text) == wordsOf(field.value_or("")), qPrintable(name));
            }
        }
    }
}

NIDREG_TEST(TestPassages, QCoreApplication)

} // namespace tst_passages

#include "tst_passages.moc"
