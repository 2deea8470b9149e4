// SPDX-License-Identifier: MIT
#include "model/exchange/json/jsontext.h"

#include "model/exchange/files/xmloutput.h"
#include "model/exchange/json/json.h"

#include <algorithm>
#include <charconv>

namespace nidreg::exchange {

/// The bytes of a bidirectional control at `at`, all of which have three or two of them; 0: none.
static std::size_t bidiBytes(std::string_view text, std::size_t at, QChar &found)
{
    const auto unit = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    if (unit(at) == 0xD8 && unit(at + 1) == 0x9C) {
        found = QChar(0x061C);
        return 2;
    }
    if (unit(at) != 0xE2)
        return 0;
    found = QChar(0x2000 + ((unit(at + 1) & 0x3F) << 6) + (unit(at + 2) & 0x3F));
    return isBidiControl(found) ? 3 : 0;
}

std::string withoutControls(const std::string &json)
{
    std::string plain;
    plain.reserve(json.size());
    for (std::size_t at = 0; at < json.size();) {
        QChar control;
        const std::size_t bytes = bidiBytes(json, at, control);
        if (bytes > 0)
            plain += "\\u" + controlName(control).sliced(2).toLower().toStdString();
        else
            plain += json[at];
        at += std::max<std::size_t>(bytes, 1);
    }
    return plain;
}

/// What stands in JSON as it is and in every encoding.
static bool isPlain(char c)
{
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

JsonText &JsonText::text(std::string_view value)
{
    if (!std::ranges::all_of(value, isPlain))
        return raw(withoutControls(exchange::line(Json(value))));
    m_text += '"';
    m_text += value;
    m_text += '"';
    return *this;
}

JsonText &JsonText::number(std::int64_t value)
{
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    return raw({digits, static_cast<std::size_t>(end - digits)});
}

/// What was taken over at once has one time.
JsonText &JsonText::instant(base::Instant value)
{
    if (value != m_instant || m_instantText.empty()) {
        m_instant = value;
        m_instantText = base::toString(value);
    }
    return text(m_instantText);
}

} // namespace nidreg::exchange
