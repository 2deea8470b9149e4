// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/program/program.h"

#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_urnverbs {

using namespace nidreg::tests;

class UrnVerbsTest : public QObject {
    Q_OBJECT

private slots:
    void urnParseAnswersInEveryDialect_data();
    void urnParseAnswersInEveryDialect()
    {
        QFETCH(QByteArray, dialect);
        QFETCH(QByteArray, answer);
        const Said said = offline(
            {"--format", "json", "urn", "parse", "--dialect", dialect, "URN:EXAMPLE:a%2cb?k=v#f"});
        const auto json = nlohmann::json::parse(said.out.toStdString());
        QCOMPARE(json["valid"].get<bool>(), json["error"].is_null());
        const auto expected = nlohmann::json::parse(answer.toStdString());
        for (const auto &[key, value] : expected.items())
            QVERIFY2(json[key] == value, said.out);
        QCOMPARE(said.status, json["valid"].get<bool>() ? 0 : 1);
    }

    void urnsAreReadInTheirDialect_data();
    void urnsAreReadInTheirDialect()
    {
        QFETCH(QList<QByteArray>, arguments);
        QFETCH(int, status);
        const Said said = offline(QList<QByteArray>{"urn"} + arguments);
        QVERIFY2(said.status == status, said.out + said.err);
    }

    void whatADocumentAdvisesAgainstIsSaid_data();
    void whatADocumentAdvisesAgainstIsSaid()
    {
        QFETCH(QByteArray, dialect);
        QFETCH(QByteArray, urn);
        QFETCH(QByteArray, findings);
        const QList<QByteArray> verb{"urn", "parse", "--dialect", dialect, urn};
        const Said said = offline(QList<QByteArray>{"--format", "json"} + verb);
        QCOMPARE(said.status, 0); // it is a URN all the same
        QByteArrayList found;
        const auto json = nlohmann::json::parse(said.out.toStdString());
        for (const auto &each : json["findings"]) {
            found << QByteArray::fromStdString(each["rule"].get<std::string>()) + ' '
                    + QByteArray::number(each["offset"].get<int>());
            const Said text = offline(verb);
            QVERIFY2(text.out.contains(each["message"].get<std::string>().c_str()), text.out);
        }
        QCOMPARE(found.join(", "), findings);
    }

    void whyTwoAreNotEquivalentIsSaid_data();
    void whyTwoAreNotEquivalentIsSaid()
    {
        QFETCH(QList<QByteArray>, arguments);
        QFETCH(QByteArray, answer);
        const Said said =
            offline(QList<QByteArray>{"--format", "json", "urn", "compare"} + arguments);
        const auto json = nlohmann::json::parse(said.out.toStdString());
        const auto expected = nlohmann::json::parse(answer.toStdString());
        for (const auto &[key, value] : expected.items())
            QVERIFY2(json[key] == value, said.out);
        QCOMPARE(said.status, json["equivalent"].get<bool>() ? 0 : 1);
        const Said text = offline(QList<QByteArray>{"urn", "compare"} + arguments);
        QCOMPARE(text.out.startsWith("equivalent\n"), json["equivalent"].get<bool>());
        QCOMPARE(text.out.count('\n'), 3 + int(json["differences"].size()));
    }

    void comparisonTellsTheNormalisedNames()
    {
        const Said said =
            offline({"--format", "json", "urn", "compare", "--dialect", "urnbis-2012", "--purpose",
                     "cache", "URN:Example:a?x=1&y=2", "urn:example:a?y=2&x=1"});
        QCOMPARE(said.out,
                 R"({"equivalent":true,"left":"urn:example:a","right":"urn:example:a",)"
                 R"("differences":[],"left_error":null,"right_error":null})"
                 "\n");
    }
};

void UrnVerbsTest::urnParseAnswersInEveryDialect_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("answer");
    const QByteArray read =
        R"({"valid": true, "nid": "EXAMPLE", "nss": "a%2cb", "r": null, "q": "k=v", "f": "f",
            "assigned_name": "URN:EXAMPLE:a%2cb", "normalized": "urn:example:a%2Cb"})";
    const auto refused = [](const char *rule, const char *message) {
        return QByteArray(R"({"valid": false, "nid": null, "nss": null, "normalized": null,
            "error": {"offset": 17, "rule": ")")
            + rule + R"(", "message": ")" + message + R"("}})";
    };
    QTest::newRow("RFC 8141") << QByteArray("rfc8141")
                              << refused("urn.stray-question-mark",
                                         "A “?” must begin an r-component (“?+”) or a "
                                         "q-component (“?=”). Write %3F for a literal “?”.");
    QTest::newRow("the 2015 draft") << QByteArray("urnbis-2015") << read;
    QTest::newRow("the 2012 draft") << QByteArray("urnbis-2012") << read;
    QTest::newRow("RFC 2141") << QByteArray("rfc2141")
                              << refused("urn.reserved-character",
                                         "This dialect reserves “/”, “?” and “#”. In the NSS, "
                                         "write %2F, %3F and %23.");
}

