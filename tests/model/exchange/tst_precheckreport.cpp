// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/exchange/iana/knowledge.h"
#include "model/exchange/iana/snapshot.h"
#include "model/exchange/template/precheckreport.h"
#include "model/proof/sha256.h"
#include "model/templates/reader.h"
#include "tests/model/exchange/templatesamples.h"
#include "tests/program/program.h"
#include "tests/support/shipped.h"

#include <QTest>

namespace tst_precheckreport {

using namespace nidreg;
using templates::Field;
using templates::NamespaceTemplate;

class DayClock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::sys_days(*base::parseDate("2026-07-21"));
    }
};

static actions::PrecheckTools tools()
{
    return {"nidreg 1.0.0", proof::sha256Hex,
            [](const base::Finding &finding) { return "About " + std::string(finding.rule->id); }};
}

static actions::Precheck check(const NamespaceTemplate &draft,
                               const urn::NidKnowledge &knowledge = exchange::embeddedKnowledge())
{
    exchange::SnapshotDirectory directory;
    return actions::precheck(directory, DayClock(), knowledge, draft, {}, tools()).value();
}

class TestPrecheckReport : public QObject {
    Q_OBJECT

private slots:
    void sumsAreThoseOfTheStandard();
    void theSameCheckGivesTheSameBytes();
    void theLayoutOfTheSourceDoesNotMatter();
    void whatChangedInTheRegistryIsTold();
    void findingsNameTheirLineOfTheText();
    void theReportNamesEverything();
    void aRevisionNamesWhatItRevises();
    void whatIsNotRegisteredCannotBeRevised();
};

void TestPrecheckReport::sumsAreThoseOfTheStandard()
{
    QCOMPARE(proof::sha256Hex("abc"),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
}

void TestPrecheckReport::theSameCheckGivesTheSameBytes()
{
    const std::string report = exchange::precheckReport(check(lighthouseTemplate()));
    QCOMPARE(exchange::precheckReport(check(lighthouseTemplate())), report);
}

void TestPrecheckReport::theLayoutOfTheSourceDoesNotMatter()
{
    const std::string plain = "Namespace Identifier: lighthouse\n\nVersion: 1\n";
    const std::string other = "## Namespace Identifier\n\nlighthouse\n\n## Version\n\n1\n";
    QCOMPARE(exchange::precheckReport(check(templates::read(other).front())),
             exchange::precheckReport(check(templates::read(plain).front())));
}

void TestPrecheckReport::whatChangedInTheRegistryIsTold()
{
    urn::NidKnowledge grown = exchange::embeddedKnowledge();
    grown.uriSchemes.emplace_back("zz-new");
    const auto before = check(lighthouseTemplate()).registry;
    const auto after = check(lighthouseTemplate(), grown).registry;
    QVERIFY(before.uriSchemes != after.uriSchemes);
    QCOMPARE(after.uriSchemes.count, before.uriSchemes.count + 1);
    QVERIFY(before.namespaces == after.namespaces && before.systems == after.systems
            && before.countries == after.countries);
    QCOMPARE(before.namespaces.count, std::int64_t(tests::shippedListing().namespaces.size()));
    QVERIFY(before.newest >= "2020");
}

void TestPrecheckReport::findingsNameTheirLineOfTheText()
{
    NamespaceTemplate draft = lighthouseTemplate();
    draft.set(Field::Syntax, "One line.\n\nAn example: urn:lighthouse:\xC3\xA9 is none.");
    const actions::Precheck made = check(draft);
    const auto lines = base::lines(made.text);
    int seen = 0;
    for (const actions::PrecheckFinding &each : made.findings) {
        QVERIFY(each.line <= lines.size());
        if (each.rule.ends_with("syntax.bad-urn")) {
            QVERIFY(lines[each.line - 1].find("urn:lighthouse:") != std::string::npos);
            ++seen;
        }
    }
    QCOMPARE(seen, 1);
    draft.set(Field::Date, "YYYY-MM-DD"); // of one line: beside its heading
    const actions::Precheck beside = check(draft);
    const auto dated = std::ranges::find_if(
        beside.findings, [](const auto &each) { return each.rule == "template.date.malformed"; });
    QVERIFY(dated != beside.findings.end());
    QVERIFY(base::lines(beside.text)[dated->line - 1].starts_with("Date: YYYY-MM-DD"));
}

void TestPrecheckReport::theReportNamesEverything()
{
    const actions::Precheck made = check(lighthouseTemplate());
    const std::string report = exchange::precheckReport(made);
    for (const std::string &part :
         {made.sha256, made.registry.namespaces.sha256, made.registry.systems.sha256,
          made.registry.newest, std::string("Checked for:  2026-07-21"),
          std::string("Program:      nidreg 1.0.0"), std::string("Namespace:    lighthouse"),
          std::string("Not ready to be submitted: "),
          std::string("    1  Namespace Identifier: lighthouse\n")})
        QVERIFY2(report.find(part) != report.npos, part.c_str());
    QCOMPARE(proof::sha256Hex(made.text), made.sha256);
    QVERIFY(!made.findings.empty());
    for (const actions::PrecheckFinding &each : made.findings)
        QVERIFY2(report.find(each.rule) != report.npos, each.rule.c_str());
    const exchange::Json json = exchange::toJson(made);
    QVERIFY(json["findings"].size() == made.findings.size());
    QVERIFY(json["verdict"].get<std::string>() == "not-ready");
}

void TestPrecheckReport::aRevisionNamesWhatItRevises()
{
    exchange::SnapshotDirectory directory;
    actions::Examination what;
    what.revises = "ISBN";
    const auto knowledge = exchange::embeddedKnowledge();
    NamespaceTemplate draft = lighthouseTemplate();
    draft.set(Field::NamespaceIdentifier, "isbn");
    const auto made = actions::precheck(directory, DayClock(), knowledge, draft, what, tools());
    QVERIFY(bool(made));
    QVERIFY(exchange::precheckReport(made.value()).find("revision of ") != std::string::npos);
    QVERIFY(made->revisedVersion > 0);
}

void TestPrecheckReport::whatIsNotRegisteredCannotBeRevised()
{
    exchange::SnapshotDirectory directory;
    actions::Examination what;
    what.revises = "namespace.unknown";
    const auto knowledge = exchange::embeddedKnowledge();
    const auto made =
        actions::precheck(directory, DayClock(), knowledge, lighthouseTemplate(), what, tools());
    QVERIFY(!made);
    QCOMPARE(made.error().kind, registry::StoreError::NotFound);
}

NIDREG_TEST(TestPrecheckReport, QCoreApplication)

} // namespace tst_precheckreport

#include "tst_precheckreport.moc"
