// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/urn/namestring.h"

#include <span>

namespace nidreg::urn {

/// What the document of its dialect says against a namestring that its grammar accepts, in the
/// order of the text; empty where it says nothing. The place is in bytes of the namestring's text.
/// Rules and particulars (%1 is always what stands at the place):
///
///     urn.r-component       it has one, whose meaning is not standardized yet  (RFC 8141, 2.3.1)
///     urn.experimental      its NID begins with "X-"           (RFC 8141, appendix C, item 2)
///     urn.unknown-keyword   a directive that resolvers ignore        (2012 draft, 2.3 and 2.3.1)
///     urn.repeated-keyword  directives that resolvers all ignore
///     urn.unknown-service   a value of "s" for which they give the default service
///
/// Linear in the length of the namestring.
base::Findings usage(const Namestring &urn);

/// All rules of usage(), in the order above.
std::span<const base::Rule> usageRules();

} // namespace nidreg::urn
