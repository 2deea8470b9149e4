// SPDX-License-Identifier: MIT
#include "forms/drafts/comparedialog.h"
#include "forms/widgets/sidebyside.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"

#include <QComboBox>
#include <QFile>

namespace tst_draftscompare {

using namespace nidreg;
using namespace nidreg::tests;
using forms::CompareDialog;
using forms::SideBySide;
using forms::SideBySideModel;

static void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

static const QByteArray kSaved = "Namespace Identifier: lights\n\nPurpose: Names for lights.\n";

class DraftsCompareTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatThereIsNotSaysWhy_data()
    {
        QTest::addColumn<int>("other");
        QTest::addColumn<QString>("why");
        QTest::newRow("no registered version")
            << int(CompareDialog::Registered) << "is for a new namespace";
        QTest::newRow("nothing submitted")
            << int(CompareDialog::Submitted) << "has not been submitted";
        QTest::newRow("not saved") << int(CompareDialog::Saved) << "has not been saved";
    }

    void whatThereIsNotSaysWhy()
    {
        QFETCH(const int, other);
        QFETCH(const QString, why);
        DraftsSetup setup(path("recovery"));
        setup.page.newDraft();
        CompareDialog &dialog = compare(setup);
        auto *box = dialog.findChild<QComboBox *>();
        const int row = box->findData(other);
        QVERIFY(!(box->model()->flags(box->model()->index(row, 0)) & Qt::ItemIsEnabled));
        QVERIFY(box->itemData(row, Qt::ToolTipRole).toString().contains(why));
        dialog.compareWith(CompareDialog::Other(other));
        QVERIFY(view(dialog).message().contains(why));
    }

    void theSavedFileIsChosenAndTheDraftIsFollowed()
    {
        DraftsSetup setup(path("recovery"));
        write(path("draft.txt"), kSaved);
        setup.page.openFile(path("draft.txt"));
        CompareDialog &dialog = compare(setup);
        QVERIFY(view(dialog).message().startsWith("No differences"));
        setup.draft().setText(Field::Purpose, "Names for lamps.");
        QTRY_COMPARE(view(dialog).model().differences(), 1);
        QVERIFY(text(dialog).contains("- Names for lights.\n+ Names for lamps."));
        setup.trigger("Save");
        QTRY_VERIFY(view(dialog).message().startsWith("No differences"));
    }

    void ofSeveralTemplatesTheOneOfThatNidIsTaken()
    {
        DraftsSetup setup(path("recovery"));
        write(path("draft.txt"), kSaved);
        write(path("many.txt"),
              "Namespace Identifier: other\n\nVersion: 1\n\nDate: 2026-03-14\n\nPurpose: Else.\n\n"
              "Namespace Identifier: lights\n\nVersion: 1\n\nDate: 2026-03-14\n\n"
              "Purpose: Names for lanterns.\n");
        setup.page.openFile(path("draft.txt"));
        CompareDialog &dialog = compare(setup);
        dialog.compareWithFile(path("many.txt"));
        QVERIFY(text(dialog).contains("- Names for lanterns.\n+ Names for lights."));
        dialog.compareWithFile(path("nowhere.txt"));
        QVERIFY(view(dialog).message().contains("nowhere.txt"));
    }

    /// The file is shown beside the draft, and the choice is still to be made.
    void aChangeByAnotherProgramCanBeLookedAt()
    {
        DraftsSetup setup(path("recovery"));
        write(path("draft.txt"), kSaved);
        setup.page.openFile(path("draft.txt"));
        setup.draft().setText(Field::Purpose, "Names for lamps.");
        write(path("draft.txt"), "Namespace Identifier: lights\n\nPurpose: Names for bulbs.\n");
        setup.trigger("Save");
        QTRY_VERIFY(setup.said().contains("draft.txt"));
        press(setup.view().messageBar(), "Compare");
        auto *dialog = setup.view().findChild<CompareDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(text(*dialog).contains("- Names for bulbs.\n+ Names for lamps."));
        QVERIFY(setup.said().contains("draft.txt"));
        press(setup.view().messageBar(), "Reload");
        QCOMPARE(setup.draft().text(Field::Purpose), QString("Names for bulbs."));
        QTRY_VERIFY(view(*dialog).message().startsWith("No differences"));
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    static CompareDialog &compare(DraftsSetup &setup)
    {
        setup.trigger("Compare");
        auto *dialog = setup.view().findChild<CompareDialog *>();
        if (!dialog)
            qFatal("no dialog");
        return *dialog;
    }
    static SideBySide &view(const CompareDialog &dialog)
    {
        return *dialog.findChild<SideBySide *>();
    }
    static QString text(const CompareDialog &dialog)
    {
        const SideBySideModel &model = view(dialog).model();
        return model.unifiedText(0, model.rowCount() - 1);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

NIDREG_TEST(DraftsCompareTest, QApplication)

} // namespace tst_draftscompare

#include "tst_draftscompare.moc"
