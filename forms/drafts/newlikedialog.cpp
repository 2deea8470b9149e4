// SPDX-License-Identifier: MIT
#include "forms/drafts/newlikedialog.h"

#include "forms/widgets/namespacesfeed.h"
#include "forms/widgets/tabledialog.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/text.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "model/urn/mentions.h"
#include "model/urn/syntax/nid.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QUrl>
#include <QVBoxLayout>

namespace nidreg::forms {

using templates::Field;

static QLabel *plainLabel(QWidget *parent, const QString &text = {})
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

NewLikeDialog::NewLikeDialog(RegistrySession &session, Decode decode, QWidget *parent)
    : QDialog(parent), m_session(session), m_decode(std::move(decode)),
      m_filter(new QLineEdit(this)), m_nid(new QLineEdit(this)),
      m_all(
          new QCheckBox(tr("Also list namespaces whose &template is not in this registry"), this)),
      m_table(new RowsView(this)), m_note(plainLabel(this)), m_empty(plainLabel(m_table)),
      m_file(new QPushButton(tr("Use a template &file…"), this)),
      m_web(new QPushButton(tr("Open &web page"), this)),
      m_start(new QPushButton(tr("&Start the draft"), this))
{
    setWindowTitle(tr("New draft like a registered namespace"));
    resize(QSize(640, 560).boundedTo(screen()->availableSize() - QSize(20, 60)));
    layOut();
    connectSignals();
    showNoModel(tr("Select a namespace above, or use a template file."));
    if (m_session.isOpen())
        loadWithText();
    listThem();
}

void NewLikeDialog::layOut()
{
    m_filter->setObjectName("filterEdit");
    m_nid->setObjectName("nidEdit");
    m_table->setObjectName("table");
    m_all->setObjectName("allBox");
    m_file->setObjectName("fileButton");
    m_web->setObjectName("webButton");
    m_start->setObjectName("startButton");
    m_empty->setObjectName("emptyLabel");
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter"));
    m_filtered.setSourceModel(&m_withText);
    m_filtered.setFilterKeyColumn(-1);
    m_filtered.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setAccessibleName(tr("Registered namespaces"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_nid->setPlaceholderText(tr("optional"));
    m_nid->setMaxLength(32); // RFC 8141, section 2

    auto *help = plainLabel(
        this,
        tr("The new draft is based on the texts of another template, without its NID, version, "
           "date, registrant and revision information. Copied texts are marked until you "
           "change them."));
    auto *ways = new QHBoxLayout;
    ways->addWidget(m_file);
    ways->addWidget(m_web);
    ways->addStretch();
    auto *form = new QFormLayout;
    form->addRow(tr("&Your NID:"), m_nid);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_start->setDefault(true);
    m_file->setAutoDefault(false);
    m_web->setAutoDefault(false);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(help);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_all);
    layout->addWidget(m_note);
    layout->addLayout(ways);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

void NewLikeDialog::connectSignals()
{
    feed(m_rows, m_session);
    connect(&m_rows, &NamespacesModel::loaded, this, &NewLikeDialog::showRows);
    connect(&m_session, &RegistrySession::opened, this, &NewLikeDialog::loadWithText);
    connect(&m_session, &RegistrySession::opened, this, [this] {
        if (m_all->isChecked())
            m_rows.refresh();
    });
    connect(m_all, &QCheckBox::toggled, this, &NewLikeDialog::listThem);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered.setFilterFixedString(text.trimmed());
        if (m_all->isChecked())
            filterAll();
        showRows();
    });
    auto *down = new QShortcut(QKeySequence(Qt::Key_Down), m_filter);
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, this, [this] {
        m_table->setFocus();
        m_table->selectRow(std::max(m_table->currentIndex().row(), 0));
    });
    connect(&m_rows, &QAbstractItemModel::dataChanged, this, [this] {
        if (m_isArriving)
            askForCurrent();
    });
    connect(m_table, &QTableView::doubleClicked, this, [this] {
        if (m_start->isEnabled())
            accept();
    });
    connect(m_file, &QPushButton::clicked, this, &NewLikeDialog::askForFile);
    connect(m_web, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl(m_webAddress)); });
}

