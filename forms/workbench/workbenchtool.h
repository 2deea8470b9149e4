// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/workbench/urnreport.h"

#include <QTextBrowser>
#include <QThreadPool>
#include <QWidget>

#include <functional>
#include <vector>

namespace nidreg::forms {

class LinesModel;
class TablePanel;
class UrnCard;
class WorkbenchInput;
struct TableOutlet;

/// A tool of the Workbench: one or two inputs, and the report on them as you type. Reports are made
/// on another thread.
class WorkbenchTool : public QWidget {
    Q_OBJECT

public:
    struct Input {
        QString label; ///< with a mnemonic
        int lines = 2;
        QString hint = {};
        bool isByLine = false; ///< the answer is about the line where the cursor is
    };
    struct Question {
        QStringList inputs;
        qsizetype cursor = 0; ///< in the first input, UTF-16 units
        NamespaceAnswer known;
    };
    /// Any thread calls it.
    using Answer = std::function<WorkbenchReport(const Question &question)>;

    WorkbenchTool(RegistrySession &session, const std::vector<Input> &inputs, Answer answer,
                  QWidget *parent = nullptr);
    ~WorkbenchTool() override;

    void setText(int input, const QString &text);
    QString text(int input) const;
    /// What the registry said of the NID that was met.
    void setKnown(const NamespaceAnswer &known);
    /// What the registry said of the NIDs of several lines; nothing: it has not answered.
    void setStatuses(const std::optional<registry::NidStatuses> &known);
    void setTables(const TableOutlet &outlet); ///< how the table of lines leaves the program
    const WorkbenchReport &report() const { return m_report; }
    void clear();
    /// What is on the screen is the answer to the newest input.
    bool isAnswered() const { return m_shown == m_edition; }

signals:
    void nidMet(const std::string &nid); ///< folded; another one than before
    void nidsMet(const std::vector<std::string> &nids); ///< of several lines, others than before
    void messageShown(const QString &message);
    void answered(); ///< isAnswered() again

protected:
    void changeEvent(QEvent *event) override;

private:
    void ask();
    void begin();
    void take(WorkbenchReport report, quint64 edition);
    void write();
    void addLines();
    void showLines();

    RegistrySession &m_session;
    Answer m_answer;
    std::vector<WorkbenchInput *> m_inputs;
    QTextBrowser *m_page = nullptr;
    LinesModel *m_rows = nullptr; ///< null: this tool takes no several lines
    TablePanel *m_lines = nullptr;
    UrnCard *m_card = nullptr;
    std::vector<std::string> m_nids; ///< that were asked for
    NamespaceAnswer m_known;
    WorkbenchReport m_report;
    QThreadPool m_pool;
    bool m_isRunning = false;
    quint64 m_edition = 0; ///< of the input
    quint64 m_shown = 0; ///< the edition that the page answers
};

} // namespace nidreg::forms
