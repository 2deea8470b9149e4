// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/formats.h"
#include "tests/model/exchange/published.h"

#include <string>

/// A namespace that would do harm wherever it is not taken for text.
namespace nidreg::tests {

/// What would do harm where it is not escaped, in every field that can hold it.
inline const std::string kHostile =
    "</td></style></script><script>alert(1)</script><img src=x onerror=alert(2)>"
    "\" onload=\"alert(3)\" '&amp; \xE2\x80\xAE"
    "evil\xE2\x80\xA6 \x01\x1B[31m";

inline registry::ListedNamespace hostile()
{
    registry::ListedVersion first;
    first.version.nid = "acme";
    first.version.registrant = kHostile;
    first.version.statedVersion = kHostile;
    first.version.templateDate = kHostile;
    first.version.source = kHostile;
    first.version.imported = true;
    first.version.text = "Namespace Identifier: acme\n\nPurpose: " + kHostile + "\n";
    first.version.references = {{registry::Reference::Uri, "javascript:alert(4)", kHostile},
                                {registry::Reference::Uri, "data:text/html," + kHostile, {}},
                                {registry::Reference::Rfc, "../" + kHostile, {}},
                                {registry::Reference::Person, kHostile, {}},
                                {registry::Reference::Text, kHostile, {}}};
    first.version.templateUrl = "javascript:alert(5)";
    first.event = 7;
    registry::ListedVersion second = first;
    second.version.version = 2;
    second.version.text += "more " + kHostile + "\n";
    second.event = 9;
    second.version.status = registry::Status::Deprecated;
    registry::ListedNamespace listed{{}, {first, second}};
    listed.row.nid = "acme";
    listed.row.version = 2;
    listed.row.registrant = kHostile;
    listed.row.references = first.version.references;
    listed.row.templateUrl = "javascript:alert(5)";
    listed.row.status = registry::Status::Deprecated;
    return listed;
}

inline exchange::Front front()
{
    exchange::Front front;
    front.head.namespaces = 1;
    front.updated = tests::kDay;
    front.isOnRecord = true;
    for (const exchange::FormatSpec &each : exchange::formats())
        front.formats.push_back(each.format);
    return front;
}

} // namespace nidreg::tests
