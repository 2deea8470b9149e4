// SPDX-License-Identifier: MIT
#include "forms/pages/requestsdelegate.h"

#include "forms/editors/marks.h"
#include "forms/models/requestsmodel.h"

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
