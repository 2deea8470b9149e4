// SPDX-License-Identifier: MIT
#include "forms/editor/draftcommands.h"

#include "forms/words/wording.h"

#include <algorithm>

namespace nidreg::forms {

namespace {

/// Never cuts between the two halves of a character outside the basic plane.
qsizetype commonPrefix(QStringView from, QStringView to)
{
    const qsizetype most = std::min(from.size(), to.size());
    const auto end = std::mismatch(from.begin(), from.begin() + most, to.begin()).first;
    qsizetype length = end - from.begin();
    if (length > 0 && from[length - 1].isHighSurrogate())
        --length;
    return length;
}

qsizetype commonSuffix(QStringView from, QStringView to)
{
    qsizetype length = 0;
    const qsizetype most = std::min(from.size(), to.size());
    while (length < most && from[from.size() - 1 - length] == to[to.size() - 1 - length])
        ++length;
    if (length > 0 && from[from.size() - length].isLowSurrogate())
        --length;
    return length;
}

} // namespace

std::optional<DraftEdit> difference(templates::Field field, const QString &from, const QString &to)
{
    if (from == to)
        return std::nullopt;
    const qsizetype start = commonPrefix(from, to);
    const qsizetype end = commonSuffix(QStringView(from).mid(start), QStringView(to).mid(start));
    return DraftEdit{field, start, from.mid(start, from.size() - end - start),
                     to.mid(start, to.size() - end - start)};
}

EditCommand::EditCommand(Draft &draft, DraftEdit edit, QUndoCommand *parent)
    : QUndoCommand(parent), m_draft(draft), m_edit(std::move(edit))
{
    setText(DraftWords::tr("edit %1").arg(heading(m_edit.field)));
}

void EditCommand::redo()
{
    m_draft.apply(m_edit, m_isDone);
    m_isDone = true;
}

void EditCommand::undo()
{
    m_draft.apply({m_edit.field, m_edit.position, m_edit.added, m_edit.removed}, true);
}

/// A word grows at its end; the blank after it still belongs to it.
bool EditCommand::continuesTyping(const DraftEdit &next) const
{
    const bool isAtEnd = next.position == m_edit.position + m_edit.added.size();
    if (!isAtEnd || !next.removed.isEmpty() || m_edit.added.isEmpty() || next.added.size() > 2)
        return false;
    return !m_edit.added.back().isSpace() || next.added.front().isSpace();
}

/// Backspace and Delete, one character after the other.
bool EditCommand::continuesDeleting(const DraftEdit &next) const
{
    if (!next.added.isEmpty() || !m_edit.added.isEmpty() || next.removed.size() > 2)
        return false;
    return next.position + next.removed.size() == m_edit.position
        || next.position == m_edit.position;
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    const DraftEdit &next = static_cast<const EditCommand *>(other)->m_edit;
    if (next.field != m_edit.field)
        return false;
    if (continuesTyping(next)) {
        m_edit.added += next.added;
        return true;
    }
    if (!continuesDeleting(next))
        return false;
    if (next.position == m_edit.position) {
        m_edit.removed += next.removed;
    } else {
        m_edit.removed.prepend(next.removed);
        m_edit.position = next.position;
    }
    return true;
}

PresenceCommand::PresenceCommand(Draft &draft, templates::Field field, bool isPresent)
    : m_draft(draft), m_field(field), m_isPresent(isPresent)
{
    setText(DraftWords::tr("edit %1").arg(heading(field)));
}

void PresenceCommand::redo()
{
    m_draft.applyPresence(m_field, m_isPresent);
}

void PresenceCommand::undo()
{
    m_draft.applyPresence(m_field, !m_isPresent);
}

TermsCommand::TermsCommand(Draft &draft, DraftTerms terms)
    : QUndoCommand(DraftWords::tr("edit the request")), m_draft(draft), m_before(draft.terms()),
      m_after(std::move(terms))
{
}

void TermsCommand::redo()
{
    m_draft.applyTerms(m_after);
}

void TermsCommand::undo()
{
    m_draft.applyTerms(m_before);
}

} // namespace nidreg::forms
