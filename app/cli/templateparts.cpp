// SPDX-License-Identifier: MIT
#include "app/cli/templateparts.h"

#include "app/cli/files.h"

#include <QLocale>

#include <unistd.h>

namespace nidreg::app::cli {

void PaperOption::addTo(CLI::App &verb)
{
    verb.add_option("--paper", name, "Of a PDF: a4 or letter; default: what the locale uses")
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
                                         : "“" + text + "” is no day: write it as YYYY-MM-DD";
        },
        "");
    return check;
}

bool canMakePages(Context &context, std::string_view verb)
{
    if (context.pages)
        return true;
    context.failed(verb,
                   "a PDF is made by nidreg-cli-pages, which is not installed with this program");
    return false;
}

int writeForm(Context &context, const std::string &name, const QByteArray &bytes,
              std::string_view verb)
{
    if (name.empty() && bytes.startsWith("%PDF-") && isatty(STDOUT_FILENO) != 0)
        return context.misused(verb, "a PDF is nothing for a terminal; name a file with -o FILE");
    return writeWhole(context, name, bytes.toStdString());
}

} // namespace nidreg::app::cli
