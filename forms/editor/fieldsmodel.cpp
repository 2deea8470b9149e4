// SPDX-License-Identifier: MIT
#include "forms/editor/fieldsmodel.h"

#include "forms/widgets/marks.h"
#include "forms/words/wording.h"
#include "model/base/text.h"

#include <QPainter>

#include <algorithm>

namespace nidreg::forms {

void FieldsModel::setState(const templates::NamespaceTemplate &content,
                           const templates::FieldFindings &findings)
{
    std::array<Row, templates::kFieldCount> rows = m_rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].isBlank = base::trimmed(content.text(templates::kFields[i].field)).empty();
        rows[i].errors = rows[i].warnings = 0;
    }
    for (const templates::FieldFinding &found : findings) {
        Row &row = rows[static_cast<std::size_t>(found.field)];
        row.errors += found.finding.rule->severity == base::Severity::Error;
        row.warnings += found.finding.rule->severity == base::Severity::Warning;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i])
            continue;
        m_rows[i] = rows[i];
        emit dataChanged(index(int(i)), index(int(i)));
    }
}

void FieldsModel::setCopied(const std::vector<templates::Field> &fields, const QString &source)
{
    m_source = source;
    for (const templates::FieldSpec &spec : templates::kFields) {
        Row &row = m_rows[static_cast<std::size_t>(spec.field)];
        const bool isCopied = std::ranges::count(fields, spec.field) > 0;
        if (isCopied == row.isCopied)
            continue;
        row.isCopied = isCopied;
        emit dataChanged(index(int(spec.field)), index(int(spec.field)));
    }
}

void FieldsModel::setWishes(const std::map<templates::Field, int> &counts)
{
    for (const templates::FieldSpec &spec : templates::kFields) {
        Row &row = m_rows[static_cast<std::size_t>(spec.field)];
        const auto found = counts.find(spec.field);
        const int wishes = found == counts.end() ? 0 : found->second;
        if (std::exchange(row.wishes, wishes) != wishes)
            emit dataChanged(index(int(spec.field)), index(int(spec.field)));
    }
}

FieldMark FieldsModel::mark(templates::Field field) const
{
    const Row &row = m_rows[static_cast<std::size_t>(field)];
    if (row.isBlank)
        return FieldMark::Empty;
    return row.errors + row.warnings > 0 ? FieldMark::ToFix : FieldMark::Fine;
}

int FieldsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

/// All of a row in words, for the tool tip and for a screen reader.
QString FieldsModel::description(std::size_t row) const
{
    QString all = tr("%1: %2").arg(heading(templates::kFields[row].field), state(row));
    if (m_rows[row].isCopied)
        all = tr("%1; contains text copied from %2").arg(all, m_source);
    if (m_rows[row].wishes > 0)
        all = tr("%1; open comments: %2").arg(all, QString::number(m_rows[row].wishes));
    return all;
}

/// The mark in words.
QString FieldsModel::state(std::size_t row) const
{
    switch (mark(templates::kFields[row].field)) {
    case FieldMark::Empty:
        return m_rows[row].errors > 0 ? tr("empty, required") : tr("empty, optional");
    case FieldMark::ToFix:
        return tr("to fix, findings: %1").arg(m_rows[row].errors + m_rows[row].warnings);
    case FieldMark::Fine:
        return tr("complete");
    }
    Q_UNREACHABLE();
}

QVariant FieldsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = std::size_t(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return heading(templates::kFields[row].field);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return description(row);
    case MarkRole:
        return int(mark(templates::kFields[row].field));
    case CountRole:
        return m_rows[row].errors + m_rows[row].warnings;
    case RequiredRole:
        return m_rows[row].errors > 0;
    case CopiedRole:
        return m_rows[row].isCopied;
    case WishesRole:
        return m_rows[row].wishes;
    default:
        return {};
    }
}

static constexpr int kSheetGap = 6;

static QIcon fieldIcon(FieldMark mark, bool isRequired)
{
    switch (mark) {
    case FieldMark::Empty:
        return markIcon(isRequired ? Mark::ToFill : Mark::Empty);
    case FieldMark::ToFix:
        return markIcon(isRequired ? Mark::ToFix : Mark::Doubtful);
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

/// At the right, a small sheet on a sheet for what is copied and not yet changed, and an envelope
/// for what others want changed.
void FieldDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const int size = markSize(option);
    const bool isSelected = option.state & QStyle::State_Selected;
    QRect place(option.rect.right() - size - kSheetGap, option.rect.center().y() - size / 2, size,
                size);
    const auto draw = [&](const QString &icon) {
        const QColor ink =
            option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        painter->drawPixmap(place,
                            inked(QIcon::fromTheme(icon), place.size(),
                                  painter->device()->devicePixelRatioF(), ink));
        place.translate(-size - kSheetGap, 0);
    };
    if (index.data(FieldsModel::CopiedRole).toBool())
        draw(QStringLiteral("edit-copy"));
    if (index.data(FieldsModel::WishesRole).toInt() > 0)
        draw(QStringLiteral("mail-message-new"));
}

QSize FieldDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), std::max(size.height(), option.fontMetrics.height() + 10)};
}

} // namespace nidreg::forms
