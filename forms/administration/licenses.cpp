// SPDX-License-Identifier: MIT
#include "forms/administration/licenses.h"

#include <QCoreApplication>

#include <array>

namespace nidreg::forms {

/// In the order of the table; what is linked first, then what is run, then data.
static constexpr std::array kUsedWorks{
    UsedWork{"Qt", QT_TRANSLATE_NOOP("Licenses", "window, files, processes, reports"),
             "LGPL-3.0-only OR GPL-2.0-only", "https://www.qt.io"},
    UsedWork{"Qt Charts", QT_TRANSLATE_NOOP("Licenses", "charts of reports"), "GPL-3.0-only",
             "https://doc.qt.io/qt-6/qtcharts-index.html"},
    UsedWork{"libpq", QT_TRANSLATE_NOOP("Licenses", "connections to PostgreSQL"), "PostgreSQL",
             "https://www.postgresql.org"},
    UsedWork{"OpenSSL", QT_TRANSLATE_NOOP("Licenses", "hashes and signatures"), "Apache-2.0",
             "https://www.openssl.org"},
    UsedWork{"libxml2", QT_TRANSLATE_NOOP("Licenses", "reading XML"), "MIT",
             "https://gitlab.gnome.org/GNOME/libxml2"},
    UsedWork{"CLI11", QT_TRANSLATE_NOOP("Licenses", "the command line’s areas and options"),
             "BSD-3-Clause", "https://github.com/CLIUtils/CLI11"},
    UsedWork{"JSON for Modern C++", QT_TRANSLATE_NOOP("Licenses", "JSON"), "MIT",
             "https://json.nlohmann.me"},
    UsedWork{"Hunspell", QT_TRANSLATE_NOOP("Licenses", "spelling"),
             "MPL-1.1 OR GPL-2.0-or-later OR LGPL-2.1-or-later", "https://hunspell.github.io"},
    UsedWork{"RE2", QT_TRANSLATE_NOOP("Licenses", "searching by regular expressions"),
             "BSD-3-Clause", "https://github.com/google/re2"},
    UsedWork{"ICU", QT_TRANSLATE_NOOP("Licenses", "letters that look alike"), "ICU",
             "https://icu.unicode.org"},
    UsedWork{"dtl", QT_TRANSLATE_NOOP("Licenses", "differences of texts"), "BSD-3-Clause",
             "https://github.com/cubicdaiya/dtl"},
    UsedWork{"GMime", QT_TRANSLATE_NOOP("Licenses", "reading mails"), "LGPL-2.1-or-later",
             "https://github.com/jstedfast/gmime"},
    UsedWork{"GLib", QT_TRANSLATE_NOOP("Licenses", "used by GMime"), "LGPL-2.1-or-later",
             "https://gitlab.gnome.org/GNOME/glib"},
    UsedWork{"Zstandard", QT_TRANSLATE_NOOP("Licenses", "compressed files"), "BSD-3-Clause",
             "https://facebook.github.io/zstd/"},
    UsedWork{"zlib", QT_TRANSLATE_NOOP("Licenses", "compressed files"), "Zlib", "https://zlib.net"},
    UsedWork{"libxlsxwriter", QT_TRANSLATE_NOOP("Licenses", "Excel workbooks"), "BSD-2-Clause",
             "https://libxlsxwriter.github.io"},
    UsedWork{"PostgreSQL", QT_TRANSLATE_NOOP("Licenses", "the server that holds a registry"),
             "PostgreSQL", "https://www.postgresql.org"},
    UsedWork{"iso-codes", QT_TRANSLATE_NOOP("Licenses", "country codes and names"),
             "LGPL-2.1-or-later", "https://salsa.debian.org/iso-codes-team/iso-codes"},
    UsedWork{"IANA: URN namespaces, URI schemes",
             QT_TRANSLATE_NOOP("Licenses", "the registrations shipped with the program"), "CC0-1.0",
             "https://www.iana.org/assignments/urn-namespaces"},
};

QString licensesTable()
{
    const auto say = [](const char *text) {
        return QCoreApplication::translate("Licenses", text).toHtmlEscaped();
    };
    QString rows;
    for (const UsedWork &work : kUsedWorks) {
        rows +=
            QStringLiteral("<tr><td><a href=\"%1\">%2</a></td><td>%3</td><td>%4</td></tr>")
                .arg(QString::fromLatin1(work.url), QString::fromUtf8(work.name).toHtmlEscaped(),
                     say(work.purpose), QString::fromLatin1(work.license));
    }
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\" width=\"100%\">"
                          "<tr><th align=\"left\">%1</th><th align=\"left\">%2</th>"
                          "<th align=\"left\">%3</th></tr>%4</table>")
        .arg(say(QT_TRANSLATE_NOOP("Licenses", "Name")),
             say(QT_TRANSLATE_NOOP("Licenses", "Used for")),
             say(QT_TRANSLATE_NOOP("Licenses", "License")), rows);
}

} // namespace nidreg::forms
