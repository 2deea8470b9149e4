// SPDX-License-Identifier: MIT
#include "forms/news/newsgroups.h"

#include "forms/words/newswords.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace nidreg::forms {

/// The context under which the words of this file are translated.
struct NewsGroups {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::NewsGroups)
};

std::vector<NewsGroup> newsGroups(const std::vector<registry::Event> &events,
                                  const std::set<workflow::RequestId> &waiting)
{
    std::vector<NewsGroup> groups;
    std::map<std::pair<workflow::RequestId, std::string>, std::size_t> places;
    for (const registry::Event &each : events) {
        const auto key = std::pair(each.request, each.request ? std::string() : each.nid);
        const auto [place, isNew] = places.emplace(key, groups.size());
        if (isNew)
            groups.push_back({each.request, each.nid, waiting.contains(each.request), {}});
        NewsGroup &group = groups[place->second];
        if (group.nid.empty())
            group.nid = each.nid;
        group.events.push_back(each);
    }
    std::ranges::stable_partition(groups, &NewsGroup::waits);
    return groups;
}

QString titleOf(const NewsGroup &group)
{
    const QString nid = words(group.nid), number = QString::number(group.request.value);
    if (group.request && !nid.isEmpty())
        return NewsGroups::tr("Request %1: %2", "a number, and a NID").arg(number, nid);
    if (group.request)
        return NewsGroups::tr("Request %1").arg(number);
    return nid.isEmpty() ? NewsGroups::tr("The registry") : NewsGroups::tr("Namespace %1").arg(nid);
}

QString newsSummary(const std::vector<NewsGroup> &groups, base::Instant since, bool hasMore)
{
    qint64 events = 0;
    for (const NewsGroup &each : groups)
        events += qint64(each.events.size());
    const auto waiting = std::ranges::count_if(groups, &NewsGroup::waits);
    const QString count = QLocale().toString(events), when = shownTime(since);
    const QString what = hasMore ? NewsGroups::tr("More than %1 events since %2.").arg(count, when)
        : events == 1            ? NewsGroups::tr("1 event since %1.").arg(when)
                                 : NewsGroups::tr("%1 events since %2.").arg(count, when);
    if (waiting == 0)
        return what;
    return what + ' '
        + counted<NewsGroups>(
               QT_TRANSLATE_NOOP("nidreg::forms::NewsGroups", "1 of their requests waits for you."),
               QT_TRANSLATE_NOOP("nidreg::forms::NewsGroups", "%n of their requests wait for you."),
               waiting);
}

} // namespace nidreg::forms
