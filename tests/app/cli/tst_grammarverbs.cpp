// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/program/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_grammarverbs {

using namespace nidreg::tests;

static Said grammar(const QList<QByteArray> &arguments)
{
    return offline(QList<QByteArray>{"template", "grammar"} + arguments);
}

static QJsonObject asJson(const QList<QByteArray> &arguments)
{
    const Said said =
        offline(QList<QByteArray>{"--format", "json", "template", "grammar"} + arguments);
    return QJsonDocument::fromJson(said.out).object();
}

class TestGrammarVerbs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theTextHasTheRulesAndWhereTheyComeFrom();
    void theJsonHasThePositionsInTheFile();
    void theSameSeedDrawsTheSame();
    void whatIsDrawnIsAccepted();
    void trialsAreAnswered_data();
    void trialsAreAnswered();
    void everyTrialIsAnsweredInItsOrder();
    void aFileOfAbnfAloneIsAGrammar();
    void aGrammarWithAnErrorIsStatusOne();
    void aSyntaxWithoutAGrammarSaysSo();
    void bytesThatAreNoUtf8AreThoseOfLatin1();
    void theSecondTemplateOfAFileIsFound();
    void aMissingFileIsStatusThree();
    void misuseIsStatusTwo_data();
    void misuseIsStatusTwo();

private:
    QByteArray file(const char *name, const QByteArray &content);

    QTemporaryDir m_folder;
    QByteArray m_template, m_abnf;
};

QByteArray TestGrammarVerbs::file(const char *name, const QByteArray &content)
{
    QFile out(m_folder.filePath(name));
    return out.open(QIODevice::WriteOnly) && out.write(content) == content.size()
        ? out.fileName().toUtf8()
        : QByteArray();
}

void TestGrammarVerbs::initTestCase()
{
    m_template = file("lighthouse.txt",
                      "Namespace Identifier: lighthouse\n\nVersion: 1\n\n"
                      "Purpose: Names the lamps.\n\nSyntax: A lamp is a place and a number.\n\n"
                      "   lamp  = place \":\" 1*3DIGIT\n   place = 2ALPHA\n");
    m_abnf = file("lamps.abnf", "lamp = place \":\" 1*3DIGIT\nplace = 2ALPHA\n");
    QVERIFY(!m_template.isEmpty() && !m_abnf.isEmpty());
}

void TestGrammarVerbs::theTextHasTheRulesAndWhereTheyComeFrom()
{
    const Said said = grammar({m_template});
    QCOMPARE(said.status, 0);
    QCOMPARE(said.err, QByteArray());
    QCOMPARE(said.out,
             m_template
                 + ": 2 rules, from lamp (nss)\n"
                   "lamp  = place \":\" 1*3DIGIT\nplace = 2ALPHA\n"
                   "uses DIGIT of RFC 5234, section B.1\n"
                   "uses ALPHA of RFC 5234, section B.1\n");
}

void TestGrammarVerbs::theJsonHasThePositionsInTheFile()
{
    const QJsonObject json = asJson({m_template});
    QCOMPARE(json["nid"].toString(), "lighthouse");
    QCOMPARE(json["start"].toString(), "lamp");
    QCOMPARE(json["subject"].toString(), "nss");
    const QJsonArray rules = json["rules"].toArray();
    QCOMPARE(rules.size(), 2);
    QCOMPARE(rules[1]["name"].toString(), "place");
    QCOMPARE(rules[1]["line"].toInt(), 10);
    QCOMPARE(rules[1]["column"].toInt(), 4);
    QVERIFY(json["problems"].toArray().isEmpty());
    QVERIFY(json["sentences"].toArray().isEmpty());
}

void TestGrammarVerbs::theSameSeedDrawsTheSame()
{
    const QList<QByteArray> drawing{m_template, "--draw", "20", "--seed", "7"};
    const Said first = grammar(drawing);
    QCOMPARE(first.status, 0);
    QCOMPARE(first.out.count("\nsentence urn:lighthouse:"), 20);
    QCOMPARE(grammar(drawing).out, first.out);
    QVERIFY(grammar({m_template, "--draw", "20", "--seed", "8"}).out != first.out);
}

void TestGrammarVerbs::whatIsDrawnIsAccepted()
{
    QList<QByteArray> trying{m_template, "--try"};
    for (const QJsonValue &each : asJson({m_template, "--draw", "30"})["sentences"].toArray())
        trying << each["urn"].toString().toUtf8();
    QCOMPARE(trying.size(), 32);
    const Said said = grammar(trying);
    QCOMPARE(said.status, 0);
    QCOMPARE(said.out.count(": accepted\n"), 30);
}

void TestGrammarVerbs::trialsAreAnswered_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char *claim, const char *urn, int status, const char *answer) {
        QTest::newRow(claim) << QByteArray(urn) << status << QByteArray(answer);
    };
    row("allowed", "urn:lighthouse:AB:12", 0, "accepted");
    row("allowed in another case", "URN:LightHouse:ab:12", 0, "accepted");
    row("one digit too many", "urn:lighthouse:AB:1234", 1, "refused at byte 21");
    row("not to its end", "urn:lighthouse:AB:", 1, "refused at byte 18");
    row("no URN at all", "lighthouse", 1, "not-a-urn at byte 0");
    row("of another namespace", "urn:ferry:AB:1", 1, "other-namespace");
}

