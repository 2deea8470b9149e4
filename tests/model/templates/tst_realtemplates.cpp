// SPDX-License-Identifier: MIT
#include "model/templates/lint.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace nidreg;
using namespace nidreg::templates;

namespace {

/// What a file states; "-" where it states nothing that can be named: no NID yet, a version that
/// is no integer, a month for a day, a placeholder.
struct Facts {
    const char *file, *style, *nid, *version, *date;
};

// clang-format off
constexpr Facts kFacts[] = {
    {"3gpp.txt", "rfc3406", "3gpp", "1", "2007-11-16"},
    {"BLANK-rfc2611-example.txt", "rfc2611", "-", "1", "-"},
    {"BLANK-rfc2611-spec.txt", "rfc2611", "-", "-", "-"},
    {"BLANK-rfc3406-example.txt", "rfc3406", "-", "1", "-"},
    {"BLANK-rfc3406-spec.txt", "rfc3406", "-", "-", "-"},
    {"BLANK-rfc8141-appendix-a.txt", "rfc8141", "-", "-", "-"},
    {"bbf.txt", "rfc3406", "bbf", "1", "2016-12-05"},
    {"c2pa.txt", "rfc8141", "c2pa", "1", "2025-02-03"},
    {"ccsds.txt", "rfc3406", "ccsds", "1", "2015-10-19"},
    {"cdx.txt", "rfc8141", "cdx", "1", "2022-03-19"},
    {"cgi.txt", "rfc3406", "cgi", "1", "2007-10-04"},
    {"clei.txt", "rfc3406", "CLEI", "1", "2004-12-31"},
    {"dev.txt", "rfc8141", "dev", "1", "2020-06-24"},
    {"draft-adl.md.txt", "rfc8141", "adl", "1", "-"},
    {"draft-blockhash.md.txt", "rfc3406", "blockhash", "1", "-"},
    {"draft-data-rendered.txt", "rfc8141", "data", "1", "-"},
    {"draft-glue.md.txt", "rfc8141", "glue", "1", "2026-03-02"},
    {"draft-openid.md.txt", "rfc8141", "-", "-", "-"},
    {"draft-solid-proposal.md.txt", "unknown", "-", "-", "-"},
    {"dvb-rfc7354.txt", "rfc3406", "-", "2", "2014-08-11"},
    {"dvb.txt", "rfc3406", "dvb", "1", "2007-02-28"},
    {"ebu.txt", "rfc3406", "ebu", "1", "2007-02-20"},
    {"eic.txt", "rfc8141", "eic", "1", "2021-12-16"},
    {"eidr-rfc7302.txt", "rfc3406", "eidr", "1", "2014-03-03"},
    {"epcglobal.txt", "rfc3406", "epcglobal", "1", "2007-03-06"},
    {"etsi-rfc8515.txt", "rfc8141", "etsi", "1", "2018-10-22"},
    {"etsi.txt", "rfc8141", "etsi", "1", "2018-10-22"},
    {"fdc.txt", "rfc3406", "fdc", "1", "2005-04-25"},
    {"fipa.txt", "rfc3406", "fipa", "1", "2002-02-28"},
    {"geant.txt", "rfc3406", "geant", "1", "2006-03-21"},
    {"gvat.txt", "rfc8141", "GVAT", "1", "2023-05-01"},
    {"hbbtv.txt", "rfc3406", "hbbtv", "1", "2014-08-07"},
    {"ietf.txt", "rfc2611", "ietf", "1", "1999-04-22"},
    {"iptc.txt", "rfc3406", "iptc", "1", "2003-11-11"},
    {"isan.txt", "rfc3406", "ISAN", "1", "2004-11-22"},
    {"iso.txt", "rfc3406", "iso", "-", "2007-12-13"},
    {"itu.txt", "rfc8141", "itu", "1", "2018-07-31"},
    {"knx.txt", "rfc8141", "knx", "1", "2023-09-17"},
    {"lei.txt", "rfc8141", "LEI", "1", "2021-12-22"},
    {"mrn.txt", "rfc8141", "mrn", "2", "2024-08-26"},
    {"nan.txt", "rfc8141", "NAN", "1", "2023-08-01"},
    {"nato.txt", "rfc3406", "nato", "1", "2014-09-11"},
    {"nbn-rfc3188.txt", "rfc2611", "NBN", "3", "2001-01-30"},
    {"nbn-rfc8458.txt", "rfc8141", "NBN", "4", "2018-04-09"},
    {"newsml.txt", "rfc2611", "newsml", "1", "2000-11-07"},
    {"nfc.txt", "rfc3406", "nfc", "1", "2006-05-17"},
    {"ogf.txt", "rfc3406", "ogf", "1", "-"},
    {"oid-rfc3001.txt", "rfc2611", "oid", "1", "2000-04-30"},
    {"pno.txt", "rfc8141", "pno", "1", "2024-05-14"},
    {"pwid.txt", "rfc8141", "PWID", "1", "2022-11-15"},
    {"s1000d.txt", "rfc3406", "S1000D", "2", "2005-03-07"},
    {"said.txt", "rfc8141", "said", "1", "2026-03-16"},
    {"service.txt", "rfc3406", "service", "1", "2006-04-02"},
    {"smpte.txt", "rfc3406", "smpte", "2", "2007-07-08"},
    {"stalwart.txt", "rfc8141", "stalwart", "1", "2025-04-14"},
    {"swift.txt", "rfc3406", "swift", "1", "2001-08-01"},
    {"thread.txt", "rfc8141", "thread", "1", "2024-12-09"},
    {"tva.txt", "rfc3406", "tva", "1", "2005-01-06"},
    {"ucode.txt", "rfc3406", "ucode", "1", "2011-12-21"},
    {"uic.txt", "rfc8141", "uic", "1", "2023-06-07"},
    {"urn-4.txt", "rfc2611", "urn-4", "1", "2002-02-11"},
    {"urn-7-rfc6050.txt", "rfc3406", "urn-7", "1", "2009-03-22"},
    {"urn-7.txt", "rfc3406", "urn-7", "1", "2007-04-21"},
    {"urn-8.txt", "rfc8141", "urn-8", "1", "2025-07-01"},
    {"uuid.txt", "rfc3406", "UUID", "-", "2003-10-01"},
    {"wfa.txt", "rfc8141", "wfa", "1", "2026-05-28"},
    {"xmlorg.txt", "rfc2611", "xmlorg", "3", "2001-02-05"},
    {"xmpp.txt", "rfc3406", "xmpp", "1", "2007-04-27"},
    {"history/draft-mrn-markdown--63d4fd1.md.txt", "rfc3406", "mrn", "1", "-"},
    {"history/draft-mrn-markdown--c289baf.md.txt", "rfc3406", "mrn", "1", "-"},
    {"history/gdst--2021-12-02.txt", "rfc8141", "gdst", "1", "2020-04-02"},
    {"history/isbn--2017-06-26.txt", "rfc8141", "ISBN", "2", "2017-06-12"},
    {"history/isbn--2018-06-29.txt", "rfc8141", "ISBN", "2", "2017-06-12"},
    {"history/mrn--2017-11-28.txt", "rfc8141", "mrn", "1", "2017-08-24"},
    {"history/mrn--2018-06-29.txt", "rfc8141", "mrn", "1", "2017-08-24"},
    {"history/mrn--2024-10-04.txt", "rfc8141", "mrn", "2", "2024-08-26"},
};

/// Templates in the present form that IANA hosts, and the rules of error that each truly breaks.
struct Departures {
    const char *file;
    QStringList errors;
};

const Departures kInForce[] = {
    {"c2pa.txt", {}},
    {"cdx.txt", {"template.resolution.missing"}},
    {"dev.txt", {"template.registrant.no-contact"}},
    {"eic.txt", {}},
    {"etsi.txt", {}},
    {"gvat.txt", {}},
    {"itu.txt", {}},
    {"knx.txt", {}},
    {"lei.txt", {}},
    {"mrn.txt", {"template.revision-information.missing"}},
    {"nan.txt", {"template.assignment.missing"}},
    {"pno.txt", {}},
    {"pwid.txt", {}},
    {"said.txt", {}},
    {"stalwart.txt", {}},
    {"thread.txt", {}},
    {"uic.txt", {}},
    {"urn-8.txt", {}},
    {"wfa.txt", {}},
};
// clang-format on

/// The labels that count as headings here: the test keeps its own list, so that a word the reader
/// wrongly took for a heading is missed.
const QRegularExpression kHeading(
    R"(^[\s#*-]*(?:\d+(?:\.\d+)*\.?\s+)?\**(?:)"
    R"((?:Declared )?registra(?:nt|tion) of the namespace|(?:Community|Namespace) considerations|)"
    R"(Namespace Identifier|Namespace ID|Version|Date|Registrant|Purpose|Syntax|Assignment|)"
    R"(Security and Privacy|Interoperability|Resolution|Documentation|Additional Information|)"
    R"(Revision Information|Registration Information|)"
    R"((?:Declaration of )?(?:syntactic )?structures?|Relevant ancillary (?:documentation|information)|)"
    R"(Identifiers? (?:and namespace )?(?:uniqueness|persistence)(?: considerations)?|)"
    R"((?:Process (?:of|for) )?identifiers? (?:assignment|resolution)|)"
    R"((?:Rules for )?lexical equivalence|Con(?:formance|formity) with URN Syntax|)"
    R"(Validation mechanism|Scope)\**:?\**(?=\s|$))",
    QRegularExpression::CaseInsensitiveOption);

const QRegularExpression kFurniture(
    R"(^(?:\S.*\[Page \d+\]|(?:RFC \d+|Internet-Draft)  .*\d{4})$)");

/// A Markdown section of its own; its title stands in the name of an unmapped text.
const QRegularExpression kMarkdownMarks(R"(^#+\s+(?:\*\*)?(?:\d+\.\s+)?|(?<=[a-z])\*\*$)");

using Words = std::map<QString, int>;

void count(Words &words, const QString &text)
{
    static const QRegularExpression space(R"([ \t\n\r\f\v]+)");
    for (const QString &word : text.split(space, Qt::SkipEmptyParts))
        ++words[word];
}

Words wordsOf(const std::string &input)
{
    Words words;
    bool isBelowHeading = false;
    for (QString line : QString::fromStdString(input).split('\n')) {
        line.remove('\f');
        if (kFurniture.match(line).hasMatch())
            continue;
        if (isBelowHeading && line.startsWith(": ")) // the mark of a definition list
            line.remove(0, 2);
        isBelowHeading = kHeading.match(line).hasMatch();
        line.remove(kHeading);
        line.remove(kMarkdownMarks);
        count(words, line);
    }
    return words;
}

Words wordsOf(const std::vector<NamespaceTemplate> &read)
{
    Words words;
    for (const NamespaceTemplate &one : read) {
        for (const auto &field : one.fields)
            count(words, QString::fromStdString(field.value_or("")));
        for (const Unmapped &unmapped : one.unmapped)
            count(words, QString::fromStdString(unmapped.heading + ' ' + unmapped.text));
    }
    return words;
}

int total(const Words &words)
{
    int sum = 0;
    for (const auto &[word, times] : words)
        sum += times;
    return sum;
}

QStringList lost(const Words &in, const Words &out)
{
    QStringList missing;
    for (const auto &[word, times] : in) {
        const auto found = out.find(word);
        for (int i = found == out.end() ? 0 : found->second; i < times; ++i)
            missing << word;
    }
    return missing;
}

QString orDash(const std::optional<std::string> &value)
{
    return value ? QString::fromStdString(*value) : QStringLiteral("-");
}

QString versionText(const NamespaceTemplate &one)
{
    const auto version = versionOf(one);
    return version ? QString::number(*version) : QStringLiteral("-");
}

} // namespace

