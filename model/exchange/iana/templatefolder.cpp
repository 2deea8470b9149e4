// SPDX-License-Identifier: MIT
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/template/templatesource.h"
#include "model/listing/references.h"
#include "model/proof/sha256.h"
#include "model/templates/draftmark.h"
#include "model/templates/pieces.h"
#include "model/templates/reader.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <functional>
#include <tuple>

namespace nidreg::exchange {

using listing::ReadError;
using listing::ReadRefusal;
using listing::Remark;
using listing::SourceEntry;
using templates::NamespaceTemplate;

/// The files below a folder, by name.
static QStringList filesIn(const QString &folder)
{
    QStringList names;
    QDirIterator files(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << files.next();
    names.sort();
    return names;
}

/// The texts of the templates in a text, each with its own words and those up to the next one.
static std::vector<std::string> slices(const std::string &text)
{
    std::vector<std::size_t> starts{0};
    for (const templates::Piece &each : templates::cut(text)) {
        if (each.startsTemplate)
            starts.push_back(each.offset);
    }
    std::vector<std::string> all;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : text.size();
        all.push_back(text.substr(starts[i], end - starts[i]));
    }
    return all;
}

static SourceEntry entryOf(std::string text, const NamespaceTemplate &content, std::string nid)
{
    SourceEntry entry;
    entry.row.nid = std::move(nid);
    entry.row.kind =
        urn::isInformalForm(entry.row.nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
    // Of a namespace that is new here; of one that is held, the listing says these.
    entry.row.registrant = templates::registrantOf(content);
    entry.row.references = listing::referencesOf(content);
    entry.row.hasTemplate = true;
    entry.isTemplateOnly = true;
    entry.isDraft = templates::saysDraft(text, content);
    const auto version = templates::versionOf(content);
    const auto date = templates::dateOf(content);
    listing::HeldTemplate held{std::move(text),
                               std::make_shared<const NamespaceTemplate>(content),
                               {},
                               version ? std::to_string(*version) : "",
                               date.value_or("")};
    held.sha256 = proof::sha256Hex(held.text);
    entry.heldTemplate = std::move(held);
    return entry;
}

/// Whether the registry can hold the file as it is: plain UTF-8 with nothing around it.
static bool isHeldAsItCame(const std::string &bytes, const TemplateSource &source)
{
    const auto plain = templates::decode(bytes);
    return source.kind == TemplateSource::Kind::Text && !plain.wasLatin1 && !plain.wasUtf16
        && plain.text == source.decoded.text && bytes.find('\0') == bytes.npos;
}

static void readFile(const QString &name, const std::string &bytes, ReadSource &read)
{
    const TemplateSource source = readTemplateSource(bytes);
    std::vector<std::string> texts = slices(source.decoded.text);
    if (texts.size() == 1 && isHeldAsItCame(bytes, source))
        texts.front() = bytes;
    for (std::string &text : texts) {
        const NamespaceTemplate content = templates::read(text).front();
        if (auto nid = templates::nidOf(content))
            read.source.entries.push_back(entryOf(std::move(text), content, std::move(*nid)));
        else
            read.remarks.add({Remark::NoNid, 0, name.toStdString()});
    }
}

/// Of several texts of a namespace the one counts that stands first: what is no draft, then the
/// newest version, then the latest day.
static void bringNewestFirst(std::vector<SourceEntry> &entries)
{
    const auto rank = [](const SourceEntry &entry) {
        const listing::HeldTemplate &held = *entry.heldTemplate;
        return std::tuple(!entry.isDraft, templates::registeredVersion(held.statedVersion),
                          std::string_view(held.date));
    };
    std::ranges::stable_sort(entries, std::greater<>(), rank);
}

Read readTemplateFolder(const std::string &path, const ReadProgress &progress)
{
    const QString folder = QFile::decodeName(QByteArray::fromStdString(path));
    const QStringList names = filesIn(folder);
    if (names.isEmpty())
        return base::fail(ReadRefusal{ReadError::Empty});
    ReadSource read;
    proof::RunningHash sums;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (progress && !progress(i, names.size()))
            return base::fail(ReadRefusal{ReadError::Stopped});
        const QString shown = QDir(folder).relativeFilePath(names[i]);
        QFile file(names[i]);
        if (!file.open(QIODevice::ReadOnly))
            return base::fail(
                ReadRefusal{ReadError::Unreadable, 0,
                            (shown + QStringLiteral(": ") + file.errorString()).toStdString()});
        if (file.size() > qint64(templates::kMaxFileBytes)) {
            read.remarks.add({Remark::TooLarge, 0, shown.toStdString()});
            continue;
        }
        const std::string bytes = file.read(qint64(templates::kMaxFileBytes)).toStdString();
        sums.add(proof::sha256Hex(bytes) + "  " + shown.toStdString() + '\n');
        readFile(shown, bytes, read);
    }
    bringNewestFirst(read.source.entries);
    read.source.sha256 = proof::toHex(sums.finish());
    return read;
}

} // namespace nidreg::exchange
