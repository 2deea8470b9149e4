// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/lint.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <array>
#include <map>
#include <vector>

namespace nidreg::forms {

/// How a field stands, for its mark in the list.
enum class FieldMark { Empty, ToFix, Fine };

/// The thirteen fields, one a row, each with its mark. Holds values only.
class FieldsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { MarkRole = Qt::UserRole, CountRole, RequiredRole, CopiedRole, WishesRole };

    using QAbstractListModel::QAbstractListModel;

    /// What lint() found in `content`.
    void setState(const templates::NamespaceTemplate &content,
                  const templates::FieldFindings &findings);

    /// Which fields still hold words of another template, and of which.
    void setCopied(const std::vector<templates::Field> &fields, const QString &source);

    /// How many open threads each field has.
    void setWishes(const std::map<templates::Field, int> &counts);

    FieldMark mark(templates::Field field) const;

    int rowCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;

private:
    struct Row {
        bool isBlank = true;
        int errors = 0;
        int warnings = 0;
        bool isCopied = false;
        int wishes = 0;

        friend bool operator==(const Row &, const Row &) = default;
    };

    QString state(std::size_t row) const;
    QString description(std::size_t row) const;

    std::array<Row, templates::kFieldCount> m_rows;
    QString m_source; ///< of what is copied
};

/// A field's heading with its mark.
class FieldDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace nidreg::forms
