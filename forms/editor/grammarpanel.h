// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/marks.h"
#include "model/templates/lint/grammar.h"

#include <QStandardItemModel>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <vector>

namespace nidreg::forms {

/// A URN that the grammar of a Syntax field allows.
struct GrammarExample {
    QString urn; ///< cut at the first bound on its length, see kLongestExample
    /// Fine: a URN by RFC 8141, of the template's namespace. Unknown: the grammar does not tell,
    /// because it has an error or uses an undefined rule.
    Mark mark = Mark::Fine;
    QString why; ///< what is wrong with it or left open; empty: nothing
};

inline constexpr int kLongestExample = 120; ///< UTF-16 units

/// What the grammar in a Syntax field says, for showing it.
struct GrammarReport {
    templates::TemplateGrammar grammar;
    QString summary; ///< "Rules: 5. A name is what “nss” allows.", or that there is no grammar
    std::vector<GrammarExample> examples;
};

/// Finds the grammar in `syntax` and draws up to `count` examples of it; the same seed gives the
/// same ones. Touches nothing outside its arguments and is bounded, so any thread may do it.
GrammarReport grammarReport(const QString &syntax, const QString &nid, std::size_t count,
                            std::uint64_t seed);

/// Another `count` examples of a grammar that was found before.
std::vector<GrammarExample> grammarExamples(const templates::TemplateGrammar &grammar,
                                            std::size_t count, std::uint64_t seed);

namespace Ui {
class GrammarPanel;
}

/// What the grammar in the Syntax field allows: examples of it, and a line to try a URN. All of it
/// is computed on other threads.
class GrammarPanel : public QWidget {
    Q_OBJECT

public:
    explicit GrammarPanel(QWidget *parent = nullptr);
    ~GrammarPanel() override;

    /// Follows the field; hidden, it waits until it is shown.
    void setSyntax(const QString &text, const QString &nid);
    void setMonospace(const QFont &font);

signals:
    void shown(); ///< the report of the newest text is on the screen

protected:
    void showEvent(QShowEvent *event) override;

private:
    void lookSoon();
    void look();
    void take(GrammarReport report, quint64 edition);
    void showExamples(const std::vector<GrammarExample> &examples);
    void drawMore();
    void tryUrn();
    void showTrial(const templates::UrnTrial &trial, const QString &urn);
    void copyExamples();

    std::unique_ptr<Ui::GrammarPanel> m_ui;
    QStandardItemModel m_examples;
    QThreadPool m_pool;
    QTimer m_delay;
    QString m_text, m_nid;
    templates::TemplateGrammar m_grammar;
    bool m_hasGrammar = false;
    bool m_isRunning = false;
    quint64 m_edition = 1; ///< of the text
    quint64 m_shown = 0; ///< the edition that is on the screen
    quint64 m_trial = 0; ///< the newest question
    std::uint64_t m_seed = 1;
};

} // namespace nidreg::forms
