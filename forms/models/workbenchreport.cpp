// SPDX-License-Identifier: MIT
#include "forms/models/workbenchreport.h"

#include "forms/models/admission.h"
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

static qsizetype unitsOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size())).size();
}

void WorkbenchReport::mark(std::string_view input, std::size_t begin, std::size_t end,
                           std::optional<UrnPart> part)
{
    const qsizetype from = unitsOf(input.substr(0, begin));
    marks.push_back({from, from + unitsOf(input.substr(begin, end - begin)), part});
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
