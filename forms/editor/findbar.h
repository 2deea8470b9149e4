// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"

#include <QFrame>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace nidreg::forms {

/// What to look for in the fields of a draft.
struct SearchTerms {
    QString what;
    bool matchesCase = false;
    bool wholeWords = false;
    bool isPattern = false; ///< a regular expression in RE2's syntax

    friend bool operator==(const SearchTerms &, const SearchTerms &) = default;
};

/// Where a match is, in UTF-16 units.
struct SearchHit {
    templates::Field field;
    qsizetype position = 0;
    qsizetype length = 0;
};

/// Searches fields in linear time for any pattern that a person types: RE2 does not backtrack.
class TextSearch {
public:
    static constexpr std::size_t kMaxHits = 100000;

    explicit TextSearch(SearchTerms terms);

    /// Why the pattern is none, in RE2's words; empty when all is well.
    const QString &problem() const { return m_problem; }
    bool isUsable() const { return !m_terms.what.isEmpty() && m_problem.isEmpty(); }

    /// In the order of the text; an empty match between two letters is not a hit.
    std::vector<SearchHit> in(templates::Field field, const QString &text) const;
    /// All fields of a draft.
    std::vector<SearchHit> in(const Draft &draft) const;

    /// The replacement of a hit: `by`, in a pattern with \1 to \9 for what its groups matched.
    QString replacement(const QString &matched, const QString &by) const;

private:
    std::string expression() const;
    std::vector<SearchHit> plainIn(templates::Field field, const QString &text) const;
    std::vector<SearchHit> matchesIn(templates::Field field, const QString &text) const;

    SearchTerms m_terms;
    QString m_problem;
};

namespace Ui {
class FindBar;
}

class FieldEditor;

/// Finds and replaces below the editor, in all fields or in the one shown.
class FindBar : public QFrame {
    Q_OBJECT

public:
    FindBar(Draft &draft, FieldEditor &editor, QWidget *parent = nullptr);
    ~FindBar() override;

    /// Comes up with what is selected as what to look for.
    void open(bool withReplace);
    /// Goes to the hit after the cursor, or before it; opens the bar when there is nothing to
    /// search for.
    void step(bool forward);
    void dismiss();

    const std::vector<SearchHit> &hits() const { return m_hits; }

signals:
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectSignals();
    SearchTerms terms() const;
    void searchSoon();
    void search();
    void searchFromCursor();
    void show(std::size_t hit);
    void showCount();
    void showMarks();
    std::optional<std::size_t> chosen() const;
    std::optional<std::size_t> next(bool forward) const;
    void replaceOne();
    void replaceAll();

    std::unique_ptr<Ui::FindBar> m_ui;
    Draft &m_draft;
    FieldEditor &m_editor;
    TextSearch m_search;
    std::vector<SearchHit> m_hits;
    QTimer m_delay;
};

} // namespace nidreg::forms
