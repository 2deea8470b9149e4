// SPDX-License-Identifier: MIT
#include "model/exchange/files/xmltext.h"

namespace nidreg::exchange {

/// What a Char is in XML 1.0 (section 2.2), as far as one UTF-16 unit tells.
static bool isXmlChar(QChar c)
{
    return c >= u' ' ? c.unicode() < 0xFFFE : c == u'\t' || c == u'\n' || c == u'\r';
}

QString carried(std::string_view text)
{
    QString result = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (QChar &c : result) {
        if (!isXmlChar(c))
            c = QChar::ReplacementCharacter;
    }
    return result;
}

bool isBidiControl(QChar c)
{
    const char16_t unit = c.unicode();
    return unit == 0x061C || unit == 0x200E || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E)
        || (unit >= 0x2066 && unit <= 0x2069);
}

QString controlName(QChar c)
{
    return "U+" + QString::number(c.unicode(), 16).toUpper().rightJustified(4, '0');
}

QString plainly(std::string_view text)
{
    QString shown;
    for (const QChar c : carried(text))
        shown += isBidiControl(c) ? controlName(c) : QString(c);
    return shown;
}

} // namespace nidreg::exchange
