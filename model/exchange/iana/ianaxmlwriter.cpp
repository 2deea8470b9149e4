// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianaxmlwriter.h"

#include "model/exchange/files/xmloutput.h"
#include "model/exchange/iana/ianaxmlreader.h"

#include <QBuffer>

#include <algorithm>
#include <array>
#include <utility>

namespace nidreg::exchange {

namespace {

using listing::Head;
using listing::Prose;
using listing::Registration;
using registry::Reference;

/// The parts in the order in which they stand: as `order` has it, then what it leaves out, as
/// usual. `counts`: how often each part is said.
template <class Part, std::size_t N, class Each>
void forEachPart(const std::vector<Part> &order, const std::array<std::size_t, N> &counts,
                 Each &&each)
{
    std::array<std::size_t, N> done{};
    for (const Part part : order) {
        if (done[part] < counts[part])
            each(part, done[part]++);
    }
    for (std::size_t part = 0; part < N; ++part) {
        while (done[part] < counts[part])
            each(static_cast<Part>(part), done[part]++);
    }
}

class RegistryWriter : public listing::DocumentHandler {
public:
    explicit RegistryWriter(QIODevice &to) : m_out(to) { }

    bool open(const std::vector<listing::Instruction> &instructions) override
    {
        m_out.raw("<?xml version='1.0' encoding='UTF-8'?>");
        for (const listing::Instruction &each : instructions)
            m_out.raw("\n<?").raw(each.target).raw(" ").raw(each.data).raw("?>");
        return m_out.isWell();
    }

    bool begin(const Head &head) override
    {
        m_out.line(m_depth).raw("<registry");
        if (m_depth++ == 0)
            m_out.raw(" xmlns=\"http://www.iana.org/assignments\"");
        attribute("id", head.id);
        m_out.raw(">");
        const std::array<std::size_t, 13> counts{head.settings.has_value(),
                                                 head.title.has_value(),
                                                 head.categories.size(),
                                                 !head.created.empty(),
                                                 !head.updated.empty(),
                                                 head.notes.size(),
                                                 head.references.size(),
                                                 head.ranges.size(),
                                                 head.registrationRule.has_value(),
                                                 head.expert.has_value(),
                                                 head.description.has_value(),
                                                 head.file.has_value(),
                                                 head.isHidden};
        forEachPart(head.order, counts,
                    [&](Head::Part part, std::size_t i) { say(head, part, i); });
        return m_out.isWell();
    }

    bool add(const Registration &registration) override
    {
        m_out.line(m_depth).raw("<record");
        attribute("date", registration.date);
        attribute("updated", registration.updated);
        attribute("id", registration.id);
        m_out.raw(">");
        ++m_depth;
        const std::array<std::size_t, 5> counts{
            1, registration.formTemplate.has_value(), registration.references.size(),
            registration.contact.has_value(), registration.columns.size()};
        forEachPart(registration.order, counts,
                    [&](Registration::Part part, std::size_t i) { say(registration, part, i); });
        return close("record");
    }

    bool add(const listing::Footnote &footnote) override
    {
        m_out.line(m_depth).raw("<footnote");
        attribute("anchor", footnote.anchor);
        m_out.raw(">");
        prose(footnote.text);
        m_out.raw("</footnote>");
        return m_out.isWell();
    }

    bool people() override
    {
        m_out.line(m_depth++).raw("<people>");
        m_isInPeople = true;
        return m_out.isWell();
    }

    bool add(const listing::Person &person) override
    {
        m_out.line(m_depth++).raw("<person");
        attribute("id", person.id);
        m_out.raw(">");
        if (person.name)
            m_out.element(m_depth, "name", *person.name);
        if (person.organization)
            m_out.element(m_depth, "org", *person.organization);
        for (const std::string &uri : person.uris)
            m_out.element(m_depth, "uri", uri);
        if (!person.updated.empty())
            m_out.element(m_depth, "updated", person.updated);
        return close("person");
    }

    bool end() override
    {
        if (std::exchange(m_isInPeople, false))
            close("people");
        close("registry");
        if (m_depth > 0)
            return m_out.isWell();
        m_out.raw("\n");
        return m_out.flush();
    }

private:
    void say(const Head &head, Head::Part part, std::size_t i)
    {
        switch (part) {
        case Head::Settings:
            return settings(*head.settings);
        case Head::Title:
            return element("title", *head.title);
        case Head::Category:
            return void(m_out.element(m_depth, "category", head.categories[i]));
        case Head::Created:
            return void(m_out.element(m_depth, "created", head.created));
        case Head::Updated:
            return void(m_out.element(m_depth, "updated", head.updated));
        case Head::Notes:
            return note(head.notes[i]);
        case Head::References:
            return lineOf(head.references[i]);
        case Head::Ranges:
            return range(head.ranges[i]);
        case Head::RegistrationRule:
            return element("registration_rule", *head.registrationRule);
        case Head::Expert:
            return element("expert", *head.expert);
        case Head::Description:
            return element("description", *head.description);
        case Head::FilePart:
            return file(*head.file);
        case Head::Hide:
            return void(m_out.line(m_depth).raw("<hide/>"));
        }
    }

