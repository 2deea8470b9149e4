// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/draftcheck.h"
#include "forms/editor/draftnid.h"
#include "forms/session/registrysession.h"
#include "model/templates/lint/fixes.h"

#include <QThreadPool>
#include <QTimer>

#include <optional>

namespace nidreg::forms {

/// Looks at a draft again whenever it changes, a moment after a keystroke: lints on a thread of
/// its own with what the registry said last, asks the registry when the draft names other NIDs,
/// and lints again with the answer. Works without a registry too.
class DraftChecker : public QObject {
    Q_OBJECT

public:
    DraftChecker(Draft &draft, RegistrySession &session, QObject *parent = nullptr);
    ~DraftChecker() override;

    /// The newest result; of an earlier text while isCurrent() is false.
    const DraftCheck &latest() const { return m_latest; }
    bool isCurrent() const { return m_checked == m_edition; }

    /// What mends a finding of latest(), where there is one right answer and the draft is still as
    /// it was looked at.
    std::optional<templates::Fix> fixFor(std::size_t finding) const;

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
    QString question(const std::set<std::string> &mentioned) const;

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
