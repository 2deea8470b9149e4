// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace nidreg::forms {

/// The letters of `text` that look like a letter or digit of ASCII and are none, each once, as
/// "“а” (U+0430) looks like “a”": what the Unicode Technical Standard #39 calls confusable.
QStringList lookAlikes(const QString &text);

} // namespace nidreg::forms
