// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/session/registrysession.h"

#include <QDialog>
#include <QTimer>

class QComboBox;

namespace nidreg::forms {

class SideBySide;

/// A draft beside another text: the registered version that it revises, what its request submitted
/// last, its file as it is saved, or any other file. Follows the draft as it is written.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    enum Other { Registered, Submitted, Saved, File };

    /// `draft` outlives the dialog.
    CompareDialog(Draft &draft, RegistrySession &session, QWidget *parent = nullptr);

    /// Shows the difference, or why there is none.
    void compareWith(Other other);
    void compareWithFile(const QString &path);

private:
    void layOut();
    QString textOf(Other other) const;
    QString whyNot(Other other) const;
    void offerChoices();
    void choose();
    void askRegistered();
    void askSubmitted();
    void readSaved();
    void take(const std::string &text, const QString &title, const QString &whyEmpty);
    void showOther(const templates::NamespaceTemplate &other, const QString &title);
    void say(const QString &why);
    void follow();

    Draft &m_draft;
    RegistrySession &m_session;
    QComboBox *m_choice;
    SideBySide *m_view;
    QTimer m_delay;
    templates::NamespaceTemplate m_other;
    bool m_hasOther = false;
    int m_shown = -1; ///< the choice that is shown
    int m_question = 0; ///< of several choices the last one counts
};

} // namespace nidreg::forms
