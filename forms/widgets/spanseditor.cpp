// SPDX-License-Identifier: MIT
#include "forms/widgets/spanseditor.h"

#include "forms/widgets/dateedit.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace nidreg::forms {

static QDate qtDay(base::Date day)
{
    return QDate(int(day.year()), int(unsigned(day.month())), int(unsigned(day.day())));
}

static base::Date dayOf(const DateEdit *edit)
{
    const QDate day = edit->date();
    return {std::chrono::year(day.year()), std::chrono::month(unsigned(day.month())),
            std::chrono::day(unsigned(day.day()))};
}

SpansEditor::SpansEditor(QWidget *parent)
    : QWidget(parent), m_rows(new QVBoxLayout), m_add(new QPushButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    layout->addLayout(m_rows);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_add);
    bottom->addStretch();
    layout->addLayout(bottom);
    m_add->setIcon(QIcon::fromTheme("list-add"));
    connect(m_add, &QPushButton::clicked, this, &SpansEditor::addNew);
}

void SpansEditor::begin(Kind kind, base::Date today)
{
    m_kind = kind;
    m_today = today;
    m_add->setText(kind == Services ? tr("Add dates of &service") : tr("Add an a&bsence"));
}

void SpansEditor::addNew()
{
    Line &line = add();
    line.from->setDate(qtDay(m_today));
    line.until->setDate(qtDay(m_today).addDays(m_kind == Services ? 364 : 6));
    (line.pool ? static_cast<QWidget *>(line.pool) : line.from)->setFocus();
    emit changed();
}

DateEdit *SpansEditor::dayEdit(QWidget *parent, const QString &name) const
{
    auto *edit = new DateEdit(parent);
    edit->setDate(qtDay(m_today));
    edit->setAccessibleName(name);
    return edit;
}

SpansEditor::Line &SpansEditor::add()
{
    Line line{};
    line.widget = new QWidget(this);
    addParts(line);
    m_rows->addWidget(line.widget);
    m_lines.push_back(line);
    watch(line);
    line.widget->show();
    return m_lines.back();
}

/// Pool, first day, last day, reason, and the way to be rid of the line; as far as its kind has
/// them.
void SpansEditor::addParts(Line &line)
{
    auto *row = new QHBoxLayout(line.widget);
    row->setContentsMargins(0, 0, 0, 0);
    if (m_kind == Services) {
        line.pool = new QComboBox(line.widget);
        line.pool->addItems({wording(urn::NidKind::Formal), wording(urn::NidKind::Informal)});
        line.pool->setAccessibleName(tr("Kind of namespace"));
        row->addWidget(line.pool);
    }
    line.from = dayEdit(line.widget, tr("First day"));
    row->addWidget(line.from);
    if (m_kind == Services) {
        line.ends = new QCheckBox(tr("until"), line.widget);
        line.ends->setToolTip(tr("If empty, the expert serves until further notice"));
        row->addWidget(line.ends);
    } else {
        row->addWidget(new QLabel(tr("until"), line.widget));
    }
    line.until = dayEdit(line.widget, tr("Last day"));
    row->addWidget(line.until);
    if (m_kind == Absences) {
        line.reason = new QLineEdit(line.widget);
        line.reason->setMaxLength(200);
        line.reason->setPlaceholderText(tr("reason, visible only to registrars"));
        line.reason->setAccessibleName(tr("Reason of the absence"));
    }
    if (line.reason)
        row->addWidget(line.reason, 1);
    else
        row->addStretch();
    auto *away = new QToolButton(line.widget);
    away->setIcon(QIcon::fromTheme("list-remove"));
    away->setToolTip(tr("Remove this line"));
    away->setAccessibleName(tr("Remove this line"));
    row->addWidget(away);
    connect(away, &QToolButton::clicked, this, [this, widget = line.widget] { remove(widget); });
}

void SpansEditor::watch(const Line &line)
{
    connect(line.from, &QDateEdit::dateChanged, this, &SpansEditor::changed);
    connect(line.until, &QDateEdit::dateChanged, this, &SpansEditor::changed);
    if (line.pool)
        connect(line.pool, &QComboBox::currentIndexChanged, this, &SpansEditor::changed);
    if (line.reason)
        connect(line.reason, &QLineEdit::textChanged, this, &SpansEditor::changed);
    if (line.ends) {
        connect(line.ends, &QCheckBox::toggled, line.until, &QWidget::setEnabled);
        connect(line.ends, &QCheckBox::toggled, this, &SpansEditor::changed);
        line.until->setEnabled(false);
    }
}

void SpansEditor::remove(const QWidget *widget)
{
    const auto line = std::ranges::find(m_lines, widget, &Line::widget);
    line->widget->hide();
    line->widget->deleteLater();
    m_rows->removeWidget(line->widget);
    m_lines.erase(line);
    m_add->setFocus();
    emit changed();
}

void SpansEditor::clear()
{
    for (const Line &line : m_lines)
        delete line.widget;
    m_lines.clear();
}

void SpansEditor::setServices(const std::vector<registry::Service> &services)
{
    clear();
    for (const registry::Service &each : services) {
        const Line &line = add();
        line.pool->setCurrentIndex(each.pool == urn::NidKind::Informal ? 1 : 0);
        line.from->setDate(qtDay(each.from));
        line.until->setDate(qtDay(each.until.value_or(each.from)));
        line.ends->setChecked(each.until.has_value());
    }
}

void SpansEditor::setAbsences(const std::vector<registry::Absence> &absences)
{
    clear();
    for (const registry::Absence &each : absences) {
        const Line &line = add();
        line.from->setDate(qtDay(each.from));
        line.until->setDate(qtDay(each.until));
        line.reason->setText(words(each.reason));
    }
}

std::vector<registry::Service> SpansEditor::services() const
{
    std::vector<registry::Service> services;
    for (const Line &line : m_lines) {
        const bool isInformal = line.pool->currentIndex() == 1;
        services.push_back(
            {isInformal ? urn::NidKind::Informal : urn::NidKind::Formal, dayOf(line.from),
             line.ends->isChecked() ? std::optional(dayOf(line.until)) : std::nullopt});
    }
    return services;
}

std::vector<registry::Absence> SpansEditor::absences() const
{
    std::vector<registry::Absence> absences;
    for (const Line &line : m_lines)
        absences.push_back(
            {dayOf(line.from), dayOf(line.until), line.reason->text().trimmed().toStdString()});
    return absences;
}

bool SpansEditor::isBackward() const
{
    return std::ranges::any_of(m_lines, [](const Line &line) {
        const bool hasEnd = !line.ends || line.ends->isChecked();
        return hasEnd && line.until->date() < line.from->date();
    });
}

} // namespace nidreg::forms
