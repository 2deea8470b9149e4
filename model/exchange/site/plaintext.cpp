// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"
#include "model/listing/references.h"

#include <QIODevice>

#include <algorithm>
#include <array>

namespace nidreg::exchange {

namespace {

/// One line of text: what would break or disturb it becomes a blank.
std::string oneLine(std::string_view text)
{
    std::string line(text);
    std::ranges::replace_if(
        line, [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; }, ' ');
    return line;
}

/// "    Registrant  GS1 AISBL", or nothing where there is no value.
std::string labelled(std::string_view label, std::string_view value)
{
    static constexpr std::size_t kLabelWidth = 12;
    if (value.empty())
        return {};
    std::string line = "    " + std::string(label);
    line.append(kLabelWidth - label.size(), ' ');
    return line + oneLine(value) + '\n';
}

std::string underlined(const std::string &title)
{
    return title + '\n' + std::string(title.size(), '=') + '\n';
}

class TextWriter : public ListingWriter {
public:
    TextWriter(QIODevice &to, base::Date updated) : m_to(to)
    {
        put("Uniform Resource Names (URN) Namespaces\nLast updated " + base::toString(updated)
            + '\n');
    }

    void add(const Entry &entry) override
    {
        if (entry.row.status == registry::Status::Delisted)
            return;
        const registry::NamespaceRow &row = entry.row;
        beginKind(row.kind);
        const auto link = entry.link();
        std::string head = row.nid + "  version " + std::to_string(row.version);
        if (row.status != registry::Status::Active)
            head += "  " + std::string(registry::name(row.status));
        put('\n' + head + '\n' + labelled("Registrant", row.registrant)
            + labelled("Reference", listing::bracketed(row.references))
            + labelled("Template", link ? link->url : "") + labelled("Registered", row.date)
            + labelled("Updated", row.updated));
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        while (m_begun < kTitles.size())
            beginNext();
        if (!contacts.empty())
            put("\n\n" + underlined("People"));
        for (const registry::Contact &each : contacts)
            put('\n' + each.id + '\n' + labelled("Name", each.name) + labelled("Contact", each.uri)
                + labelled("Updated", each.updated));
    }

private:
    static constexpr std::array<const char *, 2> kTitles{"Formal URN Namespaces",
                                                         "Informal URN Namespaces"};

    void beginKind(urn::NidKind kind)
    {
        while (m_begun <= static_cast<std::size_t>(kind))
            beginNext();
    }

    void beginNext() { put("\n\n" + underlined(kTitles[m_begun++])); }

    void put(const std::string &text) { m_to.write(text.data(), static_cast<qint64>(text.size())); }

    QIODevice &m_to;
    std::size_t m_begun = 0; ///< how many of kTitles stand there already
};

} // namespace

std::unique_ptr<ListingWriter> textWriter(QIODevice &to, base::Date updated)
{
    return std::make_unique<TextWriter>(to, updated);
}

} // namespace nidreg::exchange
