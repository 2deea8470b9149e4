// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/documenthandler.h"
#include "model/listing/reading.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

/// What an element of a publication is, by its name and its parent.
enum class Slot {
    Nothing, ///< above the whole
    Registry,
    Settings,
    CitableUrl,
    JsonExport,
    Title,
    Category,
    Created,
    Updated,
    Rule,
    Expert,
    Description,
    Note,
    Hide,
    File,
    Reference,
    Range,
    RangeValue,
    RangeHex,
    RangeSize,
    RangeRule,
    RangeNote,
    RangeReference,
    Record,
    Name,
    Value,
    Template,
    Contact,
    Column,
    ColumnFile,
    RecordReference,
    Footnote,
    ProseReference,
    People,
    Person,
    PersonName,
    PersonOrg,
    PersonUri,
    PersonUpdated,
    Skipped, ///< unknown, with all in it
};

/// What an element may contain besides other elements.
enum class Content { Elements, Words, Prose };

struct Shape {
    Slot parent;
    std::string_view name;
    Slot slot;
    Content content;
};

// clang-format off
/// The elements of IANA's registries and where they stand (iana-registry.rng). In a Prose stands a
/// `xref`; what else stands in a record is one of its columns.
inline constexpr Shape kShapes[] = {
    {Slot::Nothing,  "registry",          Slot::Registry,        Content::Elements},
    {Slot::Registry, "registry",          Slot::Registry,        Content::Elements},
    {Slot::Registry, "metadata",          Slot::Settings,        Content::Elements},
    {Slot::Settings, "citable_url",       Slot::CitableUrl,      Content::Elements},
    {Slot::Settings, "json_export",       Slot::JsonExport,      Content::Elements},
    {Slot::Registry, "title",             Slot::Title,           Content::Prose},
    {Slot::Registry, "category",          Slot::Category,        Content::Words},
    {Slot::Registry, "created",           Slot::Created,         Content::Words},
    {Slot::Registry, "updated",           Slot::Updated,         Content::Words},
    {Slot::Registry, "registration_rule", Slot::Rule,            Content::Prose},
    {Slot::Registry, "expert",            Slot::Expert,          Content::Prose},
    {Slot::Registry, "description",       Slot::Description,     Content::Prose},
    {Slot::Registry, "note",              Slot::Note,            Content::Prose},
    {Slot::Registry, "hide",              Slot::Hide,            Content::Elements},
    {Slot::Registry, "file",              Slot::File,            Content::Words},
    {Slot::Registry, "xref",              Slot::Reference,       Content::Words},
    {Slot::Registry, "range",             Slot::Range,           Content::Elements},
    {Slot::Range,    "value",             Slot::RangeValue,      Content::Words},
    {Slot::Range,    "hex",               Slot::RangeHex,        Content::Words},
    {Slot::Range,    "entry_size",        Slot::RangeSize,       Content::Words},
    {Slot::Range,    "registration_rule", Slot::RangeRule,       Content::Prose},
    {Slot::Range,    "note",              Slot::RangeNote,       Content::Prose},
    {Slot::Range,    "xref",              Slot::RangeReference,  Content::Words},
    {Slot::Registry, "record",            Slot::Record,          Content::Elements},
    {Slot::Record,   "name",              Slot::Name,            Content::Words},
    {Slot::Record,   "value",             Slot::Value,           Content::Words},
    {Slot::Record,   "template",          Slot::Template,        Content::Prose},
    {Slot::Record,   "xref",              Slot::RecordReference, Content::Words},
    {Slot::Record,   "contact",           Slot::Contact,         Content::Prose},
    {Slot::Record,   "file",              Slot::ColumnFile,      Content::Words},
    {Slot::Registry, "footnote",          Slot::Footnote,        Content::Prose},
    {Slot::Registry, "people",            Slot::People,          Content::Elements},
    {Slot::People,   "person",            Slot::Person,          Content::Elements},
    {Slot::Person,   "name",              Slot::PersonName,      Content::Words},
    {Slot::Person,   "org",               Slot::PersonOrg,       Content::Words},
    {Slot::Person,   "uri",               Slot::PersonUri,       Content::Words},
    {Slot::Person,   "updated",           Slot::PersonUpdated,   Content::Words},
};
// clang-format on

struct XmlAttribute {
    std::string_view name; ///< with its prefix, if it has one
    std::string_view value;
};

/// Builds a publication from the elements of its XML, one after the other.
class IanaXmlBuilder {
public:
    explicit IanaXmlBuilder(listing::DocumentHandler &to) : m_to(to) { }

    /// `isOurs`: the element is in the namespace of IANA's registries.
    void start(std::string_view name, bool isOurs, std::span<const XmlAttribute> attributes,
               std::size_t line);
    void words(std::string_view text, std::size_t line);
    void end(std::size_t line);
    void instruction(std::string_view target, std::string_view data, std::size_t line);
    void comment(std::string_view text, std::size_t line);

    /// Set as soon as it cannot go on.
    const std::optional<listing::ReadRefusal> &refusal() const { return m_refusal; }
    bool isWhole() const { return m_isWhole; }
    listing::Remarks takeRemarks() { return std::move(m_remarks); }

private:
    struct Open {
        Slot slot;
        Content content;
        std::string name;
    };

    Open shapeOf(std::string_view name) const;
    bool isAllowed(Slot slot) const;
    bool isSaid(Slot slot) const;
    void enter(const Open &element);
    void beginSlot(Slot slot);
    void take(Slot slot, const XmlAttribute &attribute);
    bool assign(Slot slot, std::string_view name, std::string value);
    void beginReference(std::span<const XmlAttribute> attributes);
    bool takeFragment(std::string_view name, std::string value);
    void store(const Open &element);
    bool storeText(Slot slot);
    void storeInRegistry(Slot slot);
    void storeInRange(Slot slot);
    void storeInRecord(const Open &element);
    void storeInPerson(Slot slot);
    void finishReference();
    void checkDate(std::string_view date);
    void checkPart();
    void said(listing::Head::Part part) { m_head.order.push_back(part); }
    void said(listing::Registration::Part part) { m_record.order.push_back(part); }
    void beginRegistry();
    void flushHead();
    void handOn(bool goesOn);
    void remark(listing::Remark::Kind kind, std::string_view subject);
    void fail(listing::ReadError error, std::string_view subject = {});
    std::string trimmedWords() const;

    listing::DocumentHandler &m_to;
    std::vector<Open> m_open;
    std::vector<listing::Instruction> m_instructions;
    bool m_isHeadOpen = false; ///< m_head is not handed on yet
    bool m_hasPeople = false;
    bool m_isWhole = false;
    std::size_t m_registries = 0; ///< open ones
    listing::Head m_head;
    listing::Range m_range;
    listing::Registration m_record;
    listing::Footnote m_footnote;
    listing::Note m_note;
    listing::File m_file;
    listing::SiteSettings m_settings;
    listing::Person m_person;
    registry::Reference m_reference;
    std::string m_words;
    listing::Prose m_prose;
    std::size_t m_size = 0; ///< bytes of the text so far
    std::size_t m_line = 0;
    listing::Remarks m_remarks;
    std::optional<listing::ReadRefusal> m_refusal;
};

} // namespace nidreg::exchange
