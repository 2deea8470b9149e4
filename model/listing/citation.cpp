// SPDX-License-Identifier: MIT
#include "model/listing/citation.h"

#include "model/base/date.h"
#include "model/base/text.h"
#include "model/listing/namespacecolumns.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace nidreg::listing {

/// `text` on one line: blanks for white space and control characters, one for several.
static std::string onOneLine(std::string_view text)
{
    std::string line;
    for (const char c : text) {
        const bool isBlank = static_cast<unsigned char>(c) <= 0x20 || c == 0x7f;
        if (!isBlank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    return std::string(base::trimmed(line));
}

static std::string keyOf(const Cited &cited)
{
    return "urn-" + base::lowered(cited.row.nid);
}

static std::string prefix(const Cited &cited)
{
    return urnPrefix(cited.row.nid);
}

static std::string titleOf(const Cited &cited)
{
    return std::string(cited.row.kind == urn::NidKind::Formal ? "Formal" : "Informal")
        + " URN namespace “" + base::lowered(cited.row.nid) + "”";
}

/// What sets this registration apart: "urn:isbn:, version 1, registered 2001-12, RFC3187". Some
/// listings cite the registrant, who is named already.
static std::string particulars(const Cited &cited)
{
    const registry::NamespaceRow &row = cited.row;
    std::vector<std::string> all{prefix(cited), "version " + std::to_string(row.version)};
    if (!row.date.empty())
        all.push_back("registered " + row.date);
    if (!row.updated.empty() && row.updated != row.date)
        all.push_back("updated " + row.updated);
    if (row.status != registry::Status::Active)
        all.emplace_back(registry::name(row.status));
    for (const registry::Reference &each : row.references) {
        if (const std::string label = registry::labelOf(each); label != row.registrant)
            all.push_back(onOneLine(label));
    }
    return base::joined(all);
}

/// The address, with what no URL has (RFC 3986, section 2) percent-encoded.
static std::string urlOf(const Cited &cited)
{
    constexpr std::string_view kHex = "0123456789ABCDEF", kForbidden = "\"<>\\^`{|}";
    const std::string &stated = cited.row.templateUrl;
    const bool isWeb = stated.starts_with("https://") || stated.starts_with("http://");
    std::string url;
    for (const char c : !cited.url.empty() ? cited.url : isWeb ? stated : std::string()) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte > 0x20 && byte < 0x7f && kForbidden.find(c) == std::string_view::npos)
            url += c;
        else
            ((url += '%') += kHex[byte >> 4]) += kHex[byte & 15];
    }
    return url;
}

/// The parts of YYYY-MM-DD or YYYY-MM; a part that is not stated is empty, or 0.
struct DateParts {
    std::string year, day;
    std::size_t month = 0;
};

static DateParts dateOf(const Cited &cited)
{
    const std::string &stated = cited.row.updated.empty() ? cited.row.date : cited.row.updated;
    if (!base::isDayOrMonth(stated))
        return {};
    DateParts parts{stated.substr(0, 4), {}, std::size_t(*base::numberIn(stated.substr(5, 2)))};
    if (stated.size() > 7)
        parts.day = stated.substr(8);
    return parts;
}

static constexpr std::array<std::string_view, 13> kMonths{
    "",     "January", "February",  "March",   "April",    "May",     "June",
    "July", "August",  "September", "October", "November", "December"};

static std::string sentence(const Cited &cited)
{
    const std::string registrant = onOneLine(cited.row.registrant);
    const std::string registry = onOneLine(cited.registry), url = urlOf(cited);
    std::string text = registrant.empty() ? "" : registrant + ": ";
    text += titleOf(cited) + ", " + particulars(cited) + ".";
    if (!registry.empty())
        text += " " + registry + ".";
    return url.empty() ? text : text + " " + url;
}

