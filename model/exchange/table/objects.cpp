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
        return *cell == "true" || *cell == "t";
    if (kind == CellKind::Number) {
        ordered_json number = ordered_json::parse(*cell, nullptr, false);
        if (number.is_number())
            return number;
    }
    return *cell;
}

/// A list with an object a line.
class JsonWriter : public TableWriter {
public:
    explicit JsonWriter(TakeBytes take) : m_take(std::move(take)) { }

    bool begin(const std::vector<TableColumn> &columns) override
    {
        m_columns = columns;
        m_keys = keysOf(columns);
        return m_take("[");
    }

    bool row(const std::vector<Cell> &cells) override
    {
        ordered_json object = ordered_json::object();
        for (std::size_t i = 0; i < cells.size(); ++i)
            object[m_keys[i]] = jsonOf(cells[i], m_columns[i].kind);
        const std::string text =
            object.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
        return m_take((std::exchange(m_isFirst, false) ? "\n  " : ",\n  ") + text);
    }

    bool end() override { return m_take(m_isFirst ? "]\n" : "\n]\n"); }

private:
    TakeBytes m_take;
    std::vector<TableColumn> m_columns;
    std::vector<std::string> m_keys;
    bool m_isFirst = true;
};

std::unique_ptr<TableWriter> jsonWriter(TakeBytes take)
{
    return std::make_unique<JsonWriter>(std::move(take));
}

} // namespace nidreg::exchange
