// SPDX-License-Identifier: MIT
#include "forms/editor/fielddelegate.h"

#include "forms/editor/fieldsmodel.h"
#include "forms/widgets/marks.h"

#include <QPainter>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kSheetGap = 6;

static QIcon fieldIcon(FieldMark mark, bool isRequired)
{
    switch (mark) {
    case FieldMark::Empty:
        return markIcon(isRequired ? Mark::ToFill : Mark::Empty);
    case FieldMark::ToMend:
        return markIcon(isRequired ? Mark::ToMend : Mark::Doubtful);
    case FieldMark::Fine:
        return markIcon(Mark::Fine);
    }
    Q_UNREACHABLE();
}

void FieldDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto mark = FieldMark(index.data(FieldsModel::MarkRole).toInt());
    option->icon = fieldIcon(mark, index.data(FieldsModel::RequiredRole).toBool());
    option->decorationSize = QSize(markSize(*option), markSize(*option));
    option->features |= QStyleOptionViewItem::HasDecoration;
}

/// A small sheet on a sheet at the right for what is copied and not yet changed.
void FieldDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (!index.data(FieldsModel::CopiedRole).toBool())
        return;
    const int size = markSize(option);
    const QRect place(option.rect.right() - size - kSheetGap, option.rect.center().y() - size / 2,
                      size, size);
    const bool isSelected = option.state & QStyle::State_Selected;
    QIcon::fromTheme(QStringLiteral("edit-copy"))
        .paint(painter, place, Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);
}

QSize FieldDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), std::max(size.height(), option.fontMetrics.height() + 10)};
}

} // namespace nidreg::forms
