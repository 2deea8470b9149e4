// SPDX-License-Identifier: MIT
#include "app/cli/context.h"

#include "app/cli/password.h"
#include "app/wiring/failures.h"
#include "forms/text/wording.h"
#include "model/exchange/knowledge.h"
#include "model/exchange/snapshot.h"

#include <QProcessEnvironment>
#include <QUuid>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace nidreg::app::cli {

static volatile std::sig_atomic_t interrupted = 0;

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

int Context::misused(std::string_view what, std::string_view why)
{
    failed(what, why);
    return Usage;
}

void Context::report(const exchange::Json &json, const std::string &text)
{
    answer(json, rehearse ? "this would happen: " + text : text);
}

bool Context::isKeptOffline()
{
    if (offline)
        failed("--offline", "this needs a registry, and the snapshot cannot stand in for one");
    return offline;
}

bool Context::isNoRehearsal(std::string_view what)
{
    if (rehearse)
        misused(what, "--dry-run is for acts; this cannot be undone");
    return rehearse;
}

registry::Store *Context::store()
{
    if (isKeptOffline())
        return nullptr;
    if (m_store)
        return m_store.get();
    const auto environment = QProcessEnvironment::systemEnvironment();
    m_registry = std::make_unique<Registry>(chooseTarget(QString::fromStdString(db), environment),
                                            placesFrom(environment));
    auto opened = withPassword(*m_registry, [this] { return m_registry->open(); });
    if (!opened) {
        failed("registry", reason(opened.error()));
        return nullptr;
    }
    m_store = std::move(opened).value();
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

registry::Act Context::act(review::Role usual)
{
    registry::Act act;
    act.key = key.empty() ? QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString() : key;
    act.acting.role = review::named<review::Role>(role).value_or(usual);
    act.acting.person = person;
    act.rehearse = rehearse;
    if (person.empty() && m_store) {
        if (const auto desk = m_store->desk())
            act.acting.person = desk->acting.person;
    }
    return act;
}

registry::Act Context::actOfAnyViewer()
{
    registry::Act act = this->act(review::Role::Applicant);
    const auto desk =
        role.empty() && m_store ? m_store->desk() : base::fail(registry::StoreError{});
    if (!desk)
        return act;
    const auto known = std::ranges::find(desk->people, act.acting.person, &registry::Person::login);
    if (known == desk->people.end())
        return act;
    for (const review::Role wide : {review::Role::Registrar, review::Role::Expert}) {
        if (std::ranges::count(known->roles, wide) != 0) {
            act.acting.role = wide;
            return act;
        }
    }
    return act;
}

int Context::forEach(const std::vector<std::string> &arguments,
                     const std::function<int(std::string_view)> &each)
{
    int worst = Fine;
    if (arguments.size() != 1 || arguments.front() != "-") {
        for (std::size_t i = 0; i < arguments.size() && worst != Failed; ++i)
            worst = std::max(worst, each(arguments[i]));
        return worst;
    }
    std::string item;
    while (worst != Failed && std::getline(in, item)) {
        if (item.ends_with('\r'))
            item.pop_back();
        worst = std::max(worst, each(item));
        if (in.rdbuf()->in_avail() <= 0)
            m_out.flush(); // somebody may wait for this answer before asking the next question
    }
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

bool Context::isInterrupted()
{
    return interrupted != 0;
}

void Context::end(std::string_view what, std::string_view why)
{
    const int status = failed(what, why);
    m_out.flush();
    m_registry.reset(); // the local server's lease
    std::_Exit(status);
}

std::string words(const base::Finding &finding)
{
    return forms::wording(finding).toStdString();
}

std::string reason(const registry::StoreError &error)
{
    const bool isNamed = !error.refusal.empty();
    if (error.kind == registry::StoreError::Unreachable && !isNamed)
        return "the registry cannot be reached" + (error.detail.empty() ? "" : ": " + error.detail);
    return forms::wording(error).toStdString();
}

void catchInterrupts()
{
    std::signal(SIGINT, [](int) { interrupted = 1; });
}

} // namespace nidreg::app::cli
