// SPDX-License-Identifier: MIT
#include "model/urn/nidrules.h"
#include "tests/program/program.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_nidrules {

using namespace nidreg;
using namespace nidreg::urn;
using enum NidKind;
using enum NidPurpose;

/// A small world: three countries of today, one of yesterday with a code in use again.
static NidKnowledge world()
{
    return {{{"FR", "FRA", "France", "French Republic", false, ""},
             {"CI", "CIV", "Côte d'Ivoire", "Republic of Côte d'Ivoire", false, ""},
             {"IR", "IRN", "Iran, Islamic Republic of", "Islamic Republic of Iran", false, "Iran"},
             {"CI", "CIX", "Former Coast", "", true, ""},
             {"FK", "FLK", "Falkland Islands (Malvinas)", "", false, ""},
             {"DD", "DDR", "German Democratic Republic", "", true, ""}},
            {"coap+tcp", "http", "urn", "wais"},
            {{"ark", "Archival Resource Key"}, {"orcid", "Open Researcher and Contributor ID"}}};
}

static base::Findings check(const QByteArray &nid, NidKind kind, NidPurpose purpose,
                            const NidFacts &facts = {})
{
    static const NidKnowledge kWorld = world();
    // The exact bytes, so that a sanitizer sees a read beyond them.
    const std::vector<char> bytes(nid.begin(), nid.end());
    return checkNid({bytes.data(), bytes.size()}, kind, purpose, kWorld, facts);
}

static QByteArray ids(const base::Findings &findings)
{
    QByteArrayList result;
    for (const base::Finding &finding : findings)
        result += QByteArray(finding.rule->id.data(), qsizetype(finding.rule->id.size())).mid(4);
    return result.join(' ');
}

static QByteArray particulars(const base::Findings &findings)
{
    QByteArrayList result;
    for (const base::Finding &finding : findings) {
        for (const std::string &text : finding.particulars)
            result += QByteArray::fromStdString(text);
    }
    return result.join('|');
}

class tst_NidRules : public QObject {
    Q_OBJECT

private slots:
    void formalNids_data();
    void formalNids();
    void informalNids_data();
    void informalNids();
    void whatTheRegistrySays_data();
    void whatTheRegistrySays();
    void particularsFillTheSentence_data();
    void particularsFillTheSentence();
    void findingsPointIntoTheNid();
    void findingsComeInTheOrderOfTheTable();
    void everyRuleHasItsRow();
    void theVerdictIsTakenBeforeItIsRejected();
    void everyRegisteredNidIsWellFormed();
    void noBytesMakeTheRulesStumble();
};

