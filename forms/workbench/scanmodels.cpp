// SPDX-License-Identifier: MIT
#include "forms/workbench/scanmodels.h"

#include <QLocale>
#include <QPainter>

namespace nidreg::forms {

void NidsModel::show(const ScanAnswer &answer, const registry::NidStatuses *known)
{
    m_all = double(answer.totals.valid);
    Rows next;
    for (std::size_t i = 0; i < std::min(answer.nids.size(), kMaxRows); ++i) {
        const auto &[nid, urns] = answer.nids[i];
        next.push_back({words(nid), urns, known ? standingWords(*known, nid) : QString(),
                        known && known->isRegistered(nid)});
    }
    if (next == rows())
        return;
    if (next.size() == rows().size())
        renewAll(std::move(next));
    else
        replaceAll(std::move(next));
}

QString NidsModel::text(const NidRow &row, int column) const
{
    switch (column) {
    case NidColumn:
        return row.nid;
    case UrnsColumn:
        return QStringLiteral("%L1").arg(row.urns);
    case BarColumn:
        return m_all > 0
            ? tr("%1 %").arg(QLocale().toString(100 * double(row.urns) / m_all, 'f', 1))
            : QString();
    case StandingColumn:
        return row.standing;
    default:
        return {};
    }
}

QString NidsModel::headingOf(int column)
{
    switch (column) {
    case NidColumn:
        return tr("NID");
    case UrnsColumn:
        return tr("URNs");
    case BarColumn:
        return tr("Share");
    case StandingColumn:
        return tr("Registered");
    default:
        return {};
    }
}

std::vector<registry::TableColumn> NidsModel::tableColumns(const std::vector<int> &columns)
{
    std::vector<registry::TableColumn> all;
    for (const int column : columns)
        all.push_back({headingOf(column).toStdString(), registry::CellKind::Text});
    return all;
}

QVariant NidsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const NidRow &row = at(index.row());
    const bool isNumber = index.column() == UrnsColumn || index.column() == BarColumn;
    if (role == SortRole)
        return isNumber ? QVariant(qulonglong(row.urns)) : QVariant(text(row, index.column()));
    if (role == ShareRole) {
        const std::uint64_t most = rows().front().urns;
        return most > 0 ? double(row.urns) / double(most) : 0.0;
    }
    if (role == HatchedRole)
        return !row.standing.isEmpty() && !row.isRegistered;
    return ValueTable::data(index, role);
}

QString BadLinesModel::text(const BadRow &row, int column) const
{
    switch (column) {
    case LineColumn:
        return QStringLiteral("%L1").arg(row.line + 1);
    case ByteColumn:
        return QStringLiteral("%L1").arg(row.offset);
    case ReasonColumn:
        return row.reason;
    default:
        return {};
    }
}

QString BadLinesModel::headingOf(int column)
{
    switch (column) {
    case LineColumn:
        return tr("Line");
    case ByteColumn:
        return tr("Byte");
    case ReasonColumn:
        return tr("What is wrong");
    default:
        return {};
    }
}

std::vector<registry::TableColumn> BadLinesModel::tableColumns(const std::vector<int> &columns)
{
    std::vector<registry::TableColumn> all;
    for (const int column : columns)
        all.push_back({headingOf(column).toStdString(), registry::CellKind::Text});
    return all;
}

QVariant BadLinesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const BadRow &row = at(index.row());
    if (role == SortRole)
        return index.column() == LineColumn ? QVariant(qulonglong(row.line))
            : index.column() == ByteColumn  ? QVariant(qulonglong(row.offset))
                                            : QVariant(row.reason);
    return ValueTable::data(index, role);
}

void BarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString share = std::exchange(item.text, QString());
    const QWidget *widget = option.widget;
    widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, widget);
    const int room = item.fontMetrics.horizontalAdvance(QStringLiteral("100.0 %")) + 10;
    const QRect all = option.rect.adjusted(4, 4, -4 - room, -4);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink =
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight);
    const QRect bar(all.left(), all.top(),
                    std::max(2, int(all.width() * index.data(NidsModel::ShareRole).toDouble())),
                    all.height());
    painter->save();
    const bool isHatched = index.data(NidsModel::HatchedRole).toBool();
    painter->setPen(ink);
    painter->setBrush(QBrush(ink, isHatched ? Qt::BDiagPattern : Qt::SolidPattern));
    painter->drawRect(
        QStyle::visualRect(option.direction, option.rect, bar.adjusted(0, 0, -1, -1)));
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect beside(option.rect.right() - room, option.rect.top(), room - 4,
                       option.rect.height());
    painter->drawText(QStyle::visualRect(option.direction, option.rect, beside),
                      Qt::AlignVCenter | Qt::AlignRight, share);
    painter->restore();
}

} // namespace nidreg::forms
