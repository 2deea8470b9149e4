// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianaxmlbuilder.h"
#include "model/urn/syntax/nid.h"

#include <algorithm>
#include <utility>

namespace nidreg::exchange {

using listing::Head;
using listing::Registration;
using registry::Reference;

/// What an element that has ended said.
void IanaXmlBuilder::store(const Open &element)
{
    switch (element.slot) {
    case Slot::Skipped:
    case Slot::Nothing:
    case Slot::CitableUrl:
    case Slot::JsonExport:
    case Slot::People:
        return;
    case Slot::Registry:
        flushHead();
        m_isWhole = --m_registries == 0;
        return handOn(m_to.end());
    case Slot::Record:
        if (std::ranges::is_sorted(m_record.order))
            m_record.order.clear();
        checkPart();
        return handOn(m_to.add(m_record));
    case Slot::Footnote:
        m_footnote.text = std::move(m_prose);
        return handOn(m_to.add(m_footnote));
    case Slot::Person:
        return handOn(m_to.add(m_person));
    case Slot::Reference:
    case Slot::RangeReference:
    case Slot::RecordReference:
    case Slot::ProseReference:
        finishReference();
        break;
    default:
        break;
    }
    if (element.slot == Slot::ProseReference)
        m_prose.push_back({{}, std::move(m_reference)});
    else if (element.slot >= Slot::PersonName)
        storeInPerson(element.slot);
    else if (element.slot >= Slot::Name)
        storeInRecord(element);
    else if (element.slot > Slot::Range)
        storeInRange(element.slot);
    else
        storeInRegistry(element.slot);
}

void IanaXmlBuilder::finishReference()
{
    if (m_reference.type != Reference::Text)
        m_reference.label = std::move(m_words);
    else if (!m_words.empty() || m_reference.data.empty())
        m_reference.data = std::move(m_words);
}

/// The texts that are said once; false for anything else.
bool IanaXmlBuilder::storeText(Slot slot)
{
    struct Target {
        Slot slot;
        Head::Part part;
        std::optional<listing::Prose> *to;
    };
    const Target targets[] = {
        {Slot::Title, Head::Title, &m_head.title},
        {Slot::Rule, Head::RegistrationRule, &m_head.registrationRule},
        {Slot::Expert, Head::Expert, &m_head.expert},
        {Slot::Description, Head::Description, &m_head.description},
    };
    const auto found = std::ranges::find(targets, slot, &Target::slot);
    if (found == std::end(targets))
        return false;
    *found->to = std::move(m_prose);
    said(found->part);
    return true;
}

void IanaXmlBuilder::storeInRegistry(Slot slot)
{
    if (storeText(slot))
        return;
    switch (slot) {
    case Slot::Settings:
        m_head.settings = m_settings;
        return said(Head::Settings);
    case Slot::Category:
        m_head.categories.push_back(m_words);
        return said(Head::Category);
    case Slot::Created:
        m_head.created = trimmedWords();
        checkDate(m_head.created);
        return m_head.created.empty() ? void() : said(Head::Created);
    case Slot::Updated:
        m_head.updated = trimmedWords();
        checkDate(m_head.updated);
        return m_head.updated.empty() ? void() : said(Head::Updated);
    case Slot::Note:
        m_note.text = std::move(m_prose);
        m_head.notes.push_back(std::move(m_note));
        return said(Head::Notes);
    case Slot::Hide:
        m_head.isHidden = true;
        return said(Head::Hide);
    case Slot::File:
        m_file.address = trimmedWords();
        m_head.file = m_file;
        return said(Head::FilePart);
    case Slot::Reference:
        m_head.references.push_back(std::move(m_reference));
        return said(Head::References);
    case Slot::Range:
        m_head.ranges.push_back(std::move(m_range));
        return said(Head::Ranges);
    default:
        return;
    }
}

void IanaXmlBuilder::storeInRange(Slot slot)
{
    switch (slot) {
    case Slot::RangeValue:
        m_range.value = std::move(m_words);
        return;
    case Slot::RangeHex:
        m_range.hex = std::move(m_words);
        return;
    case Slot::RangeSize:
        m_range.entrySize = std::move(m_words);
        return;
    case Slot::RangeRule:
        m_range.registrationRule = std::move(m_prose);
        return;
    case Slot::RangeNote:
        m_range.note = std::move(m_prose);
        return;
    case Slot::RangeReference:
        return m_range.references.push_back(std::move(m_reference));
    default:
        return;
    }
}

void IanaXmlBuilder::storeInRecord(const Open &element)
{
    switch (element.slot) {
    case Slot::Name:
    case Slot::Value:
        m_record.nid = trimmedWords();
        m_record.isValue = element.slot == Slot::Value;
        m_record.kind =
            urn::isInformalForm(m_record.nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
        return said(Registration::Name);
    case Slot::Template:
        m_record.formTemplate = std::move(m_prose);
        return said(Registration::Template);
    case Slot::Contact:
        m_record.contact = std::move(m_prose);
        return said(Registration::Contact);
    case Slot::RecordReference:
        m_record.references.push_back(std::move(m_reference));
        return said(Registration::References);
    case Slot::Column:
        m_record.columns.push_back({element.name, std::move(m_prose), {}});
        return said(Registration::Columns);
    case Slot::ColumnFile:
        m_file.address = trimmedWords();
        m_record.columns.push_back({element.name, {}, m_file});
        return said(Registration::Columns);
    default:
        return;
    }
}

void IanaXmlBuilder::storeInPerson(Slot slot)
{
    switch (slot) {
    case Slot::PersonName:
        m_person.name = std::move(m_words);
        return;
    case Slot::PersonOrg:
        m_person.organization = std::move(m_words);
        return;
    case Slot::PersonUri:
        return m_person.uris.push_back(trimmedWords());
    case Slot::PersonUpdated:
        m_person.updated = trimmedWords();
        return checkDate(m_person.updated);
    default:
        return;
    }
}

} // namespace nidreg::exchange
