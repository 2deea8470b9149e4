// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

namespace nidreg::exchange {

/// UTF-8 as text for an XML or HTML document: U+FFFD for what no XML document can carry (XML 1.0,
/// section 2.2) and for bytes that are no UTF-8.
QString carried(std::string_view text);

/// True for the characters that change the direction in which text is shown (Unicode's
/// bidirectional controls): a page shows them by name, or they could hide what stands there.
bool isBidiControl(QChar c);
/// "U+202E"
QString controlName(QChar c);

/// carried(), with bidirectional controls by their names.
QString plainly(std::string_view text);

} // namespace nidreg::exchange
