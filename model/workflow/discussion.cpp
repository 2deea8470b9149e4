// SPDX-License-Identifier: MIT
#include "model/workflow/discussion.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace nidreg::workflow {

namespace {

constexpr std::size_t kMaxReferences = 20;
constexpr int kNone = -1;

/// "Re:", "Fwd:", "Fw:", "Aw:" with what mailers put before the colon ("Re[2]:"); how long.
std::size_t replyMark(std::string_view text)
{
    static constexpr std::array<std::string_view, 5> kMarks{"re", "fwd", "fw", "aw", "wg"};
    const std::size_t colon = text.substr(0, 10).find(':');
    if (colon == text.npos)
        return 0;
    std::string mark = base::lowered(base::trimmed(text.substr(0, colon)));
    if (const std::size_t bracket = mark.find('['); bracket != mark.npos && mark.back() == ']')
        mark.resize(bracket);
    return std::ranges::count(kMarks, mark) > 0 ? colon + 1 : 0;
}

/// "[urn] ", where something follows it: how long.
std::size_t listTag(std::string_view text)
{
    const std::size_t end = text.find(']');
    const bool isTag =
        text.starts_with('[') && end != text.npos && !base::trimmed(text.substr(end + 1)).empty();
    return isTag ? end + 1 : 0;
}

std::string_view withoutForwardMark(std::string_view text)
{
    static constexpr std::string_view kMark = "(fwd)";
    while (text.size() >= kMark.size()
           && base::equalIgnoringCase(text.substr(text.size() - kMark.size()), kMark))
        text = base::trimmed(text.substr(0, text.size() - kMark.size()));
    return text;
}

/// The subject without what stands before and after it; whether that said "Re:".
std::pair<std::string_view, bool> stripped(std::string_view subject)
{
    bool isAnswer = false;
    std::string_view text = base::trimmed(subject);
    const std::string_view without = withoutForwardMark(text);
    isAnswer = without.size() < text.size();
    text = without;
    for (;;) {
        const std::size_t reply = replyMark(text), tag = reply > 0 ? 0 : listTag(text);
        if (reply + tag == 0)
            return {text, isAnswer};
        isAnswer = isAnswer || reply > 0;
        text = base::trimmed(text.substr(reply + tag));
    }
}

/// Mails and the ones that they refer to, as a forest.
class Forest {
public:
    explicit Forest(std::span<const ListMail> mails);
    std::vector<ThreadedMail> inReadingOrder();

private:
    struct Node {
        std::optional<std::size_t> mail; ///< nothing: referred to, but not here
        int parent = kNone;
        std::vector<int> children;
    };

    int nodeOf(const std::string &id);
    int positionFor(std::size_t mail);
    bool isBelow(int node, int other) const;
    void link(int parent, int child);
    void refer(std::size_t mail, int node);
    void dropMissing();
    void gatherSubjects();
    bool isEarlier(int left, int right) const;
    void tell(int root, int thread, std::vector<ThreadedMail> &told) const;

    const ListMail &mail(int node) const { return m_mails[*m_nodes[std::size_t(node)].mail]; }
    Node &at(int node) { return m_nodes[std::size_t(node)]; }
    const Node &at(int node) const { return m_nodes[std::size_t(node)]; }

