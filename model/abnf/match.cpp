// SPDX-License-Identifier: MIT
#include "model/abnf/match.h"

#include "model/abnf/linked.h"
#include "model/abnf/utf8.h"

#include <algorithm>
#include <unordered_set>

namespace nidreg::abnf {

constexpr std::size_t kMaxExpected = 12;

struct Matcher::Machines {
    std::shared_ptr<const Linked> linked;
    MachineSet set;
};

Matcher::Matcher(std::shared_ptr<const Linked> linked, RuleId start)
{
    MachineSet set = compile(*linked, start);
    m_machines = std::make_unique<Machines>(Machines{std::move(linked), std::move(set)});
}

Matcher::~Matcher() = default;
Matcher::Matcher(Matcher &&) noexcept = default;
Matcher &Matcher::operator=(Matcher &&) noexcept = default;

static std::vector<std::string> expectedOf(const Linked &linked, const MachineSet &set,
                                           const Outcome &outcome)
{
    std::vector<std::string> expected;
    const auto note = [&](const std::string &text) {
        if (expected.size() < kMaxExpected && std::ranges::count(expected, text) == 0)
            expected.push_back(text);
    };
    for (const StateId state : outcome.consumers) {
        if (expected.size() >= kMaxExpected)
            break;
        for (const std::string &text : describe(linked, set.states[state].node, kMaxExpected))
            note(text);
    }
    if (outcome.couldEnd)
        note("");
    return expected;
}

/// Once without prose; where that fails and there is prose, once more as if prose were anything.
Match Matcher::match(std::string_view text, MatchBudget budget) const
{
    const auto &[linked, set] = *m_machines;
    const std::size_t most = budget.base + budget.perByte * text.size();
    Outcome outcome = run(set, text, most, false);
    std::size_t steps = outcome.steps;
    bool lenient = false;
    if (outcome.end == RunEnd::Refused && set.hasProse) {
        outcome = run(set, text, most, true);
        steps += outcome.steps;
        lenient = true;
    }
    if (outcome.end == RunEnd::GaveUp)
        return {Verdict::GaveUp, outcome.offset, {}, steps};
    if (outcome.end == RunEnd::Accepted)
        return {lenient ? Verdict::Unsure : Verdict::Accepted, text.size(), {}, steps};
    return {Verdict::Refused, outcome.offset, expectedOf(*linked, set, outcome), steps};
}

namespace {

constexpr std::size_t kMaxKeptReturns = 4'000'000; ///< calls and returns that are remembered
constexpr std::uint32_t kNever = 0xFFFFFFFFU;

/// Somewhere in a machine that was called.
struct Item {
    StateId state;
    std::uint32_t count; ///< how often a loop was gone through
    std::uint32_t frame;

    friend bool operator==(const Item &, const Item &) = default;
};

struct HashOfItem {
    std::size_t operator()(const Item &item) const
    {
        const std::uint64_t key = (std::uint64_t(item.frame) << 32U) | item.state;
        return std::hash<std::uint64_t>()(key ^ (item.count * 0x9E3779B97F4A7C15U));
    }
};

/// Where a call returns to.
struct Return {
    Item to;
    bool isCounted;
};

/// A machine that was called at a position: every caller there shares it.
struct Frame {
    std::uint32_t machine;
    std::uint32_t position;
    std::uint32_t endedAt = kNever;
    bool mayBeEmpty = false;
    std::uint32_t shortcut = kNever; ///< the frame that ends whenever this one does
    std::vector<Return> returns;
};

class Run {
public:
    Run(const MachineSet &set, std::size_t mostSteps, bool anythingGoes);

