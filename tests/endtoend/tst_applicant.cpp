// SPDX-License-Identifier: MIT
#include "forms/drafts/newlikedialog.h"
#include "forms/widgets/messagebar.h"
#include "tests/endtoend/runningprogram.h"
#include "tests/program/program.h"

#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>

namespace tst_applicant {

using namespace nidreg;
using namespace nidreg::tests;
using templates::Field;
using workflow::State;

/// A person who opens the program for the first time: from the empty window to a submitted request
/// by what stands on the screen alone. Each test goes on where the one before it stopped.
class tst_Applicant : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RunningProgram> m_program;

    forms::DraftView &view() { return *m_program->drafts().current(); }

    /// A button that a person sees.
    QAbstractButton *button(const QString &words)
    {
        for (auto *each : m_program->window->findChildren<QAbstractButton *>()) {
            if (each->isVisible() && each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }

    bool press(const QString &words)
    {
        if (!test::waitFor([&] { return button(words) != nullptr; }))
            return false;
        QTest::mouseClick(button(words), Qt::LeftButton);
        return true;
    }

    void type(const QString &text)
    {
        QWidget *pen = view().editor().focusProxy();
        const QStringList lines = text.split('\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (i > 0)
                QTest::keyClick(pen, Qt::Key_Return);
            QTest::keyClicks(pen, lines[i]);
        }
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-test");
        QCoreApplication::setApplicationName("nidreg-applicant");
        QSettings().clear();
        m_program = std::make_unique<RunningProgram>();
    }

    void theFirstScreenLeadsToADraft()
    {
        QVERIFY(press("Draft a template"));
        QTRY_VERIFY(m_program->drafts().current());
        QCOMPARE(view().editor().field(), Field::NamespaceIdentifier);
        QTRY_VERIFY(view().editor().focusProxy()->hasFocus());
    }

    void theNameIsSaidToBeFree()
    {
        type("lighthouse");
        auto *line = view().editor().findChild<QLabel *>("nidLine");
        QTRY_VERIFY2(line->text().contains("Available"), qPrintable(line->text()));
        QTest::keyClick(view().editor().focusProxy(), Qt::Key_Return);
        QCOMPARE(view().editor().field(), Field::Version); // Return goes on, as in any form
    }

    void submittingTooEarlyLeadsToWhatIsMissing()
    {
        QTRY_VERIFY(view().checker().isCurrent());
        QVERIFY(press("Submit"));
        QTRY_VERIFY(view().messageBar().isVisible());
        QVERIFY(view().messageBar().message().startsWith("Not submitted."));
        QCOMPARE(view().editor().field(), Field::Registrant);
    }

    void everyFieldIsWrittenInTurn()
    {
        const auto read = forms::readFile(fixture("lighthouse-fixed.txt"));
        const templates::NamespaceTemplate &wanted = read.value().templates.front();
        QAction *next = RunningProgram::action(m_program->drafts(), "Next field");
        view().showField(Field::NamespaceIdentifier);
        for (const templates::FieldSpec &spec : templates::kFields) {
            QCOMPARE(view().editor().field(), spec.field);
            if (view().draft().text(spec.field).isEmpty())
                type(QString::fromStdString(std::string(wanted.text(spec.field))));
            next->trigger();
        }
        QTRY_VERIFY(view().checker().isCurrent());
        QTRY_COMPARE(view().findings().count(base::Severity::Error), 0);
        QTRY_VERIFY(view().messageBar().message().startsWith("No errors left"));
        QVERIFY(view().messageBar().isVisible());
    }

    void whatIsSubmittedIsShownAmongTheRequests()
    {
        const workflow::RequestId sent = m_program->submitDraft();
        QVERIFY(sent);
        QTRY_VERIFY(m_program->requests().isVisible());
        QCOMPARE(m_program->request(sent).state, State::InDiscussion);
    }

    void aSecondDraftCanBeLikeAFile()
    {
        m_program->drafts().newLike();
        auto *dialog = m_program->dialog<forms::NewLikeDialog>();
        QVERIFY(dialog);
        dialog->takeFile(fixture("lighthouse-fixed.txt"));
        m_program->window->choosePage(2);
        QVERIFY(RunningProgram::accept(*dialog));
        QTRY_VERIFY(!view().draft().copied().isEmpty());
        QCOMPARE(view().draft().text(Field::NamespaceIdentifier), QString());
        QVERIFY(!view().draft().copiedSpans(Field::Purpose).empty());
        QVERIFY(view().draft().isModified());
    }

    void whatIsCopiedIsToldBeforeItIsSent()
    {
        view().draft().setText(Field::NamespaceIdentifier, "buoy");
        view().draft().setText(Field::Registrant, "Coast Authority, lights@coast.example");
        forms::SubmitDialog dialog(view().draft(), view().findings(), m_program->session.acting(),
                                   "here");
        auto *copied = dialog.findChild<QLabel *>("copied");
        QVERIFY(copied->text().startsWith(
            "These fields are unchanged copies from lighthouse-fixed.txt"));
        QVERIFY(copied->text().contains("Purpose"));
        QVERIFY(!copied->text().contains("Registrant"));
    }

    void cleanupTestCase() { m_program.reset(); }
};

NIDREG_TEST(tst_Applicant, QApplication)

} // namespace tst_applicant

#include "tst_applicant.moc"