/// The templates that RFCs and IANA published, where they are at hand.
class TestRealTemplates : public QObject {
    Q_OBJECT

private:
    QDir m_folder{QStringLiteral(NIDREG_SHARED_DATA "/templates")};

    std::string decoded(const char *file) const
    {
        QFile in(m_folder.filePath(QString::fromLatin1(file)));
        if (!in.open(QIODevice::ReadOnly))
            return {};
        return decode(in.readAll().toStdString()).text;
    }

private slots:
    void initTestCase()
    {
        if (!m_folder.exists())
            QSKIP("the published templates are not at hand");
    }

    void everyFileIsInTheTable()
    {
        qsizetype files = 0;
        for (const QString &folder : {QStringLiteral("."), QStringLiteral("history")})
            files += QDir(m_folder.filePath(folder)).entryList({"*.txt"}, QDir::Files).size();
        QCOMPARE(std::size_t(files), std::size(kFacts));
    }

    void noWordIsLost_data() { addFiles(); }
    void noWordIsLost()
    {
        QFETCH(int, row);
        const std::string text = decoded(kFacts[row].file);
        const Words in = wordsOf(text);
        const QStringList missing = lost(in, wordsOf(read(text)));
        const NamespaceTemplate one = read(text).front();
        qInfo("%-44s %-8s %-10s %-3s %-11s %6d words %d lost", kFacts[row].file,
              name(one.style).data(), qPrintable(orDash(nidOf(one))), qPrintable(versionText(one)),
              qPrintable(orDash(dateOf(one))), total(in), int(missing.size()));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }

