// SPDX-License-Identifier: MIT
#include "model/urn/usage.h"
#include "tests/program/program.h"

#include <QtTest>

#include <set>

namespace tst_usage {

using namespace nidreg::urn;

class UsageTest : public QObject {
    Q_OBJECT

private slots:
    void whatADocumentAdvisesAgainst_data();
    void whatADocumentAdvisesAgainst()
    {
        QFETCH(Dialect, dialect);
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, expected);
        const std::string urn = text.toStdString();
        const auto read = Namestring::parse(urn, dialect);
        QVERIFY(read);
        QByteArrayList found;
        for (const auto &each : usage(*read)) {
            found << QByteArray::fromStdString(std::string(each.rule->id) + '|'
                                               + each.particulars.at(0));
            QCOMPARE(urn.substr(each.where.offset, each.where.length), each.particulars.at(0));
        }
        QCOMPARE(found, expected);
    }

    void everyRuleIsFoundSomewhere()
    {
        std::set<std::string_view> found;
        for (const char *text : {"urn:x-a:b?+c", "urn:a-b:c?x=1&s=I2L&s=I2L", "urn:a-b:c?s=q"}) {
            const std::string_view urn = text;
            for (const Dialect dialect : kDialects) {
                if (const auto read = Namestring::parse(urn, dialect)) {
                    for (const auto &each : usage(*read))
                        found.insert(each.rule->id);
                }
            }
        }
        for (const auto &rule : usageRules())
            QVERIFY2(found.contains(rule.id), rule.id.data());
    }
};

void UsageTest::whatADocumentAdvisesAgainst_data()
{
    QTest::addColumn<Dialect>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *claim, Dialect dialect, const char *text,
                        const QByteArrayList &expected = {}) {
        QTest::newRow(claim) << dialect << QByteArray(text) << expected;
    };
    using enum Dialect;
    row("RFC 8141 says nothing against a plain name", Rfc8141, "urn:example:a");
    row("nor against a q-component or an f-component", Rfc8141, "urn:example:a?=b?+c#?+d");
    row("2.3.1: r-components are not to be used yet", Rfc8141, "urn:example:a?+b?=c",
        {"urn.r-component|b"});
    row("appendix C: experimental namespaces were abolished", Rfc8141, "urn:X-foo:a",
        {"urn.experimental|X-foo"});
    row("both, in the order of the text", Rfc8141, "urn:x-f:a?+b",
        {"urn.experimental|x-f", "urn.r-component|b"});
    row("an x without its hyphen is none", Rfc8141, "urn:xml:a");
    row("nor one in the middle", Rfc8141, "urn:ax-b:x-c");
    row("the 2015 draft only reserves r-components", Urnbis2015, "urn:example:a??b");
    row("RFC 2141 had experimental namespaces", Rfc2141, "urn:x-foo:a");
    row("a registered service of the 2012 draft", Urnbis2012, "urn:example:a?s=I2L");
    row("a keyword that nobody registered", Urnbis2012, "urn:example:a?x=y",
        {"urn.unknown-keyword|x"});
    row("a keyword twice is said at each place", Urnbis2012, "urn:example:a?c=1&c=2",
        {"urn.repeated-keyword|c", "urn.repeated-keyword|c"});
    row("a service that nobody registered", Urnbis2012, "urn:example:a?s=I2X",
        {"urn.unknown-service|I2X"});
    row("a query without directives has none", Urnbis2012, "urn:example:a");
}

NIDREG_TEST(UsageTest, QCoreApplication)

} // namespace tst_usage

#include "tst_usage.moc"
