// SPDX-License-Identifier: MIT
#pragma once

#include "forms/administration/peoplemodel.h"
#include "forms/session/registrysession.h"

#include <QDialog>
#include <QSortFilterProxyModel>

#include <memory>

namespace nidreg::forms {

namespace Ui {
class PeopleDialog;
}

/// The people of the desk: a registrar adds them, changes and takes away; everybody else looks
/// after themself. Follows the registry while it is open.
class PeopleDialog : public QDialog {
    Q_OBJECT

public:
    explicit PeopleDialog(RegistrySession &session, QWidget *parent = nullptr);
    ~PeopleDialog() override;

signals:
    /// For the status bar: what was done.
    void messageShown(const QString &message);

private:
    void setUpViews();
    void connectSignals();
    void load();
    void showPeople(std::vector<registry::PersonFile> people);
    void look(); ///< which buttons live, and why not
    void add();
    void change();
    void takeAway();
    void send(const registry::RoleChange &change, const QString &message);
    void tellProposed();
    bool isConfirmed(const registry::PersonFile &file);
    bool isRegistrar() const;
    const registry::PersonFile *selected() const;
    void select(const QString &login);

    std::unique_ptr<Ui::PeopleDialog> m_ui;
    RegistrySession &m_session;
    PeopleModel m_model;
    QSortFilterProxyModel m_sorted;
};

} // namespace nidreg::forms
