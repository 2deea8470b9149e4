// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace nidreg::forms {

/// `text` as a draft can hold it and a file can give it back: line ends are LF, and what is no
/// character (half a surrogate pair, U+FFFE, U+FFFF, U+FDD0 to U+FDEF) is U+FFFD, which shows. All
/// else stays as it is, NUL included. Never longer than `text`.
QString admissible(const QString &text);

/// How many bytes `text` has in UTF-8.
qsizetype utf8Size(QStringView text);

/// A character that would show nothing or turn the text around it, made visible by one sign of the
/// same length: a control picture for a control character, an arrow for a bidirectional one. Other
/// characters are themselves.
QChar visible(QChar character);
/// True for a character that has such a sign.
inline bool isHidden(QChar character)
{
    return visible(character) != character;
}
/// `text` with the signs in place; as long as `text`.
QString visible(const QString &text);

/// "U+202E": how standards write a character.
QString codeOf(QChar character);

} // namespace nidreg::forms
