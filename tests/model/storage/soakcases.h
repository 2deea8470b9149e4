// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/testregistry.h"

#include <QDeadlineTimer>

#include <condition_variable>
#include <map>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

/// Many people who work through requests on one server that fails them: tst_soak.
namespace nidreg::tests {

/// What has to be done to one request, and by whom next. Whoever works on it has taken it off the
/// board, so two of them never act on one state.
struct Case {
    registry::NewRequest wanted;
    workflow::Request request; ///< as the last answer told; id 0: not created yet
    std::string expert; ///< assigned
    bool isReturned = false; ///< changes were requested once
};

/// The cases that wait, by the role whose turn it is, and what everybody was told.
class Board {
public:
    explicit Board(std::vector<Case> cases) : m_open(cases.size())
    {
        for (Case &each : cases)
            m_waiting[Role::Applicant].push_back(std::move(each));
    }

    /// A case at random that waits for this person; nothing when all cases are over.
    std::optional<Case> take(const workflow::Acting &acting, std::minstd_rand &dice)
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            if (m_open == 0)
                return {};
            if (auto found = pick(acting, dice))
                return found;
            m_changed.wait(lock);
        }
    }
    void put(Role turn, Case waiting)
    {
        const std::lock_guard lock(m_mutex);
        m_waiting[turn].push_back(std::move(waiting));
        m_changed.notify_all();
    }
    void close()
    {
        const std::lock_guard lock(m_mutex);
        --m_open;
        m_changed.notify_all();
    }
    std::size_t open()
    {
        const std::lock_guard lock(m_mutex);
        return m_open;
    }

    /// An act was acknowledged: person and step on a request. As events tell of it.
    void told(std::int64_t request, std::string_view what, const std::string &person)
    {
        const std::lock_guard lock(m_mutex);
        ++m_told[std::to_string(request) + ' ' + std::string(what) + ' ' + person];
    }
    const std::map<std::string, int> &everythingTold() const { return m_told; }

private:
    std::optional<Case> pick(const workflow::Acting &acting, std::minstd_rand &dice)
    {
        std::vector<Case> &mine = m_waiting[acting.role];
        const std::size_t from = mine.empty() ? 0 : dice() % mine.size();
        for (std::size_t i = 0; i < mine.size(); ++i) {
            const std::size_t at = (from + i) % mine.size();
            const Case &each = mine[at];
            const bool isTheirs = acting.role == Role::Registrar || each.request.id.value == 0
                || (acting.role == Role::Applicant ? each.request.applicant : each.expert)
                    == acting.person;
            if (!isTheirs)
                continue;
            Case found = std::move(mine[at]);
            mine.erase(mine.begin() + std::ptrdiff_t(at));
            return found;
        }
        return {};
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<Role, std::vector<Case>> m_waiting;
    std::map<std::string, int> m_told;
    std::size_t m_open;
};

/// One person at one program, who asks again under the same key until the outcome is known.
class Worker {
public:
    Worker(QString conninfo, std::string person, Role role, Board &board,
           std::vector<std::string> experts, unsigned seed)
        : m_conninfo(std::move(conninfo)), m_acting{std::move(person), role}, m_board(board),
          m_experts(std::move(experts)), m_dice(seed)
    {
    }

