// SPDX-License-Identifier: MIT
#include "model/abnf/expressions.h"

#include <algorithm>

namespace nidreg::abnf {

namespace {

constexpr std::uint32_t kMaxCopies = 255; ///< in {m,n}: POSIX, and so PostgreSQL, takes no more
constexpr std::uint64_t kMaxNestedRepeats = 1000; ///< RE2 takes no more
constexpr std::uint64_t kMaxStates = 10'000;
constexpr std::uint32_t kDeepest = 100;
constexpr std::uint64_t kCeiling = std::uint64_t(1) << 31U;

/// Of an assigned-name and the components behind it: RFC 8141, section 2.
constexpr std::string_view kUrnCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                            "0123456789-._~%!$&'()*+,;=:@/?#";

/// Of these, the ones that mean something outside of brackets.
constexpr std::string_view kSpecial = "$()*+.?";

const AsciiSet &urnCharacters()
{
    static const AsciiSet kSet = [] {
        AsciiSet set;
        for (const char c : kUrnCharacters)
            set.set(static_cast<std::size_t>(c));
        return set;
    }();
    return kSet;
}

void writeRange(std::size_t from, std::size_t end, std::string &to)
{
    constexpr std::size_t kShortest = 3;
    if (end - from >= kShortest) {
        to += {static_cast<char>(from), '-', static_cast<char>(end - 1)};
        return;
    }
    for (std::size_t at = from; at < end; ++at)
        to += static_cast<char>(at);
}

void writeSet(const AsciiSet &set, std::string &to)
{
    if (set.count() == 1) {
        const char only = static_cast<char>(set._Find_first());
        const bool isSpecial = kSpecial.find(only) != std::string_view::npos;
        to += isSpecial ? std::string{'[', only, ']'} : std::string(1, only);
        return;
    }
    AsciiSet others = set;
    others.reset('-');
    to += '[';
    for (std::size_t at = others._Find_first(); at < others.size();) {
        std::size_t end = at;
        while (end < others.size() && others[end])
            ++end;
        writeRange(at, end, to);
        at = others._Find_next(end - 1);
    }
    to += set['-'] ? "-]" : "]"; // at the end it means itself
}

/// "{2,5}", or shorter.
std::string countOf(std::uint32_t least, std::uint32_t most)
{
    const bool isOpen = most == Expressions::kNoLimit;
    if (isOpen && least <= 1)
        return least == 0 ? "*" : "+";
    if (most == 1)
        return least == 0 ? "?" : "";
    const std::string from = "{" + std::to_string(least);
    if (isOpen)
        return from + ",}";
    return least == most ? from + "}" : from + "," + std::to_string(most) + "}";
}

std::uint32_t sum(std::uint32_t left, std::uint32_t right)
{
    return left > Expressions::kNoLimit - right ? Expressions::kNoLimit : left + right;
}

} // namespace

Expressions::Expressions(std::size_t longest) : m_longest(longest)
{
    m_all.resize(2);
    m_all[kEmpty].kind = Kind::Empty;
    m_all[kEmpty].mayBeEmpty = true;
}

void Expressions::measure(Expression &made) const
{
    constexpr std::uint64_t kMarks = 2; // "(" and ")"
    for (const ExpressionId each : made.below) {
        const Expression &below = m_all[each];
        made.depth = std::max(made.depth, below.depth + 1);
        made.length += below.length + 1;
        made.nested = std::max(made.nested, below.nested);
        made.states += below.states;
    }
    if (made.kind != Kind::Repeated)
        return;
    const std::uint64_t most = std::max(1U, made.most == kNoLimit ? made.least : made.most);
    const std::uint64_t texts = (most + kMaxCopies - 1) / kMaxCopies;
    made.nested = made.nested * std::min<std::uint64_t>(most, kMaxCopies);
    made.length = std::min((made.length + kMarks) * std::min(texts, kCeiling), kCeiling);
    made.states = std::min(made.states * most, kCeiling);
}

ExpressionId Expressions::add(Expression made)
{
    measure(made);
    if (made.length > m_longest || made.nested > kMaxNestedRepeats || made.states > kMaxStates
        || made.depth > kDeepest)
        m_isTooLarge = true;
    if (m_isTooLarge)
        return kNothing;
    m_all.push_back(std::move(made));
    return static_cast<ExpressionId>(m_all.size() - 1);
}

ExpressionId Expressions::one(const AsciiSet &of)
{
    Expression made{Kind::One};
    made.set = of & urnCharacters();
    made.states = 1;
    if (made.set.none())
        return kNothing;
    std::string text;
    writeSet(made.set, text);
    made.length = text.size();
    return add(std::move(made));
}

/// The single character that `id` is, or repeats; kNothing where it is something else.
ExpressionId Expressions::unitOf(ExpressionId id) const
{
    const Expression &of = m_all[id];
    if (of.kind == Kind::One)
        return id;
    const bool repeatsOne = of.kind == Kind::Repeated && m_all[of.below.front()].kind == Kind::One;
    return repeatsOne ? of.below.front() : kNothing;
}

/// Two neighbours that are the same single character so and so often, as one; kNothing where they
/// are not.
ExpressionId Expressions::merged(ExpressionId left, ExpressionId right)
{
    const ExpressionId unit = unitOf(left), other = unitOf(right);
    if (unit == kNothing || other == kNothing || m_all[unit].set != m_all[other].set)
        return kNothing;
    const auto least = [this](ExpressionId id) {
        return m_all[id].kind == Kind::One ? 1 : m_all[id].least;
    };
    const auto most = [this](ExpressionId id) {
        return m_all[id].kind == Kind::One ? 1 : m_all[id].most;
    };
    return repeated(unit, sum(least(left), least(right)), sum(most(left), most(right)));
}

void Expressions::append(std::vector<ExpressionId> &to, ExpressionId part)
{
    if (part == kEmpty)
        return;
    const ExpressionId both = to.empty() ? kNothing : merged(to.back(), part);
    if (both != kNothing)
        to.back() = both;
    else
        to.push_back(part);
}

ExpressionId Expressions::sequence(const std::vector<ExpressionId> &parts)
{
    Expression made{Kind::Sequence};
    for (const ExpressionId each : parts) {
        if (each == kNothing)
            return kNothing;
        const std::vector<ExpressionId> inner =
            m_all[each].kind == Kind::Sequence ? m_all[each].below : std::vector{each};
        for (const ExpressionId part : inner)
            append(made.below, part);
    }
    if (made.below.size() <= 1)
        return made.below.empty() ? kEmpty : made.below.front();
    made.mayBeEmpty =
        std::ranges::all_of(made.below, [this](ExpressionId id) { return m_all[id].mayBeEmpty; });
    return add(std::move(made));
}

/// Single characters become one set.
ExpressionId Expressions::either(const std::vector<ExpressionId> &choices)
{
    Expression made{Kind::Either};
    AsciiSet set;
    bool hasEmpty = false;
    const auto take = [&](ExpressionId each) {
        const Expression &choice = m_all[each];
        hasEmpty = hasEmpty || each == kEmpty;
        if (choice.kind == Kind::One)
            set |= choice.set;
        else if (each != kNothing && each != kEmpty && std::ranges::count(made.below, each) == 0)
            made.below.push_back(each);
    };
    for (const ExpressionId each : choices) {
        const std::vector<ExpressionId> inner =
            m_all[each].kind == Kind::Either ? m_all[each].below : std::vector{each};
        for (const ExpressionId choice : inner)
            take(choice);
    }
    if (const ExpressionId single = one(set); single != kNothing)
        made.below.insert(made.below.begin(), single);
    if (made.below.empty())
        return hasEmpty ? kEmpty : kNothing;
    made.mayBeEmpty =
        std::ranges::any_of(made.below, [this](ExpressionId id) { return m_all[id].mayBeEmpty; });
    const bool needsEmpty = hasEmpty && !made.mayBeEmpty;
    const ExpressionId whole = made.below.size() == 1 ? made.below.front() : add(std::move(made));
    return needsEmpty ? repeated(whole, 0, 1) : whole;
}

/// What repeated without end fits the same texts as `id` repeated without end: loops within loops
/// are what readers that try one way after the other get lost in.
ExpressionId Expressions::inLoop(ExpressionId id)
{
    const Expression of = m_all[id];
    if (of.kind == Kind::Repeated && of.least <= 1 && (of.most == kNoLimit || of.most == 1))
        return inLoop(of.below.front());
    const bool isChoice = of.kind == Kind::Sequence && of.mayBeEmpty;
    if (of.kind != Kind::Either && !isChoice)
        return id;
    std::vector<ExpressionId> choices;
    for (const ExpressionId each : of.below)
        choices.push_back(inLoop(each));
    return either(choices);
}

ExpressionId Expressions::repeated(ExpressionId what, std::uint32_t least, std::uint32_t most)
{
    if (most == 0 || what == kEmpty || (what == kNothing && least == 0))
        return kEmpty;
    if (what == kNothing || (least == 1 && most == 1))
        return what;
    const std::uint32_t from = m_all[what].mayBeEmpty ? 0 : least;
    if (most == kNoLimit)
        what = inLoop(what);
    const Expression &of = m_all[what];
    if (of.kind == Kind::Repeated && of.least <= 1 && of.most == kNoLimit)
        return from == of.least ? what : repeated(of.below.front(), from, kNoLimit);
    if (of.kind == Kind::Repeated && of.least == 0 && of.most == 1)
        return repeated(of.below.front(), 0, most);
    Expression made{Kind::Repeated, from == 0 || of.mayBeEmpty, from, most};
    made.below = {what};
    return add(std::move(made));
}

ExpressionId Expressions::afterSequence(const std::vector<ExpressionId> &parts, char character)
{
    std::vector<ExpressionId> choices;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::vector<ExpressionId> rest{after(parts[i], character)};
        rest.insert(rest.end(), parts.begin() + std::ptrdiff_t(i) + 1, parts.end());
        choices.push_back(sequence(rest));
        if (!m_all[parts[i]].mayBeEmpty)
            break;
    }
    return either(choices);
}

