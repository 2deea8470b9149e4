// SPDX-License-Identifier: MIT
#include "app/shell/pageslist.h"

#include <QEvent>
#include <QFile>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

namespace nidreg::app {

enum Role { CountRole = Qt::UserRole, NameRole, IconRole };

static constexpr int kPad = 10;

namespace {

/// The style's own item, and the count at its end, quieter than the name.
class PageDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int count = option.fontMetrics.horizontalAdvance(countText(index));
        return {size.width() + count + 3 * kPad, option.fontMetrics.height() + 18};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem whole = option;
        if (option.state & QStyle::State_Selected) // else two tints meet where the text begins
            whole.state &= ~QStyle::State_MouseOver;
        QStyleOptionViewItem padded = whole;
        padded.rect.adjust(kPad, 0, 0, 0);
        const QWidget *view = option.widget;
        view->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, view);
        QStyledItemDelegate::paint(painter, padded, index);
        const bool selected = option.state & QStyle::State_Selected;
        QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        if (!selected) // on the highlight nothing dimmer can be read
            ink.setAlphaF(0.65F);
        painter->save();
        painter->setPen(ink);
        painter->drawText(option.rect.adjusted(0, 0, -kPad, 0), Qt::AlignRight | Qt::AlignVCenter,
                          countText(index));
        painter->restore();
    }

private:
    /// Nothing for none: a nought looks like a task.
    static QString countText(const QModelIndex &index)
    {
        const QVariant count = index.data(CountRole);
        return count.toInt() <= 0 ? QString() : QLocale().toString(count.toInt());
    }
};

} // namespace

/// The theme's icon; the bundled one also in the ink that the highlight asks for.
static QIcon pageIcon(const QString &name, const QPalette &palette)
{
    const auto file = [&name](const QColor &ground) {
        const char *theme = ground.lightness() < 150 ? "nidreg-dark" : "nidreg-light";
        return QStringLiteral(":/icons/%1/actions/%2.svg").arg(theme, name);
    };
    const QString plain = file(palette.color(QPalette::Base));
    if (!QFile::exists(plain))
        return QIcon::fromTheme(name);
    QIcon icon(plain);
    icon.addFile(file(palette.color(QPalette::Highlight)), {}, QIcon::Selected);
    return icon;
}

PagesList::PagesList(QWidget *parent) : QListWidget(parent)
{
    setItemDelegate(new PageDelegate(this));
    setAccessibleName(tr("Pages"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setIconSize({20, 20});
    setSpacing(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() + 0.5);
    setFont(font);
}

void PagesList::addPage(const QString &name, const QString &icon)
{
    auto *item = new QListWidgetItem(pageIcon(icon, palette()), name, this);
    item->setData(NameRole, name);
    item->setData(IconRole, icon);
    item->setToolTip(keysOf(row(item)));
    updateGeometry();
}

/// "Requests (Ctrl+2)"
QString PagesList::keysOf(int page) const
{
    return tr("%1 (Ctrl+%2)").arg(item(page)->data(NameRole).toString()).arg(page + 1);
}

void PagesList::setCount(int page, int count, const QString &words)
{
    QListWidgetItem *it = item(page);
    const QString name = it->data(NameRole).toString();
    it->setData(CountRole, count);
    const QString keys = keysOf(page);
    it->setData(Qt::AccessibleTextRole, count < 0 ? name : tr("%1, %2").arg(name, words));
    it->setToolTip(count < 0 ? keys : keys + '\n' + words);
    updateGeometry();
}

/// The list's own palette: the window hears of a change before the list has it.
void PagesList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    for (int i = 0; i < count(); ++i)
        item(i)->setIcon(pageIcon(item(i)->data(IconRole).toString(), palette()));
}

QSize PagesList::sizeHint() const
{
    return {std::max(sizeHintForColumn(0) + 2 * spacing() + 6, 130), 200};
}

int PagesList::freeHeight() const
{
    const QRect last = count() > 0 ? visualItemRect(item(count() - 1)) : QRect();
    return viewport()->height() - last.bottom();
}

} // namespace nidreg::app
