// SPDX-License-Identifier: MIT
#include "forms/workbench/lookalikes.h"

#include "forms/words/words.h"

#include <algorithm>
#include <memory>
#include <unicode/uspoof.h>

namespace nidreg::forms {

using SpoofChecker = std::unique_ptr<USpoofChecker, decltype(&uspoof_close)>;

/// What `character` looks like; empty where that is not told.
static QString skeletonOf(const USpoofChecker &checker, char32_t character)
{
    const QString text = QString::fromUcs4(&character, 1);
    char16_t made[32] = {};
    UErrorCode error = U_ZERO_ERROR;
    const int32_t length =
        uspoof_getSkeleton(&checker, 0, reinterpret_cast<const UChar *>(text.utf16()),
                           int32_t(text.size()), made, int32_t(std::size(made)), &error);
    return U_SUCCESS(error) ? QString::fromUtf16(made, length) : QString();
}

static bool isAsciiAlphanum(const QString &text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) {
        return c.unicode() < 0x80 && c.isLetterOrNumber();
    });
}

std::vector<LookAlike> lookAlikes(const QString &text)
{
    UErrorCode error = U_ZERO_ERROR;
    const SpoofChecker checker(uspoof_open(&error), uspoof_close);
    if (U_FAILURE(error))
        return {};
    std::vector<LookAlike> found;
    qsizetype at = 0;
    for (const char32_t letter : text.toUcs4()) {
        const qsizetype length = QChar::requiresSurrogates(letter) ? 2 : 1;
        const QString like = letter < 0x80 ? QString() : skeletonOf(*checker, letter);
        if (isAsciiAlphanum(like))
            found.push_back({at, length, letter, like});
        at += length;
    }
    return found;
}

QString wording(const LookAlike &found)
{
    return Words::tr("“%1” (U+%2) looks like “%3”")
        .arg(QString::fromUcs4(&found.letter, 1),
             QString::number(uint(found.letter), 16).toUpper().rightJustified(4, u'0'), found.like);
}

} // namespace nidreg::forms
