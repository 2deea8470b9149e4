// SPDX-License-Identifier: MIT
#include "forms/preferences/preferencesdialog.h"

#include "forms/words/uriwords.h"
#include "model/uri/baseurl.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

QString baseUrlProblem(const QString &text)
{
    const auto url = uri::baseUrl(text.trimmed().toStdString());
    return text.trimmed().isEmpty() || url ? QString() : wording(url.error());
}

PreferencesDialog::PreferencesDialog(const Preferences &present, const QStringList &dictionaries,
                                     const QString &usual, QWidget *parent)
    : QDialog(parent), m_present(present), m_topics(new QListWidget(this)),
      m_pages(new QStackedWidget(this)),
      m_buttons(new QDialogButtonBox(
          QDialogButtonBox::Ok | QDialogButtonBox::Apply | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Preferences"));
    m_topics->setAccessibleName(tr("Topics"));
    addGeneral();
    addDrafts(dictionaries, usual);
    addPublication();
    addNotifications();
    m_topics->setFixedWidth(m_topics->sizeHintForColumn(0) + 4 * fontMetrics().averageCharWidth());
    auto *across = new QHBoxLayout;
    across->addWidget(m_topics);
    across->addWidget(m_pages, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(across, 1);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 95, fontMetrics().height() * 22);
    connect(m_topics, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        apply();
        accept();
    });
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
            &PreferencesDialog::apply);
    m_topics->setCurrentRow(0);
    look();
}

void PreferencesDialog::show(Topic topic)
{
    m_topics->setCurrentRow(topic);
    open();
}

/// As high as the topic with the longest hints.
void PreferencesDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalMinimumHeightForWidth(width())));
}

QFormLayout *PreferencesDialog::addTopic(const QString &name, const char *icon)
{
    m_topics->addItem(new QListWidgetItem(QIcon::fromTheme(QLatin1String(icon)), name));
    auto *page = new QWidget(m_pages);
    auto *form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_pages->addWidget(page);
    return form;
}

void PreferencesDialog::apply()
{
    const Preferences wanted = chosen();
    wanted.save();
    m_present = wanted;
    look();
    emit applied(wanted);
}

/// OK and Apply wait for an address that can be one.
void PreferencesDialog::look()
{
    const QString problem = baseUrlProblem(m_baseUrl->text());
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
    m_buttons->button(QDialogButtonBox::Apply)
        ->setEnabled(problem.isEmpty() && !(chosen() == m_present));
    m_askAgain->setEnabled(isAnyQuestionSilent());
}

} // namespace nidreg::forms
