// SPDX-License-Identifier: MIT
#include "model/exchange/iana/snapshot.h"

#include "model/exchange/files/csv.h"
#include "model/exchange/iana/embedded.h"

#include <cassert>
#include <charconv>

namespace nidreg::exchange {

namespace {

/// The file of IANA's that the facts come from: see registry-data/snapshot/README.md.
constexpr std::string_view kSource = "IANA URN Namespaces registry, 2026-07-28";
constexpr std::string_view kSourceSha256 =
    "831c511ee60a8f585517a9a6514dce6531709d2aed169f0be3470227d075c431";

// clang-format off
/// The columns of namespaces.csv.
enum Column { Kind, NidColumn, Registered, Updated, Registrant, TemplateUrl, References, TemplateDate,
              StatedVersion };
// clang-format on

/// What stands before the first `separator`, which is taken off `rest` with it.
std::string_view takeUpTo(std::string_view separator, std::string_view &rest)
{
    const std::size_t at = rest.find(separator);
    const std::string_view head = rest.substr(0, at);
    rest = at == std::string_view::npos ? "" : rest.substr(at + separator.size());
    return head;
}

/// "uri https://gs1.org/ GS1 AISBL": type, data, label.
registry::Reference reference(std::string_view text)
{
    const auto type = registry::referenceType(takeUpTo(" ", text));
    assert(type);
    const std::string_view data = takeUpTo(" ", text);
    return {*type, std::string(data), std::string(text)};
}

std::vector<registry::Reference> references(std::string_view text)
{
    std::vector<registry::Reference> all;
    while (!text.empty())
        all.push_back(reference(takeUpTo(" | ", text)));
    return all;
}

/// The positive integer that a stated version begins with, else 1.
std::int64_t versionNumber(std::string_view stated)
{
    std::int64_t number = 0;
    std::from_chars(stated.data(), stated.data() + stated.size(), number);
    return number > 0 ? number : 1;
}

registry::ImportedNamespace imported(const CsvRow &columns)
{
    registry::NamespaceRow row;
    row.nid = columns[NidColumn];
    row.kind = columns[Kind] == registry::name(urn::NidKind::Formal) ? urn::NidKind::Formal
                                                                     : urn::NidKind::Informal;
    row.version = versionNumber(columns[StatedVersion]);
    row.date = columns[Registered];
    row.updated = columns[Updated];
    row.registrant = columns[Registrant];
    row.references = references(columns[References]);
    row.templateUrl = columns[TemplateUrl];
    row.hasTemplate = !row.templateUrl.empty();
    return {row, columns[StatedVersion], columns[TemplateDate]};
}

/// The rows of a shipped file, its heading taken off.
std::vector<CsvRow> rows(std::string_view csv)
{
    auto read = readCsv(csv);
    assert(read && !read.value().empty());
    std::vector<CsvRow> all = std::move(read).value();
    all.erase(all.begin());
    return all;
}

} // namespace

registry::ImportBatch snapshot()
{
    registry::ImportBatch batch;
    for (const CsvRow &row : rows(kNamespacesCsv))
        batch.namespaces.push_back(imported(row));
    for (const CsvRow &row : rows(kContactsCsv))
        batch.contacts.push_back({row[0], row[1], row[2], row[3]});
    batch.source = kSource;
    batch.sha256 = kSourceSha256;
    return batch;
}

} // namespace nidreg::exchange
