// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/pieces.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>

namespace tst_realtemplates {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

/// What a person found in a file: one row of realtemplates.tsv. "-" where a text states nothing
/// that can be named: no NID yet, a version that is no integer, a month for a day, a placeholder;
/// or where a field is missing. A field's text is told by how many words it has, the first and the
/// last of them.
struct Facts {
    QString file, style, nid, version, date, registrant;
    QStringList fields;
};

std::vector<Facts> readFacts()
{
    constexpr int kBeforeFields = 6;
    QFile in(QStringLiteral(NIDREG_SOURCE "/tests/model/templates/realtemplates.tsv"));
    std::vector<Facts> facts;
    if (!in.open(QIODevice::ReadOnly))
        return facts;
    const QStringList rows = QString::fromUtf8(in.readAll()).split('\n', Qt::SkipEmptyParts);
    for (const QString &row : rows.mid(1)) {
        const QStringList all = row.split('\t');
        if (all.size() == kBeforeFields + qsizetype(kFieldCount))
            facts.push_back(
                {all[0], all[1], all[2], all[3], all[4], all[5], all.mid(kBeforeFields)});
    }
    return facts;
}

// clang-format off
/// Templates in the present form that IANA hosts, and the rules of error that each truly breaks.
struct Departures {
    const char *file;
    QStringList errors;
};

const Departures kInForce[] = {
    {"c2pa.txt", {"template.syntax.abnf-bad-sentence"}}, // a part in bytes above %x7F
    {"cdx.txt", {"template.resolution.missing"}},
    {"dev.txt", {"template.registrant.no-contact"}},
    {"eic.txt", {}},
    {"etsi.txt", {}},
    {"gvat.txt", {}},
    {"itu.txt", {}},
    {"knx.txt", {}},
    {"lei.txt", {}},
    {"mrn.txt", {"template.revision-information.missing"}},
    {"nan.txt", {}},
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
    R"((?:Process (?:of|for) )?identifiers? (?:and namespace )?(?:assignment|resolution)|)"
    R"((?:NAN|ISBN) assignment|Additional documentation|References|)"
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

/// As realtemplates.tsv tells of a field's text.
QString outline(const std::optional<std::string> &text)
{
    if (!text)
        return QStringLiteral("-");
    static const QRegularExpression space(R"([ \t\n\r\f\v]+)");
    const QStringList all = QString::fromStdString(*text).split(space, Qt::SkipEmptyParts);
    const QString number = QString::number(all.size());
    return all.isEmpty() ? number : number + ' ' + all.first() + ' ' + all.last();
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

    const std::vector<Facts> m_facts = readFacts();

    std::string decoded(const QString &file) const
    {
        QFile in(m_folder.filePath(file));
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
        QCOMPARE(std::size_t(files), m_facts.size());
    }

    void noWordIsLost_data() { addFiles(); }
    void noWordIsLost()
    {
        QFETCH(int, row);
        const std::string text = decoded(m_facts[std::size_t(row)].file);
        const Words in = wordsOf(text);
        const QStringList missing = lost(in, wordsOf(read(text)));
        const NamespaceTemplate one = read(text).front();
        qInfo("%-44s %-8s %-10s %-3s %-11s %6d words %d lost",
              qPrintable(m_facts[std::size_t(row)].file), name(one.style).data(),
              qPrintable(orDash(nidOf(one))), qPrintable(versionText(one)),
              qPrintable(orDash(dateOf(one))), total(in), int(missing.size()));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }

    void whatIsWrittenReadsBackTheSame_data() { addFiles(); }
    void whatIsWrittenReadsBackTheSame()
    {
        QFETCH(int, row);
        for (const NamespaceTemplate &one : read(decoded(m_facts[std::size_t(row)].file))) {
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
        const Facts &facts = m_facts[std::size_t(row)];
        const auto templates = read(decoded(facts.file));
        QCOMPARE(templates.size(), std::size_t(1));
        const NamespaceTemplate &one = templates.front();
        QCOMPARE(QString::fromLatin1(name(one.style).data()), facts.style);
        QCOMPARE(orDash(nidOf(one)), facts.nid);
        QCOMPARE(versionText(one), facts.version);
        QCOMPARE(orDash(dateOf(one)), facts.date);
        const std::string registrant = registrantOf(one);
        QCOMPARE(registrant.empty() ? QStringLiteral("-") : QString::fromStdString(registrant),
                 facts.registrant);
    }

    void everyFieldHasItsText_data() { addFiles(); }
    void everyFieldHasItsText()
    {
        QFETCH(int, row);
        const Facts &facts = m_facts[std::size_t(row)];
        const NamespaceTemplate one = read(decoded(facts.file)).front();
        QStringList found;
        for (const auto &field : one.fields)
            found << outline(field);
        for (qsizetype i = 0; i < found.size(); ++i)
            QVERIFY2(found[i] == facts.fields[i],
                     qPrintable(QString::fromLatin1(kFields[std::size_t(i)].key.data()) + ": "
                                + found[i] + " for " + facts.fields[i]));
    }

    void thePiecesCoverEveryByteOnce_data() { addFiles(); }
    void thePiecesCoverEveryByteOnce()
    {
        QFETCH(int, row);
        const std::string text = decoded(m_facts[std::size_t(row)].file);
        std::size_t at = 0;
        std::ptrdiff_t line = 1;
        for (const Piece &piece : cut(text)) {
            QCOMPARE(piece.offset, at);
            QCOMPARE(std::ptrdiff_t(piece.line), line);
            QVERIFY(piece.length > 0);
            line += std::ranges::count(std::string_view(text).substr(at, piece.length), '\n');
            at = piece.end();
        }
        QCOMPARE(at, text.size());
    }

    void theFiguresAreGiven()
    {
        int nids = 0, statedNids = 0, versions = 0, statedVersions = 0, dates = 0, statedDates = 0;
        for (const Facts &facts : m_facts) {
            const NamespaceTemplate one = read(decoded(facts.file)).front();
            statedNids += facts.nid != "-";
            statedVersions += facts.version != "-";
            statedDates += facts.date != "-";
            nids += nidOf(one).has_value();
            versions += versionOf(one).has_value();
            dates += dateOf(one).has_value();
        }
        qInfo("%d files: NID found in %d of the %d that state one, version in %d of %d, date in "
              "%d of %d",
              int(m_facts.size()), nids, statedNids, versions, statedVersions, dates, statedDates);
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
    void addFiles() const
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < m_facts.size(); ++i)
            QTest::newRow(qPrintable(m_facts[i].file)) << int(i);
    }
};

NIDREG_TEST(TestRealTemplates, QCoreApplication)

} // namespace tst_realtemplates

#include "tst_realtemplates.moc"
