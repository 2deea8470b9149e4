// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/letters.h"
#include "model/actions/precheck.h"
#include "model/registry/mailfile.h"

#include <QByteArray>
#include <QLocale>
#include <QString>
#include <QUrl>

#include <array>
#include <functional>

namespace nidreg::forms {

/// A form in which a template leaves the program.
struct TemplateForm {
    enum Kind { Text, Wrapped, Markdown, Html, Pdf, RfcXml, Json, Mail } kind;
    const char *id; ///< as on the command line: "markdown"
    const char *suffix; ///< of its files, without the dot
    const char *mimeType;
};

// clang-format off
/// Every form there is, in the order of a menu.
inline constexpr std::array kTemplateForms{
    TemplateForm{TemplateForm::Text,     "text",     "txt",  "text/plain"},
    TemplateForm{TemplateForm::Wrapped,  "wrapped",  "txt",  "text/plain"},
    TemplateForm{TemplateForm::Markdown, "markdown", "md",   "text/markdown"},
    TemplateForm{TemplateForm::Html,     "html",     "html", "text/html"},
    TemplateForm{TemplateForm::Pdf,      "pdf",      "pdf",  "application/pdf"},
    TemplateForm{TemplateForm::RfcXml,   "xml",      "xml",  "application/xml"},
    TemplateForm{TemplateForm::Json,     "json",     "json", "application/json"},
    TemplateForm{TemplateForm::Mail,     "eml",      "eml",  "message/rfc822"},
};
// clang-format on

/// What a menu and a file dialog call the form: "Markdown", "RFC XML section".
QString name(TemplateForm::Kind form);

/// The sheet that pages are laid out for.
enum class Paper { A4, Letter };

/// What printers of that country hold.
Paper paperOf(const QLocale &locale);

/// What a format adds to the template's own text.
struct FormContext {
    base::Date date; ///< stated in a mail's Date and a PDF's dates: equal inputs give equal bytes
    Paper paper = Paper::A4;
    bool isFastTrack = false; ///< a mail of it says so (RFC 8141, section 6.3)
    /// A mail goes to IANA, which completes a fast-track registration, and not to the list.
    bool isForIana = false;
};

/// A mail to the discussion list as a URI (RFC 6068).
struct MailLink {
    QString uri; ///< percent-encoded, ASCII
    bool isWithoutText = false; ///< the template was too long for a URI: attach it, or send `Mail`
};

/// The formats that a template can be written in. The window knows only this interface; the program
/// supplies the writers. All functions may be called on any thread, except that Pdf and reportPdf()
/// need a QGuiApplication.
class TemplateForms {
public:
    virtual ~TemplateForms() = default;

    /// The template in a form, as the bytes of a file.
    virtual QByteArray bytes(TemplateForm::Kind form, const templates::NamespaceTemplate &content,
                             const FormContext &context) const = 0;
    virtual MailLink mailLink(const templates::NamespaceTemplate &content,
                              const FormContext &context) const = 0;

    /// The difference of two templates as one page of HTML, side by side.
    virtual QByteArray difference(const templates::NamespaceTemplate &before,
                                  const templates::NamespaceTemplate &after) const = 0;

    /// See actions::precheck(); for the session's thread: `session.ask(…)`.
    virtual registry::Stored<actions::Precheck> precheck(
        registry::Directory &directory, const base::Clock &clock,
        const urn::NidKnowledge &knowledge, const templates::NamespaceTemplate &draft,
        const actions::Examination &what) const = 0;
    /// The report, UTF-8 text: the same bytes for the same check.
    virtual QByteArray reportText(const actions::Precheck &check) const = 0;
    virtual QByteArray reportPdf(const actions::Precheck &check, Paper paper) const = 0;
};

/// Templates and reports as PDF. What makes them needs Qt Gui, which takes longer to load than most
/// verbs of the command line take to run: a program may be without.
class Pages {
public:
    virtual ~Pages() = default;

    /// The bytes of a file: the same for the same input. `context` says paper and date.
    virtual QByteArray ofTemplate(const templates::NamespaceTemplate &content,
                                  const FormContext &context) const = 0;
    virtual QByteArray ofReport(const actions::Precheck &check, Paper paper) const = 0;
};

/// What the program can do with mail. The window knows this port alone; all functions may be called
/// on any thread, and none sends anything.
class MailForms {
public:
    virtual ~MailForms() = default;

    /// The mails in a file; see exchange::readListMails().
    virtual registry::ReadMails read(const QByteArray &bytes) const = 0;
    /// A template as mails hold it: prose at 72 columns.
    virtual std::string asMail(const templates::NamespaceTemplate &content) const = 0;
    /// A letter as a file that mail programs open for sending.
    virtual QByteArray file(const actions::Letter &letter, base::Date date) const = 0;
    /// A letter as a URI; without its text where that is too long for one.
    virtual MailLink link(const actions::Letter &letter) const = 0;
};

/// What the program around the requests lends them for their mails.
struct MailOutlets {
    const MailForms *forms = nullptr; ///< null: no mails are read or drafted
    /// Opens an address with the desktop's program for it; false when there is none.
    std::function<bool(const QUrl &)> openUrl = {};
};

} // namespace nidreg::forms
