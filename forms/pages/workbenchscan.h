// SPDX-License-Identifier: MIT
#pragma once

#include "forms/models/scanreport.h"
#include "forms/session/registrysession.h"

#include <QTemporaryFile>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <set>
#include <thread>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTextBrowser;

namespace nidreg::forms {

/// Scans a file; any thread calls it.
using ScanOutlet = std::function<ScanAnswer(const ScanWish &wish)>;

/// The tool of the Workbench that checks a file with a URN a line: how many are, what is wrong with
/// the others, and which namespaces they are of. It reads on a thread of its own.
class WorkbenchScan : public QWidget {
    Q_OBJECT

public:
    WorkbenchScan(RegistrySession &session, ScanOutlet scan, QWidget *parent = nullptr);
    ~WorkbenchScan() override;

    void openFile(const QString &path);
    bool isRunning() const { return m_run != nullptr; }
    const WorkbenchReport &report() const { return m_report; }
    /// Writes line, offset and rule of every line that is no URN; answers why not.
    QString saveBadLines(const QString &path);

signals:
    void messageShown(const QString &message);
    void finished();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Run;

    void layOut();
    void chooseFile();
    void chooseBadFile();
    void saveReport();
    void stop();
    void take(const std::shared_ptr<Run> &run, const ScanAnswer &answer);
    void lookUp(const ScanAnswer &answer);
    void write();
    void fit();

    RegistrySession &m_session;
    ScanOutlet m_scan;
    QComboBox *m_dialect = nullptr;
    QPushButton *m_open = nullptr, *m_cancel = nullptr, *m_saveBad = nullptr, *m_save = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_file = nullptr;
    QTextBrowser *m_page = nullptr;
    QTimer m_tick; ///< while one runs
    std::shared_ptr<Run> m_run; ///< null: none
    std::shared_ptr<QTemporaryFile> m_bad; ///< of the last one
    WorkbenchReport m_report;
};

} // namespace nidreg::forms
