// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/plaintextfield.h"
#include "forms/editor/spelling.h"

namespace nidreg::forms {

/// Underlines in a field what the dictionary does not know, and offers what it knows instead. Looks
/// only at what is on the screen.
class FieldSpelling : public QObject {
    Q_OBJECT

public:
    FieldSpelling(PlainTextField &field, Spelling &spelling);

    /// Words that are names here: the NID.
    void setNames(const QStringList &names);
    /// Suggestions, Add and Ignore for the word at `position`; adds nothing where all is well.
    void fill(QMenu &menu, qsizetype position);

signals:
    /// A word was learnt, but not kept.
    void notKept(const QString &word);

private:
    std::vector<TextMark> misspelt(qsizetype from, qsizetype to) const;
    void learn(const QString &word);

    PlainTextField &m_field;
    Spelling &m_spelling;
    QStringList m_names;
};

} // namespace nidreg::forms
