// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"
#include "tests/program/program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <sstream>
#include <vector>

/// One template, written by us, in every way of setting headings, setting the text below them and
/// sending the whole: what is read must not depend on any of them.
namespace nidreg::tests {

using templates::Field;
using templates::kFieldCount;
using Paragraphs = std::vector<std::string>;

static const std::array<Paragraphs, kFieldCount> kBodies{
    Paragraphs{"harbour"},
    {"1"},
    {"2026-03-04"},
    {"Harbour Masters League\nQuay House, 12 Dock Street, Port Vale\n"
     "Email: desk@harbour.example\nPhone: +44 1632 960001"},
    {"Names for berths, so that ships and port systems speak of the same place.",
     "The namespace serves every port that joined the League. Version numbers of charts are no "
     "part of it; the date of a survey may be."},
    {"URNs have the form urn:harbour:PORT:BERTH where PORT is five letters.",
     "  nss   = port \":\" berth\n  port  = 5ALPHA\n  berth = 1*3DIGIT",
     "Upper and lower case are equivalent. No r-, q- or f-components are defined."},
    {"The League assigns every name through its registry office.",
     "Names are unique because the office keeps one list, and are never reassigned:\n"
     "the list only grows."},
    {"None beyond those of any public list of places."},
    {"Names convert to UN/LOCODE by a published table."},
    {"Resolution is intended by HTTPS at https://harbour.example/r/ for all names."},
    {"https://harbour.example/spec"},
    {"See also the list of the pilots' society."},
    {"First version."}};

struct HeadingStyle {
    const char *name;
    std::function<std::string(std::size_t, const std::string &)> set;
    bool takesInline; ///< text may follow on the same line
    bool takesDefinition; ///< a line ": text" may follow
};

static std::string upper(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return char(::toupper(c)); });
    return text;
}

static std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return char(::tolower(c)); });
    return text;
}

static std::string roman(std::size_t place)
{
    static const std::array<const char *, kFieldCount> kRoman{
        "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii"};
    return kRoman[place];
}

// clang-format off
static const std::array kHeadingStyles{
    HeadingStyle{"a colon",              [](auto, const auto &h) { return h + ":"; }, true, true},
    HeadingStyle{"a colon set off",      [](auto, const auto &h) { return h + " :"; }, true, true},
    HeadingStyle{"nothing",              [](auto, const auto &h) { return h; }, false, true},
    HeadingStyle{"numbers",              [](auto i, const auto &h) { return std::to_string(i + 1) + ". " + h; }, false, true},
    HeadingStyle{"numbers in brackets",  [](auto i, const auto &h) { return std::to_string(i + 1) + ") " + h + ":"; }, true, true},
    HeadingStyle{"section numbers",      [](auto i, const auto &h) { return "4." + std::to_string(i + 1) + ".  " + h; }, false, true},
    HeadingStyle{"roman numbers",        [](auto i, const auto &h) { return roman(i) + ". " + h; }, false, true},
    HeadingStyle{"letters",              [](auto i, const auto &h) { return std::string(1, char('a' + i)) + ") " + h; }, false, true},
    HeadingStyle{"capitals",             [](auto, const auto &h) { return upper(h); }, false, true},
    HeadingStyle{"capitals and a colon", [](auto, const auto &h) { return upper(h) + ":"; }, true, true},
    HeadingStyle{"small letters",        [](auto, const auto &h) { return lower(h) + ":"; }, true, true},
    HeadingStyle{"a dash behind",        [](auto, const auto &h) { return h + " \u2014"; }, true, true},
    HeadingStyle{"hash marks",           [](auto, const auto &h) { return "## " + h; }, false, false},
    HeadingStyle{"closed hash marks",    [](auto, const auto &h) { return "### " + h + " ###"; }, false, false},
    HeadingStyle{"bold",                 [](auto, const auto &h) { return "**" + h + "**"; }, false, true},
    HeadingStyle{"bold with its colon",  [](auto, const auto &h) { return "**" + h + ":**"; }, true, true},
    HeadingStyle{"bold before a colon",  [](auto, const auto &h) { return "**" + h + "**:"; }, true, true},
    HeadingStyle{"emphasis",             [](auto, const auto &h) { return "_" + h + "_"; }, false, true},
    HeadingStyle{"a line of =",          [](auto, const auto &h) { return h + "\n" + std::string(h.size(), '='); }, false, false},
    HeadingStyle{"a line of -",          [](auto, const auto &h) { return h + "\n" + std::string(h.size(), '-'); }, false, false},
    HeadingStyle{"a dash before",        [](auto, const auto &h) { return "- " + h + ":"; }, true, false},
    HeadingStyle{"a star before",        [](auto, const auto &h) { return "* " + h + ":"; }, true, false},
    HeadingStyle{"a bullet before",      [](auto, const auto &h) { return "o  " + h + ":"; }, true, false},
};
// clang-format on

static std::string indented(const std::string &text, const std::string &by)
{
    std::istringstream lines(text);
    std::string result, line;
    while (std::getline(lines, line))
        result += (line.empty() ? line : by + line) + "\n";
    return result;
}

static std::string joined(const Paragraphs &paragraphs)
{
    std::string text;
    for (const std::string &each : paragraphs)
        text += (text.empty() ? "" : "\n\n") + each;
    return text;
}

struct BodyStyle {
    const char *name;
    std::function<std::string(const std::string &head, const Paragraphs &)> set;
    bool isInline = false, isDefinition = false;
};

static std::string beside(const std::string &head, const Paragraphs &body, const std::string &by)
{
    const std::string text = indented(joined(body), by);
    return head + " " + text.substr(std::min(text.find_first_not_of(' '), text.size())) + "\n";
}

