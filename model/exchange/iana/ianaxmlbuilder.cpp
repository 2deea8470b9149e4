// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianaxmlbuilder.h"

#include "model/base/date.h"
#include "model/base/text.h"

#include <algorithm>
#include <utility>

namespace nidreg::exchange {

using listing::Head;
using listing::ReadError;
using listing::Registration;
using listing::Remark;
using registry::Reference;

static constexpr std::size_t kDeepest = 32;
static constexpr std::size_t kLongestText = 1024 * 1024;
static constexpr std::size_t kShownOfText = 60;

static bool isReference(Slot slot)
{
    return slot == Slot::Reference || slot == Slot::RangeReference || slot == Slot::RecordReference
        || slot == Slot::ProseReference;
}

void IanaXmlBuilder::start(std::string_view name, bool isOurs,
                           std::span<const XmlAttribute> attributes, std::size_t line)
{
    m_line = line;
    if (m_open.empty() && (name != "registry" || !isOurs))
        return fail(ReadError::NotARegistry, name);
    if (m_open.size() == kDeepest)
        return fail(ReadError::TooDeep);
    Open element = isOurs ? shapeOf(name) : Open{Slot::Skipped, Content::Words, {}};
    const bool isInSkipped = !m_open.empty() && m_open.back().slot == Slot::Skipped;
    if (element.slot == Slot::Skipped && !isInSkipped)
        remark(Remark::UnknownElement, name);
    if (element.slot != Slot::Skipped && !isAllowed(element.slot)) {
        remark(isSaid(element.slot) ? Remark::Repeated : Remark::Misplaced, name);
        element.slot = Slot::Skipped;
    }
    if (element.slot != Slot::Skipped) {
        enter(element);
        if (isReference(element.slot))
            beginReference(attributes);
        for (const XmlAttribute &each : attributes)
            take(element.slot, each);
    }
    m_open.push_back(std::move(element));
}

IanaXmlBuilder::Open IanaXmlBuilder::shapeOf(std::string_view name) const
{
    const Slot parent = m_open.empty() ? Slot::Nothing : m_open.back().slot;
    const auto found = std::ranges::find_if(
        kShapes, [&](const Shape &shape) { return shape.parent == parent && shape.name == name; });
    if (found == std::end(kShapes)) {
        const bool isInProse = !m_open.empty() && m_open.back().content == Content::Prose;
        if (isInProse && name == "xref")
            return {Slot::ProseReference, Content::Words, {}};
        if (parent == Slot::Record)
            return {Slot::Column, Content::Prose, std::string(name)};
        return {Slot::Skipped, Content::Words, {}};
    }
    const bool isKey = found->slot == Slot::Name || found->slot == Slot::Value;
    if (isKey && !m_record.nid.empty()) // the first one is what is registered
        return {Slot::Column, Content::Prose, std::string(name)};
    return {found->slot, found->content, std::string(name)};
}

/// What is said of a registry stands before its records, and most of it once.
bool IanaXmlBuilder::isAllowed(Slot slot) const
{
    if (slot == Slot::People)
        return m_registries == 1 && !m_hasPeople;
    if (slot == Slot::Registry || slot == Slot::Record || slot == Slot::Footnote)
        return !m_hasPeople;
    const bool isOfHead = m_open.back().slot == Slot::Registry;
    return (!isOfHead || m_isHeadOpen) && !isSaid(slot);
}

bool IanaXmlBuilder::isSaid(Slot slot) const
{
    if (isReference(slot) || slot == Slot::Name || slot == Slot::Value) // most of a file
        return false;
    const std::pair<Slot, bool> said[] = {
        {Slot::Settings, m_head.settings.has_value()},
        {Slot::Title, m_head.title.has_value()},
        {Slot::Created, !m_head.created.empty()},
        {Slot::Updated, !m_head.updated.empty()},
        {Slot::Rule, m_head.registrationRule.has_value()},
        {Slot::Expert, m_head.expert.has_value()},
        {Slot::Description, m_head.description.has_value()},
        {Slot::File, m_head.file.has_value()},
        {Slot::Hide, m_head.isHidden},
        {Slot::RangeValue, !m_range.value.empty()},
        {Slot::RangeHex, m_range.hex.has_value()},
        {Slot::RangeSize, m_range.entrySize.has_value()},
        {Slot::RangeRule, m_range.registrationRule.has_value()},
        {Slot::RangeNote, m_range.note.has_value()},
        {Slot::Template, m_record.formTemplate.has_value()},
        {Slot::Contact, m_record.contact.has_value()},
        {Slot::PersonName, m_person.name.has_value()},
        {Slot::PersonOrg, m_person.organization.has_value()},
        {Slot::PersonUpdated, !m_person.updated.empty()},
        {Slot::People, m_hasPeople},
    };
    const auto found = std::ranges::find(said, slot, &std::pair<Slot, bool>::first);
    return found != std::end(said) && found->second;
}

void IanaXmlBuilder::enter(const Open &element)
{
    if (element.content != Content::Elements)
        m_words.clear();
    if (element.content == Content::Prose)
        m_prose.clear();
    if (element.slot != Slot::ProseReference)
        m_size = 0;
    beginSlot(element.slot);
}

void IanaXmlBuilder::beginSlot(Slot slot)
{
    switch (slot) {
    case Slot::Registry:
        return beginRegistry();
    case Slot::Record:
        flushHead();
        return void(m_record = {});
    case Slot::Footnote:
        flushHead();
        return void(m_footnote = {});
    case Slot::People:
        flushHead();
        m_hasPeople = true;
        return handOn(m_to.people());
    case Slot::Person:
        return void(m_person = {});
    case Slot::Range:
        return void(m_range = {});
    case Slot::Note:
        return void(m_note = {});
    case Slot::Settings:
        return void(m_settings = {});
    case Slot::CitableUrl:
        m_settings.isCitable = true;
        return;
    case Slot::JsonExport:
        m_settings.offersJson = true;
        return;
    case Slot::File:
    case Slot::ColumnFile:
        return void(m_file = {});
    default:
        return;
    }
}

void IanaXmlBuilder::beginRegistry()
{
    if (m_open.empty())
        handOn(m_to.open(m_instructions));
    else
        flushHead();
    ++m_registries;
    m_head = {};
    m_isHeadOpen = true;
}

/// Hands on what is said of a registry: what it registers comes now.
void IanaXmlBuilder::flushHead()
{
    if (!std::exchange(m_isHeadOpen, false))
        return;
    if (std::ranges::is_sorted(m_head.order))
        m_head.order.clear();
    handOn(m_to.begin(m_head));
}

void IanaXmlBuilder::handOn(bool goesOn)
{
    if (!goesOn)
        fail(ReadError::Stopped);
}

void IanaXmlBuilder::take(Slot slot, const XmlAttribute &attribute)
{
    std::string value(base::trimmed(attribute.value));
    if (slot == Slot::Note)
        value = attribute.value;
    if (isReference(slot) ? !takeFragment(attribute.name, value)
                          : !assign(slot, attribute.name, std::move(value)))
        remark(Remark::UnknownAttribute, attribute.name);
}

bool IanaXmlBuilder::assign(Slot slot, std::string_view name, std::string value)
{
    struct Target {
        Slot slot;
        std::string_view name;
        std::string *to;
    };
    const Target targets[] = {
        {Slot::Record, "date", &m_record.date},
        {Slot::Record, "updated", &m_record.updated},
        {Slot::Record, "id", &m_record.id},
        {Slot::Registry, "id", &m_head.id},
        {Slot::Person, "id", &m_person.id},
        {Slot::Note, "title", &m_note.title},
        {Slot::File, "type", &m_file.type},
        {Slot::File, "name", &m_file.name},
        {Slot::ColumnFile, "type", &m_file.type},
        {Slot::ColumnFile, "name", &m_file.name},
        {Slot::Footnote, "anchor", &m_footnote.anchor},
        {Slot::JsonExport, "spec", &m_settings.jsonSpec},
    };
    const auto found = std::ranges::find_if(
        targets, [&](const Target &each) { return each.slot == slot && each.name == name; });
    if (found == std::end(targets))
        return false;
    if (name == "date" || name == "updated")
        checkDate(value);
    *found->to = std::move(value);
    return true;
}

void IanaXmlBuilder::beginReference(std::span<const XmlAttribute> attributes)
{
    m_reference = {};
    const auto stated = std::ranges::find(attributes, "type", &XmlAttribute::name);
    const std::string_view name =
        stated == attributes.end() ? std::string_view() : base::trimmed(stated->value);
    const auto type = registry::referenceType(name);
    if (!type)
        remark(Remark::UnknownReference, name);
    m_reference.type = type.value_or(Reference::Text);
    if (type != Reference::Text)
        return;
    m_reference.data.clear();
}

/// An attribute of a reference; a text has no data.
bool IanaXmlBuilder::takeFragment(std::string_view name, std::string value)
{
    const bool hasFragments =
        m_reference.type == Reference::Rfc || m_reference.type == Reference::Draft;
    if (name == "type")
        return true;
    if (name == "lastupdated") {
        checkDate(value);
        m_reference.lastUpdated = std::move(value);
        return true;
    }
    if (name == "data") {
        m_reference.data = std::move(value);
        return m_reference.type != Reference::Text;
    }
    const auto kind = registry::fragmentKind(name);
    if (!kind || !hasFragments || m_reference.fragment.kind != registry::Fragment::None)
        return false;
    m_reference.fragment = {*kind, std::move(value)};
    return true;
}

static bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == text.npos;
}

