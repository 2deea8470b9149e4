// SPDX-License-Identifier: MIT
#include "app/shell/mainwindow.h"
#include "app/shell/pageslist.h"
#include "app/shell/tipcard.h"
#include "forms/drafts/draftspage.h"
#include "forms/help/helpcenter.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/widgets/messagebar.h"

#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace nidreg::app {

void MainWindow::makeHelp()
{
    m_help = new forms::HelpCenter(*this, [this](const QUrl &url) {
        if (m_parts.outlets.openUrl)
            m_parts.outlets.openUrl(url);
    });
    m_help->setTour([this] { return tour(); });
    connect(m_help, &forms::HelpCenter::tourBegan, m_welcome, &QWidget::hide);
    connect(m_help, &forms::HelpCenter::tourEnded, this, &MainWindow::welcome);
    m_tip = new TipCard(centralWidget());
    connect(m_tip, &TipCard::endWanted, this, [this] { m_help->endTips(); });
    m_left->addWidget(m_tip);
}

QRect MainWindow::areaOf(const QWidget &widget) const
{
    return {widget.mapTo(this, QPoint()), widget.size()};
}

/// Five stops; each brings up what it points at.
std::vector<forms::TourStep> MainWindow::tour()
{
    const auto show = [this](const forms::Page *page) {
        return [this, page] { choosePage(indexOf(page)); };
    };
    return {
        {tr("Pages"),
         tr("The list at the left has everything: the namespaces that are registered, the "
            "requests that are under review, your drafts, and tools. A number says how many "
            "namespaces are listed, requests wait for you, and drafts are open."),
         [this] { return areaOf(*m_list); }, show(m_namespaces)},
        {tr("Drafts"),
         tr("Here you write the template for a namespace. It is checked while you write; "
            "nothing is sent until you submit it."),
         [this] { return areaOf(*m_stack); }, show(m_drafts)},
        {tr("Commands"),
         tr("The toolbar contains the most common commands of each page. Press Ctrl+K to search "
            "all commands and namespaces."),
         [this] { return areaOf(*m_toolBar); }, show(m_namespaces)},
        {tr("Where you are"),
         tr("The status bar says which registry is open, and who acts in which role. Press "
            "your name to choose another role."),
         [this] { return areaOf(*statusBar()); }},
        {tr("Help"),
         tr("F1 opens the manual at what you are doing, Shift+F1 explains a control, and Ctrl+? "
            "lists the shortcuts. Help ▸ Tour of the window shows this again."),
         [this] { return areaOf(*menuBar()); }}};
}

void MainWindow::startHelp()
{
    m_help->startTourOnce();
    m_help->startTips();
}

/// One at a time; the next one when the page is chosen again.
void MainWindow::showTip()
{
    constexpr int kRoom = 14; // lines: no page is pushed out of the list
    m_tip->hide();
    const auto *page = static_cast<const forms::Page *>(m_stack->currentWidget());
    m_left->activate();
    if (!m_welcome->isHidden() || !page->isInUse()
        || m_list->freeHeight() < kRoom * fontMetrics().lineSpacing())
        return;
    const QString tip = m_help->tipFor(page->metaObject()->className());
    if (!tip.isEmpty())
        m_tip->say(tip);
}

} // namespace nidreg::app