void tst_NidRules::formalNids_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<QByteArray>("rules");

    const auto row = [](const char *claim, const QByteArray &nid, const char *rules) {
        QTest::newRow(claim) << nid << QByteArray(rules);
    };
    row("a good NID", "isbn", "");
    row("three characters are enough", "abc", "");
    row("32 characters are not too many", QByteArray(32, 'n'), "");
    row("hyphens inside do no harm", "broadband-forum-org", "");
    row("nothing", "", "syntax");
    row("33 characters", QByteArray(33, 'n'), "syntax");
    row("an underscore", "my_nid", "syntax");
    row("a hyphen at the start", "-isbn", "syntax");
    row("a hyphen at the end", "isbn-", "syntax");
    row("a letter with an accent", "caf\xC3\xA9", "syntax");
    row("no country name is looked for in what is no NID", "C\xC3\xB4te d'Ivoire", "syntax");
    row("a scheme with a plus sign is no NID", "coap+tcp", "syntax");
    row("urn- and a number", "urn-7", "informal-prefix");
    row("urn- and a word, in capitals", "URN-seven", "informal-prefix");
    row("urn- alone is no NID either", "urn-", "syntax informal-prefix");
    row("urn without the hyphen may go on", "urnbis", "");
    row("the NID urn", "urn", "urn-reserved uri-scheme");
    row("the NID URN in capitals", "URN", "urn-reserved uri-scheme");
    row("one letter", "a", "syntax too-short");
    row("one digit", "1", "syntax too-short");
    row("two letters without a country", "zz", "too-short");
    row("two letters of a country", "fr", "too-short");
    row("two digits", "42", "too-short");
    row("a letter and a hyphen", "a-", "syntax too-short");
    row("two bytes that are no NID are not called short", "\xC3\xA9", "syntax");
    row("two letters and a hyphen", "fr-books", "country-code");
    row("two letters and a hyphen without a country", "zz-books", "country-code");
    row("two letters and a hyphen in capitals", "FR-BOOKS", "country-code");
    row("a digit in the code makes it none", "f1-books", "");
    row("three letters and a hyphen are no alpha-2 code", "abc-books", "");
    row("two letters and a hyphen at the end", "fr-", "syntax country-code");
    row("an A-label", "xn--abc", "country-code a-label");
    row("an A-label in capitals", "Xn--Abc", "country-code a-label");
    row("the start of an A-label alone", "xn--", "syntax country-code a-label");
    row("two letters and two hyphens of a country", "fr--abc", "country-code a-label");
    row("two hyphens further on", "abc--def", "");
    row("the experimental prefix", "x-foo", "experimental");
    row("the experimental prefix in capitals", "X-FOO", "experimental");
    row("the experimental prefix alone", "x-", "syntax too-short experimental");
    row("an x without a hyphen", "xmpp", "");
    row("an alpha-3 code", "fra", "alpha-3");
    row("an alpha-3 code in capitals", "FRA", "alpha-3");
    row("an alpha-3 code no longer in use", "ddr", "alpha-3");
    row("an alpha-3 code and a hyphen", "fra-books", "alpha-3");
    row("an alpha-3 code and a letter", "frame", "");
    row("a word that holds an alpha-3 code later", "a-fra", "");
    row("a country's name", "france", "country-name");
    row("a country's name in mixed case", "FraNce", "country-name");
    row("a country's official name with a hyphen", "french-republic", "country-name");
    row("a country's official name in one word", "frenchrepublic", "country-name");
    row("a country's name without its accent", "cote-divoire", "country-name");
    row("a country's name before its comma", "iran", "country-name");
    row("a country's official name in its order", "islamic-republic-of-iran", "country-name");
    row("a country's name before its parenthesis", "falkland-islands", "country-name");
    row("a country's name with its parenthesis", "falkland-islands-malvinas", "country-name");
    row("a part of a country's name", "falkland", "");
    row("a part of what follows a comma", "iran-islamic", "");
    row("a country of yesterday", "german-democratic-republic", "country-name");
    row("the start of a country's name", "franc", "");
    row("a country's name and more", "france1", "");
    row("a URI scheme", "http", "uri-scheme");
    row("a URI scheme in capitals", "HTTP", "uri-scheme");
    row("a URI scheme of 1993", "wais", "uri-scheme");
    row("the start of a URI scheme", "htt", "");
    row("an identifier system", "orcid", "identifier-system");
    row("an identifier system in capitals", "ORCID", "identifier-system");
    row("an identifier system and more", "orcids", "");
}

void tst_NidRules::formalNids()
{
    QFETCH(QByteArray, nid);
    QFETCH(QByteArray, rules);
    for (const NidPurpose purpose : {Check, Request, Assign})
        QCOMPARE(ids(check(nid, Formal, purpose)), rules);
}

void tst_NidRules::informalNids_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<NidPurpose>("purpose");
    QTest::addColumn<QByteArray>("rules");

    const auto row = [](const char *claim, const char *nid, NidPurpose purpose, const char *rules) {
        QTest::newRow(claim) << QByteArray(nid) << purpose << QByteArray(rules);
    };
    row("a number may be looked at", "urn-7", Check, "");
    row("a number may be looked at in capitals", "URN-7", Check, "");
    row("nothing is looked at", "", Check, "syntax");
    row("a leading zero", "urn-07", Check, "informal-form");
    row("zero", "urn-0", Check, "informal-form");
    row("a word", "isbn", Check, "informal-form");
    row("a word after urn-", "urn-seven", Check, "informal-form");
    row("urn- alone", "urn-", Check, "syntax informal-form");
    row("the NID urn", "urn", Check, "informal-form");
    row("what is no NID at all", "my nid", Check, "syntax");
    row("28 digits are a number", "urn-1234567890123456789012345678", Check, "");
    row("29 digits are too many", "urn-12345678901234567890123456789", Check,
        "syntax informal-form");
    row("the rules of formal NIDs do not count", "fr-books", Check, "informal-form");
    row("a country's code does not count", "fra", Check, "informal-form");
    row("an application names no number", "", Request, "");
    row("an application that names its number", "urn-9", Request, "informal-requested");
    row("an application that names a word", "books", Request, "informal-form informal-requested");
    row("nothing cannot be assigned", "", Assign, "syntax");
    row("the next number is assigned", "urn-9", Assign, "");
    row("the next number is assigned in capitals", "URN-9", Assign, "");
    row("a number that is left out", "urn-10", Assign, "informal-not-next");
    row("a number of the past", "urn-8", Assign, "informal-not-next");
    row("a number beyond all counting", "urn-1234567890123456789012345678", Assign,
        "informal-not-next");
    row("what is no number is not compared", "urn-09", Assign, "informal-form");
}

