// SPDX-License-Identifier: MIT
#include "forms/editor/draftchecker.h"

#include "model/actions/examine.h"

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
    m_pool.start([this, content = m_draft.content(), context = m_nextContext,
                  edition = m_edition]() mutable {
        auto result = std::make_shared<DraftCheck>(check(std::move(content), context));
        QMetaObject::invokeMethod(this,
                                  [this, edition, result] { take(std::move(*result), edition); });
    });
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

QString DraftChecker::question(const std::set<std::string> &mentioned) const
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

NidLine DraftChecker::nidLine() const
{
    std::optional<urn::NidFacts> facts;
    if (m_answer && m_answeredNid == nidText())
        facts = m_answer->facts;
    return forms::nidLine(nidText(), m_draft.terms(), m_session.knowledge(), facts,
                          m_session.isOpen());
}

} // namespace nidreg::forms
