// SPDX-License-Identifier: MIT
#include "forms/widgets/namespacesmodel.h"

#include "forms/words/wording.h"
#include "model/base/text.h"
#include "model/listing/namespacecolumns.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace nidreg::forms {

static constexpr int kPage = PagedListing::kPage;
/// Pages asked for one after the other: those that were passed by in the meantime are not.
static constexpr std::size_t kMaxWantedPages = 3;

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

namespace {

struct ColumnSpec {
    std::string_view name; ///< of listing::namespaceColumns()
    const char *heading, *about = ""; ///< its tool tip
    QString (*text)(const registry::NamespaceRow &) = nullptr; ///< null: as the cell has it
};

// clang-format off
/// A row for each column of the list, in the order of NamespacesModel::Column.
constexpr ColumnSpec kColumns[] = {
    {"nid",        QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "NID")},
    {"kind",       QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "Kind"), "", [](const auto &row) { return wording(row.kind); }},
    {"version",    QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "Version")},
    {"date",       QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "Registered"), QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "The registration date given in the listing. Empty if the listing gives none.")},
    {"registrant", QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "Registrant")},
    {"reference",  QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "Reference")},
    {"status",     QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "Status"), "", [](const auto &row) { return wording(row.status); }},
    {"updated",    QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "Updated"), QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "The date of the last update given in the listing. Empty if the listing gives none.")},
    {"in_force",   QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "In force since"), QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "The date since which the entry has been in force in this form.")},
    {"prefix",     QT_TRANSLATE_NOOP("nidreg::forms::NamespacesModel", "URN prefix")},
};
// clang-format on

const listing::NamespaceColumn &columnOf(int column)
{
    return *listing::namespaceColumnNamed(kColumns[std::size_t(column)].name);
}

QString textOf(const registry::NamespaceRow &row, int column)
{
    const ColumnSpec &spec = kColumns[std::size_t(column)];
    return spec.text ? spec.text(row)
                     : fromUtf8(columnOf(column).cell(row).value_or(std::string()));
}

} // namespace

static bool isFiltered(const registry::NamespaceQuery &query)
{
    return !query.text.empty() || query.kind || query.standing != registry::Standing::Listed;
}

static void putFirst(std::vector<int> &pages, int page)
{
    std::erase(pages, page);
    pages.insert(pages.begin(), page);
    pages.resize(std::min(pages.size(), kMaxWantedPages));
}

void NamespacesModel::setQuery(const registry::NamespaceQuery &query)
{
    m_query = query;
    m_query.after.reset();
    begin(true);
}

/// One who looks at rows that are being counted gets them counted first: else, in a busy registry,
/// they never would be.
void NamespacesModel::refresh()
{
    if (m_coming ? m_replaces : m_marksAsked == 0)
        begin(m_rows == 0 || !m_shown.isSurveyed() || m_replaces);
    else
        m_isStale = true;
}

void NamespacesModel::clear()
{
    m_coming.reset();
    m_marksAsked = 0;
    m_pageAsked = {};
    m_isStale = m_replaces = false;
    beginResetModel();
    m_shown = PagedListing(m_query);
    m_rows = 0;
    m_wanted.clear();
    m_seen.clear();
    endResetModel();
}

/// The first page of everything is known before anything is counted; what a filter finds first is
/// known to whoever counts.
void NamespacesModel::begin(bool replaces)
{
    m_coming.emplace(m_query);
    m_replaces = replaces;
    m_isStale = false;
    m_pageAsked = {};
    m_wanted.clear();
    if (replaces && !isFiltered(m_query)) {
        registry::NamespaceQuery first = m_query;
        first.limit = kPage;
        first.isCounted = false;
        m_pageAsked = {++m_question, 0, kPage, true};
        emit pageWanted(m_question, first);
    }
    askMarks(*m_coming);
}

void NamespacesModel::askMarks(const PagedListing &listing)
{
    m_marksAsked = ++m_question;
    emit marksWanted(m_question, listing.rest(), listing.marked());
}

bool NamespacesModel::askPage(const PagedListing &listing, int page) const
{
    const auto query = listing.missing(page);
    if (!query)
        return false;
    m_pageAsked = {++m_question, page, query->limit, m_coming && &listing == &*m_coming};
    emit pageWanted(m_question, *query);
    return true;
}

void NamespacesModel::takePage(int question, std::vector<registry::NamespaceRow> rows)
{
    if (question != m_pageAsked.question)
        return;
    const PageAsked asked = std::exchange(m_pageAsked, {});
    if (asked.isComing) {
        m_coming->take(asked.page, asked.limit, std::move(rows));
        return goOn();
    }
    m_shown.take(asked.page, asked.limit, std::move(rows));
    const int first = asked.page * kPage;
    if (first < m_rows)
        emit dataChanged(index(first, 0),
                         index(std::min(first + kPage, m_rows) - 1, columnCount() - 1));
    askWanted();
    goOn();
}

void NamespacesModel::takeMarks(int question, registry::ListingMarks marks)
{
    if (question != m_marksAsked)
        return;
    m_marksAsked = 0;
    PagedListing &listing = m_coming ? *m_coming : m_shown;
    listing.take(std::move(marks));
    if (!listing.isSurveyed())
        askMarks(listing);
    goOn();
}