/// Text between the braces of a BibTeX field, as TeX shows it. Braces stand there as commands:
/// BibTeX counts them, behind a backslash too.
static std::string bibtexText(std::string_view text)
{
    std::string escaped;
    for (const char c : onOneLine(text)) {
        switch (c) {
        case '{':
            escaped += "\\textbraceleft{}";
            break;
        case '}':
            escaped += "\\textbraceright{}";
            break;
        case '\\':
            escaped += "\\textbackslash{}";
            break;
        case '~':
            escaped += "\\textasciitilde{}";
            break;
        case '^':
            escaped += "\\textasciicircum{}";
            break;
        case '#':
        case '$':
        case '%':
        case '&':
        case '_':
            (escaped += '\\') += c;
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

/// A second pair of braces keeps names whole ("and" parts authors) and the case of letters.
static std::string bibtex(const Cited &cited)
{
    const DateParts date = dateOf(cited);
    std::string text = "@misc{" + keyOf(cited);
    const auto add = [&text](const char *name, const std::string &value) {
        if (!value.empty())
            text.append(",\n  ").append(name).append(" = ").append(value);
    };
    const auto braced = [](const std::string &value) {
        return value.empty() ? value : "{" + value + "}";
    };
    add("author", braced(braced(bibtexText(cited.row.registrant))));
    add("title", braced(braced(bibtexText(titleOf(cited)))));
    add("howpublished", braced(bibtexText(cited.registry)));
    add("year", braced(date.year));
    add("month", base::lowered(kMonths[date.month].substr(0, 3))); // a macro of every style
    add("note", braced(bibtexText(particulars(cited))));
    add("url", braced(urlOf(cited)));
    return text + "\n}";
}

static std::string ris(const Cited &cited)
{
    const DateParts date = dateOf(cited);
    const std::string month =
        date.month == 0 ? "" : (date.month < 10 ? "0" : "") + std::to_string(date.month);
    std::string text = "TY  - ELEC";
    const auto add = [&text](const char *tag, const std::string &value) {
        if (!value.empty())
            text.append("\n").append(tag).append("  - ").append(value);
    };
    add("ID", keyOf(cited));
    add("AU", onOneLine(cited.row.registrant));
    add("TI", titleOf(cited));
    add("PB", onOneLine(cited.registry));
    add("PY", date.year);
    add("DA", date.year.empty() ? "" : date.year + "/" + month + "/" + date.day + "/");
    add("N1", particulars(cited));
    add("UR", urlOf(cited));
    return text + "\nER  - ";
}

/// Text or the value of an attribute. XML 1.0 has no control characters, which onOneLine() drops,
/// and neither U+FFFE nor U+FFFF (section 2.2).
static std::string xmlText(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kEscapes{
        {{"&", "&amp;"},
         {"<", "&lt;"},
         {">", "&gt;"},
         {"\"", "&quot;"},
         {"\uFFFE", "\uFFFD"},
         {"\uFFFF", "\uFFFD"}}};
    const std::string line = onOneLine(text);
    std::string escaped;
    for (std::string_view rest = line; !rest.empty();) {
        const auto found = std::ranges::find_if(
            kEscapes, [&rest](const auto &each) { return rest.starts_with(each.first); });
        escaped += found == kEscapes.end() ? rest.substr(0, 1) : found->second;
        rest.remove_prefix(found == kEscapes.end() ? 1 : found->first.size());
    }
    return escaped;
}

/// The vocabulary asks for an author and a date, be they empty.
static std::string rfcXml(const Cited &cited)
{
    const DateParts date = dateOf(cited);
    const auto attribute = [](const char *name, std::string_view value) {
        return value.empty() ? std::string()
                             : std::string(" ") + name + "=\"" + xmlText(value) + "\"";
    };
    const std::string &day = date.day;
    return "<reference" + attribute("anchor", keyOf(cited)) + attribute("target", urlOf(cited))
        + ">\n  <front>\n    <title>" + xmlText(titleOf(cited))
        + "</title>\n    <author>\n      <organization>" + xmlText(cited.row.registrant)
        + "</organization>\n    </author>\n    <date" + attribute("year", date.year)
        + attribute("month", kMonths[date.month])
        + attribute("day", day.starts_with('0') ? day.substr(1) : day)
        + "/>\n  </front>\n  <refcontent>"
        + xmlText(base::joined(std::array{cited.registry, particulars(cited)}))
        + "</refcontent>\n</reference>";
}

// clang-format off
static constexpr std::array<CitationForm, 5> kForms{{
    {"prefix", "URN prefix", &prefix},
    {"text", "Text", &sentence},
    {"bibtex", "BibTeX", &bibtex},
    {"ris", "RIS", &ris},
    {"rfcxml", "RFC XML reference", &rfcXml},
}};
// clang-format on

std::span<const CitationForm> citationForms()
{
    return kForms;
}

const CitationForm *citationFormNamed(std::string_view name)
{
    const auto found = std::ranges::find(kForms, name, &CitationForm::name);
    return found == kForms.end() ? nullptr : &*found;
}

} // namespace nidreg::listing
