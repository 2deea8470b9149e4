// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/exchange/files/csv.h"
#include "model/exchange/iana/ianacsv.h"
#include "model/exchange/iana/ianaxmlreader.h"
#include "model/urn/syntax/nid.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace nidreg::exchange {

namespace {

using listing::ReadError;
using listing::ReadRefusal;
using registry::Reference;

/// The references that are labelled "RFC…" and their like, as `make` reads them; a label is read as
/// one only when it is printed the same again.
Reference series(std::string_view label)
{
    Reference made{Reference::Rfc, {}, {}};
    const std::size_t comma = label.find(", ");
    made.data = base::lowered(label.substr(0, comma));
    if (comma == label.npos)
        return made;
    const std::string_view place = label.substr(comma + 2);
    const std::size_t blank = place.find(' ');
    const auto kind = registry::fragmentKind(base::lowered(place.substr(0, blank)));
    if (kind && blank != place.npos)
        made.fragment = {*kind, std::string(place.substr(blank + 1))};
    return made;
}

Reference erratum(std::string_view label)
{
    static constexpr std::string_view kBefore = "RFC Errata ";
    return {Reference::RfcErrata,
            std::string(label.starts_with(kBefore) ? label.substr(kBefore.size()) : ""),
            {}};
}

Reference draft(std::string_view label)
{
    return {Reference::Draft, std::string(label), {}};
}

Reference address(std::string_view label)
{
    const bool isOne = label.find("://") != label.npos || label.starts_with("mailto:");
    return {Reference::Uri, std::string(isOne ? label : ""), {}};
}

constexpr std::array kMakers{series, erratum, draft, address};

/// The labels of a cell, "[A][B [C]]"; nothing where it is not written so.
std::optional<std::vector<std::string_view>> labelsOf(std::string_view cell)
{
    std::vector<std::string_view> labels;
    while (!cell.empty()) {
        int depth = 0;
        const auto end = std::ranges::find_if(cell, [&](char c) {
            depth += (c == '[') - (c == ']');
            return depth <= 0;
        });
        if (end == cell.end() || end == cell.begin())
            return {};
        const auto size = static_cast<std::size_t>(end - cell.begin());
        labels.push_back(cell.substr(1, size - 1));
        cell.remove_prefix(size + 1);
    }
    return labels;
}

std::optional<std::vector<Reference>> referencesOf(std::string_view cell)
{
    const auto labels = labelsOf(cell);
    if (!labels)
        return {};
    std::vector<Reference> references;
    for (const std::string_view label : *labels)
        references.push_back(referenceOf(label));
    return references;
}

listing::Prose proseOf(const std::vector<Reference> &references)
{
    listing::Prose prose;
    for (const Reference &each : references)
        prose.push_back({{}, each});
    return prose;
}

bool isUtf8(const std::string &text)
{
    if (std::ranges::all_of(text, [](char c) { return static_cast<signed char>(c) >= 0; }))
        return true;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded =
        decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return !decoder.hasError() && !decoded.isNull();
}

/// Makes a registration of each row.
class Rows {
public:
    explicit Rows(const TakeRegistration &take) : m_take(take) { }

    bool row(const CsvRow &cells, std::size_t line)
    {
        if (std::exchange(m_isFirst, false))
            return heading(cells);
        for (const std::string &cell : cells) {
            if (cell.find('\0') != cell.npos)
                return fail(ReadError::Nul, line, {});
            if (!isUtf8(cell))
                return fail(ReadError::NotUtf8, line, {});
        }
        if (cells.front().empty())
            return fail(ReadError::BadCell, line, {});
        return registration(cells, line);
    }

    bool isFirst() const { return m_isFirst; }
    std::size_t taken() const { return m_taken; }
    const std::optional<ReadRefusal> &refusal() const { return m_refusal; }

private:
    bool heading(const CsvRow &cells)
    {
        const CsvRow today{"URN Namespace", "Template", "Reference"};
        const CsvRow before{"URN Namespace", "Reference"};
        m_hasTemplates = cells == today;
        if (m_hasTemplates || cells == before)
            return true;
        std::string stated;
        for (const std::string &cell : cells)
            stated += (stated.empty() ? "" : ",") + cell;
        return fail(ReadError::BadHeading, 1, stated);
    }

    bool registration(const CsvRow &cells, std::size_t line)
    {
        listing::Registration made;
        made.nid = cells.front();
        const bool isFormal = !urn::isInformalForm(made.nid);
        made.kind = isFormal ? urn::NidKind::Formal : urn::NidKind::Informal;
        const auto cited = referencesOf(cells.back());
        const auto links = m_hasTemplates ? referencesOf(cells[1]) : std::vector<Reference>();
        if (!cited || !links)
            return fail(ReadError::BadCell, line, cited ? cells[1] : cells.back());
        if (isFormal && !links->empty())
            made.formTemplate = proseOf(*links);
        if (!isFormal && m_hasTemplates)
            made.contact = proseOf(*cited);
        made.references = isFormal || !m_hasTemplates ? *cited : *links;
        ++m_taken;
        return m_take(std::move(made), line) || fail(ReadError::Stopped, line, {});
    }

    bool fail(ReadError error, std::size_t line, std::string subject)
    {
        m_refusal = ReadRefusal{error, line, std::move(subject)};
        return false;
    }

    const TakeRegistration &m_take;
    bool m_isFirst = true;
    bool m_hasTemplates = true;
    std::size_t m_taken = 0;
    std::optional<ReadRefusal> m_refusal;
};

} // namespace

Reference referenceOf(std::string_view label)
{
    for (const auto make : kMakers) {
        Reference made = make(label);
        if (!made.data.empty() && suitsIana(made) && registry::labelOf(made) == label)
            return made;
    }
    return {Reference::Text, std::string(label), {}};
}

base::Result<std::size_t, ReadRefusal> readIanaCsv(std::string_view bytes,
                                                   const TakeRegistration &take)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
        return base::fail(ReadRefusal{ReadError::NotUtf8, 1, "UTF-16"});
    Rows rows(take);
    const auto read = readCsv(
        bytes, [&](const CsvRow &cells, std::size_t line) { return rows.row(cells, line); });
    if (rows.refusal())
        return base::fail(*rows.refusal());
    if (!read)
        return base::fail(ReadRefusal{ReadError::BadCsv, read.error().line});
    if (rows.isFirst())
        return base::fail(ReadRefusal{ReadError::Empty});
    return rows.taken();
}

} // namespace nidreg::exchange
