// SPDX-License-Identifier: MIT
#include "forms/drafts/importdialog.h"

#include "forms/drafts/importtextview.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/words.h"
#include "ui_importdialog.h"

#include <QFontDatabase>
#include <QLocale>
#include <QPushButton>
#include <QScreen>

namespace nidreg::forms {

using templates::Field;
using templates::NamespaceTemplate;
using templates::PieceKind;

/// In the box of places: a field's number, or one of these.
static constexpr int kNoField = int(templates::kFieldCount);
static constexpr int kLeftOut = kNoField + 1;

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

static QString beginningOf(std::string_view text)
{
    const QString start = words(text.substr(0, 400)).simplified();
    return start.size() > 90 ? start.left(90) + QStringLiteral(" …") : start;
}

/// What has no field goes along in Additional Information, under its own heading.
static NamespaceTemplate kept(NamespaceTemplate read)
{
    for (const templates::Unmapped &piece : read.unmapped)
        append(read, Field::AdditionalInformation, piece);
    read.unmapped.clear();
    return read;
}

QString accountWords(const WordAccount &account)
{
    const QLocale locale;
    const QString fields =
        ImportDialog::tr("%1 words: %2 in fields, %3 without a field, %4 lost.")
            .arg(locale.toString(account.all), locale.toString(account.inFields),
                 locale.toString(account.unmapped), locale.toString(account.lost));
    return fields + QLatin1Char(' ')
        + ImportDialog::tr("Headings: %1, page headers and footers: %2.")
              .arg(locale.toString(account.headings), locale.toString(account.furniture));
}

ImportDialog::ImportDialog(const QString &source, const std::string &utf8, bool wasLatin1,
                           QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ImportDialog>()), m_import(utf8),
      m_text(new ImportTextView(m_import))
{
    m_ui->setupUi(this);
    m_ui->leftLayout->insertWidget(1, m_text, 1);
    m_ui->leftTitle->setBuddy(m_text);
    m_ui->columns->setSizes({640, 440});
    resize(size().boundedTo(screen()->availableSize() - QSize(20, 60))); // and a window's frame
    m_ui->fieldText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_ui->rightLayout->setStretch(1, 3);
    m_ui->rightLayout->setStretch(2, 2);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    QString intro = tr("Check where the text of %1 goes. To correct it, put the cursor into a "
                       "piece and choose its field. The file itself is not changed.")
                        .arg(source);
    if (wasLatin1)
        intro += QLatin1Char(' ') + tr("The file was not UTF-8 and was read as Latin-1.");
    m_ui->intro->setText(intro);
    setUpPlaces();
    showTemplates();
    connectSignals();
    showImport();
    goToDoubt();
    showPiece();
}

ImportDialog::~ImportDialog()
{
    delete m_text; // it refers to the import
}

void ImportDialog::setUpPlaces()
{
    for (const templates::FieldSpec &spec : templates::kFields)
        m_ui->place->addItem(heading(spec.field));
    m_ui->place->addItem(tr("No field: keep it under Additional Information"));
    m_ui->place->addItem(tr("Omit: page header, footer or break"));
}

void ImportDialog::connectSignals()
{
    connect(m_ui->which, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        m_text->showPiece(m_import.pieceAt(m_import.startOf(shownTemplate())));
    });
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &ImportDialog::showPiece);
    connect(m_ui->place, &QComboBox::activated, this, &ImportDialog::sendPiece);
    connect(m_ui->split, &QPushButton::clicked, this, [this] {
        m_import.split(m_text->textCursor().position());
        refresh();
    });
    connect(m_ui->join, &QPushButton::clicked, this, [this] {
        m_import.join(m_text->currentPiece());
        refresh();
    });
    connect(m_ui->undo, &QPushButton::clicked, this, [this] {
        m_import.undo();
        refresh();
    });
    connect(m_ui->doubt, &QPushButton::clicked, this, &ImportDialog::goToDoubt);
    connect(m_ui->fields, &QTreeWidget::currentItemChanged, this, &ImportDialog::showField);
    connect(m_ui->fields, &QTreeWidget::itemClicked, this, &ImportDialog::goToField);
    if (m_import.templates().size() < 2)
        return;
    auto *everything = m_ui->buttons->addButton(
        tr("Import &all %1").arg(m_import.templates().size()), QDialogButtonBox::ActionRole);
    connect(everything, &QPushButton::clicked, this, [this] {
        m_wantsAll = true;
        accept();
    });
}

std::size_t ImportDialog::shownTemplate() const
{
    const auto count = m_import.templates().size();
    return std::min(std::size_t(std::max(m_ui->which->currentIndex(), 0)), count - 1);
}

void ImportDialog::showTemplates()
{
    for (const NamespaceTemplate &each : m_import.templates()) {
        const QString nid = words(templates::nidOf(each).value_or(std::string()));
        m_ui->which->addItem(tr("%1. %2 (%3)")
                                 .arg(m_ui->which->count() + 1)
                                 .arg(nid.isEmpty() ? tr("no NID") : nid, styleName(each.style)));
    }
    m_ui->whichLabel->setVisible(m_import.templates().size() > 1);
    m_ui->which->setVisible(m_import.templates().size() > 1);
}

void ImportDialog::refresh()
{
    m_text->refresh();
    showImport();
    m_text->setFocus();
}

