// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace nidreg::forms {

/// The context under which words outside a QObject of the drafts are translated.
struct DraftWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::DraftWords)
};

} // namespace nidreg::forms
