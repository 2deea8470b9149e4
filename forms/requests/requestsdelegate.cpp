// SPDX-License-Identifier: MIT
#include "forms/requests/requestsdelegate.h"

#include "forms/requests/requestsmodel.h"
#include "forms/widgets/marks.h"

namespace nidreg::forms {

void RequestsDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!index.data(RequestsModel::UrgentRole).toBool())
        return;
    option->font.setWeight(QFont::DemiBold);
    option->icon = markIcon(base::Severity::Warning);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace nidreg::forms
