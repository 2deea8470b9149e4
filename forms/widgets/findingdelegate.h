// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace nidreg::forms {

/// A finding as a small paragraph: sign and heading, the sentence, where the rule comes from.
class FindingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace nidreg::forms
