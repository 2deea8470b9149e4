// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/desk.h"
#include "tests/model/storage/sql.h"

namespace nidreg::tests {

/// A database login for one test, a member of one of the registry's roles.
class Login {
public:
    /// `database` is a Desk or a TestDatabase.
    template <class Database>
    Login(const Database &database, const char *role)
        : m_name(
            QStringLiteral("login_%1_%2").arg(QCoreApplication::applicationPid()).arg(++s_count)),
          m_conninfo(database.conninfo(m_name)), m_owner(database.conninfo())
    {
        Sql(m_owner).value(QStringLiteral("create role %1 login in role nidreg_%2")
                               .arg(m_name, QString::fromLatin1(role)));
    }
    /// What was granted to it, the right to connect say, goes first.
    ~Login() { Sql(m_owner).value(QStringLiteral("drop owned by %1; drop role %1").arg(m_name)); }
    Login(const Login &) = delete;
    Login &operator=(const Login &) = delete;

    Sql sql() const { return Sql(m_conninfo); }
    std::string name() const { return m_name.toStdString(); }
    QString conninfo() const { return m_conninfo; }
    Act act(Role role) const { return tests::act(name().c_str(), role); }

private:
    QString m_name, m_conninfo, m_owner;
    static inline int s_count = 0;
};

} // namespace nidreg::tests
