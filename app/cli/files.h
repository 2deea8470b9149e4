// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/wiring/registry.h"
#include "model/base/secret.h"
#include "model/templates/reader.h"

#include <optional>
#include <string>
#include <variant>

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

/// The whole of a file, of standard input where the name is "-"; nothing after saying why not: it
/// is not there, cannot be read, is larger than `limit` bytes.
std::optional<std::string> readWhole(Context &context, const std::string &name,
                                     std::size_t limit = templates::kMaxFileBytes);

/// The whole of a text file, in UTF-8: of any encoding that a template may have (UTF-8, and UTF-16
/// with a mark). Nothing after saying why not: it is not there, larger than kMaxFileBytes, or in
/// another encoding.
std::optional<std::string> readText(Context &context, const std::string &name);

/// Asks for a password on the terminal of the program, with echo off, whatever its standard streams
/// are; never taken from arguments. Why there is none: `server.password-unasked` without a
/// terminal, `server.cancelled` after Ctrl-C.
registry::Stored<base::Secret> askPassword(const std::string &prompt);

/// Who is asked for it: "Password of anna at registry.example: ".
std::string passwordPrompt(const Registry &registry);

/// What `open` answers, a registry::Stored of anything; where the server wants a password, that is
/// asked for, up to three times.
template <class Open> auto withPassword(Registry &registry, Open open)
{
    auto opened = open();
    for (int tries = 0; tries < 3 && !opened && registry::needsPassword(opened.error()); ++tries) {
        const auto typed = askPassword(passwordPrompt(registry));
        if (!typed)
            return decltype(opened)(base::fail(typed.error()));
        registry.setPassword(*typed);
        opened = open();
    }
    return opened;
}

} // namespace nidreg::app::cli
