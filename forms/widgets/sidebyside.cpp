// SPDX-License-Identifier: MIT
#include "forms/widgets/sidebyside.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QScrollBar>
#include <QStackedLayout>
#include <QThreadPool>
#include <QToolButton>

namespace nidreg::forms {

/// Bytes on both sides that are compared at once: in a few milliseconds.
static constexpr std::size_t kAtOnce = 16 * 1024;
static constexpr int kPatience = 200; ///< milliseconds

SideBySide::SideBySide(QWidget *parent)
    : QWidget(parent), m_view(new SideBySideView(m_model, this)), m_stack(new QStackedLayout),
      m_message(new QLabel(this)), m_summary(new QLabel(this))
{
    m_view->setAccessibleName(tr("Difference, line by line"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(24);
    m_message->setFocusPolicy(Qt::StrongFocus);
    makeActions();
    layOut();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { say(tr("Comparing…")); });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SideBySide::updateActions);
    say({});
}

QAction *SideBySide::makeAction(const QString &text, const char *icon,
                                const QList<QKeySequence> &keys)
{
    auto *action = new QAction(QIcon::fromTheme(QLatin1String(icon)), text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    m_view->addAction(action);
    return action;
}

void SideBySide::makeActions()
{
    m_previous = makeAction(tr("&Previous difference"), "go-up",
                            {Qt::SHIFT | Qt::Key_F8, Qt::ALT | Qt::Key_Up});
    m_next = makeAction(tr("&Next difference"), "go-down", {Qt::Key_F8, Qt::ALT | Qt::Key_Down});
    m_allLines = makeAction(tr("Show &equal lines"), "", {});
    m_allLines->setCheckable(true);
    m_copy = makeAction(tr("&Copy"), "edit-copy", {QKeySequence::Copy});
    m_copyAll = makeAction(tr("Copy the &whole difference"), "edit-copy", {});
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_next, &QAction::triggered, m_view, [this] { m_view->goToDifference(+1); });
    connect(m_previous, &QAction::triggered, m_view, [this] { m_view->goToDifference(-1); });
    connect(m_allLines, &QAction::toggled, this, [this](bool isOn) { m_model.setAllOpen(isOn); });
    connect(m_copy, &QAction::triggered, this, &SideBySide::copy);
    connect(m_copyAll, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(m_model.unifiedText(0, m_model.rowCount() - 1));
    });
}

void SideBySide::layOut()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(6, 3, 6, 3);
    row->addWidget(m_summary, 1);
    for (QAction *action : {m_allLines, m_previous, m_next}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolButtonStyle(action == m_allLines ? Qt::ToolButtonTextOnly
                                                        : Qt::ToolButtonIconOnly);
        row->addWidget(button);
    }
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_message);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addLayout(m_stack, 1);
}

void SideBySide::setTitles(const QString &before, const QString &after)
{
    m_model.setTitles(before, after);
}

QString SideBySide::message() const
{
    return m_stack->currentWidget() == m_message ? m_message->text() : QString();
}

/// The focus stays with what is shown, so that its keys work at once.
void SideBySide::showPage(QWidget *page)
{
    const QWidget *focused = window()->focusWidget();
    const bool takesFocus = !focused || focused == m_message || focused == m_view;
    m_stack->setCurrentWidget(page);
    setFocusProxy(page);
    if (takesFocus)
        page->setFocus();
}

void SideBySide::say(const QString &message)
{
    m_message->setText(message);
    showPage(m_message);
    m_summary->clear();
    updateActions();
}

static std::size_t sizeOf(const templates::NamespaceTemplate &content)
{
    std::size_t size = 0;
    for (const templates::FieldSpec &field : templates::kFields)
        size += content.text(field.field).size();
    for (const templates::Unmapped &piece : content.unmapped)
        size += piece.text.size();
    return size;
}

void SideBySide::compare(const templates::NamespaceTemplate &before,
                         const templates::NamespaceTemplate &after)
{
    const int question = ++m_question;
    if (sizeOf(before) + sizeOf(after) <= kAtOnce)
        return take(fieldDiffs(before, after));
    m_patience.start();
    const QPointer<SideBySide> guard(this);
    QThreadPool::globalInstance()->start([guard, question, before, after] {
        auto fields = fieldDiffs(before, after);
        // The guard may be asked on the window's thread only.
        QMetaObject::invokeMethod(
            qApp,
            [guard, question, fields = std::move(fields)]() mutable {
                if (guard && guard->m_question == question)
                    guard->take(std::move(fields));
            },
            Qt::QueuedConnection);
    });
}

void SideBySide::take(std::vector<FieldDiff> fields)
{
    m_patience.stop();
    const int place = m_view->verticalScrollBar()->value();
    m_model.setFields(std::move(fields));
    m_view->remeasure();
    if (m_model.differences() == 0) {
        say(tr("No differences. All %1 fields are the same.").arg(m_model.fields()));
    } else {
        showPage(m_view);
        m_view->doItemsLayout();
        m_view->verticalScrollBar()->setValue(place);
        showSummary();
    }
    updateActions();
    emit compared();
}

void SideBySide::showSummary()
{
    const int differences = m_model.differences(), fields = m_model.changedFields();
    const QString places =
        differences == 1 ? tr("1 difference") : tr("%1 differences").arg(differences);
    const QString where = fields == 1 ? tr("1 field changed") : tr("%1 fields changed").arg(fields);
    m_summary->setText(tr("%1 · %2").arg(places, where));
}

void SideBySide::copy()
{
    const QString text = m_view->selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void SideBySide::updateActions()
{
    const bool isShown = m_stack->currentWidget() == m_view;
    for (QAction *action : {m_next, m_previous, m_allLines, m_copyAll})
        action->setEnabled(isShown);
    m_copy->setEnabled(isShown && m_view->selectionModel()->hasSelection());
    const auto tip = [isShown](QAction *action, const QString &help) {
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        const QString text = key.isEmpty() ? help : SideBySide::tr("%1 (%2)").arg(help, key);
        action->setToolTip(
            isShown ? text
                    : SideBySide::tr("%1. Not available: the texts are the same.").arg(help));
    };
    tip(m_next, tr("Go to the next difference"));
    tip(m_previous, tr("Go to the previous difference"));
    tip(m_allLines, tr("Show unchanged lines too"));
}

} // namespace nidreg::forms
