// SPDX-License-Identifier: MIT
#include "model/urn/directives.h"
#include "tests/program/program.h"

#include <QtTest>

#include <set>

namespace tst_directives {

using namespace nidreg::urn;

class tst_Directives : public QObject {
    Q_OBJECT

private slots:
    void whatAResolverMakesOfThem_data();
    void whatAResolverMakesOfThem();
    void theyPointIntoTheText();
    void otherDialectsHaveNone();
    void aMebibyteOfThemIsReadInLinearTime();
    void theKeywordsAreThoseOfSection921();
    void theServicesAreThoseOfSection922();
    void everyPolicyHasItsTerm();
};

static const char *shown(DirectiveFate fate)
{
    switch (fate) {
    case DirectiveFate::Registered:
        return "registered";
    case DirectiveFate::UnknownKeyword:
        return "unknown keyword";
    case DirectiveFate::RepeatedKeyword:
        return "repeated";
    case DirectiveFate::UnknownService:
        return "unknown service";
    }
    return nullptr;
}

void tst_Directives::whatAResolverMakesOfThem_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArrayList>("fates");

    const auto row = [](const char *claim, const char *query, const QByteArrayList &fates) {
        QTest::newRow(claim) << QByteArray(query) << fates;
    };
    row("2.3.2: a service and a component", "s=I2L&c=ToC",
        {"s|I2L|registered", "c|ToC|registered"});
    row("2.3: in any order", "c=ToC&s=I2L", {"c|ToC|registered", "s|I2L|registered"});
    row("9.2.2: a designator may hold an equals sign", "s=I=I", {"s|I=I|registered"});
    row("2.3.1: the draft's own I2U is not in its registry", "s=I2U", {"s|I2U|unknown service"});
    row("2.3: designators have a case", "s=i2l", {"s|i2l|unknown service"});
    row("2.3: keywords have a case", "S=I2L", {"S|I2L|unknown keyword"});
    row("2.3.1: no service named gives the default", "s=", {"s||unknown service"});
    row("2.3.2: the values of c are the namespace's", "c=", {"c||registered"});
    row("2.3: an unknown keyword is ignored", "x=y&s=I2R",
        {"x|y|unknown keyword", "s|I2R|registered"});
    row("2.3: a registered keyword twice counts for nothing", "s=I2L&s=I2R",
        {"s|I2L|repeated", "s|I2R|repeated"});
    row("2.3: even when it says the same twice", "s=I2L&s=I2L",
        {"s|I2L|repeated", "s|I2L|repeated"});
    row("2.3: the others still count", "s=I2L&c=ToC&s=I2R",
        {"s|I2L|repeated", "c|ToC|registered", "s|I2R|repeated"});
    row("2.3: also where one of them was unknown", "s=I2L&s=x", {"s|I2L|repeated", "s|x|repeated"});
    row("2.3: only registered keywords can offend", "x=1&x=2",
        {"x|1|unknown keyword", "x|2|unknown keyword"});
    row("an encoded value is not decoded", "s=I%32L", {"s|I%32L|unknown service"});
}

void tst_Directives::whatAResolverMakesOfThem()
{
    QFETCH(QByteArray, query);
    QFETCH(QByteArrayList, fates);
    const std::string text = "urn:foo:a?" + query.toStdString();
    const auto urn = Namestring::parse(text, Dialect::Urnbis2012);
    QVERIFY(urn);
    QByteArrayList found;
    for (const Directive &each : directives(*urn))
        found << QByteArray::fromStdString(std::string(each.keyword) + '|' + std::string(each.value)
                                           + '|' + shown(each.fate));
    QCOMPARE(found, fates);
}

void tst_Directives::theyPointIntoTheText()
{
    const auto urn = Namestring::parse("urn:foo:a?s=I2L&c=ToC#f", Dialect::Urnbis2012);
    const auto found = directives(*urn);
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].offset, std::size_t(10));
    QCOMPARE(found[1].offset, std::size_t(16));
    QCOMPARE(found[1].value, std::string_view("ToC"));
    QCOMPARE(found[0].service->purpose, std::string_view("URI to URL"));
    QVERIFY(!found[1].service);
}

void tst_Directives::otherDialectsHaveNone()
{
    QVERIFY(directives(*Namestring::parse("urn:foo:a?=s=I2L")).empty());
    QVERIFY(directives(*Namestring::parse("urn:foo:a?s=I2L", Dialect::Urnbis2015)).empty());
    QVERIFY(directives(*Namestring::parse("urn:foo:a", Dialect::Urnbis2012)).empty());
}

void tst_Directives::aMebibyteOfThemIsReadInLinearTime()
{
    std::string text = "urn:foo:a?s=I2L";
    while (text.size() < 1024 * 1024)
        text += "&s=";
    const auto urn = Namestring::parse(text, Dialect::Urnbis2012);
    const auto found = directives(*urn);
    QVERIFY(found.size() > 300'000);
    QCOMPARE(found.back().fate, DirectiveFate::RepeatedKeyword);
}

void tst_Directives::theKeywordsAreThoseOfSection921()
{
    QCOMPARE(queryKeywords().size(), std::size_t(2));
    for (const char *const keyword : {"s", "c"}) {
        const QueryKeyword *entry = queryKeyword(keyword);
        QVERIFY(entry);
        QCOMPARE(name(entry->scope), std::string_view("global"));
        QVERIFY(entry->supportedBy.empty());
        QVERIFY(!entry->purpose.empty() && !entry->reference.empty());
    }
    QVERIFY(!queryKeyword("S"));
    QCOMPARE(policy(KeywordScope::Global), ChangePolicy::IetfReview);
    QCOMPARE(policy(KeywordScope::Specific), ChangePolicy::NamespaceRegistration);
    QCOMPARE(control(KeywordScope::Global), ChangeControl::Iesg);
    QCOMPARE(control(KeywordScope::Specific), ChangeControl::NamespaceStakeholders);
}

void tst_Directives::theServicesAreThoseOfSection922()
{
    int section = 0;
    for (const char *const designator :
         {"I2L", "I2Ls", "I2R", "I2Rs", "I2C", "I2Cs", "I2N", "I2Ns", "I=I"}) {
        const ServiceDesignator *entry = serviceDesignator(designator);
        QVERIFY(entry);
        QCOMPARE(name(entry->status), std::string_view("provisional"));
        QCOMPARE(std::string(entry->reference), "RFC 2483 section 4." + std::to_string(++section));
    }
    QCOMPARE(serviceDesignators().size(), std::size_t(section));
    QVERIFY(!serviceDesignator("I2U"));
    QCOMPARE(policy(ServiceStatus::Std), ChangePolicy::StandardsTrackRfc);
    QCOMPARE(policy(ServiceStatus::Exp), ChangePolicy::ExperimentalRfc);
    QCOMPARE(policy(ServiceStatus::Provisional), ChangePolicy::EarlyAllocation);
    QCOMPARE(policy(ServiceStatus::Deprecated), ChangePolicy::IesgApproval);
}

void tst_Directives::everyPolicyHasItsTerm()
{
    std::set<std::string_view> terms;
    for (int i = 0; i <= int(ChangePolicy::IesgApproval); ++i)
        terms.insert(term(ChangePolicy(i)));
    QCOMPARE(terms.size(), std::size_t(6));
    QCOMPARE(term(ChangePolicy::IetfReview), std::string_view("IETF Review"));
    QCOMPARE(term(ChangePolicy::IesgApproval), std::string_view("IESG Approval"));
}

NIDREG_TEST(tst_Directives, QCoreApplication)

} // namespace tst_directives

#include "tst_directives.moc"