void IanaXmlBuilder::words(std::string_view text, std::size_t line)
{
    m_line = line;
    if (m_open.empty() || m_open.back().slot == Slot::Skipped)
        return;
    const Content content = m_open.back().content;
    m_size += content == Content::Elements ? 0 : text.size();
    if (m_size > kLongestText)
        return fail(ReadError::TextTooLong, m_open.back().name);
    if (content == Content::Words)
        m_words += text;
    else if (content == Content::Elements && !isBlank(text))
        remark(Remark::StrayText, base::trimmed(text).substr(0, kShownOfText));
    else if (content == Content::Prose && (m_prose.empty() || m_prose.back().reference))
        m_prose.push_back({std::string(text)});
    else if (content == Content::Prose)
        m_prose.back().words += text;
}

void IanaXmlBuilder::end(std::size_t line)
{
    m_line = line;
    const Open element = std::move(m_open.back());
    m_open.pop_back();
    store(element);
}

void IanaXmlBuilder::instruction(std::string_view target, std::string_view data, std::size_t line)
{
    m_line = line;
    if (m_registries == 0 && !m_isWhole)
        m_instructions.push_back({std::string(target), std::string(data)});
    else
        remark(Remark::Instruction, target);
}

void IanaXmlBuilder::comment(std::string_view text, std::size_t line)
{
    m_line = line;
    remark(Remark::Comment, base::trimmed(text).substr(0, kShownOfText));
}

void IanaXmlBuilder::remark(Remark::Kind kind, std::string_view subject)
{
    m_remarks.add({kind, m_line, std::string(subject)});
}

void IanaXmlBuilder::fail(ReadError error, std::string_view subject)
{
    if (!m_refusal)
        m_refusal = listing::ReadRefusal{error, m_line, std::string(subject)};
}

void IanaXmlBuilder::checkDate(std::string_view date)
{
    if (!date.empty() && !base::isDayOrMonth(date))
        fail(ReadError::BadDate, date.substr(0, kShownOfText));
}

/// IANA's listing has a registry of formal namespaces and one of informal ones.
void IanaXmlBuilder::checkPart()
{
    const bool isInformal = m_record.kind == urn::NidKind::Informal;
    if (m_head.id == (isInformal ? "urn-namespaces-1" : "urn-namespaces-2"))
        fail(ReadError::WrongPart, m_record.nid);
}

std::string IanaXmlBuilder::trimmedWords() const
{
    return std::string(base::trimmed(m_words));
}

} // namespace nidreg::exchange
