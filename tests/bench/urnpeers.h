// SPDX-License-Identifier: MIT
#pragma once

#define PCRE2_CODE_UNIT_WIDTH 8

#include "model/base/text.h"

#include <QUrl>

#include <cstdlib>
#include <pcre2.h>
#include <string_view>
#include <uriparser/Uri.h>

namespace nidreg::bench {

/// RFC 8141's grammar as one pattern, without anything to go back for; the r-component ends at the
/// first "?=" (section 2.3.1).
inline constexpr char kUrnPattern[] =
    "^[Uu][Rr][Nn]:([A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]):"
    "((?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
    "(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*+)"
    "(?:\\?\\+((?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
    "(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2}|\\?(?!=))*+))?"
    "(?:\\?=((?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
    "(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*+))?"
    "(?:#((?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*+))?\\z";

/// PCRE2 with its just-in-time compiler.
class Pcre {
public:
    enum class Asks { Verdict, Captures };

    explicit Pcre(Asks asks)
        : m_code(compiled(asks == Asks::Verdict ? PCRE2_NO_AUTO_CAPTURE : 0)),
          m_match(pcre2_match_data_create_from_pattern(m_code, nullptr))
    {
        if (pcre2_jit_compile(m_code, PCRE2_JIT_COMPLETE) != 0)
            std::abort();
    }
    ~Pcre()
    {
        pcre2_match_data_free(m_match);
        pcre2_code_free(m_code);
    }
    Pcre(const Pcre &) = delete;
    Pcre &operator=(const Pcre &) = delete;

    bool matches(std::string_view text) const
    {
        return pcre2_jit_match(m_code, reinterpret_cast<PCRE2_SPTR>(text.data()), text.size(), 0, 0,
                               m_match, nullptr)
            > 0;
    }

private:
    static pcre2_code *compiled(std::uint32_t options)
    {
        int error = 0;
        PCRE2_SIZE offset = 0;
        pcre2_code *code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(kUrnPattern),
                                         PCRE2_ZERO_TERMINATED, options, &error, &offset, nullptr);
        return code ? code : (std::abort(), nullptr);
    }

    pcre2_code *m_code;
    pcre2_match_data *m_match;
};

/// What a library that knows URIs alone calls a URN.
inline bool isUrnByUriparser(std::string_view text)
{
    UriUriA uri;
    const char *error = nullptr;
    if (uriParseSingleUriExA(&uri, text.data(), text.data() + text.size(), &error) != URI_SUCCESS)
        return false;
    const auto scheme = std::string_view(
        uri.scheme.first, static_cast<std::size_t>(uri.scheme.afterLast - uri.scheme.first));
    const bool isUrn = base::equalIgnoringCase(scheme, "urn");
    uriFreeUriMembersA(&uri);
    return isUrn;
}

inline bool isUrnByQUrl(std::string_view text)
{
    const QUrl url(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())),
                   QUrl::StrictMode);
    return url.isValid() && url.scheme() == QLatin1String("urn");
}

} // namespace nidreg::bench
