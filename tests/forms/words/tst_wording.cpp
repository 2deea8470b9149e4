// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/lint/lint.h"
#include "model/urn/usage.h"
#include "tests/forms/words/refusalids.h"
#include "tests/program/program.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_wording {

using namespace nidreg;
using namespace nidreg::forms;
using tests::refusalIds;

static const base::Rule &rule(std::string_view id)
{
    const auto rules = id.starts_with("nid.") ? urn::nidRules()
        : id.starts_with("urn.")              ? urn::usageRules()
                                              : templates::templateRules();
    return *std::ranges::find(rules, id, &base::Rule::id);
}

static QString refused(const char *refusal)
{
    return wording(registry::StoreError{registry::StoreError::Refused, refusal, "PostgreSQL says"});
}

class WordingTest : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHasASentence_data() { addRules(); }
    void everyRuleHasASentence()
    {
        QFETCH(QByteArray, id);
        QVERIFY(sentenceForRule(id.toStdString()));
    }

    void everySentenceHasARule()
    {
        const auto check = [](std::span<const Sentence> sentences,
                              std::span<const base::Rule> rules) {
            for (const Sentence &each : sentences)
                QVERIFY2(std::ranges::any_of(
                             rules, [&](const base::Rule &r) { return isFor(each, r.id); }),
                         each.text);
        };
        check(nidSentences(), urn::nidRules());
        check(usageSentences(), urn::usageRules());
        check(templateSentences(), templates::templateRules());
    }

    void noIdAndVariantStandsTwice()
    {
        std::set<std::pair<std::string_view, std::string_view>> seen;
        for (const auto table :
             {nidSentences(), usageSentences(), templateSentences(), refusalSentences()}) {
            seen.clear();
            for (const Sentence &each : table)
                QVERIFY2(seen.emplace(each.id, each.variant).second, each.text);
        }
    }

    void sentencesEndWithAFullStop()
    {
        for (const auto table :
             {nidSentences(), usageSentences(), templateSentences(), refusalSentences()}) {
            for (const Sentence &each : table)
                QVERIFY2(QString::fromUtf8(each.text).endsWith('.'), each.text);
        }
    }

    void findingSaysWhatIsWrong_data();
    void findingSaysWhatIsWrong()
    {
        QFETCH(QByteArray, id);
        QFETCH(QStringList, particulars);
        base::Finding finding{&rule(id.toStdString()), {}, {}};
        for (const QString &each : particulars)
            finding.particulars.push_back(each.toStdString());
        QTEST(wording(finding), "sentence");
    }

    void particularsAreNeverReadAsPatterns()
    {
        QCOMPARE(filled("“%1” and “%2”", {"%2 <b>%1</b>", "two"}),
                 QString("“%2 <b>%1</b>” and “two”"));
        QCOMPARE(filled("“%1” and “%2”, 100 %", {"one"}), QString("“one” and “”, 100 %"));
    }

    void everyNamestringErrorHasItsOwnSentence()
    {
        std::set<QString> seen;
        for (const urn::NamestringError error : urn::namestringErrors()) {
            QVERIFY(wording(error).endsWith('.'));
            QVERIFY(seen.insert(wording(error)).second);
        }
    }

    void everyStateRoleAndStepHasItsOwnWords()
    {
        std::set<QString> seen;
        for (std::size_t i = 0; i < workflow::kStateNames.size(); ++i)
            QVERIFY(seen.insert(wording(workflow::State(i))).second);
        for (std::size_t i = 0; i < workflow::kStepNames.size(); ++i) {
            QVERIFY(seen.insert(wording(workflow::Step(i))).second);
            QVERIFY(consequence(workflow::Step(i)).endsWith('.'));
        }
        for (std::size_t i = 0; i < workflow::kRoleNames.size(); ++i)
            QVERIFY(seen.insert(wording(workflow::Role(i))).second);
        QVERIFY(!seen.contains(QString()));
    }

    void headingsAreThoseOfAppendixA()
    {
        QCOMPARE(heading(templates::Field::SecurityAndPrivacy), QString("Security and Privacy"));
    }

    void failuresSayWhatToDoNext_data();
    void failuresSayWhatToDoNext()
    {
        QFETCH(int, kind);
        const registry::StoreError error{registry::StoreError::Kind(kind), {}, "ERROR: 42P01"};
        QTEST(wording(error), "sentence");
        QCOMPARE(wording(actions::ActionError(error)), wording(error));
    }

    void everyRefusalOfTheSchemaHasASentence_data();
    void everyRefusalOfTheSchemaHasASentence()
    {
        QFETCH(QByteArray, id);
        for (const auto kind : {registry::StoreError::Refused, registry::StoreError::Stale,
                                registry::StoreError::NotFound}) {
            const QString said = wording(registry::StoreError{kind, id.toStdString(), {}});
            QVERIFY2(!said.contains(id), qPrintable(said));
            QVERIFY2(said.endsWith('.'), qPrintable(said));
        }
        static const QRegularExpression kStyle("^([a-z-]+\\.[a-z0-9-]+|[a-z0-9]+(_[a-z0-9]+)+)$");
        QVERIFY2(kStyle.match(id).hasMatch(), id); // subject.reason, or a constraint's name
        QVERIFY2(id.contains('_') || !refused(id).contains("The registry refused this"), id);
    }

    void refusalsAreWordedByTheirId()
    {
        QVERIFY(refused("nid.registered").startsWith("The NID is already registered"));
        QVERIFY(refused("something_is_new").contains("something is new"));
        QVERIFY(refused("22P02").contains("PostgreSQL says"));
        QVERIFY(!refused("nid.registered").contains("PostgreSQL"));
    }

    void lintFailuresCountTheirErrors()
    {
        const base::Rule error{"template.x", base::Severity::Error, {}};
        const base::Rule advice{"template.y", base::Severity::Advice, {}};
        actions::LintFailure failure;
        failure.findings.push_back({templates::Field::Date, {&error, {}, {}}});
        failure.findings.push_back({templates::Field::Date, {&advice, {}, {}}});
        QVERIFY(wording(actions::ActionError(failure))
                    .startsWith("The template was not submitted because it has an error"));
        failure.findings.push_back({templates::Field::Date, {&error, {}, {}}});
        QVERIFY(wording(actions::ActionError(failure))
                    .startsWith("The template was not submitted because it has 2 errors"));
    }

    void aServersStopIsNotSetTwice()
    {
        const registry::StoreError why{registry::StoreError::Unreachable, "tls.broken",
                                       "is the server there?\n"};
        const QString said = wording(why);
        QVERIFY2(said.contains("is the server there."), qPrintable(said));
    }

    void aDetailThatIsANameOfOursIsSaidInWords_data();
    void aDetailThatIsANameOfOursIsSaidInWords()
    {
        QFETCH(QByteArray, what);
        QFETCH(QStringList, details);
        const registry::Event told = event(what, {}, details);
        QTEST(detailsOf(told), "said");
    }

    void anEventsDetailsAreWordsToo()
    {
        registry::Event event;
        event.details = {{"turn", "registrar"}, {"reminded", "anna\nbert"}};
        QCOMPARE(forms::detailsOf(event), "Waiting for: Registrar\nReminded: anna, bert");
        event.details = {{"reference",
                          R"([{"data": "Ada_L", "type": "person"},)"
                          R"( {"data": "rfc8141", "type": "rfc"}])"}};
        QCOMPARE(forms::detailsOf(event), "Reference: Ada_L, RFC8141");
        event.details = {{"reference", "minutes of 2026-01-31"}};
        QCOMPARE(forms::detailsOf(event), "Reference: minutes of 2026-01-31");
    }

    void eventsAreSentencesInThePast_data();
    void eventsAreSentencesInThePast()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, nid);
        QFETCH(QStringList, details);
        QTEST(sentence(event(what, nid, details)), "sentence");
    }

