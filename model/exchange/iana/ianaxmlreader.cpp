// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianaxmlreader.h"

#include "model/base/text.h"
#include "model/exchange/files/xmlguard.h"
#include "model/exchange/iana/ianaxmlbuilder.h"
#include "model/urn/syntax/chars.h"

#include <QBuffer>

#include <algorithm>
#include <array>
#include <cstring>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlschemastypes.h>
#include <memory>

namespace nidreg::exchange {

using registry::Reference;

namespace {

using listing::ReadError;
using listing::ReadRefusal;

constexpr std::string_view kNamespace = "http://www.iana.org/assignments";
constexpr std::size_t kStride = 65536;

std::string_view view(const xmlChar *text)
{
    return text ? reinterpret_cast<const char *>(text) : std::string_view();
}

std::string_view view(const xmlChar *begin, const xmlChar *end)
{
    return {reinterpret_cast<const char *>(begin), static_cast<std::size_t>(end - begin)};
}

/// A parser that is not asked to put entities in writes "&" as "&#38;" in attributes, and nothing
/// else with an ampersand.
std::string withAmpersands(std::string_view value)
{
    static constexpr std::string_view kWritten = "&#38;";
    std::string text(value);
    for (auto at = text.find(kWritten); at != text.npos; at = text.find(kWritten, at + 1))
        text.replace(at, kWritten.size(), "&");
    return text;
}

/// One pass of libxml2's push parser. Its handlers are these and no others: no tree is built, and
/// there is nothing that would load or declare an entity.
class Parse {
public:
    explicit Parse(listing::DocumentHandler &to) : m_builder(to)
    {
        xmlSAXHandler handlers{};
        handlers.initialized = XML_SAX2_MAGIC;
        handlers.startDocument = [](void *self) { of(self).begun(); };
        handlers.internalSubset = [](void *self, const xmlChar *, const xmlChar *,
                                     const xmlChar *) { of(self).refuse(ReadError::DocumentType); };
        handlers.startElementNs = started;
        handlers.endElementNs = [](void *self, const xmlChar *, const xmlChar *, const xmlChar *) {
            of(self).m_builder.end(of(self).line());
            of(self).checkBuilder();
        };
        handlers.characters = handlers.ignorableWhitespace =
            handlers.cdataBlock = [](void *self, const xmlChar *text, int length) {
                of(self).m_builder.words(view(text, text + length), of(self).line());
                of(self).checkBuilder();
            };
        handlers.comment = [](void *self, const xmlChar *text) {
            of(self).m_builder.comment(view(text), of(self).line());
        };
        handlers.processingInstruction = [](void *self, const xmlChar *target,
                                            const xmlChar *data) {
            of(self).m_builder.instruction(view(target), view(data), of(self).line());
        };
        handlers.serror = [](void *self, xmlErrorPtr error) { of(self).complained(*error); };
        m_parser.reset(xmlCreatePushParserCtxt(&handlers, this, nullptr, 0, nullptr));
        xmlCtxtUseOptions(m_parser.get(), XML_PARSE_NONET);
    }

    /// The next bytes; none: the file is at its end. False once it cannot go on.
    bool feed(std::string_view bytes)
    {
        m_isAtEnd = bytes.empty();
        m_isEmpty = m_isEmpty && base::trimmed(bytes).empty();
        if (const auto found = m_guard.look(bytes); found && !m_refusal)
            m_refusal = found;
        if (m_refusal || (m_isAtEnd && m_isEmpty))
            return false;
        xmlParseChunk(m_parser.get(), bytes.data(), static_cast<int>(bytes.size()), m_isAtEnd);
        return !m_refusal;
    }

    void unreadable(const std::string &why)
    {
        m_refusal = ReadRefusal{ReadError::Unreadable, 0, why};
    }

