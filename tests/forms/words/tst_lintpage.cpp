// SPDX-License-Identifier: MIT
#include "forms/words/words.h"
#include "model/templates/lint/lint.h"
#include "model/templates/lint/rules.h"
#include "model/urn/nidrules.h"
#include "model/urn/usage.h"
#include "tests/program/program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_lintpage {

using namespace nidreg;
using namespace nidreg::forms;

namespace {

const QString kPage = QStringLiteral(NIDREG_SOURCE "/resources/manual/lint.md");

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/// The sentence for people who read the manual: what a finding fills in is left open.
QString sentenceOf(const base::Rule &rule)
{
    const Sentence *found = sentenceForRule(rule.id);
    static const QRegularExpression kParticular(QStringLiteral("%[1-9]"));
    return found ? QString::fromUtf8(found->text).replace(kParticular, QStringLiteral("…"))
                 : QString();
}

/// A rule of the table; rules that differ only in their field stand in one row.
struct Row {
    QString id;
    QString severity;
    QString source;
    QString sentence;
    QStringList fields;

    QString line() const
    {
        const bool isForOne = fields.size() == 1;
        const QString whole = isForOne ? QString(id).replace('*', fields.front()) : id;
        const bool isForAll = fields.size() == int(templates::kFieldCount);
        const QString which = isForOne ? "" : isForAll ? "each" : fields.join(", ");
        return QString("| `%1` | %2 | %3 | %4 | %5 |")
            .arg(whole, severity, which, source, sentence);
    }
};

/// "template.*.missing" and "date" of "template.date.missing"; the whole id of another rule.
std::pair<QString, QString> partsOf(const QString &id)
{
    return !id.startsWith("template.")
        ? std::pair(id, QString())
        : std::pair("template.*." + id.section('.', 2), id.section('.', 1, 1));
}

QStringList expectedLines()
{
    std::vector<Row> rows;
    for (const auto rules : {urn::nidRules(), urn::usageRules(), templates::templateRules()}) {
        for (const base::Rule &rule : rules) {
            const auto [id, field] = partsOf(text(rule.id));
            const Row row{id, text(name(rule.severity)), text(rule.source), sentenceOf(rule), {}};
            auto same = std::ranges::find_if(rows, [&](const Row &each) {
                return each.id == row.id && each.severity == row.severity
                    && each.source == row.source && each.sentence == row.sentence;
            });
            if (same == rows.end())
                same = rows.insert(rows.end(), row);
            same->fields << field;
        }
    }
    QStringList lines;
    for (const Row &row : rows)
        lines << row.line();
    return lines;
}

QStringList pageLines()
{
    QFile file(kPage);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n')
                                          : QStringList();
}

} // namespace

class TestLintPage : public QObject {
    Q_OBJECT

private slots:
    /// With NIDREG_WRITE_LINT_PAGE set the page is brought up to date instead.
    void thePageHasEveryRule()
    {
        QStringList page = pageLines(), rules;
        const auto isRule = [](const QString &line) {
            return line.startsWith("| `nid.") || line.startsWith("| `urn.")
                || line.startsWith("| `template.");
        };
        std::ranges::copy_if(page, std::back_inserter(rules), isRule);
        if (qEnvironmentVariableIsSet("NIDREG_WRITE_LINT_PAGE"))
            return rewrite(page);
        QCOMPARE(rules, expectedLines());
    }

    void everyRuleHasItsOwnWords()
    {
        std::map<QString, QString> ruleOf;
        for (const auto rules : {urn::nidRules(), urn::usageRules(), templates::templateRules()}) {
            for (const base::Rule &rule : rules) {
                const QString sentence = sentenceOf(rule);
                QVERIFY2(sentence.size() > 20, rule.id.data());
                const auto [known, isNew] = ruleOf.emplace(sentence, partsOf(text(rule.id)).first);
                QVERIFY2(isNew || known->second == partsOf(text(rule.id)).first,
                         qPrintable(sentence));
            }
        }
    }

    /// What is wrong, and behind it what would be right.
    void everySentenceHasTwoParts()
    {
        for (const auto table : {nidSentences(), templateSentences()}) {
            for (const Sentence &each : table)
                QVERIFY2(QString::fromUtf8(each.text).contains(QRegularExpression("[:;,.] ")),
                         each.text);
        }
    }

private:
    static void rewrite(QStringList page)
    {
        const qsizetype head = page.indexOf(QRegularExpression("\\| Rule .*"));
        qsizetype end = head + 2;
        while (end < page.size() && page[end].startsWith('|'))
            ++end;
        const QStringList whole = page.mid(0, head + 2) + expectedLines() + page.mid(end);
        QFile file(kPage);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.join('\n').toUtf8());
    }
};

NIDREG_TEST(TestLintPage, QCoreApplication)

} // namespace tst_lintpage

#include "tst_lintpage.moc"
