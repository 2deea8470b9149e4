// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/textsearch.h"

#include <QFrame>
#include <QTimer>

#include <memory>
#include <optional>

namespace nidreg::forms {

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
    /// Goes to the hit after the cursor, or before it; comes up when there is nothing to look for.
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
