// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/templates/layout.h"
#include "model/templates/template.h"

#include <array>
#include <optional>
#include <set>
#include <vector>

namespace nidreg::templates {

/// Puts the sections of one template together.
class Assembly {
public:
    /// The text before the first heading.
    void addPreamble(std::span<const Line> lines);

    /// The text under `mark`; `lines` begin with the heading's own line.
    void add(const Mark &mark, std::span<const Line> lines);

    /// The template; `published` is the month of the document it stands in, where that is known.
    NamespaceTemplate take(std::optional<base::Date> published);

private:
    struct Part {
        std::string heading; ///< empty where the text began without one
        std::string text;
        bool isOwn;
    };

    void addTo(Field field, const Mark &mark, std::size_t line, std::string text);
    void addRegistration(const Mark &mark, std::size_t line, std::string_view text);
    void note(const Mark &mark, Field field);
    static std::string joined(const std::vector<Part> &parts);

    std::array<std::vector<Part>, kFieldCount> m_parts;
    std::set<const Spelling *> m_spellings; ///< those met
    NamespaceTemplate m_template;
};

} // namespace nidreg::templates
