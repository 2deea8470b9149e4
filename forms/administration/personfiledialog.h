// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;

namespace nidreg::forms {

namespace Ui {
class PersonFileDialog;
}

/// Changes what is known of one person: roles, profile, dates of service, absences. Stays open with
/// everything in it when the registry refuses something, and says what.
class PersonFileDialog : public QDialog {
    Q_OBJECT

public:
    PersonFileDialog(RegistrySession &session, registry::PersonFile file,
                     QWidget *parent = nullptr);
    ~PersonFileDialog() override;

signals:
    /// Something was stored.
    void saved(const QString &login);
    /// The change of roles waits for a second registrar.
    void proposed();

private:
    void addRoles();
    void fill();
    void connectSignals();
    void look(); ///< may it be saved, and what would that do?
    void save();
    void changeRoles();
    void describe();
    void refuse(const registry::StoreError &why);
    bool isRegistrar() const;
    bool isSelf() const;
    bool givesUpRegistrar() const;
    bool isConfirmed();
    registry::PersonFile described() const;
    registry::RoleChange roleChange() const;

    std::unique_ptr<Ui::PersonFileDialog> m_ui;
    RegistrySession &m_session;
    registry::PersonFile m_file; ///< as the registry has it
    std::vector<std::pair<workflow::Role, QCheckBox *>> m_roles;
    registry::Act m_act; ///< of the description: a second try is the same act
    std::optional<registry::PersonFile> m_sent; ///< what m_act describes
};

} // namespace nidreg::forms
