// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace nidreg::forms {

/// A third-party work that the program is built with, runs or ships.
struct UsedWork {
    const char *name; ///< as its makers write it
    const char *purpose; ///< for QCoreApplication::translate("Licenses", …): what it does here
    const char *license; ///< SPDX expression
    const char *url; ///< its home, https
};

/// A table of all of it, in rich text with links, in the person's language.
QString licensesTable();

} // namespace nidreg::forms
