// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"

namespace nidreg::tests {

/// A database login for one test, which may connect to that test's database and to no other.
class Login {
public:
    struct First { };

    /// A member of one of the registry's roles by a bare grant, of which no event tells.
    /// `database` is a TestRegistry or a TestDatabase.
    template <class Database> Login(const Database &database, const char *role) : Login(database)
    {
        Sql(m_owner).value(
            QStringLiteral("grant nidreg_%1 to %2").arg(QLatin1String(role), m_name));
    }
    /// The first registrar of a shared registry, appointed by its owner.
    template <class Database> Login(const Database &database, First) : Login(database)
    {
        must(opened(m_owner)->appoint(tests::act("postgres", Role::Registrar),
                                      {name(), {Role::Registrar}}));
    }
    /// Appointed by a registrar of the same registry.
    Login(const Login &registrar, Role role)
        : m_name(nextName()),
          m_conninfo(
              QString(registrar.m_conninfo).replace("user=" + registrar.m_name, "user=" + m_name)),
          m_owner(registrar.m_owner)
    {
        make();
        must(opened(registrar.m_conninfo)
                 ->appoint(registrar.act(Role::Registrar), {name(), {role}}));
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
    template <class Database>
    explicit Login(const Database &database)
        : m_name(nextName()), m_conninfo(database.conninfo(m_name)), m_owner(database.conninfo())
    {
        make();
    }
    static QString nextName()
    {
        return QStringLiteral("login_%1_%2").arg(QCoreApplication::applicationPid()).arg(++s_count);
    }
    void make() const
    {
        Sql owner(m_owner);
        owner.value(QStringLiteral("create role %1 login").arg(m_name));
        owner.value(QStringLiteral("grant connect on database %1 to %2")
                        .arg(owner.value("select quote_ident(current_database())"), m_name));
    }

    QString m_name, m_conninfo, m_owner;
    static inline int s_count = 0;
};

} // namespace nidreg::tests