/// Those of a registry with more of them than one looks through are found among all.
void NewLikeDialog::loadWithText()
{
    static constexpr int kMost = 5000;
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.withText(kMost); },
        [this](const registry::Stored<std::vector<registry::NamespaceRow>> &rows) {
            if (rows)
                takeWithText(*rows);
        });
}

void NewLikeDialog::takeWithText(const std::vector<registry::NamespaceRow> &rows)
{
    m_isAsking = false;
    m_withText.clear();
    m_withText.setHorizontalHeaderLabels({tr("NID"), tr("Registrant")});
    for (const registry::NamespaceRow &row : rows) {
        QList<QStandardItem *> cells;
        for (const std::string &text : {row.nid, row.registrant}) {
            cells += new QStandardItem(words(text));
            cells.back()->setEditable(false);
        }
        m_withText.appendRow(cells);
    }
    m_table->setColumnWidth(0, 26 * fontMetrics().averageCharWidth());
    showRows();
    if (!m_wanted.isEmpty())
        choose(m_wanted); // it is among them only now
}

void NewLikeDialog::filterAll()
{
    registry::NamespaceQuery query;
    query.text = m_filter->text().trimmed().toStdString();
    m_rows.setQuery(query);
}

/// The ones or the others, in the table.
void NewLikeDialog::listThem()
{
    const bool isAll = m_all->isChecked();
    m_filter->setPlaceholderText(isAll ? tr("NID, registrant, reference or text of the template")
                                       : tr("NID or registrant"));
    if (isAll)
        filterAll();
    QAbstractItemModel *shown = &m_filtered;
    if (isAll)
        shown = &m_rows;
    m_table->setModel(shown);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &NewLikeDialog::askForCurrent);
    for (int column = 0; isAll && column < m_rows.columnCount(); ++column)
        m_table->setColumnHidden(column,
                                 column != NamespacesModel::NidColumn
                                     && column != NamespacesModel::RegistrantColumn);
    for (int column = 0; !isAll && column < m_filtered.columnCount(); ++column)
        m_table->setColumnHidden(column, false);
    m_table->setColumnWidth(NamespacesModel::NidColumn, 26 * fontMetrics().averageCharWidth());
    showRows();
}

void NewLikeDialog::showRows()
{
    m_empty->setVisible(m_table->model()->rowCount() == 0);
    m_empty->setGeometry(m_table->rect().adjusted(20, 20, -20, -20));
    m_empty->setText(emptyWords());
}

QString NewLikeDialog::emptyWords() const
{
    if (!m_session.isOpen())
        return tr("No registry is connected. You can still use a template file.");
    if (m_all->isChecked() ? m_rows.isLoading() : m_isAsking)
        return tr("Asking the registry…");
    if (m_all->isChecked() || m_withText.rowCount() > 0)
        return tr("No registered namespace matches.");
    return tr("This registry has no template texts. Use a template file, or check the box below "
              "to find a template on the web.");
}

/// The template of the row that was chosen, as soon as the row is here.
void NewLikeDialog::askForCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    const QModelIndex named = current.siblingAtColumn(NamespacesModel::NidColumn);
    const std::string nid = named.data().toString().toStdString();
    m_isArriving = current.isValid() && nid.empty();
    if (!nid.empty())
        ask(nid);
}

void NewLikeDialog::choose(const QString &nid)
{
    const QModelIndex first = m_table->model()->index(0, NamespacesModel::NidColumn);
    const auto found = first.isValid()
        ? m_table->model()->match(first, Qt::DisplayRole, nid, 1, Qt::MatchFixedString)
        : QModelIndexList();
    if (found.isEmpty())
        ask(nid.toStdString());
    else
        m_table->selectRow(found.front().row());
}

void NewLikeDialog::ask(const std::string &nid)
{
    m_wanted = words(nid);
    showNoModel(tr("Asking the registry for %1…").arg(m_wanted));
    m_session.ask(
        this, [nid](const actions::Services &services) { return services.store.find(nid); },
        [this, nid](const registry::Stored<registry::Namespace> &found) {
            if (m_wanted == words(nid))
                take(found);
        });
}