    void say(const Registration &registration, Registration::Part part, std::size_t i)
    {
        switch (part) {
        case Registration::Name:
            return void(
                m_out.element(m_depth, registration.isValue ? "value" : "name", registration.nid));
        case Registration::Template:
            return element("template", *registration.formTemplate);
        case Registration::References:
            return lineOf(registration.references[i]);
        case Registration::Contact:
            return element("contact", *registration.contact);
        case Registration::Columns:
            return column(registration.columns[i]);
        }
    }

    void settings(const listing::SiteSettings &settings)
    {
        m_out.line(m_depth++).raw("<metadata>");
        if (settings.isCitable)
            m_out.line(m_depth).raw("<citable_url/>");
        if (settings.offersJson) {
            m_out.line(m_depth).raw("<json_export");
            attribute("spec", settings.jsonSpec);
            m_out.raw("/>");
        }
        close("metadata");
    }

    void note(const listing::Note &note)
    {
        m_out.line(m_depth).raw("<note");
        attribute("title", note.title);
        m_out.raw(">");
        prose(note.text);
        m_out.raw("</note>");
    }

    void range(const listing::Range &range)
    {
        m_out.line(m_depth++).raw("<range>");
        m_out.element(m_depth, "value", range.value);
        if (range.hex)
            m_out.element(m_depth, "hex", *range.hex);
        if (range.entrySize)
            m_out.element(m_depth, "entry_size", *range.entrySize);
        if (range.registrationRule)
            element("registration_rule", *range.registrationRule);
        if (range.note)
            element("note", *range.note);
        for (const Reference &each : range.references)
            lineOf(each);
        close("range");
    }

    void file(const listing::File &file)
    {
        m_out.line(m_depth).raw("<file");
        attribute("type", file.type);
        attribute("name", file.name);
        m_out.raw(">").text(file.address).raw("</file>");
    }

    void column(const listing::Column &column)
    {
        if (column.file)
            file(*column.file);
        else
            element(column.name, column.text);
    }

    void element(std::string_view name, const Prose &text)
    {
        m_out.line(m_depth).raw("<").raw(name).raw(text.empty() ? "/>" : ">");
        if (text.empty())
            return;
        prose(text);
        m_out.raw("</").raw(name).raw(">");
    }

    void prose(const Prose &text)
    {
        for (const listing::Piece &piece : text) {
            if (piece.reference)
                reference(*piece.reference);
            else
                m_out.text(piece.words);
        }
    }

    void lineOf(const Reference &cited)
    {
        m_out.line(m_depth);
        reference(cited);
    }

    void reference(const Reference &cited)
    {
        if (cited.type == Reference::Text || !suitsIana(cited))
            return xref(Reference::Text, cited, registry::labelOf(cited));
        xref(cited.type, cited, cited.label);
    }

    void xref(Reference::Type type, const Reference &cited, std::string_view words)
    {
        m_out.raw("<xref").attribute("type", registry::name(type));
        if (type != Reference::Text)
            m_out.attribute("data", cited.data);
        const bool hasFragments = type == Reference::Rfc || type == Reference::Draft;
        if (hasFragments && cited.fragment.kind != registry::Fragment::None)
            m_out.attribute(registry::name(cited.fragment.kind), cited.fragment.value);
        attribute("lastupdated", cited.lastUpdated);
        if (words.empty())
            m_out.raw("/>");
        else
            m_out.raw(">").text(words).raw("</xref>");
    }

    /// Writes nothing where there is no value.
    void attribute(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            m_out.attribute(name, value);
    }

    bool close(std::string_view name)
    {
        m_out.line(--m_depth).raw("</").raw(name).raw(">");
        return m_out.isWell();
    }

    XmlOutput m_out;
    int m_depth = 0;
    bool m_isInPeople = false;
};

} // namespace

std::unique_ptr<listing::DocumentHandler> ianaXmlWriter(QIODevice &to)
{
    return std::make_unique<RegistryWriter>(to);
}

static constexpr const char *kStylesheet = "xml-stylesheet";

std::vector<listing::Instruction> usualInstructions()
{
    return {{"xml-model",
             "href=\"urn-namespaces.rng\" schematypens=\"http://relaxng.org/ns/structure/1.0\" "}};
}

void setStylesheet(std::vector<listing::Instruction> &instructions, bool isNamed)
{
    const bool isThere =
        std::ranges::count(instructions, kStylesheet, &listing::Instruction::target) > 0;
    if (isNamed && !isThere)
        instructions.insert(instructions.begin(),
                            {kStylesheet, "type=\"text/xsl\" href=\"urn-namespaces.xsl\""});
    if (!isNamed)
        std::erase_if(instructions,
                      [](const listing::Instruction &each) { return each.target == kStylesheet; });
}

std::string ianaXml(const listing::Document &document)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    RegistryWriter writer(buffer);
    listing::play(document, writer);
    return buffer.data().toStdString();
}

} // namespace nidreg::exchange
