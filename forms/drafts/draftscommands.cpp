// SPDX-License-Identifier: MIT
#include "forms/drafts/comparedialog.h"
#include "forms/drafts/draftspage.h"
#include "forms/drafts/newlikedialog.h"
#include "forms/editor/fieldeditor.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/page.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/reader.h"
#include "model/templates/revisionnote.h"
#include "ui_draftspage.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>

/// What the commands of DraftsPage do, and when they can.
namespace nidreg::forms {

using templates::Field;

void DraftsPage::connectActions()
{
    const auto onCurrent = [this](QAction *action, auto act) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (DraftView *shown = current())
                act(*shown);
        });
    };
    connect(m_actions.newDraft, &QAction::triggered, this, &DraftsPage::newDraft);
    connect(m_actions.newLike, &QAction::triggered, this, [this] { newLike(); });
    connect(m_actions.open, &QAction::triggered, this, [this] {
        for (const QString &path : QFileDialog::getOpenFileNames(this, tr("Open templates")))
            openFile(path);
    });
    connect(m_actions.paste, &QAction::triggered, this,
            [this] { m_files.readText(QGuiApplication::clipboard()->text()); });
    connect(m_actions.close, &QAction::triggered, this,
            [this] { close(m_ui->tabs->currentIndex()); });
    connect(&m_actions, &DraftsActions::recentChosen, this, &DraftsPage::openFile);
    connect(&m_actions, &DraftsActions::recentForgotten, &m_files, &DraftsFiles::forgetRecent);
    onCurrent(m_actions.save, [this](DraftView &shown) { m_files.save(shown); });
    onCurrent(m_actions.saveAs, [this](DraftView &shown) { m_files.saveAs(shown); });
    onCurrent(m_actions.nextField, [](DraftView &shown) { shown.stepField(+1); });
    onCurrent(m_actions.previousField, [](DraftView &shown) { shown.stepField(-1); });
    onCurrent(m_actions.nextFinding, [](DraftView &shown) { shown.stepFinding(); });
    onCurrent(m_actions.compare, [this](DraftView &shown) { compare(shown); });
    connect(&m_files, &DraftsFiles::compareWanted, this,
            [this](DraftView &shown) { compare(shown).compareWith(CompareDialog::Saved); });
    onCurrent(m_actions.proposeNote, [this](DraftView &shown) { proposeNote(shown); });
    onCurrent(m_actions.submit, [this](DraftView &shown) { m_sender.submit(shown); });
    onCurrent(m_actions.keepInRegistry,
              [this](DraftView &shown) { m_sender.keepInRegistry(shown); });
    for (QAction *toggle : {m_actions.preview, m_actions.guidance, m_actions.monospace})
        connect(toggle, &QAction::toggled, this, &DraftsPage::showChoice);
    connectOutlets();
}

void DraftsPage::connectOutlets()
{
    const auto onCurrent = [this](QAction *action, auto act) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (DraftView *shown = current())
                act(*shown);
        });
    };
    for (const TemplateForm &form : kTemplateForms) {
        onCurrent(m_actions.exportAs[std::size_t(form.kind)],
                  [this, kind = form.kind](DraftView &shown) { m_export.exportAs(shown, kind); });
    }
    onCurrent(m_actions.print, [this](DraftView &shown) { m_export.print(shown); });
    onCurrent(m_actions.mail, [this](DraftView &shown) { m_export.composeMail(shown); });
    onCurrent(m_actions.report, [this](DraftView &shown) { m_export.report(shown); });
    connect(&m_export, &DraftsExport::done, this, &DraftsPage::messageShown);
}

void DraftsPage::setOutlets(DraftOutlets outlets)
{
    if (outlets.decode)
        m_files.setDecode(outlets.decode);
    m_export.setOutlets(std::move(outlets));
    updateActions();
}

void DraftsPage::updateActions()
{
    const DraftView *shown = current();
    const QString noDraft = shown ? QString() : tr("no draft is open.");
    for (QAction *action :
         {m_actions.save, m_actions.saveAs, m_actions.close, m_actions.print, m_actions.nextField,
          m_actions.previousField, m_actions.nextFinding, m_actions.compare})
        allow(*action, noDraft);
    for (QAction *action : m_writing.forDraft())
        allow(*action, noDraft);
    const QString whyNot = shown ? m_sender.whyNot(*shown) : noDraft;
    allow(*m_actions.submit, whyNot);
    allow(*m_actions.keepInRegistry, whyNot);
    updateOutlets();
}

void DraftsPage::updateOutlets()
{
    DraftView *shown = current();
    QString whyNot = shown ? m_export.whyNot() : tr("no draft is open.");
    for (QAction *action : m_actions.exportAs)
        allow(*action, whyNot);
    allow(*m_actions.exports, whyNot);
    allow(*m_actions.mail, whyNot);
    if (whyNot.isEmpty() && !m_session.isOpen())
        whyNot = tr("no registry is connected.");
    allow(*m_actions.report, whyNot);
    if (shown && shown->draft().terms().revises.empty())
        whyNot = tr("the draft is for a new namespace, which has no registered version.");
    allow(*m_actions.proposeNote, whyNot);
}

void DraftsPage::newLike(const QString &nid)
{
    auto *dialog = new NewLikeDialog(m_session, m_files.decode(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { addLike(dialog->chosen()); });
    dialog->open();
    if (!nid.isEmpty())
        dialog->choose(nid);
}

void DraftsPage::addLike(const TemplateLike &like)
{
    auto draft = std::make_unique<Draft>();
    draft->load(like.content, {});
    draft->setCopied(like.copied);
    draft->setUnsaved(); // what was copied is in no file of the draft's own
    add(std::move(draft))
        .messageBar()
        .say(MessageBar::Information,
             tr("The texts were copied from %1. They stay marked until you change them.")
                 .arg(like.copied.source()));
}

CompareDialog &DraftsPage::compare(DraftView &shown)
{
    auto *dialog = shown.findChild<CompareDialog *>();
    if (!dialog)
        dialog = new CompareDialog(shown.draft(), m_session, &shown);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return *dialog;
}

/// Behind what stands there already, in one undoable step.
void DraftsPage::proposeNote(DraftView &shown)
{
    const std::string nid = shown.draft().terms().revises;
    m_session.ask(
        &shown, [nid](const actions::Services &services) { return services.store.find(nid); },
        [&shown](const registry::Stored<registry::Namespace> &found) {
            const auto problem = [&shown](const QString &why) {
                shown.messageBar().say(MessageBar::Problem,
                                       tr("Cannot propose revision information. %1").arg(why));
            };
            if (!found)
                return problem(wording(found.error()));
            const std::string &text = found->versions.back().text;
            if (text.empty())
                return problem(tr("The registry does not have the text of the registered "
                                  "version, so there is nothing to compare."));
            Draft &draft = shown.draft();
            const auto registered = templates::read(text).front();
            const QString note =
                words(templates::proposedRevisionNote(registered, draft.content()));
            const QString before = draft.text(Field::RevisionInformation).trimmed();
            shown.showField(Field::RevisionInformation);
            if (!before.contains(note.trimmed()))
                draft.setText(Field::RevisionInformation,
                              before.isEmpty() ? note : before + QStringLiteral("\n\n") + note);
            shown.focusText();
        });
}

} // namespace nidreg::forms
