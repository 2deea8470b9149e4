// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/draftskeeper.h"

#include <QWidget>

#include <deque>

class QVBoxLayout;

namespace nidreg::forms {

class MessageBar;

/// Drafts that are in no file and no tab, one message each: those that the program could not save
/// before it ended, and those just discarded, each with a button to get it back. Shown above every
/// page.
class RecoveryBar : public QWidget {
    Q_OBJECT

public:
    /// `keeper` holds the drafts; it outlives every answer.
    explicit RecoveryBar(DraftsKeeper &keeper, QWidget *parent = nullptr);

    /// Asks about each of `leftovers`, a few at a time.
    void offer(std::vector<Leftover> leftovers);
    /// Says that an open draft was discarded, and opens it again where that is wanted.
    void tellDiscarded(const Leftover &leftover);

signals:
    /// The draft is to be opened; it is held.
    void wanted(const nidreg::forms::Leftover &leftover);

private:
    void fill();
    void ask(MessageBar &row, const Leftover &leftover);
    void discard(MessageBar &row, const Leftover &leftover);
    /// `again` is what Undo leads to.
    void tellDiscarded(const Leftover &leftover, const std::function<void()> &again);
    void close(MessageBar &row);

    DraftsKeeper &m_keeper;
    std::deque<Leftover> m_waiting; ///< for a row
    std::vector<MessageBar *> m_asking;
    MessageBar *m_discarded; ///< the last one; the menu has those before
    QVBoxLayout *m_column;
};

/// What a person knows the draft by: its file, its NID, or that it is new.
QString nameOf(const RecoveredDraft &draft);
/// The same with the time when it was saved for recovery or discarded.
QString namedAndDated(const Leftover &leftover);

} // namespace nidreg::forms
