// SPDX-License-Identifier: MIT
#include "forms/drafts/draftspage.h"
#include "forms/drafts/recoverybar.h"
#include "forms/session/preferences.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/draft.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "ui_draftspage.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>

/// Where drafts of DraftsPage come from, and how they go.
namespace nidreg::forms {

bool DraftsPage::chooseOpen(const QString &path)
{
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab) {
        if (QFileInfo(view(tab).draft().filePath()) == QFileInfo(path)) {
            m_ui->tabs->setCurrentIndex(tab);
            return true;
        }
    }
    return false;
}

bool DraftsPage::chooseOpen(workflow::RequestId request)
{
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab) {
        if (view(tab).draft().request() == request
            && view(tab).draft().registry() == m_session.link().registry) {
            m_ui->tabs->setCurrentIndex(tab);
            return true;
        }
    }
    return false;
}

void DraftsPage::openFile(const QString &path)
{
    if (!chooseOpen(path))
        m_files.open(path);
}

void DraftsPage::noteOpen() const
{
    QStringList files;
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab) {
        if (const QString path = view(tab).draft().filePath(); !path.isEmpty())
            files += path;
    }
    QSettings settings;
    settings.setValue("drafts/open", files);
    settings.setValue("drafts/in front", current() ? current()->draft().filePath() : QString());
}

void DraftsPage::reopen()
{
    if (!Preferences::load().reopensDrafts || !m_recoveryBar->isHidden())
        return;
    const QSettings settings;
    for (const QString &path : settings.value("drafts/open").toStringList()) {
        const QFileInfo file(path);
        if (file.isFile() && file.isReadable()) // others would only be errors at each start
            openFile(path);
    }
    chooseOpen(settings.value("drafts/in front").toString());
}

void DraftsPage::newDraftFor(const QString &nid)
{
    auto draft = std::make_unique<Draft>();
    const std::string today = base::toString(base::dayOf(m_session.clock().now()));
    draft->load(templates::blank(nid.toStdString(), today), {});
    add(std::move(draft));
}

void DraftsPage::startRevision(const QString &nid, bool deprecates)
{
    const std::string wanted = nid.toStdString();
    m_session.ask(
        this,
        [wanted](const actions::Services &services) { return actions::revise(services, wanted); },
        [this, wanted, deprecates](const actions::Acted<templates::NamespaceTemplate> &next) {
            if (!next)
                return tell(tr("Cannot start a revision. %1").arg(wording(next.error())));
            DraftTerms terms;
            terms.revises = templates::nidOf(next.value()).value_or(wanted);
            terms.deprecates = deprecates;
            if (urn::isInformalForm(terms.revises))
                terms.kind = urn::NidKind::Informal;
            auto draft = std::make_unique<Draft>();
            draft->load(next.value(), terms);
            add(std::move(draft));
        });
}

void DraftsPage::openRequest(workflow::RequestId request)
{
    if (chooseOpen(request))
        return;
    m_session.ask(
        this,
        [request](const actions::Services &services) { return services.store.request(request); },
        [this](const registry::Stored<registry::RequestFile> &file) {
            if (!file)
                return tell(tr("Cannot open the request. %1").arg(wording(file.error())));
            take(file.value());
        });
}

void DraftsPage::take(const registry::RequestFile &file)
{
    const workflow::Request &request = file.request;
    if (chooseOpen(request.id))
        return;
    std::string text = file.workingCopy;
    if (text.empty() && !file.revisions.empty())
        text = file.revisions.back().text;
    const bool isRevision = request.purpose == workflow::Purpose::Revision;
    const DraftTerms terms{request.kind, request.procedure, request.standardsAction,
                           isRevision ? request.nid : std::string(), request.deprecates};
    auto draft = std::make_unique<Draft>();
    draft->load(templates::read(text).front(), terms);
    draft->setRequest(request.id, m_session.link().registry);
    add(std::move(draft));
}

void DraftsPage::connectRecovery()
{
    connect(m_recoveryBar, &RecoveryBar::wanted, this, &DraftsPage::recover);
    connect(&m_keeper, &DraftsKeeper::discardedChanged, this, &DraftsPage::listDiscarded);
    connect(&m_actions, &DraftsActions::discardedChosen, this, [this](const QString &id) {
        for (const Leftover &each : m_keeper.discarded()) {
            if (each.id == id && m_keeper.restore(id))
                return recover(each);
        }
        listDiscarded(); // conflict: another program did
    });
    listDiscarded();
}

void DraftsPage::listDiscarded()
{
    QList<std::pair<QString, QString>> names;
    for (const Leftover &each : m_keeper.discarded())
        names.append({each.id, namedAndDated(each)});
    m_actions.setDiscarded(names);
}

/// Files do not say which request their text was sent as; the program remembers it.
void DraftsPage::knowRequest(Draft &draft)
{
    const std::string &registry = m_session.link().registry;
    if (draft.request() || !m_session.isOpen())
        return;
    if (const workflow::RequestId request = m_requests.find(draft, registry))
        draft.setRequest(request, registry);
}

void DraftsPage::knowRequests()
{
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab)
        knowRequest(view(tab).draft());
}

void DraftsPage::recover(const Leftover &leftover)
{
    auto draft = std::make_unique<Draft>();
    draft->load(leftover.draft.content, leftover.draft.terms);
    draft->setCopied(leftover.draft.copied);
    draft->setRequest(leftover.draft.request, leftover.draft.registry);
    draft->setFile(leftover.draft.filePath, leftover.draft.stamp);
    draft->setUnsaved();
    add(std::move(draft), leftover.id);
    emit draftRecovered();
}

/// True when the draft is saved, or the person gives it up.
bool DraftsPage::mayLeave(DraftView &shown)
{
    if (!shown.draft().isModified())
        return true;
    m_ui->tabs->setCurrentWidget(&shown);
    QMessageBox question(QMessageBox::Question, tr("Save the draft?"),
                         tr("%1 has changes that are not saved.").arg(shown.draft().title()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(
        tr("You can restore a discarded draft for %1 days: File ▸ Open recent ▸ Discarded "
           "drafts.")
            .arg(DraftRecovery::kDiscardedStays.count()));
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && m_files.save(shown));
}

/// Nothing is given up before all was asked about, here and on the other pages.
bool DraftsPage::mayClose()
{
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab) {
        if (!mayLeave(view(tab)))
            return false;
    }
    return true;
}

void DraftsPage::leave()
{
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab)
        m_keeper.discard(view(tab).draft());
}

void DraftsPage::close(int tab)
{
    if (tab < 0 || !mayLeave(view(tab)))
        return;
    DraftView &gone = view(tab);
    const auto discarded = m_keeper.discard(gone.draft());
    m_keeper.release(gone.draft());
    m_sender.forget(gone.draft());
    gone.disconnect(this);
    gone.draft().disconnect(this);
    m_actions.history.removeStack(&gone.draft().undoStack());
    m_ui->tabs->removeTab(tab);
    gone.deleteLater();
    countDrafts();
    countUnsaved();
    if (discarded)
        m_recoveryBar->tellDiscarded(*discarded);
}

} // namespace nidreg::forms