private:
    /// Each of `details` is a name and a value with "=" between them.
    static registry::Event event(const QByteArray &what, const QByteArray &nid,
                                 const QStringList &details)
    {
        registry::Event event;
        event.person = "anna";
        event.what = what.toStdString();
        event.nid = nid.toStdString();
        for (const QString &each : details)
            event.details.emplace_back(each.section('=', 0, 0).toStdString(),
                                       each.section('=', 1).toStdString());
        return event;
    }

    static void addRules()
    {
        QTest::addColumn<QByteArray>("id");
        for (const auto rules : {urn::nidRules(), urn::usageRules(), templates::templateRules()}) {
            for (const base::Rule &each : rules) {
                const QByteArray id(each.id.data(), static_cast<qsizetype>(each.id.size()));
                QTest::newRow(id) << id;
            }
        }
    }
};

void WordingTest::everyRefusalOfTheSchemaHasASentence_data()
{
    QTest::addColumn<QByteArray>("id");
    const QStringList ids = refusalIds();
    QVERIFY2(ids.size() > 60, "the schema's refusals were not found");
    for (const QString &id : ids)
        QTest::newRow(qPrintable(id)) << id.toLatin1();
}

void WordingTest::aDetailThatIsANameOfOursIsSaidInWords_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QStringList>("details");
    QTest::addColumn<QString>("said");

    QTest::newRow("what a request is")
        << QByteArray("create")
        << QStringList{"purpose=new", "kind=formal", "procedure=fast-track",
                       "standards-action=true"}
        << "Purpose: New\nKind: Formal\nProcedure: Fast track\nStandards action: yes";
    QTest::newRow("the field that a comment is about")
        << QByteArray("comment") << QStringList{"field=security_and_privacy"}
        << "Field: Security and Privacy";
    QTest::newRow("what spoke against an expert")
        << QByteArray("assign") << QStringList{"objections=applicant not-serving"}
        << "Objections: is the applicant, does not review this kind of namespace";
    QTest::newRow("somebody's roles")
        << QByteArray("appoint") << QStringList{"person=bert", "roles=expert registrar"}
        << "Person: bert\nRoles: Designated expert, Registrar";
    QTest::newRow("a policy by its title")
        << QByteArray("policy") << QStringList{"name=review-days", "value=21", "was=1"}
        << "Name: Time for a review\nValue: 21 days\nBefore: 1 day";
    QTest::newRow("a proposal's terms by what it proposes")
        << QByteArray("propose")
        << QStringList{"act=policy", "subject=two-persons", "terms=register appoint"}
        << "Action: Setting a policy\nAbout: Actions that require two registrars\nTerms: "
           "Registering a namespace, Changing somebody’s roles";
    QTest::newRow("the roles that somebody would have")
        << QByteArray("propose") << QStringList{"act=appoint", "subject=bert", "terms=expert"}
        << "Action: Changing somebody’s roles\nAbout: bert\nTerms: Designated expert";
    QTest::newRow("a namespace's status")
        << QByteArray("register") << QStringList{"kind=informal", "status=deprecated"}
        << "Kind: Informal\nStatus: Deprecated";
    QTest::newRow("what the program does not know, as it stands")
        << QByteArray("create") << QStringList{"kind=wild", "colour=blue"}
        << "Kind: wild\ncolour: blue";
}

