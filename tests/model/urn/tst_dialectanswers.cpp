// SPDX-License-Identifier: MIT
#include "model/urn/dialectanswers.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_dialectanswers {

using namespace nidreg::urn;

class tst_DialectAnswers : public QObject {
    Q_OBJECT

private slots:
    void sideBySide_data();
    void sideBySide();
    void partsStandInTheirOrderUnderTheirTerms();
    void unanimous_data();
    void unanimous();
    void onlyThe2012DraftHasReferences();
    void restrictionsOnNids_data();
    void restrictionsOnNids();
    void aMebibyteIsAnsweredInLinearTime();
};

/// "accepted" or "section: rule at offset".
static QByteArray told(const DialectAnswer &answer)
{
    if (answer.isAccepted())
        return QByteArray::fromStdString(answer.normalized());
    const auto [error, offset] = answer.reading.error();
    const auto section = answer.section().substr(answer.section().find(" section ") + 9);
    return QByteArray::fromStdString(std::string(section) + ": " + std::string(rule(error)) + " at "
                                     + std::to_string(offset));
}

void tst_DialectAnswers::sideBySide_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("answers");

    const auto row = [](const char *claim, const char *text, const QByteArrayList &answers) {
        QTest::newRow(claim) << QByteArray(text) << answers;
    };
    row("a plain name is one in all", "URN:Foo:a%2c",
        {"urn:foo:a%2C", "urn:foo:a%2C", "urn:foo:a%2C", "urn:foo:a%2C"});
    row("a slash divides the new from the old", "urn:foo:a/b",
        {"urn:foo:a/b", "urn:foo:a/b", "2.5.1: urn.reserved-character at 9",
         "2.3.2: urn.reserved-character at 9"});
    row("a tilde is new since 2012", "urn:foo:~",
        {"urn:foo:~", "urn:foo:~", "urn:foo:~", "2.4: urn.bad-character at 8"});
    row("the question marks of each", "urn:foo:a?+b",
        {"urn:foo:a", "urn:foo:a", "2.3: urn.bad-directive at 10",
         "2.3.2: urn.reserved-character at 9"});
    row("a query of directives", "urn:foo:a?s=I2L",
        {"2: urn.stray-question-mark at 9", "urn:foo:a", "urn:foo:a",
         "2.3.2: urn.reserved-character at 9"});
    row("two question marks", "urn:foo:a?\?b",
        {"2: urn.stray-question-mark at 9", "urn:foo:a", "2.3: urn.bad-directive at 10",
         "2.3.2: urn.reserved-character at 9"});
    row("the NID urn", "urn:urn:a",
        {"urn:urn:a", "urn:urn:a", "2.1: urn.nid-reserved at 4", "2.1: urn.nid-reserved at 4"});
    row("an encoded NUL", "urn:foo:%00",
        {"urn:foo:%00", "urn:foo:%00", "2.5.3: urn.encoded-nul at 8", "2.4: urn.encoded-nul at 8"});
    row("a NID of one character is from 1997", "urn:a:b",
        {"2: urn.nid-too-short at 5", "3: urn.nid-too-short at 5", "2.1: urn.nid-too-short at 5",
         "urn:a:b"});
    row("and so is one with a hyphen at its end", "urn:ab-:c",
        {"2: urn.nid-bad-last at 6", "3.1: urn.nid-bad-last at 6", "2.1: urn.nid-bad-last at 6",
         "urn:ab-:c"});
    row("a percent sign alone", "urn:foo:%",
        {"2: urn.bad-percent-encoding at 8", "3: urn.bad-percent-encoding at 8",
         "2.5.2: urn.bad-percent-encoding at 8", "2.3.1: urn.bad-percent-encoding at 8"});
    row("an r-component that ends in nothing", "urn:foo:a?+b?=",
        {"2 with 2.3.1: urn.empty-q-component at 14", "urn:foo:a", "2.3: urn.bad-directive at 10",
         "2.3.2: urn.reserved-character at 9"});
    row("a name without its NSS", "urn:foo:",
        {"2: urn.no-nss at 8", "3: urn.no-nss at 8", "2 with 2.2: urn.no-nss at 8",
         "2 with 2.2: urn.no-nss at 8"});
    row("a slash first", "urn:foo:/",
        {"2: urn.bad-nss-start at 8", "3: urn.bad-nss-start at 8",
         "2.5.1: urn.reserved-character at 8", "2.3.2: urn.reserved-character at 8"});
    row("a letter beyond ASCII", "urn:foo:\xC3\xA4",
        {"2: urn.not-ascii at 8", "3: urn.not-ascii at 8", "2.5.3: urn.not-ascii at 8",
         "2.4: urn.not-ascii at 8"});
    row("a bracket", "urn:foo:[",
        {"2: urn.bad-character at 8", "3: urn.bad-character at 8", "2.5.3: urn.bad-character at 8",
         "2.4: urn.bad-character at 8"});
    row("a NID of 33 characters", "urn:abcdefghijklmnopqrstuvwxyz0123456:c",
        {"2: urn.nid-too-long at 36", "3: urn.nid-too-long at 36", "2.1: urn.nid-too-long at 36",
         "2.1: urn.nid-too-long at 36"});
    row("a NID with a dot", "urn:a.b:c",
        {"2: urn.nid-bad-character at 5", "3: urn.nid-bad-character at 5",
         "2.1: urn.nid-bad-character at 5", "2.1: urn.nid-bad-character at 5"});
    row("a NID with a hyphen first", "urn:-b:c",
        {"2: urn.nid-bad-first at 4", "3: urn.nid-bad-first at 4", "2.1: urn.nid-bad-first at 4",
         "2.1: urn.nid-bad-first at 4"});
    row("a component of 2015 that is empty", "urn:foo:a?b?\?",
        {"2: urn.stray-question-mark at 9", "3 with 3.3.1: urn.empty-r-component at 13",
         "2.3: urn.bad-directive at 11", "2.3.2: urn.reserved-character at 9"});
    row("a component of 2015 that begins with a question mark", "urn:foo:a?\?\?b",
        {"2: urn.stray-question-mark at 9", "3 with 3.3.1: urn.bad-r-component-start at 11",
         "2.3: urn.bad-directive at 10", "2.3.2: urn.reserved-character at 9"});
    row("a component that begins with a slash", "urn:foo:a?=/b",
        {"2 with 2.3.1: urn.bad-q-component-start at 11", "urn:foo:a",
         "2.3: urn.bad-directive at 10", "2.3.2: urn.reserved-character at 9"});
    row("a query that is empty", "urn:foo:a?",
        {"2: urn.stray-question-mark at 9", "3: urn.empty-q-component at 10",
         "2.3: urn.bad-directive at 10", "2.3.2: urn.reserved-character at 9"});
    row("nothing at all", "",
        {"2: urn.not-a-urn at 0", "3: urn.not-a-urn at 0", "2: urn.not-a-urn at 0",
         "2: urn.not-a-urn at 0"});
}

