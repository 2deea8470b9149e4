// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/shown.h"
#include "app/wiring/registry.h"
#include "forms/session/templateforms.h"
#include "model/exchange/json/json.h"
#include "model/registry/store.h"

#include <QString>

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::app::cli {

/// Exit status, as the contract has it.
enum Exit { Fine = 0, Faulty = 1, Usage = 2, Failed = 3, Unknown = 4 };

/// What every verb needs: where to write, which registry, and who acts. A registry is opened when a
/// verb first asks for it, so `template new` needs none.
class Context {
public:
    Context(std::istream &in, std::ostream &out, std::ostream &err);
    ~Context();

    // Global options, filled in by the parser.
    std::string format = "text";
    std::string db;
    bool offline = false;
    std::string person; ///< `--as`: who acts; empty: the own person of the session
    std::string role; ///< `--role`; empty: what the verb is usually done as
    std::string key; ///< `--act`: the act's id; empty: a new one
    bool dryRun = false; ///< `--dry-run`

    const forms::Pages *pages = nullptr; ///< null in a program that makes no PDF
    std::function<int()> action; ///< what the command line asked for

    bool json() const { return format == "json"; }

    /// What an act came to, as one answer; says in text that a dry run changed nothing.
    void report(const exchange::Json &json, const std::string &text);

    /// One answer: `json` as a line, or `text` with a line end.
    void answer(const exchange::Json &json, const std::string &text);
    void print(std::string_view text);

    /// Says `nidreg-cli: WHAT: WHY` on standard error; answers Exit::Failed.
    int failed(std::string_view what, std::string_view why);
    int failed(std::string_view what, const char *why)
    {
        return failed(what, std::string_view(why));
    }
    int failed(std::string_view what, const QString &why);
    /// The same; Exit::Unknown where nobody knows whether it was done, with the key that finds out.
    int failed(std::string_view what, const registry::StoreError &why);
    /// Says so and ends the program at once: what it holds of a million rows goes with it, where
    /// giving it back row by row takes longer than somebody waits who pressed Ctrl-C. Only where
    /// nothing is under way that has to be undone here.
    /// Takes sentences about the local server, for standard error: no failures.
    std::function<void(const QString &)> notes() const;
    [[noreturn]] void end(std::string_view what, std::string_view why);
    [[noreturn]] void end(std::string_view what, const registry::StoreError &why);
    int misused(std::string_view what, std::string_view why);

    /// The store, or the shipped snapshot with --offline; null after saying why not.
    registry::Directory *directory();
    /// The store; null after saying why not, as with --offline.
    registry::Store *store();
    /// Who is at the registry; to be read after store() answered one.
    const registry::RegistryAccess &access() const { return *m_access; }
    /// Has the next store() read it anew.
    void forgetAccess() { m_access.reset(); }
    /// True after saying that --offline stands in the way of a verb that needs a database.
    bool isKeptOffline();
    /// True after saying that --dry-run cannot be kept by a verb that is no act.
    bool refusesDryRun(std::string_view what);
    /// What NIDs are checked against; null after saying why not.
    const urn::NidKnowledge *knowledge();
    const base::Clock &clock() const { return m_clock; }

    /// An act with the options' person, key and --dry-run, in the role that they name; without one
    /// in the first of `usual` that the person holds.
    registry::Act act(std::initializer_list<workflow::Role> usual);
    registry::Act act(workflow::Role usual) { return act({usual}); }
    /// The roles of whoever acts, as far as the registry tells them; the one that the options name.
    std::vector<workflow::Role> rolesHeld() const;
    std::string actingPerson() const;
    /// An act that every role but the reader's may do, in the widest role that its person has.
    registry::Act actOfAnyViewer();

    /// Calls `each` with every argument, or with every line of standard input where the only
    /// argument is "-"; answers the worst exit status. Stops at Exit::Failed.
    int forEach(const std::vector<std::string> &arguments,
                const std::function<int(std::string_view)> &each);

    /// The key of the action that was sent last, or is about to be; empty: none was, or nothing is
    /// kept of it.
    const std::string &keyInUse() const { return m_idempotencyKey; }

    /// False once somebody asked the program to stop; draws a bar on standard error where that is a
    /// terminal.
    bool progress(std::int64_t done, std::int64_t total);
    static bool isInterrupted();

    std::istream &in;

private:
    bool open();
    using Opened = registry::Stored<std::unique_ptr<registry::Store>>;
    Opened openLater(Opened opened);
    bool mayBeReplaced() const;
    [[noreturn]] void endWith(int status);
    bool awaitsInput();

    std::ostream &m_out;
    std::ostream &m_err;
    SystemClock m_clock;
    std::unique_ptr<Registry> m_registry;
    std::unique_ptr<registry::Store> m_store;
    std::optional<registry::RegistryAccess> m_access;
    std::string m_idempotencyKey; ///< of the last action
    std::unique_ptr<registry::Directory> m_snapshot;
    std::unique_ptr<urn::NidKnowledge> m_knowledge;
    bool m_drewBar = false;
};

/// The registry that `--db` and the environment choose, not opened.
Registry chosenRegistry(const Context &context);

/// The sentence of a finding, as UTF-8.
std::string words(const base::Finding &finding);

/// Why the registry did not do it. Where it does not answer, in the server's or libpq's words:
/// nothing here goes on trying to reach it.
std::string reason(const registry::StoreError &error);

} // namespace nidreg::app::cli
