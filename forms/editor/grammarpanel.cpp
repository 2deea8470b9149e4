// SPDX-License-Identifier: MIT
#include "forms/editor/grammarpanel.h"

#include "forms/session/beside.h"
#include "forms/words/wording.h"
#include "model/urn/namestring.h"
#include "ui_grammarpanel.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QStyle>
#include <QTextDocument>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kGrammarDelay = 150; ///< milliseconds after the last keystroke
static constexpr std::size_t kExamples = 12;

GrammarPanel::GrammarPanel(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::GrammarPanel>())
{
    m_ui->setupUi(this);
    m_ui->examples->setModel(&m_examples);
    auto *copy = new QAction(tr("&Copy"), m_ui->examples);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_ui->examples->addAction(copy);
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kGrammarDelay);
    connect(&m_delay, &QTimer::timeout, this, &GrammarPanel::look);
    connect(copy, &QAction::triggered, this, &GrammarPanel::copyExamples);
    connect(m_ui->more, &QAbstractButton::clicked, this, &GrammarPanel::drawMore);
    connect(m_ui->urn, &QLineEdit::textChanged, this, &GrammarPanel::tryUrn);
}

GrammarPanel::~GrammarPanel()
{
    m_pool.waitForDone();
}

void GrammarPanel::setMonospace(const QFont &font)
{
    m_ui->examples->setFont(font);
    m_ui->urn->setFont(font);
}

void GrammarPanel::setSyntax(const QString &text, const QString &nid)
{
    if (text == m_text && nid == m_nid)
        return;
    m_text = text;
    m_nid = nid;
    ++m_edition;
    lookSoon();
}

void GrammarPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    lookSoon();
}

void GrammarPanel::lookSoon()
{
    if (isVisible() && m_shown != m_edition)
        m_delay.start();
}

void GrammarPanel::look()
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    runBeside(
        m_pool, this,
        [text = m_text, nid = m_nid, seed = m_seed] {
            return grammarReport(text, nid, kExamples, seed);
        },
        [this, edition = m_edition](GrammarReport report) { take(std::move(report), edition); });
}

void GrammarPanel::take(GrammarReport report, quint64 edition)
{
    m_isRunning = false;
    m_shown = edition;
    m_hasGrammar = !report.grammar.isEmpty();
    m_grammar = std::move(report.grammar);
    m_ui->summary->setText(report.summary);
    m_ui->content->setVisible(m_hasGrammar);
    showExamples(report.examples);
    tryUrn();
    lookSoon();
    if (m_shown == m_edition)
        emit shown();
}

void GrammarPanel::showExamples(const std::vector<GrammarExample> &examples)
{
    m_examples.clear();
    for (const GrammarExample &each : examples) {
        auto *item = new QStandardItem(markIcon(each.mark), each.urn);
        item->setEditable(false);
        item->setToolTip(each.why.isEmpty() ? QString() : Qt::convertFromPlainText(each.why));
        item->setAccessibleDescription(each.why);
        m_examples.appendRow(item);
    }
    m_ui->more->setEnabled(examples.size() == kExamples);
    m_ui->more->setToolTip(m_ui->more->isEnabled() ? QString()
                                                   : tr("The grammar has no more "
                                                        "examples."));
}

void GrammarPanel::drawMore()
{
    ++m_seed;
    runBeside(
        m_pool, this,
        [grammar = m_grammar, seed = m_seed] { return grammarExamples(grammar, kExamples, seed); },
        [this](const std::vector<GrammarExample> &examples) { showExamples(examples); });
}

void GrammarPanel::tryUrn()
{
    const QString urn = m_ui->urn->text().trimmed();
    const quint64 trial = ++m_trial;
    if (urn.isEmpty() || !m_hasGrammar) {
        m_ui->verdict->clear();
        m_ui->verdictIcon->clear();
        return;
    }
    runBeside(
        m_pool, this,
        [grammar = m_grammar, urn = urn.toStdString()] { return templates::tryUrn(grammar, urn); },
        [this, urn, trial](const templates::UrnTrial &answer) {
            if (trial == m_trial)
                showTrial(answer, urn);
        });
}