/// After each answer: what is coming is asked for as far as it is needed, then shown.
void NamespacesModel::goOn()
{
    if (m_coming && m_replaces) {
        if (m_coming->row(0) || m_coming->marked() == 0)
            replaceRows();
        else if (m_pageAsked.question == 0)
            askPage(*m_coming, 0);
    } else if (m_coming && m_coming->isSurveyed() && m_pageAsked.question == 0) {
        const auto ask = [this](int page) { return askPage(*m_coming, page); };
        if (std::ranges::none_of(m_seen, ask))
            renewRows();
    } else if (!m_coming && (m_shown.isSurveyed() || m_shown.found() >= 2 * std::int64_t(m_rows))) {
        setRowCount(m_shown.found());
    }
    if (!m_coming && m_isStale && m_marksAsked == 0)
        refresh();
    emit loaded();
}

void NamespacesModel::replaceRows()
{
    beginResetModel();
    m_shown = std::move(*m_coming);
    m_coming.reset();
    m_replaces = false;
    m_rows = int(m_shown.found());
    m_wanted.clear();
    m_seen.clear();
    endResetModel();
}

void NamespacesModel::renewRows()
{
    const std::int64_t count = m_coming->found();
    if (count < m_rows)
        setRowCount(count);
    m_shown = std::move(*m_coming);
    m_coming.reset();
    setRowCount(count);
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
    emit refreshed();
}

void NamespacesModel::setRowCount(std::int64_t count)
{
    const int rows = int(std::min<std::int64_t>(count, std::numeric_limits<int>::max()));
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
}

void NamespacesModel::miss(int question)
{
    if (question != m_marksAsked && question != m_pageAsked.question)
        return;
    m_marksAsked = 0;
    m_pageAsked = {};
    m_coming.reset();
    m_wanted.clear();
    emit loaded();
}

/// The page that was looked at last, then those before it.
void NamespacesModel::askWanted() const
{
    while (m_pageAsked.question == 0 && !m_wanted.empty()) {
        const int page = m_wanted.front();
        m_wanted.erase(m_wanted.begin());
        askPage(m_shown, page);
    }
}

void NamespacesModel::want(int page) const
{
    if (m_coming && m_replaces)
        return; // these rows are about to go
    if (m_pageAsked.question != 0 && m_pageAsked.page == page)
        return;
    putFirst(m_wanted, page);
    askWanted();
}

/// Who is near the end of a page will want the next one.
void NamespacesModel::noteSeen(int row) const
{
    constexpr int kNear = kPage / 4;
    const int page = row / kPage;
    if (m_seen.empty() || m_seen.front() != page)
        putFirst(m_seen, page);
    const int next = row % kPage < kNear ? page - 1 : row % kPage >= kPage - kNear ? page + 1 : -1;
    if (next >= 0 && m_pageAsked.question == 0 && m_shown.missing(next))
        want(next);
}

bool NamespacesModel::isLoading() const
{
    return (m_coming && m_replaces) || (m_rows == 0 && m_marksAsked != 0);
}

const registry::NamespaceRow &NamespacesModel::at(int row) const
{
    static const registry::NamespaceRow kNotHere;
    const registry::NamespaceRow *here = m_shown.row(row);
    return here ? *here : kNotHere;
}

int NamespacesModel::rowOf(std::string_view nid) const
{
    return int(m_shown.rowOf(nid));
}

int NamespacesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int NamespacesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(std::size(kColumns));
}

/// Of a row that is not here yet there is something to see, and it is asked for.
QString NamespacesModel::shownText(int row, int column) const
{
    if (column == NidColumn)
        noteSeen(row);
    if (const registry::NamespaceRow *here = m_shown.row(row))
        return textOf(*here, column);
    want(row / kPage);
    return column == NidColumn ? QStringLiteral("…") : QString();
}

QModelIndexList NamespacesModel::match(const QModelIndex &start, int role, const QVariant &value,
                                       int hits, Qt::MatchFlags flags) const
{
    if (role != Qt::DisplayRole || (flags & Qt::MatchTypeMask) != Qt::MatchStartsWith || hits != 1)
        return QAbstractTableModel::match(start, role, value, hits, flags);
    const std::int64_t row =
        m_shown.find(start.row(), [&, beginning = value.toString()](const auto &each) {
            return textOf(each, start.column()).startsWith(beginning, Qt::CaseInsensitive);
        });
    return row < 0 ? QModelIndexList() : QModelIndexList{index(int(row), start.column())};
}

QVariant NamespacesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shownText(index.row(), index.column());
    case Qt::ToolTipRole:
        if (index.column() == DateColumn && shownText(index.row(), DateColumn).isEmpty())
            return headerData(DateColumn, Qt::Horizontal, role);
        return toolTip(shownText(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return int(index.column() == VersionColumn ? Qt::AlignCenter
                                                   : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant NamespacesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole)
        return tr(kColumns[std::size_t(section)].about);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return tr(kColumns[std::size_t(section)].heading);
}

std::optional<registry::SortBy> NamespacesModel::sortBy(int column)
{
    return column >= 0 && column < int(std::size(kColumns)) ? columnOf(column).sort : std::nullopt;
}

std::vector<registry::TableColumn> NamespacesModel::tableColumns(const std::vector<int> &columns)
{
    std::vector<registry::TableColumn> all;
    for (const int column : columns)
        all.push_back({tr(kColumns[column].heading).toStdString(), columnOf(column).kind});
    return all;
}

std::vector<registry::Cell> NamespacesModel::tableRow(const registry::NamespaceRow &row,
                                                      const std::vector<int> &columns)
{
    std::vector<registry::Cell> cells;
    for (const int column : columns)
        cells.push_back(kColumns[column].text ? textOf(row, column).toStdString()
                                              : columnOf(column).cell(row));
    return cells;
}

void NamespacesModel::sort(int column, Qt::SortOrder order)
{
    registry::NamespaceQuery query = m_query;
    query.sort = sortBy(column).value_or(registry::SortBy::Kind);
    query.descending = order == Qt::DescendingOrder;
    setQuery(query);
}

} // namespace nidreg::forms
