// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/reading.h"

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::exchange {

/// Looks at the bytes of an XML file before its parser does: libxml2 compares every attribute of a
/// tag with every other, and takes a minute for a tag of a few megabytes.
class XmlGuard {
public:
    static constexpr std::size_t kLongestTag = 65536;

    /// What is wrong with the next bytes of the file, if anything: Nul or TagTooLong, and of the
    /// first ones NotUtf8.
    std::optional<listing::ReadRefusal> look(std::string_view bytes);

    std::size_t line() const { return m_line; }

private:
    enum State { Outside, Begun, Tag, Quoted, Other };

    void step(char c);
    bool endsOther() const;

    State m_state = Outside;
    char m_quote = 0;
    std::size_t m_length = 0; ///< of the tag so far
    std::string m_head; ///< how something else than a tag begins: "!--", "![CDATA[", "?"
    char m_before = 0, m_last = 0; ///< the two bytes before this one
    std::size_t m_line = 1;
    bool m_isFirst = true;
};

} // namespace nidreg::exchange
