// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "model/registry/policies.h"

#include <QDialog>

#include <array>
#include <map>

class QCheckBox;
class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace nidreg::forms {

class MessageBar;

/// The rules and time limits that a registry sets for itself, each with what it does. A registrar
/// changes them; everybody else reads. Follows the registry while it is open: what others change is
/// shown, what is being changed here is kept.
class PoliciesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PoliciesDialog(RegistrySession &session, QWidget *parent = nullptr);

signals:
    /// For the status bar: what was done.
    void messageShown(const QString &message);

private:
    void layOut();
    void addGroup(QVBoxLayout &into, const QString &title, registry::PolicyKind kind);
    void addRow(QGridLayout &grid, const registry::PolicySpec &spec);
    QWidget *editorFor(const registry::PolicySpec &spec);
    QWidget *actBoxes();
    void connectSession();

    void load();
    void take(const registry::Policies &policies);
    void fill(std::string_view name, const std::string &value);
    std::string shown(const registry::PolicySpec &spec) const;
    std::vector<registry::Policy> changes() const;
    QString mistake() const; ///< why it cannot be saved; empty: it can
    void look();
    void save();
    void saveNext(std::vector<registry::Policy> rest, bool isProposed);
    void saved(bool isProposed);

    RegistrySession &m_session;
    registry::Policies m_policies; ///< as the registry had them when it was last asked
    std::map<std::string_view, QWidget *> m_editors;
    std::array<QCheckBox *, registry::kActsOfTwo.size()> m_acts{};
    MessageBar *m_messageBar;
    QLabel *m_hint;
    QDialogButtonBox *m_buttons;
    bool m_isBusy = false;
};

} // namespace nidreg::forms
