// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianacsv.h"

#include "model/exchange/files/csv.h"

#include <QIODevice>

namespace nidreg::exchange {

namespace {

bool beginsFormula(char c)
{
    return std::string_view("=+-@\t\r").find(c) != std::string_view::npos;
}

/// A label is one line, whatever white space the publication has in it.
void appendLine(std::string &to, std::string_view text)
{
    const std::size_t begin = to.size();
    const auto endsInBlank = [&] { return to.size() > begin && to.back() == ' '; };
    for (const char c : text) {
        const bool isSpace = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!isSpace)
            to += c;
        else if (to.size() > begin && !endsInBlank())
            to += ' ';
    }
    if (endsInBlank())
        to.pop_back();
}

void appendBracketed(std::string &to, const registry::Reference &reference)
{
    to += '[';
    appendLine(to, registry::labelOf(reference));
    to += ']';
}

std::string bracketed(const std::vector<registry::Reference> &references)
{
    std::string cell;
    for (const registry::Reference &each : references)
        appendBracketed(cell, each);
    return cell;
}

std::string bracketed(const listing::Prose &prose)
{
    std::string cell;
    for (const listing::Piece &each : prose) {
        if (each.reference)
            appendBracketed(cell, *each.reference);
    }
    if (cell.empty())
        appendLine(cell, listing::plain(prose));
    return cell;
}

/// The two files.
class Files {
public:
    Files(QIODevice &formal, QIODevice &informal, CsvForm form)
        : m_formal(formal), m_informal(informal), m_form(form)
    {
    }

    bool heading()
    {
        static constexpr std::string_view kHeading = "URN Namespace,Template,Reference\r\n";
        return put(m_formal, kHeading) && put(m_informal, kHeading);
    }

    bool line(urn::NidKind kind, std::string_view nid, std::string_view link,
              std::string_view references)
    {
        m_line = cell(nid);
        m_line.append(1, ',').append(cell(link)).append(1, ',').append(cell(references));
        m_line += "\r\n";
        return put(kind == urn::NidKind::Formal ? m_formal : m_informal, m_line);
    }

private:
    static bool put(QIODevice &to, std::string_view text)
    {
        const auto size = static_cast<qint64>(text.size());
        return to.write(text.data(), size) == size;
    }

    std::string cell(std::string_view text) const
    {
        return m_form == CsvForm::Iana ? csvField(text) : csvField(withoutFormulas(text));
    }

    QIODevice &m_formal;
    QIODevice &m_informal;
    CsvForm m_form;
    std::string m_line; ///< the one that is written
};

class Writer : public listing::DocumentHandler {
public:
    Writer(QIODevice &formal, QIODevice &informal, CsvForm form) : m_files(formal, informal, form)
    {
    }

    bool open(const std::vector<listing::Instruction> &) override { return m_files.heading(); }
    bool begin(const listing::Head &) override { return true; }
    bool add(const listing::Footnote &) override { return true; }
    bool people() override { return true; }
    bool add(const listing::Person &) override { return true; }
    bool end() override { return true; }

    bool add(const listing::Registration &each) override
    {
        const listing::Cells cells = cellsOf(each);
        return m_files.line(each.kind, each.nid, cells.templateLabel.value_or(""),
                            cells.references);
    }

private:
    Files m_files;
};

} // namespace

/// An informal one's reference is its template and its contact the reference; before there were
/// contacts, its reference was one.
listing::Cells cellsOf(const listing::Registration &registration)
{
    const std::string references = bracketed(registration.references);
    if (registration.kind == urn::NidKind::Formal || !registration.contact)
        return {bracketed(registration.formTemplate.value_or(listing::Prose())), references};
    return {references, bracketed(*registration.contact)};
}

std::string withoutFormulas(std::string_view cell)
{
    std::string text;
    char before = ';';
    for (const char c : cell) {
        if ((before == ';' || before == '\t') && beginsFormula(c))
            text += '\'';
        text += c;
        before = c;
    }
    return text;
}

std::unique_ptr<listing::DocumentHandler> ianaCsvWriter(QIODevice &formal, QIODevice &informal,
                                                        CsvForm form)
{
    return std::make_unique<Writer>(formal, informal, form);
}

} // namespace nidreg::exchange
