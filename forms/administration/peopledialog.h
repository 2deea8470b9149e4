// SPDX-License-Identifier: MIT
#pragma once

#include "forms/administration/peoplemodel.h"
#include "forms/widgets/tabledialog.h"

#include <QSortFilterProxyModel>

namespace nidreg::forms {

/// The people of the desk: a registrar adds them, changes and takes away; everybody else looks
/// after themself. Follows the registry while it is open.
class PeopleDialog : public TableDialog {
    Q_OBJECT

public:
    explicit PeopleDialog(RegistrySession &session, QWidget *parent = nullptr);

private:
    void load() final;
    void look() final;
    void showPeople(std::vector<registry::PersonFile> people);
    void add();
    void change();
    void takeAway();
    void send(const registry::RoleChange &change, const QString &message);
    void tellProposed();
    bool isConfirmed(const registry::PersonFile &file);
    bool isRegistrar() const;
    const registry::PersonFile *selected() const;
    void select(const QString &login);

    PeopleModel m_model;
    QSortFilterProxyModel m_sorted;
    QPushButton *m_add;
    QPushButton *m_change;
    QPushButton *m_remove;
};

} // namespace nidreg::forms