void tst_DialectAnswers::sideBySide()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, answers);
    QByteArrayList found;
    const std::string bytes = text.toStdString();
    for (const DialectAnswer &each : nidreg::urn::sideBySide(bytes))
        found << told(each);
    QCOMPARE(found, answers);
}

void tst_DialectAnswers::partsStandInTheirOrderUnderTheirTerms()
{
    const auto parts = [](const char *text, Dialect dialect) {
        QByteArray result;
        const auto urn = Namestring::parse(text, dialect);
        for (const NamedPart &part : namedParts(*urn))
            result +=
                QByteArray::fromStdString(std::string(part.term) + "@" + std::to_string(part.offset)
                                          + "=" + std::string(part.text) + " ");
        return result.trimmed();
    };
    QCOMPARE(parts("urn:foo:a?+b?=c#", Dialect::Rfc8141),
             QByteArray("NID@4=foo NSS@8=a r-component@11=b q-component@14=c f-component@16="));
    QCOMPARE(parts("urn:foo:a?b?\?c#d", Dialect::Urnbis2015),
             QByteArray("NID@4=foo NSS@8=a q-component@10=b r-component@13=c f-component@15=d"));
    QCOMPARE(parts("urn:foo:a?s=I2L#d", Dialect::Urnbis2012),
             QByteArray("NID@4=foo NSS@8=a query@10=s=I2L fragment@16=d"));
    QCOMPARE(parts("urn:foo:a", Dialect::Rfc2141), QByteArray("NID@4=foo NSS@8=a"));
}

