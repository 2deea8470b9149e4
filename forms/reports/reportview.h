// SPDX-License-Identifier: MIT
#pragma once

#include "forms/reports/resultmodel.h"
#include "forms/session/registrysession.h"

#include <QDate>
#include <QSortFilterProxyModel>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSplitter;
class QSettings;

namespace nidreg::forms {

class DateEdit;

class ReportChart;
class RowsView;

/// One shipped report: what it is, its dates, chart and table, and the rows behind a bar.
class ReportView : public QWidget {
    Q_OBJECT

public:
    explicit ReportView(RegistrySession &session, QWidget *parent = nullptr);

    /// Runs the report; null: none is chosen.
    void show(const reports::ReportSpec *spec);
    /// Runs it again.
    void refresh();
    /// Another registry is being opened: what this one answered is not its.
    void forget();

    const reports::ReportSpec *spec() const { return m_spec; }
    bool hasAnswer() const { return m_hasAnswer; }
    ReportChart &chart() const { return *m_chart; }
    const ResultModel &table() const { return m_model; }
    /// With the headings and values that the window shows, for paper.
    registry::Table shownTable() const;
    /// "1 Jan 2026 to 31 Dec 2026"; "All years".
    QString datesWords() const;

    void restore(QSettings &settings);
    void save(QSettings &settings) const;

signals:
    void answered();
    void namespaceWanted(const QString &nid);
    void requestWanted(nidreg::workflow::RequestId request);
    void messageShown(const QString &message);

private:
    /// A report is asked for when it comes before a person's eyes, and not before.
    void showEvent(QShowEvent *event) override;
    void layOut();
    QWidget *makeHead();
    QWidget *makeTables();
    void connectSignals();
    void fillPeriods();
    registry::ReportOrder order() const;
    std::pair<QDate, QDate> period() const;
    void choosePeriod();
    void take(registry::Stored<registry::Table> table);
    void showBehind(int row, int column);
    void takeBehind(const registry::Stored<registry::Table> &table, const QString &title);
    void hideBehind();
    void open(const QModelIndex &index);
    void tell(const QString &text);

    RegistrySession &m_session;
    const reports::ReportSpec *m_spec = nullptr;
    bool m_hasAnswer = false;
    int m_question = 0; ///< an answer to an earlier one is not shown
    int m_behindQuestion = 0;
    std::stop_source m_running, m_runningBehind;
    ResultModel m_model, m_behind;
    QSortFilterProxyModel m_sorted, m_sortedBehind;

    QLabel *m_title = nullptr, *m_about = nullptr, *m_note = nullptr, *m_behindTitle = nullptr;
    QComboBox *m_period = nullptr;
    DateEdit *m_first = nullptr, *m_last = nullptr;
    ReportChart *m_chart = nullptr;
    RowsView *m_table = nullptr, *m_behindTable = nullptr;
    QWidget *m_behindPanel = nullptr;
    QSplitter *m_split = nullptr;
};

} // namespace nidreg::forms
