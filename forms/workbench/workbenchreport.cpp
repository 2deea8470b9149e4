// SPDX-License-Identifier: MIT
#include "forms/workbench/workbenchreport.h"

#include "forms/widgets/admission.h"
#include "model/urn/printable.h"

namespace nidreg::forms {

static constexpr std::size_t kShownBytes = 2000;

QString readable(std::string_view bytes)
{
    return visible(QString::fromStdString(urn::printable(bytes, kShownBytes)));
}

void WorkbenchReport::add(WorkbenchLine::Kind kind, const QString &text)
{
    lines.push_back({kind, {}, text, {}, false, {}});
}

WorkbenchLine &WorkbenchReport::row(const QString &label, std::string_view bytes,
                                    const QString &note)
{
    lines.push_back({WorkbenchLine::Row, label, readable(bytes), note, true, {}});
    if (bytes.size() > kShownBytes)
        lines.back().whole = QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
    return lines.back();
}

WorkbenchLine &WorkbenchReport::words(const QString &label, const QString &text,
                                      const QString &note)
{
    lines.push_back({WorkbenchLine::Row, label, text, note, false, {}});
    return lines.back();
}

qsizetype TextUnits::at(std::size_t byte)
{
    if (byte < m_byte)
        *this = TextUnits(m_text);
    const std::string_view between = m_text.substr(m_byte, byte - m_byte);
    m_unit += QString::fromUtf8(between.data(), qsizetype(between.size())).size();
    m_byte = byte;
    return m_unit;
}

void WorkbenchReport::mark(std::string_view input, std::size_t begin, std::size_t end,
                           std::optional<UrnPart> part)
{
    TextUnits units(input);
    mark(units, begin, end, part);
}

void WorkbenchReport::mark(TextUnits &input, std::size_t begin, std::size_t end,
                           std::optional<UrnPart> part)
{
    const qsizetype from = input.at(begin);
    marks.push_back({from, input.at(end), part});
}

QString WorkbenchReport::plainText() const
{
    QString text;
    for (const WorkbenchLine &line : lines) {
        if (line.kind == WorkbenchLine::Heading && !text.isEmpty())
            text += u'\n';
        if (line.kind == WorkbenchLine::Row)
            text += line.label + u'\t' + (line.whole.isEmpty() ? line.text : line.whole)
                + (line.note.isEmpty() ? QString() : u'\t' + line.note) + u'\n';
        else
            text += line.text + u'\n';
    }
    return text;
}

} // namespace nidreg::forms