    std::span<const ListMail> m_mails;
    std::vector<Node> m_nodes;
    std::unordered_map<std::string, int> m_byId;
    std::vector<std::vector<int>> m_threads; ///< the roots of each
};

Forest::Forest(std::span<const ListMail> mails) : m_mails(mails)
{
    std::vector<int> positions;
    for (std::size_t i = 0; i < mails.size(); ++i)
        positions.push_back(positionFor(i));
    for (std::size_t i = 0; i < mails.size(); ++i)
        refer(i, positions[i]);
    for (int i = 0; i < int(m_nodes.size()); ++i) {
        if (at(i).parent != kNone)
            at(at(i).parent).children.push_back(i);
    }
    dropMissing();
    gatherSubjects();
}

int Forest::nodeOf(const std::string &id)
{
    const auto [found, isNew] = m_byId.try_emplace(id, int(m_nodes.size()));
    if (isNew)
        m_nodes.emplace_back();
    return found->second;
}

/// The second mail of a Message-ID stands in a node that nobody refers to.
int Forest::positionFor(std::size_t mail)
{
    int node = nodeOf(m_mails[mail].messageId);
    if (at(node).mail) {
        node = int(m_nodes.size());
        m_nodes.emplace_back();
    }
    at(node).mail = mail;
    return node;
}

bool Forest::isBelow(int node, int other) const
{
    while (node != kNone && node != other)
        node = at(node).parent;
    return node == other;
}

/// Not where that would close a circle.
void Forest::link(int parent, int child)
{
    if (!isBelow(parent, child))
        at(child).parent = parent;
}

void Forest::refer(std::size_t mail, int node)
{
    const auto &all = m_mails[mail].references;
    const std::size_t first = all.size() - std::min(all.size(), kMaxReferences);
    int before = kNone;
    for (std::size_t i = first; i < all.size(); ++i) {
        const int next = nodeOf(all[i]);
        if (before != kNone && at(next).parent == kNone)
            link(before, next);
        before = next;
    }
    if (before != kNone)
        link(before, node); // what a mail says of itself goes before what others say of it
}

bool Forest::isEarlier(int left, int right) const
{
    const auto key = [this](int node) {
        const ListMail &each = mail(node);
        return std::tuple(!each.sent, each.sent.value_or(base::Instant()), *at(node).mail);
    };
    return key(left) < key(right);
}

/// Mails hang below the nearest mail that is here; those without one make a thread with the others
/// below the same root.
void Forest::dropMissing()
{
    std::map<int, std::vector<int>> threads;
    for (int i = 0; i < int(m_nodes.size()); ++i) {
        if (!at(i).mail)
            continue;
        int above = at(i).parent, top = i;
        while (above != kNone && !at(above).mail) {
            top = above;
            above = at(above).parent;
        }
        at(i).parent = above;
        if (above == kNone)
            threads[top].push_back(i);
    }
    for (Node &each : m_nodes)
        each.children.clear();
    for (int i = 0; i < int(m_nodes.size()); ++i) {
        if (at(i).mail && at(i).parent != kNone)
            at(at(i).parent).children.push_back(i);
    }
    const auto earlier = [this](int left, int right) { return isEarlier(left, right); };
    for (auto &[top, roots] : threads) {
        std::ranges::sort(roots, earlier);
        m_threads.push_back(std::move(roots));
    }
    std::ranges::sort(m_threads, earlier, [](const auto &roots) { return roots.front(); });
}

/// What no reference holds together, its subject does: answers go below the mail whose subject
/// they repeat, mails of one subject make one thread.
void Forest::gatherSubjects()
{
    std::map<std::string, std::size_t> bySubject;
    std::vector<std::vector<int>> gathered;
    for (std::vector<int> &roots : m_threads) {
        const std::string subject = baseSubject(mail(roots.front()).subject);
        const auto [found, isNew] = bySubject.try_emplace(subject, gathered.size());
        if (isNew || subject.empty()) {
            gathered.push_back(std::move(roots));
            continue;
        }
        std::vector<int> &first = gathered[found->second];
        const bool isAnswered = first.size() == 1 && !isReply(mail(first.front()).subject);
        for (const int root : roots) {
            const bool isAnswer = isAnswered && isReply(mail(root).subject);
            if (isAnswer) {
                at(root).parent = first.front();
                at(first.front()).children.push_back(root);
            } else {
                first.push_back(root);
            }
        }
    }
    m_threads = std::move(gathered);
}

void Forest::tell(int root, int thread, std::vector<ThreadedMail> &told) const
{
    std::vector<std::pair<int, int>> open{{root, 0}};
    while (!open.empty()) {
        const auto [node, depth] = open.back();
        open.pop_back();
        const int above = at(node).parent;
        told.push_back({*at(node).mail, thread, depth,
                        above == kNone ? std::nullopt : std::optional(*at(above).mail)});
        std::vector<int> children = at(node).children;
        std::ranges::sort(children, [this](int l, int r) { return isEarlier(r, l); });
        for (const int child : children)
            open.emplace_back(child, depth + 1);
    }
}

std::vector<ThreadedMail> Forest::inReadingOrder()
{
    std::vector<ThreadedMail> told;
    for (std::size_t i = 0; i < m_threads.size(); ++i) {
        for (const int root : m_threads[i])
            tell(root, int(i), told);
    }
    return told;
}

} // namespace

