// SPDX-License-Identifier: MIT
#include "app/cli/password.h"

#include "app/cli/shown.h"
#include "model/storage/postgres/conninfo.h"

#include <array>
#include <fcntl.h>
#include <openssl/crypto.h>
#include <openssl/ui.h>
#include <unistd.h>

namespace nidreg::app::cli {

using registry::Stored;
using registry::StoreError;

static bool hasTerminal()
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal >= 0)
        ::close(terminal);
    return terminal >= 0;
}

Stored<base::Secret> askPassword(const std::string &prompt)
{
    if (!hasTerminal()) // OpenSSL would read standard input, which is somebody's data
        return base::fail(StoreError{StoreError::Refused, "server.password-unasked", {}});
    std::array<char, 1024> typed{};
    const int outcome = UI_UTIL_read_pw_string(typed.data(), int(typed.size()), prompt.c_str(), 0);
    const base::Secret password(typed.data());
    OPENSSL_cleanse(typed.data(), typed.size());
    if (outcome != 0)
        return base::fail(StoreError{StoreError::Refused, "server.cancelled", {}});
    return password;
}

std::string passwordPrompt(const Registry &registry)
{
    const auto where = storage::destinationOf(registry.target().conninfo);
    if (!where)
        return "Password: ";
    const std::string at = where->hosts.isEmpty() ? "this computer" : where->hosts.toStdString();
    return "Password of " + shownLine(where->user.toStdString()) + " at " + shownLine(at) + ": ";
}

} // namespace nidreg::app::cli