void WordingTest::findingSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QStringList>("particulars");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("the wrong character is named")
        << QByteArray("nid.syntax") << QStringList{"a_b", "_", "bad-inner"}
        << "“_” is not allowed in a NID. Use only ASCII letters, digits and hyphens.";
    for (const auto &[shown, name] : {std::pair(" ", "A space"), std::pair("\\x09", "A tab"),
                                      std::pair("\xC2\xA0", "A no-break space (U+00A0)"),
                                      std::pair("\xE2\x80\x8B", "An invisible character (U+200B)")})
        QTest::newRow(name) << QByteArray("nid.syntax") << QStringList{"ab", shown, "bad-inner"}
                            << name
                + QString(" is not allowed in a NID. Use only ASCII letters, digits and hyphens.");
    QTest::newRow("an empty NID is not quoted")
        << QByteArray("nid.syntax") << QStringList{"", "", "too-short"}
        << "The NID is missing. A NID has 2 to 32 letters, digits and hyphens.";
    QTest::newRow("a country is named where the code is one")
        << QByteArray("nid.too-short") << QStringList{"fi", "Finland", "FI", ""}
        << "“fi” is too short for a formal NID, and FI is the country code of Finland. Use at "
           "least 3 characters.";
    QTest::newRow("no country is named where the code is none")
        << QByteArray("nid.too-short") << QStringList{"x7", "", "", ""}
        << "“x7” is too short for a formal NID. Use at least 3 characters.";
    QTest::newRow("a code no longer in use is said to be one")
        << QByteArray("nid.country-code")
        << QStringList{"dd-x", "German Democratic Republic", "DD", "formerly"}
        << "“dd-x” begins with DD, formerly the country code of German Democratic Republic, "
           "and a hyphen, which is reserved for countries. Choose another NID.";
    QTest::newRow("a field without a sentence of its own has the common one")
        << QByteArray("template.syntax.empty") << QStringList{"Syntax"}
        << "The field “Syntax” is empty. Fill it in.";
    QTest::newRow("a field with a sentence of its own has that")
        << QByteArray("template.documentation.missing") << QStringList{"Documentation"}
        << "Documentation is missing. Cite a specification if there is one.";
    QTest::newRow("a date that was understood is given in the right form")
        << QByteArray("template.date.malformed") << QStringList{"May 3, 2020", "2020-05-03"}
        << "“May 3, 2020” is not in the form YYYY-MM-DD. Write 2020-05-03.";
    QTest::newRow("an example that is no URN says why")
        << QByteArray("template.syntax.bad-urn") << QStringList{"urn:demo", "urn.no-nss"}
        << "“urn:demo” is not a URN. Fix it. The namespace-specific string is missing. A URN "
           "consists of “urn:”, a NID, “:” and a namespace-specific string.";
}

