// SPDX-License-Identifier: MIT
#pragma once

#include "forms/models/draft.h"
#include "forms/models/draftnid.h"
#include "model/templates/lint.h"

#include <QWidget>

#include <memory>

namespace nidreg::forms {

namespace Ui {
class FieldEditor;
}

/// One field of a draft with its guidance: a single line for the NID, the version and the date,
/// plain text for everything else.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    explicit FieldEditor(Draft &draft, QWidget *parent = nullptr);
    ~FieldEditor() override;

    templates::Field field() const { return m_field; }
    void showField(templates::Field field);
    /// Marks what a finding is about and puts the cursor there; UTF-16 units.
    void select(base::Span where);
    void focusText();

    /// Underlines what the findings of this field are about.
    void showFindings(const templates::FieldFindings &findings);
    void showNid(const NidLine &line);

    void setHistoryActions(QAction *undo, QAction *redo);
    void setMonospace(bool isMonospace);
    void setGuidanceVisible(bool isVisible);

signals:
    void fieldShown(nidreg::templates::Field field);

private:
    void connectSignals();
    void showGuidance();
    void loadText();
    void follow(const DraftEdit &edit, bool byHistory);
    void send(const QString &text);
    bool isSingleLine() const;

    std::unique_ptr<Ui::FieldEditor> m_ui;
    Draft &m_draft;
    templates::Field m_field = templates::Field::NamespaceIdentifier;
    bool m_isFollowing = false; ///< the widget is being changed after the draft
    bool m_isSending = false; ///< the draft is being changed after the widget
    std::array<int, templates::kFieldCount> m_cursors{}; ///< where writing stopped
};

} // namespace nidreg::forms
