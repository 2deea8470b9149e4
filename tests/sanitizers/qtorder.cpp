// SPDX-License-Identifier: MIT
// Shows ThreadSanitizer what Qt orders. Debian's Qt is not compiled with the sanitizer, so that its
// queues are invisible to it, and everything handed from one thread to another looks like a race.
// Linked into every program of the preset tsan, these functions stand before Qt's, tell the
// sanitizer and call Qt's. Each handing over has a mark of its own: what is not handed over stays a
// race.
#include <QMetaObject>
#include <QThreadPool>

#include <cstdarg>
#include <dlfcn.h>
#include <memory>
#include <sanitizer/tsan_interface.h>
#include <sched.h>

#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
#error "QMetaObject::invokeMethodImpl takes other parameters from Qt 6.7 on"
#endif

namespace {

template <class Function> Function *ofQt(const char *symbol)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, symbol));
}

/// A slot that is called after everything that was done before it was posted.
class OrderedSlot : public QtPrivate::QSlotObjectBase {
public:
    OrderedSlot(QtPrivate::QSlotObjectBase *slot, void *answer)
        : QSlotObjectBase(&act), m_slot(slot), m_arguments{answer}
    {
        __tsan_release(this);
    }

private:
    ~OrderedSlot() { m_slot->destroyIfLastRef(); }

    /// Qt's own arguments are in its event, which was made after the handing over.
    static void act(int which, QSlotObjectBase *base, QObject *receiver, void **, bool *answer)
    {
        auto *self = static_cast<OrderedSlot *>(base);
        __tsan_acquire(self);
        if (which == Call) {
            self->m_slot->call(receiver, self->m_arguments);
            __tsan_release(self); // whoever lets go of it last is after the call
        } else if (which == Destroy) {
            delete self;
        } else if (which == Compare) {
            *answer = false;
        }
    }

    QtPrivate::QSlotObjectBase *const m_slot;
    void *m_arguments[1]; ///< where the answer goes; nullptr where there is none
};

} // namespace

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot,
                                   Qt::ConnectionType type, void *answer)
{
    static auto *const invoke =
        ofQt<bool(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)>(
            "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Connec"
            "tionTypeEPv");
    return invoke(object, new OrderedSlot(slot, answer), type, answer);
}

void QThreadPool::start(std::function<void()> work, int priority)
{
    static auto *const start = ofQt<void(QThreadPool *, std::function<void()>, int)>(
        "_ZN11QThreadPool5startESt8functionIFvvEEi");
    const auto mark = std::make_shared<char>();
    __tsan_release(mark.get());
    start(
        this,
        [this, mark, work = std::move(work)] {
            __tsan_acquire(mark.get());
            work();
            __tsan_release(this);
        },
        priority);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    static auto *const wait = ofQt<bool(QThreadPool *, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool isDone = wait(this, milliseconds);
    if (isDone)
        __tsan_acquire(this);
    return isDone;
}

/// QProcess begins its child in this process's memory, where the sanitizer takes the child for the
/// thread that began it, whose locks it does not see from then on. This child gets a copy.
extern "C" int clone(int (*work)(void *), void *stack, int flags, void *argument, ...)
{
    std::va_list more;
    va_start(more, argument);
    auto *const first = va_arg(more, void *);
    auto *const second = va_arg(more, void *);
    auto *const third = va_arg(more, void *);
    va_end(more);
    static auto *const begin = ofQt<decltype(clone)>("clone");
    return begin(work, stack, flags & ~(CLONE_VM | CLONE_VFORK), argument, first, second, third);
}
