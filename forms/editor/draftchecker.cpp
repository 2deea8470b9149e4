// SPDX-License-Identifier: MIT
#include "forms/editor/draftchecker.h"

#include "forms/session/beside.h"
#include "forms/words/words.h"
#include "model/actions/examine.h"
#include "model/base/text.h"
#include "model/templates/writer.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace nidreg::forms {

/// Long enough for fast typing to be one look, short enough to seem immediate.
static constexpr int kCheckDelay = 30;

DraftChecker::DraftChecker(Draft &draft, RegistrySession &session, QObject *parent)
    : QObject(parent), m_draft(draft), m_session(session)
{
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kCheckDelay);
    connect(&m_delay, &QTimer::timeout, this, &DraftChecker::start);
    connect(&draft, &Draft::edited, this, [this](const DraftEdit &edit) {
        noteChange();
        if (edit.field == templates::Field::NamespaceIdentifier)
            emit nidChanged();
    });
    connect(&draft, &Draft::termsChanged, this, [this] {
        noteChange();
        emit nidChanged();
    });
    connect(&session, &RegistrySession::opened, this, &DraftChecker::forgetAnswer);
    connect(&session, &RegistrySession::changed, this, &DraftChecker::forgetAnswer);
    connect(&session, &RegistrySession::lost, this, &DraftChecker::forgetAnswer);
    start();
}

DraftChecker::~DraftChecker()
{
    m_pool.waitForDone();
}

/// The timer is not started anew while it runs: steady typing must not put the findings off.
void DraftChecker::noteChange()
{
    ++m_edition;
    if (!m_delay.isActive())
        m_delay.start();
}

void DraftChecker::start()
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_nextContext = context();
    runBeside(
        m_pool, this,
        [content = m_draft.content(), context = m_nextContext]() mutable {
            return check(std::move(content), context);
        },
        [this, edition = m_edition](DraftCheck result) { take(std::move(result), edition); });
}

void DraftChecker::take(DraftCheck result, quint64 edition)
{
    m_isRunning = false;
    m_latest = std::move(result);
    m_context = m_nextContext;
    m_checked = edition;
    emit checked();
    askRegistry();
    if (!isCurrent()) { // what was typed in the meantime has waited long enough
        m_delay.stop();
        start();
    }
}

std::optional<templates::Fix> DraftChecker::fixFor(std::size_t finding) const
{
    if (!isCurrent() || finding >= m_latest.findings.size())
        return std::nullopt;
    return templates::fixFor(m_latest.content, m_latest.findings[finding], m_context);
}

templates::LintContext DraftChecker::context() const
{
    if (!m_answer) {
        const base::Date today = base::dayOf(m_session.clock().now());
        return unconnectedContext(m_draft.terms(), today, m_session.knowledge());
    }
    templates::LintContext context = *m_answer;
    if (m_answeredNid != nidText())
        context.facts = {};
    context.kind = m_draft.terms().kind;
    context.fastTrack = m_draft.terms().procedure == workflow::Procedure::FastTrack;
    return context;
}

/// The NID as typed; out of a sentence ("“isbn” is requested"), the NID that it names.
QString DraftChecker::nidText() const
{
    const QString typed = m_draft.text(templates::Field::NamespaceIdentifier).trimmed();
    templates::NamespaceTemplate alone;
    alone.set(templates::Field::NamespaceIdentifier, typed.toStdString());
    const auto named =
        typed.simplified().contains(QLatin1Char(' ')) ? templates::nidOf(alone) : std::nullopt;
    return named ? QString::fromStdString(*named) : typed;
}

QString DraftChecker::question(const templates::NidSet &mentioned) const
{
    const DraftTerms &terms = m_draft.terms();
    QString question = QStringLiteral("%1\n%2\n%3\n%4\n")
                           .arg(nidText(), QString::fromStdString(terms.revises))
                           .arg(int(terms.kind))
                           .arg(m_draft.request().value);
    for (const std::string &nid : mentioned)
        question += QString::fromStdString(nid) + QLatin1Char(' ');
    return question;
}

