// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>

namespace nidreg::uri {

/// Why a text is not the address under which files are published.
enum class BaseUrlFault {
    NotAUrl, ///< no absolute URI by RFC 3986
    NotWeb, ///< neither http nor https
    NoHost,
    Userinfo, ///< it contains a user name or password
    Query,
    Fragment,
};

/// "base-url.not-a-url", "base-url.not-web", "base-url.no-host", "base-url.userinfo",
/// "base-url.query", "base-url.fragment"
std::string_view name(BaseUrlFault fault);

/// `text` as an address that names of files can be appended to: with a slash at its end.
base::Result<std::string, BaseUrlFault> baseUrl(std::string_view text);

} // namespace nidreg::uri
