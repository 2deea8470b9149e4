// SPDX-License-Identifier: MIT
#include "app/cli/context.h"

#include "app/wiring/failures.h"
#include "forms/text/wording.h"
#include "model/exchange/knowledge.h"
#include "model/exchange/snapshot.h"

#include <QProcessEnvironment>
#include <QUuid>

#include <algorithm>
#include <csignal>
#include <iostream>
#include <iterator>
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
    m_err << (m_drewBar ? "\n" : "") << "nidreg-cli: " << shown(what) << ": " << shown(why) << '\n';
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

registry::Store *Context::store()
{
    if (offline) {
        failed("--offline", "this needs a registry, and the snapshot cannot stand in for one");
        return nullptr;
    }
    if (m_store)
        return m_store.get();
    const auto environment = QProcessEnvironment::systemEnvironment();
    m_registry = std::make_unique<Registry>(chooseTarget(QString::fromStdString(db), environment),
                                            placesFrom(environment));
    auto opened = m_registry->open();
    if (!opened) {
        failed("registry", forms::wording(opened.error()));
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

int Context::forEach(const std::vector<std::string> &arguments,
                     const std::function<int(std::string_view)> &each)
{
    std::vector<std::string> items;
    std::ranges::transform(arguments, std::back_inserter(items), unprotected);
    items.insert(items.end(), afterDashes.begin(), afterDashes.end());
    int worst = Fine;
    if (items.size() != 1 || items.front() != "-") {
        for (std::size_t i = 0; i < items.size() && worst != Failed; ++i)
            worst = std::max(worst, each(items[i]));
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
    return interrupted == 0;
}

std::string words(const base::Finding &finding)
{
    return forms::wording(finding).toStdString();
}

std::string shown(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\t' && c != '\n') || byte == 0x7f) {
            constexpr std::string_view kHex = "0123456789abcdef";
            result += {'\\', 'x', kHex[byte >> 4], kHex[byte & 15]};
        } else {
            result += c;
        }
    }
    return result;
}

void catchInterrupts()
{
    std::signal(SIGINT, [](int) { interrupted = 1; });
}

} // namespace nidreg::app::cli
