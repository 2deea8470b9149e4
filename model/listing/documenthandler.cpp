// SPDX-License-Identifier: MIT
#include "model/listing/documenthandler.h"

#include <algorithm>

namespace nidreg::listing {

template <class Each> static bool addAll(const std::vector<Each> &all, DocumentHandler &handler)
{
    return std::ranges::all_of(all, [&](const Each &each) { return handler.add(each); });
}

static bool playPeople(const Document &document, DocumentHandler &handler)
{
    return !document.hasPeople || (handler.people() && addAll(document.people, handler));
}

static bool play(const Registry &registry, DocumentHandler &handler, const Document *whole)
{
    return handler.begin(registry.head) && addAll(registry.registrations, handler)
        && addAll(registry.footnotes, handler)
        && std::ranges::all_of(registry.registries,
                               [&](const Registry &each) { return play(each, handler, nullptr); })
        && (!whole || playPeople(*whole, handler)) && handler.end();
}

bool play(const Document &document, DocumentHandler &handler)
{
    return handler.open(document.instructions) && play(document.registry, handler, &document);
}

bool Collector::open(const std::vector<Instruction> &instructions)
{
    m_document = {};
    m_document.hasPeople = false;
    m_document.instructions = instructions;
    m_open.clear();
    return true;
}

bool Collector::begin(const Head &head)
{
    m_open.push_back({head, {}, {}, {}});
    return true;
}

bool Collector::add(const Registration &registration)
{
    m_open.back().registrations.push_back(registration);
    return true;
}

bool Collector::add(const Footnote &footnote)
{
    m_open.back().footnotes.push_back(footnote);
    return true;
}

bool Collector::people()
{
    m_document.hasPeople = true;
    return true;
}

bool Collector::add(const Person &person)
{
    m_document.people.push_back(person);
    return true;
}

bool Collector::end()
{
    Registry ended = std::move(m_open.back());
    m_open.pop_back();
    if (m_open.empty())
        m_document.registry = std::move(ended);
    else
        m_open.back().registries.push_back(std::move(ended));
    return true;
}

} // namespace nidreg::listing