void TestGrammarVerbs::trialsAreAnswered()
{
    QFETCH(QByteArray, urn);
    QFETCH(QByteArray, answer);
    const Said said = grammar({m_template, "--try", urn});
    QTEST(said.status, "status");
    QVERIFY2(said.out.endsWith("try " + urn + ": " + answer + "\n"), said.out);
}

void TestGrammarVerbs::everyTrialIsAnsweredInItsOrder()
{
    const QJsonArray trials =
        asJson({m_template, "--try", "urn:lighthouse:A", "urn:lighthouse:ab:1"})["trials"]
            .toArray();
    QCOMPARE(trials.size(), 2);
    QCOMPARE(trials[0]["verdict"].toString(), "refused");
    QCOMPARE(trials[0]["offset"].toInt(), 16);
    QCOMPARE(trials[0]["expected"].toArray(), QJsonArray{"ALPHA"});
    QCOMPARE(trials[1]["verdict"].toString(), "accepted");
}

void TestGrammarVerbs::aFileOfAbnfAloneIsAGrammar()
{
    const Said said = grammar({m_abnf, "--nid", "lighthouse", "--try", "urn:lighthouse:ab:1"});
    QCOMPARE(said.status, 0);
    QVERIFY2(said.out.contains(": 2 rules, from lamp (nss)\n"), said.out);
    QVERIFY2(said.out.contains("try urn:lighthouse:ab:1: accepted\n"), said.out);
    QCOMPARE(asJson({m_abnf})["rules"][1]["line"].toInt(), 2);
}

void TestGrammarVerbs::aGrammarWithAnErrorIsStatusOne()
{
    const QByteArray wrong =
        file("wrong.txt",
             "Namespace Identifier: lighthouse\n\nSyntax:\n\n   lamp = \"a\" turned\n"
             "   turned = %x39-30\n");
    const Said said = grammar({wrong});
    QCOMPARE(said.status, 1);
    QVERIFY2(said.out.contains(wrong + ":6:13: error: "), said.out);
    QVERIFY2(said.out.contains("[template.syntax."), said.out);
}

void TestGrammarVerbs::aSyntaxWithoutAGrammarSaysSo()
{
    const QByteArray wordy =
        file("wordy.txt", "Namespace Identifier: lighthouse\n\nSyntax: Any word.\n");
    const Said said = grammar({wordy, "--draw", "2"});
    QCOMPARE(said.status, 0);
    QCOMPARE(said.out, wordy + ": no grammar\n");
    QVERIFY(asJson({wordy})["start"].isNull());
}

void TestGrammarVerbs::bytesThatAreNoUtf8AreThoseOfLatin1()
{
    const QByteArray latin1 = file("latin1.abnf", "lamp = \"\xD8\" / \"a\xD8\"\n");
    const QJsonObject json =
        asJson({latin1, "--nid", "lighthouse", "--draw", "8"}); // the same twice counts once
    QCOMPARE(json["source"].toString(), QString("lamp = \"\u00D8\" / \"a\u00D8\"\n"));
    QCOMPARE(json["sentences"].toArray().size(), 2);
}

void TestGrammarVerbs::theSecondTemplateOfAFileIsFound()
{
    QFile one(QString::fromUtf8(m_template));
    QVERIFY(one.open(QIODevice::ReadOnly));
    QByteArray other = one.readAll();
    const QByteArray both =
        file("both.txt", other + "\n" + QByteArray(other).replace("lamp ", "ship "));
    const Said said = grammar({both + "#2"});
    QVERIFY2(said.status == 0, said.out + said.err);
    QVERIFY2(said.out.contains("#2: 2 rules, from ship (nss)\n"), said.out);
}

void TestGrammarVerbs::aMissingFileIsStatusThree()
{
    const QByteArray missing = m_folder.filePath("missing.txt").toUtf8();
    const Said said = grammar({missing});
    QCOMPARE(said.status, 3);
    QVERIFY(said.out.isEmpty());
    QVERIFY2(said.err.startsWith("nidreg-cli: " + missing + ": "), said.err);
}

void TestGrammarVerbs::misuseIsStatusTwo_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    using List = QList<QByteArray>;
    QTest::newRow("no file") << List{};
    QTest::newRow("more than can be drawn") << List{"lamps.abnf", "--draw", "100001"};
    QTest::newRow("a seed that is no number") << List{"lamps.abnf", "--seed", "x"};
}

void TestGrammarVerbs::misuseIsStatusTwo()
{
    QFETCH(QList<QByteArray>, arguments);
    const Said said = grammar(arguments);
    QCOMPARE(said.status, 2);
    QVERIFY(said.out.isEmpty());
    QCOMPARE(said.err.count('\n'), 1);
}

NIDREG_TEST(TestGrammarVerbs, QCoreApplication)

} // namespace tst_grammarverbs

#include "tst_grammarverbs.moc"
