// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/lint.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace nidreg::forms {

/// What lint() found in a draft, one finding a row, in the order of the fields. Holds values only.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { SeverityRole = Qt::UserRole, HeadingRole, SourceRole };
    enum class Text { ToSubmit, ToRead }; ///< what is wanted of the template that was checked

    using QAbstractListModel::QAbstractListModel;

    /// Keeps the rows that stay, so that a selection or a scroll position does too.
    void setFindings(templates::FieldFindings findings);
    const templates::FieldFinding &at(int row) const { return m_findings[std::size_t(row)]; }
    const templates::FieldFindings &findings() const { return m_findings; }

    int count(base::Severity severity) const;
    /// "Errors: 3 · Warnings: 1"; what to be glad of when there is nothing.
    QString summary(Text use) const;
    /// The first error's row; -1 without one.
    int firstError() const;

    int rowCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;

private:
    templates::FieldFindings m_findings;
};

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
