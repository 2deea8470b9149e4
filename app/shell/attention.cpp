// SPDX-License-Identifier: MIT
#include "app/shell/attention.h"

#include "app/desktop/onewindow.h"
#include "forms/session/preferences.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace nidreg::app {

/// Lines that a notification has room for.
static constexpr std::size_t kMaxLines = 4;

Attention::Attention(forms::RegistrySession &session, DesktopBus bus, QWidget &window)
    : QObject(&window), m_bus(std::move(bus)), m_window(window), m_waiting(session)
{
    connect(&m_waiting, &Waiting::looked, this, &Attention::take);
    connect(&session, &forms::RegistrySession::left, this, &Attention::forget);
    connect(&session, &forms::RegistrySession::actingChanged, this, &Attention::forget);
    window.installEventFilter(this);
    applyPreferences();
}

void Attention::applyPreferences()
{
    const auto preferences = forms::Preferences::load();
    if (!preferences.notifies)
        forget();
    if (!preferences.hasTrayIcon) {
        m_tray.reset();
        return;
    }
    if (m_tray)
        return;
    m_tray = std::make_unique<TrayIcon>(m_window.windowIcon().isNull() ? QIcon::fromTheme("nidreg")
                                                                       : m_window.windowIcon());
    connect(m_tray.get(), &TrayIcon::showWanted, this, [this] { bringToFront(m_window, {}); });
    connect(m_tray.get(), &TrayIcon::quitWanted, &m_window, &QWidget::close);
    m_tray->tell(int(m_waiting.items().size()));
    m_tray->setWanted(true);
}

Notice Attention::noticeOf(const std::vector<WaitingItem> &news)
{
    if (news.size() == 1)
        return {news.front().title, news.front().standing, tr("Show")};
    QStringList lines;
    for (std::size_t i = 0; i < std::min(news.size(), kMaxLines); ++i)
        lines << news[i].title;
    if (news.size() > kMaxLines)
        lines << tr("And %1 more").arg(news.size() - kMaxLines);
    return {tr("%1 requests wait for you").arg(news.size()), lines.join('\n'), tr("Show")};
}

/// One who looks at the program sees it there.
void Attention::take(const std::vector<WaitingItem> &news)
{
    if (m_tray)
        m_tray->tell(int(m_waiting.items().size()));
    const auto stillWaits = [this](const WaitingItem &each) {
        return std::ranges::any_of(m_waiting.items(), [&](const WaitingItem &item) {
            return item.request == each.request && item.proposal == each.proposal;
        });
    };
    const std::size_t before = m_news.size();
    std::erase_if(m_news, [&](const WaitingItem &each) { return !stillWaits(each); });
    const bool isLess = m_news.size() < before;
    if (!m_bus || !forms::Preferences::load().notifies || QApplication::activeWindow())
        return;
    m_news.insert(m_news.end(), news.begin(), news.end());
    if (news.empty() && !isLess)
        return;
    if (m_news.empty())
        return forget();
    if (!m_notifier) {
        m_notifier = std::make_unique<Notifier>(m_bus());
        connect(m_notifier.get(), &Notifier::chosen, this, &Attention::go);
    }
    m_notifier->show(noticeOf(m_news));
}

void Attention::forget()
{
    m_news.clear();
    if (m_notifier)
        m_notifier->takeAway();
}

/// At the newest of what came to wait.
void Attention::go(const QString &token)
{
    const auto news = m_news;
    bringToFront(m_window, token);
    if (news.empty())
        return;
    if (news.back().request)
        emit requestWanted(news.back().request);
    else
        emit proposalsWanted();
}

bool Attention::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::WindowActivate)
        forget();
    return QObject::eventFilter(watched, event);
}

} // namespace nidreg::app
