// SPDX-License-Identifier: MIT
#include "forms/workbench/excerptview.h"

#include "forms/session/beside.h"
#include "forms/workbench/numberedtext.h"
#include "forms/workbench/workbenchreport.h"
#include "model/urn/printable.h"

#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace nidreg::forms {

ExcerptView::ExcerptView(QWidget *parent) : QWidget(parent)
{
    m_title = new QLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_text = new NumberedText(this);
    m_text->setObjectName("excerpt");
    m_text->setAccessibleName(tr("The file around the line"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    m_pool.setMaxThreadCount(1);
}

ExcerptView::~ExcerptView()
{
    ++*m_edition;
    m_pool.waitForDone();
}

void ExcerptView::clear(const QString &words)
{
    ++*m_edition;
    m_title->setText(words);
    m_text->setLines({}, 0);
}

void ExcerptView::show(const FilePosition &position)
{
    if (!m_outlet)
        return;
    const quint64 edition = ++*m_edition;
    m_title->setText(tr("Reading line %L1…").arg(position.line + 1));
    const auto isNewest = [newest = m_edition, edition] { return *newest == edition; };
    runBeside(
        m_pool, this,
        [position, isNewest, outlet = m_outlet] {
            return isNewest() ? outlet(position, isNewest) : FileExcerpt();
        },
        [this, position, isNewest](const FileExcerpt &excerpt) {
            if (isNewest())
                take(excerpt, position);
        });
}

void ExcerptView::take(const FileExcerpt &excerpt, const FilePosition &position)
{
    const QString name = QFileInfo(position.path).fileName();
    if (!excerpt.failure.isEmpty()) {
        m_title->setText(tr("%1: %2", "a file, and why it is not read").arg(name, excerpt.failure));
        m_text->setLines({}, 0);
        emit shown();
        return;
    }
    m_title->setText(
        tr("%1, line %L2, byte %L3").arg(name).arg(position.line + 1).arg(position.fault));
    TextUnits units(excerpt.text);
    const qsizetype fault = units.at(excerpt.fault);
    const bool isInside = excerpt.fault < excerpt.text.size();
    const qsizetype end = isInside
        ? units.at(excerpt.fault + urn::characterAt(excerpt.text, excerpt.fault).size())
        : fault;
    m_text->setLines(QString::fromUtf8(excerpt.text.data(), qsizetype(excerpt.text.size())),
                     excerpt.firstLine);
    m_text->mark(fault, end);
    emit shown();
}

} // namespace nidreg::forms
