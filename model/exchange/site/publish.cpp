// SPDX-License-Identifier: MIT
#include "model/exchange/site/publish.h"

#include "model/exchange/iana/listingheader.h"
#include "model/exchange/json/json.h"
#include "model/exchange/site/listingcomparer.h"
#include "model/exchange/site/publication.h"
#include "model/exchange/site/survey.h"

#include <QDir>
#include <QUuid>

#include <algorithm>
#include <fcntl.h>
#include <unistd.h>

namespace nidreg::exchange {

namespace {

using Outcome = base::Result<base::Done, PublishFailure>;

/// How many namespaces go by between two questions whether to go on.
constexpr std::int64_t kStride = 64;

PublishFailure databaseFailure(const registry::StoreError &error)
{
    return {PublishFailure::Database, error.detail, {}, error};
}

bool holds(int folder, std::string_view name)
{
    return folder >= 0 && ::faccessat(folder, std::string(name).c_str(), F_OK, 0) == 0;
}

bool isAltered(const ForeignChanges &changes, std::string_view name)
{
    return std::ranges::find(changes.named, name, &ForeignChange::name) != changes.named.end();
}

/// One publication on its way.
class Run {
public:
    Run(registry::Store &store, const PublishPlan &plan, const registry::Progress &progress)
        : m_store(store), m_plan(plan), m_progress(progress)
    {
    }

    base::Result<Published, PublishFailure> run();

private:
    Outcome prepare();
    Outcome survey();
    Outcome openEarlier();
    Place present() const { return {m_present.number(), presentPath()}; }
    const std::string &presentPath() const
    {
        return m_plan.compared.empty() ? m_staging->folder() : m_plan.compared;
    }
    bool holdsNow(std::string_view name) const { return holds(m_present.number(), name); }
    registry::Store::Extent extent() const;
    Outcome write();
    bool begin(const registry::ListingHead &head);
    bool take(const registry::ListedNamespace &listed);
    bool goesOn() { return m_progress(m_done, std::max(m_done, m_total)); }
    std::string sinceJson() const;
    Outcome compareFiles();
    Outcome seal();
    Outcome settle();

