// SPDX-License-Identifier: MIT
#include "forms/editor/grammarpanel.h"
#include "forms/words/wording.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_grammarreport {

using namespace nidreg;
using namespace nidreg::forms;

/// What the Syntax field's grammar is shown as.
class TestGrammarReport : public QObject {
    Q_OBJECT

private slots:
    void proseAloneHasNoExamples()
    {
        const GrammarReport report =
            grammarReport(QStringLiteral("A name and a number."), QStringLiteral("lantern"), 5, 1);
        QVERIFY(report.grammar.isEmpty());
        QVERIFY(report.examples.empty());
        QVERIFY(report.summary.contains(QLatin1String("no grammar")));
    }

    void examplesAreUrnsOfTheNamespace()
    {
        const GrammarReport report = grammarReport(kClean, QStringLiteral("lantern"), 5, 1);
        QCOMPARE(report.examples.size(), 5U);
        for (const GrammarExample &each : report.examples) {
            QVERIFY2(each.mark == Mark::Fine && each.why.isEmpty(), qPrintable(each.urn));
            QVERIFY2(each.urn.startsWith(QLatin1String("urn:lantern:")), qPrintable(each.urn));
        }
        QVERIFY(report.summary.contains(QLatin1String("NSS")));
    }

    void theSameSeedGivesTheSame()
    {
        const auto texts = [this](std::uint64_t seed) {
            QStringList all;
            for (const auto &each :
                 grammarReport(kClean, QStringLiteral("lantern"), 5, seed).examples)
                all += each.urn;
            return all;
        };
        QCOMPARE(texts(7), texts(7));
        QVERIFY(texts(7) != texts(8));
    }

    void aSentenceThatIsNoUrnSaysWhy()
    {
        const auto all =
            grammarReport(QStringLiteral("NSS = \"a b\""), QStringLiteral("lantern"), 5, 1)
                .examples;
        QCOMPARE(all.size(), 1U);
        QCOMPARE(all[0].mark, Mark::Wrong);
        QVERIFY(all[0].why.contains(wording(urn::NamestringError::BadCharacter)));
    }

    /// What the grammar leaves open has no green tick, and says why.
    void aGuessLooksLikeAGuess_data()
    {
        QTest::addColumn<QString>("syntax");
        QTest::newRow("a bracket that stays open") << "NSS = ( \"a\" / \"b\"";
        QTest::newRow("a rule that nobody defines") << "NSS = \"a\" part";
        QTest::newRow("prose") << "NSS = \"a\" <a word>";
    }
    void aGuessLooksLikeAGuess()
    {
        QFETCH(QString, syntax);
        const auto all = grammarReport(syntax, QStringLiteral("lantern"), 5, 1).examples;
        QVERIFY(!all.empty());
        for (const GrammarExample &each : all) {
            QCOMPARE(each.mark, Mark::Unknown);
            QVERIFY(!each.why.isEmpty());
        }
    }

    void longExamplesAreCut()
    {
        const QString syntax = QStringLiteral("NSS = 500\"a\"");
        const auto all = grammarReport(syntax, QStringLiteral("lantern"), 1, 1).examples;
        QCOMPARE(all.size(), 1U);
        QCOMPARE(all[0].urn.size(), qsizetype(kLongestExample));
        QVERIFY(all[0].urn.endsWith(QChar(0x2026)));
    }

    void aTrialIsOneSentence_data()
    {
        QTest::addColumn<QString>("urn");
        QTest::addColumn<QString>("words");
        QTest::newRow("allowed") << "urn:lantern:a-1"
                                 << "The grammar allows it.";
        QTest::newRow("refused after what was fine")
            << "urn:lantern:a_1"
            << "The grammar does not allow it after “urn:lantern:a”";
        QTest::newRow("no URN at all") << "lantern:a"
                                       << "A URN begins with “urn:”.";
        QTest::newRow("another namespace's") << "urn:isbn:1"
                                             << "A URN of another namespace.";
        QTest::newRow("markup is text") << "urn:lantern:<b>"
                                        << "This character is not allowed here";
    }

    void aTrialIsOneSentence()
    {
        QFETCH(QString, urn);
        QFETCH(QString, words);
        const auto grammar = grammarReport(kClean, QStringLiteral("lantern"), 1, 1).grammar;
        const QString said = wording(templates::tryUrn(grammar, urn.toStdString()), urn);
        QVERIFY2(said.startsWith(words), qPrintable(said));
    }

private:
    const QString kClean = QStringLiteral("It is so:\n\n  NSS = 1*( ALPHA / DIGIT / \"-\" )\n");
};

NIDREG_TEST(TestGrammarReport, QCoreApplication)

} // namespace tst_grammarreport

#include "tst_grammarreport.moc"
