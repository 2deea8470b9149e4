// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

namespace nidreg::urn {

/// Reads one namestring from left to right and stops at the first error. Each step answers whether
/// to go on; after a refusal, refusal() says why.
class NamestringReader {
public:
    NamestringReader(std::string_view text, Dialect dialect) : m_text(text), m_dialect(dialect) { }

    bool read() { return scheme() && nid() && nss() && components(); }

    const NamestringParts &parts() const { return m_parts; }
    const NamestringRefusal &refusal() const { return m_refusal; }

private:
    using CharClass = bool (*)(char);

    bool scheme();
    bool nid();
    bool nss();
    bool components();
    bool rfc8141Components();
    bool urnbis2015Components();
    bool urnbis2012Components();
    bool rComponent(std::size_t introducer);
    bool qComponent(std::size_t introducer, std::string_view terminator);
    bool fComponent();
    bool directives();
    bool directive(std::size_t end);

    bool run(std::size_t end, CharClass allowed);
    bool runTo(std::size_t end, CharClass allowed);
    bool startsComponent(std::size_t end, NamestringError empty, NamestringError badStart);
    bool refuse(NamestringError error, std::size_t offset);
    bool refuseByte();

    bool atEnd() const { return m_at == m_text.size(); }
    bool at(std::string_view expected) const { return m_text.substr(m_at).starts_with(expected); }
    bool startsComponents() const { return !isOld() && (at("?") || at("#")); }
    std::size_t find(std::string_view what) const;
    bool isOld() const { return m_dialect == Dialect::Rfc2141; }
    bool reserves(char c) const;
    bool reservesUrnAndNul() const { return isOld() || m_dialect == Dialect::Urnbis2012; }

    std::string_view m_text;
    Dialect m_dialect;
    std::size_t m_at = 0; ///< how far the text is read
    NamestringParts m_parts;
    NamestringRefusal m_refusal{};
};

} // namespace nidreg::urn
