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

int writeAll(int descriptor, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno != EINTR)
            return errno;
        content.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
    return 0;
}

} // namespace

Publication::Publication(Staging &staging, const std::vector<Format> &wanted, Front front)
    : m_staging(staging), m_front(std::move(front)),
      m_withTemplates(anyIncluded(wanted, &FormatSpec::linksTemplates)),
      m_withPages(includes(wanted, Format::Html)),
      m_withDocuments(includes(wanted, Format::Documents)),
      m_withPatterns(anyIncluded(wanted, &FormatSpec::tellsPattern)),
      m_withJson(m_withDocuments || includes(wanted, Format::JsonFile)), m_sums(staging, wanted)
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
    const std::string &text = entry.listed->versions.back().version.text;
    const bool isFile = m_withTemplates && !text.empty();
    // Only a NID becomes a file's name: nothing else can be a path to somewhere.
    const auto document = documentFile(entry.row.nid);
    if (!document)
        return;
    if (m_withPages)
        addPages(entry);
    if (isFile)
        addTemplate(entry.row, text);
    if (!m_withDocuments)
        return;
    makeFolder(*document);
    m_json += '\n';
    add(*document, m_json);
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
    const bool isWhole = m_sums.write([&file](std::string_view line) {
        file.write(line.data(), static_cast<qint64>(line.size()));
        file.write("\n", 1);
    });
    if (!isWhole)
        note(errno != 0 ? errno : EIO, std::string(kSums));
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
    const int descriptor = ::openat(m_staging.descriptor(), path.c_str(),
                                    O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    const Descriptor file(descriptor);
    int error = file ? writeAll(descriptor, content) : errno;
    if (error == 0 && !groupOf(path) && ::fsync(descriptor) != 0)
        error = errno;
    note(error, path);
    return error == 0;
}

void Publication::addPages(const Entry &entry)
{
    const registry::ListedNamespace &listed = *entry.listed;
    const std::string top = *pageFolder(listed.row.nid);
    makeFolder(top);
    add(top + "/index.html", namespacePage(listed, m_front, entry.pattern));
    for (std::size_t i = 0; i < listed.versions.size() && !m_problem; ++i) {
        const registry::NamespaceVersion &version = listed.versions[i].version;
        const std::string path = revisionPath(listed, version.revision);
        add(path + ".html", versionPage(listed, i, m_front));
        if (!version.text.empty())
            add(path + ".txt", version.text);
    }
}

void Publication::addTemplate(const registry::NamespaceRow &row, const std::string &text)
{
    const std::string path = listing::templateFile(row);
    makeFolder(path);
    add(path, text);
}

/// The folder of a group where it is not there yet, and for pages `path` in it.
void Publication::makeFolder(const std::string &path)
{
    const Group group = *groupOf(path);
    bool &isMade = m_made[static_cast<std::size_t>(group)];
    const auto make = [this](const std::string &name) {
        if (::mkdirat(m_staging.descriptor(), name.c_str(), 0777) != 0)
            note(errno, name);
    };
    if (!isMade)
        make(std::string(folder(group)));
    isMade = true;
    if (group == Group::Pages)
        make(path);
}

void Publication::note(int error, const std::string &name)
{
    if (error != 0 && !m_problem)
        m_problem = failure(error, m_staging.path(name));
}

} // namespace nidreg::exchange
