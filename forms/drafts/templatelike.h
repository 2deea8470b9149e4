// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/copiedtext.h"

#include <string>
#include <string_view>

namespace nidreg::forms {

/// A draft that begins with another template's words.
struct TemplateLike {
    templates::NamespaceTemplate content;
    CopiedText copied;
};

/// A new template after `model`: its texts but for the facts of its own, which are the NID, the
/// version, the date, the registrant and the revision information. `source` names the model for
/// people, `nid` is the new one or empty, `today` the date it states (YYYY-MM-DD). Example URNs of
/// the model's NID get the new one where there is one.
TemplateLike templateLike(const templates::NamespaceTemplate &model, const QString &source,
                          const QString &nid, std::string_view today);

/// True for a field whose text such a draft takes over.
bool isLent(templates::Field field);

/// The fields that `model` has a text to lend for, in their order.
std::vector<templates::Field> lentFields(const templates::NamespaceTemplate &model);

} // namespace nidreg::forms