    void whatIsWrittenReadsBackTheSame_data() { addFiles(); }
    void whatIsWrittenReadsBackTheSame()
    {
        QFETCH(int, row);
        for (const NamespaceTemplate &one : read(decoded(kFacts[row].file))) {
            const std::string text = write(one);
            const auto again = read(text);
            QCOMPARE(again.size(), std::size_t(1));
            QVERIFY(again.front() == one);
            QCOMPARE(again.front().unmapped.size(), one.unmapped.size());
            QCOMPARE(write(again.front()), text);
        }
    }

    void theFactsAreFound_data() { addFiles(); }
    void theFactsAreFound()
    {
        QFETCH(int, row);
        const Facts &facts = kFacts[row];
        const auto templates = read(decoded(facts.file));
        QCOMPARE(templates.size(), std::size_t(1));
        QCOMPARE(name(templates.front().style).data(), facts.style);
        QCOMPARE(orDash(nidOf(templates.front())), QString(facts.nid));
        QCOMPARE(versionText(templates.front()), QString(facts.version));
        QCOMPARE(orDash(dateOf(templates.front())), QString(facts.date));
    }

    void theFiguresAreGiven()
    {
        int nids = 0, statedNids = 0, versions = 0, statedVersions = 0, dates = 0, statedDates = 0;
        for (const Facts &facts : kFacts) {
            const NamespaceTemplate one = read(decoded(facts.file)).front();
            statedNids += *facts.nid != '-';
            statedVersions += *facts.version != '-';
            statedDates += *facts.date != '-';
            nids += nidOf(one).has_value();
            versions += versionOf(one).has_value();
            dates += dateOf(one).has_value();
        }
        qInfo("%d files: NID found in %d of the %d that state one, version in %d of %d, date in "
              "%d of %d",
              int(std::size(kFacts)), nids, statedNids, versions, statedVersions, dates,
              statedDates);
        QCOMPARE(nids, statedNids);
        QCOMPARE(versions, statedVersions);
        QCOMPARE(dates, statedDates);
    }

