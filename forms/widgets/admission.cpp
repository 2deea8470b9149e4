// SPDX-License-Identifier: MIT
#include "forms/widgets/admission.h"

#include <algorithm>

namespace nidreg::forms {

static bool isNoncharacter(char16_t c)
{
    return c >= 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

static bool isPlain(const QString &text)
{
    return std::ranges::none_of(text, [](QChar c) {
        return c == QLatin1Char('\r') || c == QChar::ParagraphSeparator || c.isSurrogate()
            || isNoncharacter(c.unicode());
    });
}

QString admissible(const QString &text)
{
    if (isPlain(text))
        return text;
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPair =
            c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair)
            result += text[i++];
        const bool isCrLf =
            c == QLatin1Char('\r') && i + 1 < text.size() && text[i + 1] == QLatin1Char('\n');
        if (isCrLf)
            continue;
        if (isPair)
            result += text[i];
        else if (c == QLatin1Char('\r') || c == QChar::ParagraphSeparator)
            result += QLatin1Char('\n');
        else
            result += c.isSurrogate() || isNoncharacter(c.unicode())
                ? QChar(QChar::ReplacementCharacter)
                : c;
    }
    return result;
}

qsizetype utf8Size(QStringView text)
{
    qsizetype size = 0;
    for (const QChar c : text)
        size += c.unicode() < 0x80 ? 1 : c.unicode() < 0x800 || c.isSurrogate() ? 2 : 3;
    return size;
}

QChar visible(QChar character)
{
    const char16_t c = character.unicode();
    if (c < 0x20)
        return c == '\n' || c == '\t' ? character : QChar(0x2400 + c);
    if (c >= 0x7F && c <= 0x9F)
        return QChar(c == 0x7F ? 0x2421 : 0x2426); // delete; a form two of substitute
    switch (c) {
    case 0x202D: // left-to-right override
    case 0x202A: // left-to-right embedding
    case 0x2066: // left-to-right isolate
        return QChar(0x21E8);
    case 0x202E: // right-to-left override
    case 0x202B: // right-to-left embedding
    case 0x2067: // right-to-left isolate
        return QChar(0x21E6);
    case 0x2068: // first strong isolate
        return QChar(0x21F3);
    case 0x202C: // pop directional formatting
    case 0x2069: // pop directional isolate
        return QChar(0x21E5);
    case 0x00AD: // soft hyphen
    case 0x200B: // zero width space
    case 0x2060: // word joiner
    case 0x2061:
    case 0x2062:
    case 0x2063:
    case 0x2064:
    case 0xFEFF: // zero width no-break space, byte order mark
        return QChar(0x2423);
    case 0x2028: // line separator
        return QChar(0x21B5);
    default:
        return character;
    }
}

QString visible(const QString &text)
{
    const auto hidden = std::ranges::find_if(text, isHidden);
    if (hidden == text.end())
        return text;
    QString result = text;
    for (qsizetype i = hidden - text.begin(); i < result.size(); ++i)
        result[i] = visible(text[i]);
    return result;
}

QString codeOf(QChar character)
{
    return QStringLiteral("U+%1").arg(character.unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

} // namespace nidreg::forms
