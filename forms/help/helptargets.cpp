// SPDX-License-Identifier: MIT
#include "forms/help/helptargets.h"

#include "forms/help/manual.h"
#include "forms/widgets/findingsmodel.h"
#include "forms/words/words.h"

#include <QAbstractItemView>
#include <QVariant>

#include <algorithm>
#include <array>

namespace nidreg::forms {

// clang-format off
static constexpr std::array kHelpTargets{
    HelpTarget{"nidreg::forms::NamespacesPage",    "namespaces.md"},
    HelpTarget{"nidreg::forms::NamespacesDetails", "namespaces.md#the-chosen-namespace"},
    HelpTarget{"nidreg::forms::AsOfBar",           "namespaces.md#the-listing-of-an-earlier-day"},
    HelpTarget{"nidreg::forms::RequestsPage",      "requests.md"},
    HelpTarget{"nidreg::forms::RequestsQueue",     "requests.md#the-queue"},
    HelpTarget{"nidreg::forms::RequestsDetails",   "requests.md#the-chosen-request"},
    HelpTarget{"nidreg::forms::RequestSteps",      "requests.md#steps"},
    HelpTarget{"nidreg::forms::RequestDiscussion", "requests.md#discussion"},
    HelpTarget{"nidreg::forms::RequestThreads",    "requests.md#discussion"},
    HelpTarget{"nidreg::forms::RequestComposer",   "requests.md#discussion"},
    HelpTarget{"nidreg::forms::MailImportDialog",  "requests.md#mails"},
    HelpTarget{"nidreg::forms::LetterDialog",      "requests.md#mails"},
    HelpTarget{"nidreg::forms::StepDialog",        "requests.md#steps"},
    HelpTarget{"nidreg::forms::ProposalsDialog",   "people.md#actions-that-require-two-registrars"},
    HelpTarget{"nidreg::forms::PreferencesDialog", "preferences.md"},
    HelpTarget{"nidreg::forms::RestoreDialog",     "backup.md#restore"},
    HelpTarget{"nidreg::forms::NewsDialog",        "backup.md#what-others-did-meanwhile"},
    HelpTarget{"nidreg::forms::DraftsPage",        "drafts.md"},
    HelpTarget{"nidreg::forms::DraftView",         "drafts.md#writing"},
    HelpTarget{"nidreg::forms::GrammarPanel",      "drafts.md#the-grammar"},
    HelpTarget{"nidreg::forms::FindBar",           "drafts.md#find-and-replace"},
    HelpTarget{"nidreg::forms::TermsBar",          "drafts.md#what-is-asked-for"},
    HelpTarget{"nidreg::forms::RequestWishes",     "drafts.md#answering-a-review"},
    HelpTarget{"nidreg::forms::RecoveryBar",       "drafts.md#after-a-crash"},
    HelpTarget{"nidreg::forms::CompareDialog",     "drafts.md#compare"},
    HelpTarget{"nidreg::forms::NewLikeDialog",     "drafts.md#begin-a-draft"},
    HelpTarget{"nidreg::forms::ExportDialog",      "tables.md#in-the-window"},
    HelpTarget{"nidreg::forms::ImportDialog",      "drafts.md#open-older-templates"},
    HelpTarget{"nidreg::forms::SubmitDialog",      "drafts.md#submit"},
    HelpTarget{"nidreg::forms::ReportDialog",      "drafts.md#report-of-the-check"},
    HelpTarget{"nidreg::forms::ReportsPage",       "reports.md"},
    HelpTarget{"nidreg::forms::QueryView",         "reports.md#your-own-queries"},
    HelpTarget{"nidreg::forms::WorkbenchPage",     "workbench.md"},
    HelpTarget{"nidreg::forms::WorkbenchScan",     "workbench.md#scan-a-file"},
    HelpTarget{"nidreg::forms::AuditPage",         "audit.md"},
    HelpTarget{"nidreg::forms::ConnectDialog",     "connections.md"},
    HelpTarget{"nidreg::forms::PasswordDialog",    "connections.md#passwords"},
    HelpTarget{"nidreg::forms::ServerStatusDialog","connections.md#server-status"},
    HelpTarget{"nidreg::forms::SessionsDialog",    "connections.md#who-can-keep-others-waiting"},
    HelpTarget{"nidreg::forms::PeopleDialog",      "people.md"},
    HelpTarget{"nidreg::forms::PersonDialog",      "people.md#add-a-person"},
    HelpTarget{"nidreg::forms::PersonFileDialog",  "people.md#roles-pools-and-absences"},
    HelpTarget{"nidreg::forms::PoliciesDialog",    "people.md#policies"},
    HelpTarget{"nidreg::forms::PublishDialog",     "publication.md"},
    HelpTarget{"nidreg::forms::ReconcileDialog",   "reconciling.md"},
    HelpTarget{"nidreg::forms::PreferencesDialog", "preferences.md"},
    HelpTarget{"nidreg::forms::RestoreDialog",     "backup.md#restore"},
    HelpTarget{"nidreg::forms::NewsDialog",        "backup.md#what-others-did-meanwhile"},
    HelpTarget{"nidreg::forms::AboutDialog",       "index.md"},
    HelpTarget{"nidreg::forms::ShortcutSheet",     "window.md#shortcuts"},
    HelpTarget{"nidreg::forms::ShortcutDialog",    "window.md#shortcuts"},
    HelpTarget{"nidreg::app::CommandPalette",      "window.md#commands-and-namespaces"},
    HelpTarget{"nidreg::app::ActingMenu",          "people.md#who-acts"},
    HelpTarget{"nidreg::app::ConnectionMark",      "connections.md"},
};
// clang-format on

std::span<const HelpTarget> helpTargets()
{
    return kHelpTargets;
}

QString helpForRule(const QString &id, const Manual &manual)
{
    const QString page = QStringLiteral("rules.md");
    QString forAll = id;
    if (id.startsWith(QLatin1String("template.")))
        forAll = QStringLiteral("template.*.") + id.section(u'.', 2);
    for (const QString &heading : {id, forAll}) {
        const QString target = page + u'#' + anchorOf(heading);
        if (manual.has(target))
            return target;
    }
    return page;
}

/// The rule of the finding that is chosen in a list of findings; empty elsewhere.
static QString chosenRule(const QWidget &widget)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    const auto *findings = view ? qobject_cast<const FindingsModel *>(view->model()) : nullptr;
    const int row = findings ? view->currentIndex().row() : -1;
    return row >= 0 ? words(findings->at(row).finding.rule->id) : QString();
}

static QString ownTarget(const QWidget &widget, const Manual &manual)
{
    const QString rule = chosenRule(widget);
    if (!rule.isEmpty())
        return helpForRule(rule, manual);
    const QString named = widget.property(kHelpProperty).toString();
    if (!named.isEmpty())
        return named;
    const auto row = std::ranges::find_if(
        kHelpTargets, [&](const HelpTarget &target) { return widget.inherits(target.className); });
    return row == kHelpTargets.end() ? QString() : QString::fromLatin1(row->target);
}

QString helpFor(const QWidget *widget, const Manual &manual)
{
    for (; widget; widget = widget->parentWidget()) {
        const QString target = ownTarget(*widget, manual);
        if (manual.has(target))
            return target;
    }
    return QStringLiteral("index.md");
}

} // namespace nidreg::forms
