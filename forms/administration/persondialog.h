// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace nidreg::forms {

/// Asks for a person and the roles they get in a registry.
class PersonDialog : public QDialog {
    Q_OBJECT

public:
    explicit PersonDialog(std::vector<registry::Person> known, QWidget *parent = nullptr);

    /// On a shared registry a person is a database login that is there already.
    /// Selects this role and no other.
    void suggest(workflow::Role role);
    void setShared(bool isShared);

    /// The person with the roles that they get in addition to those they have.
    registry::Person person() const;
    /// Those of the roles that they do not have yet.
    std::vector<workflow::Role> added() const;
    /// What was done once the roles are added: "bert was added."
    QString doneWords() const;

private:
    /// The person who is named, where the registry has them with a role already; null: it does not.
    const registry::Person *known() const;
    void look(); ///< is this enough, and what would it do?

    std::vector<registry::Person> m_known;
    bool m_isShared = false;
    QLineEdit *m_login;
    std::vector<std::pair<workflow::Role, QCheckBox *>> m_roles;
    QLabel *m_note;
    QDialogButtonBox *m_buttons;
};

} // namespace nidreg::forms