    base::Result<listing::Remarks, ReadRefusal> outcome()
    {
        if (m_refusal)
            return base::fail(*m_refusal);
        if (m_isEmpty)
            return base::fail(ReadRefusal{ReadError::Empty});
        if (!m_builder.isWhole())
            return base::fail(ReadRefusal{ReadError::Truncated, m_guard.line()});
        return m_builder.takeRemarks();
    }

private:
    static Parse &of(void *self) { return *static_cast<Parse *>(self); }

    static void started(void *self, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                        int, const xmlChar **, int count, int, const xmlChar **values)
    {
        std::vector<XmlAttribute> attributes;
        std::vector<std::string> made; // keeps what is put together here
        made.reserve(2 * static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i, values += 5) {
            XmlAttribute each{view(values[0]), view(values[3], values[4])};
            if (values[1]) // it has a prefix
                each.name =
                    made.emplace_back(std::string(view(values[1])) + ':' + std::string(each.name));
            if (each.value.find('&') != each.value.npos)
                each.value = made.emplace_back(withAmpersands(each.value));
            attributes.push_back(each);
        }
        const std::string full =
            prefix ? std::string(view(prefix)) + ':' + std::string(view(name)) : std::string();
        const bool isOurs = view(uri) == kNamespace;
        of(self).m_builder.start(prefix && !isOurs ? std::string_view(full) : view(name), isOurs,
                                 attributes, of(self).line());
        of(self).checkBuilder();
    }

    std::size_t line() const
    {
        return m_parser->input ? static_cast<std::size_t>(m_parser->input->line) : 0;
    }

    /// The XML declaration has been read.
    void begun()
    {
        const std::string stated = base::lowered(view(m_parser->encoding));
        if (!stated.empty() && stated != "utf-8" && stated != "us-ascii")
            refuse(ReadError::NotUtf8, std::string(view(m_parser->encoding)));
    }

    /// A complaint that comes only at the end of the file is about what is missing there.
    void complained(const xmlError &error)
    {
        if (error.level != XML_ERR_FATAL || m_refusal)
            return;
        const auto at = static_cast<std::size_t>(error.line);
        const std::string_view words =
            base::trimmed(error.message ? error.message : std::string_view());
        const bool isEncoding = words.starts_with("Input is not proper UTF-8")
            || error.code == XML_ERR_INVALID_ENCODING || error.code == XML_ERR_UNSUPPORTED_ENCODING
            || error.code == XML_ERR_UNKNOWN_ENCODING;
        if (isEncoding || error.code == XML_I18N_CONV_FAILED)
            m_refusal = ReadRefusal{ReadError::NotUtf8, at};
        else if (m_isAtEnd && error.code != XML_ERR_DOCUMENT_EMPTY)
            m_refusal = ReadRefusal{ReadError::Truncated, m_guard.line()};
        else
            m_refusal = ReadRefusal{ReadError::Malformed, at, std::string(words)};
    }

    void checkBuilder()
    {
        if (m_builder.refusal() && !m_refusal) {
            m_refusal = m_builder.refusal();
            xmlStopParser(m_parser.get());
        }
    }

    void refuse(ReadError error, std::string subject = {})
    {
        if (!m_refusal)
            m_refusal = ReadRefusal{error, line(), std::move(subject)};
        xmlStopParser(m_parser.get());
    }

    struct Free {
        void operator()(xmlParserCtxtPtr parser) const
        {
            xmlFreeDoc(parser->myDoc);
            xmlFreeParserCtxt(parser);
        }
    };

