// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/tabledialog.h"
#include "forms/widgets/valuetable.h"
#include "model/registry/health.h"
#include "model/registry/log.h"
#include "model/registry/maintenance.h"

#include <QTimer>

#include <functional>
#include <vector>

namespace nidreg::forms {

/// What is known of the maintenance of the registry called `registry` (RegistryAccess::name) whose
/// log is `log` (LogHead::log); called on any thread.
using MaintenanceOutlet =
    std::function<registry::Maintenance(const std::string &registry, const std::string &log)>;

/// What one would say of a server, a line each.
struct StatusLine {
    QString what, value;
};

/// All that the dialog shows.
struct ServerStatus {
    registry::Health health;
    registry::LogHead log;
    registry::Maintenance maintenance;
};

/// `isLocal`: the registry of one OS user, which has no standbys. Ages are those at `now`.
std::vector<StatusLine> statusLines(const ServerStatus &status, bool isLocal, base::Instant now);

class StatusModel : public ValueTable<StatusLine> {
    Q_OBJECT

public:
    enum Column { WhatColumn, ValueColumn, ColumnCount };

    explicit StatusModel(QObject *parent = nullptr) : ValueTable(ColumnCount, -1, parent) { }

    void setRows(std::vector<StatusLine> rows);

private:
    QString text(const StatusLine &line, int column) const final;
    QVariant heading(int column) const final;
};

/// Shows how the server of the registry is: primary or standby, replication, archiving; and when
/// the registry was last backed up, verified and witnessed. Looks again every few seconds.
class ServerStatusDialog : public TableDialog {
    Q_OBJECT

public:
    ServerStatusDialog(RegistrySession &session, MaintenanceOutlet maintenance,
                       QWidget *parent = nullptr);

private:
    void load() final;
    void look() final;
    void take(const registry::Stored<ServerStatus> &status);
    void tellProblems(const QString &problems);
    void copyAll();

    MaintenanceOutlet m_maintenance;
    StatusModel m_model;
    QString m_problems; ///< as they were last said: a screen reader hears them once
    QTimer m_again;
    QPushButton *m_copy;
};

} // namespace nidreg::forms
