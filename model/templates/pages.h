// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/templates/textblock.h"

#include <optional>
#include <utility>
#include <vector>

namespace nidreg::templates {

/// The last line of a page of an RFC or draft: "Surname, et al.   Informational   [Page 3]".
bool isRunningFoot(const Line &line);

/// The first line of a page: "RFC 3937   URN Namespace for IPTC   October 2004".
bool isRunningHead(const Line &line);

inline bool isPageFurniture(const Line &line)
{
    return isRunningFoot(line) || isRunningHead(line);
}

/// The month (day 1) that a running head ends with; nothing for any other line.
std::optional<base::Date> publishedOn(const Line &line);

/// Collects the lines of a text and closes the gaps that page breaks leave: by one blank line, or
/// by none where a sentence plainly goes on.
class PageJoiner {
public:
    void add(const Line &line);
    void breakPage();
    std::vector<Line> take() { return std::move(m_lines); }

private:
    std::vector<Line> m_lines;
    bool m_atBreak = false;
};

/// Takes out running heads and feet and joins the text around them.
std::vector<Line> withoutPageBreaks(const std::vector<Line> &lines);

} // namespace nidreg::templates
