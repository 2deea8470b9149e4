// SPDX-License-Identifier: MIT
#include "model/exchange/files/csv.h"

#include <algorithm>
#include <optional>

namespace nidreg::exchange {

namespace {

/// One pass over the text; each function takes one rule of RFC 4180's grammar.
class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) { }

    base::Result<bool, CsvRefusal> file(const TakeRow &take)
    {
        std::size_t width = 0; // of the first row
        while (m_at < m_text.size()) {
            const std::size_t line = m_line;
            const CsvRow row = record();
            if (m_error)
                return base::fail(CsvRefusal{*m_error, m_line});
            if (width != 0 && row.size() != width)
                return base::fail(CsvRefusal{CsvError::UnevenRow, line});
            width = row.size();
            if (!take(row, line))
                return false;
        }
        return true;
    }

private:
    /// record = field *(COMMA field)
    CsvRow record()
    {
        CsvRow row;
        do {
            row.push_back(field());
        } while (!m_error && take(','));
        if (!m_error && !endOfLine())
            m_error = m_wasQuoted ? CsvError::AfterQuote : CsvError::StrayReturn;
        return row;
    }

    /// field = (escaped / non-escaped)
    std::string field()
    {
        m_wasQuoted = take('"');
        return m_wasQuoted ? escaped() : plain();
    }

    /// non-escaped = *TEXTDATA
    std::string plain()
    {
        const std::size_t end = std::min(m_text.find_first_of(",\r\n\"", m_at), m_text.size());
        if (end < m_text.size() && m_text[end] == '"')
            m_error = CsvError::StrayQuote;
        std::string text(m_text.substr(m_at, end - m_at));
        m_at = end;
        return text;
    }

    /// escaped = DQUOTE *(TEXTDATA / COMMA / CR / LF / 2DQUOTE) DQUOTE
    std::string escaped()
    {
        std::string text;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at++];
            if (c == '"' && !take('"'))
                return text;
            m_line += c == '\n';
            text += c;
        }
        m_error = CsvError::OpenQuote;
        return text;
    }

    bool endOfLine()
    {
        if (m_at == m_text.size())
            return true;
        if (m_text.substr(m_at).starts_with("\r\n"))
            ++m_at;
        if (!take('\n'))
            return false;
        ++m_line;
        return true;
    }

    bool take(char c)
    {
        if (m_at == m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    bool m_wasQuoted = false;
    std::optional<CsvError> m_error;
};

} // namespace

base::Result<std::vector<CsvRow>, CsvRefusal> readCsv(std::string_view text)
{
    std::vector<CsvRow> rows;
    const auto read = readCsv(text, [&](const CsvRow &row, std::size_t) {
        rows.push_back(row);
        return true;
    });
    if (!read)
        return base::fail(read.error());
    return rows;
}

base::Result<bool, CsvRefusal> readCsv(std::string_view text, const TakeRow &take)
{
    return Reader(text).file(take);
}

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace nidreg::exchange
