// SPDX-License-Identifier: MIT
#include "app/cli/templateparts.h"

#include "app/cli/files.h"
#include "model/base/text.h"

#include <QLocale>

#include <unistd.h>

namespace nidreg::app::cli {

void PaperOption::addTo(CLI::App &verb)
{
    verb.add_option("--paper", name,
                    "The paper size of a PDF: a4 or letter; default: "
                    "according to the locale")
        ->check(CLI::IsMember({"a4", "letter"}));
}

/// LC_PAPER is no category that QLocale reads.
static QLocale paperLocale()
{
    for (const char *variable : {"LC_ALL", "LC_PAPER", "LANG"}) {
        if (const QByteArray value = qgetenv(variable); !value.isEmpty())
            return QLocale(QString::fromLocal8Bit(value));
    }
    return QLocale::c();
}

forms::Paper PaperOption::paper() const
{
    if (!name.empty())
        return name == "letter" ? forms::Paper::Letter : forms::Paper::A4;
    const QLocale locale = paperLocale();
    return locale.language() == QLocale::C ? forms::Paper::A4 : forms::paperOf(locale);
}

const CLI::Validator &aDay()
{
    static const CLI::Validator check(
        [](std::string &text) {
            return base::parseDate(text) ? std::string()
                                         : "“" + text
                    + "” is not a date; write it as "
                      "YYYY-MM-DD";
        },
        "");
    return check;
}

bool canMakePages(Context &context, std::string_view verb)
{
    if (context.pages)
        return true;
    context.failed(verb,
                   "cannot create a PDF, because nidreg-cli-pages is not installed; on Debian it "
                   "is in the package nidreg");
    return false;
}

int writeForm(Context &context, const Output &to, const QByteArray &bytes, std::string_view verb)
{
    if (bytes.isEmpty())
        return context.failed(verb,
                              "cannot create the PDF, because a line does not fit on a "
                              "page");
    if (to.file.empty() && bytes.startsWith("%PDF-") && isatty(STDOUT_FILENO) != 0)
        return context.misused(verb, "cannot write a PDF to a terminal; use -o FILE");
    return writeWhole(context, to, bytes.toStdString());
}

registry::Stored<const RegisteredGrammars::Kept *> RegisteredGrammars::find(std::string_view nid)
{
    const std::string key = nidreg::base::lowered(nid);
    if (const auto known = m_known.find(key); known != m_known.end())
        return &known->second;
    const auto found = m_directory.find(key);
    if (!found && found.error().kind != registry::StoreError::NotFound)
        return nidreg::base::fail(found.error());
    Kept kept;
    if (found && !found->versions.empty() && !found->versions.back().grammar.empty())
        kept = templates::grammarFromSource(found->versions.back().grammar, key);
    if (m_known.size() >= kMaxGrammars)
        m_known.clear();
    return &(m_known[key] = std::move(kept));
}

registry::Stored<std::optional<templates::UrnTrial>> RegisteredGrammars::trial(std::string_view nid,
                                                                               std::string_view urn)
{
    const auto kept = find(nid);
    if (!kept)
        return nidreg::base::fail(kept.error());
    const Kept &grammar = **kept;
    return grammar ? std::optional(templates::tryUrn(*grammar, urn)) : std::nullopt;
}

} // namespace nidreg::app::cli
