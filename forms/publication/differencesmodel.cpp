// SPDX-License-Identifier: MIT
#include "forms/publication/differencesmodel.h"

#include "forms/publication/differencewords.h"
#include "forms/words/listingwords.h"
#include "forms/words/words.h"
#include "model/base/text.h"

#include <algorithm>
#include <numeric>

namespace nidreg::forms {

using listing::Difference;

static bool isTickable(const Difference &difference)
{
    return difference.kind != Difference::Malformed;
}

/// Of an older listing nothing: what differs was changed since.
static bool isTickedAtFirst(const listing::ChangePlan &plan, const Difference &difference)
{
    return plan.newerHeld.empty() && isTickable(difference) && !listing::needsDecision(difference);
}

bool DifferenceFilter::isForAll() const
{
    return !own && !listing && std::ranges::count(kinds, true) == 0;
}

qint64 DifferenceCounts::all() const
{
    return std::accumulate(kinds.begin(), kinds.end(), qint64(listing));
}

void DifferencesModel::setPlan(std::shared_ptr<const listing::ChangePlan> plan,
                               const Decisions &decisions)
{
    beginResetModel();
    m_plan = std::move(plan);
    m_counts = {};
    m_ticks.assign(m_plan->differences.size(), false);
    m_tickedCount = 0;
    m_counts.listing = !m_plan->listing.empty();
    m_isListingTicked = false;
    const auto decided = [&decisions](const std::string &nid, bool otherwise) {
        const auto found = decisions.empty() ? decisions.end() : decisions.find(nid);
        return found == decisions.end() ? otherwise : found->second;
    };
    if (m_counts.listing)
        setTick(kListing, decided({}, m_plan->newerHeld.empty()));
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        const Difference &each = m_plan->differences[i];
        ++m_counts.kinds[std::size_t(each.kind)];
        m_counts.own += each.isOwn;
        if (isTickable(each))
            setTick(int(i),
                    decided(decisions.empty() ? std::string() : base::lowered(each.nid),
                            isTickedAtFirst(*m_plan, each)));
    }
    layOut();
    endResetModel();
    emit ticksChanged();
}

void DifferencesModel::setFilter(const DifferenceFilter &filter)
{
    beginResetModel();
    m_filter = filter;
    m_wanted = filter.nid.trimmed().toStdString();
    m_isForAll = filter.isForAll();
    layOut();
    endResetModel();
}

/// NIDs are ASCII; of what is none, other letters are compared as they stand.
static bool holds(const std::string &nid, const std::string &wanted)
{
    const auto latin = [](const std::string &text) {
        return QLatin1String(text.data(), qsizetype(text.size()));
    };
    return latin(nid).contains(latin(wanted), Qt::CaseInsensitive);
}

bool DifferencesModel::isShown(const Difference &difference) const
{
    const bool isWanted = m_isForAll || m_filter.kinds[std::size_t(difference.kind)]
        || (m_filter.own && difference.isOwn);
    return isWanted
        && (m_wanted.empty() || holds(difference.nid, m_wanted)
            || holds(difference.formerNid, m_wanted));
}

void DifferencesModel::layOut()
{
    m_shown.clear();
    if (!m_plan)
        return;
    const bool showsListing = m_counts.listing && m_wanted.empty();
    if (showsListing && (m_isForAll || m_filter.listing))
        m_shown.push_back(kListing);
    for (std::size_t i = 0; i < m_plan->differences.size(); ++i) {
        if (isShown(m_plan->differences[i]))
            m_shown.push_back(int(i));
    }
    arrange();
}

/// What the column says, as short as it sorts: there are few of them, however many rows.
static std::string groupOf(const Difference &difference, int column)
{
    if (column == DifferencesModel::WhatColumn)
        return std::string(1, char('0' + difference.kind));
    std::string fields;
    for (const listing::FieldChange &each : difference.fields)
        fields += each.field + ' ';
    return fields;
}

/// The plan is in the order of its NIDs. The listing's own row stays on top.
void DifferencesModel::arrange()
{
    const auto first = m_shown.begin() + (!m_shown.empty() && m_shown.front() == kListing);
    if (m_sortColumn != NidColumn) {
        std::map<std::string, std::vector<int>> groups;
        for (auto place = first; place != m_shown.end(); ++place)
            groups[groupOf(m_plan->differences[std::size_t(*place)], m_sortColumn)].push_back(
                *place);
        auto to = first;
        for (const auto &[group, places] : groups)
            to = std::copy(places.begin(), places.end(), to);
    }
    if (m_sortOrder == Qt::DescendingOrder)
        std::reverse(first, m_shown.end());
}

void DifferencesModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = order;
    layOut();
    endResetModel();
}

const Difference *DifferencesModel::at(int row) const
{
    const int place = m_shown[std::size_t(row)];
    return place == kListing ? nullptr : &m_plan->differences[std::size_t(place)];
}

int DifferencesModel::rowOf(const std::string &nid) const
{
    const std::string key = base::lowered(nid);
    const auto found = std::ranges::find_if(m_shown, [&](int place) {
        return place != kListing
            && base::lowered(m_plan->differences[std::size_t(place)].nid) == key;
    });
    return found == m_shown.end() ? -1 : int(found - m_shown.begin());
}

bool DifferencesModel::canTick(int row) const
{
    const Difference *difference = at(row);
    return !difference || isTickable(*difference);
}

bool DifferencesModel::isTicked(int row) const
{
    const int place = m_shown[std::size_t(row)];
    return place == kListing ? m_isListingTicked : m_ticks[std::size_t(place)];
}

void DifferencesModel::setTick(int place, bool on)
{
    const bool was = place == kListing ? m_isListingTicked : m_ticks[std::size_t(place)];
    m_tickedCount += int(on) - int(was);
    if (place == kListing)
        m_isListingTicked = on;
    else
        m_ticks[std::size_t(place)] = on;
}

void DifferencesModel::tick(const std::vector<int> &rows, bool on)
{
    if (rows.empty())
        return;
    for (const int row : rows) {
        if (canTick(row))
            setTick(m_shown[std::size_t(row)], on);
    }
    const auto [first, last] = std::ranges::minmax(rows);
    emit dataChanged(index(first, WhatColumn), index(last, WhatColumn), {Qt::CheckStateRole});
    emit ticksChanged();
}

void DifferencesModel::tickShown(bool on)
{
    std::vector<int> rows(m_shown.size());
    std::iota(rows.begin(), rows.end(), 0);
    tick(rows, on);
}

DifferenceCounts DifferencesModel::ticked() const
{
    DifferenceCounts counts;
    counts.listing = m_isListingTicked;
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        const Difference &each = m_plan->differences[i];
        counts.kinds[std::size_t(each.kind)] += m_ticks[i];
        counts.own += m_ticks[i] && each.isOwn;
    }
    return counts;
}

bool DifferencesModel::takesListing() const
{
    if (m_counts.listing || !m_plan)
        return m_isListingTicked;
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        if (!m_ticks[i] && isTickable(m_plan->differences[i]))
            return false;
    }
    return true;
}

DifferencesModel::Decisions DifferencesModel::decisions() const
{
    Decisions decisions;
    if (m_counts.listing && m_isListingTicked != m_plan->newerHeld.empty())
        decisions.emplace(std::string(), m_isListingTicked);
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        const Difference &each = m_plan->differences[i];
        if (m_ticks[i] != isTickedAtFirst(*m_plan, each))
            decisions.emplace(base::lowered(each.nid), m_ticks[i]);
    }
    return decisions;
}

int DifferencesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int DifferencesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString DifferencesModel::text(int row, int column) const
{
    const Difference *difference = at(row);
    switch (column) {
    case WhatColumn:
        return difference ? wording(difference->kind) : tr("Listing header");
    case NidColumn:
        return difference ? nidWords(*difference) : QString();
    case ChangesColumn:
        return difference ? changesWords(*difference) : changesWords(m_plan->listing);
    default:
        return {};
    }
}

QVariant DifferencesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::CheckStateRole:
        return index.column() == WhatColumn && canTick(row)
            ? QVariant(int(isTicked(row) ? Qt::Checked : Qt::Unchecked))
            : QVariant();
    case Qt::ToolTipRole:
        return asToolTip(text(row, index.column()));
    default:
        return {};
    }
}

bool DifferencesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != WhatColumn
        || !checkIndex(index, CheckIndexOption::IndexIsValid) || !canTick(index.row()))
        return false;
    tick({index.row()}, value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags DifferencesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool isTick = index.isValid() && index.column() == WhatColumn && canTick(index.row());
    return isTick ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case WhatColumn:
        return tr("Difference");
    case NidColumn:
        return tr("NID");
    case ChangesColumn:
        return tr("What changes");
    default:
        return {};
    }
}

} // namespace nidreg::forms
