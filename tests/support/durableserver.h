// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace nidreg::tests {

/// A PostgreSQL server of its own, with its settings as they are by default: every commit reaches
/// the disk. For benchmarks, and for tests that stop the server. It ends with the object.
class DurableServer {
public:
    enum class Stop {
        Fast, ///< connections are closed, open transactions roll back
        Immediate, ///< as if the power failed
    };

    /// `settings`: lines for postgresql.conf, beside the defaults.
    explicit DurableServer(const QString &settings = {});
    ~DurableServer();
    DurableServer(const DurableServer &) = delete;
    DurableServer &operator=(const DurableServer &) = delete;

    QString folder() const { return m_folder.path(); }
    QString conninfo(const QString &database, const QString &role) const;
    /// Ends the server and starts it again; answers when it takes connections.
    void restart(Stop how) const;

private:
    QTemporaryDir m_folder;
};

/// Runs a program as whoever may run PostgreSQL, which root may not; what it printed. The test
/// ends when it fails.
QString asServer(const QString &program, const QStringList &arguments);

/// A program of the newest PostgreSQL here: "pgbench".
QString serverProgram(const QString &name);

} // namespace nidreg::tests
