// SPDX-License-Identifier: MIT
#include "forms/widgets/findingsmodel.h"

#include "forms/widgets/marks.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace nidreg::forms {

static bool isSame(const templates::FieldFinding &a, const templates::FieldFinding &b)
{
    return a.field == b.field && a.finding.rule == b.finding.rule
        && a.finding.particulars == b.finding.particulars;
}

/// Rows that are the same at both ends stay; what is between them is exchanged.
void FindingsModel::setFindings(templates::FieldFindings findings)
{
    const auto [oldMid, newMid] = std::ranges::mismatch(m_findings, findings, isSame);
    const int head = int(oldMid - m_findings.begin());
    int tail = 0;
    const int most = int(std::min(m_findings.size(), findings.size())) - head;
    while (tail < most
           && isSame(m_findings[m_findings.size() - 1 - std::size_t(tail)],
                     findings[findings.size() - 1 - std::size_t(tail)]))
        ++tail;
    const int oldEnd = int(m_findings.size()) - tail;
    const int newEnd = int(findings.size()) - tail;
    if (oldEnd > head) {
        beginRemoveRows({}, head, oldEnd - 1);
        m_findings.erase(m_findings.begin() + head, m_findings.begin() + oldEnd);
        endRemoveRows();
    }
    if (newEnd > head)
        beginInsertRows({}, head, newEnd - 1);
    m_findings = std::move(findings);
    if (newEnd > head)
        endInsertRows();
}

int FindingsModel::count(base::Severity severity) const
{
    return int(std::ranges::count_if(m_findings, [severity](const auto &found) {
        return found.finding.rule->severity == severity;
    }));
}

QString FindingsModel::summary(Text use) const
{
    if (m_findings.empty())
        return use == Text::ToSubmit ? tr("No problems found. Ready to submit.")
                                     : tr("No problems found.");
    QStringList parts;
    if (const int errors = count(base::Severity::Error))
        parts += tr("Errors: %1").arg(errors);
    if (const int warnings = count(base::Severity::Warning))
        parts += tr("Warnings: %1").arg(warnings);
    if (const int advice = count(base::Severity::Advice))
        parts += tr("Advice: %1").arg(advice);
    return parts.join(QStringLiteral(" · "));
}

int FindingsModel::firstError() const
{
    const auto found = std::ranges::find(m_findings, base::Severity::Error,
                                         [](const auto &f) { return f.finding.rule->severity; });
    return found == m_findings.end() ? -1 : int(found - m_findings.begin());
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_findings.size());
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto &[field, finding] = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return wording(finding);
    case Qt::AccessibleTextRole:
        return tr("%1 in %2: %3")
            .arg(wording(finding.rule->severity), heading(field), wording(finding));
    case SeverityRole:
        return int(finding.rule->severity);
    case HeadingRole:
        return heading(field);
    case SourceRole:
        return words(finding.rule->source);
    default:
        return {};
    }
}

namespace {

constexpr int kGap = 6;

QFont boldFont(const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    font.setBold(true);
    return font;
}

QFont smallFont(const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    font.setPointSizeF(font.pointSizeF() * 0.88);
    return font;
}

int textWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return std::max(80, width - markSize(option) - 3 * kGap);
}

QRect wrapped(const QFontMetrics &metrics, int width, const QString &text)
{
    return metrics.boundingRect(QRect(0, 0, width, 100000), Qt::TextWordWrap, text);
}

base::Severity severityOf(const QModelIndex &index)
{
    return base::Severity(index.data(FindingsModel::SeverityRole).toInt());
}

QString titleOf(const QModelIndex &index)
{
    return QStringLiteral("%1 · %2").arg(index.data(FindingsModel::HeadingRole).toString(),
                                         wording(severityOf(index)));
}

} // namespace

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = textWidth(option);
    const int title = wrapped(QFontMetrics(boldFont(option)), width, titleOf(index)).height();
    const int sentence = wrapped(option.fontMetrics, width, index.data().toString()).height();
    const int source = QFontMetrics(smallFont(option)).height();
    return {width, title + sentence + source + 2 * kGap + 2};
}

void FindingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem panel = option;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, option.widget);
    const bool isSelected = option.state & QStyle::State_Selected;
    const QColor text =
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const int icon = markSize(option);
    const QRect signRect(option.rect.left() + kGap, option.rect.top() + kGap, icon, icon);
    markIcon(severityOf(index))
        .paint(painter, signRect, Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);

    QRect rect(signRect.right() + kGap, option.rect.top() + kGap, textWidth(option), 100000);
    const auto write = [&](const QFont &font, const QColor &color, const QString &words) {
        painter->setFont(font);
        painter->setPen(color);
        QRect used;
        painter->drawText(rect, Qt::TextWordWrap, words, &used);
        rect.setTop(used.bottom() + 2);
    };
    painter->save();
    painter->setClipRect(option.rect);
    write(boldFont(option), text, titleOf(index));
    write(option.font, text, index.data().toString());
    const QColor dim = isSelected ? text : option.palette.color(QPalette::PlaceholderText);
    write(smallFont(option), dim, index.data(FindingsModel::SourceRole).toString());
    painter->restore();
}

} // namespace nidreg::forms
