// SPDX-License-Identifier: MIT
#include "forms/editor/findbar.h"

#include "forms/editor/fieldeditor.h"
#include "forms/editor/plaintextfield.h"
#include "forms/widgets/admission.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/reader.h"
#include "ui_findbar.h"

#include <QKeyEvent>

#include <algorithm>
#include <re2/re2.h>

namespace nidreg::forms {

static constexpr int kFindDelay = 120; ///< milliseconds after a change of the draft

FindBar::FindBar(Draft &draft, FieldEditor &editor, QWidget *parent)
    : QFrame(parent), m_ui(std::make_unique<Ui::FindBar>()), m_draft(draft), m_editor(editor),
      m_search({})
{
    m_ui->setupUi(this);
    m_ui->close->setIcon(QIcon::fromTheme(QStringLiteral("window-close")));
    m_ui->previous->setIcon(QIcon::fromTheme(QStringLiteral("go-up")));
    m_ui->next->setIcon(QIcon::fromTheme(QStringLiteral("go-down")));
    m_delay.setSingleShot(true);
    m_delay.setInterval(kFindDelay);
    connectSignals();
    hide();
}

FindBar::~FindBar() = default;

void FindBar::connectSignals()
{
    connect(&m_delay, &QTimer::timeout, this, &FindBar::search);
    connect(&m_draft, &Draft::edited, this, &FindBar::searchSoon);
    connect(&m_editor, &FieldEditor::fieldShown, this, &FindBar::searchSoon);
    connect(m_ui->what, &QLineEdit::textChanged, this, &FindBar::searchFromCursor);
    connect(m_ui->what, &QLineEdit::returnPressed, this, [this] { step(true); });
    connect(m_ui->by, &QLineEdit::returnPressed, this, &FindBar::replaceOne);
    for (QCheckBox *box : {m_ui->matchCase, m_ui->wholeWords, m_ui->isPattern})
        connect(box, &QCheckBox::toggled, this, &FindBar::searchFromCursor);
    connect(m_ui->where, &QComboBox::currentIndexChanged, this, &FindBar::searchFromCursor);
    connect(m_ui->next, &QToolButton::clicked, this, [this] { step(true); });
    connect(m_ui->previous, &QToolButton::clicked, this, [this] { step(false); });
    connect(m_ui->replace, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(m_ui->replaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
    connect(m_ui->close, &QToolButton::clicked, this, &FindBar::dismiss);
}

void FindBar::open(bool withReplace)
{
    const QString selected = m_editor.selectedText();
    if (!selected.isEmpty() && !selected.contains(QLatin1Char('\n')))
        m_ui->what->setText(selected);
    for (QWidget *part :
         {static_cast<QWidget *>(m_ui->byLabel), static_cast<QWidget *>(m_ui->by),
          static_cast<QWidget *>(m_ui->replace), static_cast<QWidget *>(m_ui->replaceAll)})
        part->setVisible(withReplace);
    setVisible(true);
    m_ui->what->setFocus(Qt::ShortcutFocusReason);
    m_ui->what->selectAll();
    search();
}

void FindBar::dismiss()
{
    setVisible(false);
    m_hits.clear();
    showMarks();
    emit dismissed();
}

SearchTerms FindBar::terms() const
{
    return {m_ui->what->text(), m_ui->matchCase->isChecked(), m_ui->wholeWords->isChecked(),
            m_ui->isPattern->isChecked()};
}

void FindBar::searchSoon()
{
    if (isVisibleTo(parentWidget()))
        m_delay.start();
}

void FindBar::search()
{
    m_delay.stop();
    m_search = TextSearch(terms());
    const bool isHere = m_ui->where->currentIndex() == 1;
    m_hits = isHere ? m_search.in(m_editor.field(), m_draft.text(m_editor.field()))
                    : m_search.in(m_draft);
    const bool canReplace = !m_hits.empty();
    m_ui->replace->setEnabled(canReplace);
    m_ui->replaceAll->setEnabled(canReplace);
    m_ui->next->setEnabled(canReplace);
    m_ui->previous->setEnabled(canReplace);
    showMarks();
    showCount();
}

/// Shows the first hit from where the cursor is while one types; the field keeps the cursor, the
/// bar the focus.
void FindBar::searchFromCursor()
{
    search();
    if (m_hits.empty() || chosen())
        return;
    const auto first = std::ranges::find_if(m_hits, [this](const SearchHit &hit) {
        return hit.field == m_editor.field() && hit.position >= m_editor.selectionStart();
    });
    if (first != m_hits.end())
        show(std::size_t(first - m_hits.begin()));
}

/// The hit that is selected in the field.
std::optional<std::size_t> FindBar::chosen() const
{
    const auto found = std::ranges::find_if(m_hits, [this](const SearchHit &hit) {
        return hit.field == m_editor.field() && hit.position == m_editor.selectionStart()
            && hit.length == m_editor.selectedText().size();
    });
    return found == m_hits.end() ? std::nullopt
                                 : std::optional(std::size_t(found - m_hits.begin()));
}

/// Goes round at both ends.
std::optional<std::size_t> FindBar::next(bool forward) const
{
    if (m_hits.empty())
        return std::nullopt;
    const auto here = std::pair(m_editor.field(), m_editor.selectionStart());
    const auto place = [](const SearchHit &hit) { return std::pair(hit.field, hit.position); };
    const auto count = m_hits.size();
    if (const auto now = chosen())
        return forward ? (*now + 1) % count : (*now + count - 1) % count;
    const auto after =
        std::size_t(std::ranges::lower_bound(m_hits, here, {}, place) - m_hits.begin());
    return forward ? after % count : (after + count - 1) % count;
}

void FindBar::step(bool forward)
{
    if (m_ui->what->text().isEmpty() || !isVisibleTo(parentWidget()))
        return open(false);
    search();
    if (const auto hit = next(forward))
        show(*hit);
}

void FindBar::show(std::size_t hit)
{
    const SearchHit found = m_hits[hit];
    QWidget *focus = m_ui->what->hasFocus() ? m_ui->what
        : m_ui->by->hasFocus()              ? m_ui->by
                                            : nullptr;
    if (m_editor.field() != found.field)
        m_editor.showField(found.field);
    m_editor.select({std::size_t(found.position), std::size_t(found.length)});
    if (focus)
        focus->setFocus(Qt::OtherFocusReason);
    showCount();
}

void FindBar::showCount()
{
    const auto now = chosen();
    const int count = int(m_hits.size());
    QString text;
    if (!m_search.problem().isEmpty())
        text = m_search.problem();
    else if (m_search.isUsable() && count == 0)
        text = tr("Not found");
    else if (count > 0)
        text = now ? tr("%1 of %2").arg(*now + 1).arg(count) : tr("Found: %1").arg(count);
    m_ui->count->setText(text);
    m_ui->count->setAccessibleName(text);
}

void FindBar::showMarks()
{
    QTextCharFormat format;
    const bool isDark = palette().color(QPalette::Base).lightness() < 128;
    format.setBackground(isDark ? QColor(0x5a, 0x4a, 0x10) : QColor(0xff, 0xec, 0x9e));
    std::vector<TextMark> marks;
    for (const SearchHit &hit : m_hits) {
        if (hit.field == m_editor.field())
            marks.push_back({hit.position, hit.length, format, {}});
    }
    m_editor.textField().marks().set(FieldMarks::Matches, std::move(marks));
}

void FindBar::replaceOne()
{
    search();
    if (const auto now = chosen()) {
        const SearchHit hit = m_hits[*now];
        const QString matched = m_draft.text(hit.field).mid(hit.position, hit.length);
        m_editor.replaceSelection(m_search.replacement(matched, m_ui->by->text()));
        search();
    }
    if (const auto hit = next(true))
        show(*hit);
}

/// One step for undo, whatever number of fields it touches; a field that would grow too long stays.
void FindBar::replaceAll()
{
    search();
    std::vector<DraftEdit> edits;
    std::array<qsizetype, templates::kFieldCount> bytes{};
    for (const SearchHit &hit : m_hits) {
        const QString matched = m_draft.text(hit.field).mid(hit.position, hit.length);
        const QString by = m_search.replacement(matched, m_ui->by->text());
        bytes[std::size_t(hit.field)] += utf8Size(by) - utf8Size(matched);
        edits.push_back({hit.field, hit.position, matched, by});
    }
    const auto isTooLong = [&](templates::Field field) {
        const qsizetype more = bytes[std::size_t(field)];
        return more > 0 && m_draft.bytes(field) + more > qsizetype(templates::kMaxFieldBytes);
    };
    const auto left =
        std::erase_if(edits, [&](const DraftEdit &edit) { return isTooLong(edit.field); });
    const auto done = int(edits.size());
    m_draft.exchange(std::move(edits), tr("replace all"));
    search();
    const QString what = tr("Replaced: %1").arg(done);
    m_ui->count->setText(
        left == 0
            ? what
            : tr("%1. Not replaced, because the field would be too long: %2").arg(what).arg(left));
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void FindBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_ui->what)
        showMarks();
    QFrame::changeEvent(event);
}

namespace {

RE2::Options optionsFor(const SearchTerms &terms)
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_case_sensitive(terms.matchesCase);
    options.set_max_mem(8 << 20);
    return options;
}

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

bool isWholeWord(const QString &text, qsizetype position, qsizetype length)
{
    const qsizetype end = position + length;
    return (position == 0 || !isWordCharacter(text[position - 1]))
        && (end == text.size() || !isWordCharacter(text[end]));
}

/// The UTF-16 units of a piece of UTF-8.
qsizetype unitsOf(re2::StringPiece utf8)
{
    qsizetype units = 0;
    for (const char each : utf8) {
        const auto c = static_cast<unsigned char>(each);
        units += (c & 0xC0) == 0x80 ? 0 : c >= 0xF0 ? 2 : 1;
    }
    return units;
}

} // namespace

TextSearch::TextSearch(SearchTerms terms) : m_terms(std::move(terms))
{
    if (!m_terms.isPattern || m_terms.what.isEmpty())
        return;
    const RE2 pattern(expression(), optionsFor(m_terms));
    if (!pattern.ok())
        m_problem = DraftWords::tr("Not a valid regular expression: %1")
                        .arg(QString::fromStdString(pattern.error()));
}

/// ^ and $ stand for the ends of lines, as they do in an editor.
std::string TextSearch::expression() const
{
    return "(?m)" + m_terms.what.toStdString();
}

std::vector<SearchHit> TextSearch::in(templates::Field field, const QString &text) const
{
    if (!isUsable())
        return {};
    return m_terms.isPattern ? matchesIn(field, text) : plainIn(field, text);
}

std::vector<SearchHit> TextSearch::in(const Draft &draft) const
{
    std::vector<SearchHit> hits;
    for (const templates::FieldSpec &spec : templates::kFields) {
        const auto more = in(spec.field, draft.text(spec.field));
        hits.insert(hits.end(), more.begin(), more.end());
    }
    return hits;
}

std::vector<SearchHit> TextSearch::plainIn(templates::Field field, const QString &text) const
{
    std::vector<SearchHit> hits;
    const auto sensitivity = m_terms.matchesCase ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const qsizetype length = m_terms.what.size();
    qsizetype at = 0;
    while ((at = text.indexOf(m_terms.what, at, sensitivity)) >= 0 && hits.size() < kMaxHits) {
        const bool isHit = !m_terms.wholeWords || isWholeWord(text, at, length);
        if (isHit)
            hits.push_back({field, at, length});
        at += isHit ? length : 1;
    }
    return hits;
}

std::vector<SearchHit> TextSearch::matchesIn(templates::Field field, const QString &text) const
{
    std::vector<SearchHit> hits;
    const RE2 pattern(expression(), optionsFor(m_terms));
    const std::string utf8 = text.toStdString();
    const re2::StringPiece whole(utf8);
    std::size_t at = 0;
    qsizetype units = 0;
    re2::StringPiece match;
    while (at < utf8.size() && hits.size() < kMaxHits
           && pattern.Match(whole, at, utf8.size(), RE2::UNANCHORED, &match, 1)) {
        const auto start = std::size_t(match.data() - utf8.data());
        units += unitsOf(whole.substr(at, start - at));
        const qsizetype length = unitsOf(match);
        const bool isHit = length > 0 && (!m_terms.wholeWords || isWholeWord(text, units, length));
        if (isHit)
            hits.push_back({field, units, length});
        units += length;
        at = start + match.size();
        while (match.empty() && at < utf8.size()) { // one character on, or it is found again
            units += unitsOf(whole.substr(at, 1));
            ++at;
            if ((static_cast<unsigned char>(utf8[std::min(at, utf8.size() - 1)]) & 0xC0) != 0x80)
                break;
        }
    }
    return hits;
}

QString TextSearch::replacement(const QString &matched, const QString &by) const
{
    if (!m_terms.isPattern)
        return by;
    const RE2 pattern(expression(), optionsFor(m_terms));
    std::string result = matched.toStdString();
    return RE2::Replace(&result, pattern, by.toStdString()) ? QString::fromStdString(result) : by;
}

} // namespace nidreg::forms
