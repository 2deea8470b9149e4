// SPDX-License-Identifier: MIT
#include "app/cli/context.h"

#include "app/cli/files.h"
#include "app/cli/program.h"
#include "app/wiring/failures.h"
#include "forms/words/wording.h"
#include "model/base/text.h"
#include "model/exchange/iana/knowledge.h"
#include "model/exchange/iana/snapshot.h"
#include "model/storage/postgres/conninfo.h"

#include <QDeadlineTimer>
#include <QProcessEnvironment>
#include <QThread>
#include <QUuid>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <poll.h>
#include <unistd.h>

namespace nidreg::app::cli {

Context::Context(std::istream &input, std::ostream &out, std::ostream &err)
    : in(input), m_out(out), m_err(err)
{
}

Context::~Context() = default;

void Context::print(std::string_view text)
{
    m_out << text;
}

void Context::answer(const exchange::Json &json, const std::string &text)
{
    m_out << (this->json() ? exchange::line(json) : text) << '\n';
}

int Context::failed(std::string_view what, std::string_view why)
{
    m_out.flush();
    const QString line = QString::fromUtf8(why.data(), static_cast<qsizetype>(why.size()));
    m_err << (m_drewBar ? "\n" : "") << "nidreg-cli: " << (what.empty() ? "“”" : shownLine(what))
          << ": " << shownLine(line.simplified().toStdString()) << '\n';
    m_drewBar = false;
    return Failed;
}

int Context::failed(std::string_view what, const QString &why)
{
    return failed(what, std::string_view(why.toStdString()));
}

int Context::failed(std::string_view what, const registry::StoreError &why)
{
    if (why.kind != registry::StoreError::OutcomeUnknown)
        return failed(what, reason(why));
    const std::string next = m_idempotencyKey.empty()
        ? std::string()
        : " To find out, repeat the command with --act " + m_idempotencyKey
            + "; it is done only once.";
    failed(what, reason(why) + next);
    return Unknown;
}

int Context::misused(std::string_view what, std::string_view why)
{
    failed(what, why);
    return Usage;
}

void Context::report(const exchange::Json &json, const std::string &text)
{
    answer(json, dryRun ? "dry run, nothing was changed: " + text : text);
}

bool Context::isKeptOffline()
{
    if (offline)
        failed("--offline", "this needs a registry; the snapshot is not enough");
    return offline;
}

bool Context::refusesDryRun(std::string_view what)
{
    if (dryRun)
        misused(what, "--dry-run is not available for this command");
    return dryRun;
}

/// Whether another server may take the place of the one that is gone.
bool Context::mayBeReplaced() const
{
    return !m_registry->isLocal() && storage::namesSeveralServers(m_registry->target().conninfo);
}

/// Of several servers one takes the place of the one that is gone, in a moment: until then none
/// takes changes, which is no reason to fail.
Context::Opened Context::openLater(Opened opened)
{
    const QDeadlineTimer end(30'000);
    for (int i = 0;
         !opened && opened.error().kind == registry::StoreError::Unreachable && !end.hasExpired();
         ++i) {
        if (i == 10)
            m_err << "nidreg-cli: no server accepts changes now; waiting for one\n" << std::flush;
        QThread::msleep(i < 50 ? 100 : 500);
        opened = m_registry->open();
    }
    return opened;
}

/// Until here a signal ends the program; from here on it ends what the server does for it.
bool Context::open()
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    m_registry = std::make_unique<Registry>(chooseTarget(QString::fromStdString(db), environment),
                                            standardFoldersFrom(environment), notes());
    m_registry->interruptBy(stopToken(), [this] {
        failed("registry", "waiting for another session; “nidreg-cli db sessions” lists it");
    });
    auto opened = withPassword(*m_registry, [this] { return m_registry->open(); });
    if (!opened && mayBeReplaced())
        opened = openLater(std::move(opened));
    if (!opened) {
        failed("registry", opened.error());
        return false;
    }
    catchInterrupts();
    m_store = std::move(opened).value();
    return true;
}

registry::Store *Context::store()
{
    if (isKeptOffline() || (!m_store && !open()))
        return nullptr;
    if (m_access)
        return m_store.get();
    auto access = m_store->access();
    if (!access && access.error().kind == registry::StoreError::Unreachable && mayBeReplaced()) {
        // It was there a moment ago: another one is about to take its place.
        m_store.reset();
        if (!open())
            return nullptr;
        access = m_store->access();
    }
    if (!access) {
        failed("registry", access.error());
        return nullptr;
    }
    m_access = std::move(access).value();
    return m_store.get();
}

registry::Directory *Context::directory()
{
    if (!offline)
        return store();
    if (!m_snapshot)
        m_snapshot = std::make_unique<exchange::SnapshotDirectory>();
    return m_snapshot.get();
}

const urn::NidKnowledge *Context::knowledge()
{
    if (!m_knowledge) {
        auto loaded = exchange::loadKnowledge(isoCodesFolders());
        if (!loaded) {
            failed("iso-codes", forms::wording(failureOf(loaded.error())));
            return nullptr;
        }
        m_knowledge = std::make_unique<urn::NidKnowledge>(std::move(loaded).value());
    }
    return m_knowledge.get();
}

std::string Context::actingPerson() const
{
    return person.empty() && m_access ? m_access->acting.person : person;
}

std::vector<workflow::Role> Context::rolesHeld() const
{
    if (const auto named = workflow::named<workflow::Role>(role))
        return {*named};
    if (!m_access)
        return {};
    const auto known =
        std::ranges::find(m_access->people, actingPerson(), &registry::Person::login);
    return known == m_access->people.end() ? std::vector<workflow::Role>() : known->roles;
}

registry::Act Context::act(std::initializer_list<workflow::Role> usual)
{
    const auto held = rolesHeld();
    const auto first = std::ranges::find_if(
        usual, [&held](workflow::Role each) { return std::ranges::count(held, each) != 0; });
    registry::Act act;
    act.key = key.empty() ? QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString() : key;
    act.acting.role = workflow::named<workflow::Role>(role).value_or(
        first == usual.end() ? *usual.begin() : *first);
    act.acting.person = actingPerson();
    act.dryRun = dryRun;
    m_idempotencyKey = dryRun ? std::string() : act.key;
    return act;
}

registry::Act Context::actOfAnyViewer()
{
    using enum workflow::Role;
    const auto held = rolesHeld();
    const bool isKnown =
        std::ranges::any_of(held, [](workflow::Role each) { return each != Reader; });
    return isKnown ? act({Registrar, Expert, Applicant}) : act({Applicant});
}

/// False when somebody asked to stop before there was a line to read.
bool Context::awaitsInput()
{
    if (&in != &std::cin || !m_store || in.rdbuf()->in_avail() > 0)
        return true;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (!isInterrupted() && ::poll(&input, 1, 100) <= 0) {
    }
    return !isInterrupted();
}

int Context::forEach(const std::vector<std::string> &arguments,
                     const std::function<int(std::string_view)> &each)
{
    int worst = Fine;
    if (arguments.size() != 1 || arguments.front() != "-") {
        for (std::size_t i = 0; i < arguments.size() && worst < Failed; ++i)
            worst = std::max(worst, each(arguments[i]));
        return worst;
    }
    std::string item;
    while (worst < Failed && awaitsInput() && std::getline(in, item)) {
        if (item.ends_with('\r'))
            item.pop_back();
        worst = std::max(worst, each(item));
        if (in.rdbuf()->in_avail() <= 0)
            m_out.flush(); // somebody may wait for this answer before asking the next question
    }
    if (worst < Failed && isInterrupted())
        return failed("standard input", "stopped");
    if (in.bad())
        return failed("standard input", "could not be read");
    return worst;
}

bool Context::progress(std::int64_t done, std::int64_t total)
{
    if (isatty(STDERR_FILENO) != 0 && total > 0) {
        constexpr int kWidth = 40;
        const auto filled = static_cast<int>(done * kWidth / total);
        m_err << '\r' << '[' << std::string(filled, '#') << std::string(kWidth - filled, ' ')
              << "] " << done * 100 / total << " %" << (done == total ? "\n" : "") << std::flush;
        m_drewBar = done != total;
    }
    return !isInterrupted();
}

void Context::endWith(int status)
{
    m_out.flush();
    m_registry.reset(); // the local server's lease
    std::_Exit(status);
}

void Context::end(std::string_view what, std::string_view why)
{
    endWith(failed(what, why));
}

void Context::end(std::string_view what, const registry::StoreError &why)
{
    endWith(failed(what, why));
}

std::function<void(const QString &)> Context::notes() const
{
    return [&err = m_err](const QString &sentence) {
        err << "nidreg-cli: " << shownLine(sentence.toStdString()) << std::endl;
    };
}

Registry chosenRegistry(const Context &context)
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    return {chooseTarget(QString::fromStdString(context.db), environment),
            standardFoldersFrom(environment), context.notes()};
}

std::string words(const base::Finding &finding)
{
    return forms::wording(finding).toStdString();
}

std::string reason(const registry::StoreError &error)
{
    if (error.refusal == "57014" && Context::isInterrupted())
        return "stopped";
    const bool isNamed = !error.refusal.empty();
    if (error.kind == registry::StoreError::Unreachable && !isNamed)
        return "Cannot reach the registry" + (error.detail.empty() ? "" : ": " + error.detail);
    return forms::wording(error).toStdString();
}

} // namespace nidreg::app::cli
