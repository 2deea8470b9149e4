// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/verbs.h"
#include "tests/model/storage/login.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <sstream>

namespace nidreg::tests {

/// Somebody at the command line, with a database login of their own.
class CliUser {
public:
    CliUser(const TestDatabase &database, std::initializer_list<const char *> roles)
        : m_login(database, *roles.begin()), m_owner(database.conninfo()),
          m_context(m_in, m_out, m_err)
    {
        for (const char *role : roles) {
            m_roles.push_back(*workflow::named<workflow::Role>(role));
            m_owner.value(QStringLiteral("grant nidreg_%1 to %2").arg(role, name()));
        }
    }

    bool holds(workflow::Role role) const { return std::ranges::count(m_roles, role) > 0; }
    QString name() const { return QString::fromStdString(m_login.name()); }

    /// Runs nidreg-cli in this process; answers its JSON, or nothing where it was refused.
    std::optional<QJsonObject> run(workflow::Role role, std::vector<std::string> arguments)
    {
        const std::string roleName(workflow::name(role));
        std::vector<std::string> all{"nidreg-cli",
                                     "--format",
                                     "json",
                                     "--role",
                                     roleName,
                                     "--db",
                                     m_login.conninfo().toStdString()};
        all.insert(all.end(), arguments.begin(), arguments.end());
        m_out.str({});
        m_err.str({});
        m_context.dryRun = false;
        const int status = app::cli::run(all, m_context);
        if (status == app::cli::Usage)
            qFatal("%s", m_err.str().c_str());
        if (status != app::cli::Fine)
            return std::nullopt;
        return QJsonDocument::fromJson(QByteArray::fromStdString(m_out.str())).object();
    }
    QJsonObject mustRun(workflow::Role role, const std::vector<std::string> &arguments)
    {
        const auto answer = run(role, arguments);
        if (!answer)
            qFatal("%s: %s", arguments[1].c_str(), m_err.str().c_str());
        return *answer;
    }
    std::string said() const { return m_err.str(); }

private:
    Login m_login;
    Sql m_owner;
    std::vector<workflow::Role> m_roles;
    std::istringstream m_in;
    std::ostringstream m_out, m_err;
    app::cli::Context m_context;
};

} // namespace nidreg::tests
