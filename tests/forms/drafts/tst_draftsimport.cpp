// SPDX-License-Identifier: MIT
#include "forms/drafts/importdialog.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QTabWidget>
#include <QTreeWidget>

namespace tst_draftsimport {

using namespace nidreg;
using namespace nidreg::tests;

/// Drafts that begin with the words of something else: an old layout, a mail, another template.
class tst_DraftsImport : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_setup = std::make_unique<DraftsSetup>(m_folder->path());
    }
    void cleanup()
    {
        m_setup.reset();
        m_folder.reset();
    }

    void anOldLayoutShowsWhereItsTextsGo()
    {
        m_setup->page.openFile(fixture(QStringLiteral("endtoend/lighthouse-old.txt")));
        auto *dialog = m_setup->page.findChild<forms::ImportDialog *>();
        QVERIFY(dialog);
        QVERIFY(!m_setup->page.current());
        auto *fields = dialog->findChild<QTreeWidget *>();
        QCOMPARE(fields->topLevelItemCount(), int(templates::kFieldCount));
        QCOMPARE(fields->topLevelItem(0)->text(2), QStringLiteral("lighthouse"));
        const QString account = dialog->findChild<QLabel *>(QStringLiteral("account"))->text();
        QVERIFY2(account.contains(QLatin1String(" 0 lost")), qPrintable(account));
        dialog->accept();
        QVERIFY(m_setup->page.current());
        QCOMPARE(m_setup->draft().text(Field::NamespaceIdentifier), QStringLiteral("lighthouse"));
        QVERIFY2(m_setup->draft().filePath().isEmpty(), "saving must not replace the old file");
        QVERIFY(m_setup->draft().isModified());
        m_setup->draft().setSaved();
    }

    void aTextWithoutHeadingsIsKeptWhereThePersonSays()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("Dear all,\n\nwe name seeds."));
        m_setup->trigger(QStringLiteral("Paste"));
        auto *dialog = m_setup->page.findChild<forms::ImportDialog *>();
        QVERIFY(dialog);
        auto *place = dialog->findChild<QComboBox *>(QStringLiteral("place"));
        place->setCurrentIndex(int(Field::Purpose));
        emit place->activated(place->currentIndex());
        dialog->accept();
        QVERIFY(m_setup->draft().text(Field::Purpose).contains(QLatin1String("we name seeds")));
        QVERIFY(m_setup->draft().text(Field::Purpose).contains(QLatin1String("Dear all")));
        m_setup->draft().setSaved();
    }

    void severalTemplatesInOneFileAreAllOpened()
    {
        const QString path = m_folder->filePath(QStringLiteral("two.txt"));
        QFile file(fixture(QStringLiteral("endtoend/lighthouse-old.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray one = file.readAll();
        QVERIFY(forms::writeFile(path, one + "\n" + one));
        m_setup->page.openFile(path);
        auto *dialog = m_setup->page.findChild<forms::ImportDialog *>();
        QVERIFY(dialog);
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text() == QLatin1String("Import &all 2"))
                button->click();
        }
        QCOMPARE(m_setup->page.findChild<QTabWidget *>()->count(), 2);
        for (DraftView *view : m_setup->page.findChildren<DraftView *>())
            view->draft().setSaved();
    }

    void whatIsStillCopiedIsKnownAfterSavingAndOpening()
    {
        templates::NamespaceTemplate model;
        model.set(Field::Purpose, "Names for the lights that guide ships along the coast.");
        m_setup->page.newDraft();
        m_setup->draft().setText(Field::Purpose,
                                 QString::fromStdString(std::string(model.text(Field::Purpose))));
        m_setup->draft().setCopied({QStringLiteral("lighthouse"), model});
        const QString path = m_folder->filePath(QStringLiteral("like.txt"));
        // The page's own command asks for a name; the rest is what it does then.
        m_setup->draft().setFile(path, {});
        m_setup->trigger(QStringLiteral("Save"));
        QVERIFY(!m_setup->draft().isModified());
        m_setup->trigger(QStringLiteral("Close"));
        m_setup->page.openFile(path);
        QCOMPARE(m_setup->draft().copied().source(), QStringLiteral("lighthouse"));
        QCOMPARE(forms::wholeFields(m_setup->draft()), std::vector{Field::Purpose});
        m_setup->draft().setText(Field::Purpose, QStringLiteral("Other words altogether."));
        m_setup->trigger(QStringLiteral("Save"));
        m_setup->trigger(QStringLiteral("Close"));
        m_setup->page.openFile(path);
        QVERIFY(m_setup->draft().copied().isEmpty());
    }

    void theFirstDoubtfulPieceIsShown()
    {
        const QString path = m_folder->filePath(QStringLiteral("guess.txt"));
        QVERIFY(forms::writeFile(path,
                                 "Namespace Identifier: seedbank\n\nVersion: 1\n\n"
                                 "Date: 2026-03-14\n\nPurpse:\n   Names for seeds.\n\n"
                                 "Syntax:\n   As they come.\n"));
        m_setup->page.openFile(path);
        auto *dialog = m_setup->page.findChild<forms::ImportDialog *>();
        QVERIFY(dialog);
        const QString note = dialog->findChild<QLabel *>(QStringLiteral("pieceNote"))->text();
        QVERIFY2(note.contains(QLatin1String("Purpse")), qPrintable(note));
        QCOMPARE(dialog->findChild<QComboBox *>(QStringLiteral("place"))->currentText(),
                 QStringLiteral("Purpose"));
        dialog->reject();
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DraftsSetup> m_setup;
};

NIDREG_TEST(tst_DraftsImport, QApplication)

} // namespace tst_draftsimport

#include "tst_draftsimport.moc"