void tst_NidRules::informalNids()
{
    QFETCH(QByteArray, nid);
    QFETCH(NidPurpose, purpose);
    QFETCH(QByteArray, rules);
    NidFacts facts;
    facts.nextInformal = 9;
    QCOMPARE(ids(check(nid, Informal, purpose, facts)), rules);
    if (purpose == Assign && rules == "informal-not-next")
        QCOMPARE(ids(check(nid, Informal, purpose)), QByteArray()); // the next is not known
}

void tst_NidRules::whatTheRegistrySays_data()
{
    QTest::addColumn<NidKind>("kind");
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<NidFacts>("facts");
    QTest::addColumn<QByteArray>("rules");

    NidFacts registered, delisted, contested, similar;
    registered.registered = true;
    delisted.delisted = true;
    contested.contestedBy = {"#12"};
    similar.similar = {"issn"};
    const auto row = [](const char *claim, NidKind kind, const char *nid, const NidFacts &facts,
                        const char *rules) {
        QTest::newRow(claim) << kind << QByteArray(nid) << facts << QByteArray(rules);
    };
    row("nothing known", Formal, "isbn", {}, "");
    row("a formal NID is taken", Formal, "isbn", registered, "registered");
    row("a formal NID was taken once", Formal, "isbn", delisted, "delisted");
    row("an informal NID was taken once", Informal, "urn-7", delisted, "delisted");
    row("an informal NID is taken", Informal, "urn-7", registered, "registered");
    row("another request asks for it", Formal, "isbn", contested, "contested");
    row("a registered NID looks like it", Formal, "isbn", similar, "similar");
    row("informal numbers always look alike", Informal, "urn-7", similar, "");
}

void tst_NidRules::whatTheRegistrySays()
{
    QFETCH(NidKind, kind);
    QFETCH(QByteArray, nid);
    QFETCH(NidFacts, facts);
    QFETCH(QByteArray, rules);
    QCOMPARE(ids(check(nid, kind, Check, facts)), rules);
}

void tst_NidRules::particularsFillTheSentence_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<NidKind>("kind");
    QTest::addColumn<QByteArray>("particulars");

    const auto row = [](const char *claim, const char *nid, NidKind kind, const char *expected) {
        QTest::newRow(claim) << QByteArray(nid) << kind << QByteArray(expected);
    };
    row("the wrong character", "my_nid", Formal, "my_nid|_|bad-inner");
    row("the wrong character whole", "caf\xC3\xA9", Formal, "caf\xC3\xA9|\xC3\xA9|bad-inner");
    row("a byte that is no UTF-8", "caf\xE9", Formal, "caf\\xE9|\\xE9|bad-inner");
    row("no character when the length is wrong", "", Formal, "||too-short");
    row("the country of two letters", "Fr", Formal, "Fr|France|FR|");
    row("the country of today before that of yesterday", "ci", Formal, "ci|Côte d'Ivoire|CI|");
    row("the country of yesterday", "dd-x", Formal, "dd-x|German Democratic Republic|DD|formerly");
    row("no country of two letters", "zz", Formal, "zz|||");
    row("the code without a country", "zz-x", Formal, "zz-x||ZZ|");
    row("the common name of a country", "ir-x", Formal, "ir-x|Iran|IR|");
    row("the A-label's start", "Fr--x", Formal, "Fr--x|France|FR||Fr--x|Fr--");
    row("the country of three letters", "fra-x", Formal, "fra-x|France|FRA|");
    row("the country named", "french-republic", Formal, "french-republic|France|");
    row("the country named of yesterday", "germandemocraticrepublic", Formal,
        "germandemocraticrepublic|German Democratic Republic|formerly");
    row("the scheme", "WAIS", Formal, "WAIS|wais");
    row("the system", "Ark", Formal, "Ark|Archival Resource Key");
}

void tst_NidRules::particularsFillTheSentence()
{
    QFETCH(QByteArray, nid);
    QFETCH(NidKind, kind);
    QFETCH(QByteArray, particulars);
    QCOMPARE(tst_nidrules::particulars(check(nid, kind, Check)), particulars);
}

void tst_NidRules::findingsPointIntoTheNid()
{
    const auto where = [](const QByteArray &nid) { return check(nid, Formal, Check)[0].where; };
    QCOMPARE(where("my_nid"), (base::Span{2, 1}));
    QCOMPARE(where("caf\xC3\xA9s"), (base::Span{3, 2}));
    QCOMPARE(where(QByteArray(40, 'n')), (base::Span{32, 8}));
    QCOMPARE(where(""), (base::Span{0, 0}));
    QCOMPARE(where("urn-7"), (base::Span{0, 4}));
    QCOMPARE(where("fr-books"), (base::Span{0, 3}));
    QCOMPARE(where("orcid"), (base::Span{0, 5}));
}

