// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace nidreg::exchange {

/// Puts a line of JSON together from its parts, byte for byte as line() writes it but without
/// building it first; bidirectional controls come out escaped: who reads the file sees what stands
/// there.
class JsonText {
public:
    /// Brackets, commas and keys, as they are.
    JsonText &raw(std::string_view marks)
    {
        m_text += marks;
        return *this;
    }
    JsonText &text(std::string_view value);
    /// A text that is not known, being empty, is null.
    JsonText &known(std::string_view value) { return value.empty() ? raw("null") : text(value); }
    JsonText &number(std::int64_t value);
    JsonText &truth(bool value) { return raw(value ? "true" : "false"); }
    JsonText &instant(base::Instant value);

    const std::string &line() const { return m_text; }
    void clear() { m_text.clear(); }

private:
    std::string m_text;
    base::Instant m_instant{}; ///< the one that was written last
    std::string m_instantText;
};

/// JSON with bidirectional controls escaped.
std::string withoutControls(const std::string &json);

} // namespace nidreg::exchange
