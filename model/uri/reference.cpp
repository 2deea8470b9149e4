// SPDX-License-Identifier: MIT
#include "model/uri/reference.h"

#include "model/uri/chars.h"

#include <algorithm>

namespace nidreg::uri {

using ReadReference = base::Result<Reference, UriRefusal>;

std::string_view name(Form form)
{
    switch (form) {
    case Form::Hierarchical:
        return "hierarchical";
    case Form::Opaque:
        return "opaque";
    case Form::NetworkPath:
        return "network-path";
    case Form::AbsolutePath:
        return "absolute-path";
    case Form::RelativePath:
        return "relative-path";
    case Form::SameDocument:
        return "same-document";
    }
    return {};
}

ReadReference Reference::parse(std::string_view text, Syntax syntax)
{
    Reference reference(text, syntax, componentsOf(text));
    reference.m_form = reference.formByGrammar();
    if (const auto fault = reference.fault())
        return base::fail(*fault);
    return reference;
}

ReadReference Reference::parseAbsolute(std::string_view text, Syntax syntax)
{
    ReadReference reference = parse(text, syntax);
    if (reference && !reference->isAbsolute())
        return base::fail(UriRefusal{UriError::NotAbsolute, 0});
    return reference;
}

std::optional<std::string_view> Reference::at(std::optional<TextRange> range) const
{
    return range ? std::optional(part(m_text, *range)) : std::nullopt;
}

std::optional<std::string_view> Reference::opaquePart() const
{
    if (!isOpaque())
        return {};
    const std::size_t end = m_components.query ? m_components.query->end : m_components.path.end;
    return part(m_text, {m_components.path.begin, end});
}

/// What begins neither with "/" nor with nothing is opaque. "?" can begin both a hier-part and an
/// opaque-part: the former comes first, but cannot hold brackets.
bool Reference::isOpaqueByGrammar() const
{
    if (m_components.authority || path().starts_with('/'))
        return false;
    return !path().empty()
        || (m_syntax == Syntax::Draft2003
            && query().value_or(std::string_view()).find_first_of("[]") != std::string_view::npos);
}

Form Reference::formByGrammar() const
{
    if (isAbsolute())
        return isOpaqueByGrammar() ? Form::Opaque : Form::Hierarchical;
    if (m_components.authority)
        return Form::NetworkPath;
    if (path().starts_with('/'))
        return Form::AbsolutePath;
    return path().empty() && !m_components.query ? Form::SameDocument : Form::RelativePath;
}

/// Of a relative path, too: its first segment has no colon, or the first would end a scheme.
///                                                                      (sections 3.1 and 5)
std::optional<UriRefusal> Reference::schemeFault() const
{
    if (!m_components.scheme)
        return path().starts_with(':') ? std::optional(UriRefusal{UriError::NoScheme, 0})
                                       : std::nullopt;
    const auto scheme = part(m_text, *m_components.scheme);
    if (!urn::isAlpha(scheme.front()))
        return UriRefusal{UriError::BadScheme, 0};
    const auto wrong = std::ranges::find_if_not(scheme, isSchemeChar);
    if (wrong == scheme.end())
        return {};
    return UriRefusal{UriError::BadScheme, std::size_t(wrong - scheme.begin())};
}

std::optional<UriRefusal> Reference::hierarchicalFault()
{
    if (m_components.authority) {
        const auto authority = readAuthority(m_text, *m_components.authority, m_syntax);
        if (!authority)
            return authority.error();
        m_authority = *authority;
    }
    if (const auto fault = firstFault(m_text, m_components.path, isPathChar))
        return fault;
    return m_components.query ? firstFault(m_text, *m_components.query, isQueryChar) : std::nullopt;
}

std::optional<UriRefusal> Reference::fault()
{
    auto fault = schemeFault();
    if (!fault && isOpaque() && m_syntax == Syntax::Draft2003) {
        const auto opaque = *opaquePart();
        const std::size_t begin = m_components.path.begin;
        fault = firstFault(m_text, {begin, begin + opaque.size()}, isUric);
    } else if (!fault) {
        fault = hierarchicalFault();
    }
    if (!fault && m_components.fragment)
        fault = firstFault(m_text, *m_components.fragment, isQueryChar);
    return fault;
}

} // namespace nidreg::uri
