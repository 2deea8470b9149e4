// SPDX-License-Identifier: MIT
#include "model/exchange/site/publication.h"

#include "model/exchange/iana/embedded.h"
#include "model/exchange/json/json.h"
#include "model/exchange/site/changes.h"
#include "model/exchange/site/listingcomparer.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::exchange {

namespace {

/// The file by which a format is known to stand in a folder.
const char *leadOf(Format format)
{
    static constexpr std::array<const char *, kFormatCount> kLeads{
        "urn-namespaces.xml", "urn-namespaces-1.csv", "urn-namespaces.txt",
        "index.html",         kRegistryJson.data(),   "changes.atom"};
    return kLeads[static_cast<std::size_t>(format)];
}

/// Those that are written, and those that stay.
std::vector<Format> standing(const Staging &staging, const std::vector<Format> &formats)
{
    std::vector<Format> all;
    for (std::size_t i = 0; i < kFormatCount; ++i) {
        const auto format = static_cast<Format>(i);
        if (includes(formats, format)
            || ::faccessat(staging.descriptor(), leadOf(format), F_OK, 0) == 0)
            all.push_back(format);
    }
    return all;
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

Publication::Publication(Staging &staging, const std::vector<Format> &formats, Front front)
    : m_staging(staging), m_front(std::move(front)), m_withTemplates(includeTemplates(formats)),
      m_withPages(includes(formats, Format::Html)), m_sums(staging, formats)
{
    m_front.formats = standing(staging, formats);
    for (std::size_t i = 0; i < kFormatCount; ++i) {
        if (includes(formats, static_cast<Format>(i)))
            begin(static_cast<Format>(i));
    }
}

void Publication::begin(Format format)
{
    switch (format) {
    case Format::Xml:
        addFile("urn-namespaces.xsl", kStylesheetXsl);
        addFile("urn-namespaces.rng", kSchemaRng);
        m_writers.push_back(xmlWriter(newFile("urn-namespaces.xml"), m_front));
        return;
    case Format::Csv: {
        SyncedFile &formal = newFile("urn-namespaces-1.csv");
        m_writers.push_back(csvWriter(formal, newFile("urn-namespaces-2.csv"), m_front));
        return;
    }
    case Format::Text:
        m_writers.push_back(textWriter(newFile("urn-namespaces.txt"), m_front.updated));
        return;
    case Format::Html:
        beginIndex();
        return;
    case Format::JsonFile:
        addFile("registry.schema.json", kRegistrySchema);
        m_writers.push_back(jsonWriter(newFile(std::string(kRegistryJson)), m_front));
        return;
    case Format::Atom:
        m_writers.push_back(atomWriter(newFile("changes.atom"), m_front));
        return;
    }
}

void Publication::beginIndex()
{
    const OpenPage open = [this](const std::string &name) -> QIODevice & { return newFile(name); };
    m_writers.push_back(indexWriter(open, m_front));
}

void Publication::add(const registry::ListedNamespace &listed)
{
    const registry::NamespaceRow &row = listed.row;
    const registry::NamespaceVersion &newest = listed.versions.back().version;
    const std::string &text = newest.text;
    const bool isElsewhere = newest.imported && !row.templateUrl.empty();
    const bool isHeld = !text.empty() && !isElsewhere;
    const Entry entry{row, &listed, isHeld};
    for (const auto &writer : m_writers)
        writer->add(entry);
    const bool isFile = m_withTemplates && !text.empty();
    // Only a NID becomes a file's name: nothing else can be a path to somewhere.
    if ((!m_withPages && !isFile) || !pageFolder(row.nid))
        return;
    if (m_withPages)
        addPages(listed);
    if (isFile)
        addTemplate(row, text);
}

void Publication::beginChanges(const std::string &since)
{
    m_changes = &newFile(std::string(kChanges));
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
    SyncedFile &file = newFile(std::string(kSums));
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

SyncedFile &Publication::newFile(const std::string &name)
{
    m_names.push_back(name);
    m_files.push_back(std::make_unique<SyncedFile>(m_staging.descriptor(), name.c_str()));
    return *m_files.back();
}

void Publication::addFile(const std::string &path, std::string_view content)
{
    if (writeSmall(path, content) && !m_isFinished)
        m_sums.add(path, proof::sha256Hex(content));
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

void Publication::addPages(const registry::ListedNamespace &listed)
{
    const std::string top = *pageFolder(listed.row.nid);
    makeFolder(top);
    addFile(top + "/index.html", namespacePage(listed, m_front));
    for (std::size_t i = 0; i < listed.versions.size() && !m_problem; ++i) {
        const registry::NamespaceVersion &version = listed.versions[i].version;
        const std::string path = versionPath(listed, version.version);
        addFile(path + ".html", versionPage(listed, i, m_front));
        if (!version.text.empty())
            addFile(path + ".txt", version.text);
    }
}

void Publication::addTemplate(const registry::NamespaceRow &row, const std::string &text)
{
    const std::string path = listing::templateFile(row);
    makeFolder(path);
    addFile(path, text);
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
