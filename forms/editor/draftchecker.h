// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/draftnid.h"
#include "forms/editor/termsbar.h"
#include "forms/session/registrysession.h"
#include "model/templates/lint/fixes.h"
#include "model/templates/lint/lint.h"

#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

namespace nidreg::forms {

/// What one look at a draft found.
struct DraftCheck {
    templates::NamespaceTemplate content; ///< what was looked at
    templates::FieldFindings findings;
    std::vector<base::Span> spans; ///< of the findings in their fields' texts, in UTF-16 units
    templates::NidSet mentioned; ///< templates::mentionedNids(content)
    QString canonical; ///< as it would be saved and sent
};

/// What lint() knows about a draft without any registry: nothing is registered, and every other
/// NID in an example passes for a comparison.
templates::LintContext unconnectedContext(const DraftTerms &terms, base::Date today,
                                          const urn::NidKnowledge &knowledge);

/// Lints and writes; touches nothing outside its arguments, so any thread may do it.
DraftCheck check(templates::NamespaceTemplate content, const templates::LintContext &context);

/// utf16Span() of every finding; reads each field once.
std::vector<base::Span> utf16Spans(const templates::NamespaceTemplate &content,
                                   const templates::FieldFindings &findings);

/// The text that a finding's span covers, in UTF-16 units.
base::Span utf16Span(std::string_view utf8, base::Span where);

/// Checks a draft whenever it changes, shortly after a keystroke: lints on a thread of its own with
/// the last answer of the registry, asks the registry when the draft names other NIDs, and lints
/// again with the answer. Works without a registry too.
class DraftChecker : public QObject {
    Q_OBJECT

public:
    DraftChecker(Draft &draft, RegistrySession &session, QObject *parent = nullptr);
    ~DraftChecker() override;

    /// The newest result; of an earlier text while isCurrent() is false.
    const DraftCheck &latest() const { return m_latest; }
    bool isCurrent() const { return m_checked == m_edition; }

    /// The fix for a finding of latest(), where there is one right answer and the draft is still as
    /// it was looked at.
    std::optional<templates::Fix> fixFor(std::size_t finding) const;

    /// Whether the NID as it stands now is registered, not before the registry says so; nothing
    /// without a registry.
    std::optional<bool> isRegistered() const;
    /// What to say about the NID as it stands now.
    NidLine nidLine() const;

signals:
    void checked();
    /// The NID, or what is known about it, changed.
    void nidChanged();

private:
    void noteChange();
    void start();
    void take(DraftCheck result, quint64 edition);
    void askRegistry();
    void takeAnswer(const registry::Stored<templates::LintContext> &answer, const QString &nid);
    void forgetAnswer();
    templates::LintContext context() const;
    QString nidText() const;
    /// What the registry's answer depends on.
    QString question(const templates::NidSet &mentioned) const;

    Draft &m_draft;
    RegistrySession &m_session;
    QTimer m_delay;
    DraftCheck m_latest;
    templates::LintContext m_context; ///< that m_latest was made in
    templates::LintContext m_nextContext; ///< of the check that runs
    quint64 m_edition = 1; ///< counts changes
    quint64 m_checked = 0; ///< the edition that m_latest is about
    bool m_isRunning = false;

    std::optional<templates::LintContext> m_answer; ///< what the registry said
    QString m_answeredNid; ///< and of which NID
    QString m_asked; ///< the question that it answered, or is to answer
    bool m_isAsking = false;
    QThreadPool m_pool;
};

} // namespace nidreg::forms
