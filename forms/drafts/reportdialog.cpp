// SPDX-License-Identifier: MIT
#include "forms/drafts/reportdialog.h"

#include "forms/session/templateforms.h"
#include "forms/widgets/draftfile.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/printpreview.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace nidreg::forms {

static QLabel *verdictLabel(int errors, QWidget *parent)
{
    auto *label = new QLabel(
        errors == 0 ? ReportDialog::tr("No problems found. Ready to submit.")
                    : ReportDialog::tr("Errors to fix before you can submit: %1.").arg(errors),
        parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setTextFormat(Qt::PlainText);
    return label;
}

ReportDialog::ReportDialog(Report report, QWidget *parent)
    : QDialog(parent), m_report(std::move(report)), m_messageBar(new MessageBar(this))
{
    setWindowTitle(tr("Pre-check report"));
    auto *text = new QPlainTextEdit(this);
    text->setAccessibleName(tr("Report"));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setPlainText(QString::fromUtf8(m_report.text));
    auto *help = new QLabel(tr("The report names the registry and the date of the check. The "
                               "same text, registry and date always produce the same report."),
                            this);
    help->setTextFormat(Qt::PlainText);
    help->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [this, buttons](const QString &words, void (ReportDialog::*act)()) {
        connect(buttons->addButton(words, QDialogButtonBox::ActionRole), &QPushButton::clicked,
                this, act);
    };
    add(tr("Save as &text…"), &ReportDialog::saveText);
    add(tr("Save as P&DF…"), &ReportDialog::savePdf);
    add(tr("&Print…"), &ReportDialog::print);
    add(tr("&Copy"), &ReportDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_messageBar);
    layout->addWidget(verdictLabel(m_report.errors, this));
    layout->addWidget(text, 1);
    layout->addWidget(help);
    layout->addWidget(buttons);
    resize(82 * text->fontMetrics().averageCharWidth() + 60, 620);
}

static QString askedPath(QWidget *window, const QString &suggested, const QString &filter)
{
    return QFileDialog::getSaveFileName(window, ReportDialog::tr("Save the report"), suggested,
                                        filter);
}

void ReportDialog::saveText()
{
    const QString path = askedPath(this, m_report.suggestedPath + QStringLiteral(".txt"),
                                   tr("Plain text (*.txt);;All files (*)"));
    if (!path.isEmpty())
        save(path, m_report.text);
}

void ReportDialog::savePdf()
{
    const QString path = askedPath(this, m_report.suggestedPath + QStringLiteral(".pdf"),
                                   tr("PDF (*.pdf);;All files (*)"));
    if (!path.isEmpty())
        save(path, m_report.pdf());
}

/// Shows the pages as they will be printed.
void ReportDialog::print()
{
    previewPrint(*this,
                 {tr("Print the report"), QFileInfo(m_report.suggestedPath).fileName(), false,
                  m_report.print});
}

void ReportDialog::copy()
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(m_report.text));
}

bool ReportDialog::save(const QString &path, const QByteArray &bytes)
{
    const auto written = writeFile(path, bytes);
    if (!written) {
        m_messageBar->say(MessageBar::Problem, wording(written.error()));
        return false;
    }
    m_messageBar->hide();
    emit saved(path);
    return true;
}

} // namespace nidreg::forms
