// SPDX-License-Identifier: MIT
#include "forms/news/newsdialog.h"

#include "forms/widgets/marks.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace nidreg::forms {

static constexpr int kRequestRole = Qt::UserRole, kNidRole = Qt::UserRole + 1;

NewsDialog::NewsDialog(const QString &summary, const std::vector<NewsGroup> &groups,
                       base::Instant now, QWidget *parent)
    : QDialog(parent), m_tree(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("newsDialog"));
    setWindowTitle(tr("Since my last visit"));
    auto *said = new QLabel(summary, this);
    said->setTextFormat(Qt::PlainText);
    said->setWordWrap(true);
    m_tree->setHeaderLabels({tr("What happened"), tr("When")});
    m_tree->setAccessibleName(tr("What happened since my last visit"));
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (const NewsGroup &each : groups)
        add(each, now);
    m_tree->expandAll();
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(said);
    layout->addWidget(m_tree);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().lineSpacing() * 28);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tree, &QTreeWidget::itemActivated, this,
            [this](const QTreeWidgetItem *item) { go(*item); });
    connect(m_tree, &QTreeWidget::itemClicked, this,
            [this](const QTreeWidgetItem *item) { go(*item); });
    m_tree->setFocus();
}

void NewsDialog::add(const NewsGroup &group, base::Instant now)
{
    const QString title = titleOf(group);
    auto *top = new QTreeWidgetItem(
        m_tree, {group.waits ? tr("%1, waits for you", "a request").arg(title) : title});
    QFont bold = top->font(0);
    bold.setBold(true);
    top->setFont(0, bold);
    if (group.waits)
        top->setIcon(0, markIcon(base::Severity::Warning));
    for (const registry::Event &event : group.events) {
        auto *line =
            new QTreeWidgetItem(top, {sentence(event).simplified(), shownTime(event.at, now)});
        line->setToolTip(0, asToolTip(detailsOf(event)));
    }
    top->setData(0, kRequestRole, qlonglong(group.request.value));
    top->setData(0, kNidRole, words(group.nid));
}

/// A line leads where its heading does; what is about the registry itself leads nowhere.
void NewsDialog::go(const QTreeWidgetItem &item)
{
    const QTreeWidgetItem &top = item.parent() ? *item.parent() : item;
    const workflow::RequestId request{top.data(0, kRequestRole).toLongLong()};
    const QString nid = top.data(0, kNidRole).toString();
    if (request)
        emit requestWanted(request);
    else if (!nid.isEmpty())
        emit namespaceWanted(nid);
}

} // namespace nidreg::forms
