// SPDX-License-Identifier: MIT
#include "model/exchange/json/json.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_json {

using namespace nidreg;
using exchange::Json;

namespace {

const base::Rule kRule{"nid.a-label", base::Severity::Error, "RFC 8141 section 5.1"};
const base::Rule kWarning{"template.x.y", base::Severity::Warning, "RFC 8141 section A"};

std::string words(const base::Finding &finding)
{
    return "about " + finding.particulars.front();
}

QString line(const Json &json)
{
    return QString::fromStdString(exchange::line(json));
}

Json parsedUrn(std::string_view text)
{
    const auto parsed = urn::Namestring::parse(text);
    if (parsed)
        return exchange::urnParse(text, *parsed, registry::Status::Active);
    return exchange::urnParse(text, exchange::UrnFault{parsed.error(), "why"});
}

workflow::Request request()
{
    workflow::Request request;
    request.id.value = 12;
    request.nid = "abc";
    request.state = workflow::State::InReview;
    request.revision = 2;
    const base::Date due{std::chrono::year(2026), std::chrono::August, std::chrono::day(9)};
    request.experts = {{"ada", due, workflow::Vote::None},
                       {"bob", due, workflow::Vote::SteppedBack},
                       {"eve", due, workflow::Vote::None}};
    return request;
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void nidCheck()
    {
        const base::Findings findings{{&kRule, {"xn--"}, {}}};
        QCOMPARE(line(exchange::nidCheck("Xn--Abc", urn::NidKind::Formal, findings, words)),
                 QString(R"({"nid":"Xn--Abc","kind":"formal","verdict":"rejected","findings":[)"
                         R"({"rule":"nid.a-label","severity":"error",)"
                         R"("source":"RFC 8141 section 5.1","message":"about xn--"}]})"));
    }

    void aFreeNidHasAnEmptyListOfFindings()
    {
        QCOMPARE(
            line(exchange::nidCheck("abcd", urn::NidKind::Informal, {}, words)),
            QString(R"({"nid":"abcd","kind":"informal","verdict":"available","findings":[]})"));
    }

    void aValidUrn()
    {
        QCOMPARE(
            line(parsedUrn("URN:EXAMPLE:a%2cb?+r?=q#f")),
            QString(
                R"({"input":"URN:EXAMPLE:a%2cb?+r?=q#f","valid":true,"nid":"EXAMPLE",)"
                R"("nss":"a%2cb","r":"r","q":"q","f":"f",)"
                R"("assigned_name":"URN:EXAMPLE:a%2cb",)"
                R"("normalized":"urn:example:a%2Cb","registered":true,"error":null,"status":"active"})"));
    }

    void absentComponentsAreNullAndEmptyOnesAreEmpty()
    {
        const Json json = parsedUrn("urn:example:a#");
        QVERIFY(json["r"].is_null() && json["q"].is_null());
        QCOMPARE(json["f"].get<std::string>(), std::string());
    }

    void withoutARegistryNothingIsSaidOfRegistration()
    {
        const auto parsed = urn::Namestring::parse("urn:example:a");
        QVERIFY(exchange::urnParse("urn:example:a", *parsed, {})["registered"].is_null());
        QVERIFY(exchange::urnParse("urn:example:a", *parsed, {})["status"].is_null());
    }

    void whatIsRegisteredAndWhy_data()
    {
        using Status = std::optional<registry::Status>;
        QTest::addColumn<Status>("status");
        QTest::addColumn<bool>("registered");
        QTest::newRow("an active namespace is") << Status(registry::Status::Active) << true;
        QTest::newRow("a deprecated one is") << Status(registry::Status::Deprecated) << true;
        QTest::newRow("a delisted one is not") << Status(registry::Status::Delisted) << false;
        QTest::newRow("one that never was is not") << Status() << false;
    }

    void whatIsRegisteredAndWhy()
    {
        QFETCH(std::optional<registry::Status>, status);
        QFETCH(bool, registered);
        const auto parsed = urn::Namestring::parse("urn:example:a");
        const Json json =
            exchange::urnParse("urn:example:a", *parsed, exchange::AskedStatus(status));
        QCOMPARE(json["registered"].get<bool>(), registered);
        QVERIFY(json["status"] == exchange::nameOrNull(status));
    }

    void anInvalidUrnHasEveryKeyInTheSameOrder()
    {
        QCOMPARE(line(parsedUrn("urn:example:a?b")),
                 QString(R"({"input":"urn:example:a?b","valid":false,"nid":null,"nss":null,)"
                         R"("r":null,"q":null,"f":null,"assigned_name":null,"normalized":null,)"
                         R"("registered":null,"error":{"offset":13,)"
                         R"("rule":"urn.stray-question-mark","message":"why"},"status":null})"));
    }

    void bytesThatAreNotUtf8ComeOutAsTheReplacement()
    {
        QVERIFY(line(parsedUrn("urn:example:\xff")).startsWith(R"({"input":"urn:example:�",)"));
    }

    void comparedUrnsAreShownNormalized()
    {
        const auto left = urn::Namestring::parse("URN:Example:a#x");
        const auto right = urn::Namestring::parse("urn:example:a");
        QCOMPARE(line(exchange::urnCompare(*left, *right, true, {})),
                 QString(R"({"equivalent":true,"left":"urn:example:a","right":"urn:example:a",)"
                         R"("differences":[],"left_error":null,"right_error":null})"));
    }

    void whatCannotBeComparedSaysWhy()
    {
        const auto right = urn::Namestring::parse("urn:example:a");
        const auto none = urn::Namestring::parse("urn:a");
        const auto answer =
            exchange::urnCompare(exchange::UrnFault{none.error(), "why"}, *right, false, {});
        QVERIFY(answer["left"].is_null() && answer["right_error"].is_null());
        QCOMPARE(answer["left_error"]["message"], "why");
    }

    void lintCountsItsFindingsAndHasTheirLines()
    {
        const std::string source = "Version: 1\n\nPurpose:\n   one\n\n   two three\n";
        templates::NamespaceTemplate draft;
        draft.set(templates::Field::Purpose, "one\n\ntwo three");
        draft.lines[std::size_t(templates::Field::Purpose)] = 3;
        const templates::FieldFindings findings{
            {templates::Field::Purpose, {&kRule, {"two"}, {9, 5}}},
            {templates::Field::Syntax, {&kWarning, {"nothing"}, {}}}};
        QCOMPARE(
            line(exchange::templateLint("a.txt", source, draft, findings, words)),
            QString(R"({"file":"a.txt","errors":1,"warnings":1,"findings":[)"
                    R"({"rule":"nid.a-label","severity":"error","field":"purpose","line":6,)"
                    R"("source":"RFC 8141 section 5.1","message":"about two"},)"
                    R"({"rule":"template.x.y","severity":"warning","field":"syntax",)"
                    R"("line":null,"source":"RFC 8141 section A","message":"about nothing"}]})"));
    }

    void aRowOfTheListing()
    {
        registry::NamespaceRow row;
        row.nid = "ucode";
        row.version = 3;
        row.references = {{registry::Reference::Rfc, "rfc1", {}},
                          {registry::Reference::RfcErrata, "2", {}}};
        QCOMPARE(
            line(exchange::toJson(row)),
            QString(
                R"({"nid":"ucode","kind":"formal","version":3,"date":null,)"
                R"("registrant":null,"reference":"RFC1, RFC Errata 2","status":"active","in_force":null})"));
    }

    void aNamespaceHasItsRowAndItsVersions()
    {
        registry::Namespace found;
        found.row.nid = "abc";
        found.versions.resize(2);
        const Json json = exchange::toJson(found);
        QCOMPARE(json.begin().key(), std::string("nid"));
        QCOMPARE(json["versions"].size(), 2);
        QVERIFY(json["versions"][0]["recorded"].is_null());
    }

    void aRequestNamesTheExpertsThatAreAsked()
    {
        QCOMPARE(line(exchange::toJson(request())),
                 QString(R"({"id":12,"nid":"abc","kind":"formal","action":"new",)"
                         R"("procedure":"community","state":"in-review","revision":2,)"
                         R"("expert":"ada, eve","waiting_on":"expert","due":"2026-08-09",)"
                         R"("updated":"1970-01-01T00:00:00.000000Z"})"));
    }

    void aRequestIsShownWithItsNewestText()
    {
        registry::RequestFile file;
        file.request = request();
        file.revisions = {{1, "Purpose: old\n", {}, {}, {}}, {2, "Purpose: newer\n", {}, {}, {}}};
        QCOMPARE(exchange::requestShow(file, {}, words)["template"]["fields"]["purpose"],
                 Json("newer"));
        file.workingCopy = "Purpose: newest\n";
        QCOMPARE(exchange::requestShow(file, {}, words)["template"]["fields"]["purpose"],
                 Json("newest"));
        QVERIFY(exchange::requestShow({}, {}, words)["template"].is_null());
    }

    void anEventKeepsDetailsThatAreGivenTwice()
    {
        registry::Event event;
        event.number = 7;
        event.person = "ada";
        event.role = workflow::Role::Registrar;
        event.what = "assign";
        event.details = {{"expert", "bob"}, {"waive", "a"}, {"waive", "b"}, {"waive", "c"}};
        QCOMPARE(line(exchange::toJson(event)),
                 QString(R"({"number":7,"at":"1970-01-01T00:00:00.000000Z","person":"ada",)"
                         R"("role":"registrar","what":"assign","request":null,"nid":null,)"
                         R"("details":{"expert":"bob","waive":["a","b","c"]}})"));
    }

    void aLogReportNamesWhatDoesNotFit()
    {
        registry::LogReport report;
        report.head = {3, "ab"};
        QCOMPARE(exchange::toJson(report)["valid"], Json(true));
        report.mismatch = registry::Mismatch{registry::Mismatch::Version, 4, "isbn version 3"};
        QCOMPARE(
            line(exchange::toJson(report)),
            QString(
                R"({"valid":false,"size":3,"root":"ab","events":0,"revisions":0,"versions":0,"mails":0,"witnesses":0,"other_logs":0,"partial":false,"differences":[],)"
                R"("misfit":{"where":"version","number":4,"subject":"isbn version 3"}})"));
    }
};

NIDREG_TEST(TestJson, QCoreApplication)

} // namespace tst_json

#include "tst_json.moc"
