// SPDX-License-Identifier: MIT
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>

namespace tst_draftsclosing {

using namespace nidreg;
using namespace nidreg::tests;

/// What is asked before a draft goes from the screen, and what comes of each answer.
class tst_DraftsClosing : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_setup = std::make_unique<DraftsSetup>(m_folder->filePath(QStringLiteral("recovery")));
    }
    void cleanup() { m_setup.reset(); }

    void closingAsksAboutWhatIsUnsaved()
    {
        m_setup->page.newDraft();
        QVERIFY(m_setup->page.mayClose());
        m_setup->type(Field::Purpose, QStringLiteral("x"));
        {
            const NextQuestion question(QMessageBox::RejectRole);
            QVERIFY(!m_setup->page.mayClose());
            QVERIFY(question.wasAsked());
        }
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("x"));
        const NextQuestion question(QMessageBox::DestructiveRole);
        QVERIFY(m_setup->page.mayClose());
        QVERIFY(question.text().contains(QLatin1String("30 days")));
        m_setup->page.leave();
        m_setup.reset();
        QVERIFY(keptIn(m_folder->filePath(QStringLiteral("recovery"))).isEmpty());
    }

    /// Another page may refuse to close after this one agreed.
    void whatWasGivenUpIsKeptUntilTheWindowReallyCloses()
    {
        m_setup->page.newDraft();
        m_setup->type(Field::Purpose, QStringLiteral("x"));
        const NextQuestion question(QMessageBox::DestructiveRole);
        QVERIFY(m_setup->page.mayClose());
        m_setup.reset();
        QCOMPARE(keptIn(m_folder->filePath(QStringLiteral("recovery"))).size(), 1);
    }

    /// Save was meant, and did not come about: nothing closes, nothing is lost.
    void aSaveThatFailsKeepsTheDraftOpen_data()
    {
        QTest::addColumn<bool>("hasFile");
        QTest::newRow("its file cannot be written") << true;
        QTest::newRow("nobody names a file") << false;
    }

    void aSaveThatFailsKeepsTheDraftOpen()
    {
        QFETCH(bool, hasFile);
        const QString path = m_folder->filePath(QStringLiteral("kept.txt"));
        write(path, "Purpose: earlier\n");
        if (hasFile)
            m_setup->page.openFile(path);
        else
            m_setup->page.newDraft();
        m_setup->draft().setText(Field::Purpose, QStringLiteral("written today"));
        QVERIFY(QFile::remove(path) && QDir().mkpath(path)); // a folder in its place
        for (const bool isWindow : {true, false}) {
            const NextQuestion question(QMessageBox::AcceptRole);
            if (!hasFile)
                cancelNextFileDialog();
            if (isWindow)
                QVERIFY(!m_setup->page.mayClose());
            else
                m_setup->trigger(QStringLiteral("Close"));
            QVERIFY(question.wasAsked());
            QVERIFY(m_setup->page.current());
            QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("written today"));
            QVERIFY(m_setup->draft().isModified());
        }
        m_setup->draft().setSaved();
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /// Cancels the dialog for a file's name that comes up next, if one does.
    static void cancelNextFileDialog()
    {
        auto *timer = new QTimer(qApp);
        connect(timer, &QTimer::timeout, timer, [timer] {
            if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                timer->deleteLater();
                dialog->reject();
            }
        });
        timer->start(5);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DraftsSetup> m_setup;
};

NIDREG_TEST(tst_DraftsClosing, QApplication)

} // namespace tst_draftsclosing

#include "tst_draftsclosing.moc"
