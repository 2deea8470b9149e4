// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

namespace nidreg::tests {

struct Listed {
    const char *nid;
    const char *rfc; ///< "rfc5001"
    const char *date; ///< empty: not stated
};

/// A listing in the manner of IANA's XML.
inline QByteArray listingOf(const std::vector<Listed> &records,
                            const char *note = "Harbour things, for tests.")
{
    QByteArray text = "<?xml version='1.0' encoding='UTF-8'?>\n"
                      "<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\">\n"
                      "  <title>Names of Harbour Things</title>\n  <updated>2021-03-05</updated>\n"
                      "  <note>";
    text += QByteArray(note)
        + "</note>\n  <registry id=\"urn-namespaces-1\">\n"
          "    <title>Formal URN Namespaces</title>\n";
    for (const Listed &each : records) {
        text += *each.date ? "    <record date=\"" + QByteArray(each.date) + "\">\n"
                           : QByteArray("    <record>\n");
        text += "      <name>" + QByteArray(each.nid) + "</name>\n      <xref type=\"rfc\" data=\""
            + each.rfc + "\"/>\n    </record>\n";
    }
    return text
        + "  </registry>\n  <registry id=\"urn-namespaces-2\">\n"
          "    <title>Informal URN Namespaces</title>\n  </registry>\n  <people/>\n</registry>\n";
}

} // namespace nidreg::tests
