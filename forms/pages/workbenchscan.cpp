// SPDX-License-Identifier: MIT
#include "forms/pages/workbenchscan.h"

#include "forms/pages/workbenchdocument.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSaveFile>
#include <QTextBrowser>

namespace nidreg::forms {

static constexpr int kTick = 100; ///< milliseconds from one drawing of the bar to the next

/// What the window and the scanning thread share.
struct WorkbenchScan::Run {
    std::atomic<int> done = 0; ///< per mille
    std::atomic<bool> isStopped = false;
    std::shared_ptr<QTemporaryFile> bad; ///< the scanning thread's until it ends
    bool isBadWhole = true;
    std::jthread thread;
};

WorkbenchScan::WorkbenchScan(RegistrySession &session, ScanOutlet scan, QWidget *parent)
    : QWidget(parent), m_session(session), m_scan(std::move(scan))
{
    layOut();
    setAcceptDrops(true);
    m_tick.setInterval(kTick);
    connect(&m_tick, &QTimer::timeout, this,
            [this] { m_bar->setValue(m_run ? int(m_run->done) : 0); });
    connect(m_open, &QAbstractButton::clicked, this, &WorkbenchScan::chooseFile);
    connect(m_cancel, &QAbstractButton::clicked, this, &WorkbenchScan::stop);
    connect(m_saveBad, &QAbstractButton::clicked, this, &WorkbenchScan::chooseBadFile);
    connect(m_save, &QAbstractButton::clicked, this, &WorkbenchScan::saveReport);
    m_report.add(WorkbenchLine::Noted,
                 tr("A file with a URN a line is checked here: text, gz or zstd, as large as it "
                    "may be. Choose it, or drop it here."));
    write();
    fit();
}

WorkbenchScan::~WorkbenchScan()
{
    stop();
    if (m_run && m_run->thread.joinable())
        m_run->thread.join();
}

void WorkbenchScan::layOut()
{
    auto *layout = new QVBoxLayout(this);
    auto *top = new QHBoxLayout;
    m_open = new QPushButton(QIcon::fromTheme("document-open"), tr("Choos&e a file…"), this);
    auto *label = new QLabel(tr("D&ialect:"), this);
    m_dialect = new QComboBox(this);
    label->setBuddy(m_dialect);
    for (const urn::Dialect dialect : urn::kDialects)
        m_dialect->addItem(QString::fromUtf8(document(dialect).data()));
    m_file = new QLabel(this);
    m_file->setTextFormat(Qt::PlainText);
    m_bar = new QProgressBar(this);
    m_bar->setRange(0, 1000);
    m_bar->setAccessibleName(tr("How far the file is read"));
    m_cancel = new QPushButton(tr("Cance&l"), this);
    top->addWidget(m_open);
    top->addWidget(label);
    top->addWidget(m_dialect);
    top->addWidget(m_file, 1);
    top->addWidget(m_bar, 1);
    top->addWidget(m_cancel);
    layout->addLayout(top);
    m_page = new QTextBrowser(this);
    m_page->setObjectName("report");
    m_page->setOpenLinks(false);
    m_page->setAccessibleName(tr("What was found in the file"));
    layout->addWidget(m_page, 1);
    auto *bottom = new QHBoxLayout;
    m_saveBad = new QPushButton(tr("Save the lines that are &no URNs…"), this);
    m_save = new QPushButton(QIcon::fromTheme("document-save"), tr("Save what was fo&und…"), this);
    bottom->addStretch();
    bottom->addWidget(m_saveBad);
    bottom->addWidget(m_save);
    layout->addLayout(bottom);
    setFocusProxy(m_open);
}

void WorkbenchScan::fit()
{
    m_open->setEnabled(!m_run && m_scan);
    m_dialect->setEnabled(!m_run);
    m_bar->setVisible(m_run != nullptr);
    m_cancel->setVisible(m_run != nullptr);
    m_saveBad->setEnabled(!m_run && m_bad && m_bad->size() > 0);
    m_save->setEnabled(!m_run && m_bad);
}

void WorkbenchScan::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("A file with a URN a line"));
    if (!path.isEmpty())
        openFile(path);
}