static std::string defined(const std::string &head, const Paragraphs &body)
{
    const std::string text = indented(joined(body), "    ");
    return head + "\n:   " + text.substr(4) + "\n";
}

// clang-format off
static const std::array kBodyStyles{
    BodyStyle{"indented below", [](const auto &h, const auto &b) { return h + "\n\n" + indented(joined(b), "   ") + "\n"; }},
    BodyStyle{"close below",    [](const auto &h, const auto &b) { return h + "\n" + indented(joined(b), "   ") + "\n"; }},
    BodyStyle{"flush below",    [](const auto &h, const auto &b) { return h + "\n\n" + joined(b) + "\n\n"; }},
    BodyStyle{"behind a tab",   [](const auto &h, const auto &b) { return h + "\n" + indented(joined(b), "\t") + "\n"; }},
    BodyStyle{"hanging",        [](const auto &h, const auto &b) { return beside(h, b, "   "); }, true, false},
    BodyStyle{"run in",         [](const auto &h, const auto &b) { return beside(h, b, ""); }, true, false},
    BodyStyle{"as definitions", defined, false, true},
};
// clang-format on

static std::string replaced(const std::string &text, const std::string &by)
{
    std::string result;
    for (const char c : text)
        c == '\n' ? void(result += by) : result.push_back(c);
    return result;
}

static std::string quoted(const std::string &text, const std::string &mark)
{
    std::istringstream lines(text);
    std::string result, line;
    while (std::getline(lines, line))
        result +=
            (line.empty() ? mark.substr(0, mark.find_last_not_of(' ') + 1) : mark + line) + "\n";
    return result;
}

static std::string inPages(const std::string &text)
{
    std::istringstream lines(text);
    std::string result, line;
    for (int number = 1; std::getline(lines, line); ++number) {
        result += line + "\n";
        if (number % 40 == 0)
            result += "\n\nHarbour Masters              Informational                     [Page "
                + std::to_string(number / 40)
                + "]\n\f\nRFC 9999             Harbour Namespace              March 2026\n\n\n";
    }
    return result;
}

static std::string inUtf16(const std::string &text, bool isBigEndian)
{
    std::string result = isBigEndian ? "\xFE\xFF" : "\xFF\xFE";
    for (const QChar c : QString::fromStdString(text)) {
        const char low = char(c.unicode() & 0xFF), high = char(c.unicode() >> 8);
        result += isBigEndian ? std::string{high, low} : std::string{low, high};
    }
    return result;
}

struct Envelope {
    const char *name;
    std::function<std::string(const std::string &)> put;
};

// clang-format off
static const std::array kEnvelopes{
    Envelope{"as it is",              [](const auto &t) { return t; }},
    Envelope{"with CRLF",             [](const auto &t) { return replaced(t, "\r\n"); }},
    Envelope{"with CR",               [](const auto &t) { return replaced(t, "\r"); }},
    Envelope{"with a BOM",            [](const auto &t) { return "\xEF\xBB\xBF" + t; }},
    Envelope{"in UTF-16LE",           [](const auto &t) { return inUtf16(t, false); }},
    Envelope{"in UTF-16BE",           [](const auto &t) { return inUtf16(t, true); }},
    Envelope{"quoted once",           [](const auto &t) { return quoted(t, "> "); }},
    Envelope{"quoted twice",          [](const auto &t) { return quoted(t, "> > "); }},
    Envelope{"quoted without spaces", [](const auto &t) { return quoted(t, ">> "); }},
    Envelope{"all indented",          [](const auto &t) { return indented(t, "      "); }},
    Envelope{"in pages",              inPages},
};
// clang-format on

static std::string words(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size())).simplified().toStdString();
}

static std::string written(const HeadingStyle &heading, const BodyStyle &body)
{
    std::string text;
    for (const auto &spec : templates::kFields) {
        const auto place = static_cast<std::size_t>(spec.field);
        text += body.set(heading.set(place, std::string(spec.heading)), kBodies[place]);
    }
    return text;
}

} // namespace nidreg::tests

using namespace nidreg;
using namespace nidreg::tests;

class TestLayouts : public QObject {
    Q_OBJECT

private slots:
    void everyLayoutIsReadTheSame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto add = [](const auto &heading, const auto &body, const auto &envelope) {
            const std::string bytes = envelope.put(written(heading, body));
            QTest::addRow("%s, %s, %s", heading.name, body.name, envelope.name)
                << QByteArray::fromStdString(bytes);
        };
        for (const HeadingStyle &heading : kHeadingStyles) {
            for (const BodyStyle &body : kBodyStyles) {
                if ((body.isInline && !heading.takesInline)
                    || (body.isDefinition && !heading.takesDefinition))
                    continue;
                for (const Envelope &envelope : kEnvelopes)
                    add(heading, body, envelope);
            }
        }
    }

    void everyLayoutIsReadTheSame()
    {
        QFETCH(QByteArray, bytes);
        const auto found =
            templates::read(templates::decode(std::string_view(bytes.data(), bytes.size())).text);
        QCOMPARE(found.size(), 1U);
        for (const auto &spec : templates::kFields) {
            const auto place = static_cast<std::size_t>(spec.field);
            QVERIFY2(found[0].fields[place].has_value(), spec.heading.data());
            QCOMPARE(words(found[0].text(spec.field)), words(joined(kBodies[place])));
        }
        QVERIFY(found[0].unmapped.empty());
    }
};

NIDREG_TEST(TestLayouts, QCoreApplication)

#include "tst_layouts.moc"
