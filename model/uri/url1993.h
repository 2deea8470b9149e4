// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/uri/reference.h"
#include "model/uri/urierror.h"

#include <string>
#include <vector>

namespace nidreg::uri {

/// A part of a URL under its name in the draft's grammar: "host", "gtype", "hsoname" …
struct Part1993 {
    std::string_view name; ///< a constant
    TextRange where;
};

/// A URL taken apart by the draft "Uniform Resource Locators" of November 1993; every instance is
/// valid by its BNF.
///
///     fragmentaddress = uri [ # fragmentid ]
///     prefixedurl     = u r l : url
///     url             = generic | httpaddress | ftpaddress | newsaddress | nntpaddress
///                     | prosperoaddress | telnetaddress | gopheraddress | waisaddress
///                     | mailtoaddress
///
/// Where the BNF lets a delimiter also be data, it is read as a delimiter; the last "@" of a login
/// ends its user and password. The draft contradicts itself in places, and is read so: names of
/// schemes and the prefix are in any case; rlogin and tn3270, which only the prose has, are as
/// telnet; mailto has one colon as in the prose or two as in the BNF; nntp names no server, as in
/// the BNF; a path after a generic scheme may have slashes in front, or `generic` would not give
/// "the same URLs" as the other productions.
class Url1993 {
public:
    /// Reads any bytes; never throws, takes time linear in the length. Answers the first fault.
    static base::Result<Url1993, Url1993Refusal> parse(std::string_view text);

    std::string_view text() const { return m_text; }
    std::string_view scheme() const { return uri::part(m_text, m_scheme); }
    /// The rule of the BNF that it was read by: "httpaddress", "generic" …
    std::string_view production() const { return m_production; }

    /// The parts in their order, without the scheme; absent ones are left out.
    const std::vector<Part1993> &parts() const { return m_parts; }
    /// The part of that name; nothing where it is absent. May be empty.
    std::optional<std::string_view> part(std::string_view name) const;
    std::optional<std::string_view> fragment() const;

    /// What the draft advises against; no errors.
    const base::Findings &findings() const { return m_findings; }

private:
    friend class Url1993Reader;
    explicit Url1993(std::string_view text) : m_text(text) { }

    std::string m_text;
    TextRange m_scheme;
    std::string_view m_production;
    std::vector<Part1993> m_parts;
    std::optional<TextRange> m_fragment;
    base::Findings m_findings;
};

/// A partial form completed in its context (the draft's appendix 1.2): with the scheme, the server
/// and the folder of `context`, as far as `text` has not its own; "." and ".." are taken out of a
/// path that both make up, and those above the root stay. A full form comes back as it is. The
/// result is not checked: parse it.
std::string completed1993(const Url1993 &context, std::string_view text);

/// True when a colon stands before any slash (the draft's appendix 1.2).
bool isFullForm1993(std::string_view text);

/// `text` as UTF-8 with its escapes decoded: each stands for a character of ISO Latin 1 (the
/// draft, "Encoding prohibited characters"). Other bytes stay as they are.
std::string decoded1993(std::string_view text);

/// The characters of `text`, which is in ISO Latin 1, encoded where a path may not hold them, and
/// a space too. Slashes stay.
std::string encoded1993(std::string_view text);

} // namespace nidreg::uri
