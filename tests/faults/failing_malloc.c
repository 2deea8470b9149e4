/* SPDX-License-Identifier: MIT
 *
 * Lets the n-th allocation of a program fail, once or from then on; for LD_PRELOAD. Counts from the beginning of main:
 * what the loader and the constructors of libraries allocate is not the program's.
 *
 *     FAILING_MALLOC_AT=n        which allocation fails; 0: none, only count
 *     FAILING_MALLOC_LASTS=1     and all after it
 *     FAILING_MALLOC_TRACE=FILE  gets the calls that led to the failed allocation, and to a signal, and the count
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

typedef int Main(int, char **, char **);

static atomic_int isCounting;
static atomic_long count;
static long failing;
static int lasts;
static int trace = -1;
static Main *program;
static __thread int isTracing;

static void say(const char *format, ...)
{
    char line[128];
    va_list rest;
    va_start(rest, format);
    const int length = vsnprintf(line, sizeof line, format, rest);
    va_end(rest);
    if (length > 0 && write(trace, line, (size_t)length) < 0)
        _exit(126);
}

static void tellFrom(const char *what)
{
    void *calls[128];
    isTracing = 1;
    say("%s\n", what);
    backtrace_symbols_fd(calls, backtrace(calls, 128), trace);
    isTracing = 0;
}

static int fails(void)
{
    if (!atomic_load(&isCounting) || isTracing)
        return 0;
    const long now = atomic_fetch_add(&count, 1) + 1;
    if (now == failing && trace >= 0)
        tellFrom("failed");
    if (failing == 0 || now < failing || (now > failing && !lasts))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
    return fails() ? NULL : __libc_calloc(number, size);
}

void *realloc(void *block, size_t size)
{
    return size > 0 && fails() ? NULL : __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size)
{
    return fails() ? NULL : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size)
{
    void *const made = memalign(alignment, size);
    if (!made)
        return ENOMEM;
    *block = made;
    return 0;
}

static void end(int signal)
{
    atomic_store(&isCounting, 0);
    tellFrom("signal");
    raise(signal); /* SA_RESETHAND: it ends the program now */
}

static int counted(int argc, char **argv, char **environment)
{
    const char *const at = getenv("FAILING_MALLOC_AT");
    const char *const file = getenv("FAILING_MALLOC_TRACE");
    if (!at || !file)
        return program(argc, argv, environment);
    failing = atol(at);
    lasts = getenv("FAILING_MALLOC_LASTS") != NULL;
    trace = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    void *calls[1];
    backtrace(calls, 1); /* loads what it needs before anything fails */
    struct sigaction action = {.sa_handler = &end, .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
    const int signals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTRAP, SIGILL};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i)
        sigaction(signals[i], &action, NULL);
    atomic_store(&isCounting, 1);
    const int status = program(argc, argv, environment);
    atomic_store(&isCounting, 0);
    return status;
}

/* A server that the program starts is left alone: its programs are not ours. */
int __libc_start_main(Main *main, int argc, char **argv, void (*init)(void), void (*fini)(void), void (*end)(void),
                      void *stack)
{
    typedef int Start(Main *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
    Start *const start = (Start *)dlsym(RTLD_NEXT, "__libc_start_main");
    program = main;
    const int isOurs = strncmp(program_invocation_short_name, "nidreg", strlen("nidreg")) == 0;
    return start(isOurs ? &counted : main, argc, argv, init, fini, end, stack);
}

__attribute__((destructor)) static void tellCount(void)
{
    if (trace >= 0)
        say("count %ld\n", atomic_load(&count));
}
