// SPDX-License-Identifier: MIT
#include "forms/drafts/comparedialog.h"

#include "forms/widgets/sidebyside.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/reader.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kDelay = 250; ///< milliseconds after the last key

/// Of several templates in a file, the one for the draft's NID; else the first one.
static const templates::NamespaceTemplate &likest(
    const std::vector<templates::NamespaceTemplate> &found, const Draft &draft)
{
    const auto nid = templates::nidOf(draft.content());
    const auto same = std::ranges::find_if(found, [&nid](const auto &each) {
        const auto named = templates::nidOf(each);
        return nid && named && words(*nid).compare(words(*named), Qt::CaseInsensitive) == 0;
    });
    return same == found.end() ? found.front() : *same;
}

CompareDialog::CompareDialog(Draft &draft, RegistrySession &session, QWidget *parent)
    : QDialog(parent), m_draft(draft), m_session(session), m_choice(new QComboBox(this)),
      m_view(new SideBySide(this))
{
    setWindowTitle(tr("Compare: %1").arg(draft.title()));
    setWindowFlags(windowFlags() | Qt::WindowMaximizeButtonHint);
    resize(1080, 680);
    layOut();
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &CompareDialog::follow);
    connect(&m_draft, &Draft::edited, &m_delay, qOverload<>(&QTimer::start));
    connect(&m_draft, &Draft::termsChanged, this, &CompareDialog::offerChoices);
    connect(&m_draft, &Draft::titleChanged, this, &CompareDialog::offerChoices);
    connect(&m_draft, &Draft::modifiedChanged, this, [this](bool isModified) {
        if (!isModified && m_choice->itemData(m_shown) == QVariant(Saved))
            choose(); // the file holds something else now
    });
    connect(&m_session, &RegistrySession::opened, this, &CompareDialog::offerChoices);
    connect(&m_session, &RegistrySession::lost, this, &CompareDialog::offerChoices);
    connect(m_choice, &QComboBox::activated, this, &CompareDialog::choose);
    m_choice->setCurrentIndex(-1);
    say(tr("Choose what to compare the draft with."));
    for (const Other other : {Registered, Submitted, Saved}) {
        if (m_shown < 0 && whyNot(other).isEmpty())
            compareWith(other);
    }
}

void CompareDialog::layOut()
{
    auto *label = new QLabel(tr("Compare the draft &with:"), this);
    label->setBuddy(m_choice);
    m_choice->setPlaceholderText(tr("(nothing yet)"));
    for (const Other other : {Registered, Submitted, Saved, File})
        m_choice->addItem({}, other);
    offerChoices();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_choice, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);
    addActions(m_view->actions()); // its keys work wherever the focus is in the dialog
}

QString CompareDialog::textOf(Other other) const
{
    switch (other) {
    case Registered:
        return m_draft.terms().revises.empty()
            ? tr("The registered version")
            : tr("The registered version of %1").arg(words(m_draft.terms().revises));
    case Submitted:
        return m_draft.request() ? tr("Last submission of request #%1").arg(m_draft.request().value)
                                 : tr("Last submission");
    case Saved:
        return m_draft.filePath().isEmpty()
            ? tr("The saved file")
            : tr("The saved file %1").arg(QFileInfo(m_draft.filePath()).fileName());
    case File:
        return tr("Another file…");
    }
    Q_UNREACHABLE();
}

/// Empty where there is something to compare with.
QString CompareDialog::whyNot(Other other) const
{
    const QString unconnected =
        m_session.isOpen() ? QString() : tr("Not available: no registry is connected.");
    switch (other) {
    case Registered:
        return m_draft.terms().revises.empty()
            ? tr("Not available: the draft is for a new namespace, which has no registered "
                 "version.")
            : unconnected;
    case Submitted:
        return m_draft.request() ? unconnected
                                 : tr("Not available: the draft has not been submitted yet.");
    case Saved:
        return m_draft.filePath().isEmpty() ? tr("Not available: the draft has not been saved "
                                                 "yet.")
                                            : QString();
    case File:
        return {};
    }
    Q_UNREACHABLE();
}

