// SPDX-License-Identifier: MIT
#include "app/wiring/lostevents.h"

#include "model/exchange/json/reviewjson.h"
#include "model/files/savewhole.h"

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

Stored<base::Done> keepEvents(registry::LogStore &store, const LogFiles &files,
                              const std::string &registry, const QString &file)
{
    const auto noted = readNoted(file, {});
    const auto kept = noted ? witnessesOf(files, registry, noted->log)
                            : Stored<std::vector<NotedHead>>(base::fail(noted.error()));
    if (!kept)
        return base::fail(kept.error());
    std::int64_t from = std::max<std::int64_t>(0, noted->size - kMaxKept);
    for (const NotedHead &each : *kept) {
        if (checkLog(each, noted->log) && each.size < noted->size
            && QFile::exists(eventsFile(QString::fromStdString(each.name))))
            from = std::max(from, each.size);
    }
    std::string lines;
    const auto read = visitEvents(store, from, noted->size, [&](const registry::Event &event) {
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

/// The kept events of the log that `noted` is of, from `from` up to its size, by number.
static std::map<std::int64_t, LostEvent> keptEvents(const std::vector<NotedHead> &kept,
                                                    const NotedHead &noted, std::int64_t from)
{
    std::map<std::int64_t, LostEvent> events;
    const auto take = [&](const std::string &checkpoint) {
        QFile file(eventsFile(QString::fromStdString(checkpoint)));
        if (!file.open(QIODevice::ReadOnly))
            return;
        while (!file.atEnd()) {
            if (const auto event = eventIn(file.readLine().trimmed());
                event && event->number >= from && event->number < noted.size)
                events.insert_or_assign(event->number, *event);
        }
    };
    for (const NotedHead &each : kept) {
        if (checkLog(each, noted.log) && each.size > from && each.size <= noted.size)
            take(each.name);
    }
    take(noted.name); // may lie elsewhere
    return events;
}

static bool isSame(const LostEvent &kept, const registry::Event &event)
{
    return kept.at == base::toString(event.at) && kept.person == event.person
        && kept.what == event.what && kept.request == event.request.value && kept.nid == event.nid;
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

/// How many of the first events the log surely has as they were: those of the largest checkpoint
/// that it contains, and from there on those that are as they were kept.
static Stored<std::int64_t> commonEvents(registry::Store &store, const LogComparison &so,
                                         const std::vector<NotedHead> &kept)
{
    std::int64_t common = 0;
    for (const NotedHead &each : kept) {
        if (!checkLog(each, so.head.log) || each.size <= common)
            continue;
        const auto isIn = contains(store, so.head, each);
        if (!isIn)
            return base::fail(isIn.error());
        common = *isIn ? each.size : common;
    }
    const auto events = keptEvents(kept, so.noted, common);
    const auto read = visitEvents(store, common, so.noted.size, [&](const registry::Event &event) {
        const auto was = events.find(event.number);
        if (event.number != common || was == events.end() || !isSame(was->second, event))
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
    const auto common = commonEvents(store, so, *kept);
    if (!common)
        return base::fail(common.error());
    so.common = *common;
    std::set<std::int64_t> requests;
    for (auto &[number, event] : keptEvents(*kept, noted, so.common)) {
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