void UrnVerbsTest::whatADocumentAdvisesAgainstIsSaid_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QByteArray>("findings");
    const auto row = [](const char *claim, const char *dialect, const char *urn,
                        const char *findings) {
        QTest::newRow(claim) << QByteArray(dialect) << QByteArray(urn) << QByteArray(findings);
    };
    row("nothing", "rfc8141", "urn:example:a?=q#f", "");
    row("an r-component", "rfc8141", "urn:example:a?+r", "urn.r-component 15");
    row("an experimental namespace", "rfc8141", "urn:x-a:b", "urn.experimental 4");
    row("a repeated keyword", "urnbis-2012", "urn:example:a?c=1&c=2",
        "urn.repeated-keyword 14, urn.repeated-keyword 18");
    row("an unregistered keyword", "urnbis-2012", "urn:example:a?k=v", "urn.unknown-keyword 14");
    row("an unregistered service", "urnbis-2012", "urn:example:a?s=I2Q", "urn.unknown-service 16");
}

void UrnVerbsTest::whyTwoAreNotEquivalentIsSaid_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("the same") << Arguments{"urn:example:a", "URN:Example:a"}
                              << QByteArray(R"({"equivalent": true, "differences": []})");
    QTest::newRow("another NSS") << Arguments{"urn:example:a", "urn:example:A"}
                                 << QByteArray(R"({"equivalent": false, "differences": ["nss"]})");
    QTest::newRow("another NID and NSS")
        << Arguments{"urn:example:a", "urn:isbn:b"}
        << QByteArray(R"({"equivalent": false, "differences": ["nid", "nss"]})");
    QTest::newRow("components name the same resource")
        << Arguments{"urn:example:a?+r?=q", "urn:example:a"}
        << QByteArray(R"({"equivalent": true, "differences": []})");
    QTest::newRow("and are other entries of a cache")
        << Arguments{"--purpose", "cache", "urn:example:a?+r?=q", "urn:example:a"}
        << QByteArray(R"({"equivalent": false, "left": "urn:example:a", "right": "urn:example:a",
                          "differences": ["r", "q"]})");
    QTest::newRow("a fragment never counts")
        << Arguments{"--purpose", "cache", "urn:example:a#f", "urn:example:a"}
        << QByteArray(R"({"equivalent": true, "differences": []})");
    QTest::newRow("other directives")
        << Arguments{"--purpose",        "cache", "--dialect", "urnbis-2012", "urn:example:a?c=1",
                     "urn:example:a?c=2"}
        << QByteArray(R"({"equivalent": false, "differences": ["q"]})");
    QTest::newRow("the first is no URN")
        << Arguments{"urn:example:a?b", "urn:example:a"}
        << QByteArray(R"({"equivalent": false, "left": null, "right": "urn:example:a",
                          "left_error": {"offset": 13, "rule": "urn.stray-question-mark",
                          "message": "A “?” must begin an r-component (“?+”) or a q-component (“?=”). Write %3F for a literal “?”."},
                          "right_error": null})");
    QTest::newRow("both are the same string, and no URN")
        << Arguments{"urn:a", "urn:a"}
        << QByteArray(R"({"equivalent": false, "left": null, "right": null})");
}

void UrnVerbsTest::urnsAreReadInTheirDialect_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<int>("status");
    const QByteArray q2012 = "urn:example:a?k=v";
    QTest::newRow("RFC 8141 has no bare query") << Arguments{"parse", q2012} << 1;
    QTest::newRow("the 2012 draft has one")
        << Arguments{"parse", "--dialect", "urnbis-2012", q2012} << 0;
    QTest::newRow("the 2015 draft too")
        << Arguments{"parse", "--dialect", "urnbis-2015", q2012} << 0;
    QTest::newRow("RFC 2141 has no components")
        << Arguments{"parse", "--dialect", "rfc2141", "urn:example:a?=q"} << 1;
    QTest::newRow("queries name the same resource")
        << Arguments{"compare", "--dialect", "urnbis-2012", q2012, "urn:example:a"} << 0;
    QTest::newRow("and different entries of a cache")
        << Arguments{"compare", "--dialect", "urnbis-2012",  "--purpose",
                     "cache",   q2012,       "urn:example:a"}
        << 1;
    QTest::newRow("RFC 8141, for a cache")
        << Arguments{"compare", "--purpose", "cache", "urn:example:a?=q", "urn:example:a"} << 1;
    QTest::newRow("invalid in the dialect") << Arguments{"compare", q2012, q2012} << 1;
}

NIDREG_TEST(UrnVerbsTest, QCoreApplication)

} // namespace tst_urnverbs

#include "tst_urnverbs.moc"
