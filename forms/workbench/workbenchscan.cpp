// SPDX-License-Identifier: MIT
#include "forms/workbench/workbenchscan.h"

#include "forms/widgets/pace.h"
#include "forms/widgets/question.h"
#include "forms/words/dialectwords.h"
#include "forms/words/wording.h"
#include "forms/workbench/scantables.h"
#include "forms/workbench/workbenchreport.h"

#include <QBuffer>
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
#include <QSplitter>
#include <QTemporaryFile>
#include <QTextBrowser>

#include <set>
#include <thread>

namespace nidreg::forms {

/// The lines that are no URNs, in a file of their own as they are met: they may be as many as the
/// scanned file has, and take more room than there. The first ones are kept.
struct WorkbenchScan::BadLines {
    static constexpr std::uint64_t kMaxKeptLines = 1'000'000;
    static constexpr std::size_t kListed = 1'000; ///< in the window

    QTemporaryFile file;
    bool isOpen = file.open();
    std::uint64_t kept = 0, met = 0; ///< lines
    qint64 bytes = 0; ///< of those kept
    std::vector<urn::BadLine> first = {}; ///< those that the window lists

    void add(std::span<const urn::BadLine> lines);
    bool isWhole() { return bytes == 0 || (isOpen && file.flush() && file.size() == bytes); }
};

void WorkbenchScan::BadLines::add(std::span<const urn::BadLine> lines)
{
    met += lines.size();
    const auto listed = lines.first(std::min(lines.size(), kListed - first.size()));
    first.insert(first.end(), listed.begin(), listed.end());
    QByteArray text;
    for (const urn::BadLine &each :
         lines.first(std::min<std::size_t>(lines.size(), kMaxKeptLines - kept))) {
        text += QByteArray::number(qulonglong(each.line + 1)) + '\t'
            + QByteArray::number(qulonglong(each.refusal.offset)) + '\t'
            + QByteArray::fromStdString(std::string(rule(each))) + '\n';
        ++kept;
    }
    file.write(text);
    bytes += text.size(); // whether or not they fit: see isWhole()
}

/// What the window and the scanning thread share.
struct WorkbenchScan::Run {
    std::atomic<int> done = 0; ///< per mille
    std::atomic<bool> isStopped = false;
    std::shared_ptr<BadLines> bad = std::make_shared<BadLines>(); ///< the thread's until it ends
    std::jthread thread;
};

WorkbenchScan::WorkbenchScan(RegistrySession &session, ScanOutlet scan, QWidget *parent)
    : QWidget(parent), m_session(session), m_scan(std::move(scan))
{
    layOut();
    setAcceptDrops(true);
    m_tick.setInterval(kProgressEvery);
    connect(&m_tick, &QTimer::timeout, this,
            [this] { m_bar->setValue(m_run ? int(m_run->done) : 0); });
    connect(m_open, &QAbstractButton::clicked, this, &WorkbenchScan::chooseFile);
    connect(m_cancel, &QAbstractButton::clicked, this, &WorkbenchScan::stop);
    connect(m_saveBad, &QAbstractButton::clicked, this, &WorkbenchScan::chooseBadFile);
    connect(m_save, &QAbstractButton::clicked, this, &WorkbenchScan::saveReport);
    connect(&m_session, &RegistrySession::opened, this, &WorkbenchScan::lookUp);
    connect(&m_session, &RegistrySession::left, this, [this] {
        if (m_bad)
            tell(nullptr);
    });
    connect(m_tables, &ScanTables::messageShown, this, &WorkbenchScan::messageShown);
    m_report.add(WorkbenchLine::Noted,
                 tr("Checks a file with one URN per line: text, gz or zstd, of any size. "
                    "Choose a file, or drop it here."));
    m_summary = m_report;
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
    m_open = new QPushButton(QIcon::fromTheme("document-open"), tr("Choose &a file…"), this);
    auto *label = new QLabel(tr("D&ialect:"), this);
    m_dialect = new QComboBox(this);
    label->setBuddy(m_dialect);
    for (const urn::Dialect dialect : urn::kDialects)
        m_dialect->addItem(QString::fromUtf8(document(dialect).data()));
    m_file = new QLabel(this);
    m_file->setTextFormat(Qt::PlainText);
    m_bar = new QProgressBar(this);
    m_bar->setRange(0, 1000);
    m_bar->setAccessibleName(tr("Progress of the scan"));
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
    m_page->setAccessibleName(tr("Results"));
    auto *split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    split->addWidget(m_page);
    m_tables = new ScanTables(m_session, split);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    layout->addWidget(split, 1);
    auto *bottom = new QHBoxLayout;
    m_saveBad = new QPushButton(tr("Save lines that are &not URNs…"), this);
    m_save = new QPushButton(QIcon::fromTheme("document-save"), tr("Save res&ults…"), this);
    bottom->addStretch();
    bottom->addWidget(m_saveBad);
    bottom->addWidget(m_save);
    layout->addLayout(bottom);
    setFocusProxy(m_open);
}

void WorkbenchScan::setTables(const TableOutlet &outlet)
{
    m_tables->setOutlet(outlet);
}

void WorkbenchScan::setExcerpts(ExcerptOutlet outlet)
{
    m_tables->setExcerpts(std::move(outlet));
}

void WorkbenchScan::fit()
{
    m_open->setEnabled(!m_run && m_scan);
    m_dialect->setEnabled(!m_run);
    m_bar->setVisible(m_run != nullptr);
    m_cancel->setVisible(m_run != nullptr);
    m_saveBad->setEnabled(!m_run && m_bad && m_bad->kept > 0);
    m_save->setEnabled(!m_run && m_bad);
}

void WorkbenchScan::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("File with one URN per line"));
    if (!path.isEmpty())
        openFile(path);
}