static Mark markOf(templates::UrnVerdict verdict)
{
    switch (verdict) {
    case templates::UrnVerdict::Accepted:
        return Mark::Fine;
    case templates::UrnVerdict::Unsure:
    case templates::UrnVerdict::GaveUp:
        return Mark::Unknown;
    default:
        return Mark::Wrong;
    }
}

void GrammarPanel::showTrial(const templates::UrnTrial &trial, const QString &urn)
{
    showMark(*m_ui->verdictIcon, markIcon(markOf(trial.verdict)));
    m_ui->verdict->setText(wording(trial, urn));
}

void GrammarPanel::copyExamples()
{
    QStringList chosen;
    for (const QModelIndex &index : m_ui->examples->selectionModel()->selectedIndexes())
        chosen += index.data().toString();
    QGuiApplication::clipboard()->setText(chosen.join(QLatin1Char('\n')));
}

struct Grammars {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::Grammars)
};

static QString shortened(const std::string &text)
{
    const QString all = QString::fromStdString(text);
    return all.size() <= kLongestExample ? all : all.left(kLongestExample - 1) + QChar(0x2026);
}

static QString whyNot(const templates::DrawnUrn &drawn)
{
    if (!drawn.isComplete)
        return Grammars::tr("Only up to “%1”, which the grammar does not define.")
            .arg(shortened(drawn.stoppedAt));
    if (const auto parsed = urn::Namestring::parse(drawn.urn); !parsed)
        return Grammars::tr("Not a URN. %1").arg(wording(parsed.error().error));
    if (drawn.isOfOtherNamespace)
        return Grammars::tr("A URN of another namespace.");
    return {};
}

/// A bracket that stays open, say: what is read of such a grammar is a guess.
static bool hasErrors(const templates::TemplateGrammar &grammar)
{
    return std::ranges::any_of(grammar.problems, [](const abnf::Problem &problem) {
        return templates::ruleFor(problem.kind).severity == base::Severity::Error;
    });
}

std::vector<GrammarExample> grammarExamples(const templates::TemplateGrammar &grammar,
                                            std::size_t count, std::uint64_t seed)
{
    std::vector<GrammarExample> examples;
    if (grammar.isEmpty() || grammar.start == abnf::kNoRule)
        return examples;
    const bool isBroken = hasErrors(grammar);
    for (const templates::DrawnUrn &drawn : templates::drawUrns(grammar, count, seed)) {
        const bool isWrong = !drawn.rule.empty() || drawn.isOfOtherNamespace;
        const bool isOpen = !drawn.isComplete || isBroken;
        examples.push_back({shortened(drawn.urn),
                            isWrong      ? Mark::Wrong
                                : isOpen ? Mark::Unknown
                                         : Mark::Fine,
                            isBroken && !isWrong && drawn.isComplete ? Grammars::tr(
                                "The grammar has an error, so the examples may be wrong.")
                                                                     : whyNot(drawn)});
    }
    return examples;
}

static QString summaryOf(const templates::TemplateGrammar &grammar)
{
    if (grammar.isEmpty())
        return Grammars::tr("This field contains no grammar (ABNF, RFC 5234). With a grammar, "
                            "everybody can check which URNs are allowed.");
    const std::size_t rules = grammar.linked->grammar().rules.size();
    if (grammar.start == abnf::kNoRule)
        return Grammars::tr("Rules: %L1. There is no start rule.").arg(rules);
    const std::string &start = grammar.linked->rules()[grammar.start].name;
    return Grammars::tr("Rules: %L1. Start rule: “%2”.").arg(rules).arg(shortened(start));
}

GrammarReport grammarReport(const QString &syntax, const QString &nid, std::size_t count,
                            std::uint64_t seed)
{
    GrammarReport report{templates::grammarOf(syntax.toStdString(), nid.toStdString()), {}, {}};
    report.summary = summaryOf(report.grammar);
    report.examples = grammarExamples(report.grammar, count, seed);
    return report;
}

} // namespace nidreg::forms
