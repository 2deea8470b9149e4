// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace nidreg::exchange {

/// What an element of a publication is, by its name and what it stands in.
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

/// What may stand in an element besides other elements.
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

} // namespace nidreg::exchange