ExpressionId Expressions::after(ExpressionId id, char character)
{
    const Expression of = m_all[id];
    switch (of.kind) {
    case Kind::Nothing:
    case Kind::Empty:
        return kNothing;
    case Kind::One:
        return of.set[static_cast<std::size_t>(character)] ? kEmpty : kNothing;
    case Kind::Sequence:
        return afterSequence(of.below, character);
    case Kind::Either: {
        std::vector<ExpressionId> choices;
        for (const ExpressionId each : of.below)
            choices.push_back(after(each, character));
        return either(choices);
    }
    case Kind::Repeated: {
        const std::uint32_t most = of.most == kNoLimit ? kNoLimit : of.most - 1;
        const std::uint32_t least = of.least > 0 ? of.least - 1 : 0;
        const ExpressionId begun = after(of.below.front(), character);
        return sequence({begun, repeated(of.below.front(), least, most)});
    }
    }
    return kNothing;
}

std::string Expressions::text(ExpressionId of) const
{
    std::string text;
    m_all[of].kind == Kind::Either ? writeGrouped(of, text) : write(of, text);
    return text;
}

void Expressions::write(ExpressionId id, std::string &to) const
{
    const Expression &of = m_all[id];
    if (of.kind == Kind::One)
        return writeSet(of.set, to);
    if (of.kind == Kind::Repeated)
        return writeRepeated(of, to);
    for (std::size_t i = 0; i < of.below.size(); ++i) {
        const bool isGroup = of.kind == Kind::Sequence && m_all[of.below[i]].kind == Kind::Either;
        if (i > 0 && of.kind == Kind::Either)
            to += '|';
        isGroup ? writeGrouped(of.below[i], to) : write(of.below[i], to);
    }
}

void Expressions::writeGrouped(ExpressionId id, std::string &to) const
{
    to += '(';
    write(id, to);
    to += ')';
}

/// More copies than all readers take in one count are written as several.
void Expressions::writeRepeated(const Expression &of, std::string &to) const
{
    std::uint32_t least = of.least, most = of.most;
    do {
        m_all[of.below.front()].kind == Kind::One ? write(of.below.front(), to)
                                                  : writeGrouped(of.below.front(), to);
        const std::uint32_t from = std::min(least, kMaxCopies);
        const bool isLast = most == kNoLimit ? least <= kMaxCopies : most <= kMaxCopies;
        const std::uint32_t upTo = isLast ? most : most == kNoLimit ? from : kMaxCopies;
        to += countOf(from, upTo);
        least -= from;
        most = isLast ? 0 : most == kNoLimit ? kNoLimit : most - kMaxCopies;
    } while (most > 0);
}

} // namespace nidreg::abnf
