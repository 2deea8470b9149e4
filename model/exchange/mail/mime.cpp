// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mime.h"

#include "model/base/text.h"
#include "model/exchange/files/markuptext.h"
#include "model/exchange/mail/mailpart.h"

#include <algorithm>

namespace nidreg::exchange::mime {

std::string copied(const char *text)
{
    return text ? std::string(text) : std::string();
}

std::string oneLine(const char *text)
{
    std::string line = templates::decode(copied(text)).text;
    std::ranges::replace_if(
        line, [](unsigned char c) { return c < ' '; }, ' ');
    return std::string(base::trimmed(line));
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

bool isFlowed(GMimeObject *part)
{
    return base::lowered(parameter(part, "format")) == "flowed";
}

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

templates::Decoded textOf(GMimePart *part)
{
    auto *const object = GMIME_OBJECT(part);
    templates::Decoded decoded = decodePart(contentOf(part), parameter(object, "charset"));
    if (isType(object, "text", "html")) {
        if (auto plain = textOfHtml(decoded.text))
            decoded.text = std::move(*plain);
    } else if (isFlowed(object)) {
        decoded.text =
            withoutFlow(decoded.text, base::lowered(parameter(object, "delsp")) == "yes");
    }
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

bool hasEndlessBoundaries(std::string_view bytes)
{
    constexpr int kMaxLines = 20'000;
    int lines = 0;
    for (std::size_t at = bytes.find("\n--"); at != bytes.npos; at = bytes.find("\n--", at + 1))
        ++lines;
    return lines > kMaxLines;
}

} // namespace nidreg::exchange::mime
