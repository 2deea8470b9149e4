// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lint/lint.h"
#include "model/templates/reader.h"
#include "tests/program/program.h"
#include "tests/program/templatefiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <set>

namespace tst_lintreal {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

const QString kTemplates = QStringLiteral(NIDREG_SHARED_DATA "/templates/");

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The errors that a reader of the files and of RFC 8141 found, by hand: "file", or "file#2", and
/// the rule ids. A file that is not listed has none.
const QMap<QString, QStringList> &expectations()
{
    static const QMap<QString, QStringList> kAll = [] {
        QMap<QString, QStringList> all;
        const QString text = QString::fromUtf8(
            contentOf(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/lint-errors.csv")));
        for (const QString &line : text.split('\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith('#'))
                all[line.section(',', 0, 0)] = line.section(',', 1).split(' ', Qt::SkipEmptyParts);
        }
        return all;
    }();
    return kAll;
}

/// The registered NIDs, folded.
const std::set<std::string> &registered()
{
    static const std::set<std::string> kAll = [] {
        std::set<std::string> all;
        const auto text = contentOf(QStringLiteral(NIDREG_SHARED_DATA "/iana-urn-facts.csv"));
        for (const QByteArray &line : text.split('\n')) {
            for (const QByteArray &cell : line.split(',').mid(0, 2))
                all.insert(base::lowered(cell.trimmed().toStdString()));
        }
        return all;
    }();
    return kAll;
}

/// A registered template is examined as the version that it says it is, of the NID that it names.
LintContext contextOf(const NamespaceTemplate &draft)
{
    static const urn::NidKnowledge kKnowledge;
    LintContext context;
    context.knowledge = &kKnowledge;
    context.today = *base::parseDate("2026-08-22");
    context.revisedNid = nidOf(draft).value_or("");
    context.previousVersion = versionOf(draft).value_or(1) - 1;
    const bool isInformal = base::lowered(context.revisedNid).starts_with("urn-");
    context.kind = isInformal ? urn::NidKind::Informal : urn::NidKind::Formal;
    context.isRegistered = [](std::string_view nid) {
        return registered().contains(std::string(nid));
    };
    return context;
}

QStringList errorsOf(const NamespaceTemplate &draft)
{
    QStringList ids;
    for (const FieldFinding &found : lint(draft, contextOf(draft))) {
        const base::Rule &rule = *found.finding.rule;
        // What is wrong with grammars has its own table.
        if (rule.severity == base::Severity::Error && rule.id.find(".abnf-") == rule.id.npos)
            ids << QString::fromUtf8(rule.id.data(), qsizetype(rule.id.size()));
    }
    ids.removeDuplicates();
    return ids;
}

} // namespace

/// The project's templates and the published ones: no rule of severity error fires where a reader
/// of RFC 8141 would not find a fault.
class TestLintReal : public QObject {
    Q_OBJECT

private slots:
    void errorsAreTrueDepartures_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QStringList>("errors");
        QStringList paths = tests::ownTemplates();
        QDirIterator files(kTemplates, {"*.txt"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            paths << files.next();
        for (const QString &path : paths) {
            const auto all = read(decode(contentOf(path).toStdString()).text);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const QString number = i == 0 ? QString() : '#' + QString::number(i + 1);
                const QString key = path.section('/', -1) + number;
                QTest::newRow(qPrintable(key)) << key << errorsOf(all[i]);
            }
        }
    }
    void errorsAreTrueDepartures()
    {
        QFETCH(QString, key);
        QFETCH(QStringList, errors);
        QCOMPARE(errors, expectations().value(key));
    }

    void everyExpectationIsAboutAFile()
    {
        QStringList names;
        for (const QString &path : tests::ownTemplates())
            names << path.section('/', -1);
        QDirIterator files(kTemplates, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            names << files.fileName();
        }
        // Where the published ones are not at hand, what is expected of them stays untried.
        for (const QString &key : expectations().keys())
            QVERIFY2(!QDir(kTemplates).exists() || names.contains(key.section('#', 0, 0)),
                     qPrintable(key));
    }
};

NIDREG_TEST(TestLintReal, QCoreApplication)

} // namespace tst_lintreal

#include "tst_lintreal.moc"
