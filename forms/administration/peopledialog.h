// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/tabledialog.h"
#include "forms/widgets/valuetable.h"
#include "model/registry/people.h"

#include <QSortFilterProxyModel>

namespace nidreg::forms {

/// The people of a registry, one a row. Holds values only; setRows() replaces them all.
class PeopleModel : public ValueTable<registry::PersonFile> {
    Q_OBJECT

public:
    enum Column {
        LoginColumn,
        NameColumn,
        OrganizationColumn,
        RolesColumn,
        ServiceColumn,
        AwayColumn,
        LoadColumn,
        ColumnCount,
    };

    explicit PeopleModel(QObject *parent = nullptr)
        : ValueTable(ColumnCount, LoadColumn, parent) { }

    /// `today` decides who serves and who is away.
    void setRows(std::vector<registry::PersonFile> rows, base::Date today);
    /// The row of a login; -1: nobody of that name.
    int rowOf(std::string_view login) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString text(const registry::PersonFile &file, int column) const final;
    QVariant heading(int column) const final;

    base::Date m_today{};
};

/// The people of the registry: a registrar adds, changes and removes them; everybody else changes
/// their own data only. Follows the registry while it is open.
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
    QString m_changed; ///< who was just added or changed, to be selected
    QSortFilterProxyModel m_sorted;
    QPushButton *m_add;
    QPushButton *m_change;
    QPushButton *m_remove;
};

} // namespace nidreg::forms
