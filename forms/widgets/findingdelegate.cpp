// SPDX-License-Identifier: MIT
#include "forms/widgets/findingdelegate.h"

#include "forms/widgets/findingsmodel.h"
#include "forms/widgets/marks.h"
#include "forms/words/wording.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace nidreg::forms {

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