void ImportDialog::showImport()
{
    m_ui->account->setText(accountWords(m_import.account()));
    m_ui->undo->setEnabled(m_import.canUndo());
    showFields();
    showPiece();
}

/// Each field with its text's beginning; last what has no field.
void ImportDialog::showFields()
{
    const int chosen = m_ui->fields->indexOfTopLevelItem(m_ui->fields->currentItem());
    const NamespaceTemplate &shown = m_import.templates()[shownTemplate()];
    m_ui->fields->clear();
    const auto add = [this](const QString &name, std::string_view text) {
        const auto count = qulonglong(templates::words(text).size());
        auto *item =
            new QTreeWidgetItem(m_ui->fields, {name, QLocale().toString(count), beginningOf(text)});
        item->setTextAlignment(1, Qt::AlignRight);
        item->setData(0, Qt::UserRole, words(text));
    };
    for (const templates::FieldSpec &spec : templates::kFields)
        add(heading(spec.field), shown.text(spec.field));
    for (const templates::Unmapped &piece : shown.unmapped)
        add(tr("No field: %1")
                .arg(piece.heading.empty() ? tr("(no heading)") : words(piece.heading)),
            piece.text);
    m_ui->fields->resizeColumnToContents(0);
    m_ui->fields->setColumnWidth(0, std::min(m_ui->fields->columnWidth(0), 200));
    m_ui->fields->resizeColumnToContents(1);
    m_ui->fields->setCurrentItem(
        m_ui->fields->topLevelItem(std::clamp(chosen, 0, m_ui->fields->topLevelItemCount() - 1)));
}

void ImportDialog::showField()
{
    const QTreeWidgetItem *item = m_ui->fields->currentItem();
    m_ui->fieldText->setPlainText(item ? item->data(0, Qt::UserRole).toString() : QString());
}

/// Where the chosen field's text comes from.
void ImportDialog::goToField()
{
    const int row = m_ui->fields->indexOfTopLevelItem(m_ui->fields->currentItem());
    for (std::size_t i = 0; row < kNoField && i < m_import.pieces().size(); ++i) {
        const templates::Piece &piece = m_import.pieces()[i];
        if (piece.kind != PieceKind::Furniture && piece.field == Field(row)
            && m_import.templateOf(i) == shownTemplate())
            return m_text->showPiece(i);
    }
}

/// The next section after the cursor whose field was guessed, or that has none; goes round.
void ImportDialog::goToDoubt()
{
    const auto &pieces = m_import.pieces();
    for (std::size_t step = 1; step <= pieces.size(); ++step) {
        const std::size_t at = (m_text->currentPiece() + step) % pieces.size();
        const bool begins = pieces[at].kind == PieceKind::Heading || at == 0;
        const bool isDoubtful = pieces[at].isGuess || !pieces[at].field;
        if (pieces[at].kind != PieceKind::Furniture && begins && isDoubtful
            && !m_import.words(at).isEmpty())
            return m_text->showPiece(at);
    }
}

/// The piece that the cursor is in, in words.
static QString pieceNote(const templates::Piece &piece)
{
    if (piece.kind == PieceKind::Furniture)
        return ImportDialog::tr("Page break, running header or rule: not imported.");
    const QString name = words(piece.heading);
    if (piece.kind == PieceKind::Text)
        return name.isEmpty() ? ImportDialog::tr("Text before the first heading.")
                              : ImportDialog::tr("Text under “%1”.").arg(name);
    if (piece.isGuess)
        return ImportDialog::tr("Heading “%1”: unknown, but similar to the heading of this "
                                "field. If you choose another field, the whole section moves.")
            .arg(name);
    return ImportDialog::tr("Heading “%1”. If you choose another field, the whole section "
                            "moves.")
        .arg(name);
}

void ImportDialog::showPiece()
{
    const bool isThere = !m_import.pieces().empty();
    for (QWidget *each : {static_cast<QWidget *>(m_ui->place), static_cast<QWidget *>(m_ui->split)})
        each->setEnabled(isThere);
    const std::size_t at = m_text->currentPiece();
    m_ui->join->setEnabled(isThere && m_import.canJoin(at));
    m_ui->join->setToolTip(m_ui->join->isEnabled()
                               ? tr("Join this piece with the previous one")
                               : tr("There is no previous piece in this template."));
    if (!isThere)
        return;
    const templates::Piece &piece = m_import.pieces()[at];
    m_ui->place->setCurrentIndex(piece.kind == PieceKind::Furniture ? kLeftOut
                                     : piece.field                  ? int(*piece.field)
                                                                    : kNoField);
    m_ui->pieceNote->setText(pieceNote(piece));
}

void ImportDialog::sendPiece(int place)
{
    const std::size_t piece = m_text->currentPiece();
    if (place == kLeftOut)
        m_import.discard(piece);
    else if (place == kNoField)
        m_import.assign(piece, std::nullopt);
    else
        m_import.assign(piece, Field(place));
    refresh();
}

NamespaceTemplate ImportDialog::chosen() const
{
    return kept(m_import.templates()[shownTemplate()]);
}

std::vector<NamespaceTemplate> ImportDialog::all() const
{
    std::vector<NamespaceTemplate> result;
    for (const NamespaceTemplate &each : m_import.templates())
        result.push_back(kept(each));
    return result;
}

} // namespace nidreg::forms
