// SPDX-License-Identifier: MIT
#include "model/listing/document.h"

namespace nidreg::listing {

Prose proseOf(std::string words)
{
    if (words.empty())
        return {};
    return {{std::move(words)}};
}

std::string plain(const Prose &prose)
{
    std::string text;
    for (const Piece &piece : prose)
        text += piece.reference ? '[' + registry::labelOf(*piece.reference) + ']' : piece.words;
    return text;
}

std::vector<registry::Reference> referencesIn(const Prose &prose)
{
    std::vector<registry::Reference> references;
    for (const Piece &piece : prose) {
        if (piece.reference)
            references.push_back(*piece.reference);
    }
    return references;
}

} // namespace nidreg::listing
