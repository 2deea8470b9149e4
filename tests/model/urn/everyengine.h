// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/fast/engine.h"

#include <QTest>

namespace nidreg::tests {

/// While it lives, namestrings are read and compared by this engine, not by the quickest.
class ChosenEngine {
public:
    explicit ChosenEngine(const urn::Engine &engine)
        : m_before(urn::quickestEngine.exchange(&engine))
    {
    }
    ~ChosenEngine() { urn::quickestEngine = m_before; }
    ChosenEngine(const ChosenEngine &) = delete;
    ChosenEngine &operator=(const ChosenEngine &) = delete;

private:
    const urn::Engine *m_before;
};

/// Calls `test` with each engine that the processor has, the plain one too, until it fails.
template <class Test> void withEveryEngine(Test test)
{
    for (const urn::Engine *each : urn::engines()) {
        const ChosenEngine chosen(*each);
        test();
        if (QTest::currentTestFailed()) {
            qWarning("by the engine \"%.*s\"", int(each->name.size()), each->name.data());
            return;
        }
    }
}

} // namespace nidreg::tests
