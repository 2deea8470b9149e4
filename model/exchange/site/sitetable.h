// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/template/htmlpage.h"
#include "model/listing/document.h"

#include <string>
#include <string_view>
#include <vector>

/// Tables of the site.

namespace nidreg::exchange {

/// A section up to and with its heading. `section` is its class, `id` that of the heading.
void beginSection(HtmlPage &page, const char *section, const char *id, const char *title);
/// A table up to its body; `id` is that of the heading that names it, null: none does.
void openTable(HtmlPage &page, const char *id, const std::vector<const char *> &columns);
/// Both; endTable() closes the section, too.
void beginTable(HtmlPage &page, const char *section, const char *id, const char *title,
                const std::vector<const char *> &columns);
void endTable(HtmlPage &page);

/// `id` empty: none.
void beginRow(HtmlPage &page, const std::string &id = {});
void endRow(HtmlPage &page);
/// The cell that names its row; it is closed by the caller.
void openRowHead(HtmlPage &page);
/// Any other one; it is closed by the caller.
void openCell(HtmlPage &page, const char *htmlClass = nullptr);
void cell(HtmlPage &page, std::string_view text, const char *htmlClass = nullptr);
void dayCell(HtmlPage &page, std::string_view day, const char *htmlClass);

/// An element with the day or month in the form that HTML asks for; nothing where it is not known.
void writeDay(HtmlPage &page, std::string_view day);

/// The link of a reference: to the pages of the RFC Editor and the Datatracker, a web or mail
/// address, or for a person to their entry on the page `people` of the publication. Empty where
/// there is none.
std::string linkOf(const registry::Reference &reference, const std::string &people);

/// References one after the other, as links where they lead somewhere.
void writeReferences(HtmlPage &page, const std::vector<registry::Reference> &references,
                     const std::string &people);

/// A text of the listing's header, its references as links.
void writeProse(HtmlPage &page, const listing::Prose &prose, const std::string &people);

/// "person-Michael_Mealling": what HTML takes for an id, made of any text.
std::string idOf(std::string_view prefix, std::string_view text);

} // namespace nidreg::exchange
