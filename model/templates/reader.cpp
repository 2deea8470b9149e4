// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"

#include "model/templates/pieces.h"

namespace nidreg::templates {

std::vector<NamespaceTemplate> read(std::string_view text)
{
    return assemble(text, cut(text));
}

} // namespace nidreg::templates
