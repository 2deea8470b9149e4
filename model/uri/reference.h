// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/authority.h"

#include <string>

namespace nidreg::uri {

/// What kind of URI reference a text is (the 2003 draft, sections 3, 4.2 and 5).
enum class Form {
    Hierarchical, ///< an absolute URI whose path begins with "/", or is empty
    Opaque, ///< an absolute URI without a "/" after its scheme
    NetworkPath, ///< relative: "//host/path"
    AbsolutePath, ///< relative: "/path"
    RelativePath, ///< relative: "path", "?query"
    SameDocument, ///< empty, or nothing but a fragment
};

/// The name of a form in JSON: "hierarchical", "same-document" …
std::string_view name(Form form);

/// A URI reference taken apart; every instance is valid by the syntax it was read in.
///
///     URI-reference = [ absolute-URI / relative-URI ] [ "#" fragment ]     (section 4)
///     absolute-URI  = scheme ":" ( hier-part / opaque-part )               (section 3)
///     relative-URI  = [ net-path / abs-path / rel-path ] [ "?" query ]     (section 5)
///
/// The components are those of appendix B, also of an opaque part: its "?" parts a query from the
/// rest, as RFC 3986 has it. The parts are views into text() and are never decoded.
class Reference {
public:
    /// Reads any bytes; never throws, takes time linear in the length. Answers the first fault.
    static base::Result<Reference, UriRefusal> parse(std::string_view text,
                                                     Syntax syntax = Syntax::Draft2003);

    /// The same, and refuses a relative reference with NotAbsolute at 0.
    static base::Result<Reference, UriRefusal> parseAbsolute(std::string_view text,
                                                             Syntax syntax = Syntax::Draft2003);

    std::string_view text() const { return m_text; }
    Syntax syntax() const { return m_syntax; }
    Form form() const { return m_form; }
    bool isAbsolute() const { return m_components.scheme.has_value(); }
    bool isOpaque() const { return m_form == Form::Opaque; }

    const Components &components() const { return m_components; }
    std::optional<std::string_view> scheme() const { return at(m_components.scheme); }
    std::optional<std::string_view> authority() const { return at(m_components.authority); }
    std::string_view path() const { return part(m_text, m_components.path); }
    std::optional<std::string_view> query() const { return at(m_components.query); }
    std::optional<std::string_view> fragment() const { return at(m_components.fragment); }

    /// The parts of the authority; nothing without an authority.
    const std::optional<Authority> &authorityParts() const { return m_authority; }

    /// opaque-part = uric-no-slash *uric: path and query together; nothing of another form.
    std::optional<std::string_view> opaquePart() const;

    /// A part of an authority, or any other range of text().
    std::optional<std::string_view> at(std::optional<TextRange> range) const;

private:
    Reference(std::string_view text, Syntax syntax, const Components &components)
        : m_text(text), m_syntax(syntax), m_components(components)
    {
    }

    std::optional<UriRefusal> fault();
    std::optional<UriRefusal> schemeFault() const;
    std::optional<UriRefusal> hierarchicalFault();
    bool isOpaqueByGrammar() const;
    Form formByGrammar() const;

    std::string m_text;
    Syntax m_syntax;
    Components m_components;
    std::optional<Authority> m_authority;
    Form m_form = Form::SameDocument;
};

} // namespace nidreg::uri
