// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/plaintextfield.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>

#include <memory>

class Hunspell;

namespace nidreg::forms {

/// Where Debian and others put Hunspell's dictionaries.
inline const QString kDictionaries = QStringLiteral("/usr/share/hunspell");

/// One language's dictionary, the person's own words, and those passed over for now. Dictionaries
/// are read on a thread of their own; until then every word passes.
class Spelling : public QObject {
    Q_OBJECT

public:
    /// `words` is the file of the person's own words, a word a line; it need not be there.
    Spelling(QString folder, QString words, QObject *parent = nullptr);
    ~Spelling() override;

    /// The languages with a dictionary in the folder, "en_US"; sorted.
    QStringList installed() const;
    /// What to start with: English, in which most templates are sent; else any; else empty.
    QString usual() const;

    /// The language checked; empty for none.
    const QString &language() const { return m_language; }
    /// Another language; one that is not installed is remembered, and every word then counts as
    /// correct.
    void setLanguage(const QString &language);
    bool isInstalled() const { return installed().contains(m_language); }
    bool isReady() const { return m_dictionary != nullptr; }

    bool isRight(const QString &word) const;
    /// At most eight, the likeliest first.
    QStringList suggestions(const QString &word) const;

    /// Adds the word to the person's dictionary. False when its file could not be written; the word
    /// then counts as correct until the program ends.
    bool learn(const QString &word);
    /// The word passes until the program ends.
    void ignore(const QString &word);

signals:
    /// Words may be right now that were not, or the other way round.
    void changed();

private:
    void take(const QString &language, std::shared_ptr<Hunspell> dictionary);
    void readOwn();

    QString m_folder;
    QString m_wordsFile;
    QString m_language;
    std::shared_ptr<Hunspell> m_dictionary;
    QSet<QString> m_own;
    QSet<QString> m_ignored;
    mutable QHash<QString, bool> m_known; ///< what the dictionary said
    QThreadPool m_reader;
};

/// A word of prose in a text; UTF-16 units.
struct ProseWord {
    qsizetype position = 0;
    QString word;
};

/// The words of `text` that a dictionary can judge. Left out are grammars and what else is set
/// verbatim, URNs, URLs, mail addresses, names with digits or signs in them (RFC 8141, f-component
/// is two words), names in capitals, and camelCase.
QList<ProseWord> proseWords(const QString &text);

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
