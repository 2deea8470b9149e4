// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/sidebysideview.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QStackedLayout;
class QToolButton;

namespace nidreg::forms {

/// Two templates side by side, field by field, with the words marked that changed, and the ways to
/// go from one difference to the next. Long texts are compared on a thread of their own.
class SideBySide : public QWidget {
    Q_OBJECT

public:
    explicit SideBySide(QWidget *parent = nullptr);

    /// The headings of the columns: "The saved file", "This draft".
    void setTitles(const QString &before, const QString &after);
    /// Shows the difference, at once or, of long texts, with compared(); the latest call counts.
    void compare(const templates::NamespaceTemplate &before,
                 const templates::NamespaceTemplate &after);
    /// Says something where a difference would stand: why there is none to show.
    void say(const QString &message);

    const SideBySideModel &model() const { return m_model; }
    SideBySideView &view() { return *m_view; }
    QString message() const; ///< what is said instead of a difference; empty: one is shown

signals:
    void compared();

private:
    QAction *makeAction(const QString &text, const char *icon, const QList<QKeySequence> &keys);
    void makeActions();
    void layOut();
    void showPage(QWidget *page);
    void take(std::vector<FieldDiff> fields);
    void showSummary();
    void copy();
    void updateActions();

    SideBySideModel m_model;
    SideBySideView *m_view;
    QStackedLayout *m_stack;
    QLabel *m_message;
    QLabel *m_summary;
    QAction *m_next, *m_previous, *m_allLines, *m_copy, *m_copyAll;
    QTimer m_patience; ///< before "comparing" is said
    int m_question = 0; ///< of several comparisons the last one counts
};

} // namespace nidreg::forms
