// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/formats.h"
#include "model/exchange/template/htmlpage.h"

#include <string>
#include <vector>

/// What the pages of a publication share.
namespace nidreg::exchange {

/// How many namespaces the list has: none that was delisted.
std::int64_t listedIn(const Front &front);
std::int64_t indexPages(const Front &front, std::int64_t most = kMaxRowsOnPage);

/// Where people stand, seen from the folder: in people.html, or on the page itself (empty) where
/// the list has one page.
std::string peopleFile(const Front &front, std::int64_t most = kMaxRowsOnPage);

/// The head of a page; it owns what PageHead only refers to.
class SiteHead {
public:
    /// `name` is the page's in the folder: "namespaces/isbn/2.html".
    SiteHead(const Front &front, const std::string &name, std::string title,
             std::string description);

    PageHead page(bool hasScript = false) const;

private:
    std::string m_title, m_description, m_canonical, m_feed, m_style, m_script;
};

/// The table of people.
void writePeople(HtmlPage &page, const std::vector<registry::Contact> &contacts);
/// people.html
void writePeoplePage(QIODevice &to, const Front &front,
                     const std::vector<registry::Contact> &contacts);

} // namespace nidreg::exchange
