// SPDX-License-Identifier: MIT
#include "forms/drafts/recoverybar.h"

#include "forms/widgets/messagebar.h"
#include "forms/words/words.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QVBoxLayout>

namespace nidreg::forms {

static constexpr std::size_t kMaxRows = 3; ///< the page below needs its room

RecoveryBar::RecoveryBar(DraftsKeeper &keeper, QWidget *parent)
    : QWidget(parent), m_keeper(keeper), m_discarded(new MessageBar(this)),
      m_column(new QVBoxLayout(this))
{
    setObjectName("recovery");
    m_discarded->setObjectName("discarded");
    m_column->addWidget(m_discarded);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    hide();
}

QString nameOf(const RecoveredDraft &draft)
{
    const QString file = QFileInfo(draft.filePath).fileName();
    const QString nid =
        words(draft.content.text(templates::Field::NamespaceIdentifier)).simplified().left(40);
    return !file.isEmpty() ? file : nid.isEmpty() ? RecoveryBar::tr("a new draft") : nid;
}

QString namedAndDated(const Leftover &leftover)
{
    const QString when = QLocale().toString(leftover.saved.toLocalTime(), QLocale::ShortFormat);
    return RecoveryBar::tr("%1 (%2)").arg(nameOf(leftover.draft), when);
}

void RecoveryBar::offer(std::vector<Leftover> leftovers)
{
    m_waiting.insert(m_waiting.end(), leftovers.begin(), leftovers.end());
    fill();
}

/// The rows that stand keep their place; the next draft is asked about when one of them goes.
void RecoveryBar::fill()
{
    while (!m_waiting.empty() && m_asking.size() < kMaxRows) {
        const Leftover next = m_waiting.front();
        m_waiting.pop_front();
        auto *row = new MessageBar(this);
        row->setObjectName("leftover");
        m_asking.push_back(row);
        m_column->addWidget(row);
        ask(*row, next);
    }
    setVisible(!m_asking.empty() || !m_discarded->isHidden());
}

void RecoveryBar::close(MessageBar &row)
{
    std::erase(m_asking, &row);
    row.hide();
    row.deleteLater();
    fill();
}

void RecoveryBar::ask(MessageBar &row, const Leftover &leftover)
{
    row.say(MessageBar::Information,
            tr("The program ended before this draft was saved: %1.").arg(namedAndDated(leftover)),
            {{tr("&Recover"),
              [this, &row, leftover] {
                  close(row);
                  emit wanted(leftover);
              }},
             {tr("&Discard"), [this, &row, leftover] { discard(row, leftover); }}});
}

void RecoveryBar::discard(MessageBar &row, const Leftover &leftover)
{
    if (m_keeper.discard(leftover.id)) {
        tellDiscarded(leftover, [this, leftover] { offer({leftover}); });
        return close(row);
    }
    row.say(MessageBar::Problem,
            tr("Cannot discard %1: the folder %2 is not writable. The draft is offered again "
               "at the next start.")
                .arg(nameOf(leftover.draft), QDir::toNativeSeparators(m_keeper.folder())),
            {{tr("&Dismiss"), [this, &row] { close(row); }}});
}

void RecoveryBar::tellDiscarded(const Leftover &leftover)
{
    tellDiscarded(leftover, [this, leftover] { emit wanted(leftover); });
}

void RecoveryBar::tellDiscarded(const Leftover &leftover, const std::function<void()> &again)
{
    const auto undo = [this, leftover, again] {
        if (m_keeper.restore(leftover.id))
            again();
        fill();
    };
    m_discarded->say(MessageBar::Information, tr("Discarded: %1.").arg(nameOf(leftover.draft)),
                     {{tr("&Undo"), undo}, {tr("&Dismiss"), [this] { fill(); }}});
    fill();
}

} // namespace nidreg::forms
