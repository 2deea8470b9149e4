// SPDX-License-Identifier: MIT
#include "model/storage/reports/ownquery.h"

#include "model/storage/postgres/failure.h"

#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>

#include <array>

namespace nidreg::storage {

using base::Done;
using registry::CellKind;
using registry::Stored;
using registry::StoreError;
using registry::Table;

/// What a value has at most, in characters; all values of an answer, in bytes.
static constexpr int kMaxValue = 20'000;
static constexpr qsizetype kMaxBytes = 32 << 20;
static constexpr std::size_t kMaxText = 100'000;

/// The text after its blanks and comments; a comment that has no end leaves nothing.
static std::string_view beginningOf(std::string_view text)
{
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\f\v("), text.size()));
        const bool isLine = text.starts_with("--"), isBlock = text.starts_with("/*");
        if (!isLine && !isBlock)
            return text;
        const std::size_t end = text.find(isLine ? "\n" : "*/", 2);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + (isLine ? 1 : 2));
    }
}

/// By its first word. PostgreSQL is what keeps other statements out; this says it in our words.
static bool looksLikeQuery(std::string_view text)
{
    static constexpr std::array<std::string_view, 4> kWords{"select", "with", "values", "table"};
    const QString begin = QString::fromUtf8(beginningOf(text).substr(0, 7)).toLower();
    return std::ranges::any_of(kWords, [&](std::string_view word) {
        return begin.startsWith(QLatin1String(word.data(), qsizetype(word.size())));
    });
}

static CellKind kindOf(Oid type)
{
    switch (type) { // pg_type.dat
    case 16:
        return CellKind::Truth;
    case 20:
    case 21:
    case 23:
    case 26:
    case 700:
    case 701:
    case 1700:
        return CellKind::Number;
    case 1082:
        return CellKind::Day;
    case 1114:
    case 1184:
        return CellKind::Moment;
    default:
        return CellKind::Text;
    }
}

/// What PostgreSQL says in the server's language it tells by the function, too, that found it out.
static const char *meaningOf(std::string_view function)
{
    if (function == "exec_parse_message")
        return "query.several";
    return function == "analyzeCTE" ? "query.read-only" : nullptr;
}

static StoreError failed(const ViewerSession &session, const PGresult *answer)
{
    const char *function = answer ? PQresultErrorField(answer, PG_DIAG_SOURCE_FUNCTION) : nullptr;
    const char *state = answer ? PQresultErrorField(answer, PG_DIAG_SQLSTATE) : nullptr;
    const char *words = answer ? PQresultErrorField(answer, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
    StoreError why = session.failure(QString::fromUtf8(state), QString::fromUtf8(words));
    const char *meaning = function ? meaningOf(function) : nullptr;
    const bool isOfText =
        state && (std::string_view(state) == "42601" || std::string_view(state) == "0A000");
    if (meaning && isOfText && why.refusal == "query.failed")
        why.refusal = meaning;
    return why;
}

/// Has PostgreSQL read the text as one statement, without running it: the columns of its answer.
static Stored<std::vector<registry::TableColumn>> columnsOf(const ViewerSession &session,
                                                            const std::string &text)
{
    const Answer read(PQprepare(session.handle(), "", text.c_str(), 0, nullptr), &PQclear);
    if (PQresultStatus(read.get()) != PGRES_COMMAND_OK)
        return base::fail(failed(session, read.get()));
    const Answer told(PQdescribePrepared(session.handle(), ""), &PQclear);
    if (PQnparams(told.get()) > 0)
        return base::fail(StoreError{StoreError::Refused, "query.parameters", {}});
    std::vector<registry::TableColumn> columns;
    for (int i = 0; i < PQnfields(told.get()); ++i)
        columns.push_back({PQfname(told.get(), i), kindOf(PQftype(told.get(), i))});
    if (columns.empty())
        return base::fail(StoreError{StoreError::Refused, "query.not-a-select", {}});
    return columns;
}

/// A cursor takes a SELECT alone, and the protocol with parameters takes one statement alone: no
/// text ends this one and begins another. Values come as text, and have an end.
static Stored<Done> declare(const ViewerSession &session, const std::string &text,
                            std::size_t columns)
{
    std::string values, names;
    for (std::size_t i = 1; i <= columns; ++i) {
        const std::string name = "c" + std::to_string(i), comma = i > 1 ? ", " : "";
        names += comma + name;
        values += comma + "left(" + name + "::text, " + std::to_string(kMaxValue + 1) + ")";
    }
    const std::string statement = "declare nidreg_query no scroll cursor for select " + values
        + " from (\n" + text + "\n) as own_query (" + names + ")";
    const Answer answer(
        PQexecParams(session.handle(), statement.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0),
        &PQclear);
    if (PQresultStatus(answer.get()) == PGRES_COMMAND_OK)
        return Done();
    return base::fail(failed(session, answer.get()));
}

static registry::Cell cellFrom(const QVariant &value, CellKind kind)
{
    if (value.isNull())
        return std::nullopt;
    QString text = value.toString();
    if (text.size() > kMaxValue)
        text = text.left(kMaxValue) + QChar(0x2026);
    if (kind == CellKind::Moment && text.size() > 10 && text[10] == u' ') {
        text[10] = u'T';
        if (text.endsWith(QLatin1String("+00")))
            text.replace(text.size() - 3, 3, QStringLiteral("Z"));
    }
    return text.toStdString();
}

/// All rows by one statement: its time is measured from its beginning, whatever it sets meanwhile.
static Stored<Table> fetch(ViewerSession &session, Table table, std::size_t most)
{
    QSqlQuery query(session.database());
    query.setForwardOnly(true); // row by row, so that what is too much never comes as a whole
    if (!query.exec(QStringLiteral("fetch forward %1 from nidreg_query").arg(qulonglong(most + 1))))
        return base::fail(session.failure(query.lastError()));
    qsizetype bytes = 0;
    while (!table.isCut && query.next()) {
        std::vector<registry::Cell> row;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            row.push_back(cellFrom(query.value(int(i)), table.columns[i].kind));
            bytes += row.back() ? qsizetype(row.back()->size()) : 0;
        }
        table.isCut = table.rows.size() == most || bytes > kMaxBytes;
        if (!table.isCut)
            table.rows.push_back(std::move(row));
    }
    // As in runReport(): what has no columns is another answer.
    const bool isOther = query.record().count() != int(table.columns.size());
    if (query.lastError().isValid() || isOther)
        return base::fail(session.failure(query.lastError()));
    return table;
}

/// Without the semicolons at its end.
static std::string oneStatement(std::string text)
{
    const std::size_t end = text.find_last_not_of(" \t\r\n;");
    text.erase(end == std::string::npos ? 0 : end + 1);
    return text;
}

Stored<Table> runOwnQuery(ViewerSession &session, const registry::QueryOrder &order)
{
    const std::string text = oneStatement(order.text);
    if (text.size() > kMaxText || text.find('\0') != std::string::npos)
        return base::fail(StoreError{StoreError::Refused, "query.bad-text", {}});
    if (!looksLikeQuery(text))
        return base::fail(StoreError{StoreError::Refused, "query.not-a-select", {}});
    const auto columns = columnsOf(session, text);
    if (!columns)
        return base::fail(columns.error());
    if (const auto declared = declare(session, text, columns->size()); !declared)
        return base::fail(declared.error());
    return fetch(session, {*columns, {}, false}, order.maxRows);
}

} // namespace nidreg::storage
