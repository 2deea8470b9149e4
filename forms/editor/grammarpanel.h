// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/grammarreport.h"

#include <QStandardItemModel>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace nidreg::forms {

namespace Ui {
class GrammarPanel;
}

/// What the grammar in the Syntax field allows: examples of it, and a line to try a URN. All
/// reckoning is done beside the window.
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
