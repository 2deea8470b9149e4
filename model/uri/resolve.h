// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/dotsegments.h"
#include "model/uri/reference.h"

namespace nidreg::uri {

/// What a reference refers to: an absolute URI with the reference's fragment, or, by the draft, a
/// part of the current document. An absent component is not an empty one.
struct Target {
    bool isCurrentDocument = false; ///< then only the fragment counts
    std::optional<std::string> scheme, authority;
    std::string path;
    std::optional<std::string> query, fragment;
    bool hasExcessDots = false; ///< the reference went above the root (the draft's step 7)

    /// The components put together (the draft's section 5.2, RFC 3986's 5.3); of the current
    /// document nothing but the fragment.
    std::string text() const;

    /// False when text() would be parsed differently: a path with two slashes in front and no
    /// authority. Both algorithms can produce that.
    bool isReadBack() const { return authority || !path.starts_with("//"); }
};

/// Why a reference cannot be resolved.
enum class ResolveError {
    RelativeBase, ///< the base has no scheme
    OpaqueBase, ///< a relative reference against a base without hierarchy (the draft's section 5)
    ExcessDots, ///< more ".." than levels, with ExcessDots::Refuse
};

/// The stable id of an error: "uri.relative-base" and so on.
std::string_view rule(ResolveError error);

/// The section that defines an error.
std::string_view source(ResolveError error, Syntax syntax);

/// Every enumerator of ResolveError.
std::span<const ResolveError> resolveErrors();

/// What the draft leaves to those who follow it.
struct ResolveOptions {
    ExcessDots excess = ExcessDots::Keep;
    /// False: a scheme that is the base's is ignored, as in "http:g" (backwards compatibility; RFC
    /// 3986 calls that not strict).
    bool validating = true;
};

using Resolved = base::Result<Target, ResolveError>;

/// The 2003 draft's algorithm (section 5.2). A reference that is empty or a fragment alone refers
/// to the current document, whatever the base.
Resolved resolveByDraft(const Reference &base, const Reference &reference,
                        const ResolveOptions &options = {});

/// RFC 3986's algorithm (section 5.2.2): it removes dot segments from every path, those above the
/// root too, has no current document and no opaque base. Only `validating` counts of the options.
Resolved resolveByRfc3986(const Reference &base, const Reference &reference,
                          const ResolveOptions &options = {});

/// Either of them, as the syntax says.
Resolved resolve(Syntax algorithm, const Reference &base, const Reference &reference,
                 const ResolveOptions &options = {});

} // namespace nidreg::uri
