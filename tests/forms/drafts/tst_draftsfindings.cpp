// SPDX-License-Identifier: MIT
#include "forms/editor/findingslist.h"
#include "forms/widgets/marks.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"

#include <QLabel>
#include <QListView>

namespace tst_draftsfindings {

using namespace nidreg;
using namespace nidreg::tests;
using forms::FieldMark;

/// The findings beside a draft: what they lead to, and what fixes them.
class tst_DraftsFindings : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_setup = std::make_unique<DraftsSetup>(m_folder->filePath(QStringLiteral("recovery")));
        QVERIFY(QTest::qWaitForWindowExposed(&m_setup->page));
    }
    void cleanup() { m_setup.reset(); }

    /// A button to fix a finding is there where it has one right answer.
    void onlyWhatCanBeFixedHasAButton()
    {
        m_setup->page.newDraft();
        m_setup->draft().setText(Field::Version, QStringLiteral("1.0"));
        m_setup->draft().setText(Field::Date, QStringLiteral("3 May 2025"));
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        auto *list = m_setup->view().findChild<forms::FindingsList *>();
        int with = 0, without = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const bool hasFix = m_setup->view().checker().fixFor(std::size_t(row)).has_value();
            QCOMPARE(!list->fixWords(row).isEmpty(), hasFix);
            ++(hasFix ? with : without);
        }
        QVERIFY2(with > 0 && without > 0, QByteArray::number(with));
    }

    void theButtonOfAFindingFixesIt()
    {
        m_setup->page.newDraft();
        m_setup->draft().setText(Field::Date, QStringLiteral("3 May 2025"));
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        auto *list = m_setup->view().findChild<forms::FindingsList *>();
        int row = 0;
        while (row < list->model()->rowCount() && list->fixWords(row).isEmpty())
            ++row;
        QVERIFY(row < list->model()->rowCount());
        const QRect shown = list->visualRect(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          shown.bottomLeft() + QPoint(shown.width() / 4, -12));
        QCOMPARE(m_setup->draft().text(Field::Date), QStringLiteral("2025-05-03"));
    }

    /// A new template is not wrong, it is only not finished.
    void aNewDraftIsNotFullOfErrors()
    {
        m_setup->page.newDraft();
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        auto *list = m_setup->view().findChild<forms::FindingsList *>();
        auto *summary = m_setup->view().findChild<QLabel *>(QStringLiteral("summary"));
        const int missing = m_setup->view().findings().count(base::Severity::Error);
        QVERIFY(missing > 0);
        QCOMPARE(summary->text(), QStringLiteral("Still to write: %1").arg(missing));
        QCOMPARE(list->hint(), QStringLiteral("Findings appear here as you write."));
        QVERIFY(list->isRowHidden(m_setup->view().findings().firstError()));
        m_setup->view().showFirstError(); // somebody wants to submit it
        QVERIFY(list->hint().isEmpty());
        QVERIFY(!list->isRowHidden(m_setup->view().findings().firstError()));
        QVERIFY(summary->text().startsWith(QStringLiteral("Errors: %1").arg(missing)));
    }

    void thePanelCountsWhatTheSubmitDialogCounts()
    {
        m_setup->page.newDraft();
        const auto read = forms::readFile(fixture(QStringLiteral("endtoend/lighthouse-fixed.txt")));
        templates::NamespaceTemplate content = read.value().templates.front();
        content.fields[std::size_t(Field::Documentation)].reset();
        m_setup->draft().replaceAll(content, {});
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        QCOMPARE(m_setup->view().findings().firstError(), -1);
        const auto *summary = m_setup->view().findChild<QLabel *>(QStringLiteral("summary"));
        QCOMPARE(summary->text(),
                 m_setup->view().findings().summary(forms::FindingsModel::Text::ToSubmit));
        QVERIFY(m_setup->view().findings().count(base::Severity::Advice) > 0);
    }

    void aFindingLeadsToItsText()
    {
        m_setup->page.newDraft();
        QTRY_VERIFY(m_setup->view().findings().firstError() >= 0);
        m_setup->view().showFirstError(); // what is missing is listed from now on
        const Field wanted = m_setup->view().findings().at(2).field;
        auto *list = m_setup->view().findChild<QListView *>(QStringLiteral("findings"));
        const QModelIndex third = list->model()->index(2, 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(third).center());
        QCOMPARE(m_setup->view().editor().field(), wanted);
        QVERIFY(m_setup->pen()->hasFocus());
    }

    void nextFindingBeginsAtTheFieldBeingWritten()
    {
        m_setup->page.newDraft();
        QTRY_VERIFY(m_setup->view().findings().firstError() >= 0);
        m_setup->view().showFirstError();
        auto *list = m_setup->view().findChild<QListView *>(QStringLiteral("findings"));
        const auto chosen = [&] { return list->currentIndex().row(); };
        const auto fieldOf = [&](int row) { return m_setup->view().findings().at(row).field; };
        QCOMPARE(chosen(), m_setup->view().findings().firstError());
        m_setup->view().showField(Field::Syntax);
        QCOMPARE(chosen(), -1); // it was on another field
        m_setup->trigger(QStringLiteral("Next finding"));
        QCOMPARE(fieldOf(chosen()), Field::Syntax);
        const int first = chosen();
        m_setup->trigger(QStringLiteral("Next finding"));
        QCOMPARE(chosen(), first + 1);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DraftsSetup> m_setup;
};

NIDREG_TEST(tst_DraftsFindings, QApplication)

} // namespace tst_draftsfindings

#include "tst_draftsfindings.moc"
