// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace nidreg::uri {

/// A scheme that names a server with host and port, and the port where it is not given.
struct SchemePort {
    std::string_view scheme; ///< in lower case
    int port;
    std::string_view source; ///< the specification that says so
};

/// The schemes whose default ports scheme-based normalization knows, in alphabetical order.
std::span<const SchemePort> schemePorts();

/// The row of a scheme in any case; null for one without a known port.
const SchemePort *schemePort(std::string_view scheme);

/// True when `digits` (any number of them, ASCII) is the number of the scheme's default port.
bool isDefaultPort(const SchemePort &scheme, std::string_view digits);

} // namespace nidreg::uri
