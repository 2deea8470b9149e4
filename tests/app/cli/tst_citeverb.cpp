// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_citeverb {

using namespace nidreg;
using namespace nidreg::tests;

/// `registry show --cite`, on the shipped snapshot.
class TestCiteVerb : public QObject {
    Q_OBJECT

private slots:
    void aCitation_data();
    void aCitation();
    void misuse_data();
    void misuse();
};

void TestCiteVerb::aCitation_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("prefix") << Arguments{"prefix"} << QByteArray("urn:isbn:\n");
    QTest::newRow("text") << Arguments{"text"} << QByteArray("");
    QTest::newRow("bibtex") << Arguments{"bibtex"} << QByteArray("@misc{urn-isbn,\n");
    QTest::newRow("ris") << Arguments{"ris"} << QByteArray("TY  - ELEC\nID  - urn-isbn\n");
    QTest::newRow("rfcxml with the address of its page")
        << Arguments{"rfcxml", "--base-url", "https://registry.example/urn"}
        << QByteArray("<reference anchor=\"urn-isbn\" target=\"https://registry.example/urn/"
                      "namespaces/isbn/index.html\">\n");
    QTest::newRow("as it was in the past")
        << Arguments{"prefix", "--as-of", "2018-03-01"} << QByteArray("urn:isbn:\n");
}

void TestCiteVerb::aCitation()
{
    QFETCH(QList<QByteArray>, arguments);
    QFETCH(QByteArray, begins);
    const Arguments show{"registry", "show", "ISBN", "--cite"};
    const Said said = offline(show + arguments);
    QCOMPARE(said.err, QByteArray());
    QVERIFY2(said.out.startsWith(begins), said.out);
    if (arguments.first() != "prefix")
        QVERIFY2(said.out.contains("Uniform Resource Names (URN) Namespaces"), said.out);
    const QJsonObject json = offline(Arguments{"--format", "json"} + show + arguments).json();
    QCOMPARE(json["form"].toString().toUtf8(), arguments.first());
    QCOMPARE(json["text"].toString().toUtf8() + "\n", said.out);
}

void TestCiteVerb::misuse_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *name, const Arguments &arguments, int status,
                        const char *words) {
        QTest::newRow(name) << arguments << status << QByteArray(words);
    };
    row("an unknown form", {"isbn", "--cite", "apa"}, 2, "bibtex");
    row("an address of nothing", {"isbn", "--base-url", "http://a.example/"}, 2, "--cite");
    row("an address that is none", {"isbn", "--cite", "text", "--base-url", "a.example"}, 2,
        "--base-url");
    row("what is not registered", {"lagoon", "--cite", "text"}, 1,
        "the namespace is not registered");
    row("what was not listed yet", {"meta", "--cite", "text", "--as-of", "2016-01-01"}, 1,
        "not in the listing on that date");
    row("a version that is not there", {"isbn", "--cite", "text", "--version", "9"}, 1,
        "no version 9");
}

void TestCiteVerb::misuse()
{
    QFETCH(QList<QByteArray>, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, words);
    const Said said = offline(Arguments{"registry", "show"} + arguments);
    QCOMPARE(said.status, status);
    QCOMPARE(said.out, QByteArray());
    QVERIFY2(said.err.contains(words), said.err);
}

NIDREG_TEST(TestCiteVerb, QCoreApplication)

} // namespace tst_citeverb

#include "tst_citeverb.moc"
