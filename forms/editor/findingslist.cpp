// SPDX-License-Identifier: MIT
#include "forms/editor/findingslist.h"

#include "forms/widgets/marks.h"
#include "forms/words/words.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace nidreg::forms {

static constexpr int kMargin = 6; ///< around a button

namespace {

/// A finding with its button beneath it.
class FixDelegate : public FindingDelegate {
public:
    explicit FixDelegate(FindingsList *list) : FindingDelegate(list), m_list(*list) { }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize text = FindingDelegate::sizeHint(option, index);
        return hasFix(index) ? text + QSize(0, height(option) + kMargin) : text;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        FindingDelegate::paint(painter, option, index);
        if (!hasFix(index))
            return;
        QStyleOptionButton button;
        button.initFrom(&m_list);
        button.rect = place(option, index);
        button.state |= m_pressed == index ? QStyle::State_Sunken : QStyle::State_Raised;
        button.text =
            button.fontMetrics.elidedText(words(index), Qt::ElideRight, button.rect.width() - 16)
                .replace(u'&', QLatin1String("&&"));
        m_list.style()->drawControl(QStyle::CE_PushButton, &button, painter, &m_list);
    }

    QString words(const QModelIndex &index) const
    {
        return FindingsList::tr("Fix: %1").arg(m_list.fixWords(index.row()));
    }

    bool hasFix(const QModelIndex &index) const { return !m_list.fixWords(index.row()).isEmpty(); }

    QRect place(const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        const int left = option.rect.left() + markSize(option) + 2 * kMargin;
        const int room = m_list.viewport()->width() - left - kMargin;
        const int wanted = option.fontMetrics.horizontalAdvance(words(index)) + 24;
        return {left, option.rect.bottom() - height(option) - kMargin / 2, std::min(room, wanted),
                height(option)};
    }

    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        const bool presses = event->type() == QEvent::MouseButtonPress;
        if (!presses && event->type() != QEvent::MouseButtonRelease)
            return FindingDelegate::editorEvent(event, model, option, index);
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool isOn = mouse->button() == Qt::LeftButton && hasFix(index)
            && place(option, index).contains(mouse->position().toPoint());
        const bool wasPressed =
            std::exchange(m_pressed, presses && isOn ? index : QModelIndex()) == index;
        m_list.viewport()->update();
        if (!presses && isOn && wasPressed)
            emit m_list.fixWanted(index.row());
        return isOn;
    }

private:
    int height(const QStyleOptionViewItem &option) const
    {
        return option.fontMetrics.height() + 10;
    }

    FindingsList &m_list;
    QPersistentModelIndex m_pressed;
};

} // namespace

FindingsList::FindingsList(QWidget *parent) : QListView(parent)
{
    setItemDelegate(new FixDelegate(this));
}

void FindingsList::setFindings(FindingsModel &model, FixWords fixWords)
{
    m_findings = &model;
    m_fixWords = std::move(fixWords);
    setModel(&model);
}

void FindingsList::showMissing()
{
    m_showsMissing = true;
    fit();
}

bool FindingsList::isMissing(int row) const
{
    const std::string_view id = m_findings->at(row).finding.rule->id;
    return id.ends_with(".missing") || id.ends_with(".empty");
}

/// An optional field that is empty is advice once the required ones are written.
void FindingsList::fit()
{
    const auto isRequired = [this](int row) {
        return m_findings->at(row).finding.rule->severity == base::Severity::Error;
    };
    const int rows = m_findings->rowCount();
    m_missing = m_optional = m_shown = 0;
    for (int row = 0; row < rows && !m_showsMissing; ++row)
        m_missing += isMissing(row) && isRequired(row);
    m_fixes.clear();
    for (int row = 0; row < rows; ++row) {
        const bool isLater = m_missing > 0 && isMissing(row);
        setRowHidden(row, isLater);
        m_shown += !isLater;
        m_optional += isLater && !isRequired(row);
        m_fixes += m_fixWords(row);
    }
    setAccessibleDescription(hint());
    viewport()->update();
    scheduleDelayedItemsLayout(); // a button came or went
}

QString FindingsList::hint() const
{
    return isOnlyUnfinished() ? tr("Findings appear here as you write.") : QString();
}

void FindingsList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(kMargin, kMargin, -kMargin, -kMargin),
                     Qt::TextWordWrap, hint());
}

QString FindingsList::summary(FindingsModel::Text use) const
{
    if (m_missing == 0)
        return m_findings->summary(use);
    QStringList parts;
    if (const int errors = m_findings->count(base::Severity::Error) - m_missing; errors > 0)
        parts += tr("Errors: %1").arg(errors);
    if (const int warnings = m_findings->count(base::Severity::Warning))
        parts += tr("Warnings: %1").arg(warnings);
    if (const int advice = m_findings->count(base::Severity::Advice) - m_optional; advice > 0)
        parts += tr("Advice: %1").arg(advice);
    parts += tr("Still to write: %1").arg(m_missing);
    return parts.join(QStringLiteral(" · "));
}

void FindingsList::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const int row = index.row();
    QMenu menu(this);
    if (const QString fix = fixWords(row); !fix.isEmpty())
        menu.addAction(tr("&Fix: %1").arg(QString(fix).replace(u'&', QLatin1String("&&"))), this,
                       [this, row] { emit fixWanted(row); });
    menu.addAction(tr("&Go to the place"), this, [this, row] { emit showRequested(row); });
    menu.addAction(tr("&Copy the finding"), this, [this, row] {
        QGuiApplication::clipboard()->setText(
            m_findings->data(m_findings->index(row), Qt::AccessibleTextRole).toString());
    });
    menu.exec(isKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

/// A button is as narrow as the list; its tool tip has all of its words.
bool FindingsList::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QListView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QModelIndex index = indexAt(help->pos());
    const QString fix = index.isValid() ? fixWords(index.row()) : QString();
    QToolTip::showText(help->globalPos(),
                       fix.isEmpty() ? QString()
                                     : asToolTip(tr("%1 (Alt+Return). You can undo it.").arg(fix)),
                       viewport());
    return true;
}

} // namespace nidreg::forms
