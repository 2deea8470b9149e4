// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <span>

namespace nidreg::forms {

/// Something that one may not find alone, of one page.
struct Tip {
    const char *id; ///< stable: it is remembered
    const char *page; ///< class of the page, without namespaces
    const char *text; ///< English, marked for translation under nidreg::forms::Tips
};

std::span<const Tip> tips();

/// Which tips were shown, and whether any are wanted: kept in the settings.
class TipMemory {
public:
    /// Setting help/tips; true at first.
    bool areWanted() const;
    void setWanted(bool areWanted);

    /// The first tip of that page which was never shown, in the program's language, and notes that
    /// it was; empty where there is none, or none is wanted.
    QString take(const char *pageClass);
};

} // namespace nidreg::forms
