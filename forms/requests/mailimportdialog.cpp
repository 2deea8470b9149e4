// SPDX-License-Identifier: MIT
#include "forms/requests/mailimportdialog.h"

#include "forms/widgets/messagebar.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/administer.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kMailRole = Qt::UserRole;

MailImportDialog::MailImportDialog(RegistrySession &session, const MailForms &forms,
                                   registry::RequestFile file, QWidget *parent)
    : QDialog(parent), m_session(session), m_forms(forms), m_file(std::move(file)),
      m_act(session.newAct()), m_messageBar(new MessageBar(this)), m_summary(new QLabel(this)),
      m_list(new QTreeWidget(this)), m_buttons(new QDialogButtonBox(this))
{
    layOut();
    m_take = m_buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_buttons->addButton(QDialogButtonBox::Cancel);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &MailImportDialog::take);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemChanged, this, &MailImportDialog::count);
    m_take->setEnabled(false);
}

void MailImportDialog::layOut()
{
    setWindowTitle(tr("Import mails: request %1").arg(m_file.request.id.value));
    m_messageBar->hide();
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setText(tr("Reading the mails…"));
    m_list->setHeaderLabels({tr("Subject"), tr("From"), tr("Sent"), tr("Status")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Mails in the files"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_messageBar);
    layout->addWidget(m_summary);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    resize(150 * fontMetrics().averageCharWidth(), 26 * fontMetrics().height());
}

/// The bytes of a file that is not larger than what is read; one more tells that it is.
static registry::ReadMails mailsIn(const MailForms &forms, const QString &path, QString &trouble)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        trouble = file.errorString();
        return base::fail(registry::MailFault::NotMail);
    }
    auto mails = forms.read(file.read(qint64(registry::kMaxMailFileBytes) + 1));
    if (!mails)
        trouble = wording(mails.error());
    return mails;
}

void MailImportDialog::read(const QStringList &paths)
{
    const auto work =
        [forms = &m_forms, paths, file = m_file](const actions::Services &) {
            Reading reading;
            for (const QString &path : paths) {
                const QString name = QFileInfo(path).fileName();
                QString trouble;
                auto mails = mailsIn(*forms, path, trouble);
                if (!mails) {
                    reading.troubles
                        << tr("%1: %2", "a file and what is wrong with it").arg(name, trouble);
                    continue;
                }
                for (const registry::UnreadMail &each : mails->unread)
                    reading.troubles
                        << tr("%1, mail %2: %3").arg(name).arg(each.number).arg(wording(each.why));
                std::ranges::move(mails->mails, std::back_inserter(reading.mails));
            }
            reading.verdicts = actions::judgeMails(file, reading.mails);
            return registry::Stored<Reading>(std::move(reading));
        };
    m_session.ask(this, work, [this](registry::Stored<Reading> reading) {
        if (reading)
            return show(std::move(reading).value());
        m_summary->setText(tr("Cannot read the mails, because the registry is not connected."));
        m_messageBar->say(MessageBar::Problem, wording(reading.error()));
        emit shown();
    });
}

void MailImportDialog::addRow(std::size_t mail)
{
    const workflow::ListMail &told = m_reading.mails[mail];
    const actions::MailVerdict &verdict = m_reading.verdicts[mail];
    auto *item = new QTreeWidgetItem(m_list);
    item->setText(0, words(told.subject));
    item->setText(1, words(told.sender));
    item->setText(2, told.sent ? shownTime(*told.sent, m_session.clock().now()) : tr("no date"));
    item->setText(3, wording(verdict));
    for (int column = 0; column < m_list->columnCount(); ++column)
        item->setToolTip(column, asToolTip(item->text(column)));
    item->setData(0, kMailRole, qulonglong(mail));
    item->setSizeHint(0, {0, fontMetrics().height() + 8});
    item->setCheckState(0, verdict.isWanted() ? Qt::Checked : Qt::Unchecked);
    if (verdict.novelty == actions::MailVerdict::Held)
        item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable));
}

void MailImportDialog::show(Reading reading)
{
    m_reading = std::move(reading);
    const QSignalBlocker quiet(m_list);
    for (std::size_t i = 0; i < m_reading.mails.size(); ++i)
        addRow(i);
    for (int column = 1; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(1,
                           std::min(m_list->columnWidth(1), 28 * fontMetrics().averageCharWidth()));
    if (!m_reading.troubles.isEmpty())
        m_messageBar->say(MessageBar::Problem, m_reading.troubles.mid(0, 5).join('\n'));
    count();
    emit shown();
}

std::vector<workflow::ListMail> MailImportDialog::ticked() const
{
    std::vector<workflow::ListMail> mails;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = m_list->topLevelItem(row);
        if (item->checkState(0) == Qt::Checked)
            mails.push_back(m_reading.mails[item->data(0, kMailRole).toULongLong()]);
    }
    return mails;
}

void MailImportDialog::count()
{
    const std::size_t chosen = ticked().size();
    m_summary->setText(
        m_reading.mails.empty()
            ? tr("There is no mail to import.")
            : tr("Imports %1 of %2 mails into request %3. You cannot remove them later.")
                  .arg(chosen)
                  .arg(m_reading.mails.size())
                  .arg(m_file.request.id.value));
    m_take->setEnabled(chosen > 0);
    m_take->setToolTip(chosen > 0 ? QString() : tr("Select a mail first."));
}

void MailImportDialog::take()
{
    m_take->setEnabled(false);
    m_session.ask(
        this,
        [act = m_act, id = m_file.request.id, mails = ticked()](const actions::Services &services) {
            return actions::discuss(services, act, id, mails);
        },
        [this](const registry::Stored<registry::Discussed> &done) { finish(done); });
}

void MailImportDialog::finish(const registry::Stored<registry::Discussed> &done)
{
    if (done) {
        emit taken(done->taken);
        return accept();
    }
    m_take->setEnabled(true);
    m_messageBar->say(MessageBar::Problem, wording(done.error()));
}

} // namespace nidreg::forms
