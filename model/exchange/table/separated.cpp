// SPDX-License-Identifier: MIT
#include "model/exchange/table/separated.h"

#include "model/exchange/files/csv.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nidreg::exchange {

using registry::Cell;
using registry::CellKind;
using registry::TableColumn;

/// What spreadsheets take for the beginning of a formula (OWASP, "CSV injection"): its signs, the
/// full-width ones too, behind white space and byte order marks that an import may drop. They also
/// take a text for one that begins with what parts cells or rows.
static bool isFormula(std::string_view text)
{
    static constexpr std::array<std::string_view, 8> kSigns{"=",      "+",      "-",      "@",
                                                            "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    static constexpr std::array<std::string_view, 8> kDropped{" ",  "\t", "\r",     "\n",
                                                              "\v", "\f", "\u00A0", "\uFEFF"};
    const auto begins = [&text](std::string_view with) { return text.starts_with(with); };
    if (!text.empty() && std::string_view("\t\r\n").find(text.front()) != std::string_view::npos)
        return true;
    for (auto drop = kDropped.end();
         (drop = std::ranges::find_if(kDropped, begins)) != kDropped.end();)
        text.remove_prefix(drop->size());
    return std::ranges::any_of(kSigns, begins);
}

std::string harmless(const std::string &text, CellKind kind)
{
    return kind != CellKind::Number && isFormula(text) ? '\'' + text : text;
}

static std::string tsvField(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '\t':
            escaped += "\\t";
            break;
        case '\n':
            escaped += "\\n";
            break;
        case '\r':
            escaped += "\\r";
            break;
        case '\\':
            escaped += "\\\\";
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

namespace {

/// Fields with something between them, one row a line.
class SeparatedWriter : public TableWriter {
public:
    SeparatedWriter(TakeBytes take, std::string_view separator, std::string_view lineEnd,
                    std::string (*field)(std::string_view))
        : m_take(std::move(take)), m_separator(separator), m_lineEnd(lineEnd), m_field(field)
    {
    }

    bool begin(const std::vector<TableColumn> &columns) override
    {
        std::string line;
        for (const TableColumn &column : columns) {
            m_kinds.push_back(column.kind);
            append(line, column.name, CellKind::Text, m_kinds.size() == 1);
        }
        return m_take(line.append(m_lineEnd));
    }

    bool row(const std::vector<Cell> &cells) override
    {
        std::string line;
        for (std::size_t i = 0; i < cells.size(); ++i)
            append(line, cells[i].value_or(std::string()), m_kinds[i], i == 0);
        return m_take(line.append(m_lineEnd));
    }

    bool end() override { return true; }

private:
    void append(std::string &line, const std::string &text, CellKind kind, bool isFirst) const
    {
        if (!isFirst)
            line += m_separator;
        line += m_field(harmless(text, kind));
    }

    TakeBytes m_take;
    std::string_view m_separator, m_lineEnd;
    std::string (*m_field)(std::string_view);
    std::vector<CellKind> m_kinds;
};

} // namespace

std::unique_ptr<TableWriter> csvWriter(TakeBytes take)
{
    return std::make_unique<SeparatedWriter>(std::move(take), ",", "\r\n", &csvField);
}

std::unique_ptr<TableWriter> tsvWriter(TakeBytes take)
{
    return std::make_unique<SeparatedWriter>(std::move(take), "\t", "\n", &tsvField);
}

} // namespace nidreg::exchange
