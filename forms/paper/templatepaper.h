// SPDX-License-Identifier: MIT
#pragma once

#include "forms/paper/paperdocument.h"
#include "forms/session/templateforms.h"

#include <QByteArray>

#include <memory>

namespace nidreg::forms {

/// A template for paper: its NID, version and date at the head of every page.
std::unique_ptr<PaperDocument> templatePaper(const templates::NamespaceTemplate &content);

/// The report of a check for paper.
std::unique_ptr<PaperDocument> reportPaper(const actions::Precheck &check);

/// The document as a PDF file. `on` is stated as the day that it was made, so that the same input
/// gives the same bytes in every process, locale and time zone. No bytes where a page cannot be
/// laid out.
QByteArray pdf(PaperDocument &document, const QString &title, Paper paper, base::Date on);

} // namespace nidreg::forms
