// SPDX-License-Identifier: MIT
#include "model/storage/reports/shippedreport.h"

#include "model/reports/reportspec.h"

#include <QDate>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>

namespace nidreg::storage {

using registry::CellKind;
using registry::Stored;
using registry::StoreError;
using registry::Table;

static QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

static CellKind kindOf(const QMetaType &type)
{
    switch (type.id()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Double:
        return CellKind::Number;
    case QMetaType::QDate:
        return CellKind::Day;
    default:
        return CellKind::Text;
    }
}

static registry::Cell cellFrom(const QVariant &value)
{
    if (value.isNull())
        return std::nullopt;
    if (value.typeId() == QMetaType::QDate)
        return value.toDate().toString(Qt::ISODate).toStdString();
    return value.toString().toStdString();
}

static void bindNamed(QSqlQuery &query, const QString &name, const QVariant &value,
                      const std::string &statement)
{
    if (words(statement).contains(name))
        query.bindValue(name, value);
}

static QVariant dayOf(const std::optional<base::Date> &day)
{
    return day ? QVariant(words(base::toString(*day))) : QVariant(QMetaType(QMetaType::QString));
}

static Table tableFrom(QSqlQuery &query)
{
    Table table;
    const QSqlRecord record = query.record();
    for (int i = 0; i < record.count(); ++i)
        table.columns.push_back(
            {record.fieldName(i).toStdString(), kindOf(record.field(i).metaType())});
    while (query.next()) {
        std::vector<registry::Cell> row;
        for (int i = 0; i < record.count(); ++i)
            row.push_back(cellFrom(query.value(i)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Stored<Table> runReport(ViewerSession &session, const registry::ReportOrder &order,
                        const registry::ReportBar *bar)
{
    const reports::ReportSpec *spec = reports::findReport(order.name);
    if (!spec)
        return base::fail(StoreError{StoreError::NotFound, "report.unknown", order.name});
    const std::string &statement = bar ? spec->behindStatement : spec->statement;
    QSqlQuery query(session.database());
    // Ends the transaction first: in one that failed, the driver cannot free the statement.
    const auto failed = [&]() -> Stored<Table> {
        const StoreError why = session.failure(query.lastError());
        session.database().rollback();
        return base::fail(why);
    };
    query.setForwardOnly(true);
    query.setNumericalPrecisionPolicy(QSql::HighPrecision); // "0.0", as PostgreSQL rounded it
    if (!query.prepare(words(statement)))
        return failed();
    bindNamed(query, QStringLiteral(":first"), dayOf(order.first), statement);
    bindNamed(query, QStringLiteral(":last"), dayOf(order.last), statement);
    if (bar) {
        bindNamed(query, QStringLiteral(":bar"), words(bar->label), statement);
        bindNamed(query, QStringLiteral(":series"), words(bar->series), statement);
    }
    if (!query.exec())
        return failed();
    Table table = tableFrom(query);
    // Qt's driver takes the end of an answer before, which libpq could not read, for this one.
    if (query.lastError().isValid() || table.columns.empty())
        return failed();
    return table;
}

} // namespace nidreg::storage
