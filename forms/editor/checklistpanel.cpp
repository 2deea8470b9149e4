// SPDX-License-Identifier: MIT
#include "forms/editor/checklistpanel.h"

#include "forms/session/beside.h"
#include "forms/words/guidance.h"
#include "forms/words/words.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStyle>

namespace nidreg::forms {

static constexpr int kDelay = 250; ///< milliseconds after a change
static constexpr int kIdRole = Qt::UserRole;

ChecklistPanel::ChecklistPanel(QWidget *parent) : QListWidget(parent)
{
    setWordWrap(true);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    setIconSize(QSize(size, size));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Checklist"));
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &ChecklistPanel::look);
    connect(this, &QListWidget::itemChanged, this, &ChecklistPanel::noteTick);
}

ChecklistPanel::~ChecklistPanel()
{
    m_pool.waitForDone();
}

bool ChecklistPanel::isFor(templates::Field field)
{
    return !templates::checklist(field, {}).empty();
}

void ChecklistPanel::setDraft(Draft &draft)
{
    m_draft = &draft;
    readTicks();
    connect(&draft, &Draft::edited, this, [this](const DraftEdit &edit) {
        if (edit.field == m_field && isVisible())
            m_delay.start();
    });
    connect(&draft, &Draft::titleChanged, this, [this] {
        if (m_draft->filePath() != m_ticksOf && !m_draft->filePath().isEmpty())
            keepTicks(); // saved under this name for the first time
    });
}

void ChecklistPanel::showField(templates::Field field)
{
    m_field = field;
    take(templates::checklist(field, {}));
    look();
}

void ChecklistPanel::showEvent(QShowEvent *event)
{
    QListWidget::showEvent(event);
    look();
}

void ChecklistPanel::look()
{
    if (!m_draft || !isVisible())
        return;
    m_pool.clear();
    runBeside(
        m_pool, this,
        [field = m_field, text = m_draft->text(m_field).toStdString()] {
            return templates::checklist(field, text);
        },
        [this, field = m_field](const std::vector<templates::Question> &questions) {
            if (field == m_field)
                take(questions);
        });
}

Mark markOf(templates::Answer answer)
{
    switch (answer) {
    case templates::Answer::NotSeen:
        return Mark::Empty;
    case templates::Answer::Seen:
        return Mark::Likely;
    case templates::Answer::Elsewhere:
        return Mark::Advice;
    }
    Q_UNREACHABLE();
}

void ChecklistPanel::take(const std::vector<templates::Question> &questions)
{
    m_isTaking = true;
    while (count() > int(questions.size()))
        delete takeItem(count() - 1);
    while (count() < int(questions.size()))
        addItem(QString());
    for (int row = 0; row < count(); ++row) {
        const auto &[topic, answer] = questions[std::size_t(row)];
        QListWidgetItem &shown = *item(row);
        const QString question = wording(topic->topic);
        const QString seen = wording(answer);
        shown.setText(question);
        shown.setIcon(markIcon(markOf(answer)));
        shown.setToolTip(asToolTip(tr("%1. %2").arg(seen, source(*topic))));
        shown.setData(Qt::AccessibleTextRole, tr("%1 %2.").arg(question, seen));
        shown.setData(kIdRole, words(topic->id));
        shown.setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        shown.setCheckState(m_ticks.contains(words(topic->id)) ? Qt::Checked : Qt::Unchecked);
    }
    m_isTaking = false;
}

void ChecklistPanel::noteTick(const QListWidgetItem *changed)
{
    if (m_isTaking)
        return;
    const QString id = changed->data(kIdRole).toString();
    if (changed->checkState() == Qt::Checked)
        m_ticks.insert(id);
    else
        m_ticks.remove(id);
    keepTicks();
}

QString ChecklistPanel::settingsKey() const
{
    const QByteArray name =
        QCryptographicHash::hash(m_draft->filePath().toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("checklist/") + QString::fromLatin1(name.toHex().left(32));
}

void ChecklistPanel::readTicks()
{
    m_ticksOf = m_draft->filePath();
    if (m_ticksOf.isEmpty())
        return;
    const QStringList ids = QSettings().value(settingsKey()).toStringList();
    m_ticks = QSet<QString>(ids.begin(), ids.end());
}

/// Without a file they last as long as the draft is open.
void ChecklistPanel::keepTicks()
{
    m_ticksOf = m_draft->filePath();
    if (m_ticksOf.isEmpty())
        return;
    QStringList ids = m_ticks.values();
    ids.sort();
    if (ids.isEmpty())
        QSettings().remove(settingsKey());
    else
        QSettings().setValue(settingsKey(), ids);
}

} // namespace nidreg::forms
