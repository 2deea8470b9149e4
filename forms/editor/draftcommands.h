// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"

#include <QUndoCommand>

#include <optional>

namespace nidreg::forms {

/// The smallest exchange that turns `from` into `to`; nothing when they are equal.
std::optional<DraftEdit> difference(templates::Field field, const QString &from, const QString &to);

/// An exchange of characters. Typing and deleting along a word merge into one step.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Draft &draft, DraftEdit edit, QUndoCommand *parent = nullptr);

    int id() const override { return 1; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    bool continuesTyping(const DraftEdit &next) const;
    bool continuesDeleting(const DraftEdit &next) const;

    Draft &m_draft;
    DraftEdit m_edit;
    bool m_isDone = false; ///< done once: from now on it is history that moves it
};

/// Adds or removes a heading without text.
class PresenceCommand : public QUndoCommand {
public:
    PresenceCommand(Draft &draft, templates::Field field, bool isPresent);

    void redo() override;
    void undo() override;

private:
    Draft &m_draft;
    templates::Field m_field;
    bool m_isPresent;
};

/// Another kind, procedure or purpose.
class TermsCommand : public QUndoCommand {
public:
    TermsCommand(Draft &draft, DraftTerms terms);

    void redo() override;
    void undo() override;

private:
    Draft &m_draft;
    DraftTerms m_before;
    DraftTerms m_after;
};

} // namespace nidreg::forms
