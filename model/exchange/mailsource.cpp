// SPDX-License-Identifier: MIT
#include "model/exchange/mailsource.h"

#include "model/base/text.h"
#include "model/exchange/mailpart.h"
#include "model/exchange/mailsplit.h"
#include "model/exchange/markuptext.h"
#include "model/exchange/templatesource.h"
#include "model/templates/headings.h"
#include "model/templates/layoutranks.h"
#include "model/templates/textblock.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <gmime/gmime.h>
#include <memory>
#include <set>
#include <vector>

namespace nidreg::exchange {

namespace {

constexpr int kDeepest = 64;
constexpr int kMostParts = 2000;

struct Unref {
    void operator()(void *object) const { g_object_unref(object); }
};
template <typename T> using Owned = std::unique_ptr<T, Unref>;

std::string copied(const char *text)
{
    return text ? std::string(text) : std::string();
}

/// One line of UTF-8 without control characters, whatever a header said.
std::string oneLine(const char *text)
{
    std::string line = templates::decode(copied(text)).text;
    std::ranges::replace_if(
        line, [](unsigned char c) { return c < ' '; }, ' ');
    return std::string(base::trimmed(line));
}

bool holdsTemplate(const std::string &text)
{
    return templates::read(text).front().style != templates::Style::Unknown;
}

std::string parameter(GMimeObject *part, const char *name)
{
    GMimeContentType *type = g_mime_object_get_content_type(part);
    return type ? copied(g_mime_content_type_get_parameter(type, name)) : std::string();
}

bool isType(GMimeObject *part, const char *type, const char *subtype)
{
    GMimeContentType *content = g_mime_object_get_content_type(part);
    return content && g_mime_content_type_is_type(content, type, subtype);
}

std::string typeOf(GMimeObject *part)
{
    GMimeContentType *type = g_mime_object_get_content_type(part);
    gchar *name = type ? g_mime_content_type_get_mime_type(type) : nullptr;
    const std::string result = oneLine(name);
    g_free(name);
    return result;
}

/// The content without its transfer encoding; what was cut off short is decoded as far as it goes.
std::string contentOf(GMimePart *part)
{
    GMimeDataWrapper *content = g_mime_part_get_content(part);
    if (!content)
        return {};
    const Owned<GMimeStream> memory(g_mime_stream_mem_new());
    g_mime_data_wrapper_write_to_stream(content, memory.get());
    const GByteArray *bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(memory.get()));
    return {reinterpret_cast<const char *>(bytes->data), bytes->len};
}

/// Text by its type, or by the name of a file that senders attach without one.
bool isText(GMimeObject *object, const std::string &fileName)
{
    static constexpr std::array<std::string_view, 7> kEnds{
        ".txt", ".text", ".xml", ".md", ".htm", ".html", ".eml",
    };
    const std::string name = base::lowered(fileName);
    const std::string type = base::lowered(typeOf(object));
    return type.starts_with("text/") || type == "application/xml" || type.ends_with("+xml")
        || std::ranges::any_of(kEnds, [&](std::string_view end) { return name.ends_with(end); });
}

/// Collects the words of messages: those around templates, and the templates.
class Collector {
public:
    bool message(GMimeMessage *message, int depth);
    templates::Decoded take();

private:
    bool visit(GMimeObject *object, int depth);
    bool multipart(GMimeMultipart *multipart, int depth);
    bool alternatives(GMimeMultipart *multipart, int depth);
    void leaf(GMimePart *part);
    void header(GMimeMessage *message);
    void keep(std::string text);
    std::string textOf(GMimePart *part);
    std::string kept(bool hasTemplates) const;
    void separateTemplates();

