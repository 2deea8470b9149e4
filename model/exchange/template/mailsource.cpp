// SPDX-License-Identifier: MIT
#include "model/exchange/template/mailsource.h"

#include "model/base/text.h"
#include "model/exchange/mail/mailpart.h"
#include "model/exchange/mail/mime.h"
#include "model/exchange/template/templatesource.h"
#include "model/templates/headings.h"
#include "model/templates/layout.h"
#include "model/templates/textblock.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace nidreg::exchange {

namespace {

bool holdsTemplate(const std::string &text)
{
    return templates::read(text).front().style != templates::Style::Unknown;
}

/// Text by its type, or by the name of a file that senders attach without one.
bool isText(GMimeObject *object, const std::string &fileName)
{
    static constexpr std::array<std::string_view, 7> kEnds{
        ".txt", ".text", ".xml", ".md", ".htm", ".html", ".eml",
    };
    const std::string name = base::lowered(fileName);
    const std::string type = base::lowered(mime::typeOf(object));
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
        const std::string value =
            found ? mime::oneLine(g_mime_header_get_value(found)) : std::string();
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
    templates::Decoded decoded = mime::textOf(part);
    m_wasLatin1 = m_wasLatin1 || decoded.wasLatin1;
    const bool isFinished =
        mime::isType(GMIME_OBJECT(part), "text", "html") || mime::isFlowed(GMIME_OBJECT(part));
    return isFinished ? std::move(decoded.text) : withoutMarkup(std::move(decoded)).decoded.text;
}

void Collector::leaf(GMimePart *part)
{
    const std::string name = mime::oneLine(g_mime_part_get_filename(part));
    if (isText(GMIME_OBJECT(part), name))
        return keep(textOf(part));
    m_around.push_back("[" + name + (name.empty() ? "" : ": ") + mime::typeOf(GMIME_OBJECT(part))
                       + "]\n");
}

/// The words that no other text has.
std::string wordsBeside(const std::string &text, const std::string &other)
{
    const auto isOfWord = [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 || base::isAlphanum(c);
    };
    const auto split = [&](std::string all) {
        std::ranges::replace_if(
            all, [&](char c) { return !isOfWord(c); }, ' ');
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
    if (m_parts > mime::kMaxParts)
        return false;
    keep(templates::decode(mime::copied(g_mime_multipart_get_prologue(multipart))).text);
    bool isGood = true;
    if (mime::isType(GMIME_OBJECT(multipart), "multipart", "alternative"))
        isGood = alternatives(multipart, depth);
    else
        for (int i = 0; i < count && isGood; ++i)
            isGood = visit(g_mime_multipart_get_part(multipart, i), depth + 1);
    keep(templates::decode(mime::copied(g_mime_multipart_get_epilogue(multipart))).text);
    return isGood;
}

bool Collector::visit(GMimeObject *object, int depth)
{
    if (!object || depth > mime::kDeepest)
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
        const auto headings = templates::read(text).front().lines;
        const auto end =
            templates::findMailEnd(templates::splitLines(text), std::ranges::max(headings));
        if (end && i + 1 < m_templates.size()) {
            auto [form, signedBy] = splitAfter(text, end->line);
            m_around.push_back(std::move(signedBy));
            text = std::move(form);
        }
        std::size_t first = 0;
        for (const std::size_t line : headings)
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

} // namespace

std::optional<templates::Decoded> readMail(std::string_view bytes)
{
    if (mime::hasEndlessBoundaries(bytes))
        return std::nullopt;
    const std::vector<std::string> messages = splitMessages(bytes);
    if (messages.empty() || messages.size() > mime::kMaxParts)
        return std::nullopt;
    Collector collector;
    for (const std::string &message : messages) {
        const auto mail = mime::parsed(message);
        if (!mail || !collector.message(mail.get(), 1))
            return std::nullopt;
    }
    templates::Decoded decoded = collector.take();
    if (decoded.text.empty())
        return std::nullopt;
    return decoded;
}

} // namespace nidreg::exchange