void tst_DialectAnswers::unanimous_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("unanimous");
    QTest::newRow("accepted by all") << QByteArray("urn:foo:a") << true;
    QTest::newRow("refused by all, for one reason") << QByteArray("url:foo:a") << true;
    QTest::newRow("refused by all, for different reasons") << QByteArray("urn:foo:?") << false;
    QTest::newRow("refused by some") << QByteArray("urn:foo:~") << false;
    QTest::newRow("accepted with other parts") << QByteArray("urn:foo:a?+b") << false;
}

void tst_DialectAnswers::unanimous()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, unanimous);
    const std::string bytes = text.toStdString();
    QCOMPARE(areUnanimous(nidreg::urn::sideBySide(bytes)), unanimous);
}

void tst_DialectAnswers::onlyThe2012DraftHasReferences()
{
    for (const DialectAnswer &each : nidreg::urn::sideBySide("urn:foo:a#b"))
        QCOMPARE(each.isReferenceOnly(), each.dialect == Dialect::Urnbis2012);
    for (const DialectAnswer &each : nidreg::urn::sideBySide("urn:foo:a"))
        QVERIFY(!each.isReferenceOnly());
}

void tst_DialectAnswers::restrictionsOnNids_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("sections");

    const auto row = [](const char *claim, const char *text, const QByteArrayList &sections) {
        QTest::newRow(claim) << QByteArray(text) << sections;
    };
    row("nothing speaks against it", "urn:foo:a", {"", "", "", ""});
    row("urn, where the grammar accepts it", "urn:urn:a", {"", "", "", ""});
    row("an informal one", "urn:urn-7:a", {"5.1 (2)", "6.1 (2)", "", ""});
    row("two characters", "urn:a1:b", {"5.1 (3)", "6.1 (3)", "", ""});
    row("two letters and a hyphen", "urn:de-a:b", {"5.1 (3)", "6.1 (4)", "", ""});
    row("an A-label", "urn:XN--a:b", {"5.1 (3) 5.1 (3)", "6.1 (4) 6.1 (5)", "", ""});
    row("a digit and a letter and a hyphen", "urn:1e-a:b", {"", "", "", ""});
    row("an experiment", "urn:X-a:b", {"5.1 (4)", "6.1 (6)", "", ""});
}

void tst_DialectAnswers::restrictionsOnNids()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, sections);
    QByteArrayList found;
    const std::string bytes = text.toStdString();
    for (const DialectAnswer &each : nidreg::urn::sideBySide(bytes)) {
        QByteArrayList broken;
        for (const NidRestriction restriction : each.brokenRestrictions())
            broken << QByteArray::fromStdString(std::string(section(restriction, each.dialect)));
        found << broken.join(' ');
    }
    QCOMPARE(found, sections);
    QCOMPARE(brokenRestrictions("a-", Dialect::Urnbis2012),
             std::vector{NidRestriction::LastIsNoHyphen});
    QCOMPARE(brokenRestrictions("Urn", Dialect::Rfc2141), std::vector{NidRestriction::NotUrn});
    QVERIFY(brokenRestrictions("a", Dialect::Rfc2141).empty());
}

void tst_DialectAnswers::aMebibyteIsAnsweredInLinearTime()
{
    for (const char *const piece : {"%2c", "?+a?=", "&x=1", "?\?a", "/", "a"}) {
        std::string text = "urn:foo:a?x=1";
        while (text.size() < 1024 * 1024)
            text += piece;
        QCOMPARE(nidreg::urn::sideBySide(text).size(), kDialects.size());
    }
}

NIDREG_TEST(tst_DialectAnswers, QCoreApplication)

} // namespace tst_dialectanswers

#include "tst_dialectanswers.moc"
