// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/documenthandler.h"

#include <memory>
#include <string>

class QIODevice;

namespace nidreg::exchange {

/// Writes a publication as IANA does: XML 1.0, UTF-8, LF, indented by two, valid against the RELAX
/// NG schema of IANA's registries as far as what it is handed can be. Equal input gives equal
/// bytes. A reference whose data the schema does not allow for its type becomes a text. The end of
/// the whole writes everything out; false where `to`, which must live longer, takes no more.
std::unique_ptr<listing::DocumentHandler> ianaXmlWriter(QIODevice &to);

/// Those that a publication begins with: the schema.
std::vector<listing::Instruction> usualInstructions();
/// Names IANA's stylesheet before them where none is named, or leaves it out.
void setStylesheet(std::vector<listing::Instruction> &instructions, bool isNamed);

/// `document` in that form.
std::string ianaXml(const listing::Document &document);

} // namespace nidreg::exchange
