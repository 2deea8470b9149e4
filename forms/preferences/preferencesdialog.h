// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/preferences.h"

#include <QDialog>
#include <QFont>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFontComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace nidreg::forms {

/// Everything a person can choose for themselves, by topic. Nothing changes before OK or Apply.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    enum Topic { General, Drafts, Publication, Notifications };

    /// `dictionaries` are the installed ones, "en_US"; `usual` is used where nothing was chosen.
    PreferencesDialog(const Preferences &present, const QStringList &dictionaries,
                      const QString &usual, QWidget *parent = nullptr);

    void show(Topic topic);
    /// What is in the dialog now.
    Preferences chosen() const;

signals:
    /// OK or Apply; what was chosen is saved already.
    void applied(const nidreg::forms::Preferences &preferences);

private:
    QFormLayout *addTopic(const QString &name, const char *icon);
    void addGeneral();
    void addDrafts(const QStringList &dictionaries, const QString &usual);
    void addPublication();
    void addNotifications();
    QWidget *makeFontRow();
    QWidget *makeFolderRow();
    void chooseFolder();
    void apply();
    void look();
    void showEvent(QShowEvent *event) override;

    Preferences m_present;
    QListWidget *m_topics;
    QStackedWidget *m_pages;
    QDialogButtonBox *m_buttons;

    QComboBox *m_language = nullptr, *m_theme = nullptr, *m_times = nullptr;
    QLabel *m_restart = nullptr;
    QCheckBox *m_ownFont = nullptr;
    QFontComboBox *m_font = nullptr;
    QSpinBox *m_fontSize = nullptr;
    QFont m_shownFont; ///< at first
    int m_shownSize = 0;
    QCheckBox *m_fixedGrammar = nullptr;
    QComboBox *m_spelling = nullptr;
    int m_usualSpelling = 0; ///< its row at first
    QSpinBox *m_keep = nullptr;
    QCheckBox *m_reopens = nullptr;
    QLineEdit *m_mail = nullptr;
    QLineEdit *m_folder = nullptr, *m_baseUrl = nullptr;
    QLabel *m_problem = nullptr;
    QCheckBox *m_notifies = nullptr, *m_tray = nullptr;
    QSpinBox *m_reminder = nullptr;
    QPushButton *m_askAgain = nullptr;
};

/// Why `text` cannot be the address of a publication; empty: it can, or is empty.
QString baseUrlProblem(const QString &text);

} // namespace nidreg::forms
