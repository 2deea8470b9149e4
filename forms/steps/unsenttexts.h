// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/transitions.h"

#include <QString>

#include <optional>

namespace nidreg::forms {

/// What an unsent text is stored under. Requests are numbered anew in every registry, and two
/// people may use one computer.
struct UnsentTextKey {
    QString registry; ///< Link::registry: another server may take the place of the one now
    std::string person;
    workflow::RequestId request;
    workflow::Step step;
    std::int64_t thread = -1; ///< the thread that a comment answers; -1: none

    friend bool operator==(const UnsentTextKey &, const UnsentTextKey &) = default;
};

/// What was typed for a step that was not taken.
struct UnsentText {
    workflow::Record record;
    /// The key of the act where its outcome is not known: asked about, never repeated blindly.
    std::string idempotencyKey;
};

/// What people typed and did not send, kept on disk so that neither a closed form nor the end of
/// the program loses it. Programs that run side by side share it.
class UnsentTexts {
public:
    /// Replaces the text stored under that key; a text without anything typed forgets it.
    static void keep(const UnsentTextKey &key, const UnsentText &text);
    static std::optional<UnsentText> find(const UnsentTextKey &key);
    static void forget(const UnsentTextKey &key);
};

/// Whether a person has typed anything of `record`: a text, a reference or a reason.
bool hasTyped(const workflow::Record &record);

} // namespace nidreg::forms
