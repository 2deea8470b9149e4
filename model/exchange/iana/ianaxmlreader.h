// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/listing/documenthandler.h"
#include "model/listing/reading.h"
#include "model/registry/records.h"

#include <string_view>

class QIODevice;

namespace nidreg::exchange {

/// Reads a publication in the XML of IANA's registries, in any of its shapes since 2015, and hands
/// it to `to` as it comes: memory does not grow with the file. Answers what was not kept.
///
/// A file is UTF-8, and has no DOCTYPE: so there are no entities but XML's own five, and nothing is
/// loaded from anywhere. Elements are at most 32 deep, a tag is at most 64 KiB long, and the text
/// of an element 1 MiB. Refuses with Empty, NotUtf8, Nul, Malformed, Truncated, DocumentType,
/// TooDeep, TagTooLong, TextTooLong, NotARegistry; Unreadable where `from` fails, Stopped where
/// `to` does.
base::Result<listing::Remarks, listing::ReadRefusal> readIanaXml(QIODevice &from,
                                                                 listing::DocumentHandler &to);

/// The same of bytes that are here already.
base::Result<listing::Remarks, listing::ReadRefusal> readIanaXml(std::string_view bytes,
                                                                 listing::DocumentHandler &to);

struct ReadDocument {
    listing::Document document;
    listing::Remarks remarks;
};

/// The same as a whole, for a publication that fits into memory some five times over.
base::Result<ReadDocument, listing::ReadRefusal> readIanaDocument(std::string_view bytes);

/// Whether the data of `reference` is what the schema of IANA's registries allows for its type;
/// true for a text, which has none.
bool suitsIana(const registry::Reference &reference);

} // namespace nidreg::exchange
