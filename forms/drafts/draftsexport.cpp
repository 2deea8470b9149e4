// SPDX-License-Identifier: MIT
#include "forms/drafts/draftsexport.h"

#include "forms/drafts/reportdialog.h"
#include "forms/paper/templatepaper.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/printpreview.h"
#include "forms/words/wording.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrinter>

namespace nidreg::forms {

using templates::Field;

QString suggestedFile(const Draft &draft, const QString &suffix)
{
    const QString nid = draft.text(Field::NamespaceIdentifier).simplified().toLower();
    const bool isName = bool(urn::Nid::parse(nid.toStdString()));
    const QString name = (isName ? nid : QStringLiteral("template")) + QLatin1Char('.') + suffix;
    const QString beside = draft.filePath();
    return beside.isEmpty() ? name : QFileInfo(beside).dir().filePath(name);
}

static const TemplateForm &formOf(TemplateForm::Kind kind)
{
    return kTemplateForms[std::size_t(kind)];
}

DraftsExport::DraftsExport(RegistrySession &session, QWidget &window)
    : QObject(&window), m_session(session), m_window(window)
{
}

QString DraftsExport::whyNot() const
{
    return m_outlets.forms ? QString() : tr("this program was built without the other formats.");
}

FormContext DraftsExport::context(const Draft &draft) const
{
    FormContext context;
    context.date = base::dayOf(m_session.clock().now());
    context.paper = paperOf(QLocale());
    context.isFastTrack = draft.terms().procedure == workflow::Procedure::FastTrack;
    return context;
}

void DraftsExport::exportAs(DraftView &view, TemplateForm::Kind form)
{
    const QString suffix = QLatin1String(formOf(form).suffix);
    const QString filter = tr("%1 (*.%2);;All files (*)").arg(name(form), suffix);
    QFileDialog dialog(&m_window, tr("Export the draft: %1").arg(name(form)),
                       suggestedFile(view.draft(), suffix), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        exportTo(view, form, dialog.selectedFiles().first());
}

void DraftsExport::exportTo(DraftView &view, TemplateForm::Kind form, const QString &path)
{
    if (!m_outlets.forms)
        return;
    const QByteArray bytes =
        m_outlets.forms->bytes(form, view.draft().content(), context(view.draft()));
    const auto written = writeFile(path, bytes);
    if (!written) {
        view.messageBar().say(
            MessageBar::Problem, wording(written.error()),
            {{tr("Save &elsewhere…"), [this, &view, form] { exportAs(view, form); }},
             {tr("&Not now"), [] {}}});
        return;
    }
    emit done(tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
}

void DraftsExport::print(DraftView &view)
{
    const templates::NamespaceTemplate content = view.draft().content();
    previewPrint(m_window,
                 {tr("Print: %1").arg(view.draft().title()),
                  QFileInfo(suggestedFile(view.draft(), QString())).completeBaseName(), false,
                  [content](QPrinter &on) { templatePaper(content)->paint(on); }});
}

void DraftsExport::offerMailFile(DraftView &view, const QString &why)
{
    view.messageBar().say(
        MessageBar::Information, why,
        {{tr("Save a &mail file…"), [this, &view] { exportAs(view, TemplateForm::Mail); }},
         {tr("&Not now"), [] {}}});
}

void DraftsExport::composeMail(DraftView &view)
{
    if (!m_outlets.forms)
        return;
    const MailLink link = m_outlets.forms->mailLink(view.draft().content(), context(view.draft()));
    if (link.isWithoutText)
        return offerMailFile(view,
                             tr("The template is too long to pass to a mail program. Save the "
                                "mail as a file and open it in your mail program. Nothing is "
                                "sent before you send it there."));
    if (!m_outlets.openUrl || !m_outlets.openUrl(QUrl(link.uri)))
        return offerMailFile(view,
                             tr("No mail program could be started. Save the mail as a file and "
                                "open it in your mail program."));
    offerMailFile(view,
                  tr("The mail was passed to your mail program. Nothing is sent before you send "
                     "it there. If it does not open, or looks wrong, save it as a file instead."));
}

void DraftsExport::report(DraftView &view)
{
    if (!m_outlets.forms)
        return;
    const DraftTerms &terms = view.draft().terms();
    const actions::Examination what{terms.kind, terms.procedure == workflow::Procedure::FastTrack,
                                    terms.revises, view.draft().request()};
    m_session.ask(
        &view,
        [forms = m_outlets.forms, content = view.draft().content(),
         what](const actions::Services &services) {
            return forms->precheck(services.store, services.clock, services.knowledge, content,
                                   what);
        },
        [this, &view](const registry::Stored<actions::Precheck> &check) {
            if (check)
                return show(view, check.value());
            view.messageBar().say(
                MessageBar::Problem, tr("Cannot create the report. %1").arg(wording(check.error())),
                {{tr("&Try again"), [this, &view] { report(view); }}, {tr("&Not now"), [] {}}});
        });
}

void DraftsExport::show(DraftView &view, const actions::Precheck &check)
{
    const QFileInfo file(suggestedFile(view.draft(), QStringLiteral("txt")));
    auto *dialog = new ReportDialog(
        {m_outlets.forms->reportText(check), int(check.count(base::Severity::Error)),
         [forms = m_outlets.forms, check] { return forms->reportPdf(check, paperOf(QLocale())); },
         [check](QPrinter &on) { reportPaper(check)->paint(on); },
         file.dir().filePath(file.completeBaseName() + QStringLiteral("-check"))},
        &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReportDialog::saved, this, [this](const QString &path) {
        emit done(tr("Report saved as %1").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

} // namespace nidreg::forms
