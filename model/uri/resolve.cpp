// SPDX-License-Identifier: MIT
#include "model/uri/resolve.h"

#include "model/base/text.h"

#include <array>

namespace nidreg::uri {

// clang-format off
struct ResolveErrorSpec {
    ResolveError error;
    std::string_view id;
    std::array<std::string_view, 2> sources; ///< in the order of Syntax
};

static constexpr std::array kResolveErrors {
    ResolveErrorSpec {ResolveError::RelativeBase, "uri.relative-base", {"URI 2003 draft section 5.1", "RFC 3986 section 5.1"}},
    ResolveErrorSpec {ResolveError::OpaqueBase,   "uri.opaque-base",   {"URI 2003 draft section 5",   "RFC 3986 section 5.2"}},
    ResolveErrorSpec {ResolveError::ExcessDots,   "uri.excess-dots",   {"URI 2003 draft section 5.2", "RFC 3986 section 5.4.2"}},
};
// clang-format on

std::string_view rule(ResolveError error)
{
    return kResolveErrors[static_cast<std::size_t>(error)].id;
}

std::string_view source(ResolveError error, Syntax syntax)
{
    return kResolveErrors[static_cast<std::size_t>(error)]
        .sources[static_cast<std::size_t>(syntax)];
}

std::span<const ResolveError> resolveErrors()
{
    static constexpr std::array kAll{ResolveError::RelativeBase, ResolveError::OpaqueBase,
                                     ResolveError::ExcessDots};
    static_assert(kAll.size() == kResolveErrors.size());
    return kAll;
}

std::string Target::text() const
{
    std::string result;
    if (scheme)
        result.append(*scheme).append(":");
    if (authority)
        result.append("//").append(*authority);
    result.append(path);
    if (query)
        result.append("?").append(*query);
    if (fragment)
        result.append("#").append(*fragment);
    return result;
}

static std::optional<std::string> kept(std::optional<std::string_view> component)
{
    return component ? std::optional<std::string>(*component) : std::nullopt;
}

/// The scheme that the reference is read with; nothing where it is ignored.
static std::optional<std::string_view> schemeOf(const Reference &reference, const Reference &base,
                                                const ResolveOptions &options)
{
    const auto scheme = reference.scheme();
    const bool isIgnored =
        !options.validating && scheme && base::equalIgnoringCase(*scheme, *base.scheme());
    return isIgnored ? std::nullopt : scheme;
}

/// The reference's own components, under its own scheme or the base's.
static Target ownTarget(const Reference &reference, std::optional<std::string_view> scheme)
{
    Target target;
    target.scheme = kept(scheme);
    target.authority = kept(reference.authority());
    target.path = reference.path();
    target.query = kept(reference.query());
    target.fragment = kept(reference.fragment());
    return target;
}

static Target currentDocument(const Reference &reference)
{
    Target target;
    target.isCurrentDocument = true;
    target.fragment = kept(reference.fragment());
    return target;
}

Resolved resolveByDraft(const Reference &base, const Reference &reference,
                        const ResolveOptions &options)
{
    if (!base.isAbsolute())
        return base::fail(ResolveError::RelativeBase);
    if (const auto scheme = schemeOf(reference, base, options))
        return ownTarget(reference, scheme);
    if (!reference.authority() && reference.path().empty() && !reference.query())
        return currentDocument(reference);
    if (base.isOpaque())
        return base::fail(ResolveError::OpaqueBase);
    Target target = ownTarget(reference, base.scheme());
    if (target.authority)
        return target;
    target.authority = kept(base.authority());
    if (target.path.empty()) {
        target.path = base.path();
    } else if (!target.path.starts_with('/')) {
        auto merged = mergedByDraft(base.path(), reference.path(), options.excess);
        if (merged.hasExcess && options.excess == ExcessDots::Refuse)
            return base::fail(ResolveError::ExcessDots);
        target.path = std::move(merged.path);
        target.hasExcessDots = merged.hasExcess;
    }
    return target;
}

Resolved resolveByRfc3986(const Reference &base, const Reference &reference,
                          const ResolveOptions &options)
{
    if (!base.isAbsolute())
        return base::fail(ResolveError::RelativeBase);
    const auto scheme = schemeOf(reference, base, options);
    Target target = ownTarget(reference, scheme ? scheme : base.scheme());
    if (scheme || target.authority) {
        target.path = withoutDotSegments(target.path);
        return target;
    }
    target.authority = kept(base.authority());
    if (target.path.empty()) {
        target.path = base.path();
        target.query = kept(reference.query() ? reference.query() : base.query());
    } else if (target.path.starts_with('/')) {
        target.path = withoutDotSegments(target.path);
    } else {
        target.path = withoutDotSegments(
            mergedByRfc3986(target.authority.has_value(), base.path(), reference.path()));
    }
    return target;
}

Resolved resolve(Syntax algorithm, const Reference &base, const Reference &reference,
                 const ResolveOptions &options)
{
    return algorithm == Syntax::Draft2003 ? resolveByDraft(base, reference, options)
                                          : resolveByRfc3986(base, reference, options);
}

} // namespace nidreg::uri
