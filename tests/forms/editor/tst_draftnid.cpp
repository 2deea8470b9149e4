// SPDX-License-Identifier: MIT
#include "forms/editor/checklistpanel.h"
#include "forms/editor/draftnid.h"
#include "forms/words/wording.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_draftnid {

using namespace nidreg;
using namespace nidreg::forms;

namespace {

const urn::NidKnowledge kKnowledge{
    {{"FI", "FIN", "Finland", "Republic of Finland", false, {}}}, {"http"}, {{"orcid", "persons"}}};

urn::NidFacts taken()
{
    urn::NidFacts facts;
    facts.registered = true;
    return facts;
}

urn::NidFacts delisted()
{
    urn::NidFacts facts;
    facts.delisted = true;
    return facts;
}

urn::NidFacts contested()
{
    urn::NidFacts facts;
    facts.contestedBy = {"#12"};
    return facts;
}

DraftTerms informal()
{
    DraftTerms terms;
    terms.kind = urn::NidKind::Informal;
    return terms;
}

DraftTerms revising(const char *nid)
{
    DraftTerms terms;
    terms.revises = nid;
    return terms;
}

} // namespace

class tst_DraftNid : public QObject {
    Q_OBJECT

private slots:
    void line_data()
    {
        using Facts = std::optional<urn::NidFacts>;
        QTest::addColumn<QString>("nid");
        QTest::addColumn<DraftTerms>("terms");
        QTest::addColumn<Facts>("facts");
        QTest::addColumn<bool>("isConnected");
        QTest::addColumn<NidLine::State>("state");
        const Facts unknown;
        const Facts free = urn::NidFacts();
        const auto row = [](const char *name, const char *nid, const DraftTerms &terms,
                            const Facts &facts, bool isConnected, NidLine::State state) {
            QTest::newRow(name) << QString::fromLatin1(nid) << terms << facts << isConnected
                                << state;
        };
        row("nothing typed", "", {}, unknown, true, NidLine::Empty);
        row("only blanks", "  ", {}, unknown, true, NidLine::Empty);
        row("informal leaves it to the registry", "", informal(), unknown, true, NidLine::Assigned);
        row("an underscore", "my_nid", {}, free, true, NidLine::Malformed);
        row("reserved is known without a registry", "x-seed", {}, unknown, false,
            NidLine::Reserved);
        row("reserved counts more than taken", "fi", {}, taken(), true, NidLine::Reserved);
        row("taken", "isbn", {}, taken(), true, NidLine::Taken);
        row("taken once, and never again", "isbn", {}, delisted(), true, NidLine::Taken);
        row("a revision of what is listed no more", "isbn", revising("isbn"), delisted(), true,
            NidLine::Unknown);
        row("contested", "seedbank", {}, contested(), true, NidLine::Contested);
        row("free", "seedbank", {}, free, true, NidLine::Free);
        row("the registry is being asked", "seedbank", {}, unknown, true, NidLine::Checking);
        row("no registry to ask", "seedbank", {}, unknown, false, NidLine::Unknown);
        row("a revision keeps its NID", "ISBN", revising("isbn"), taken(), true, NidLine::Revised);
        row("a revision under another NID", "isbn2", revising("isbn"), free, true,
            NidLine::Reserved);
        row("a revision of what is not registered", "isbn", revising("isbn"), free, true,
            NidLine::Unknown);
    }

    void line()
    {
        QFETCH(QString, nid);
        QFETCH(DraftTerms, terms);
        QFETCH(std::optional<urn::NidFacts>, facts);
        QFETCH(bool, isConnected);
        QFETCH(NidLine::State, state);
        const NidLine line = nidLine(nid, terms, kKnowledge, facts, isConnected);
        QVERIFY2(line.state == state, qPrintable(line.text));
        QVERIFY(!line.text.isEmpty());
    }

    /// What the findings beside the field say, and no other reason.
    void everyReasonIsSaid()
    {
        const urn::NidFacts facts;
        const NidLine line = nidLine(QStringLiteral("xn--abc"), {}, kKnowledge, facts, true);
        const auto findings = urn::checkNid("xn--abc", urn::NidKind::Formal,
                                            urn::NidPurpose::Request, kKnowledge, facts);
        QCOMPARE(findings.size(), std::size_t(2));
        for (const base::Finding &each : findings)
            QVERIFY2(line.text.contains(wording(each)), qPrintable(line.text));
    }

    void aGuessAtAnAnswerIsNoTick()
    {
        for (const auto answer :
             {templates::Answer::NotSeen, templates::Answer::Seen, templates::Answer::Elsewhere})
            QVERIFY(markOf(answer) != Mark::Fine);
    }

    void warningsAreRemarksNotVerdicts()
    {
        const NidLine line =
            nidLine(QStringLiteral("orcid"), {}, kKnowledge, urn::NidFacts(), true);
        QCOMPARE(line.state, NidLine::Free);
        QVERIFY(!line.remarks.isEmpty());
    }
};

NIDREG_TEST(tst_DraftNid, QCoreApplication)

} // namespace tst_draftnid

#include "tst_draftnid.moc"
