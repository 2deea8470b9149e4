// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"

#include "model/templates/pieces.h"

namespace nidreg::templates {

std::vector<NamespaceTemplate> read(std::string_view text)
{
    const std::string plain = withoutMailMarks(text);
    return assemble(plain, cut(plain));
}

} // namespace nidreg::templates
