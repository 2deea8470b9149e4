// SPDX-License-Identifier: MIT
#include "app/cli/linkwords.h"

#include "app/cli/shown.h"

namespace nidreg::app::cli {

using exchange::Json;
using registry::Link;

static const char *tlsMode(Link::Protection protection)
{
    switch (protection) {
    case Link::Socket:
        return nullptr;
    case Link::Checked:
        return "verify-full";
    case Link::AnyHost:
        return "verify-ca";
    case Link::Unchecked:
        return "require";
    case Link::Plain:
        return "disable";
    }
    return nullptr;
}

static const char *warning(Link::Protection protection)
{
    switch (protection) {
    case Link::Socket:
        return "through a socket of this computer";
    case Link::Checked:
        return "encrypted, and its certificate is its own";
    case Link::AnyHost:
        return "encrypted, but its certificate may be another host's (sslmode=verify-ca)";
    case Link::Unchecked:
        return "encrypted, but its certificate was not checked: it may be another server";
    case Link::Plain:
        return "NOT encrypted: anybody on the way can read and change what is sent";
    }
    return "";
}

Json toJson(const Link &link)
{
    const char *tls = tlsMode(link.protection);
    return {{"registry", "server"},
            {"running", true},
            {"host", exchange::known(link.host)},
            {"port", exchange::known(link.port)},
            {"tls", tls ? Json(tls) : Json(nullptr)},
            {"protocol", exchange::known(link.protocol)},
            {"read_only", link.isReadOnly}};
}

std::string sentence(const Link &link)
{
    std::string text = warning(link.protection);
    if (!link.protocol.empty())
        text += ", " + link.protocol;
    if (!link.host.empty())
        text = shownLine(link.host) + " port " + link.port + ", " + text;
    return link.isReadOnly ? text + "\n  a read-only standby: it takes no changes" : text;
}

} // namespace nidreg::app::cli
