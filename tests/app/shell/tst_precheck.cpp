// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "app/wiring/target.h"
#include "app/wiring/writers.h"
#include "forms/drafts/draftspage.h"
#include "forms/drafts/reportdialog.h"
#include "forms/paper/pdfpages.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

#include <sstream>

namespace tst_precheck {

using namespace nidreg;
using namespace nidreg::tests;

static const QByteArray kTemplate = "Namespace Identifier: lighthouse\n\nVersion: 1\n\n"
                                    "Date: 2026-07-21\n\nPurpose: Names the lamps.\n";

/// The Drafts page as the program has it, with the program's own knowledge and writers.
struct Setup {
    Setup()
        : knowledge(exchange::loadKnowledge(app::isoCodesFolders()).value()),
          session([this] { return registry.open(); }, clock, knowledge),
          page(session, folder.filePath("recovery"))
    {
        page.setOutlets({&writers, {}});
        page.resize(1100, 700);
        page.show();
        session.open();
        QVERIFY(test::waitFor([this] { return session.isOpen(); }));
        QFile file(folder.filePath("draft.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kTemplate) == kTemplate.size());
        file.close();
        page.openFile(file.fileName());
    }

    forms::ReportDialog *report()
    {
        for (QAction *action : page.actions()) {
            if (action->text().contains("report"))
                action->trigger();
        }
        const bool isThere =
            test::waitFor([this] { return page.findChild<forms::ReportDialog *>() != nullptr; });
        return isThere ? page.findChild<forms::ReportDialog *>() : nullptr;
    }

    QByteArray said()
    {
        std::istringstream in;
        std::ostringstream out, err;
        app::cli::Context context(in, out, err);
        const std::string file = folder.filePath("draft.txt").toStdString();
        app::cli::run(
            {"nidreg-cli", "--db", registry.conninfo().toStdString(), "template", "report", file},
            context);
        return QByteArray::fromStdString(out.str());
    }

    QTemporaryDir folder;
    FilledRegistry registry;
    app::SystemClock clock;
    urn::NidKnowledge knowledge;
    forms::PdfPages pages;
    app::Writers writers{&pages};
    forms::RegistrySession session;
    forms::DraftsPage page;
};

class PrecheckTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void theWindowAndTheCommandLineReportTheSameBytes()
    {
        Setup setup;
        forms::ReportDialog *dialog = setup.report();
        QVERIFY(dialog);
        const QByteArray said = setup.said();
        QVERIFY(said.size() > 200);
        const QString path = setup.folder.filePath("check.txt");
        saveAs(*dialog, "Save as text", path);
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), said);
        button(*dialog, "Copy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), said);
        QCOMPARE(dialog->findChild<QPlainTextEdit *>()->toPlainText().toUtf8(), said);
    }

    void theReportIsSavedForPaper()
    {
        Setup setup;
        forms::ReportDialog *dialog = setup.report();
        QVERIFY(dialog);
        const QString path = setup.folder.filePath("check.pdf");
        saveAs(*dialog, "Save as PDF", path);
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().startsWith("%PDF-"));
    }

    void withoutARegistryTheCommandSaysWhyNot()
    {
        Setup setup;
        setup.page.setOutlets({});
        for (QAction *action : setup.page.pageActions()) {
            if (!action->text().contains("report"))
                continue;
            QVERIFY(!action->isEnabled());
            QVERIFY(action->toolTip().contains("Not now"));
        }
    }

private:
    static QPushButton *button(const QWidget &window, const QString &words)
    {
        for (auto *each : window.findChildren<QPushButton *>()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        qFatal("no button %s", qPrintable(words));
    }

    /// Presses the button and answers the file dialog that it opens.
    static void saveAs(const QWidget &dialog, const QString &words, const QString &path)
    {
        QTimer answer;
        QObject::connect(&answer, &QTimer::timeout, [&path] {
            auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (!asked)
                return;
            asked->findChild<QLineEdit *>()->setText(path);
            static_cast<QDialog *>(asked)->accept();
        });
        answer.start(50);
        button(dialog, words)->click();
    }

    OwnSettings m_settings;
};

static int runPrecheck(int argc, char *argv[])
{
    QApplication application(argc, argv);
    app::installIcons();
    PrecheckTest test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runPrecheck)

} // namespace tst_precheck

#include "tst_precheck.moc"
