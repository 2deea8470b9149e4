// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/workbench/fileexcerpt.h"
#include "forms/workbench/scanreport.h"

#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <stop_token>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTextBrowser;

namespace nidreg::forms {

class ScanTables;
struct TableOutlet;

/// Scans a file; any thread calls it.
using ScanOutlet = std::function<ScanAnswer(const ScanRequest &request)>;

/// The tool of the Workbench that checks a file with a URN a line: how many are, what is wrong with
/// the others, and which namespaces they are of. It reads on a thread of its own.
class WorkbenchScan : public QWidget {
    Q_OBJECT

public:
    WorkbenchScan(RegistrySession &session, ScanOutlet scan, QWidget *parent = nullptr);
    ~WorkbenchScan() override;

    void setTables(const TableOutlet &outlet); ///< how tables leave the program
    void setExcerpts(ExcerptOutlet outlet); ///< how lines are shown where they stand
    void openFile(const QString &path);
    bool isRunning() const { return m_run != nullptr; }
    const WorkbenchReport &report() const { return m_report; }
    /// Writes line, offset and rule of the lines that are no URNs, as far as they were kept;
    /// answers why not, nothing when it is done.
    QString saveBadLines(const QString &path);

signals:
    void messageShown(const QString &message);
    void finished();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct BadLines;
    struct Run;

    void layOut();
    void chooseFile();
    void chooseBadFile();
    void saveReport();
    void tellSaved(const QString &path, const QString &whyNot);
    void stop();
    void take(const std::shared_ptr<Run> &run, const ScanAnswer &answer);
    void lookUp();
    /// What is known of the scan; `remark`: what else is to be said, empty: nothing.
    void tell(const registry::NidStatuses *known, const QString &remark = {});
    void add(WorkbenchLine::Kind kind, const QString &text);
    void listBad();
    void write();
    void fit();

    RegistrySession &m_session;
    ScanOutlet m_scan;
    QComboBox *m_dialect = nullptr;
    QPushButton *m_open = nullptr, *m_cancel = nullptr, *m_saveBad = nullptr, *m_save = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_file = nullptr;
    QTextBrowser *m_page = nullptr;
    ScanTables *m_tables = nullptr;
    QTimer m_tick; ///< while one runs
    std::shared_ptr<Run> m_run; ///< null: none
    std::shared_ptr<BadLines> m_bad; ///< of the last one
    std::shared_ptr<const ScanAnswer> m_answer; ///< of the last one
    std::stop_source m_question; ///< to the registry, about its NIDs
    WorkbenchReport m_report; ///< to be copied and saved
    WorkbenchReport m_summary; ///< what is on the screen of it, beside the tables
};

} // namespace nidreg::forms
