// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/templatelink.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QIODevice;

namespace nidreg::exchange {

/// What a published entry is made of.
struct Entry {
    const registry::NamespaceRow &row;
    const registry::ListedNamespace *listed = nullptr; ///< with all versions, where it is known
    bool templateHeld = false; ///< the publication has the template's text

    std::optional<listing::TemplateLink> link() const { return listing::linkOf(row, templateHeld); }
};

/// Writes the listing in one format as its entries come along: formal ones first, then informal
/// ones. What is written goes to files that the publication opens; their errors are kept there.
class ListingWriter {
public:
    virtual ~ListingWriter() = default;

    virtual void add(const Entry &entry) = 0;
    /// Closes the listing; nothing is added after it.
    virtual void finish(const std::vector<registry::Contact> &contacts) = 0;
};

/// Writes a listing for people to read, UTF-8 and LF.
std::unique_ptr<ListingWriter> textWriter(QIODevice &to, base::Date updated);

} // namespace nidreg::exchange
