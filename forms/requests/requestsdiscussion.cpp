// SPDX-License-Identifier: MIT
#include "forms/requests/requestsdiscussion.h"

#include "forms/requests/maildocument.h"
#include "forms/requests/mailimportdialog.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/workflow/discussion.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeWidget>

#include <algorithm>
#include <map>

namespace nidreg::forms {

static constexpr int kDiscussionMailRole = Qt::UserRole;

RequestDiscussion::RequestDiscussion(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_empty(new QLabel(this)), m_fields(new QComboBox(this)),
      m_import(new QPushButton(tr("&Import mails…"), this)),
      m_draft(new QPushButton(tr("&Draft a mail…"), this)), m_tree(new QTreeWidget(this)),
      m_page(new QTextBrowser(this))
{
    layOut();
    setAcceptDrops(true);
    connect(m_import, &QPushButton::clicked, this, &RequestDiscussion::askForFiles);
    connect(m_draft, &QPushButton::clicked, this, &RequestDiscussion::letterWanted);
    connect(m_fields, &QComboBox::activated, this, &RequestDiscussion::showMails);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &RequestDiscussion::showMail);
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        const std::string key = url.path().toStdString();
        const auto field = std::ranges::find(templates::kFields, key, &templates::FieldSpec::key);
        if (field != templates::kFields.end())
            emit fieldWanted(field->field);
    });
    clear();
}