void NewLikeDialog::take(const registry::Stored<registry::Namespace> &found)
{
    if (!found)
        return showNoModel(wording(found.error()));
    const QString nid = words(found->row.nid);
    const registry::NamespaceVersion &newest = found->versions.back();
    if (!newest.text.empty())
        return setModel(templates::read(newest.text).front(), nid);
    const QString address = words(found->row.templateUrl);
    showNoModel(
        address.isEmpty()
            ? tr("The registry does not have the text of the template of %1. If you have it as "
                 "a file, use that.")
                  .arg(nid)
            : tr("The registry does not have the text of the template of %1. Save it from %2, "
                 "then use that file.")
                  .arg(nid, address));
    m_webAddress = address;
    const QString scheme = QUrl(address).scheme();
    m_web->setVisible(scheme == QLatin1String("https") || scheme == QLatin1String("http"));
}

void NewLikeDialog::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Use a template file"), {}, tr("Templates (*.txt *.xml *.eml);;All files (*)"));
    if (!path.isEmpty())
        takeFile(path);
}

void NewLikeDialog::takeFile(const QString &path)
{
    m_wanted.clear();
    m_table->clearSelection();
    const auto read = readFile(path, m_decode);
    if (read)
        setModel(read.value().templates.front(), QFileInfo(path).fileName());
    else
        showNoModel(wording(read.error()));
}

void NewLikeDialog::setModel(const templates::NamespaceTemplate &model, const QString &source)
{
    QStringList headings;
    for (const templates::Field field : lentFields(model))
        headings += heading(field);
    if (headings.isEmpty())
        return showNoModel(tr("%1 has no text to copy.").arg(source));
    m_model = model;
    m_source = source;
    m_note->setText(tr("Copies from %1: %2.").arg(source, headings.join(QStringLiteral(", "))));
    m_web->hide();
    m_start->setEnabled(true);
    m_start->setToolTip({});
}

void NewLikeDialog::showNoModel(const QString &why)
{
    m_source.clear();
    m_note->setText(why);
    m_web->hide();
    m_start->setEnabled(false);
    m_start->setToolTip(tr("Nothing to copy is selected."));
}

TemplateLike NewLikeDialog::chosen() const
{
    return templateLike(m_model, m_source, m_nid->text().trimmed(),
                        base::toString(base::dayOf(m_session.clock().now())));
}

bool isLent(Field field)
{
    switch (field) {
    case Field::NamespaceIdentifier:
    case Field::Version:
    case Field::Date:
    case Field::Registrant:
    case Field::RevisionInformation:
        return false;
    default:
        return true;
    }
}

std::vector<Field> lentFields(const templates::NamespaceTemplate &model)
{
    std::vector<Field> fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (isLent(spec.field) && !base::trimmed(model.text(spec.field)).empty())
            fields.push_back(spec.field);
    }
    return fields;
}

/// The examples of the NID `from` in `text` as those of `to`.
static std::string renamed(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    std::size_t done = 0;
    for (const urn::Mention &mention : urn::mentionsIn(text)) {
        if (!mention.isPrefix || !base::equalIgnoringCase(mention.nid, from))
            continue;
        const std::size_t after = mention.afterNid();
        result.append(text.substr(done, after - mention.nid.size() - done)).append(to);
        done = after;
    }
    return result.append(text.substr(done));
}

TemplateLike templateLike(const templates::NamespaceTemplate &model, const QString &source,
                          const QString &nid, std::string_view today)
{
    const std::string old = templates::nidOf(model).value_or(std::string());
    const std::string wanted = nid.toStdString();
    const bool renames = !old.empty() && urn::Nid::parse(wanted);
    templates::NamespaceTemplate lent;
    for (const Field field : lentFields(model)) {
        const std::string text(model.text(field));
        lent.set(field, renames ? renamed(text, old, wanted) : text);
    }
    TemplateLike like{templates::blank(wanted, today), CopiedText(source, lent)};
    for (const Field field : lentFields(lent))
        like.content.set(field, std::string(lent.text(field)));
    return like;
}

} // namespace nidreg::forms
