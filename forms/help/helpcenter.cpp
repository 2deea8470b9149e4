// SPDX-License-Identifier: MIT
#include "forms/help/helpcenter.h"

#include "forms/help/helptargets.h"
#include "forms/help/helpwindow.h"
#include "forms/help/shortcutsheet.h"
#include "forms/help/whatsthis.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QMainWindow>
#include <QSettings>
#include <QWhatsThis>

namespace nidreg::forms {

HelpCenter::HelpCenter(QMainWindow &window, std::function<void(const QUrl &)> openUrl)
    : QObject(&window), m_window(window), m_openUrl(std::move(openUrl))
{
    makeActions();
    qApp->installEventFilter(this);
}

void HelpCenter::makeActions()
{
    add("helpManual", "help-contents", tr("&Manual"), QKeySequence::HelpContents,
        [this] { showManual(); });
    add("helpWhatsThis", "help-whatsthis", tr("&What’s this?"), QKeySequence::WhatsThis, [this] {
        explainControls(m_window);
        QWhatsThis::enterWhatsThisMode();
    });
    add("helpShortcuts", "input-keyboard", tr("&Shortcuts"), Qt::CTRL | Qt::Key_Question,
        [this] { showShortcuts(); });
    addSeparator();
    add("helpTour", "help-hint", tr("&Tour of the window"), {}, [this] { startTour(); });
    m_tipsAction = add("helpTips", "", tr("Show t&ips"), {},
                       [this] { m_tips.setWanted(m_tipsAction->isChecked()); });
    m_tipsAction->setCheckable(true);
    m_tipsAction->setChecked(m_tips.areWanted());
    addSeparator();
}

void HelpCenter::addSeparator()
{
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_actions << separator;
}

HelpCenter::~HelpCenter()
{
    delete m_manualWindow; // it may belong to nobody
}

QAction *HelpCenter::add(const char *name, const char *icon, const QString &text,
                         const QKeySequence &keys, const std::function<void()> &act)
{
    auto *action = new QAction(QIcon::fromTheme(icon), text, this);
    action->setObjectName(name);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, act);
    m_actions << action;
    return action;
}

void HelpCenter::showShortcuts()
{
    auto *sheet = new ShortcutSheet(m_shortcuts, &m_window);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
}

void HelpCenter::startTour()
{
    const std::vector<TourStep> steps = m_tour ? m_tour() : std::vector<TourStep>();
    if (m_isTouring || steps.empty())
        return;
    m_isTouring = true;
    emit tourBegan();
    const auto *tour = new Tour(m_window, steps);
    connect(tour, &Tour::ended, this, [this] {
        m_isTouring = false;
        emit tourEnded();
    });
}

void HelpCenter::startTourOnce()
{
    QSettings settings;
    if (settings.value("help/tourShown").toBool())
        return;
    settings.setValue("help/tourShown", true);
    startTour();
}

QString HelpCenter::tipFor(const char *pageClass)
{
    return m_hasTips && !m_isTouring ? m_tips.take(pageClass) : QString();
}

void HelpCenter::endTips()
{
    m_tips.setWanted(false);
    m_tipsAction->setChecked(false);
}

/// From the menu the focus is where it was before.
void HelpCenter::showManual()
{
    const QWidget *focus = QApplication::focusWidget();
    showFor(focus ? focus : m_window.focusWidget());
}

void HelpCenter::showFor(const QWidget *widget)
{
    if (!widget)
        widget = QApplication::focusWidget();
    if (!widget)
        widget = QApplication::activeWindow();
    showPage(helpFor(widget, m_manual));
}

void HelpCenter::showPage(const QString &target)
{
    openWindow().showPage(target);
}

void HelpCenter::helpAs(QWidget &widget, const QWidget &other)
{
    widget.setProperty(kHelpProperty, helpFor(&other, m_manual));
}

HelpWindow *HelpCenter::manualWindow() const
{
    return m_manualWindow;
}

/// A dialog that blocks the other windows does not block its own.
HelpWindow &HelpCenter::openWindow()
{
    QWidget *modal = QApplication::activeModalWidget();
    if (m_manualWindow && modal && m_manualWindow->parentWidget() != modal)
        delete m_manualWindow;
    if (!m_manualWindow) {
        m_manualWindow = new HelpWindow(m_manual, modal);
        connect(m_manualWindow, &HelpWindow::outsideWanted, this,
                [this](const QUrl &url) { m_openUrl(url); });
    }
    return *m_manualWindow;
}

/// Shortcuts of the window do not reach dialogs: that of the manual does. What a dialog shows is
/// explained when it comes up, and what was made since when somebody asks.
bool HelpCenter::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWidgetType())
        return false;
    auto *widget = static_cast<QWidget *>(watched);
    switch (event->type()) {
    case QEvent::Show:
        if (widget->isWindow())
            explainControls(*widget);
        return false;
    case QEvent::QueryWhatsThis:
        if (widget->whatsThis().isEmpty())
            widget->setWhatsThis(whatsThisOf(*widget));
        return false;
    case QEvent::KeyPress:
        return isHelpWanted(*widget, *static_cast<QKeyEvent *>(event));
    default:
        return false;
    }
}

/// Opens the manual where its key was pressed in another window than the one with the menu, unless
/// it is to become the key of a command.
bool HelpCenter::isHelpWanted(const QWidget &widget, const QKeyEvent &key)
{
    const QWidget *window = widget.window();
    const bool isForChoice = qobject_cast<const QKeySequenceEdit *>(&widget)
        || qobject_cast<const QKeySequenceEdit *>(widget.parentWidget());
    if (window == &m_window || window == m_manualWindow || isForChoice
        || !m_actions.first()->shortcuts().contains(QKeySequence(key.keyCombination())))
        return false;
    showFor(&widget);
    return true;
}

} // namespace nidreg::forms
