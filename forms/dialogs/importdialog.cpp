// SPDX-License-Identifier: MIT
#include "forms/dialogs/importdialog.h"

#include "forms/text/wording.h"
#include "forms/text/words.h"
#include "ui_importdialog.h"

#include <QComboBox>
#include <QPushButton>

#include <algorithm>

namespace nidreg::forms {

using templates::Field;
using templates::NamespaceTemplate;

bool needsImport(const std::vector<NamespaceTemplate> &read)
{
    const NamespaceTemplate &first = read.front();
    return read.size() > 1 || !first.mapped.empty() || !first.unmapped.empty()
        || first.style == templates::Style::Unknown;
}

void append(NamespaceTemplate &to, Field field, const templates::Unmapped &piece)
{
    std::string text(to.text(field));
    if (!text.empty())
        text += "\n\n";
    text += piece.heading;
    if (!piece.heading.empty() && !piece.text.empty())
        text += "\n\n";
    to.set(field, text + piece.text);
}

static QString styleName(templates::Style style)
{
    switch (style) {
    case templates::Style::Rfc8141:
        return QStringLiteral("RFC 8141");
    case templates::Style::Rfc3406:
        return QStringLiteral("RFC 3406");
    case templates::Style::Rfc2611:
        return QStringLiteral("RFC 2611");
    case templates::Style::Unknown:
        return ImportDialog::tr("no known layout");
    }
    Q_UNREACHABLE();
}

/// Where several headings share a field, each text stands below its own heading there.
static QString beginningOf(std::string_view text, std::string_view heading = {})
{
    const std::size_t at = heading.empty() ? text.npos : text.find(heading);
    if (at != text.npos)
        text.remove_prefix(at + heading.size());
    const QString start = words(text.substr(0, 400)).simplified();
    return start.size() > 90 ? start.left(90) + QStringLiteral(" …") : start;
}

ImportDialog::ImportDialog(const QString &source, std::vector<NamespaceTemplate> found,
                           bool wasLatin1, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ImportDialog>()), m_found(std::move(found))
{
    m_ui->setupUi(this);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    m_ui->table->horizontalHeader()->setStretchLastSection(true);
    m_ui->table->verticalHeader()->hide();
    QString intro = tr("%1 is laid out differently from a template of RFC 8141. See where its "
                       "texts go; the source itself stays as it is.")
                        .arg(source);
    if (wasLatin1)
        intro += QLatin1Char(' ') + tr("It was not UTF-8 and was read as Latin-1.");
    m_ui->intro->setText(intro);
    for (const NamespaceTemplate &each : m_found) {
        const QString nid = words(templates::nidOf(each).value_or(std::string()));
        m_ui->which->addItem(tr("%1. %2 (%3)")
                                 .arg(m_ui->which->count() + 1)
                                 .arg(nid.isEmpty() ? tr("no NID") : nid, styleName(each.style)));
    }
    m_ui->whichLabel->setVisible(m_found.size() > 1);
    m_ui->which->setVisible(m_found.size() > 1);
    connect(m_ui->which, &QComboBox::currentIndexChanged, this, &ImportDialog::showTemplate);
    showTemplate();
}

ImportDialog::~ImportDialog() = default;

void ImportDialog::addRow(const QString &heading, const QString &fieldName, const QString &text)
{
    const int row = m_ui->table->rowCount();
    m_ui->table->insertRow(row);
    m_ui->table->setItem(row, 0, new QTableWidgetItem(heading));
    m_ui->table->setItem(row, 1, new QTableWidgetItem(fieldName));
    m_ui->table->setItem(row, 2, new QTableWidgetItem(text));
}

/// The row of a text without a field: the person says where it goes.
void ImportDialog::addChoice(const templates::Unmapped &piece)
{
    const QString heading = piece.heading.empty() ? tr("(no heading)") : words(piece.heading);
    addRow(heading, QString(), beginningOf(piece.text));
    auto *choice = new QComboBox;
    for (const templates::FieldSpec &spec : templates::kFields)
        choice->addItem(words(spec.heading));
    choice->setCurrentIndex(int(Field::AdditionalInformation));
    choice->setAccessibleName(tr("Field for %1").arg(heading));
    m_ui->table->setCellWidget(m_ui->table->rowCount() - 1, 1, choice);
}

/// Texts without a field come first: they are what has to be decided.
void ImportDialog::showTemplate()
{
    const NamespaceTemplate &shown = m_found[std::size_t(m_ui->which->currentIndex())];
    m_ui->table->setRowCount(0);
    for (const templates::Unmapped &piece : shown.unmapped)
        addChoice(piece);
    std::vector<Field> renamed;
    for (const templates::Mapping &mapping : shown.mapped) {
        addRow(words(mapping.heading), words(templates::spec(mapping.field).heading),
               beginningOf(shown.text(mapping.field), mapping.heading));
        renamed.push_back(mapping.field);
    }
    for (const templates::FieldSpec &spec : templates::kFields) {
        const bool isPresent = shown.fields[std::size_t(spec.field)].has_value();
        if (isPresent && std::ranges::count(renamed, spec.field) == 0)
            addRow(words(spec.heading), words(spec.heading), beginningOf(shown.text(spec.field)));
    }
    m_ui->table->resizeColumnsToContents();
    m_ui->table->setColumnWidth(0, std::min(m_ui->table->columnWidth(0), 260));
    m_ui->kept->setText(
        shown.unmapped.empty()
            ? tr("Every word of the text stands in a field.")
            : tr("Texts that belong to no field are at the top: %1. Choose where each is kept.")
                  .arg(shown.unmapped.size()));
}

NamespaceTemplate ImportDialog::chosen() const
{
    NamespaceTemplate result = m_found[std::size_t(m_ui->which->currentIndex())];
    for (int row = 0; row < int(result.unmapped.size()); ++row) {
        const auto *choice = qobject_cast<QComboBox *>(m_ui->table->cellWidget(row, 1));
        append(result, Field(choice->currentIndex()), result.unmapped[std::size_t(row)]);
    }
    result.unmapped.clear();
    return result;
}

} // namespace nidreg::forms