    registry::Store &m_store;
    const PublishPlan &m_plan;
    const registry::Progress m_progress;
    std::unique_ptr<Staging> m_staging;
    Descriptor m_present; ///< the folder that is compared
    std::vector<Format> m_formats; ///< that are written
    std::optional<LineFile> m_sums; ///< of what stands there now
    std::string m_sumsHash; ///< of the file that stands there now
    std::optional<Publication> m_publication;
    std::optional<ListingComparer> m_comparer;
    std::string m_sinceEvent; ///< that the publication named by `since` states
    std::vector<registry::Contact> m_contacts;
    std::int64_t m_done = 0, m_total = 0;
    bool m_isStopped = false;
    ListingDifference m_sinceThen; ///< of a publication of changes after an event or a time
    Published m_published;
};

base::Result<Published, PublishFailure> Run::run()
{
    for (const auto step :
         {&Run::prepare, &Run::survey, &Run::openEarlier, &Run::write, &Run::compareFiles}) {
        if (const Outcome done = (this->*step)(); !done)
            return base::fail(done.error());
    }
    if (!goesOn())
        return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
    if (m_plan.dryRun)
        return std::move(m_published);
    for (const auto step : {&Run::seal, &Run::settle}) {
        if (const Outcome done = (this->*step)(); !done)
            return base::fail(done.error());
    }
    return std::move(m_published);
}

Outcome Run::prepare()
{
    auto staging = Staging::examined(m_plan.folder, judgeFor(m_plan.formats),
                                     [this] { return m_progress(0, 0); });
    if (!staging)
        return base::fail(staging.error());
    m_staging = std::move(staging).value();
    auto opened = folderAt(presentPath());
    if (!opened)
        return base::fail(opened.error());
    m_present = std::move(opened).value();
    if (m_plan.since && holdsNow(kSums) && !holdsNow(kChanges))
        return base::fail(PublishFailure{PublishFailure::WouldLose, m_plan.folder, {}});
    return base::Done();
}

/// Reads what stands in the folder, and has what others changed written anew.
Outcome Run::survey()
{
    auto read = Survey::of(presentPath(), [this] { return m_progress(0, 0); });
    if (!read)
        return base::fail(read.error());
    Survey survey = std::move(read).value();
    m_formats = m_plan.formats;
    for (const Format each : survey.harmed()) {
        if (!includes(m_formats, each))
            m_formats.push_back(each);
    }
    m_published.foreign = survey.foreign();
    m_sums = survey.takeSums();
    m_sumsHash = survey.sumsHash();
    return m_staging->fill(judgeFor(m_formats));
}

/// What the listing is compared with: the folder's publication, or that which `since` names.
Outcome Run::openEarlier()
{
    const auto *folder = m_plan.since ? std::get_if<std::string>(&*m_plan.since) : nullptr;
    if (!m_plan.since) {
        const bool isAsWritten = !isAltered(m_published.foreign, kRegistryJson);
        auto listing = linesOf(isAsWritten ? present() : Place(), kRegistryJson);
        if (!listing)
            return base::fail(listing.error());
        m_comparer.emplace(std::move(listing).value());
    }
    if (!folder)
        return base::Done();
    const auto opened = folderAt(*folder);
    if (!opened)
        return base::fail(opened.error());
    const Place since{opened->number(), *folder};
    auto earlier = linesOf(since, kRegistryJson);
    if (!earlier)
        return base::fail(earlier.error());
    if (!*earlier)
        return base::fail(PublishFailure{PublishFailure::NoListing, *folder, {}});
    m_comparer.emplace(std::move(earlier).value());
    auto event = eventStated(since);
    if (!event)
        return base::fail(event.error());
    m_sinceEvent = std::move(event).value();
    return base::Done();
}

std::string Run::sinceJson() const
{
    if (const auto *event = std::get_if<std::int64_t>(&*m_plan.since))
        return line({{"event", *event}});
    if (const auto *time = std::get_if<base::Instant>(&*m_plan.since))
        return line({{"time", base::toString(*time)}});
    return "{\"event\":" + m_sinceEvent + '}';
}

/// From which day on the listing is as it is; of an empty one, on which the registry was made.
static base::Date dayOf(const registry::ListingHead &head)
{
    return base::parseDate(head.inForce).value_or(base::dayOf(head.changed));
}

bool Run::begin(const registry::ListingHead &head)
{
    m_total = head.namespaces;
    m_contacts = peopleOf(head);
    const bool isOnRecord = m_plan.compared.empty() ? bool(m_plan.seal) : holdsNow(kCheckpoint);
    m_publication.emplace(
        *m_staging, m_formats,
        Front{head, dayOf(head), {}, isOnRecord, m_plan.baseUrl, m_plan.hasStylesheet});
    if (m_plan.since)
        m_publication->beginChanges(sinceJson());
    m_isStopped = m_isStopped || !goesOn();
    return !m_isStopped && !m_publication->problem();
}

bool Run::take(const registry::ListedNamespace &listed)
{
    const bool isCompared = m_comparer && m_comparer->isKnown();
    const Entry entry = m_publication->prepared(listed, isCompared);
    std::optional<NamespaceChange> change;
    if (m_comparer)
        change = m_comparer->compare(listed, entry.json);
    else
        change = changeSince(listed, *m_plan.since);
    if (change && !m_comparer)
        note(m_sinceThen, *change);
    if (change && m_plan.since)
        m_publication->addChange(*change);
    if (change || !m_plan.since) {
        m_publication->add(entry);
        m_published.namespaces += registry::isRegistered(listed.row.status);
    }
    if (++m_done % kStride == 0)
        m_isStopped = !goesOn();
    return !m_isStopped && !m_publication->problem();
}

/// Some forms tell of earlier versions, as does whatever is compared; grammars come with these.
registry::Store::Extent Run::extent() const
{
    using Extent = registry::Store::Extent;
    const bool isCompared = m_plan.since || (m_comparer && m_comparer->isKnown());
    const bool isWhole = isCompared || anyIncluded(m_formats, &FormatSpec::tellsHistory)
        || anyIncluded(m_formats, &FormatSpec::tellsPattern);
    return isWhole ? Extent::Histories : Extent::Newest;
}

/// Writes every namespace and closes the files.
Outcome Run::write()
{
    const auto visited = m_store.listing(
        extent(), m_plan.asOf, [this](const registry::ListingHead &head) { return begin(head); },
        [this](const registry::ListedNamespace &listed) { return take(listed); });
    if (m_publication && m_publication->problem())
        return base::fail(*m_publication->problem());
    if (m_isStopped)
        return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
    if (!visited)
        return base::fail(databaseFailure(visited.error()));
    m_published.listing = m_comparer ? m_comparer->finish() : std::move(m_sinceThen);
    if (const int error = m_comparer ? m_comparer->error() : 0)
        return base::fail(present().unreadable(error, kRegistryJson));
    m_published.listing.isKnown = m_published.listing.isKnown || !m_comparer;
    m_publication->finish(m_contacts);
    if (const auto problem = m_publication->problem())
        return base::fail(*problem);
    m_published.files = m_publication->files();
    return base::Done();
}

Outcome Run::compareFiles()
{
    const Place fresh{m_staging->descriptor(), m_staging->folder()};
    auto now = linesOf(fresh, kSums);
    if (!now)
        return base::fail(now.error());
    auto differing = difference(std::move(m_sums), std::move(now).value());
    if (!differing)
        return base::fail(fresh.unreadable(differing.error(), kSums));
    m_published.differing = std::move(differing).value();
    const auto sums = std::ranges::find(m_published.files, kSums, &registry::PublishedFile::name);
    const bool isSameList = sums != m_published.files.end() && sums->sha256 == m_sumsHash;
    m_published.isUnchanged =
        isSameList && m_published.differing.isNone() && m_published.foreign.count == 0;
    return base::Done();
}

/// Puts the files on record and writes what proves it beside them.
Outcome Run::seal()
{
    if (!m_plan.seal)
        return base::Done();
    const auto checkpoint = contentOf(present(), kCheckpoint);
    const auto proof = contentOf(present(), kProof);
    if (!checkpoint || !proof)
        return base::fail(checkpoint ? proof.error() : checkpoint.error());
    const Sealed earlier{-1, *checkpoint, *proof};
    const auto sealed = m_plan.seal(m_published.files, m_published.namespaces, earlier);
    if (!sealed)
        return base::fail(databaseFailure(sealed.error()));
    m_published.event = sealed->event;
    const bool isSame = sealed->checkpoint == earlier.checkpoint && sealed->proof == earlier.proof;
    m_published.isUnchanged = m_published.isUnchanged && isSame;
    m_publication->add(kCheckpoint, sealed->checkpoint);
    m_publication->add(kProof, sealed->proof);
    if (const auto problem = m_publication->problem())
        return base::fail(*problem);
    return base::Done();
}

/// Swaps the new folder in, unless it is what is there already.
Outcome Run::settle()
{
    return m_published.isUnchanged ? Outcome(base::Done()) : m_staging->commit();
}

} // namespace

base::Result<Published, PublishFailure> publish(registry::Store &store, const PublishPlan &plan,
                                                const registry::Progress &progress)
{
    return Run(store, plan, progress).run();
}

base::Result<Published, PublishFailure> checkPublication(registry::Store &store,
                                                         const std::string &folder,
                                                         const registry::Progress &progress)
{
    const auto survey = Survey::of(folder, [&progress] { return progress(0, 0); });
    if (!survey)
        return base::fail(survey.error());
    if (survey->held().empty())
        return base::fail(PublishFailure{PublishFailure::NoPublication, folder, {}});
    const auto present = folderAt(folder);
    if (!present)
        return base::fail(present.error());
    if (holds(present->number(), kChanges)) {
        Published alone;
        alone.foreign = survey->foreign();
        alone.isUnchanged = alone.foreign.count == 0;
        return alone;
    }
    PublishPlan plan{nowhere(), survey->held()};
    auto baseUrl = baseUrlStated({present->number(), folder});
    if (!baseUrl)
        return base::fail(baseUrl.error());
    plan.baseUrl = std::move(baseUrl).value();
    plan.hasStylesheet = holds(present->number(), spec(Format::Xml).files[1].name);
    plan.compared = folder;
    plan.dryRun = true;
    return publish(store, plan, progress);
}

std::string nowhere()
{
    return QDir(QDir::tempPath())
        .filePath("nidreg-" + QUuid::createUuid().toString(QUuid::WithoutBraces))
        .toStdString();
}

} // namespace nidreg::exchange
