// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <functional>
#include <random>

/// Loaded into the real program (LD_PRELOAD), by bench_listing: says on standard output when the
/// first rows were painted, then drags and types as a person does and says how long each took.
/// Every line is a word and nanoseconds: `first` by the monotonic clock, `counted` likewise,
/// `jump` to the first painting after it, `rows` to the one with its rows, `key` to the answer.
namespace {

qint64 now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * qint64(1'000'000'000) + time.tv_nsec;
}

void say(const char *what, qint64 nanoseconds)
{
    std::printf("%s %lld\n", what, static_cast<long long>(nanoseconds));
    std::fflush(stdout);
}

const char *const kTyped[]{"u",
                           "un",
                           "uni",
                           "univ",
                           "unive",
                           "univer",
                           "z",
                           "zq",
                           "x",
                           "xy",
                           "xyl",
                           "xylo",
                           "größere",
                           "größere m",
                           "museum for genomes",
                           "data-",
                           "rfc31",
                           "rfc3141",
                           "mark7a1",
                           "seismographic zymurgy",
                           "zymurgy",
                           "nothing of it",
                           "e",
                           "isb"};

class Probe : public QObject {
public:
    /// Before a widget paints itself: what there is now, is what it paints.
    void look(QObject *receiver)
    {
        if (!m_table && !find(receiver))
            return;
        if (!m_waiting || (receiver != m_table->viewport() && receiver != m_message))
            return;
        m_hasRows = hasRows();
        QMetaObject::invokeMethod( // when the window is up to date
            this,
            [this] {
                if (const auto waiting = m_waiting)
                    waiting();
            },
            Qt::QueuedConnection);
    }

private:
    void begin()
    {
        m_waiting = [this] {
            if (!m_hasRows)
                return;
            say("first", now());
            m_waiting = {};
            waitForCount();
        };
    }

    bool find(const QObject *viewport)
    {
        auto *table = qobject_cast<QTableView *>(viewport->parent());
        const QWidget *page = table ? table->parentWidget()->parentWidget() : nullptr;
        if (!page || table->objectName() != "table" || !page->findChild<QLineEdit *>("filterEdit"))
            return false;
        m_table = table;
        m_filter = page->findChild<QLineEdit *>("filterEdit");
        m_message = page->findChild<QLabel *>("messageLabel");
        m_count = page->findChild<QLabel *>("countLabel");
        begin();
        return true;
    }

    bool hasRows() const
    {
        const QModelIndex first = m_table->indexAt({2, 2});
        const QModelIndex last = m_table->indexAt({2, m_table->viewport()->height() - 4});
        const auto isHere = [](const QModelIndex &index) {
            return index.siblingAtColumn(0).data().toString() != QStringLiteral("…");
        };
        return m_table->isVisible() && first.isValid() && isHere(first)
            && (!last.isValid() || isHere(last));
    }

    void waitForCount()
    {
        if (m_count->text().contains(QStringLiteral("…")) || m_table->model()->rowCount() < 1000)
            return QTimer::singleShot(5, this, [this] { waitForCount(); });
        say("counted", now());
        QTimer::singleShot(500, this, [this] { jump(); });
    }

    void jump()
    {
        if (++m_step > 200) {
            m_step = 0;
            return type();
        }
        QScrollBar *bar = m_table->verticalScrollBar();
        m_isFirst = true;
        const qint64 since = now();
        m_waiting = [this, since] {
            if (std::exchange(m_isFirst, false))
                say("jump", now() - since);
            if (!m_hasRows)
                return;
            say("rows", now() - since);
            m_waiting = {};
            QTimer::singleShot(10, this, [this] { jump(); });
        };
        bar->setValue(std::uniform_int_distribution<int>(0, bar->maximum())(m_dice));
    }

    void type()
    {
        if (m_step == int(std::size(kTyped)) * 4) {
            say("done", now());
            return;
        }
        const QString text = QString::fromUtf8(kTyped[m_step++ % int(std::size(kTyped))]);
        QObject::disconnect(m_reset);
        bool *isReset = &(m_isReset = false);
        m_reset = connect(m_table->model(), &QAbstractItemModel::modelReset, this,
                          [isReset] { *isReset = true; });
        const qint64 since = now();
        m_waiting = [this, since, text] {
            const bool isAnswered = m_isReset
                && (m_hasRows
                    || (m_message->isVisible()
                        && !m_message->text().endsWith(QStringLiteral("…"))));
            if (!isAnswered)
                return;
            say("key", now() - since);
            if (qEnvironmentVariableIsSet("NIDREG_BENCH_KEYS"))
                std::fprintf(stderr, "%8.1f ms  %s\n", double(now() - since) / 1e6,
                             qUtf8Printable(text));
            m_waiting = {};
            QTimer::singleShot(60, this, [this] { this->type(); });
        };
        m_filter->setText(text);
    }

    QTableView *m_table = nullptr;
    QLineEdit *m_filter = nullptr;
    QLabel *m_message = nullptr, *m_count = nullptr;
    std::function<void()> m_waiting;
    QMetaObject::Connection m_reset;
    std::mt19937 m_dice{1};
    int m_step = 0;
    bool m_hasRows = false, m_isFirst = false, m_isReset = false;
};

Probe *probe = nullptr;

bool notice(void **data)
{
    auto *receiver = static_cast<QObject *>(data[0]);
    if (static_cast<QEvent *>(data[1])->type() == QEvent::Paint) {
        if (!probe)
            probe = new Probe;
        probe->look(receiver);
    }
    return false;
}

__attribute__((constructor)) void load()
{
    QInternal::registerCallback(QInternal::EventNotifyCallback, notice);
}

} // namespace
