// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace nidreg::base {

/// Something that stays in memory and leaves it: a password, UTF-8. Copies share it, and it is
/// overwritten when the last of them goes.
class Secret {
public:
    Secret() = default;
    explicit Secret(std::string_view text) : m_text(new std::string(text), &forget) { }

    bool isEmpty() const { return !m_text || m_text->empty(); }
    /// Valid as long as a copy of the secret lives.
    std::string_view text() const { return m_text ? std::string_view(*m_text) : ""; }

private:
    static void forget(std::string *text)
    {
        // volatile: nobody reads it afterwards, and a compiler would leave the writing out.
        volatile char *bytes = text->data();
        for (std::size_t i = 0; i < text->capacity(); ++i)
            bytes[i] = 0;
        delete text;
    }

    std::shared_ptr<std::string> m_text;
};

} // namespace nidreg::base
