// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/verbs.h"
#include "forms/session/templateforms.h"

#include <string>

namespace nidreg::app::cli {

// The verbs of `template` that have a file of their own.
void addConvert(CLI::App &area, Context &context);
void addDifference(CLI::App &area, Context &context);
void addReport(CLI::App &area, Context &context);

/// What `--paper` says; without it what the locale's printers hold (LC_PAPER before LANG).
struct PaperOption {
    std::string name;

    void addTo(CLI::App &verb);
    forms::Paper paper() const;
};

/// A check for options that take a day, YYYY-MM-DD.
const CLI::Validator &aDay();

/// Writes what a verb made to `name`, or to standard output; answers Exit::Usage where that is a
/// terminal and `bytes` are a PDF.
int writeForm(Context &context, const std::string &name, const QByteArray &bytes,
              std::string_view verb);

/// True in a program that makes PDFs; says what is missing in another.
bool canMakePages(Context &context, std::string_view verb);

} // namespace nidreg::app::cli
