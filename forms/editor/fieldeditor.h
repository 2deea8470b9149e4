// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/draftchecker.h"
#include "forms/editor/draftnid.h"
#include "model/templates/lint/lint.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QAction;
class QToolButton;

namespace nidreg::forms {

class PlainTextField;

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
    /// What is selected where one writes, and where it starts; UTF-16 units.
    QString selectedText() const;
    qsizetype selectionStart() const;
    void replaceSelection(const QString &by);
    void focusText();

    /// Underlines what the findings of this field are about.
    void showFindings(const DraftCheck &check);
    void showNid(const NidLine &line);

    /// Puts the lines of prose in the selection, without one in all of the field, to 72 columns.
    void wrapLines();
    void wrapAll(); ///< all of the field, whatever is selected

    void setHistoryActions(QAction *undo, QAction *redo);
    /// Shows `action` as a button beside the title of `field` whenever it is enabled.
    void setFieldAction(templates::Field field, QAction *action);
    /// The font of texts, and that of the Syntax field, whose grammar wants letters of one width.
    /// All have one width while `isMonospace`.
    void setFonts(const QFont &text, const QFont &grammar, bool isMonospace);
    void setGuidanceVisible(bool isVisible);

    /// Where text of several lines is written; shown or not.
    PlainTextField &textField();

signals:
    void fieldShown(nidreg::templates::Field field);
    /// Return was pressed in a field of one line: the next one is wanted.
    void nextWanted();
    /// Something was not taken in, and why.
    void refused(const QString &why);

private:
    void connectSignals();
    void showGuidance();
    void showGrammar();
    void showChecklist();
    void showCopied();
    void loadText();
    void fitFont();
    void follow(const DraftEdit &edit, bool byHistory);
    void send(const QString &text);
    void sendChange(qsizetype position, const QString &removed, const QString &added);
    void refuse(qsizetype bytes);
    bool isSingleLine() const;

    void showFieldAction();

    std::unique_ptr<Ui::FieldEditor> m_ui;
    bool m_isGuided = true; ///< the help to write a field is wanted
    Draft &m_draft;
    QToolButton *m_actionButton; ///< of m_actionField
    templates::Field m_actionField = templates::Field::NamespaceIdentifier;
    templates::Field m_field = templates::Field::NamespaceIdentifier;
    QTimer m_copiedDelay;
    bool m_isFollowing = false; ///< the widget is being changed after the draft
    bool m_isSending = false; ///< the draft is being changed after the widget
    QFont m_textFont, m_grammarFont;
    std::array<int, templates::kFieldCount> m_cursors{}; ///< where writing stopped
};

} // namespace nidreg::forms
