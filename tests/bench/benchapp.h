// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace nidreg::bench {

/// An application that knows when a widget was last painted and its window brought up to date.
class BenchApp : public QApplication {
public:
    using QApplication::QApplication;

    /// From now on paintings of `widget` count.
    void watch(const QObject *widget) { m_watched = widget; }
    /// Waits until the widget is painted; returns the nanoseconds since `since` was started.
    qint64 painted(const QElapsedTimer &since)
    {
        m_since = &since;
        m_painted = -1;
        while (m_painted < 0)
            processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        m_since = nullptr;
        return m_painted;
    }

    bool notify(QObject *receiver, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        m_hasPainted |= type == QEvent::Paint && receiver == m_watched;
        const bool result = QApplication::notify(receiver, event);
        if (type == QEvent::UpdateRequest && m_hasPainted && m_since) {
            m_painted = m_since->nsecsElapsed();
            m_hasPainted = false;
        }
        return result;
    }

private:
    const QObject *m_watched = nullptr;
    const QElapsedTimer *m_since = nullptr;
    qint64 m_painted = -1;
    bool m_hasPainted = false;
};

/// Times of one kind, in nanoseconds.
struct Times {
    std::vector<qint64> all;

    double milliseconds(double part) const
    {
        std::vector<qint64> sorted = all;
        std::ranges::sort(sorted);
        const auto place = std::size_t(part * double(sorted.size() - 1));
        return double(sorted[place]) / 1e6;
    }

    void print(const char *what, double most) const
    {
        const auto over =
            std::ranges::count_if(all, [most](qint64 time) { return double(time) / 1e6 > most; });
        std::printf(
            "  %-30s median %8.2f   95 %% %8.2f   worst %8.2f ms   over %g ms: %zd of %zu\n", what,
            milliseconds(0.5), milliseconds(0.95), milliseconds(1.0), most, ssize_t(over),
            all.size());
        std::fflush(stdout);
    }
};

} // namespace nidreg::bench
