// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

#include <QObject>
#include <QPointer>
#include <QThread>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <vector>

namespace nidreg::forms {

/// Works on the registry on a thread of its own and reports back with values. The store is opened,
/// used and closed on that thread only; all public functions are for the thread that made the
/// session.
class RegistrySession : public QObject {
    Q_OBJECT

public:
    /// Opens the store; runs on the session's thread and may take its time.
    using OpenStore = std::function<registry::Stored<std::unique_ptr<registry::Store>>()>;

    /// `clock` and `knowledge` must outlive the session.
    RegistrySession(OpenStore open, const base::Clock &clock, const urn::NidKnowledge &knowledge,
                    QObject *parent = nullptr);
    ~RegistrySession() override;

    /// Starts opening; emits opened() or lost(). After lost() it tries again automatically, unless
    /// a password is needed first. Does nothing while it is already opening.
    void open();
    /// Closes this registry, if one is open, and opens the one that OpenStore opens from now on.
    /// Earlier queries are answered by the registry that they were made to.
    void reopen();
    bool isOpen() const { return m_isOpen; }

    const base::Clock &clock() const { return m_clock; }
    const urn::NidKnowledge &knowledge() const { return m_knowledge; }

    /// How this session accesses the registry; meaningful once opened() came.
    const registry::RegistryAccess &access() const { return m_access; }

    /// How the registry is connected; meaningful while it is open.
    const registry::Link &link() const { return m_link; }

    /// Who acts, and as what; on a local registry anyone among access().people.
    const workflow::Acting &acting() const { return m_acting; }
    void actAs(const workflow::Acting &acting);

    /// An act of the acting person with a new key, made once per thing that a person wants done.
    registry::Act newAct() const;

    /// Runs `work(const actions::Services &)` on the session's thread and hands its answer (a
    /// registry::Stored or actions::Acted) to `then` on this thread, unless `context` is gone.
    /// With no connection the answer is StoreError::Unreachable, but not before the session has
    /// tried for some seconds to get a lost one back: where another server takes over, nobody has
    /// to ask again. So `work` may be called twice, and what it calls must be safe to repeat where
    /// the registry was not reached, as an action is by its key.
    template <class Work, class Then> void ask(QObject *context, Work work, Then then);

    /// The same on a thread and a connection of its own, for what takes long: everything else is
    /// answered meanwhile, and pending() does not count it. Once the answer was asked to stop, the
    /// work ends soon and `then` is not called. The session stops it when it ends or leaves its
    /// registry. A connection that this loses is not the session's.
    template <class Work, class Then>
    std::stop_source askApart(QObject *context, Work work, Then then);

    /// The same for an action: `then` is always called, because the caller has to know whether it
    /// was done before it was stopped.
    template <class Work, class Then>
    std::stop_source actApart(QObject *context, Work work, Then then);

    /// Reads access() again, after an action that changed it; answers with accessChanged().
    void refreshAccess();

signals:
    void opened();
    /// The store could not be opened, or the connection is gone. What was typed is still there.
    void lost(const nidreg::registry::StoreError &why);
    /// Another registry is about to be opened: data of this one must be cleared. access() and
    /// acting() are still those of the registry that is closed.
    void left();
    /// Something in the registry changed, here or in another program: look again. The first of
    /// many at once, then now and then while they last, and after the last one.
    void changed();
    void actingChanged();
    void accessChanged();
    /// The number of outstanding answers changed.
    void pendingChanged(int pending);

private:
    struct Opening {
        registry::RegistryAccess access;
        registry::Link link;
        registry::Store::Opener opener;
    };

    void openNow();
    registry::Stored<Opening> openOnThread();
    void noticeLoss();
    void noticeChange();
    void finishOpening(int registry, registry::Stored<Opening> opening);
    void setAccess(registry::RegistryAccess access);
    void loseConnection(const registry::StoreError &why);
    template <class Work, class Then> struct Question {
        Question(int number, QPointer<QObject> asker, Work question, Then answered)
            : registry(number), context(std::move(asker)), work(std::move(question)),
              then(std::move(answered))
        {
        }
        const int registry; ///< m_registry when it was asked
        QPointer<QObject> context;
        Work work;
        Then then;
        bool isRepeated = false;
    };
    template <class Work, class Then> void answer(std::shared_ptr<Question<Work, Then>> question);
    void post(std::function<void()> query);
    void releaseHeld();
    void count(int difference);
    void stopApart();
    template <class Work, class Then>
    void runApart(QObject *context, std::stop_source stop, Work work, Then then);

    static constexpr registry::StoreError::Kind kGone = registry::StoreError::Unreachable;
    static const registry::StoreError *gone(const registry::StoreError &error);
    static const registry::StoreError *gone(const actions::ActionError &error);