void WordingTest::failuresSayWhatToDoNext_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("unreachable: the program tries on")
        << int(registry::StoreError::Unreachable)
        << "Cannot reach the registry. Nothing was changed. The program keeps trying to "
           "connect.";
    QTest::newRow("outcome unknown: look before repeating")
        << int(registry::StoreError::OutcomeUnknown)
        << "The connection was lost while the change was being saved. Check whether the change "
           "was made before you repeat it.";
    QTest::newRow("stale: look again")
        << int(registry::StoreError::Stale)
        << "Somebody else has changed the request. Review its current state, then decide "
           "again.";
    QTest::newRow("refused without a reason") << int(registry::StoreError::Refused)
                                              << "The registry refused this. Nothing was "
                                                 "changed.";
}

void WordingTest::eventsAreSentencesInThePast_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<QStringList>("details");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("an assignment names expert and due date")
        << QByteArray("assign") << QByteArray("demo")
        << QStringList{"expert=bert", "due=2026-08-01"} << "anna assigned bert, due 2026-08-01.";
    QTest::newRow("a submission names its revision")
        << QByteArray("submit") << QByteArray("demo") << QStringList{"revision=2"}
        << "anna submitted revision 2.";
    QTest::newRow("a comment that answers one says so")
        << QByteArray("comment") << QByteArray("demo") << QStringList{"thread=7", "text=Yes."}
        << "anna replied to a comment.";
    QTest::newRow("a request for an informal namespace has no NID")
        << QByteArray("create") << QByteArray() << QStringList{} << "anna opened the request.";
    QTest::newRow("a policy is called what the window calls it")
        << QByteArray("policy") << QByteArray()
        << QStringList{"name=two-persons", "value=register deprecate"}
        << "anna set the policy “Actions that require two registrars” to “Registering a "
           "namespace, Deprecating a namespace”.";
    QTest::newRow("and so is one whose value was taken away")
        << QByteArray("policy") << QByteArray() << QStringList{"name=list-address", "was=a@b.org"}
        << "anna removed the value of the policy “Discussion list”.";
    QTest::newRow("a policy of a newer program by its name")
        << QByteArray("policy") << QByteArray() << QStringList{"name=moon-days", "value=28"}
        << "anna set the policy “moon-days” to “28”.";
    QTest::newRow("a proposal says what it would do")
        << QByteArray("propose") << QByteArray("demo")
        << QStringList{"act=register", "subject=12", "sha256=00"}
        << "anna proposed “Register the namespace of request 12”, which requires two "
           "registrars.";
    QTest::newRow("one that would change roles says which")
        << QByteArray("propose") << QByteArray()
        << QStringList{"act=appoint", "subject=bert", "terms=registrar"}
        << "anna proposed “Roles of bert: Registrar”, which requires two registrars.";
    QTest::newRow("a proposal that was taken back says what it was about")
        << QByteArray("withdraw-proposal") << QByteArray()
        << QStringList{"act=appoint", "subject=bert", "proposal=7"}
        << "anna withdrew the proposal “Roles of bert”.";
    QTest::newRow("what a newer program wrote is shown as it is")
        << QByteArray("rename") << QByteArray("demo") << QStringList{} << "anna: rename (demo)";
}

NIDREG_TEST(WordingTest, QCoreApplication)

} // namespace tst_wording

#include "tst_wording.moc"
