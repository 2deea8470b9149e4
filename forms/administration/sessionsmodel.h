// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/valuetable.h"
#include "model/base/clock.h"
#include "model/registry/session.h"

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

} // namespace nidreg::forms
