// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace nidreg::forms {

/// Runs `work()` on a thread of `pool` and hands its answer to `then` on the program's main thread,
/// unless `context` is gone by then.
template <class Work, class Then>
void runBeside(QThreadPool &pool, QObject *context, Work work, Then then)
{
    pool.start([guard = QPointer<QObject>(context), work = std::move(work),
                then = std::move(then)]() mutable {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [guard, then = std::move(then), answer = work()]() mutable {
                if (guard)
                    then(std::move(answer));
            },
            Qt::QueuedConnection);
    });
}

} // namespace nidreg::forms
