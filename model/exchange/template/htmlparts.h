// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/template/html.h"
#include "model/exchange/template/htmlpage.h"
#include "model/templates/writer.h"

/// What pages of templates are made of.
namespace nidreg::exchange {

/// Every section with `heading` ("h2", "h3") above it.
void writeSections(HtmlPage &page, const std::vector<templates::Section> &sections,
                   const char *heading);

/// What became of one field, side by side.
void writeDifference(HtmlPage &page, const templates::FieldDifference &field,
                     const DifferenceNames &names, const char *heading);

} // namespace nidreg::exchange