    void errorsAreTrueDepartures_data()
    {
        QTest::addColumn<int>("row");
        for (int i = 0; i < int(std::size(kInForce)); ++i)
            QTest::newRow(kInForce[i].file) << i;
    }
    void errorsAreTrueDepartures()
    {
        QFETCH(int, row);
        const NamespaceTemplate one = read(decoded(kInForce[row].file)).front();
        static const urn::NidKnowledge knowledge;
        LintContext context;
        context.knowledge = &knowledge;
        context.today = *base::parseDate("2026-09-01");
        context.revisedNid = nidOf(one).value_or("");
        context.previousVersion = versionOf(one).value_or(1) - 1;
        QStringList errors;
        for (const FieldFinding &found : lint(one, context)) {
            if (found.finding.rule->severity == base::Severity::Error)
                errors << QString::fromLatin1(found.finding.rule->id.data(),
                                              int(found.finding.rule->id.size()));
        }
        qInfo("%-12s %s", kInForce[row].file, qPrintable(errors.join(' ')));
        QCOMPARE(errors, kInForce[row].errors);
    }

private:
    static void addFiles()
    {
        QTest::addColumn<int>("row");
        for (int i = 0; i < int(std::size(kFacts)); ++i)
            QTest::newRow(kFacts[i].file) << i;
    }
};

QTEST_GUILESS_MAIN(TestRealTemplates)
#include "tst_realtemplates.moc"
