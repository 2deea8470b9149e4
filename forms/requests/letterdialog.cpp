// SPDX-License-Identifier: MIT
#include "forms/requests/letterdialog.h"

#include "forms/widgets/draftfile.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace nidreg::forms {

static QString whose(const actions::Letter &letter)
{
    switch (letter.addressee) {
    case actions::Addressee::List:
        return LetterDialog::tr("the discussion list");
    case actions::Addressee::Iesg:
        return LetterDialog::tr("the IESG");
    case actions::Addressee::ApprovalBody:
        return LetterDialog::tr("the approval body");
    case actions::Addressee::Applicant:
        return LetterDialog::tr("the applicant, %1").arg(words(letter.person));
    case actions::Addressee::Expert:
        return LetterDialog::tr("the expert %1").arg(words(letter.person));
    }
    return {};
}

LetterDialog::LetterDialog(std::vector<actions::Letter> letters, MailOutlets outlets,
                           base::Date today, QWidget *parent)
    : QDialog(parent), m_letters(std::move(letters)), m_outlets(std::move(outlets)), m_today(today),
      m_messageBar(new MessageBar(this)), m_which(new QComboBox(this)), m_note(new QLabel(this)),
      m_to(new QLineEdit(this)), m_subject(new QLineEdit(this)), m_body(new QPlainTextEdit(this))
{
    layOut();
    for (const actions::Letter &each : m_letters)
        m_which->addItem(whose(each));
    m_which->setEnabled(m_letters.size() > 1);
    connect(m_which, &QComboBox::activated, this, [this](int letter) {
        keep();
        choose(letter);
    });
    choose(0);
}

void LetterDialog::layOut()
{
    setWindowTitle(tr("Draft a mail"));
    m_messageBar->hide();
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_body->setAccessibleName(tr("Text of the mail"));
    m_body->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_body->setTabChangesFocus(true);
    auto *form = new QFormLayout;
    form->addRow(tr("&Mail for:"), m_which);
    form->addRow(tr("&To:"), m_to);
    form->addRow(tr("&Subject:"), m_subject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_messageBar);
    layout->addLayout(form);
    layout->addWidget(m_body, 1);
    layout->addWidget(m_note);
    addButtons(*layout);
    resize(82 * QFontMetrics(m_body->font()).averageCharWidth() + 60, 560);
}

void LetterDialog::addButtons(QVBoxLayout &layout)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [this, buttons](const QString &words, void (LetterDialog::*act)()) {
        QPushButton *button = buttons->addButton(words, QDialogButtonBox::ActionRole);
        connect(button, &QPushButton::clicked, this, act);
        return button;
    };
    add(tr("&Open in mail program"), &LetterDialog::openInMailProgram)->setDefault(true);
    add(tr("Save as &file…"), &LetterDialog::saveAs);
    add(tr("&Copy"), &LetterDialog::copyAndSay);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout.addWidget(buttons);
}

void LetterDialog::choose(int letter)
{
    m_shown = letter;
    const actions::Letter &shown = m_letters[std::size_t(letter)];
    m_to->setText(words(shown.to));
    m_subject->setText(words(shown.subject));
    m_body->setPlainText(words(shown.body));
    const QString unsent = tr("Nothing is sent before you send it in your mail program.");
    m_note->setText(
        shown.to.empty()
            ? tr("The address of %1 is not known. Enter it. %2").arg(whose(shown), unsent)
            : unsent);
}

void LetterDialog::keep()
{
    actions::Letter &shown = m_letters[std::size_t(m_shown)];
    shown.to = m_to->text().trimmed().toStdString();
    shown.subject = m_subject->text().toStdString();
    shown.body = m_body->toPlainText().toStdString();
}

const actions::Letter &LetterDialog::letter()
{
    keep();
    return m_letters[std::size_t(m_shown)];
}

bool LetterDialog::save(const QString &path)
{
    const auto written = writeFile(path, m_outlets.forms->file(letter(), m_today));
    if (!written) {
        m_messageBar->say(MessageBar::Problem, wording(written.error()));
        return false;
    }
    noteHandedOver();
    m_messageBar->say(MessageBar::Information,
                      tr("Mail saved. Open the file in your mail program to send it."));
    return true;
}

