// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/templates/textblock.h"

#include <optional>
#include <vector>

namespace nidreg::templates {

/// A text without what the printed page put into it.
struct Pages {
    std::vector<Line> lines;
    std::optional<base::Date> published; ///< the first running head's month, day 1
};

/// The last line of a page of an RFC or draft: "Surname, et al.   Informational   [Page 3]".
bool isRunningFoot(const Line &line);

/// The first line of a page: "RFC 3937   URN Namespace for IPTC   October 2004".
bool isRunningHead(const Line &line);

/// Takes out running heads and feet and joins the text around a page break: by one blank line,
/// or by none where a sentence plainly goes on.
Pages withoutPageBreaks(const std::vector<Line> &lines);

} // namespace nidreg::templates
