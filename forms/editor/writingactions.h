// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/spelling.h"

#include <QAction>
#include <QMenu>

#include <functional>
#include <memory>

namespace nidreg::forms {

class DraftView;

/// The commands for the text being written: find and replace, wrapping lines, fixing findings, and
/// the language of the spelling. They work on the draft that is shown.
class WritingActions : public QObject {
    Q_OBJECT

public:
    using Shown = std::function<DraftView *()>; ///< null when no draft is open

    WritingActions(Shown shown, Spelling &spelling, QObject *parent = nullptr);

    /// In menu order, with separators; what they say in their tool tips is their data().
    const QList<QAction *> &all() const { return m_all; }
    /// Those that need an open draft.
    const QList<QAction *> &forDraft() const { return m_forDraft; }

private:
    QAction *make(const char *name, const QString &text, const QKeySequence &key,
                  const QString &help, const char *icon, std::function<void(DraftView &)> act);
    void fillLanguages();
    void addLanguage(const QString &name, const QString &language);

    Shown m_shown;
    Spelling &m_spelling;
    QList<QAction *> m_all;
    QList<QAction *> m_forDraft;
    std::unique_ptr<QMenu> m_languages;
};

} // namespace nidreg::forms
