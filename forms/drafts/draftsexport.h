// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draftview.h"
#include "forms/session/templateforms.h"

#include <QObject>
#include <QUrl>

#include <functional>

class QPrinter;

namespace nidreg::forms {

/// What the program around the drafts lends them to let templates out and in.
struct DraftOutlets {
    const TemplateForms *forms = nullptr; ///< null: nothing can be exported
    /// Opens an address with the desktop's program for it; false when there is none.
    std::function<bool(const QUrl &)> openUrl;
    Decode decode = {}; ///< makes text of files that are no plain text: RFC XML, HTML
};

/// Exports drafts to other formats: files, print, mail, and the report of a check. Nothing is sent
/// from here: a mail is opened in the person's own mail program.
class DraftsExport : public QObject {
    Q_OBJECT

public:
    DraftsExport(RegistrySession &session, QWidget &window);

    void setOutlets(DraftOutlets outlets) { m_outlets = std::move(outlets); }
    /// Why nothing can be exported; empty: it can.
    QString whyNot() const;

    /// Asks for a file and writes the draft into it.
    void exportAs(DraftView &view, TemplateForm::Kind form);
    void exportTo(DraftView &view, TemplateForm::Kind form, const QString &path);
    /// Shows the pages as they will be printed.
    void print(DraftView &view);
    void composeMail(DraftView &view);
    /// Checks the draft against the registry and shows the report.
    void report(DraftView &view);

signals:
    void done(const QString &message);

private:
    FormContext context(const Draft &draft) const;
    void offerMailFile(DraftView &view, const QString &why);
    void show(DraftView &view, const actions::Precheck &check);

    RegistrySession &m_session;
    QWidget &m_window;
    DraftOutlets m_outlets;
};

/// A name for a file of the draft: its NID, else "template", with this suffix.
QString suggestedFile(const Draft &draft, const QString &suffix);

} // namespace nidreg::forms
