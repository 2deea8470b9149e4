// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/draftrecovery.h"
#include "model/templates/writer.h"
#include "tests/forms/drafts/draftssetup.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QTimer>

#include <time.h>
#include <unistd.h>

/// The side of a crash that is killed: a program on its Drafts page, a person's hands that type and
/// save with pauses, and a journal of all that on standard output.
namespace nidreg::tests {

/// One clock for all processes, in milliseconds.
inline qint64 steadyNow()
{
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return qint64(now.tv_sec) * 1000 + now.tv_nsec / 1000000;
}

inline QByteArray digest(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

/// At once and as a whole into the pipe: what was written is there when the program is gone.
inline void journal(char what, const QByteArray &state)
{
    const QByteArray line = what + QByteArray::number(steadyNow()) + ' ' + state + '\n';
    if (::write(STDOUT_FILENO, line.constData(), std::size_t(line.size())) != line.size())
        _exit(1);
}

/// What the journal's lines begin with.
constexpr char kTyped = 'T', kSaving = 'B', kSaved = 'A';

class ScriptedPerson : public QObject {
public:
    /// `mostPause` in milliseconds; one act in `saveEvery` saves.
    ScriptedPerson(DraftsSetup &setup, quint32 seed, int mostPause, int saveEvery)
        : m_setup(setup), m_random(seed), m_mostPause(mostPause), m_saveEvery(saveEvery)
    {
        connect(&setup.draft(), &forms::Draft::edited, this,
                [this] { journal(kTyped, digest(m_setup.draft().canonical())); });
        next();
    }

private:
    void next()
    {
        QTimer::singleShot(int(m_random.bounded(m_mostPause)), this, [this] {
            act();
            next();
        });
    }

    void act()
    {
        if (m_random.bounded(m_saveEvery) == 0)
            return save();
        if (m_random.bounded(12) == 0)
            return m_setup.draft().undoStack().undo();
        static constexpr Field kWritten[] = {Field::NamespaceIdentifier, Field::Purpose,
                                             Field::Syntax, Field::Resolution};
        QString typed;
        for (int left = m_random.bounded(1, 6); left > 0; --left)
            typed += QChar(ushort('a' + m_random.bounded(26)));
        m_setup.type(kWritten[m_random.bounded(4)], typed);
    }

    void save()
    {
        const QByteArray state = digest(m_setup.draft().canonical());
        journal(kSaving, state);
        m_setup.trigger(QStringLiteral("Save"));
        if (!m_setup.draft().isModified())
            journal(kSaved, state);
    }

    DraftsSetup &m_setup;
    QRandomGenerator m_random;
    int m_mostPause;
    int m_saveEvery;
};

/// Arguments: recovery folder, draft file, seed, longest pause, acts for each save.
inline int typeUntilKilled(const QStringList &arguments)
{
    DraftsSetup setup(arguments.at(0));
    setup.page.openFile(arguments.at(1));
    const ScriptedPerson person(setup, arguments.at(2).toUInt(), arguments.at(3).toInt(),
                                arguments.at(4).toInt());
    return QApplication::exec();
}

/// Arguments: recovery folder. Keeps state after state as fast as the disk takes them.
inline int keepUntilKilled(const QStringList &arguments)
{
    const FixedClock clock;
    forms::DraftRecovery recovery(arguments.at(0), clock);
    const QString id = recovery.hold();
    forms::RecoveredDraft draft;
    for (int edition = 1;; ++edition) {
        draft.content.set(Field::Purpose,
                          std::string(std::size_t(edition % 50), 'x') + " state "
                              + std::to_string(edition));
        const QByteArray state = digest(QByteArray::fromStdString(write(draft.content)));
        journal(kTyped, state);
        recovery.keep(id, draft);
        if (recovery.flush())
            journal(kSaved, state);
    }
}

} // namespace nidreg::tests
