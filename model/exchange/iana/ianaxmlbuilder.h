// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/iana/ianaxmlshape.h"
#include "model/listing/reading.h"
#include "model/listing/sink.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

struct XmlAttribute {
    std::string_view name; ///< with its prefix, if it has one
    std::string_view value;
};

/// Makes what a publication says of its XML's elements, one after the other.
class IanaXmlBuilder {
public:
    explicit IanaXmlBuilder(listing::Sink &to) : m_to(to) { }

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
    void makeRoom(Slot slot);
    void take(Slot slot, const XmlAttribute &attribute);
    bool assign(Slot slot, std::string_view name, std::string value);
    void beginReference(std::span<const XmlAttribute> attributes);
    bool takePlace(std::string_view name, std::string value);
    void store(const Open &element);
    bool storeText(Slot slot);
    void storeInRegistry(Slot slot);
    void storeInRange(Slot slot);
    void storeInRecord(const Open &element);
    void storeInPerson(Slot slot);
    void finishReference();
    void said(listing::Head::Part part) { m_head.order.push_back(part); }
    void said(listing::Registration::Part part) { m_record.order.push_back(part); }
    void beginRegistry();
    void flushHead();
    void handOn(bool goesOn);
    void remark(listing::Remark::Kind kind, std::string_view subject);
    void fail(listing::ReadError error, std::string_view subject = {});
    std::string trimmedWords() const;

    listing::Sink &m_to;
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
