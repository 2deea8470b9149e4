// SPDX-License-Identifier: MIT
#include "model/exchange/publication.h"

#include "model/exchange/embedded.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::exchange {

namespace {

struct OwnFile {
    std::string_view name;
    Format format;
};

// clang-format off
constexpr std::array kOwnFiles{
    OwnFile{"urn-namespaces.xml",   Format::Xml},
    OwnFile{"urn-namespaces.xsl",   Format::Xml},
    OwnFile{"urn-namespaces.rng",   Format::Xml},
    OwnFile{"urn-namespaces-1.csv", Format::Csv},
    OwnFile{"urn-namespaces-2.csv", Format::Csv},
    OwnFile{"urn-namespaces.txt",   Format::Text},
};
// clang-format on

bool includes(const std::vector<Format> &formats, Format format)
{
    return formats.empty() || std::ranges::count(formats, format) > 0;
}

/// XML and text link to the templates.
bool includeTemplates(const std::vector<Format> &formats)
{
    return includes(formats, Format::Xml) || includes(formats, Format::Text);
}

/// "urn-formal" or "urn-formal/isbn.txt"
bool isTemplates(std::string_view name, bool isFolder)
{
    for (const urn::NidKind kind : {urn::NidKind::Formal, urn::NidKind::Informal}) {
        const std::string_view folder = listing::templateFolder(kind);
        if (isFolder ? name == folder
                     : name.starts_with(folder) && name.substr(folder.size()).starts_with('/')
                    && name.ends_with(".txt"))
            return true;
    }
    return false;
}

} // namespace

Staging::Judge judgeFor(const std::vector<Format> &formats)
{
    return [formats](const std::string &name, bool isFolder) {
        const auto fate = [](bool isWritten) {
            return isWritten ? Staging::Fate::Replace : Staging::Fate::Keep;
        };
        if (isTemplates(name, isFolder))
            return fate(includeTemplates(formats));
        const auto own = std::ranges::find(kOwnFiles, name, &OwnFile::name);
        if (isFolder || own == kOwnFiles.end())
            return Staging::Fate::Foreign;
        return fate(includes(formats, own->format));
    };
}

Publication::Publication(Staging &staging, const PublishPlan &plan)
    : m_staging(staging), m_withTemplates(includeTemplates(plan.formats))
{
    for (const Format format : {Format::Xml, Format::Csv, Format::Text}) {
        if (includes(plan.formats, format))
            begin(format, plan.updated);
    }
}

void Publication::begin(Format format, base::Date updated)
{
    switch (format) {
    case Format::Xml:
        addSupplement("urn-namespaces.xsl", kStylesheetXsl);
        addSupplement("urn-namespaces.rng", kSchemaRng);
        m_writers.push_back(xmlWriter(newFile("urn-namespaces.xml"), updated));
        return;
    case Format::Csv: {
        SyncedFile &formal = newFile("urn-namespaces-1.csv");
        m_writers.push_back(csvWriter(formal, newFile("urn-namespaces-2.csv")));
        return;
    }
    case Format::Text:
        m_writers.push_back(textWriter(newFile("urn-namespaces.txt"), updated));
        return;
    }
}

void Publication::add(const registry::NamespaceRow &row, const registry::NamespaceVersion &version)
{
    const bool held = !version.text.empty();
    const Entry entry{listing::recordOf(row, held), row};
    for (const auto &writer : m_writers)
        writer->add(entry);
    if (held && m_withTemplates)
        addTemplate(row, version.text);
}

void Publication::finish(const std::vector<registry::Contact> &contacts)
{
    for (const auto &writer : m_writers)
        writer->finish(contacts);
    for (const auto &file : m_files)
        file->sync();
    // The templates may be many: one flush for all of them.
    const bool anyTemplate = m_folders[0] || m_folders[1];
    if (anyTemplate && ::syncfs(m_staging.descriptor()) != 0)
        note(errno, {});
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

void Publication::addSupplement(const std::string &name, std::string_view content)
{
    newFile(name).write(content.data(), static_cast<qint64>(content.size()));
}

void Publication::addTemplate(const registry::NamespaceRow &row, const std::string &text)
{
    const std::string path = listing::templateFile(row);
    const int folder = folderOf(row.kind);
    if (folder < 0)
        return;
    SyncedFile file(folder, path.substr(path.find('/') + 1).c_str());
    file.write(text.data(), static_cast<qint64>(text.size()));
    note(file.writeOut(), path);
}

/// The folder of a kind's templates; below 0, and a problem noted, where it cannot be made.
int Publication::folderOf(urn::NidKind kind)
{
    Descriptor &folder = m_folders[static_cast<std::size_t>(kind)];
    const std::string name(listing::templateFolder(kind));
    if (!folder && ::mkdirat(m_staging.descriptor(), name.c_str(), 0777) == 0)
        folder = Descriptor(
            ::openat(m_staging.descriptor(), name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder)
        note(errno, name);
    return folder.number();
}

void Publication::note(int error, const std::string &name)
{
    if (error != 0 && !m_problem)
        m_problem = failure(error, m_staging.path(name));
}

} // namespace nidreg::exchange
