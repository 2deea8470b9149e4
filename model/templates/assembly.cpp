// SPDX-License-Identifier: MIT
#include "model/templates/assembly.h"

#include "model/templates/registration.h"
#include "model/templates/style.h"

#include <algorithm>

namespace nidreg::templates {

void Assembly::addPreamble(std::span<const Line> lines)
{
    std::string text = block(lines);
    if (!text.empty())
        m_template.unmapped.push_back({"", std::move(text)});
}

/// The lines below a heading, with the colon of a definition list taken off the first of them.
static std::vector<Line> linesBelow(std::span<const Line> lines)
{
    std::vector<Line> below(lines.begin(), lines.end());
    if (below.empty() || !below.front().text.starts_with(':'))
        return below;
    Line &first = below.front();
    const char *begin = first.text.data();
    first.text = withoutOuterBlanks(first.text.substr(1));
    if (!first.isBlank())
        first.indent += static_cast<std::uint32_t>(first.text.data() - begin);
    return below;
}

static std::string textOf(const Mark &mark, std::span<const Line> lines)
{
    if (mark.isText)
        return block(lines);
    lines = lines.subspan(1);
    if (mark.heading.shape == Shape::Bare && !lines.empty() && isUnderline(lines.front()))
        lines = lines.subspan(1);
    return block(mark.heading.beside, linesBelow(lines));
}

void Assembly::add(const Mark &mark, std::span<const Line> lines)
{
    const std::size_t line = lines.front().number;
    const Spelling *spelling = mark.heading.spelling;
    std::string text = textOf(mark, lines);
    if (spelling)
        m_spellings.insert(spelling);
    if (!spelling || spelling->destination == Destination::NoField)
        m_template.unmapped.push_back({std::string(mark.heading.heading), std::move(text)});
    else if (spelling->destination == Destination::VersionAndDate)
        addRegistration(mark, line, text);
    else
        addTo(spelling->field, mark, line, std::move(text));
}

void Assembly::addRegistration(const Mark &mark, std::size_t line, std::string_view text)
{
    Registration registration = splitRegistration(text);
    note(mark, Field::Version);
    note(mark, Field::Date);
    if (!registration.version.empty())
        addTo(Field::Version, mark, line, std::move(registration.version));
    if (!registration.date.empty())
        addTo(Field::Date, mark, line, std::move(registration.date));
}

void Assembly::note(const Mark &mark, Field field)
{
    if (!mark.isText && !mark.heading.spelling->isOwn)
        m_template.mapped.push_back({std::string(mark.heading.heading), field});
}

void Assembly::addTo(Field field, const Mark &mark, std::size_t line, std::string text)
{
    const auto index = static_cast<std::size_t>(field);
    const Spelling &spelling = *mark.heading.spelling;
    if (spelling.destination == Destination::OneField)
        note(mark, field);
    if (spelling.isOwn || m_parts[index].empty())
        m_template.order.push_back(field);
    if (m_parts[index].empty())
        m_template.lines[index] = line;
    m_parts[index].push_back({std::string(mark.heading.heading), std::move(text), spelling.isOwn});
}

/// Where texts meet in a field, each keeps its heading as a first line; appendix A's own heading
/// is the field's name and needs no repeating above the first.
std::string Assembly::joined(const std::vector<Part> &parts)
{
    if (parts.size() == 1)
        return parts.front().text;
    std::string text;
    for (const Part &part : parts) {
        const bool isFirst = &part == &parts.front();
        if (!isFirst)
            text += "\n\n";
        if (!part.heading.empty() && !(isFirst && part.isOwn))
            text.append(part.heading).append("\n");
        text += part.text;
    }
    return normalized(text);
}

NamespaceTemplate Assembly::take(std::optional<base::Date> published)
{
    for (const FieldSpec &spec : kFields) {
        const auto &parts = m_parts[static_cast<std::size_t>(spec.field)];
        if (!parts.empty())
            m_template.set(spec.field, joined(parts));
    }
    m_template.style = styleOf(m_template, m_spellings, published);
    return std::move(m_template);
}

} // namespace nidreg::templates
