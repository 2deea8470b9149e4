// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QStringList>

namespace nidreg::tests {

/// What the command line said where a request's state has no such step: where the request is, since
/// when, and what leads on.
struct StateRefusals {
    int count = 0;
    QStringList lacking; ///< those that do not say so

    void take(const QString &cell, const QString &said)
    {
        static const QRegularExpression kWhole(
            "Request [0-9]+ (is|waits) [^(]*\\((with .* )?since [0-9-]{10}.*\\), so .*( "
            "first[.,]| can be reopened\\.|Possible next steps: |Next step: |To change "
            "anything, create a new request\\.)");
        ++count;
        if (!said.contains(kWhole))
            lacking << cell + ": " + said;
    }
};

} // namespace nidreg::tests
