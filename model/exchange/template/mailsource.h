// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/reader.h"

#include <optional>
#include <string_view>

namespace nidreg::exchange {

/// The text of a message (RFC 5322 with MIME, RFC 2045), or of all those of an mbox, ready to be
/// read as templates. Transfer encodings, charsets, format=flowed (RFC 3676), encoded words in
/// headers (RFC 2047), HTML and RFC XML are undone. What holds no template comes first: the
/// headers that a person reads (From, To, Date, Subject, …; those of transport are left out), the
/// words around the template, and "[name: type]" for each attachment that is no text. The parts
/// that hold templates follow. Of alternatives the plain one is taken unless another alone holds
/// a template, and the words that only the others have are kept before it.
/// Nothing where the bytes are no message, or one too broken, or nested deeper than 64 levels, or
/// of more than 2000 parts: it is then to be read as the text it is. Never fails otherwise.
std::optional<templates::Decoded> readMail(std::string_view bytes);

} // namespace nidreg::exchange
