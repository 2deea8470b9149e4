// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

class QActionGroup;

namespace nidreg::app {

/// Says in the status bar who acts and as what, and lets one choose where there is a choice: on the
/// local registry anybody who works there. The choice is remembered for each registry.
class ActingMenu : public QToolButton {
    Q_OBJECT

public:
    explicit ActingMenu(forms::RegistrySession &session, QWidget *parent = nullptr);

    /// For the menu bar too. Adding a person is for registrars; single-user mode for those of a
    /// local registry.
    QAction *addPersonAction() const { return m_addPerson; }
    /// Asks for somebody to be added; `role` is the one that is wanted of them.
    void addPerson(std::optional<workflow::Role> role = std::nullopt);
    QAction *peopleAction() const { return m_people; }
    QAction *policiesAction() const { return m_policies; }
    QAction *proposalsAction() const { return m_proposals; }
    QAction *sessionsAction() const { return m_sessions; }
    QAction *singleUserAction() const { return m_singleUser; }

signals:
    void messageShown(const QString &message);

private:
    void rebuild();
    void choose(const workflow::Acting &acting); ///< by a person: it is remembered
    void recall();
    void startAtRole();
    void showActing();
    void addRoles(const registry::Person &person);
    void showPeople();
    void showPolicies();
    void showProposals();
    void showSessions();
    template <class Dialog> void openDialog();
    void appoint(const registry::RoleChange &change, const QString &message);
    void tell(const QString &title, const QString &message);
    void setSingleUser(bool on);
    void answer(const registry::Stored<base::Done> &done, const QString &message);
    bool isRegistrar() const;
    QString whyNot() const;

    forms::RegistrySession &m_session;
    QMenu *m_menu;
    QActionGroup *m_roles = nullptr; ///< of the menu's entries
    QAction *m_people;
    QAction *m_policies;
    QAction *m_proposals;
    QAction *m_sessions;
    QAction *m_addPerson;
    QAction *m_singleUser;
};

} // namespace nidreg::app