/// Lines go into a file of their own as they are met: they may be as many as the file has.
static std::function<void(std::span<const urn::BadLine>)> keeper(QTemporaryFile &file,
                                                                 bool &isWhole)
{
    return [&file, &isWhole](std::span<const urn::BadLine> lines) {
        QByteArray text;
        for (const urn::BadLine &each : lines) {
            text += QByteArray::number(qulonglong(each.line + 1)) + '\t'
                + QByteArray::number(qulonglong(each.refusal.offset)) + '\t'
                + QByteArray::fromStdString(std::string(ruleOf(each))) + '\n';
        }
        isWhole = isWhole && file.write(text) == text.size();
    };
}

void WorkbenchScan::openFile(const QString &path)
{
    if (m_run || !m_scan)
        return;
    auto run = std::make_shared<Run>();
    run->bad = std::make_shared<QTemporaryFile>();
    run->isBadWhole = run->bad->open();
    m_run = run;
    m_bad.reset();
    m_file->setText(QFileInfo(path).fileName());
    m_file->setToolTip(path.toHtmlEscaped());
    m_bar->setValue(0);
    m_tick.start();
    fit();
    const ScanWish wish{path, urn::kDialects[std::size_t(m_dialect->currentIndex())],
                        [run = run.get()](int done) {
                            run->done = done;
                            return !run->isStopped;
                        },
                        keeper(*run->bad, run->isBadWhole)};
    run->thread = std::jthread([this, run = std::weak_ptr(run), wish, scan = m_scan] {
        const ScanAnswer answer = scan(wish);
        QMetaObject::invokeMethod(this, [this, run, answer] {
            if (const auto mine = run.lock())
                take(mine, answer);
        });
    });
}

void WorkbenchScan::stop()
{
    if (m_run)
        m_run->isStopped = true;
}

void WorkbenchScan::take(const std::shared_ptr<Run> &run, const ScanAnswer &answer)
{
    if (run != m_run)
        return;
    m_run.reset();
    m_tick.stop();
    m_bad = run->bad;
    m_bad->flush();
    m_report = scanReport(answer, nullptr);
    if (!run->isBadWhole)
        m_report.add(WorkbenchLine::Refused,
                     tr("The list of lines that are no URNs is not whole: there is no room for it "
                        "in the folder for temporary files."));
    write();
    fit();
    lookUp(answer);
    emit finished();
}

void WorkbenchScan::lookUp(const ScanAnswer &answer)
{
    std::vector<std::string> nids;
    for (const auto &[nid, urns] : answer.nids)
        nids.push_back(nid);
    if (nids.empty())
        return;
    m_session.ask(
        this, [nids](const actions::Bench &bench) { return bench.store.registeredAmong(nids); },
        [this, answer, bad = m_bad](const registry::Stored<std::vector<std::string>> &found) {
            if (!found || bad != m_bad)
                return; // a next one was begun
            const std::set<std::string> registered(found->begin(), found->end());
            m_report = scanReport(answer, &registered);
            write();
        });
}

QString WorkbenchScan::saveBadLines(const QString &path)
{
    QSaveFile file(path);
    if (!m_bad || !m_bad->seek(0) || !file.open(QIODevice::WriteOnly))
        return file.errorString();
    constexpr qint64 kPart = 1 << 20;
    for (QByteArray part = m_bad->read(kPart); !part.isEmpty(); part = m_bad->read(kPart))
        file.write(part);
    return file.commit() ? QString() : file.errorString();
}

void WorkbenchScan::chooseBadFile()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Lines that are no URNs"),
                                                      QStringLiteral("no-urns.tsv"));
    if (path.isEmpty())
        return;
    const QString why = saveBadLines(path);
    emit messageShown(why.isEmpty() ? tr("Saved: %1").arg(path)
                                    : tr("%1 was not saved: %2").arg(path, why));
}

void WorkbenchScan::saveReport()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("What was found"), QStringLiteral("scan.txt"));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    const bool isSaved = file.open(QIODevice::WriteOnly)
        && file.write(m_report.plainText().toUtf8()) >= 0 && file.commit();
    emit messageShown(isSaved ? tr("Saved: %1").arg(path)
                              : tr("%1 was not saved: %2").arg(path, file.errorString()));
}

void WorkbenchScan::write()
{
    writeReport(*m_page->document(), m_report, m_page->palette());
}

void WorkbenchScan::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_run && event->mimeData()->urls().size() == 1
        && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void WorkbenchScan::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openFile(event->mimeData()->urls().front().toLocalFile());
}

void WorkbenchScan::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_page)
        write();
}

} // namespace nidreg::forms
