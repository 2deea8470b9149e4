// SPDX-License-Identifier: MIT
#pragma once

#include "forms/reports/resultmodel.h"
#include "forms/session/registrysession.h"

#include <QElapsedTimer>
#include <QSortFilterProxyModel>
#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QSettings;
class QSplitter;

namespace nidreg::forms {

class MessageBar;
class QueryEditor;
class RowsView;

/// A person's own query: its text, and what it answers.
class QueryView : public QWidget {
    Q_OBJECT

public:
    explicit QueryView(RegistrySession &session, QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const;
    QueryEditor &editor() const { return *m_editor; }
    const ResultModel &table() const { return m_model; }
    bool hasAnswer() const { return m_hasAnswer; }
    bool isRunning() const { return m_isRunning; }

    void run();
    void cancel();
    /// Another registry is being opened, or somebody else acts.
    void forget();
    /// Reads what may be completed, once for each person who acts.
    void loadNames();

    void restore(QSettings &settings);
    void save(QSettings &settings) const;

signals:
    void edited();
    void stateChanged(); ///< it runs, or does not any more

private:
    void layOut();
    void take(registry::Stored<registry::Table> table);
    void finish();
    void tell(const QString &text);
    QString countWords() const;

    RegistrySession &m_session;
    ResultModel m_model;
    QSortFilterProxyModel m_sorted;
    bool m_hasAnswer = false, m_isRunning = false, m_hasNames = false;
    int m_question = 0;
    std::stop_source m_running;
    QElapsedTimer m_time;
    QTimer m_busy; ///< a query that is answered at once shows no progress

    MessageBar *m_message = nullptr;
    QueryEditor *m_editor = nullptr;
    RowsView *m_table = nullptr;
    QLabel *m_count = nullptr;
    QProgressBar *m_progress = nullptr;
    QSplitter *m_split = nullptr;
};

} // namespace nidreg::forms
