// SPDX-License-Identifier: MIT
#include "model/uri/baseurl.h"

#include "model/base/text.h"
#include "model/uri/reference.h"

namespace nidreg::uri {

std::string_view name(BaseUrlFault fault)
{
    switch (fault) {
    case BaseUrlFault::NotAUrl:
        return "base-url.not-a-url";
    case BaseUrlFault::NotWeb:
        return "base-url.not-web";
    case BaseUrlFault::NoHost:
        return "base-url.no-host";
    case BaseUrlFault::Userinfo:
        return "base-url.userinfo";
    case BaseUrlFault::Query:
        return "base-url.query";
    case BaseUrlFault::Fragment:
        return "base-url.fragment";
    }
    return {};
}

base::Result<std::string, BaseUrlFault> baseUrl(std::string_view text)
{
    const auto parsed = Reference::parseAbsolute(base::trimmed(text), Syntax::Rfc3986);
    if (!parsed)
        return base::fail(BaseUrlFault::NotAUrl);
    const std::string scheme = base::lowered(*parsed->scheme());
    if (scheme != "http" && scheme != "https")
        return base::fail(BaseUrlFault::NotWeb);
    const auto &authority = parsed->authorityParts();
    if (!authority || authority->host.begin == authority->host.end)
        return base::fail(BaseUrlFault::NoHost);
    if (authority->userinfo)
        return base::fail(BaseUrlFault::Userinfo);
    if (parsed->query())
        return base::fail(BaseUrlFault::Query);
    if (parsed->fragment())
        return base::fail(BaseUrlFault::Fragment);
    const std::string url(parsed->text());
    return url.ends_with('/') ? url : url + '/';
}

} // namespace nidreg::uri
