// SPDX-License-Identifier: MIT
#include "forms/models/namespacesmodel.h"

#include "forms/text/wording.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::forms {

static constexpr int kPage = 256;
static constexpr int kLongestRefresh = 4096; ///< rows beyond are loaded again by scrolling

static QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(text);
}

QString referenceText(const std::vector<registry::Reference> &references)
{
    QStringList labels;
    for (const registry::Reference &each : references)
        labels += fromUtf8(registry::labelOf(each));
    return labels.join(QStringLiteral(", "));
}

/// Rich text only by its frame, so that a long registrant is wrapped and nothing is interpreted.
static QString toolTip(const QString &text)
{
    return text.isEmpty() ? QString() : "<qt>" + text.toHtmlEscaped() + "</qt>";
}

void NamespacesModel::setQuery(const registry::NamespaceQuery &query)
{
    m_query = query;
    m_replaces = true;
    ask(kPage);
}

void NamespacesModel::refresh()
{
    m_replaces = true;
    ask(std::clamp(int(m_rows.size()), kPage, kLongestRefresh));
}

void NamespacesModel::clear()
{
    m_answered = ++m_question;
    m_total = 0;
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void NamespacesModel::ask(int limit)
{
    registry::NamespaceQuery query = m_query;
    query.limit = limit;
    query.after.reset();
    if (!m_replaces && !m_rows.empty())
        query.after = m_rows.back();
    emit pageWanted(++m_question, query);
}

void NamespacesModel::takePage(int question, registry::NamespacePage page)
{
    if (question != m_question)
        return;
    m_answered = question;
    if (m_replaces || !m_query.asOf)
        m_total = page.total;
    if (m_replaces) {
        m_replaces = false;
        beginResetModel();
        m_rows = std::move(page.rows);
        endResetModel();
    } else if (page.rows.empty()) {
        m_total = std::int64_t(m_rows.size()); // the listing shrank in the meantime
    } else {
        const int first = int(m_rows.size());
        beginInsertRows({}, first, first + int(page.rows.size()) - 1);
        std::ranges::move(page.rows, std::back_inserter(m_rows));
        endInsertRows();
    }
    emit loaded();
}

void NamespacesModel::missPage(int question)
{
    if (question == m_question)
        m_answered = question;
    emit loaded();
}

int NamespacesModel::rowOf(std::string_view nid) const
{
    const auto found = std::ranges::find_if(m_rows, [nid](const registry::NamespaceRow &row) {
        return base::equalIgnoringCase(row.nid, nid);
    });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int NamespacesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int NamespacesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString NamespacesModel::text(const registry::NamespaceRow &row, int column) const
{
    switch (Column(column)) {
    case NidColumn:
        return fromUtf8(row.nid);
    case KindColumn:
        return wording(row.kind);
    case VersionColumn:
        return QString::number(row.version);
    case DateColumn:
        return fromUtf8(row.date);
    case RegistrantColumn:
        return fromUtf8(row.registrant);
    case ReferenceColumn:
        return referenceText(row.references);
    case StatusColumn:
        return wording(row.status);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant NamespacesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(at(index.row()), index.column());
    case Qt::ToolTipRole:
        return toolTip(text(at(index.row()), index.column()));
    case Qt::TextAlignmentRole:
        return int(index.column() == VersionColumn ? Qt::AlignCenter
                                                   : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant NamespacesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case NidColumn:
        return tr("NID");
    case KindColumn:
        return tr("Type");
    case VersionColumn:
        return tr("Version");
    case DateColumn:
        return tr("Registered");
    case RegistrantColumn:
        return tr("Registrant");
    case ReferenceColumn:
        return tr("Reference");
    case StatusColumn:
        return tr("Status");
    case ColumnCount:
        break;
    }
    return {};
}

bool NamespacesModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !isLoading() && std::int64_t(m_rows.size()) < m_total;
}

void NamespacesModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask(kPage);
}

registry::SortBy NamespacesModel::sortBy(int column)
{
    switch (Column(column)) {
    case NidColumn:
        return registry::SortBy::Nid;
    case VersionColumn:
        return registry::SortBy::Version;
    case DateColumn:
        return registry::SortBy::Date;
    case RegistrantColumn:
        return registry::SortBy::Registrant;
    case ReferenceColumn:
        return registry::SortBy::Reference;
    case StatusColumn:
        return registry::SortBy::Status;
    case KindColumn:
    case ColumnCount:
        break;
    }
    return registry::SortBy::Kind;
}

void NamespacesModel::sort(int column, Qt::SortOrder order)
{
    registry::NamespaceQuery query = m_query;
    query.sort = sortBy(column);
    query.descending = order == Qt::DescendingOrder;
    setQuery(query);
}

} // namespace nidreg::forms