void WorkbenchScan::openFile(const QString &path)
{
    if (m_run || !m_scan)
        return;
    auto run = std::make_shared<Run>();
    m_run = run;
    m_bad.reset();
    m_question.request_stop();
    m_file->setText(QFileInfo(path).fileName());
    m_file->setToolTip(path.toHtmlEscaped());
    m_bar->setValue(0);
    m_tick.start();
    m_tables->begin(path);
    fit();
    const ScanRequest request{
        path, urn::kDialects[std::size_t(m_dialect->currentIndex())],
        [run = run.get()](int done) {
            run->done = done;
            return !run->isStopped;
        },
        [bad = run->bad](std::span<const urn::BadLine> lines) { bad->add(lines); }};
    run->thread = std::jthread([this, run = std::weak_ptr(run), request, scan = m_scan] {
        const ScanAnswer answer = scan(request);
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
    m_answer = std::make_shared<ScanAnswer>(answer);
    tell(nullptr);
    listBad();
    fit();
    lookUp();
    emit finished();
}

static QString reasonOf(const urn::BadLine &line, urn::Dialect dialect)
{
    return line.isByGrammar ? WorkbenchScan::tr("It is not in the grammar of its namespace.")
                            : wording(line.refusal.error, dialect);
}

void WorkbenchScan::listBad()
{
    std::vector<BadRow> rows;
    for (const urn::BadLine &each : m_bad->first)
        rows.push_back(
            {each.line, each.begin, each.refusal.offset, reasonOf(each, m_answer->dialect)});
    m_tables->showBad(std::move(rows), m_bad->met);
    m_tables->setVisible(m_bad->met > 0 || !m_answer->nids.empty());
}

void WorkbenchScan::tell(const registry::NidStatuses *known, const QString &remark)
{
    m_report = scanReport(*m_answer, known);
    m_summary = scanSummary(*m_answer, known);
    m_tables->show(*m_answer, known);
    if (!remark.isEmpty())
        add(WorkbenchLine::Noted, remark);
    if (m_bad->met > m_bad->kept)
        add(WorkbenchLine::Noted,
            tr("Only the first %L1 lines that are not URNs can be saved. To write all of them, use "
               "“nidreg-cli urn scan --bad”.")
                .arg(m_bad->kept));
    if (!m_bad->isWhole())
        add(WorkbenchLine::Refused,
            tr("The list of lines that are not URNs is incomplete, because there is not enough "
               "space in the folder for temporary files."));
    write();
}

void WorkbenchScan::add(WorkbenchLine::Kind kind, const QString &text)
{
    m_report.add(kind, text);
    m_summary.add(kind, text);
}

void WorkbenchScan::lookUp()
{
    m_question.request_stop();
    if (!m_bad || m_answer->nids.empty())
        return;
    std::vector<std::string> nids;
    for (const auto &[nid, urns] : m_answer->nids)
        nids.push_back(nid);
    m_question = m_session.askApart(
        this,
        [nids = std::move(nids)](const actions::Services &services) {
            return services.store.statusesOf(nids);
        },
        [this](const registry::Stored<registry::NidStatuses> &known) {
            if (known)
                return tell(&*known);
            tell(nullptr,
                 tr("Cannot check which of them are registered: %1").arg(wording(known.error())));
        });
}

/// What is taken only in part is tried again, which tells why.
static bool writeAll(QIODevice &file, const char *bytes, qint64 size)
{
    for (qint64 done = 0; done < size;) {
        const qint64 wrote = file.write(bytes + done, size - done);
        if (wrote <= 0)
            return false;
        done += wrote;
    }
    return true;
}

/// Answers why not; empty: saved. Unbuffered: what a full disk took only in part is no error to the
/// buffer that commit() empties.
static QString save(QIODevice &from, const QString &path)
{
    QSaveFile file(path);
    if (!from.seek(0))
        return from.errorString();
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return file.errorString();
    QByteArray part(1 << 20, Qt::Uninitialized);
    qint64 size = 0;
    while ((size = from.read(part.data(), part.size())) > 0) {
        if (!writeAll(file, part.constData(), size))
            return file.errorString();
    }
    if (size < 0)
        return from.errorString();
    return file.commit() ? QString() : file.errorString();
}

QString WorkbenchScan::saveBadLines(const QString &path)
{
    return m_bad ? save(m_bad->file, path) : tr("No file was read.");
}

void WorkbenchScan::chooseBadFile()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Lines that are not URNs"),
                                                      QStringLiteral("no-urns.tsv"));
    if (!path.isEmpty())
        tellSaved(path, saveBadLines(path));
}

void WorkbenchScan::saveReport()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Results"), QStringLiteral("scan.txt"));
    if (path.isEmpty())
        return;
    QBuffer text;
    text.setData(m_report.plainText().toUtf8());
    text.open(QIODevice::ReadOnly);
    tellSaved(path, save(text, path));
}

void WorkbenchScan::tellSaved(const QString &path, const QString &whyNot)
{
    if (!whyNot.isEmpty())
        return tellFailure(*this, tr("Cannot save %1.").arg(path), whyNot);
    emit messageShown(tr("Saved: %1").arg(path));
}

void WorkbenchScan::write()
{
    writeReport(*m_page->document(), m_summary, m_page->palette());
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
