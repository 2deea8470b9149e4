// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QByteArray>
#include <QString>

class QTextDocument;

namespace nidreg::forms {

/// Writes everything on record of a request for paper: where it stands, the template as it was
/// submitted last, the discussion and the history. Mails of the list are counted only.
void writeRecord(QTextDocument &document, const registry::RequestFile &file, base::Instant now);

/// The same as a file: PDF for "pdf", HTML for "html", else plain text in UTF-8.
QByteArray recordAs(const QString &suffix, const registry::RequestFile &file, base::Instant now);

} // namespace nidreg::forms
