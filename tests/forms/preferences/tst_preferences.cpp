// SPDX-License-Identifier: MIT
#include "forms/preferences/preferencesdialog.h"
#include "forms/widgets/mainactionkey.h"
#include "forms/widgets/question.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"
#include "tests/support/ownsettings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <QtTest>

namespace tst_preferences {

using namespace nidreg;
using forms::Preferences;
using forms::PreferencesDialog;

class TestPreferences : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        tests::useSettingsIn(*m_folder);
    }

    void whatIsSavedIsReadAgain()
    {
        Preferences wanted;
        wanted.language = "de";
        wanted.theme = Preferences::Theme::Dark;
        wanted.times = forms::TimeStyle::Utc;
        wanted.fieldFont = QFont("Monospace", 13).toString();
        wanted.hasFixedGrammar = false;
        wanted.spelling = QString(); // no spelling, which is not the same as never chosen
        wanted.keepSeconds = 7;
        wanted.reopensDrafts = false;
        wanted.mailProgram = "mutt %u";
        wanted.publishFolder = "/srv/www";
        wanted.baseUrl = "https://registry.example/urn/";
        wanted.notifies = false;
        wanted.hasTrayIcon = true;
        wanted.backupReminder = 0;
        wanted.save();
        const Preferences read = Preferences::load();
        QVERIFY(read.spelling.has_value() && read.spelling->isEmpty());
        QVERIFY(read == wanted);
    }

    void whatMakesNoSenseIsNotBelieved_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("a theme that there is not") << "preferences/theme" << QVariant("purple");
        QTest::newRow("times in no style") << "preferences/times" << QVariant("swatch");
        QTest::newRow("autosave never") << "drafts/keep seconds" << QVariant(0);
        QTest::newRow("autosave in a year") << "drafts/keep seconds" << QVariant(99999999);
        QTest::newRow("a reminder before it was made") << "backup/reminder" << QVariant(-3);
        QTest::newRow("a word for a number") << "backup/reminder" << QVariant("often");
    }
    void whatMakesNoSenseIsNotBelieved()
    {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QSettings().setValue(key, value);
        const Preferences read = Preferences::load();
        QVERIFY(int(read.theme) >= 0 && int(read.theme) <= 2);
        QVERIFY(int(read.times) >= 0 && int(read.times) <= 2);
        QVERIFY(read.keepSeconds >= 1 && read.keepSeconds <= Preferences::kMaxKeepSeconds);
        QVERIFY(read.backupReminder >= 0 && read.backupReminder <= Preferences::kMaxReminderDays);
    }

    void theDialogShowsWhatIsChosenAndChangesNothingByItself()
    {
        Preferences present;
        present.language = "fr";
        present.theme = Preferences::Theme::Light;
        present.fieldFont = QFont("Monospace", 13).toString();
        present.keepSeconds = 9;
        present.baseUrl = "https://registry.example/";
        PreferencesDialog dialog(present, {"de_DE", "en_US"}, "en_US");
        dialog.open();
        QVERIFY(!button(dialog, QDialogButtonBox::Apply)->isEnabled());
        QCOMPARE(dialog.chosen().language, present.language);
        QCOMPARE(dialog.chosen().keepSeconds, 9);
        QVERIFY(!dialog.chosen().spelling); // never chosen stays so
        QVERIFY(dialog.findChild<QFontComboBox *>()->isEnabled());
    }

    void applySavesAndTells()
    {
        PreferencesDialog dialog(Preferences(), {"en_US"}, "en_US");
        dialog.open();
        QSignalSpy applied(&dialog, &PreferencesDialog::applied);
        boxWith(dialog, "Dark")->setCurrentText("Dark");
        QVERIFY(button(dialog, QDialogButtonBox::Apply)->isEnabled());
        button(dialog, QDialogButtonBox::Apply)->click();
        QCOMPARE(applied.size(), 1);
        QCOMPARE(Preferences::load().theme, Preferences::Theme::Dark);
        QVERIFY(dialog.isVisible());
        QVERIFY(!button(dialog, QDialogButtonBox::Apply)->isEnabled());
    }

    void cancelKeepsWhatWas()
    {
        PreferencesDialog dialog(Preferences(), {}, {});
        dialog.open();
        boxWith(dialog, "Dark")->setCurrentText("Dark");
        button(dialog, QDialogButtonBox::Cancel)->click();
        QCOMPARE(Preferences::load().theme, Preferences::Theme::System);
    }

    void anAddressThatIsNoneIsSaidAndNotSaved()
    {
        PreferencesDialog dialog(Preferences(), {}, {});
        dialog.open();
        for (QLineEdit *edit : dialog.findChildren<QLineEdit *>()) {
            if (edit->placeholderText().startsWith("https://"))
                edit->setText("ftp://registry.example/");
        }
        QVERIFY(!button(dialog, QDialogButtonBox::Ok)->isEnabled());
        QVERIFY(!forms::baseUrlProblem("ftp://registry.example/").isEmpty());
        QVERIFY(forms::baseUrlProblem("").isEmpty());
    }

    void everyTopicFitsIntoTheSmallestWindow()
    {
        PreferencesDialog dialog(Preferences(), {"en_US"}, "en_US");
        dialog.open();
        auto *topics = dialog.findChild<QListWidget *>();
        for (int row = 0; row < topics->count(); ++row) {
            topics->setCurrentRow(row);
            QVERIFY(dialog.minimumSizeHint().width() <= 900);
            QVERIFY(dialog.minimumSizeHint().height() <= 500);
        }
    }

    void noHintIsCut_data()
    {
        QTest::addColumn<QStringList>("dictionaries");
        QTest::addColumn<double>("times");
        QTest::newRow("with a dictionary") << QStringList{"en_US"} << 1.0;
        QTest::newRow("where none is installed, which is a hint more") << QStringList() << 1.0;
        QTest::newRow("in a large font") << QStringList{"en_US"} << 1.5;
    }
    void noHintIsCut()
    {
        QFETCH(QStringList, dictionaries);
        QFETCH(double, times);
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * times);
        PreferencesDialog dialog(Preferences(), dictionaries, dictionaries.value(0));
        dialog.setFont(font);
        dialog.open();
        auto *topics = dialog.findChild<QListWidget *>();
        for (int row = 0; row < topics->count(); ++row) {
            topics->setCurrentRow(row);
            QCoreApplication::processEvents();
            for (const QLabel *label : dialog.findChildren<QLabel *>()) {
                if (label->isVisible() && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
            }
        }
    }

    void aQuestionThatIsNotWantedIsNotAskedAgain()
    {
        QWidget window;
        const forms::Question question{"Leave", "Nothing is lost.", "&Leave",
                                       forms::Question::Plain, "leaving"};
        const tests::NextQuestion answer(QMessageBox::AcceptRole);
        QTimer::singleShot(0, [] {
            qobject_cast<QMessageBox *>(QApplication::activeModalWidget())
                ->checkBox()
                ->setChecked(true);
        });
        QVERIFY(forms::isConfirmed(question, window));
        QVERIFY(answer.wasAsked());
        QVERIFY(forms::isConfirmed(question, window)); // nobody is there to answer
        forms::askAllQuestions();
        QVERIFY(forms::isAsked("leaving"));
    }

    void ctrlReturnDoesTheMainActionWhereReturnBreaksALine()
    {
        forms::MainActionKey keys;
        qApp->installEventFilter(&keys);
        QDialog dialog;
        auto *text = new QPlainTextEdit(&dialog);
        auto *buttons =
            new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
        auto *layout = new QVBoxLayout(&dialog);
        layout->addWidget(text);
        layout->addWidget(buttons);
        connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
        dialog.open();
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(text->toPlainText(), QString("\n"));
        buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(dialog.isVisible()); // it cannot be done now
        buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

private:
    static QPushButton *button(PreferencesDialog &dialog, QDialogButtonBox::StandardButton which)
    {
        return dialog.findChild<QDialogButtonBox *>()->button(which);
    }
    static QComboBox *boxWith(PreferencesDialog &dialog, const QString &text)
    {
        for (QComboBox *box : dialog.findChildren<QComboBox *>()) {
            if (box->findText(text) >= 0)
                return box;
        }
        qFatal("no box with %s", qPrintable(text));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

NIDREG_TEST(TestPreferences, QApplication)

} // namespace tst_preferences

#include "tst_preferences.moc"
