// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/target.h"
#include "tests/app/cli/said.h"
#include "tests/support/clusterhome.h"

#include <QProcessEnvironment>

#include <memory>

namespace nidreg::tests {

/// A computer on which nobody has used the program yet: a home of its own, and the real nidreg-cli.
class Computer {
public:
    ~Computer() { say({"db", "stop"}); }

    QString file(const QString &name) const { return m_home.path(name); }

    QProcessEnvironment environment() const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char *each : {"NIDREG_DB", "NIDREG_LOG_KEY", "PGHOST", "PGHOSTADDR", "PGSERVICE",
                                 "PGDATABASE", "PGOPTIONS"})
            environment.remove(each);
        for (const char *each : {"HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME",
                                 "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            environment.insert(each, file(QString(each).toLower()));
        return environment;
    }
    app::StandardFolders folders() const { return app::standardFoldersFrom(environment()); }

    /// Starts the program; the caller waits for it.
    std::unique_ptr<QProcess> start(const QStringList &arguments) const
    {
        auto program = std::make_unique<QProcess>();
        program->setProcessEnvironment(environment());
        program->start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"), arguments);
        program->closeWriteChannel();
        if (!program->waitForStarted())
            qFatal("nidreg-cli does not start");
        return program;
    }
    Said say(const QStringList &arguments) const { return finished(*start(arguments)); }

    /// How many namespaces are listed; -1: the program failed.
    int namespaces() const
    {
        const Said said = say({"registry", "list"});
        return said.status == 0 ? int(said.out.count('\n')) : -1;
    }

private:
    Home m_home;
};

} // namespace nidreg::tests
