// SPDX-License-Identifier: MIT
#include "model/exchange/table/objects.h"

#include <algorithm>
#include <utility>

namespace nidreg::exchange {

using nlohmann::ordered_json;
using registry::Cell;
using registry::CellKind;
using registry::TableColumn;

std::vector<std::string> keysOf(const std::vector<TableColumn> &columns)
{
    std::vector<std::string> keys;
    for (const TableColumn &column : columns) {
        std::string key = column.name;
        for (int i = 2; std::ranges::count(keys, key) > 0; ++i)
            key = column.name + "_" + std::to_string(i);
        keys.push_back(std::move(key));
    }
    return keys;
}

ordered_json jsonOf(const Cell &cell, CellKind kind)
{
    if (!cell)
        return nullptr;
    if (kind == CellKind::Truth)
        return isTrue(*cell);
    if (kind == CellKind::Number) {
        ordered_json number = ordered_json::parse(*cell, nullptr, false);
        if (number.is_number())
            return number;
    }
    return *cell;
}

namespace {

/// An object a row, with what stands before the first, between two, and behind the last.
class JsonWriter : public TableWriter {
public:
    struct Marks {
        std::string_view begin, before, between, after, end, endOfNone;
    };

    JsonWriter(TakeBytes take, const Marks &marks) : m_take(std::move(take)), m_marks(marks) { }

    bool begin(const std::vector<TableColumn> &columns) override
    {
        m_columns = columns;
        m_keys = keysOf(columns);
        return m_take(m_marks.begin);
    }

    bool row(const std::vector<Cell> &cells) override
    {
        ordered_json object = ordered_json::object();
        for (std::size_t i = 0; i < cells.size(); ++i)
            object[m_keys[i]] = jsonOf(cells[i], m_columns[i].kind);
        std::string text(std::exchange(m_isFirst, false) ? m_marks.before : m_marks.between);
        text += object.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
        return m_take(text.append(m_marks.after));
    }

    bool end() override { return m_take(m_isFirst ? m_marks.endOfNone : m_marks.end); }

private:
    TakeBytes m_take;
    const Marks m_marks;
    std::vector<TableColumn> m_columns;
    std::vector<std::string> m_keys;
    bool m_isFirst = true;
};

} // namespace

std::unique_ptr<TableWriter> jsonWriter(TakeBytes take)
{
    static constexpr JsonWriter::Marks kList{"[", "\n  ", ",\n  ", "", "\n]\n", "]\n"};
    return std::make_unique<JsonWriter>(std::move(take), kList);
}

std::unique_ptr<TableWriter> jsonLinesWriter(TakeBytes take)
{
    static constexpr JsonWriter::Marks kLines{"", "", "", "\n", "", ""};
    return std::make_unique<JsonWriter>(std::move(take), kLines);
}

} // namespace nidreg::exchange
