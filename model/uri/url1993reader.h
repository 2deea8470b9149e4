// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/url1993.h"

namespace nidreg::uri {

/// Reads one URL of 1993 from left to right and stops at the first error. Each step answers whether
/// to go on; after a refusal, refusal() says why.
class Url1993Reader {
public:
    explicit Url1993Reader(std::string_view text);

    bool read();
    const Url1993 &url() const { return m_url; }
    const Url1993Refusal &refusal() const { return m_refusal; }

    // One for each production.
    bool http();
    bool ftp();
    bool news();
    bool nntp();
    bool prospero();
    bool telnet();
    bool gopher();
    bool wais();
    bool mailto();
    bool generic();

private:
    using CharClass = bool (*)(char);

    bool scheme();
    bool server(bool hasLogin);
    bool login(TextRange &rest);
    bool host(std::string_view name, TextRange range);
    bool group(TextRange range);
    bool attributes();
    bool port(TextRange range);
    bool slash();
    bool path(std::string_view name, std::string_view delimiters);
    bool search();
    bool part(std::string_view name, TextRange range, CharClass allowed);
    bool digits(std::string_view name, TextRange range, Url1993Error otherwise);
    bool noServer();
    bool fragment();
    bool atEndOfUrl();
    void addFindings();

    bool check(TextRange range, CharClass allowed);
    bool refuse(Url1993Error error, std::size_t offset);
    void keep(std::string_view name, TextRange range) { m_url.m_parts.push_back({name, range}); }
    void note(Url1993Rule rule, TextRange range, std::vector<std::string> particulars = {});

    bool at(std::string_view expected) const;
    TextRange upTo(std::string_view delimiters) const;
    bool atEnd() const { return m_at == m_end; }

    std::string_view m_text;
    std::size_t m_at = 0; ///< how far the text is read
    std::size_t m_end = 0; ///< where the URL ends: before the fragment
    Url1993 m_url;
    Url1993Refusal m_refusal{};
};

} // namespace nidreg::uri