void RequestDiscussion::layOut()
{
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_fields->setAccessibleName(tr("Mails shown"));
    m_fields->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_import->setAutoDefault(false);
    m_draft->setAutoDefault(false);
    m_draft->setToolTip(
        asToolTip(tr("Draft the mail for the last step; nothing is sent automatically")));
    m_tree->setHeaderLabels({tr("From"), tr("Sent"), tr("About")});
    m_tree->setAccessibleName(tr("Mails"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_page->setAccessibleName(tr("Mail"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    auto *split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    split->addWidget(m_tree);
    split->addWidget(m_page);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    split->setSizes({420, 560});
    auto *row = new QHBoxLayout;
    row->addWidget(m_fields);
    row->addWidget(m_empty, 1);
    row->addStretch();
    row->addWidget(m_draft);
    row->addWidget(m_import);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, -1, 0, 0);
    layout->addLayout(row);
    layout->addWidget(split, 1);
}

void RequestDiscussion::setOutlets(MailOutlets outlets)
{
    m_outlets = std::move(outlets);
    offer();
}

void RequestDiscussion::clear()
{
    m_file = {};
    m_mails.clear();
    showFields();
    showMails();
    offer();
}

/// What stays the same is not drawn anew: somebody may be reading it.
void RequestDiscussion::show(const registry::RequestFile &file)
{
    const bool isSame = file.request.id == m_file.request.id
        && file.discussion.size() == m_file.discussion.size()
        && file.revisions.size() == m_file.revisions.size();
    m_file = file;
    offer();
    if (isSame)
        return;
    m_mails = actions::discussionOf(m_file);
    showFields();
    showMails();
}

/// Whether mails can be imported, and why not.
void RequestDiscussion::offer()
{
    QString why;
    if (!m_outlets.forms)
        why = tr("This program cannot read mails.");
    else if (m_file.request.revision == 0)
        why = tr("The request has not been submitted yet, so there is no discussion.");
    else if (const auto refusal = workflow::whyNotDiscuss(m_file.request, m_session.acting()))
        why = wording(*refusal);
    m_import->setEnabled(why.isEmpty());
    m_import->setToolTip(asToolTip(
        why.isEmpty() ? tr("Import a thread from .eml files or an mbox, or drop the files here")
                      : why));
    m_import->setAccessibleDescription(why);
    m_draft->setEnabled(m_outlets.forms && m_file.request.revision > 0);
    m_empty->setText(why.isEmpty()
                         ? tr("No mails yet. Save the thread from your mail program or the "
                              "list archive and import it, or drop the files here.")
                         : tr("No mails yet. %1").arg(why));
    m_empty->setVisible(m_file.discussion.empty());
}

/// The fields that mails speak of, in the template's order, each with how many those are.
void RequestDiscussion::showFields()
{
    const QString chosen = m_fields->currentData().toString();
    std::map<std::string, int> counts;
    for (const actions::DiscussedMail &mail : m_mails) {
        std::vector<std::string> keys;
        for (const workflow::Anchor &anchor : workflow::anchors(mail.passages)) {
            if (std::ranges::count(keys, anchor.field) == 0)
                keys.push_back(anchor.field);
        }
        for (const std::string &key : keys)
            ++counts[key];
    }
    m_fields->clear();
    m_fields->addItem(tr("All mails (%1)").arg(m_mails.size()), QString());
    for (const templates::FieldSpec &spec : templates::kFields) {
        const std::string key(spec.key);
        if (counts.contains(key))
            m_fields->addItem(
                tr("%1 (%2)", "a field and a number").arg(heading(spec.field)).arg(counts[key]),
                words(key));
    }
    m_fields->setCurrentIndex(std::max(0, m_fields->findData(chosen)));
    m_fields->setVisible(!m_mails.empty());
}

static QString aboutWords(const std::vector<workflow::Passage> &passages)
{
    QStringList all;
    for (const workflow::Anchor &anchor : workflow::anchors(passages))
        all << anchorWords(anchor);
    return all.join(QStringLiteral("; "));
}

void RequestDiscussion::showMails()
{
    const std::string wanted = m_fields->currentData().toString().toStdString();
    m_tree->clear();
    std::map<std::size_t, QTreeWidgetItem *> items;
    for (std::size_t i = 0; i < m_mails.size(); ++i) {
        const actions::DiscussedMail &mail = m_mails[i];
        const auto anchors = workflow::anchors(mail.passages);
        const bool isWanted =
            wanted.empty() || std::ranges::count(anchors, wanted, &workflow::Anchor::field) > 0;
        if (!isWanted)
            continue;
        const workflow::ListMail &told = m_file.discussion[mail.position.index];
        const auto parent = mail.position.parent ? items.find(*mail.position.parent) : items.end();
        auto *item = parent == items.end() ? new QTreeWidgetItem(m_tree)
                                           : new QTreeWidgetItem(parent->second);
        item->setText(0, words(told.sender).section(QStringLiteral(" <"), 0, 0));
        item->setText(1,
                      told.sent ? shownTime(*told.sent, m_session.clock().now()) : tr("no date"));
        item->setText(2, aboutWords(mail.passages));
        item->setToolTip(0, asToolTip(words(told.sender) + '\n' + words(told.subject)));
        item->setToolTip(2, asToolTip(item->text(2)));
        item->setData(0, kDiscussionMailRole, qulonglong(i));
        item->setSizeHint(0, {0, fontMetrics().height() + 8});
        items[mail.position.index] = item;
    }
    m_tree->expandAll();
    m_tree->resizeColumnToContents(0);
    m_tree->resizeColumnToContents(1);
    m_tree->setVisible(!m_mails.empty());
    m_page->setVisible(!m_mails.empty());
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    showMail();
}

void RequestDiscussion::showMail()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item)
        return m_page->clear();
    const actions::DiscussedMail &mail = m_mails[item->data(0, kDiscussionMailRole).toULongLong()];
    MailDocument page(*m_page->document(), palette(), m_session.clock().now());
    page.write(m_file.discussion[mail.position.index], mail.passages);
    m_page->moveCursor(QTextCursor::Start);
}

void RequestDiscussion::askForFiles()
{
    import(QFileDialog::getOpenFileNames(
        this, tr("Import mails"), QString(),
        tr("Mails and mailboxes (*.eml *.mbox *.mbx *.txt);;All files (*)")));
}

void RequestDiscussion::import(const QStringList &paths)
{
    if (paths.isEmpty() || !m_import->isEnabled())
        return;
    auto *dialog = new MailImportDialog(m_session, *m_outlets.forms, m_file, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MailImportDialog::taken, this, [this](int count) {
        emit messageShown(tr("Mails imported: %1.").arg(count));
        emit taken();
    });
    dialog->read(paths);
    dialog->open();
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestDiscussion::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        showMail();
    QWidget::changeEvent(event);
}

static QStringList filesIn(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

void RequestDiscussion::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_import->isEnabled() && !filesIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RequestDiscussion::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    // The dialog must not keep the program waiting that the files are dragged from.
    QMetaObject::invokeMethod(
        this, [this, paths = filesIn(event->mimeData())] { import(paths); }, Qt::QueuedConnection);
}

} // namespace nidreg::forms
