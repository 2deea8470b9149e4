// SPDX-License-Identifier: MIT
#include "forms/publication/differencedetails.h"

#include "forms/publication/differencewords.h"
#include "forms/widgets/marks.h"
#include "forms/widgets/sidebysideview.h"
#include "model/templates/reader.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace nidreg::forms {

using listing::Difference;

DifferenceDetails::DifferenceDetails(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_view(new SideBySideView(m_model, this)),
      m_icon(new QLabel(this)), m_label(new QLabel(this))
{
    m_model.setTitles(tr("This registry"), tr("File"));
    m_view->setAccessibleName(tr("The difference, field by field"));
    m_label->setObjectName(QStringLiteral("consequenceLabel"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(6, 6, 6, 0);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_label, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    clear();
}

QString DifferenceDetails::said() const
{
    return m_label->text();
}

void DifferenceDetails::clear()
{
    ++m_question;
    say(tr("Select a difference to compare this registry with the file."), false);
    take({});
}

void DifferenceDetails::say(const QString &what, bool isWarning)
{
    m_label->setText(what);
    m_icon->setVisible(isWarning);
    showMark(*m_icon, markIcon(base::Severity::Warning));
}

void DifferenceDetails::take(std::vector<FieldDiff> fields)
{
    m_view->setVisible(!fields.empty());
    m_model.setFields(std::move(fields));
    m_view->remeasure();
    m_view->scrollToTop();
}

void DifferenceDetails::show(const Difference &difference)
{
    ++m_question;
    say(consequence(difference),
        listing::needsDecision(difference) || difference.kind == Difference::Malformed);
    take(fieldDiffs(difference));
    addTemplate(difference);
}

void DifferenceDetails::show(const std::vector<listing::FieldChange> &ofListing)
{
    ++m_question;
    say(listingConsequence(), false);
    take(fieldDiffs(ofListing));
}

/// Of a template that differs the hashes say nothing to a reader: the one held here is looked up.
void DifferenceDetails::addTemplate(const Difference &difference)
{
    const bool differs = std::ranges::any_of(
        difference.fields, [](const listing::FieldChange &each) { return each.field == "text"; });
    if (!differs)
        return;
    auto known = difference;
    std::erase_if(known.fields,
                  [](const listing::FieldChange &each) { return each.field == "text"; });
    const auto shown = fieldDiffs(known);
    const auto content = difference.versions.front().content;
    m_session.ask(
        this,
        [nid = difference.nid](const actions::Services &services) {
            return services.store.find(nid);
        },
        [this, shown, content, question = m_question](registry::Stored<registry::Namespace> held) {
            if (!held || question != m_question)
                return;
            auto fields = shown;
            const auto before = templates::read(held->versions.back().text);
            const auto texts = fieldDiffs(
                before.empty() ? templates::NamespaceTemplate() : before.front(), *content);
            std::ranges::copy(texts, std::back_inserter(fields));
            take(std::move(fields));
        });
}

} // namespace nidreg::forms
