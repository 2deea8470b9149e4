// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <libpq-fe.h>
#include <memory>
#include <optional>
#include <string>

/// Plain SQL, for tests that go past the store.
namespace nidreg::tests {

/// Before a statement in which a superuser calls what works in the owner's functions alone.
inline const QString kOwnersPath =
    QStringLiteral("set search_path = nidreg_data, nidreg, pg_catalog, pg_temp; ");

class Sql {
public:
    explicit Sql(const QString &conninfo)
        : m_connection(PQconnectdb((conninfo
                                    + QStringLiteral(" options='-c client_min_messages=error %1'")
                                          .arg(qEnvironmentVariable("PGOPTIONS")))
                                       .toUtf8()
                                       .constData()),
                       &PQfinish)
    {
        if (PQstatus(m_connection.get()) != CONNECTION_OK)
            qFatal("%s", PQerrorMessage(m_connection.get()));
    }

    /// "done", or "SQLSTATE constraint" of the error; several statements are one transaction.
    QString run(const QString &statements)
    {
        const Answer answer = ask(statements);
        const ExecStatusType status = PQresultStatus(answer.get());
        if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
            return QStringLiteral("done");
        const char *state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
        const char *constraint = PQresultErrorField(answer.get(), PG_DIAG_CONSTRAINT_NAME);
        m_words = PQerrorMessage(m_connection.get());
        return (QString::fromUtf8(state) + QLatin1Char(' ') + QString::fromUtf8(constraint))
            .trimmed();
    }

    /// The first value; statements that fail end the test.
    QString value(const QString &statements)
    {
        const Answer answer = ask(statements);
        if (PQresultStatus(answer.get()) != PGRES_TUPLES_OK
            && PQresultStatus(answer.get()) != PGRES_COMMAND_OK)
            qFatal("%s: %s", qPrintable(statements), PQerrorMessage(m_connection.get()));
        return PQntuples(answer.get()) > 0 ? QString::fromUtf8(PQgetvalue(answer.get(), 0, 0))
                                           : QString();
    }

    /// The first value, or nothing where the statement was refused: words() has the reason.
    std::optional<QString> answer(const QString &statement)
    {
        const Answer answer = ask(statement);
        m_words = PQerrorMessage(m_connection.get());
        if (PQresultStatus(answer.get()) != PGRES_TUPLES_OK)
            return std::nullopt;
        if (PQntuples(answer.get()) == 0)
            return QString();
        return QString::fromUtf8(PQgetvalue(answer.get(), 0, 0));
    }

    /// Every value of every row, one after the other; empty where the statement was refused.
    QByteArray all(const QString &statement)
    {
        const Answer answer = ask(statement);
        QByteArray values;
        for (int i = 0; i < PQntuples(answer.get()); ++i) {
            for (int j = 0; j < PQnfields(answer.get()); ++j)
                values.append(PQgetvalue(answer.get(), i, j)).append('\n');
        }
        return values;
    }

    /// What PostgreSQL said of the last failure.
    const std::string &words() const { return m_words; }

private:
    using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;

    Answer ask(const QString &statements)
    {
        return {PQexec(m_connection.get(), statements.toUtf8().constData()), &PQclear};
    }

    std::unique_ptr<PGconn, decltype(&PQfinish)> m_connection;
    std::string m_words;
};

} // namespace nidreg::tests