    OpenStore m_open;
    const base::Clock &m_clock;
    const urn::NidKnowledge &m_knowledge;
    registry::RegistryAccess m_access;
    registry::Link m_link;
    workflow::Acting m_acting;
    std::atomic<int> m_registry = 0; ///< counts those that were left
    int m_opened = 0; ///< m_registry when m_store was opened; touched on m_thread only
    bool m_isOpen = false;
    bool m_isOpening = false;
    int m_pending = 0;
    int m_backOff = 0; ///< milliseconds before the next try

    QThread m_thread;
    std::unique_ptr<QObject> m_worker; ///< lives on m_thread: the target of what is posted to it
    std::unique_ptr<registry::Store> m_store; ///< touched on m_thread only
    registry::Store::Opener m_opener; ///< of the store that was opened last
    std::stop_source m_stopApart; ///< of everything that runs apart
    QThreadPool m_apart;
    QTimer m_retry;
    QTimer m_holds; ///< running: the connection was lost a moment ago
    std::vector<std::function<void()>> m_held; ///< queries that were made since then
    QTimer m_calm; ///< running: a change was signalled a moment ago
    bool m_isChanged = false; ///< since then
};

template <class Work, class Then> void RegistrySession::ask(QObject *context, Work work, Then then)
{
    count(+1);
    post([this,
          question = std::make_shared<Question<Work, Then>>(m_registry, QPointer<QObject>(context),
                                                            std::move(work), std::move(then))] {
        answer(question);
    });
}

/// On the session's thread. What was not reached was not done, and is asked once more.
template <class Work, class Then>
void RegistrySession::answer(std::shared_ptr<Question<Work, Then>> question)
{
    using Answer = std::invoke_result_t<Work, const actions::Services &>;
    const bool isHere = m_store && question->registry == m_opened;
    Answer answer = isHere ? question->work(actions::Services{*m_store, m_clock, m_knowledge})
                           : Answer(base::fail(registry::StoreError{kGone, {}, {}}));
    QMetaObject::invokeMethod(this, [this, question, answer = std::move(answer)]() mutable {
        const bool isLeft = question->registry != m_registry;
        const registry::StoreError *why = answer || isLeft ? nullptr : gone(answer.error());
        if (why && m_isOpen)
            loseConnection(*why); // else it is known, or being opened
        if (why && m_holds.isActive() && !std::exchange(question->isRepeated, true))
            return post([this, question] { this->answer(question); });
        count(-1);
        if (question->context)
            question->then(std::move(answer));
    });
}

template <class Work, class Then>
std::stop_source RegistrySession::askApart(QObject *context, Work work, Then then)
{
    std::stop_source stop;
    runApart(context, stop, std::move(work), [stop, then = std::move(then)](auto answer) mutable {
        if (!stop.stop_requested())
            then(std::move(answer));
    });
    return stop;
}

template <class Work, class Then>
std::stop_source RegistrySession::actApart(QObject *context, Work work, Then then)
{
    std::stop_source stop;
    runApart(context, stop, std::move(work), std::move(then));
    return stop;
}

template <class Work, class Then>
void RegistrySession::runApart(QObject *context, std::stop_source stop, Work work, Then then)
{
    using Answer = std::invoke_result_t<Work, const actions::Services &>;
    auto apart = [this, stop, all = m_stopApart.get_token(),
                  opener = m_isOpen ? m_opener : registry::Store::Opener(),
                  guard = QPointer<QObject>(context), work = std::move(work),
                  then = std::move(then)]() mutable {
        const std::stop_callback stopsWithAll(all, [&stop] { stop.request_stop(); });
        const auto answered = [&]() -> Answer {
            if (!opener)
                return base::fail(registry::StoreError{kGone, {}, {}});
            const auto store = opener(stop.get_token());
            if (!store)
                return base::fail(store.error());
            return work(actions::Services{**store, m_clock, m_knowledge});
        };
        QMetaObject::invokeMethod(this, [guard, answer = answered(), then]() mutable {
            if (guard)
                then(std::move(answer));
        });
    };
    m_apart.start(std::move(apart));
}

/// Keeps an eye on one request for somebody who is about to do something to it: looks again
/// whenever the registry changes or answers again, and tells what happened meanwhile.
class RequestWatch : public QObject {
    Q_OBJECT

public:
    /// `file` is what the person has before their eyes.
    RequestWatch(RegistrySession &session, registry::RequestFile file, QObject *parent = nullptr);

    const workflow::Request &request() const { return m_file.request; }
    /// The number of the last event that is known of the request; -1: none.
    std::int64_t seen() const;
    /// Looks now; answers with looked(), or not at all while the registry cannot be reached.
    void look();

signals:
    /// The request as it is now; `news` are the events that came since the last look, oldest first.
    void looked(const std::vector<nidreg::registry::Event> &news);

private:
    void take(registry::RequestFile file);

    RegistrySession &m_session;
    registry::RequestFile m_file;
    bool m_isLooking = false;
    bool m_looksAgain = false; ///< something changed while an answer was on its way
};

} // namespace nidreg::forms