void LetterDialog::saveAs()
{
    QFileDialog dialog(this, tr("Save the mail"), QStringLiteral("letter.eml"),
                       tr("Mails (*.eml);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("eml"));
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        save(dialog.selectedFiles().first());
}

void LetterDialog::openInMailProgram()
{
    const MailLink link = m_outlets.forms->link(letter());
    if (link.isWithoutText) {
        copy();
        m_messageBar->say(
            MessageBar::Information,
            tr("The mail is too long to pass to a mail program. Its text was copied. Save the "
               "mail as a file and open it in your mail program."),
            {{tr("Save as &file…"), [this] { saveAs(); }}, {tr("&Not now"), [] {}}});
        return;
    }
    if (!m_outlets.openUrl || !m_outlets.openUrl(QUrl(link.uri))) {
        m_messageBar->say(
            MessageBar::Problem,
            tr("No mail program could be started. Save the mail as a file and open it in your "
               "mail program."),
            {{tr("Save as &file…"), [this] { saveAs(); }}, {tr("&Not now"), [] {}}});
        return;
    }
    noteHandedOver();
    m_messageBar->say(MessageBar::Information, tr("The mail was passed to your mail program."));
}

void LetterDialog::copyAndSay()
{
    copy();
    noteHandedOver();
    m_messageBar->say(MessageBar::Information, tr("Mail text copied to the clipboard."));
}

void LetterDialog::noteHandedOver()
{
    m_handedOver.insert(m_shown);
    if (m_handedOver.size() == m_letters.size())
        emit handedOver();
}

void LetterDialog::copy()
{
    QGuiApplication::clipboard()->setText(words(letter().body));
}

RequestLetters::RequestLetters(RegistrySession &session, MessageBar &messageBar)
    : QObject(&messageBar), m_session(session), m_messageBar(messageBar)
{
}

static std::vector<actions::Letter> lettersOf(const registry::RequestFile &file)
{
    return actions::lettersFor(file, actions::lastStepWithLetters(file), {},
                               [](const auto &) { return std::string(); });
}

void RequestLetters::remember(const registry::RequestFile &file)
{
    if (!m_outlets.forms || file.events.empty())
        return;
    const registry::Event &last = file.events.back();
    if (last.what == actions::lastStepWithLetters(file) && last.person == m_session.acting().person
        && !lettersOf(file).empty())
        m_due[file.request.id] = {last.number, last.person};
}

/// A later step has mails of its own, and somebody else to send them.
bool RequestLetters::isDue(const registry::RequestFile &file) const
{
    const auto due = m_due.find(file.request.id);
    if (due == m_due.end() || due->second.person != m_session.acting().person)
        return false;
    const std::string step = actions::lastStepWithLetters(file);
    const auto last = std::find_if(file.events.rbegin(), file.events.rend(),
                                   [&step](const auto &event) { return event.what == step; });
    return last != file.events.rend() && last->number == due->second.event;
}

void RequestLetters::show(const registry::RequestFile &file)
{
    const auto letters = isDue(file) ? lettersOf(file) : std::vector<actions::Letter>();
    if (letters.empty()) {
        m_said = -1;
        return m_messageBar.hide();
    }
    const std::int64_t event = m_due[file.request.id].event;
    if (m_said != event || m_messageBar.isHidden())
        say(file, letters);
    m_said = event;
}

void RequestLetters::say(const registry::RequestFile &file,
                         const std::vector<actions::Letter> &letters)
{
    QStringList recipients;
    for (const actions::Letter &each : letters)
        recipients << whose(each);
    const auto step = workflow::named<workflow::Step>(actions::lastStepWithLetters(file));
    const QString sentence = letters.size() == 1
        ? tr("Send a mail about the step “%1” to %2. You can draft it here. Nothing is sent "
             "automatically.")
        : tr("Send mails about the step “%1” to these people: %2. You can draft them here. Nothing "
             "is sent automatically.");
    m_messageBar.say(MessageBar::Information,
                     sentence.arg(step ? wording(*step) : QString(), recipients.join(tr("; "))),
                     {{tr("&Draft the mail…"),
                       [this, file] {
                           m_messageBar.show(); // until the mail is handed over
                           draft(file);
                       }},
                      {tr("D&ismiss"), [this, id = file.request.id] { settle(id); }}});
}

void RequestLetters::settle(workflow::RequestId request)
{
    const auto due = m_due.find(request);
    if (due == m_due.end())
        return;
    if (due->second.event == m_said)
        m_messageBar.hide();
    m_due.erase(due);
}

void RequestLetters::clear()
{
    m_due.clear();
    m_said = -1;
    m_messageBar.hide();
}

void RequestLetters::draft(const registry::RequestFile &file)
{
    if (!m_outlets.forms)
        return;
    m_session.ask(
        &m_messageBar,
        [](const actions::Services &services) { return actions::addressBook(services.store); },
        [this, file](const registry::Stored<actions::AddressBook> &addresses) {
            if (addresses)
                return open(file, addresses.value());
            m_messageBar.say(MessageBar::Problem, wording(addresses.error()));
        });
}

void RequestLetters::open(const registry::RequestFile &file, const actions::AddressBook &addresses)
{
    auto letters = actions::lettersFor(file, actions::lastStepWithLetters(file), addresses,
                                       [this](const templates::NamespaceTemplate &content) {
                                           return m_outlets.forms->asMail(content);
                                       });
    if (letters.empty())
        return m_messageBar.say(MessageBar::Information,
                                tr("There is no mail to send for this request."));
    const base::Date today = base::dayOf(m_session.clock().now());
    auto *dialog = new LetterDialog(std::move(letters), m_outlets, today, m_messageBar.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LetterDialog::handedOver, this, [this, id = file.request.id] { settle(id); });
    dialog->open();
}

} // namespace nidreg::forms
