// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace nidreg::forms {

/// Cells of the queue; what needs an eye has a sign and bold letters before it has a colour.
class RequestsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace nidreg::forms
