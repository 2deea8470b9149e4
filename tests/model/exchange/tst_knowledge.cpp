// SPDX-License-Identifier: MIT
#include "model/base/date.h"
#include "model/base/text.h"
#include "model/exchange/iana/knowledge.h"
#include "registry-data/reserved/data.h"
#include "tests/program/program.h"

#include <QFile>
#include <QtTest>

#include <algorithm>

namespace tst_knowledge {

using namespace nidreg;
using namespace nidreg::exchange;

class tst_Knowledge : public QObject {
    Q_OBJECT

private slots:
    void theListsInsideAreTheFilesInTheTree_data();
    void theListsInsideAreTheFilesInTheTree();
    void theListsAreSortedAndInLowerCase();
    void everyRowHasItsColumns();
    void schemesOf1993StandBesideIanas();
    void noKnownSystemHasANamespace();
    void theWorldAsInstalledAnswersEveryRuleAboutIt();
    void countriesAreKnownByTheirEverydayNames_data();
    void countriesAreKnownByTheirEverydayNames();
    void everyNameIsOfACountryThatIso3166Has();
    void withoutCountriesThereIsNoKnowledge();
};

void tst_Knowledge::theListsInsideAreTheFilesInTheTree_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("embedded");
    const auto bytes = [](std::string_view v) { return QByteArray(v.data(), qsizetype(v.size())); };
    QTest::newRow("URI schemes") << "uri-schemes.csv" << bytes(data::kUriSchemesCsv);
    QTest::newRow("identifier systems")
        << "identifier-systems.csv" << bytes(data::kIdentifierSystemsCsv);
    QTest::newRow("names of countries") << "country-names.csv" << bytes(data::kCountryNamesCsv);
}

void tst_Knowledge::theListsInsideAreTheFilesInTheTree()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, embedded);
    QFile file(QStringLiteral(NIDREG_SOURCE "/registry-data/reserved/") + path);
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(file.readAll() == embedded);
}

void tst_Knowledge::theListsAreSortedAndInLowerCase()
{
    const auto knowledge = embeddedKnowledge();
    const auto isLower = [](const std::string &text) { return text == base::lowered(text); };
    QVERIFY(std::ranges::is_sorted(knowledge.uriSchemes));
    QVERIFY(std::ranges::adjacent_find(knowledge.uriSchemes) == knowledge.uriSchemes.end());
    QVERIFY(std::ranges::all_of(knowledge.uriSchemes, isLower));
    QVERIFY(std::ranges::is_sorted(knowledge.systems, {}, &urn::IdentifierSystem::name));
    QVERIFY(std::ranges::all_of(knowledge.systems, isLower, &urn::IdentifierSystem::name));
    QVERIFY(std::ranges::none_of(knowledge.systems, &std::string::empty,
                                 &urn::IdentifierSystem::title));
}

void tst_Knowledge::everyRowHasItsColumns()
{
    for (const auto row : base::lines(data::kUriSchemesCsv))
        QCOMPARE(std::ranges::count(row, ','), 2);
    for (const auto row : base::lines(data::kIdentifierSystemsCsv)) {
        QCOMPARE(std::ranges::count(row, ','), 3);
        const auto added = row.substr(row.rfind(',') + 1);
        QVERIFY(added == "added" || base::parseDate(added));
    }
}

void tst_Knowledge::schemesOf1993StandBesideIanas()
{
    const auto schemes = embeddedKnowledge().uriSchemes;
    QVERIFY(schemes.size() > 400);
    for (const char *scheme : {"http", "ftp", "afs", "news", "nntp", "mailto", "wais", "prospero",
                               "telnet", "gopher", "rlogin", "tn3270", "urn", "coap+tcp"})
        QVERIFY2(std::ranges::binary_search(schemes, scheme), scheme);
}

