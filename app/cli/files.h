// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/templates/reader.h"

#include <optional>

namespace nidreg::app::cli {

/// A template file as it was read; `FILE#2` names the second template in FILE.
struct TemplateFile {
    std::string name; ///< as given, "#2" included
    templates::Decoded decoded;
    std::vector<templates::NamespaceTemplate> templates; ///< the one that "#N" names, or all
};

/// Reads `name`; nothing after saying why not: it is not there, cannot be read, is larger than
/// templates::kMaxFileBytes, or has no template of that number.
std::optional<TemplateFile> readTemplates(Context &context, const std::string &name);

/// The same for a file from which exactly one template is wanted.
std::optional<templates::NamespaceTemplate> readTemplate(Context &context, const std::string &name);

/// The whole of a small file; nothing after saying why not.
std::optional<std::string> readWhole(Context &context, const std::string &name);

/// The whole of a text file, in UTF-8: of any encoding that a template may have (UTF-8, and UTF-16
/// with a mark). Nothing after saying why not: it is not there, larger than kMaxFileBytes, or in
/// another encoding.
std::optional<std::string> readText(Context &context, const std::string &name);

/// Writes `text` beside `name` and renames it into place; to standard output for an empty name.
int writeWhole(Context &context, const std::string &name, const std::string &text);

} // namespace nidreg::app::cli
