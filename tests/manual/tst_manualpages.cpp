// SPDX-License-Identifier: MIT
#include "forms/help/helptargets.h"
#include "forms/help/manual.h"
#include "tests/manual/manualsource.h"
#include "tests/program/program.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QRegularExpression>

namespace tst_manualpages {

using namespace nidreg;
using namespace nidreg::forms;
using namespace nidreg::tests;

namespace {

/// Links of a page outside its code: "target" by the line it is on.
QStringList linksIn(const QString &text)
{
    static const QRegularExpression kLink("\\]\\(([^)]+)\\)");
    QStringList links;
    bool isCode = false;
    for (const QString &line : text.split('\n')) {
        if (line.startsWith("```"))
            isCode = !isCode;
        if (isCode || line.startsWith("    "))
            continue;
        for (const auto &match : kLink.globalMatch(line))
            links << match.captured(1);
    }
    return links;
}

QStringList pageNames()
{
    return QDir(manualFolder()).entryList({"*.md"}, QDir::Files, QDir::Name);
}

/// Pages and dialogs of the window, by the name of their class.
QStringList shownClasses()
{
    static const QRegularExpression kClass(
        "class (\\w+) (?:final )?: public (?:QDialog|TableDialog|Page)\\b");
    QStringList found;
    for (const QString &folder : {QStringLiteral("forms"), QStringLiteral("app/shell")}) {
        QDirIterator files(QStringLiteral(NIDREG_SOURCE "/") + folder, {"*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString text = QString::fromUtf8(sourceOf(files.next()));
            for (const auto &match : kClass.globalMatch(text))
                found << match.captured(1);
        }
    }
    found.removeAll("TableDialog"); // what other dialogs are made of
    found.removeAll("PdfPages");
    return found;
}

} // namespace

class ManualPagesTest : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsInTheContents_data() { pages(); }
    void everyPageIsInTheContents()
    {
        QFETCH(const QString, name);
        const Manual manual;
        const ManualPage *page = manual.page(name);
        QVERIFY2(page, "index.md does not link to it");
        QCOMPARE(page->text, QString::fromUtf8(sourceOf(manualFolder() + name)));
        QVERIFY(!page->title().isEmpty());
        QVERIFY(name == "index.md" || !page->group.isEmpty());
    }

    void everyLinkLeadsSomewhere_data() { pages(); }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(const QString, name);
        const Manual manual;
        const QString text = QString::fromUtf8(sourceOf(manualFolder() + name));
        for (const QString &link : linksIn(text)) {
            if (link.contains("://"))
                continue;
            const QString target = link.startsWith('#') ? name + link : link;
            const bool isPage = target.section('#', 0, 0).endsWith(".md");
            const bool isThere =
                isPage ? manual.has(target) : QFile::exists(manualFolder() + target);
            QVERIFY2(isThere, qPrintable(link));
        }
    }

    void everyPictureIsInTheProgramToo_data() { pages(); }
    void everyPictureIsInTheProgramToo()
    {
        QFETCH(const QString, name);
        const QString text = QString::fromUtf8(sourceOf(manualFolder() + name));
        for (const QString &link : linksIn(text)) {
            if (link.endsWith(".png"))
                QVERIFY2(QFile::exists(":/pictures/" + QFileInfo(link).fileName()),
                         qPrintable(link));
        }
    }

    void whatOneMayBeAtHasAPlace_data()
    {
        QTest::addColumn<QString>("target");
        for (const HelpTarget &row : helpTargets())
            QTest::newRow(row.className) << row.target;
    }
    void whatOneMayBeAtHasAPlace()
    {
        QFETCH(const QString, target);
        QVERIFY2(Manual().has(target), qPrintable(target));
    }

    void everyPageAndDialogHasARow_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : shownClasses())
            QTest::newRow(name.toUtf8()) << name;
    }
    void everyPageAndDialogHasARow()
    {
        QFETCH(const QString, name);
        QVERIFY(std::ranges::any_of(helpTargets(), [&](const HelpTarget &row) {
            return QString(row.className).section("::", -1) == name;
        }));
    }

    void aHeadingIsCalledAsOnTheWeb_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("anchor");
        QTest::newRow("blanks are hyphens") << "Begin a draft"
                                            << "begin-a-draft";
        QTest::newRow("signs go") << "template.*.twice"
                                  << "templatetwice";
        QTest::newRow("so do commas") << "Proofs, to the last byte"
                                      << "proofs-to-the-last-byte";
        QTest::newRow("letters of any script stay") << "Über Österreich"
                                                    << "über-österreich";
    }
    void aHeadingIsCalledAsOnTheWeb()
    {
        QFETCH(const QString, heading);
        QFETCH(const QString, anchor);
        QCOMPARE(anchorOf(heading), anchor);
    }

    void wordsAreFoundOverAllPages_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("first");
        QTest::newRow("a title comes first") << "workbench"
                                             << "workbench.md";
        QTest::newRow("in any case") << "WORKBENCH"
                                     << "workbench.md";
        QTest::newRow("a rule by its name") << "template.*.twice"
                                            << "rules.md#templatetwice";
        QTest::newRow("several words, in any order") << "grammar the"
                                                     << "drafts.md#the-grammar";
        QTest::newRow("what is nowhere") << "xyzzy"
                                         << "";
        QTest::newRow("nothing") << "  "
                                 << "";
    }
    void wordsAreFoundOverAllPages()
    {
        QFETCH(const QString, words);
        const auto hits = Manual().find(words);
        const QString first = hits.empty() ? QString()
            : hits.front().anchor.isEmpty()
            ? hits.front().page
            : QString(hits.front().page + '#' + hits.front().anchor);
        QTEST(first, "first");
    }

private:
    static void pages()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : pageNames())
            QTest::newRow(name.toUtf8()) << name;
    }
};

NIDREG_TEST(ManualPagesTest, QCoreApplication)

} // namespace tst_manualpages

#include "tst_manualpages.moc"