    std::vector<std::string> m_around, m_templates;
    bool m_wasLatin1 = false;
    int m_parts = 0;
    bool m_hasBody = false;
};

/// From, To and Subject stand there always: by these the reader knows a header from a template.
void Collector::header(GMimeMessage *message)
{
    constexpr std::array kNames{"From",        "Sender",     "To",          "Cc",
                                "Reply-To",    "Date",       "Subject",     "Message-ID",
                                "In-Reply-To", "References", "Organization"};
    GMimeHeaderList *list = g_mime_object_get_header_list(GMIME_OBJECT(message));
    std::string text;
    for (const std::string_view name : kNames) {
        GMimeHeader *found = g_mime_header_list_get_header(list, name.data());
        const bool isNeeded = name == "From" || name == "To" || name == "Subject";
        const std::string value = found ? oneLine(g_mime_header_get_value(found)) : std::string();
        if (isNeeded || !value.empty())
            text.append(name).append(": ").append(value).append("\n");
    }
    m_around.push_back(std::move(text));
}

void Collector::keep(std::string text)
{
    if (base::trimmed(text).empty())
        return;
    m_hasBody = true;
    std::string plain = templates::withoutMailMarks(text);
    if (holdsTemplate(plain))
        m_templates.push_back(std::move(plain));
    else
        m_around.push_back(std::move(text));
}

std::string Collector::textOf(GMimePart *part)
{
    auto *const object = GMIME_OBJECT(part);
    templates::Decoded decoded = decodePart(contentOf(part), parameter(object, "charset"));
    m_wasLatin1 = m_wasLatin1 || decoded.wasLatin1;
    if (isType(object, "text", "html")) {
        auto plain = textOfHtml(decoded.text);
        return plain ? std::move(*plain) : std::move(decoded.text);
    }
    if (base::lowered(parameter(object, "format")) == "flowed")
        return withoutFlow(decoded.text, base::lowered(parameter(object, "delsp")) == "yes");
    return withoutMarkup(std::move(decoded)).decoded.text;
}

void Collector::leaf(GMimePart *part)
{
    const std::string name = oneLine(g_mime_part_get_filename(part));
    if (isText(GMIME_OBJECT(part), name))
        return keep(textOf(part));
    m_around.push_back("[" + name + (name.empty() ? "" : ": ") + typeOf(GMIME_OBJECT(part))
                       + "]\n");
}

/// The words that no other text has.
std::string wordsBeside(const std::string &text, const std::string &other)
{
    const auto isLetter = [](unsigned char c) { return c >= 0x80 || g_ascii_isalnum(c); };
    const auto split = [&](std::string all) {
        std::ranges::replace_if(
            all, [&](char c) { return !isLetter(c); }, ' ');
        return base::lowered(all);
    };
    const std::string mine = split(text), theirs = split(other);
    const auto known = templates::words(theirs);
    std::set<std::string_view> seen(known.begin(), known.end());
    std::string missing;
    for (const std::string_view word : templates::words(mine)) {
        if (seen.insert(word).second)
            missing.append(" ").append(word);
    }
    return missing;
}

/// Alternatives say the same (RFC 2046, section 5.1.4), the plainest first.
bool Collector::alternatives(GMimeMultipart *multipart, int depth)
{
    std::vector<std::string> texts;
    for (int i = 0; i < g_mime_multipart_get_count(multipart); ++i) {
        GMimeObject *object = g_mime_multipart_get_part(multipart, i);
        const bool isLeaf = GMIME_IS_PART(object) && isText(object, {});
        if (isLeaf)
            texts.push_back(textOf(GMIME_PART(object)));
        else if (!visit(object, depth + 1))
            return false;
    }
    std::erase_if(texts, [](const std::string &text) { return base::trimmed(text).empty(); });
    if (texts.empty())
        return true;
    const auto holds = std::ranges::find_if(texts, [](const std::string &text) {
        return holdsTemplate(templates::withoutMailMarks(text));
    });
    const auto chosen = holds == texts.end() ? texts.begin() : holds;
    for (auto other = texts.begin(); other != texts.end(); ++other) {
        const std::string missing = other == chosen ? "" : wordsBeside(*other, *chosen);
        if (!missing.empty())
            m_around.push_back("[alternative:" + missing + "]\n");
    }
    keep(std::move(*chosen));
    return true;
}

bool Collector::multipart(GMimeMultipart *multipart, int depth)
{
    const int count = g_mime_multipart_get_count(multipart);
    m_parts += count;
    if (m_parts > kMostParts)
        return false;
    keep(templates::decode(copied(g_mime_multipart_get_prologue(multipart))).text);
    bool isGood = true;
    if (isType(GMIME_OBJECT(multipart), "multipart", "alternative"))
        isGood = alternatives(multipart, depth);
    else
        for (int i = 0; i < count && isGood; ++i)
            isGood = visit(g_mime_multipart_get_part(multipart, i), depth + 1);
    keep(templates::decode(copied(g_mime_multipart_get_epilogue(multipart))).text);
    return isGood;
}

bool Collector::visit(GMimeObject *object, int depth)
{
    if (!object || depth > kDeepest)
        return false;
    if (GMIME_IS_MULTIPART(object))
        return multipart(GMIME_MULTIPART(object), depth);
    if (GMIME_IS_MESSAGE_PART(object))
        return message(g_mime_message_part_get_message(GMIME_MESSAGE_PART(object)), depth + 1);
    if (GMIME_IS_PART(object))
        leaf(GMIME_PART(object));
    return GMIME_IS_PART(object);
}

bool Collector::message(GMimeMessage *message, int depth)
{
    if (!message)
        return false;
    header(message);
    GMimeObject *body = g_mime_message_get_mime_part(message);
    return !body || visit(body, depth);
}

/// Before a template no line may look like its end, nor like one of its headings.
std::string defused(const std::string &text)
{
    std::string out;
    for (const templates::Line &line : templates::splitLines(text)) {
        const std::string_view plain = base::trimmed(line.text);
        const bool isRule = !plain.empty() && plain.find_first_not_of("-_") == plain.npos;
        const auto heading = templates::headingLine(plain);
        out += heading && heading->spelling ? "> " : "";
        out.append(isRule ? std::string_view() : line.text).append("\n");
    }
    return out;
}

std::string Collector::kept(bool hasTemplates) const
{
    std::string text;
    for (const std::string &around : m_around) {
        const bool isHeader = around.starts_with("From: ");
        text += hasTemplates && !isHeader ? defused(around) : around;
        text += '\n';
    }
    return text;
}

/// The first `count` lines of a text, and the rest of it.
std::pair<std::string, std::string> splitAfter(const std::string &text, std::size_t count)
{
    std::size_t at = 0;
    for (std::size_t line = 0; line < count && at < text.size(); ++line)
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    return {text.substr(0, at), text.substr(at)};
}

/// What one mail says before its template, or signs it with, is no part of another's template.
void Collector::separateTemplates()
{
    for (std::size_t i = 0; i < m_templates.size(); ++i) {
        std::string &text = m_templates[i];
        const auto signature = templates::findSignature(templates::splitLines(text));
        if (signature && i + 1 < m_templates.size()) {
            auto [form, signedBy] = splitAfter(text, signature->line);
            m_around.push_back(std::move(signedBy));
            text = std::move(form);
        }
        std::size_t first = 0;
        for (const std::size_t line : templates::read(text).front().lines)
            first = line > 0 && (first == 0 || line < first) ? line : first;
        if (i > 0 && first > 1) {
            auto [before, form] = splitAfter(text, first - 1);
            m_around.push_back(std::move(before));
            text = std::move(form);
        }
    }
}

templates::Decoded Collector::take()
{
    separateTemplates();
    templates::Decoded decoded;
    decoded.wasLatin1 = m_wasLatin1;
    if (!m_hasBody)
        return decoded;
    decoded.text = kept(!m_templates.empty());
    for (const std::string &text : m_templates)
        decoded.text += text + (text.ends_with('\n') ? "\n" : "\n\n");
    while (decoded.text.ends_with("\n\n"))
        decoded.text.pop_back();
    return decoded;
}

Owned<GMimeMessage> parsed(const std::string &bytes)
{
    static const bool isReady = [] {
        g_mime_init();
        return true;
    }();
    if (!isReady)
        return nullptr;
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    return Owned<GMimeMessage>(g_mime_parser_construct_message(parser.get(), nullptr));
}

/// More lines than any mail's that could be boundaries: a part for each costs a kilobyte.
bool hasEndlessBoundaries(std::string_view bytes)
{
    constexpr int kMostLines = 20'000;
    int lines = 0;
    for (std::size_t at = bytes.find("\n--"); at != bytes.npos; at = bytes.find("\n--", at + 1))
        ++lines;
    return lines > kMostLines;
}

} // namespace

std::optional<templates::Decoded> readMail(std::string_view bytes)
{
    if (hasEndlessBoundaries(bytes))
        return std::nullopt;
    const std::vector<std::string> messages = splitMessages(bytes);
    if (messages.empty() || messages.size() > kMostParts)
        return std::nullopt;
    Collector collector;
    for (const std::string &message : messages) {
        const auto mail = parsed(message);
        if (!mail || !collector.message(mail.get(), 1))
            return std::nullopt;
    }
    templates::Decoded decoded = collector.take();
    if (decoded.text.empty())
        return std::nullopt;
    return decoded;
}

} // namespace nidreg::exchange
