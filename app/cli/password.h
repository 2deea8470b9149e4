// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/registry.h"
#include "model/base/secret.h"

#include <string>
#include <variant>

namespace nidreg::app::cli {

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