std::vector<ThreadedMail> threaded(std::span<const ListMail> mails)
{
    return Forest(mails).inReadingOrder();
}

std::string baseSubject(std::string_view subject)
{
    std::string text = base::lowered(stripped(subject).first);
    std::ranges::replace(text, '\t', ' ');
    text.erase(
        std::unique(text.begin(), text.end(), [](char l, char r) { return l == ' ' && r == ' '; }),
        text.end());
    return text;
}

bool isReply(std::string_view subject)
{
    return stripped(subject).second;
}

std::optional<StepError> whyNotDiscuss(const Request &request, const Acting &acting)
{
    if (acting.role == Role::Reader)
        return StepError::WrongRole;
    if (acting.role == Role::Applicant && request.applicant != acting.person)
        return StepError::NotYours;
    if (request.revision == 0)
        return StepError::NoSuchStep;
    return std::nullopt;
}

static Remark remarkOf(const Event &event)
{
    return {event.number,
            event.person,
            event.role,
            event.at,
            std::string(detail(event, "text")),
            event.what == name(Step::Resolve)};
}

static Thread begunBy(const Event &event)
{
    const std::int64_t revision = numberIn(event, "revision");
    return {event.number,
            event.person,
            std::string(detail(event, "field")),
            revision > 0 ? int(revision) : 0,
            {remarkOf(event)}};
}

std::vector<Thread> threadsIn(std::span<const Event> events)
{
    std::vector<Thread> threads;
    for (const Event &event : events) {
        const bool isComment = event.what == name(Step::Comment);
        if (isComment && detail(event, "thread").empty()) {
            threads.push_back(begunBy(event));
        } else if (isComment || event.what == name(Step::Resolve)) {
            const auto thread =
                std::ranges::find(threads, numberIn(event, "thread"), &Thread::root);
            if (thread != threads.end())
                thread->remarks.push_back(remarkOf(event));
        }
    }
    return threads;
}

std::optional<StepError> threadError(std::span<const Thread> threads, const Transition &wanted)
{
    const bool resolves = wanted.edge.step == Step::Resolve;
    const Record &record = wanted.record;
    if ((!resolves && wanted.edge.step != Step::Comment) || record.thread < 0)
        return std::nullopt;
    const auto thread = std::ranges::find(threads, record.thread, &Thread::root);
    if (thread == threads.end())
        return StepError::NoSuchThread;
    if (!record.field.empty() && record.field != thread->field)
        return StepError::ThreadElsewhere;
    if (resolves && wanted.acting.role == Role::Applicant && wanted.acting.person != thread->author)
        return StepError::NotYours;
    if (resolves && thread->isResolved())
        return StepError::ThreadResolved;
    return std::nullopt;
}

std::optional<StepError> whyNotResolve(const Request &request, std::span<const Thread> threads,
                                       std::int64_t root, const Acting &acting)
{
    Record record;
    record.thread = root;
    const auto taken = step(request, Step::Resolve, acting, record, Separation::Kept);
    return taken ? threadError(threads, taken.value()) : std::optional(taken.error());
}

} // namespace nidreg::workflow
