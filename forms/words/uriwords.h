// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/baseurl.h"
#include "model/uri/contradictions.h"
#include "model/uri/find.h"
#include "model/uri/normalize.h"
#include "model/uri/resolve.h"
#include "model/uri/urierror.h"

#include <QString>

/// The words for what model/uri can say. Plain text; findings are worded by wording(Finding).
namespace nidreg::forms {

/// What is wrong and what would be right, one plain sentence each.
QString wording(uri::UriError error);
QString wording(uri::ResolveError error);
QString wording(uri::Url1993Error error);
QString wording(uri::BaseUrlFault fault);

/// Why a found URI is none after all; empty for a valid one.
QString whyNoUri(const uri::FoundUri &found);

/// What the two passages of a document say, and how the program treats them.
QString wording(uri::UriContradiction contradiction);

/// What a step of the comparison ladder takes for the same.
QString wording(uri::LadderStep step);
/// What a comparison came to: "They are the same when …".
QString wording(const uri::Comparison &comparison);

} // namespace nidreg::forms
