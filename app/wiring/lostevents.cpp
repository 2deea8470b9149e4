// SPDX-License-Identifier: MIT
#include "app/wiring/lostevents.h"

#include "model/exchange/json/reviewjson.h"
#include "model/files/savewhole.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace nidreg::app {

using exchange::Json;
using registry::NotedHead;
using registry::Stored;

static constexpr std::int64_t kMaxKept = 100'000;
static constexpr int kPage = 1000;

/// N.checkpoint has its events in N.events.
static QString eventsFile(const QString &checkpoint)
{
    return checkpoint.left(checkpoint.lastIndexOf('.')) + QStringLiteral(".events");
}

/// Calls `take` with the events from `from` up to `end`, which are less where the log ends earlier
/// or the login sees a part; false ends it.
template <class Take>
static Stored<base::Done> visitEvents(registry::LogStore &store, std::int64_t from,
                                      std::int64_t end, const Take &take)
{
    while (from < end) {
        const auto page = store.events(from, int(std::min<std::int64_t>(end - from, kPage)));
        if (!page)
            return base::fail(page.error());
        for (const registry::Event &each : *page) {
            if (each.number >= end || !take(each))
                return base::Done();
        }
        if (page->empty())
            break;
        from = page->back().number + 1;
    }
    return base::Done();
}

/// Whether the log of `store`, with `head`, once was what `noted` says.
static Stored<bool> contains(registry::LogStore &store, const registry::LogHead &head,
                             const NotedHead &noted)
{
    if (noted.size > head.size)
        return false;
    const auto then = store.proveSince(noted.size);
    if (!then)
        return base::fail(then.error());
    return then->old.root == noted.root;
}

/// How many of the first events the checkpoints `kept` cover, of those below `noted` that this log
/// contains and whose events are kept: a checkpoint of what a restore undid covers none of it.
static Stored<std::int64_t> alreadyKept(registry::LogStore &store, const registry::LogHead &head,
                                        const std::vector<NotedHead> &kept, const NotedHead &noted)
{
    for (auto each = kept.rbegin(); each != kept.rend(); ++each) {
        if (!checkLog(*each, noted.log) || each->size >= noted.size
            || !QFile::exists(eventsFile(QString::fromStdString(each->name))))
            continue;
        const auto isIn = contains(store, head, *each);
        if (!isIn)
            return base::fail(isIn.error());
        if (*isIn)
            return each->size;
    }
    return 0;
}

Stored<base::Done> keepEvents(registry::LogStore &store, const LogFiles &files,
                              const std::string &registry, const QString &file)
{
    const auto noted = readNoted(file, {});
    if (!noted)
        return base::fail(noted.error());
    const auto head = store.head();
    const auto isIn =
        head ? contains(store, *head, *noted) : Stored<bool>(base::fail(head.error()));
    if (!isIn)
        return base::fail(isIn.error());
    if (!*isIn)
        return base::Done(); // its events are others, and may be kept beside it
    const auto kept = witnessesOf(files, registry, noted->log);
    const auto before = kept ? alreadyKept(store, *head, *kept, *noted)
                             : Stored<std::int64_t>(base::fail(kept.error()));
    if (!before)
        return base::fail(before.error());
    std::string lines;
    const auto read = visitEvents(store, std::max(*before, noted->size - kMaxKept), noted->size,
                                  [&](const registry::Event &event) {
                                      lines += exchange::toJson(event).dump() + '\n';
                                      return true;
                                  });
    if (!read)
        return base::fail(read.error());
    if (const auto whyNot = files::saveWhole(eventsFile(file), QByteArray::fromStdString(lines)))
        return base::fail(registry::refused("file.unwritable",
                                            (eventsFile(file) + ": " + *whyNot).toStdString()));
    return base::Done();
}

/// What a line keeps; nothing where it is none of ours.
static std::optional<LostEvent> eventIn(const QByteArray &line)
{
    const Json json = Json::parse(line.constBegin(), line.constEnd(), nullptr, false);
    if (!json.is_object() || !json.contains("number") || !json["number"].is_number_integer())
        return std::nullopt;
    const auto text = [&json](const char *key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? found->get<std::string>()
                                                         : std::string();
    };
    const auto request = json.find("request");
    return LostEvent{
        json["number"].get<std::int64_t>(),
        request != json.end() && request->is_number_integer() ? request->get<std::int64_t>() : 0,
        text("at"),
        text("person"),
        text("role"),
        text("what"),
        text("nid")};
}

/// The history that a checkpoint stands for, as far as it was kept: its events, and those of the
/// checkpoint that was kept before it, and so on, down to one that the log still contains.
struct KeptHistory {
    std::map<std::int64_t, LostEvent> events; ///< by number
    std::int64_t common = 0; ///< size of that one; 0: there is none
};

