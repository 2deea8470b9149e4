// SPDX-License-Identifier: MIT
#include "forms/words/dialectwords.h"
#include "tests/program/program.h"

#include <QtTest>

#include <set>

namespace tst_dialectwords {

using namespace nidreg;
using forms::wording;

class tst_DialectWords : public QObject {
    Q_OBJECT

private slots:
    void everyContradictionNamesItsSections();
    void answersSayWhoAndWhy_data();
    void answersSayWhoAndWhy();
    void directivesSayWhatBecomesOfThem_data();
    void directivesSayWhatBecomesOfThem();
    void everyRestrictionHasASentenceOfItsOwn();
};

static QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

void tst_DialectWords::everyContradictionNamesItsSections()
{
    for (const urn::ContradictionSpec &each : urn::contradictions()) {
        const auto words = wording(each.contradiction);
        QVERIFY2(words.first.contains(text(each.first)), each.id.data());
        QVERIFY2(words.second.contains(text(each.second), Qt::CaseInsensitive), each.id.data());
        QVERIFY2(words.decision.startsWith("We follow "), each.id.data());
    }
}

void tst_DialectWords::answersSayWhoAndWhy_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("a tilde") << QByteArray("urn:foo:~")
                             << QStringList{"RFC 8141: valid.", "urnbis 2015 draft: valid.",
                                            "urnbis 2012 draft: valid.",
                                            "RFC 2141: not valid at byte 8. This character is "
                                            "not allowed here. Percent-encode it. (RFC 2141 "
                                            "section 2.4)"};
    QTest::newRow("a fragment")
        << QByteArray("urn:foo:a#b")
        << QStringList{"RFC 8141: valid.", "urnbis 2015 draft: valid.",
                       "urnbis 2012 draft: valid as a reference to a URN. A URN is never "
                       "assigned with a query or fragment (sections 2.3 and 2.4).",
                       "RFC 2141: not valid at byte 9. This dialect reserves “/”, “?” and “#”. "
                       "In the NSS, write %2F, %3F and %23. (RFC 2141 section 2.3.2)"};
    QTest::newRow("a slash, which 2012 keeps alone")
        << QByteArray("urn:foo:a/b")
        << QStringList{"RFC 8141: valid.", "urnbis 2015 draft: valid.",
                       "urnbis 2012 draft: not valid at byte 9. The 2012 draft reserves “/”. "
                       "In the NSS, write %2F. (urnbis 2012 draft section 2.5.1)",
                       "RFC 2141: not valid at byte 9. This dialect reserves “/”, “?” and “#”. "
                       "In the NSS, write %2F, %3F and %23. (RFC 2141 section 2.3.2)"};
    QTest::newRow("no NID, which 1997 could have of one character")
        << QByteArray("urn::a")
        << QStringList{"RFC 8141: not valid at byte 4. The NID after “urn:” is too short. A "
                       "NID has at least 2 characters. (RFC 8141 section 2)",
                       "urnbis 2015 draft: not valid at byte 4. The NID after “urn:” is too "
                       "short. A NID has at least 2 characters. (urnbis 2015 draft section 3)",
                       "urnbis 2012 draft: not valid at byte 4. The NID after “urn:” is too "
                       "short. A NID has at least 2 characters. (urnbis 2012 draft section 2.1)",
                       "RFC 2141: not valid at byte 4. The NID after “urn:” is missing. (RFC "
                       "2141 section 2.1)"};
}

void tst_DialectWords::answersSayWhoAndWhy()
{
    QFETCH(QByteArray, urn);
    QFETCH(QStringList, sentences);
    QStringList found;
    const std::string text = urn.toStdString();
    for (const auto &answer : urn::sideBySide(text))
        found << wording(answer);
    QCOMPARE(found, sentences);
}

void tst_DialectWords::directivesSayWhatBecomesOfThem_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a service") << QByteArray("s=I2L")
                               << "Requests the service I2L: URI to URL (RFC 2483 section 4.1, "
                                  "provisional).";
    QTest::newRow("an unknown service")
        << QByteArray("s=I2U")
        << "The service “I2U” is not registered. Resolvers use the default service of the "
           "namespace.";
    QTest::newRow("a component")
        << QByteArray("c=ToC")
        << "Names the component “ToC” of a structured resource, if the namespace supports it.";
    QTest::newRow("an unknown keyword, its value no placeholder")
        << QByteArray("x=%20") << "The keyword “x” is not registered. Resolvers ignore it.";
    QTest::newRow("a keyword twice")
        << QByteArray("s=I2L&s=I2L")
        << "The keyword “s” occurs more than once. Resolvers ignore all its directives.";
}

void tst_DialectWords::directivesSayWhatBecomesOfThem()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, sentence);
    const std::string text = "urn:foo:a?" + query.toStdString();
    const auto urn = urn::Namestring::parse(text, urn::Dialect::Urnbis2012);
    QVERIFY(urn);
    QCOMPARE(wording(urn::directives(*urn).front()), sentence);
}

void tst_DialectWords::everyRestrictionHasASentenceOfItsOwn()
{
    std::set<QString> sentences;
    for (int i = 0; i < urn::kNidRestrictions; ++i)
        sentences.insert(wording(urn::NidRestriction(i)));
    QCOMPARE(sentences.size(), std::size_t(urn::kNidRestrictions));
}

NIDREG_TEST(tst_DialectWords, QCoreApplication)

} // namespace tst_dialectwords

#include "tst_dialectwords.moc"
