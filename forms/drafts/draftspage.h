// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/draftsactions.h"
#include "forms/drafts/draftsexport.h"
#include "forms/drafts/draftsfiles.h"
#include "forms/drafts/draftskeeper.h"
#include "forms/drafts/draftssender.h"
#include "forms/drafts/newlikedialog.h"
#include "forms/drafts/requestnotes.h"
#include "forms/editor/copiedstore.h"
#include "forms/editor/writingactions.h"
#include "forms/session/preferences.h"
#include "forms/widgets/page.h"

#include <memory>

namespace nidreg::forms {

class CompareDialog;
class RecoveryBar;

namespace Ui {
class DraftsPage;
}

/// The page where applicants write templates, one per tab.
class DraftsPage : public Page {
    Q_OBJECT

public:
    /// `recoveryFolder` keeps what is unsaved and the list of recent files.
    DraftsPage(RegistrySession &session, const QString &recoveryFolder, QWidget *parent = nullptr);
    ~DraftsPage() override;

    QString pageName() const override { return tr("Drafts"); }
    QString pageIcon() const override { return QStringLiteral("nidreg-drafts"); }
    QString countWords() const override { return tr("Open: %1"); }
    QList<QAction *> pageActions() const override { return m_actions.all(); }
    QList<QAction *> fileActions() const override { return m_actions.ofFile(); }
    QList<QAction *> editActions() const override { return m_actions.ofText(); }
    void enter() override;
    bool isInUse() const override { return current(); }
    bool mayClose() override;
    void leave() override;

    /// What is offered from an earlier run; a window may show it above all of its pages.
    RecoveryBar &recoveryBar() { return *m_recoveryBar; }

    /// How templates leave the program; without them nothing can be exported.
    void setOutlets(DraftOutlets outlets);

    /// The fonts, the dictionary, and how often what is unsaved is kept.
    void setPreferences(const Preferences &preferences);

    void openFile(const QString &path);
    /// Notes which files are open and which is in front, for the next start; call it before
    /// leave().
    void noteOpen() const;
    /// Opens the files that were noted and are still there, if that is wanted; not after a crash,
    /// when the recovery bar has the drafts.
    void reopen();
    void newDraft() { newDraftFor({}); }
    /// A blank one but for the NID.
    void newDraftFor(const QString &nid);
    /// Asks which template the new draft is to be like; `nid` is chosen at first.
    void newLike(const QString &nid = {});
    /// A draft for the next version of a registered namespace, or for the one that deprecates it.
    void startRevision(const QString &nid, bool deprecates = false);
    /// The working copy of a request, or what it submitted last.
    void openRequest(workflow::RequestId request);

    /// The draft that is shown; null when none is open.
    DraftView *current() const;
    const Spelling &spelling() const { return m_spelling; }

signals:
    void submitted(nidreg::workflow::RequestId request);
    /// A draft was opened from the recovery bar, which may be above another page.
    void draftRecovered();
    /// A comment on the request is to be answered.
    void requestWanted(nidreg::workflow::RequestId request);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectActions();
    void connectOutlets();
    void connectFiles();
    void connectSender();
    void connectTabs();
    void setUpStart();

    DraftView &add(std::unique_ptr<Draft> draft, const QString &leftoverId = {});
    DraftView &view(int tab) const;
    bool chooseOpen(const QString &path);
    bool chooseOpen(workflow::RequestId request);
    void take(const registry::RequestFile &file);
    void showTitle(DraftView &view);
    void countDrafts();
    void countUnsaved();
    void restore();
    void save() const;
    void showChoice();
    void updateActions();
    void updateOutlets();
    void addLike(const TemplateLike &like);
    CompareDialog &compare(DraftView &shown);
    void proposeNote(DraftView &shown);
    void tell(const QString &problem);

    void connectRecovery();
    void listDiscarded();
    void recover(const Leftover &leftover);
    void knowRequest(Draft &draft);
    void knowRequests();

    void close(int tab);
    bool mayLeave(DraftView &view);

    std::unique_ptr<Ui::DraftsPage> m_ui;
    RegistrySession &m_session;
    DraftsKeeper m_keeper;
    RecoveryBar *m_recoveryBar;
    DraftsActions m_actions;
    DraftsFiles m_files;
    DraftsSender m_sender;
    DraftsExport m_export;
    Spelling m_spelling;
    QFont m_textFont, m_grammarFont;
    WritingActions m_writing;
    CopiedStore m_copies;
    RequestNotes m_requests;
};

} // namespace nidreg::forms