/// Adds what is kept beside `checkpoint` of the events below `end`; answers the first number.
static std::int64_t takeKept(const std::string &checkpoint, std::int64_t end, KeptHistory &history)
{
    QFile file(eventsFile(QString::fromStdString(checkpoint)));
    if (!file.open(QIODevice::ReadOnly))
        return end;
    std::map<std::int64_t, LostEvent> kept;
    while (!file.atEnd() && file.error() == QFile::NoError) {
        const auto event = eventIn(file.readLine().trimmed());
        if (event && event->number >= 0 && event->number < end)
            kept.insert_or_assign(event->number, *event);
    }
    if (file.error() != QFile::NoError || kept.empty())
        return end;
    const std::int64_t first = kept.begin()->first;
    history.events.merge(kept);
    return first;
}

/// The checkpoints that stand in the folder of `checkpoint`, where somebody else may have kept
/// them.
static std::vector<NotedHead> besides(const std::string &checkpoint)
{
    std::vector<NotedHead> all;
    const QDir folder = QFileInfo(QString::fromStdString(checkpoint)).dir();
    for (const QString &name : folder.entryList({"*.checkpoint"}, QDir::Files, QDir::Name)) {
        if (auto noted = readNoted(folder.filePath(name), {}))
            all.push_back(std::move(noted).value());
    }
    return all;
}

/// After a restore the checkpoints that are kept tell of two histories. A checkpoint that the log
/// contains may have been kept since, so that it says nothing of what `noted` covers, unless that
/// goes on from it.
static Stored<KeptHistory> historyOf(registry::LogStore &store, const registry::LogHead &head,
                                     const NotedHead &noted, std::vector<NotedHead> kept)
{
    std::ranges::move(besides(noted.name), std::back_inserter(kept));
    std::ranges::stable_sort(kept, {}, &NotedHead::size);
    KeptHistory history;
    std::int64_t begin = takeKept(noted.name, noted.size, history);
    std::int64_t lacking = noted.size; // the least that a checkpoint covers that the log lacks
    for (auto each = kept.rbegin(); each != kept.rend(); ++each) {
        if (!checkLog(*each, head.log) || each->size > begin)
            continue;
        const auto isIn = contains(store, head, *each);
        if (!isIn)
            return base::fail(isIn.error());
        if (!*isIn) {
            lacking = each->size;
            begin = takeKept(each->name, begin, history);
            continue;
        }
        // One of two histories is as long here: this is the other one.
        const bool isOther =
            each->size >= lacking || std::any_of(each, kept.rend(), [&](const NotedHead &other) {
                return other.size == each->size && other.root != each->root;
            });
        if (!isOther) {
            history.common = each->size;
            break;
        }
    }
    return history;
}

static bool isSame(const LostEvent &kept, const registry::Event &event)
{
    return kept.at == base::toString(event.at) && kept.person == event.person
        && kept.what == event.what && kept.request == event.request.value && kept.nid == event.nid;
}

/// How many of the first events the log surely has as they were: those of the checkpoint that it
/// contains, and from there on those that are as they were kept.
static Stored<std::int64_t> commonEvents(registry::Store &store, const KeptHistory &history,
                                         std::int64_t size)
{
    std::int64_t common = history.common;
    const auto read = visitEvents(store, common, size, [&](const registry::Event &event) {
        const auto was = history.events.find(event.number);
        if (event.number != common || was == history.events.end() || !isSame(was->second, event))
            return false;
        ++common;
        return true;
    });
    if (!read)
        return base::fail(read.error());
    return common;
}

/// Who has a part in a request, as far as the log still has it.
static Stored<base::Done> addPeople(registry::Store &store, std::int64_t request,
                                    std::set<std::string> &people)
{
    const auto file = store.request({request});
    if (!file && file.error().kind == registry::StoreError::NotFound)
        return base::Done(); // it was opened after what the log still has
    if (!file)
        return base::fail(file.error());
    people.insert(file->request.applicant);
    for (const workflow::Assignment &each : file->request.experts)
        people.insert(each.expert);
    return base::Done();
}

Stored<LogComparison> compareLog(registry::Store &store, const LogFiles &files,
                                 const std::string &registry, const NotedHead &noted)
{
    LogComparison so;
    so.noted = noted;
    const auto head = store.head();
    if (!head)
        return base::fail(head.error());
    so.head = *head;
    if (const auto same = checkLog(noted, head->log); !same)
        return base::fail(same.error());
    const auto isIn = contains(store, *head, noted);
    if (!isIn)
        return base::fail(isIn.error());
    if (*isIn) {
        so.isWhole = true;
        so.common = noted.size;
        return so;
    }
    const auto kept = witnessesOf(files, registry, head->log);
    if (!kept)
        return base::fail(kept.error());
    auto history = historyOf(store, *head, noted, *kept);
    if (!history)
        return base::fail(history.error());
    const auto common = commonEvents(store, *history, noted.size);
    if (!common)
        return base::fail(common.error());
    so.common = *common;
    std::set<std::int64_t> requests;
    for (auto &[number, event] : history->events) {
        if (number < so.common)
            continue;
        so.people.insert(event.person);
        if (event.request != 0)
            requests.insert(event.request);
        so.lost.push_back(std::move(event));
    }
    so.unnamed = noted.size - so.common - std::int64_t(so.lost.size());
    for (const std::int64_t request : requests) {
        if (const auto added = addPeople(store, request, so.people); !added)
            return base::fail(added.error());
    }
    return so;
}

} // namespace nidreg::app
