// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/verbs.h"
#include "forms/paper/pdfpages.h"
#include "tests/app/cli/said.h"

#include <QByteArray>
#include <QList>

#include <sstream>

/// The command line run within the test's own process.
namespace nidreg::tests {

using Arguments = QList<QByteArray>;

/// Runs the program in this process, on the shipped snapshot unless `arguments` say otherwise.
inline Said say(const QList<QByteArray> &arguments, const QByteArray &input = {})
{
    std::istringstream in(input.toStdString());
    std::ostringstream out;
    std::ostringstream err;
    app::cli::Context context(in, out, err);
    const forms::PdfPages pages;
    context.pages = &pages;
    std::vector<std::string> all{"nidreg-cli"};
    for (const QByteArray &each : arguments)
        all.push_back(each.toStdString());
    const int status = app::cli::run(all, context);
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(err.str())};
}

inline Said offline(QList<QByteArray> arguments, const QByteArray &input = {})
{
    return say(QList<QByteArray>{"--offline"} + arguments, input);
}

} // namespace nidreg::tests
