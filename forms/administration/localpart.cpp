// SPDX-License-Identifier: MIT
#include "forms/administration/localpart.h"

#include "forms/words/wording.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QThread>

#include <algorithm>

namespace nidreg::forms {

using registry::LocalProgress;

/// As the parts of the dialog below it are.
static constexpr int kIndent = 26;

template <class Widget> static Widget *named(Widget *widget, const char *name)
{
    widget->setObjectName(name);
    return widget;
}

LocalPart::LocalPart(QWidget *parent)
    : QWidget(parent), m_beginLabel(new QLabel(tr("Start &with:"))),
      m_depositLabel(new QLabel(tr("D&eposit:"))), m_note(named(new QLabel, "localNote")),
      m_begin(named(new QComboBox, "beginBox")), m_deposit(named(new QLineEdit, "depositEdit")),
      m_browse(named(new QPushButton(tr("Select &file…")), "depositButton"))
{
    m_begin->addItems({tr("IANA's listing, included with the program"), tr("No namespaces"),
                       tr("A deposit of another registry")});
    m_beginLabel->setBuddy(m_begin);
    m_depositLabel->setBuddy(m_deposit);
    m_deposit->setPlaceholderText(tr("a file written by “nidreg-cli db dump”"));
    m_browse->setAutoDefault(false);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    // Room for the longest, so that the dialog does not jump, and no more for the others.
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() * 3);
    m_note->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    auto *file = new QHBoxLayout;
    file->addWidget(m_deposit);
    file->addWidget(m_browse);
    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setContentsMargins(kIndent, 0, 0, form->contentsMargins().bottom());
    form->addRow(m_beginLabel, m_begin);
    form->addRow(m_depositLabel, file);
    form->addRow(QString(), m_note);
    connect(m_begin, &QComboBox::currentIndexChanged, this, [this] {
        m_isChosen = true;
        fit();
    });
    connect(m_deposit, &QLineEdit::textChanged, this, &LocalPart::fit);
    connect(m_browse, &QPushButton::clicked, this, &LocalPart::browse);
    fit();
}

/// The server may have to be started for it.
void LocalPart::look(const LocalRegistry &local)
{
    m_progress.reset();
    m_unknown.clear();
    fit();
    if (!local.look)
        return;
    QThread *thread = QThread::create([this, guard = QPointer(this), look = local.look] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [this, guard, progress = look()] {
                if (guard)
                    take(progress);
            },
            Qt::QueuedConnection);
    });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

void LocalPart::take(const registry::Stored<LocalProgress> &progress)
{
    if (progress)
        m_progress = *progress;
    else
        m_unknown = wording(progress.error());
    if (!m_isChosen) {
        const QSignalBlocker quiet(m_begin);
        m_begin->setCurrentIndex(present());
    }
    fit();
}

LocalBeginning::Kind LocalPart::chosen() const
{
    return LocalBeginning::Kind(m_begin->currentIndex());
}

/// How it began, or begins when it is opened.
LocalBeginning::Kind LocalPart::present() const
{
    return m_progress == LocalProgress::Empty ? LocalBeginning::Empty : LocalBeginning::Shipped;
}

std::optional<LocalBeginning> LocalPart::wanted() const
{
    if (!m_begin->isEnabledTo(this) || chosen() == present())
        return std::nullopt;
    return LocalBeginning{chosen(), m_deposit->isEnabledTo(this) ? m_deposit->text() : QString()};
}

QString LocalPart::whyNot() const
{
    const auto beginning = wanted();
    if (!beginning || beginning->kind != LocalBeginning::Deposit)
        return {};
    if (beginning->deposit.isEmpty())
        return tr("Select the file of the deposit first.");
    return QFileInfo(beginning->deposit).isFile() ? QString() : tr("The file does not exist.");
}

int LocalPart::labelWidth() const
{
    return std::max(m_beginLabel->sizeHint().width(), m_depositLabel->sizeHint().width());
}

void LocalPart::setLabelWidth(int width)
{
    m_beginLabel->setMinimumWidth(width);
}

/// Of a registry that stays as it is.
static QString standing(LocalProgress progress)
{
    switch (progress) {
    case LocalProgress::None:
    case LocalProgress::Unfilled:
        return LocalPart::tr("It is created when you connect.");
    case LocalProgress::Empty:
        return LocalPart::tr("It is empty.");
    case LocalProgress::Shipped:
        return LocalPart::tr("It contains only the shipped listing.");
    case LocalProgress::Used:
        return LocalPart::tr(
            "The local registry contains your own work, so it is not replaced. To replace it "
            "with a backup, use Registry ▸ Restore.");
    }
    return {};
}

QString LocalPart::note() const
{
    if (!m_progress)
        return m_unknown.isEmpty() ? tr("Reading the local registry…") : m_unknown;
    const QString loss = m_progress == LocalProgress::Shipped
        ? ' ' + tr("The shipped listing is removed. The registry contains nothing else.")
        : QString();
    if (!wanted())
        return standing(*m_progress);
    if (chosen() == LocalBeginning::Empty)
        return tr("It is empty until you import a listing or register namespaces.") + loss;
    if (chosen() == LocalBeginning::Deposit)
        return tr("The whole deposit is verified first. If that fails, nothing is changed.") + loss;
    return tr("The listing is imported with its history since 2015.");
}

void LocalPart::fit()
{
    m_begin->setEnabled(m_progress && m_progress != LocalProgress::Used);
    const bool isDeposit = m_begin->isEnabledTo(this) && chosen() == LocalBeginning::Deposit;
    m_beginLabel->setEnabled(m_begin->isEnabledTo(this));
    m_depositLabel->setEnabled(isDeposit);
    m_deposit->setEnabled(isDeposit);
    m_browse->setEnabled(isDeposit);
    m_note->setText(note());
    m_begin->setToolTip(m_begin->isEnabledTo(this) ? QString() : note());
    emit changed();
}

void LocalPart::browse()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Deposit"), m_deposit->text());
    if (!file.isEmpty())
        m_deposit->setText(file);
}

} // namespace nidreg::forms
