// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"

#include <QProcess>

namespace nidreg::tests {

/// A registry as the programs of schema 36 left it, with something in every table and a request in
/// every state. Made with such a program once; tests/fixtures/registry/filled-0036-*.sql.gz are
/// dumps of it, which psql loads.
class Registry36 {
public:
    enum Kind {
        Local, ///< ann's
        Shared, ///< of the logins reg36_rita, reg36_abe and so on, which the server keeps
    };

    explicit Registry36(Kind kind)
    {
        load(kind == Local ? "filled-0036-local.sql.gz" : "filled-0036-shared.sql.gz");
        if (kind == Shared)
            letIn();
    }

    QString conninfo(const QString &role = QStringLiteral("postgres")) const
    {
        return m_database.conninfo(role);
    }
    Sql sql() const { return Sql(conninfo()); }
    QString value(const QString &statement) const { return sql().value(statement); }
    /// A value a line, as PostgreSQL prints it.
    QStringList values(const QString &statement, const QString &path = {}) const
    {
        return value(path
                     + QStringLiteral(
                           "select coalesce(string_agg(x::text, E'\\x1f'), '') from (%1) t (x)")
                           .arg(statement))
            .split(QChar(0x1f), Qt::SkipEmptyParts);
    }

private:
    void load(const char *name) const
    {
        QProcess zcat, psql;
        zcat.setStandardOutputProcess(&psql);
        psql.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        psql.setStandardOutputFile(QProcess::nullDevice());
        zcat.start("zcat", {QStringLiteral(NIDREG_SOURCE "/tests/fixtures/registry/") + name});
        psql.start("psql", {"-qX", "-v", "ON_ERROR_STOP=1", conninfo()});
        if (!zcat.waitForFinished() || !psql.waitForFinished() || zcat.exitCode() != 0
            || psql.exitCode() != 0)
            qFatal("%s is not loaded", name);
    }
    void letIn() const
    {
        value("do $$ declare each name; begin"
              " for each in select rolname from pg_roles where rolname ~ '^reg36_' loop"
              "  execute format('grant connect on database %I to %I', current_database(), each);"
              " end loop; end $$");
    }

    TestDatabase m_database{TestDatabase::Content::Nothing};
};

} // namespace nidreg::tests
