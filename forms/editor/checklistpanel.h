// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/widgets/marks.h"
#include "model/templates/lint/checklist.h"

#include <QListWidget>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

namespace nidreg::forms {

/// How a guess at an answer looks: never like the tick, which is the applicant's own.
Mark markOf(templates::Answer answer);

/// The questions that a field has to answer (RFC 8141, sections 6.4.1 to 6.4.7). A mark says what
/// the text seems to answer; the ticks are the applicant's own and stay with the draft's file.
class ChecklistPanel : public QListWidget {
    Q_OBJECT

public:
    explicit ChecklistPanel(QWidget *parent = nullptr);
    ~ChecklistPanel() override;

    void setDraft(Draft &draft);
    void showField(templates::Field field);
    /// True for a field that has questions.
    static bool isFor(templates::Field field);

    /// No higher than the example beside it.
    QSize sizeHint() const override { return {200, 7 * fontMetrics().lineSpacing()}; }
    QSize minimumSizeHint() const override { return {100, 4 * fontMetrics().lineSpacing()}; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void look();
    void take(const std::vector<templates::Question> &questions);
    void noteTick(const QListWidgetItem *item);
    void readTicks();
    void keepTicks();
    QString settingsKey() const;

    Draft *m_draft = nullptr;
    templates::Field m_field = templates::Field::NamespaceIdentifier;
    QSet<QString> m_ticks; ///< the ids of topics
    QString m_ticksOf; ///< the file that they were kept for
    QTimer m_delay;
    bool m_isTaking = false;
    QThreadPool m_pool;
};

} // namespace nidreg::forms