/// What the draft has to do with comes first; what there is not says why.
void CompareDialog::offerChoices()
{
    auto *items = qobject_cast<QStandardItemModel *>(m_choice->model());
    for (int row = 0; row < m_choice->count(); ++row) {
        const auto other = Other(m_choice->itemData(row).toInt());
        const QString why = whyNot(other);
        m_choice->setItemText(row, textOf(other));
        m_choice->setItemData(row, why, Qt::AccessibleDescriptionRole);
        m_choice->setItemData(row,
                              why.isEmpty() ? QVariant() : "<qt>" + why.toHtmlEscaped() + "</qt>",
                              Qt::ToolTipRole);
        items->item(row)->setEnabled(why.isEmpty());
    }
}

void CompareDialog::compareWith(Other other)
{
    m_choice->setCurrentIndex(m_choice->findData(other));
    choose();
}

void CompareDialog::choose()
{
    const auto other = Other(m_choice->currentData().toInt());
    if (other == File) {
        const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a file"));
        if (path.isEmpty())
            return m_choice->setCurrentIndex(m_shown);
        return compareWithFile(path);
    }
    ++m_question;
    m_shown = m_choice->currentIndex();
    if (const QString why = whyNot(other); !why.isEmpty())
        return say(why);
    if (other == Registered)
        askRegistered();
    else if (other == Submitted)
        askSubmitted();
    else
        readSaved();
}

void CompareDialog::askRegistered()
{
    const std::string nid = m_draft.terms().revises;
    m_session.ask(
        this, [nid](const actions::Services &services) { return services.store.find(nid); },
        [this, question = m_question](const registry::Stored<registry::Namespace> &found) {
            if (question != m_question)
                return;
            if (!found)
                return say(wording(found.error()));
            const registry::NamespaceVersion &newest = found->versions.back();
            take(newest.text, tr("%1, version %2").arg(words(newest.nid)).arg(newest.version),
                 tr("The registry does not have the text of this version. If you have it as a "
                    "file, compare with that."));
        });
}

void CompareDialog::askSubmitted()
{
    const workflow::RequestId id = m_draft.request();
    m_session.ask(
        this, [id](const actions::Services &services) { return services.store.request(id); },
        [this, id, question = m_question](const registry::Stored<registry::RequestFile> &file) {
            if (question != m_question)
                return;
            if (!file)
                return say(wording(file.error()));
            const QString none = tr("Request #%1 has not submitted anything yet.").arg(id.value);
            if (file->revisions.empty())
                return say(none);
            const registry::Revision &last = file->revisions.back();
            take(last.text, tr("Request #%1, revision %2").arg(id.value).arg(last.number), none);
        });
}

void CompareDialog::readSaved()
{
    const auto read = readFile(m_draft.filePath());
    if (read)
        showOther(likest(read.value().templates, m_draft), tr("The saved file"));
    else
        say(wording(read.error()));
}

void CompareDialog::compareWithFile(const QString &path)
{
    ++m_question;
    m_shown = m_choice->findData(File);
    m_choice->setCurrentIndex(m_shown);
    const auto read = readFile(path);
    if (read)
        showOther(likest(read.value().templates, m_draft), QFileInfo(path).fileName());
    else
        say(wording(read.error()));
}

void CompareDialog::take(const std::string &text, const QString &title, const QString &whyEmpty)
{
    if (text.empty())
        say(whyEmpty);
    else
        showOther(templates::read(text).front(), title);
}

void CompareDialog::showOther(const templates::NamespaceTemplate &other, const QString &title)
{
    m_other = other;
    m_hasOther = true;
    m_view->setTitles(title, tr("This draft"));
    follow();
}

void CompareDialog::say(const QString &why)
{
    m_hasOther = false;
    m_view->say(why);
}

void CompareDialog::follow()
{
    if (m_hasOther)
        m_view->compare(m_other, m_draft.content());
}

} // namespace nidreg::forms