/// Only about what is there now: an answer about an earlier text must not pass for one about this.
void DraftChecker::askRegistry()
{
    if (!m_session.isOpen() || m_isAsking || !isCurrent())
        return;
    const QString now = question(m_latest.mentioned);
    if (now == m_asked)
        return;
    m_asked = now;
    m_isAsking = true;
    const DraftTerms &terms = m_draft.terms();
    const actions::Examination what{terms.kind, terms.procedure == workflow::Procedure::FastTrack,
                                    terms.revises, m_draft.request()};
    m_session.ask(
        this,
        [content = m_latest.content, what](const actions::Services &services) {
            return actions::examine(services.store, services.clock, services.knowledge, content,
                                    what);
        },
        [this, nid = nidText()](const registry::Stored<templates::LintContext> &answer) {
            takeAnswer(answer, nid);
        });
}

void DraftChecker::takeAnswer(const registry::Stored<templates::LintContext> &answer,
                              const QString &nid)
{
    m_isAsking = false;
    m_answer.reset();
    if (answer)
        m_answer = answer.value();
    m_answeredNid = nid;
    noteChange(); // asks again where the draft went on in the meantime
    emit nidChanged();
}

/// The registry changed, went or came: what it said is not worth anything any more.
void DraftChecker::forgetAnswer()
{
    m_asked.clear();
    if (!m_session.isOpen())
        m_answer.reset();
    noteChange();
    emit nidChanged();
}

std::optional<bool> DraftChecker::isRegistered() const
{
    if (!m_session.isOpen())
        return std::nullopt;
    return m_answer && m_answeredNid == nidText() && m_answer->facts.registered;
}

NidLine DraftChecker::nidLine() const
{
    std::optional<urn::NidFacts> facts;
    if (m_answer && m_answeredNid == nidText())
        facts = m_answer->facts;
    return forms::nidLine(nidText(), m_draft.terms(), m_session.knowledge(), facts,
                          m_session.isOpen());
}

templates::LintContext unconnectedContext(const DraftTerms &terms, base::Date today,
                                          const urn::NidKnowledge &knowledge)
{
    templates::LintContext context;
    context.kind = terms.kind;
    context.fastTrack = terms.procedure == workflow::Procedure::FastTrack;
    context.revisedNid = terms.revises;
    context.today = today;
    context.knowledge = &knowledge;
    context.isRegistered = [](std::string_view) { return true; };
    return context;
}

DraftCheck check(templates::NamespaceTemplate content, const templates::LintContext &context)
{
    DraftCheck result;
    result.findings = templates::lint(content, context);
    result.spans = utf16Spans(content, result.findings);
    result.mentioned = templates::mentionedNids(content);
    result.canonical = words(templates::write(content));
    result.content = std::move(content);
    return result;
}

namespace {

/// Counts the UTF-16 units up to places that are asked for in their order.
class Utf16Counter {
public:
    explicit Utf16Counter(std::string_view utf8) : m_text(utf8) { }

    std::size_t unitsBefore(std::size_t byte)
    {
        byte = std::min(byte, m_text.size());
        for (; m_at < byte; ++m_at) {
            const auto c = static_cast<unsigned char>(m_text[m_at]);
            m_units += (c & 0xC0) == 0x80 ? 0 : c >= 0xF0 ? 2 : 1;
        }
        return m_units;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_units = 0;
};

} // namespace

/// Starts and ends are looked up in one order, so that no part of a text is walked twice.
std::vector<base::Span> utf16Spans(const templates::NamespaceTemplate &content,
                                   const templates::FieldFindings &findings)
{
    struct Edge {
        templates::Field field;
        std::size_t byte;
        std::size_t finding;
        bool isEnd;
    };
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const base::Span where = findings[i].finding.where;
        edges.push_back({findings[i].field, where.offset, i, false});
        edges.push_back({findings[i].field, where.offset + where.length, i, true});
    }
    std::ranges::sort(
        edges, {}, [](const Edge &edge) { return std::tuple(edge.field, edge.byte, edge.isEnd); });
    std::vector<base::Span> spans(findings.size());
    std::optional<Utf16Counter> counter;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Edge &edge = edges[i];
        if (i == 0 || edges[i - 1].field != edge.field)
            counter.emplace(content.text(edge.field));
        base::Span &span = spans[edge.finding];
        const std::size_t units = counter->unitsBefore(edge.byte);
        if (edge.isEnd)
            span.length = units - span.offset;
        else
            span.offset = units;
    }
    return spans;
}

base::Span utf16Span(std::string_view utf8, base::Span where)
{
    const std::size_t offset = std::min(where.offset, utf8.size());
    const std::size_t length = std::min(where.length, utf8.size() - offset);
    return {std::size_t(words(utf8.substr(0, offset)).size()),
            std::size_t(words(utf8.substr(offset, length)).size())};
}

} // namespace nidreg::forms