    void work()
    {
        while (auto next = m_board.take(m_acting, m_dice))
            move(std::move(*next));
    }
    int losses() const { return m_losses; }
    int acts() const { return m_acts; }

private:
    template <class Ask> auto surely(std::string_view what, Ask ask)
    {
        const Act act{QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(), m_acting};
        for (;;) {
            if (m_store) {
                auto done = ask(*m_store, act);
                if (done) {
                    ++m_acts;
                    return *done;
                }
                const StoreError &why = done.error();
                if (why.kind != StoreError::Unreachable && why.kind != StoreError::OutcomeUnknown)
                    qFatal("%s by %s: %s %s", std::string(what).c_str(), m_acting.person.c_str(),
                           why.refusal.c_str(), why.detail.c_str());
                ++m_losses;
                m_store.reset();
            }
            auto store = storage::openStore(m_conninfo);
            if (store)
                m_store = std::move(store).value();
            else // the server is just starting
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }

    workflow::Transition transition(const workflow::Request &request, Step step,
                                    workflow::Record record = {}) const
    {
        const workflow::Edge edge{step, request.procedure, request.state, request.state,
                                  workflow::Part::Registrar};
        return {request.id, request.revision, edge, m_acting, std::move(record)};
    }

    void step(Case &held, Step step, workflow::Record record = {})
    {
        const auto wanted = transition(held.request, step, std::move(record));
        held.request = surely(workflow::name(step), [&](registry::Store &store, const Act &act) {
            return store.append(act, wanted);
        });
        m_board.told(held.request.id.value, workflow::name(step), m_acting.person);
    }

    void move(Case held)
    {
        if (m_dice() % 4 == 0 && held.request.id.value != 0) {
            workflow::Record note;
            note.text = "Seen by " + m_acting.person;
            step(held, Step::Comment, note);
        }
        switch (m_acting.role) {
        case Role::Applicant:
            return apply(std::move(held));
        case Role::Expert:
            return judge(std::move(held));
        default:
            return decide(std::move(held));
        }
    }

    void apply(Case held)
    {
        if (held.request.id.value == 0) {
            held.request = surely("create", [&](registry::Store &store, const Act &act) {
                return store.create(act, held.wanted);
            });
            m_board.told(held.request.id.value, "create", m_acting.person);
            return m_board.put(Role::Applicant, std::move(held));
        }
        if (m_dice() % 20 == 0) {
            step(held, Step::Withdraw);
            return m_board.close();
        }
        registry::Submission made;
        made.transition = transition(held.request, Step::Submit);
        made.text = textOf(held.wanted.nid, 1, held.isReturned ? "Clearer now." : "");
        made.date = "2026-01-31";
        held.request = surely("submit", [&](registry::Store &store, const Act &act) {
            return store.submit(act, made);
        });
        m_board.told(held.request.id.value, "submit", m_acting.person);
        m_board.put(Role::Registrar, std::move(held));
    }

    void judge(Case held)
    {
        workflow::Record report;
        report.text = "Read whole.";
        if (!held.isReturned && m_dice() % 5 == 0) {
            held.isReturned = true;
            step(held, Step::RequestChanges, report);
            return m_board.put(Role::Applicant, std::move(held));
        }
        if (m_dice() % 20 == 0) {
            step(held, Step::Reject, report);
            return m_board.close();
        }
        step(held, Step::Approve, report);
        m_board.put(Role::Registrar, std::move(held));
    }

    void decide(Case held)
    {
        if (held.request.state == workflow::State::Approved) {
            registry::Registration made;
            made.transition = transition(held.request, Step::Register);
            made.registrant = "Example Org";
            surely("register", [&](registry::Store &store, const Act &act) {
                return store.registerNamespace(act, made);
            });
            m_board.told(held.request.id.value, "register", m_acting.person);
            return m_board.close();
        }
        workflow::Record assignment;
        // Whoever reviewed it before reviews it again.
        held.expert = held.expert.empty() ? m_experts[m_dice() % m_experts.size()] : held.expert;
        assignment.expert = held.expert;
        assignment.due = base::parseDate("2099-12-31");
        assignment.overriding = "A soak test";
        step(held, Step::Assign, assignment);
        m_board.put(Role::Expert, std::move(held));
    }

    QString m_conninfo;
    workflow::Acting m_acting;
    Board &m_board;
    std::vector<std::string> m_experts;
    std::minstd_rand m_dice;
    std::unique_ptr<registry::Store> m_store;
    int m_losses = 0;
    int m_acts = 0;
};

} // namespace nidreg::tests