    IanaXmlBuilder m_builder;
    XmlGuard m_guard;
    std::unique_ptr<xmlParserCtxt, Free> m_parser;
    std::optional<ReadRefusal> m_refusal;
    bool m_isAtEnd = false;
    bool m_isEmpty = true;
};

} // namespace

base::Result<listing::Remarks, ReadRefusal> readIanaXml(QIODevice &from,
                                                        listing::DocumentHandler &to)
{
    Parse parse(to);
    std::array<char, kStride> bytes;
    for (bool goesOn = true; goesOn;) {
        const qint64 size = from.read(bytes.data(), kStride);
        if (size < 0)
            parse.unreadable(from.errorString().toStdString());
        goesOn =
            size >= 0 && parse.feed({bytes.data(), static_cast<std::size_t>(size)}) && size > 0;
    }
    return parse.outcome();
}

base::Result<listing::Remarks, ReadRefusal> readIanaXml(std::string_view bytes,
                                                        listing::DocumentHandler &to)
{
    QBuffer buffer;
    buffer.setData(bytes.data(), static_cast<int>(bytes.size()));
    buffer.open(QIODevice::ReadOnly);
    return readIanaXml(buffer, to);
}

base::Result<ReadDocument, ReadRefusal> readIanaDocument(std::string_view bytes)
{
    listing::Collector collector;
    const auto read = readIanaXml(bytes, collector);
    if (!read)
        return base::fail(read.error());
    return ReadDocument{collector.take(), *read};
}

static bool isNumber(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, urn::isDigit);
}

static bool isPositive(std::string_view text)
{
    return isNumber(text) && text.find_first_not_of('0') != text.npos;
}

/// (rfc|bcp|std)\d+
static bool isSeriesNumber(std::string_view text)
{
    return (text.starts_with("rfc") || text.starts_with("bcp") || text.starts_with("std"))
        && isNumber(text.substr(3));
}

/// (draft|RFC)(-[a-zA-Z0-9]+)+
static bool isDraft(std::string_view text)
{
    const std::size_t head = text.starts_with("draft-") ? 5 : text.starts_with("RFC-") ? 3 : 0;
    if (head == 0 || text.ends_with('-') || text.find("--") != text.npos)
        return false;
    return std::ranges::all_of(text.substr(head),
                               [](char c) { return c == '-' || urn::isAlphanum(c); });
}

/// ucd\d+\.\d+\.\d+
static bool isUnicodeVersion(std::string_view text)
{
    if (!text.starts_with("ucd"))
        return false;
    text.remove_prefix(3);
    const std::size_t first = text.find('.');
    const std::size_t second = first == text.npos ? first : text.find('.', first + 1);
    return second != text.npos && isNumber(text.substr(0, first))
        && isNumber(text.substr(first + 1, second - first - 1))
        && isNumber(text.substr(second + 1));
}

static const xmlChar *bytes(const std::string &text)
{
    return reinterpret_cast<const xmlChar *>(text.c_str());
}

/// What a validator takes for an anyURI (XML Schema part 2, section 3.2.17): nearly all web
/// addresses are seen to be one without asking it.
static bool isAddress(const std::string &text)
{
    static constexpr std::string_view kCommon = "-._~:/#";
    const auto isCommon = [](char c) {
        return urn::isAlphanum(c) || kCommon.find(c) != kCommon.npos;
    };
    const bool isWeb = text.starts_with("https://") || text.starts_with("http://");
    if (isWeb && std::ranges::all_of(text, isCommon) && std::ranges::count(text, ':') == 1
        && std::ranges::count(text, '#') <= 1)
        return true;
    static const xmlSchemaTypePtr kAnyUri = xmlSchemaGetBuiltInType(XML_SCHEMAS_ANYURI);
    return text.find('\0') == text.npos
        && xmlSchemaValidatePredefinedType(kAnyUri, bytes(text), nullptr) == 0;
}

static bool isNcName(const std::string &text)
{
    return text.find('\0') == text.npos && xmlValidateNCName(bytes(text), 0) == 0;
}

bool suitsIana(const Reference &reference)
{
    switch (reference.type) {
    case Reference::Rfc:
        return isSeriesNumber(reference.data);
    case Reference::RfcErrata:
    case Reference::Note:
        return isPositive(reference.data);
    case Reference::Uri:
        return isAddress(reference.data);
    case Reference::Person:
    case Reference::Registry:
        return isNcName(reference.data);
    case Reference::Draft:
        return isDraft(reference.data);
    case Reference::Unicode:
        return isUnicodeVersion(reference.data);
    case Reference::Text:
        return true;
    }
    return false;
}

} // namespace nidreg::exchange