void tst_NidRules::findingsComeInTheOrderOfTheTable()
{
    NidFacts facts;
    facts.registered = true;
    facts.contestedBy = {"#12", "#15"};
    facts.similar = {"x-nn", "xnn"};
    facts.nextInformal = 9;
    const auto formal = check("xn--", Formal, Assign, facts);
    QCOMPARE(ids(formal), QByteArray("syntax registered country-code a-label contested similar"));
    QCOMPARE(formal[4].particulars[1], std::string("#12, #15"));
    QCOMPARE(formal[5].particulars[1], std::string("x-nn, xnn"));
    const auto informal = check("urn-8", Informal, Assign, facts);
    QCOMPARE(ids(informal), QByteArray("registered informal-not-next contested"));
    QCOMPARE(informal[1].particulars[1], std::string("urn-9"));
}

void tst_NidRules::everyRuleHasItsRow()
{
    static constexpr std::string_view kIds[] = {
        "nid.syntax",       "nid.registered",    "nid.delisted",           "nid.informal-prefix",
        "nid.urn-reserved", "nid.too-short",     "nid.country-code",       "nid.a-label",
        "nid.experimental", "nid.informal-form", "nid.informal-requested", "nid.informal-not-next",
        "nid.alpha-3",      "nid.country-name",  "nid.uri-scheme",         "nid.identifier-system",
        "nid.contested",    "nid.similar"};
    QVERIFY(std::ranges::equal(nidRules(), kIds, {}, &base::Rule::id));
    for (std::size_t i = 0; i < nidRules().size(); ++i) {
        const auto expected = i < 12 ? base::Severity::Error
            : i < 17                 ? base::Severity::Warning
                                     : base::Severity::Advice;
        QCOMPARE(nidRules()[i].severity, expected);
        QVERIFY(!nidRules()[i].source.empty());
    }
}

void tst_NidRules::theVerdictIsTakenBeforeItIsRejected()
{
    NidFacts taken;
    taken.registered = true;
    NidFacts delisted;
    delisted.delisted = true;
    QCOMPARE(verdict(check("isbn", Formal, Check, delisted)), NidVerdict::Rejected);
    QCOMPARE(verdict(check("isbn", Formal, Check)), NidVerdict::Available);
    QCOMPARE(verdict(check("orcid", Formal, Check)), NidVerdict::Available);
    QCOMPARE(verdict(check("isbn", Formal, Check, taken)), NidVerdict::Registered);
    QCOMPARE(verdict(check("urn-7", Formal, Check, taken)), NidVerdict::Registered);
    QCOMPARE(verdict(check("urn-7", Formal, Check)), NidVerdict::Rejected);
    QCOMPARE(verdict(check("", Formal, Check)), NidVerdict::Rejected);
}

void tst_NidRules::everyRegisteredNidIsWellFormed()
{
    QFile file(QStringLiteral(NIDREG_SHARED_DATA "/iana-urn-facts.csv"));
    if (!file.open(QFile::ReadOnly))
        QSKIP("the facts about the IANA registry are not here");
    int formal = 0, informal = 0;
    file.readLine();
    while (!file.atEnd()) {
        const auto columns = file.readLine().split(',');
        const bool isFormal = columns[1] == "formal";
        const auto findings = check(columns[0], isFormal ? Formal : Informal, Check);
        QVERIFY2(!base::hasErrors(findings), columns[0].constData());
        ++(isFormal ? formal : informal);
    }
    QCOMPARE(formal, 97);
    QCOMPARE(informal, 8);
}

void tst_NidRules::noBytesMakeTheRulesStumble()
{
    static constexpr char kBytes[] = "aFrRxXnN-uU01\xC3\xA9\xFF \0_";
    quint32 seed = 5;
    for (int i = 0; i < 100'000; ++i) {
        QByteArray nid;
        for (quint32 n = seed >> 28; n > 0; --n) {
            seed = seed * 1664525u + 1013904223u;
            nid += kBytes[(seed >> 16) % (sizeof kBytes - 1)];
        }
        seed = seed * 1664525u + 1013904223u;
        for (const NidKind kind : {Formal, Informal}) {
            const auto findings = check(nid, kind, Check);
            QVERIFY(bool(Nid::parse(nid.toStdString())) != ids(findings).startsWith("syntax"));
            for (const base::Finding &finding : findings)
                QVERIFY(finding.where.offset + finding.where.length <= std::size_t(nid.size()));
        }
    }
}

NIDREG_TEST(tst_NidRules, QCoreApplication)

} // namespace tst_nidrules

#include "tst_nidrules.moc"
