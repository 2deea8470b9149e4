// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"

#include "model/templates/assembly.h"
#include "model/templates/canonical.h"
#include "model/templates/pages.h"

namespace nidreg::templates {

/// The marks that belong to the template that begins with the first of them.
static std::span<const Mark> marksOfFirst(std::span<const Mark> marks)
{
    std::size_t count = 1;
    while (count < marks.size() && !marks[count].startsTemplate)
        ++count;
    return marks.first(count);
}

static void addSections(Assembly &assembly, std::span<const Mark> marks, std::size_t end,
                        std::span<const Line> lines)
{
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const std::size_t next = i + 1 < marks.size() ? marks[i + 1].line : end;
        assembly.add(marks[i], lines.subspan(marks[i].line, next - marks[i].line));
    }
}

static std::vector<NamespaceTemplate> readPages(const Pages &pages)
{
    const std::span<const Line> lines = pages.lines;
    const std::vector<Mark> found = findMarks(lines);
    std::span<const Mark> marks = found;
    std::vector<NamespaceTemplate> templates;
    Assembly assembly;
    assembly.addPreamble(lines.first(marks.empty() ? lines.size() : marks.front().line));
    while (!marks.empty()) {
        const auto mine = marksOfFirst(marks);
        marks = marks.subspan(mine.size());
        addSections(assembly, mine, marks.empty() ? lines.size() : marks.front().line, lines);
        if (!marks.empty()) {
            templates.push_back(assembly.take(pages.published));
            assembly = Assembly();
        }
    }
    templates.push_back(assembly.take(pages.published));
    return templates;
}

std::vector<NamespaceTemplate> read(std::string_view text)
{
    const std::vector<Line> lines = splitLines(text);
    if (isCanonical(lines))
        return {readCanonical(lines)};
    return readPages(withoutPageBreaks(lines));
}

} // namespace nidreg::templates
