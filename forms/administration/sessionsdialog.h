// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/tabledialog.h"
#include "forms/widgets/valuetable.h"
#include "model/base/date.h"
#include "model/registry/storeconnection.h"

#include <vector>

namespace nidreg::forms {

/// The sessions that are changing the registry or wait to, one a row. Holds values only.
class SessionsModel : public ValueTable<registry::Session> {
    Q_OBJECT

public:
    enum Column {
        LoginColumn,
        ProgramColumn,
        SinceColumn,
        StateColumn,
        ProcessColumn,
        ColumnCount
    };

    explicit SessionsModel(QObject *parent = nullptr)
        : ValueTable(ColumnCount, ProcessColumn, parent)
    {
    }

    /// `now` decides how long ago a session began.
    void setRows(std::vector<registry::Session> rows, base::Instant now);
    /// The row of a process; -1: it is there no more.
    int rowOf(int process) const;

private:
    QString text(const registry::Session &session, int column) const final;
    QVariant heading(int column) const final;
    static QString stateText(const registry::Session &session);

    base::Instant m_now{};
};

/// Shows which sessions are changing the registry and which wait for that. A registrar can end a
/// session that hangs. Uses a connection of its own, since the window's may be one of those that
/// wait.
class SessionsDialog : public TableDialog {
    Q_OBJECT

public:
    explicit SessionsDialog(RegistrySession &session, QWidget *parent = nullptr);

private:
    void load() final;
    void look() final;
    void take(std::vector<registry::Session> sessions);
    const registry::Session *selected() const;
    void endSession();

    SessionsModel m_model;
    bool m_isLoaded = false;
    QPushButton *m_end;
};

} // namespace nidreg::forms
