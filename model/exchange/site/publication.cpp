// SPDX-License-Identifier: MIT
#include "model/exchange/site/publication.h"

#include "model/exchange/json/json.h"
#include "model/exchange/site/listingcomparer.h"
#include "model/templates/reader.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::exchange {

namespace {

/// Those that are written, and those that stay.
std::vector<Format> standing(const Staging &staging, const std::vector<Format> &wanted)
{
    std::vector<Format> all;
    for (const FormatSpec &each : formats()) {
        const std::string file(each.files.front().name);
        if (includes(wanted, each.format)
            || ::faccessat(staging.descriptor(), file.c_str(), F_OK, 0) == 0)
            all.push_back(each.format);
    }
    return all;
}

/// Registering keeps the grammar; of a template that was taken over there is only its text.
templates::NamespacePattern patternOf(const std::string &nid,
                                      const registry::NamespaceVersion &version)
{
    if (!version.grammar.empty())
        return templates::namespacePattern(version.grammar, nid, version.text);
    const auto read = version.text.empty() ? std::vector<templates::NamespaceTemplate>()
                                           : templates::read(version.text);
    if (read.empty())
        return {};
    return templates::namespacePattern(templates::grammarOf(read.front()).source, nid,
                                       version.text);
}

} // namespace

Publication::Publication(Staging &staging, const std::vector<Format> &wanted, Front front)
    : m_staging(staging),
      m_front(std::move(front)), m_kinds{includes(wanted, Format::Html),
                                         includes(wanted, Format::Documents),
                                         anyIncluded(wanted, &FormatSpec::linksTemplates)},
      m_withPatterns(anyIncluded(wanted, &FormatSpec::tellsPattern)),
      m_withJson(m_kinds.documents || includes(wanted, Format::JsonFile)), m_sums(staging, wanted)
{
    m_front.formats = standing(staging, wanted);
    for (const FormatSpec &each : formats()) {
        if (includes(wanted, each.format))
            m_writers.push_back(each.begin(*this, m_front));
    }
}

Entry Publication::prepared(const registry::ListedNamespace &listed, bool needsJson)
{
    const registry::NamespaceRow &row = listed.row;
    const registry::NamespaceVersion &newest = listed.versions.back().version;
    const bool isElsewhere = newest.imported && !row.templateUrl.empty();
    // A text that was found later changes nothing that the listing says.
    const bool isHeld = !newest.text.empty() && row.hasTemplate && !isElsewhere;
    Entry entry{row, &listed, isHeld};
    if (m_withPatterns || needsJson)
        entry.pattern = patternOf(row.nid, newest);
    if (m_withJson || needsJson)
        m_json = jsonLine(listed, entry.pattern);
    entry.json = m_json;
    return entry;
}

void Publication::add(const Entry &entry)
{
    for (const auto &writer : m_writers)
        writer->add(entry);
    const bool isHeld = !entry.listed->versions.back().version.text.empty();
    NamespaceFileKinds kinds = m_kinds;
    kinds.templates = kinds.templates && isHeld;
    // Only a NID becomes a file's name: nothing else can be a path to somewhere.
    if (!kinds.any() || !pageFolder(entry.row.nid))
        return;
    if (kinds.pages)
        makeFolder(Group::Pages);
    if (kinds.templates)
        makeFolder(*groupOf(listing::templateFile(entry.row)));
    if (kinds.documents)
        makeFolder(Group::Documents);
    if (!m_small)
        m_small.emplace(
            [this](const NamespaceJob &job) {
                return writeNamespaceFiles(m_staging.descriptor(), m_front, m_kinds, job);
            },
            [this](const WrittenFiles &written) { take(written); });
    m_small->add(
        {*entry.listed, entry.pattern, kinds.documents ? std::string(entry.json) : std::string()});
}

void Publication::take(const WrittenFiles &written)
{
    for (const registry::PublishedFile &each : written.files)
        m_sums.add(each.name, each.sha256);
    note(written.error, written.failed);
}

void Publication::beginChanges(const std::string &since)
{
    m_changes = &newFile(kChanges);
    const std::string begin = "{\"since\":" + since + ",\n\"changes\":[";
    m_changes->write(begin.data(), static_cast<qint64>(begin.size()));
}

void Publication::addChange(const NamespaceChange &change)
{
    const auto version = [](std::int64_t number) {
        return number > 0 ? Json(number) : Json(nullptr);
    };
    const std::string text = (m_anyChange ? ",\n" : "\n")
        + line({{"nid", change.nid},
                {"change", name(change.kind)},
                {"before", version(change.before)},
                {"after", version(change.after)},
                {"deprecated", change.isDeprecated}});
    m_changes->write(text.data(), static_cast<qint64>(text.size()));
    m_anyChange = true;
}

void Publication::finish(const std::vector<registry::Contact> &contacts)
{
    for (const auto &writer : m_writers)
        writer->finish(contacts);
    if (m_changes)
        m_changes->write("\n]}\n");
    if (m_small)
        m_small->finish();
    closeFiles();
    writeSums();
    // Templates and pages may be many: one flush for all of them.
    const bool anySmall = std::ranges::count(m_made, true) > 0;
    if (anySmall && ::syncfs(m_staging.descriptor()) != 0)
        note(errno, {});
    m_isFinished = true;
}

void Publication::closeFiles()
{
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        m_files[i]->sync();
        m_sums.add(m_names[i], m_files[i]->sha256());
    }
}

void Publication::writeSums()
{
    SyncedFile &file = newFile(kSums);
    const int error = m_sums.write([&file](std::string_view line) {
        file.write(line.data(), static_cast<qint64>(line.size()));
        file.write("\n", 1);
    });
    if (error != 0)
        note(error, std::string(kSums));
    file.sync();
    m_sums.add(std::string(kSums), file.sha256());
}

std::optional<PublishFailure> Publication::problem() const
{
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        if (const int error = m_files[i]->error())
            return failure(error, m_staging.path(m_names[i]));
    }
    return m_problem;
}

SyncedFile &Publication::newFile(std::string_view name)
{
    m_names.emplace_back(name);
    m_files.push_back(std::make_unique<SyncedFile>(m_staging.descriptor(), m_names.back().c_str()));
    return *m_files.back();
}

void Publication::add(std::string_view path, std::string_view content)
{
    if (writeSmall(std::string(path), content) && !m_isFinished)
        m_sums.add(std::string(path), proof::sha256Hex(content));
}

bool Publication::writeSmall(const std::string &path, std::string_view content)
{
    const int error = writeSmallFile(m_staging.descriptor(), path, content);
    note(error, path);
    const Descriptor file(
        error == 0 ? ::openat(m_staging.descriptor(), path.c_str(), O_RDONLY | O_CLOEXEC) : -1);
    if (error == 0 && ::fsync(file.number()) != 0)
        note(errno, path);
    return !m_problem;
}

/// The folder of a group where it is not there yet.
void Publication::makeFolder(Group group)
{
    bool &isMade = m_made[static_cast<std::size_t>(group)];
    const std::string name(folder(group));
    if (!isMade && ::mkdirat(m_staging.descriptor(), name.c_str(), 0777) != 0)
        note(errno, name);
    isMade = true;
}

void Publication::note(int error, const std::string &name)
{
    if (error != 0 && !m_problem)
        m_problem = failure(error, m_staging.path(name));
}

} // namespace nidreg::exchange