void tst_Knowledge::noKnownSystemHasANamespace()
{
    QFile file(QStringLiteral(NIDREG_SHARED_DATA "/iana-urn-facts.csv"));
    if (!file.open(QFile::ReadOnly))
        QSKIP("the facts about the IANA registry are not here");
    const auto systems = embeddedKnowledge().systems;
    while (!file.atEnd()) {
        const std::string nid = file.readLine().split(',')[0].toStdString();
        QVERIFY2(std::ranges::find(systems, nid, &urn::IdentifierSystem::name) == systems.end(),
                 nid.c_str());
    }
}

void tst_Knowledge::theWorldAsInstalledAnswersEveryRuleAboutIt()
{
    QVERIFY2(QFile::exists("/usr/share/iso-codes/json/iso_3166-1.json"), "iso-codes is needed");
    const auto knowledge = loadKnowledge({"/usr/share"});
    QVERIFY(knowledge);
    const std::pair<const char *, const char *> expected[] = {
        {"fi-books", "nid.country-code"},       {"nzl", "nid.alpha-3"},
        {"south-korea", "nid.country-name"},    {"turkiye", "nid.country-name"},
        {"czechoslovakia", "nid.country-name"}, {"gopher", "nid.uri-scheme"},
        {"ror", "nid.identifier-system"}};
    for (const auto &[nid, rule] : expected) {
        const auto findings =
            urn::checkNid(nid, urn::NidKind::Formal, urn::NidPurpose::Check, *knowledge, {});
        QVERIFY2(findings.size() == 1 && findings[0].rule->id == rule, nid);
    }
}

void tst_Knowledge::countriesAreKnownByTheirEverydayNames_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<QByteArray>("country");
    const auto row = [](const char *nid, const char *country) {
        QTest::newRow(nid) << QByteArray(nid) << QByteArray(country);
    };
    row("russia", "Russian Federation");
    row("Turkey", "Türkiye");
    row("brunei", "Brunei Darussalam");
    row("vatican", "Holy See (Vatican City State)");
    row("vatican-city", "Holy See (Vatican City State)");
    row("holland", "Netherlands");
    row("great-britain", "United Kingdom");
    row("scotland", "United Kingdom");
    row("zaire", "Congo, The Democratic Republic of the");
    row("swaziland", "Eswatini");
    row("burma", "Myanmar");
}

void tst_Knowledge::countriesAreKnownByTheirEverydayNames()
{
    QFETCH(QByteArray, nid);
    QFETCH(QByteArray, country);
    const auto knowledge = loadKnowledge({"/usr/share"});
    QVERIFY(knowledge);
    const auto findings = urn::checkNid(nid.toStdString(), urn::NidKind::Formal,
                                        urn::NidPurpose::Check, *knowledge, {});
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].rule->id, "nid.country-name");
    const std::string &named = findings[0].particulars.at(1);
    QVERIFY2(QByteArray::fromStdString(named).startsWith(country), named.c_str());
}

void tst_Knowledge::everyNameIsOfACountryThatIso3166Has()
{
    const auto knowledge = loadKnowledge({"/usr/share"});
    QVERIFY(knowledge);
    std::string before;
    auto rows = base::lines(data::kCountryNamesCsv);
    rows.erase(rows.begin());
    for (const auto row : rows) {
        const std::string name(row.substr(0, row.find(',')));
        const std::string code(row.substr(name.size() + 1, 2));
        QVERIFY2(std::ranges::find(knowledge->countries, code, &urn::Country::alpha2)
                     != knowledge->countries.end(),
                 name.c_str());
        QVERIFY2(before < name, name.c_str());
        before = name;
    }
}

void tst_Knowledge::withoutCountriesThereIsNoKnowledge()
{
    const auto knowledge = loadKnowledge({"/nonexistent", "relative"});
    QVERIFY(!knowledge);
    QCOMPARE(knowledge.error().kind, ReadFailure::NotFound);
}

NIDREG_TEST(tst_Knowledge, QCoreApplication)

} // namespace tst_knowledge

#include "tst_knowledge.moc"