    Outcome over(std::string_view text);

private:
    void close();
    void visit(const Item &item);
    void consume(const Item &item, const State &state);
    void call(std::uint32_t machine, const Return &back);
    void count(const Item &item, const State &state);
    void end(std::uint32_t which);
    std::uint32_t topmost(std::uint32_t which);
    bool isShortcut(const Frame &frame) const;
    void addNow(const Item &item) { add(item, m_now, m_position); }
    void addNext(const Item &item) { add(item, m_next, m_position + 1); }
    void add(const Item &item, std::vector<Item> &to, std::uint32_t position);
    bool isNew(const Item &item, std::uint32_t position);
    bool fits(const State &state) const;
    std::uint32_t frameAt(std::uint32_t machine);

    const MachineSet &m_set;
    std::size_t m_mostSteps;
    bool m_anythingGoes;
    std::uint32_t m_position = 0;
    std::uint32_t m_character = kNoCharacter;
    bool m_atEnd = false;
    bool m_accepts = false;
    std::size_t m_steps = 0;
    std::size_t m_kept = 0;
    std::vector<Item> m_now, m_next;
    std::vector<StateId> m_consumers;
    std::vector<Frame> m_frames;
    std::vector<std::uint32_t> m_calledAt; ///< the latest frame of each machine
    std::vector<std::uint32_t> m_seenPlain[2]; ///< states of frame 0 by the position's parity
    std::unordered_set<Item, HashOfItem> m_seen[2]; ///< the others
};

} // namespace

Run::Run(const MachineSet &set, std::size_t mostSteps, bool anythingGoes)
    : m_set(set), m_mostSteps(mostSteps), m_anythingGoes(anythingGoes)
{
    for (auto &seen : m_seenPlain)
        seen.assign(set.states.size(), kNever);
    m_calledAt.assign(set.starts.size(), kNever);
}

Outcome Run::over(std::string_view text)
{
    Outcome outcome;
    m_frames.push_back({0, 0, kNever, false, kNever, {}});
    m_calledAt[0] = 0;
    addNow({m_set.starts[0], 0, 0});
    for (;; ++m_position) {
        m_atEnd = outcome.offset == text.size();
        const Decoded first =
            m_atEnd ? Decoded{kNoCharacter, 0} : decodeFirst(text.substr(outcome.offset));
        m_character = first.character;
        close();
        const bool isBounded = m_steps <= m_mostSteps && m_kept <= kMaxKeptReturns;
        if (!isBounded || m_atEnd || m_next.empty()) {
            outcome.end = !isBounded   ? RunEnd::GaveUp
                : m_atEnd && m_accepts ? RunEnd::Accepted
                                       : RunEnd::Refused;
            outcome.steps = m_steps;
            outcome.couldEnd = m_accepts;
            outcome.consumers = std::move(m_consumers);
            return outcome;
        }
        outcome.offset += first.length;
        m_now.swap(m_next);
        m_next.clear();
        m_seen[m_position % 2].clear();
    }
}

/// Follows everything that can be done before the next character is taken.
void Run::close()
{
    m_accepts = false;
    m_consumers.clear();
    std::size_t next = 0;
    while (next < m_now.size()) { // grows on the way
        const Item item = m_now[next++];
        if (++m_steps > m_mostSteps || m_kept > kMaxKeptReturns)
            return;
        visit(item);
    }
}

void Run::visit(const Item &item)
{
    const State &state = m_set.states[item.state];
    switch (state.op) {
    case Op::Split:
        addNow({state.other, 0, item.frame});
        [[fallthrough]];
    case Op::Jump:
        return addNow({state.next, 0, item.frame});
    case Op::Call:
        return call(state.low, {{state.next, 0, item.frame}, false});
    case Op::Count:
        return count(item, state);
    case Op::Final:
        return end(item.frame);
    case Op::Anything:
        if (!m_anythingGoes)
            return;
        addNow({state.next, 0, item.frame});
        if (!m_atEnd)
            addNext(item);
        return;
    default:
        return consume(item, state);
    }
}

void Run::consume(const Item &item, const State &state)
{
    m_consumers.push_back(item.state);
    if (!m_atEnd && fits(state))
        addNext({state.next, 0, item.frame});
}

bool Run::fits(const State &state) const
{
    switch (state.op) {
    case Op::Range:
        return m_character >= state.low && m_character <= state.high;
    case Op::Either:
        return m_character == state.low || m_character == state.high;
    default:
        return m_character < 256 && m_set.classes[state.low].test(m_character);
    }
}

std::uint32_t Run::frameAt(std::uint32_t machine)
{
    const std::uint32_t latest = m_calledAt[machine];
    if (latest != kNever && m_frames[latest].position == m_position)
        return latest;
    const auto frame = static_cast<std::uint32_t>(m_frames.size());
    m_frames.push_back({machine, m_position, kNever, false, kNever, {}});
    m_calledAt[machine] = frame;
    m_kept += 4; // a frame is larger than a return
    addNow({m_set.starts[machine], 0, frame});
    return frame;
}

void Run::call(std::uint32_t machine, const Return &back)
{
    const std::uint32_t frame = frameAt(machine);
    m_frames[frame].returns.push_back(back);
    ++m_kept;
    if (m_frames[frame].mayBeEmpty && !back.isCounted)
        addNow(back.to);
}

/// Goes on behind the loop when it was gone through often enough, and through it once more while
/// it may be. Beyond what an unbounded loop needs at least, the number does not matter.
void Run::count(const Item &item, const State &state)
{
    const Loop &loop = m_set.loops[state.low];
    if (item.count >= loop.least)
        addNow({state.next, 0, item.frame});
    if (item.count >= loop.most)
        return;
    const std::uint32_t often =
        loop.most == kUnbounded ? std::min(item.count + 1, loop.least) : item.count + 1;
    call(loop.machine, {{item.state, often, item.frame}, true});
}

/// Returns to every caller of the frame. A caller that has nothing left to do but to return itself
/// is skipped (Leo): a chain of them, as right recursion makes, is gone through once.
void Run::end(std::uint32_t which)
{
    which = topmost(which);
    Frame &frame = m_frames[which];
    if (frame.endedAt == m_position)
        return;
    frame.endedAt = m_position;
    if (which == 0)
        m_accepts = true;
    const bool isEmpty = frame.position == m_position;
    frame.mayBeEmpty = frame.mayBeEmpty || isEmpty;
    std::size_t next = 0;
    while (next < m_frames[which].returns.size()) { // the frames may move
        const Return back = m_frames[which].returns[next++];
        ++m_steps;
        if (!isEmpty || !back.isCounted)
            addNow(back.to);
    }
}

bool Run::isShortcut(const Frame &frame) const
{
    return frame.position < m_position && frame.returns.size() == 1
        && !frame.returns.front().isCounted && m_set.states[frame.returns.front().to.state].isTail;
}

std::uint32_t Run::topmost(std::uint32_t which)
{
    std::uint32_t top = which;
    while (top != 0 && isShortcut(m_frames[top])) {
        ++m_steps;
        const std::uint32_t known = m_frames[top].shortcut;
        top = known != kNever ? known : m_frames[top].returns.front().to.frame;
    }
    while (which != top) { // so that the next time is one step
        const std::uint32_t known = m_frames[which].shortcut;
        const std::uint32_t next =
            known != kNever ? known : m_frames[which].returns.front().to.frame;
        m_frames[which].shortcut = top;
        which = next;
    }
    return top;
}

void Run::add(const Item &item, std::vector<Item> &to, std::uint32_t position)
{
    if (isNew(item, position))
        to.push_back(item);
}

bool Run::isNew(const Item &item, std::uint32_t position)
{
    if (item.frame == 0 && item.count == 0) {
        std::uint32_t &seen = m_seenPlain[position % 2][item.state];
        const bool isFirst = seen != position;
        seen = position;
        return isFirst;
    }
    return m_seen[position % 2].insert(item).second;
}

Outcome run(const MachineSet &set, std::string_view text, std::size_t mostSteps, bool anythingGoes)
{
    return Run(set, mostSteps, anythingGoes).over(text);
}

} // namespace nidreg::abnf
