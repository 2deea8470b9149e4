// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/reader.h"

#include <string_view>

namespace nidreg::exchange {

/// A file that may contain templates, as plain text.
struct TemplateSource {
    /// How the bytes were interpreted, to explain the text to a person.
    enum class Kind {
        Text,
        RfcXml, ///< RFC XML (RFC 7991, or its forerunner of RFC 7749)
        Html,
        TemplateJson, ///< what `template show` and `template convert --to json` write
        BrokenXml, ///< RFC XML that is not well formed: read as the text it is
        Mail, ///< a message or an mbox (see readMail)
    };

    templates::Decoded decoded; ///< its text is ready for templates::cut() and read()
    Kind kind = Kind::Text;
};

/// Makes text of RFC XML, HTML and our JSON, and leaves any other text unchanged. Never fails.
TemplateSource withoutMarkup(templates::Decoded decoded);

/// The one way from the bytes of a file to text that templates are read from: takes messages
/// apart, decodes them, makes text of RFC XML and HTML, and takes off what mail put in. Every word
/// stays, mark-up and the headers of mail's transport aside.
/// Never fails. The caller checks templates::kMaxFileBytes.
TemplateSource readTemplateSource(std::string_view bytes);

} // namespace nidreg::exchange
