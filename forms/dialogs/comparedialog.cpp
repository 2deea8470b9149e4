// SPDX-License-Identifier: MIT
#include "forms/dialogs/comparedialog.h"

#include "forms/editors/sidebyside.h"
#include "forms/text/wording.h"
#include "forms/text/words.h"
#include "model/templates/reader.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace nidreg::forms {

static constexpr int kDelay = 250; ///< milliseconds after the last key

CompareDialog::CompareDialog(Draft &draft, RegistrySession &session, QWidget *parent)
    : QDialog(parent), m_draft(draft), m_session(session), m_choice(new QComboBox(this)),
      m_view(new SideBySide(this))
{
    setWindowTitle(tr("Compare: %1").arg(draft.title()));
    setWindowFlags(windowFlags() | Qt::WindowMaximizeButtonHint);
    resize(1080, 680);
    auto *label = new QLabel(tr("Compare the draft &with:"), this);
    label->setBuddy(m_choice);
    addChoices();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_choice, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &CompareDialog::follow);
    connect(&m_draft, &Draft::edited, &m_delay, qOverload<>(&QTimer::start));
    connect(m_choice, &QComboBox::activated, this, &CompareDialog::choose);
    say(tr("Choose above what the draft is compared with."));
    if (m_choice->count() > 1)
        choose();
}

/// What the draft has to do with comes first; any file comes last.
void CompareDialog::addChoices()
{
    if (!m_draft.terms().revises.empty())
        m_choice->addItem(tr("The registered version of %1").arg(words(m_draft.terms().revises)),
                          Registered);
    if (m_draft.request())
        m_choice->addItem(tr("What request #%1 submitted last").arg(m_draft.request().value),
                          Submitted);
    if (!m_draft.filePath().isEmpty())
        m_choice->addItem(tr("The saved file %1").arg(QFileInfo(m_draft.filePath()).fileName()),
                          Saved);
    if (m_choice->count() == 0) {
        m_choice->setPlaceholderText(tr("(nothing yet)"));
        m_choice->setCurrentIndex(-1);
    }
    m_choice->addItem(tr("Another file…"), File);
    if (m_choice->count() == 1)
        m_choice->setCurrentIndex(-1);
}

void CompareDialog::compareWith(Other other)
{
    m_choice->setCurrentIndex(m_choice->findData(other));
    choose();
}

void CompareDialog::choose()
{
    ++m_question;
    switch (Other(m_choice->currentData().toInt())) {
    case Registered:
        return askRegistered();
    case Submitted:
        return askSubmitted();
    case Saved:
        return readSaved();
    case File:
        const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a file"));
        if (!path.isEmpty())
            compareWithFile(path);
    }
}

void CompareDialog::askRegistered()
{
    const std::string nid = m_draft.terms().revises;
    m_session.ask(
        this, [nid](const actions::Bench &bench) { return bench.store.find(nid); },
        [this, question = m_question](const registry::Stored<registry::Namespace> &found) {
            if (question != m_question)
                return;
            if (!found)
                return say(wording(found.error()));
            const registry::NamespaceVersion &newest = found->versions.back();
            take(newest.text, tr("%1, version %2").arg(words(newest.nid)).arg(newest.version),
                 tr("The registry does not hold the text of this version. Where you have it as a "
                    "file, compare with that."));
        });
}

void CompareDialog::askSubmitted()
{
    const review::RequestId id = m_draft.request();
    m_session.ask(
        this, [id](const actions::Bench &bench) { return bench.store.request(id); },
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
    compareWithFile(m_draft.filePath());
    m_choice->setCurrentIndex(m_choice->findData(Saved));
}

void CompareDialog::compareWithFile(const QString &path)
{
    m_choice->setCurrentIndex(m_choice->findData(File));
    const auto read = readFile(path);
    if (read)
        showOther(read.value().templates.front(), QFileInfo(path).fileName());
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
