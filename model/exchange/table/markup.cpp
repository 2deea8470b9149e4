// SPDX-License-Identifier: MIT
#include "model/exchange/table/markup.h"

#include "model/exchange/table/separated.h"

namespace nidreg::exchange {

using registry::Cell;
using registry::CellKind;
using registry::TableColumn;

/// A cell that stays one, and shows its characters.
static std::string markdownCell(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        if (c == '\n')
            escaped += "<br>";
        else if (c == '<')
            escaped += "&lt;";
        else if (c == '&')
            escaped += "&amp;";
        else if (std::string_view("\\|`*_[]").find(c) != std::string_view::npos)
            escaped.append("\\").push_back(c);
        else if (c != '\r')
            escaped += c;
    }
    return escaped;
}

namespace {

class MarkdownWriter : public TableWriter {
public:
    explicit MarkdownWriter(TakeBytes take) : m_take(std::move(take)) { }

    bool begin(const std::vector<TableColumn> &columns) override
    {
        std::string head = "|", rule = "|";
        for (const TableColumn &column : columns) {
            head += " " + markdownCell(column.name) + " |";
            rule += column.kind == CellKind::Number ? " ---: |" : " --- |";
        }
        return m_take(head + "\n" + rule + "\n");
    }

    bool row(const std::vector<Cell> &cells) override
    {
        std::string line = "|";
        for (const Cell &cell : cells)
            line += " " + markdownCell(cell.value_or(std::string())) + " |";
        return m_take(line + "\n");
    }

    bool end() override { return true; }

private:
    TakeBytes m_take;
};

} // namespace

std::unique_ptr<TableWriter> markdownWriter(TakeBytes take)
{
    return std::make_unique<MarkdownWriter>(std::move(take));
}

static std::string escaped(std::string_view text)
{
    std::string html;
    for (const char c : text) {
        if (c == '<')
            html += "&lt;";
        else if (c == '>')
            html += "&gt;";
        else if (c == '&')
            html += "&amp;";
        else if (c == '"')
            html += "&quot;";
        else if (c == '\n')
            html += "<br>";
        else if (c != '\r')
            html += c;
    }
    return html;
}

namespace {

/// A page that holds the table alone; what is pasted from a clipboard has this form, too.
class HtmlWriter : public TableWriter {
public:
    explicit HtmlWriter(TakeBytes take) : m_take(std::move(take)) { }

    bool begin(const std::vector<TableColumn> &columns) override
    {
        m_columns = columns;
        std::string head =
            "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"><title>nidreg</title>"
            "</head>\n<body>\n<table>\n<thead><tr>";
        for (const TableColumn &column : columns)
            head += "<th scope=\"col\">" + escaped(column.name) + "</th>";
        return m_take(head + "</tr></thead>\n<tbody>\n");
    }

    bool row(const std::vector<Cell> &cells) override
    {
        std::string line = "<tr>";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool isNumber = m_columns[i].kind == CellKind::Number;
            const std::string text = cells[i].value_or(std::string());
            line += isNumber ? "<td align=\"right\">" : "<td>";
            line += escaped(harmless(text, m_columns[i].kind)) + "</td>";
        }
        return m_take(line + "</tr>\n");
    }

    bool end() override { return m_take("</tbody>\n</table>\n</body>\n</html>\n"); }

private:
    TakeBytes m_take;
    std::vector<TableColumn> m_columns;
};

} // namespace

std::unique_ptr<TableWriter> htmlWriter(TakeBytes take)
{
    return std::make_unique<HtmlWriter>(std::move(take));
}

} // namespace nidreg::exchange
