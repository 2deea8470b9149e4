// SPDX-License-Identifier: MIT
#include "app/wiring/connections.h"

#include "app/wiring/registry.h"
#include "model/storage/pgstore.h"
#include "model/storage/postgres/connecting.h"
#include "model/storage/postgres/conninfo.h"

namespace nidreg::app {

using forms::ConnectionChoice;
using storage::conninfoPair;

void checkCertificatesByDefault()
{
    storage::checkCertificatesByDefault();
}

static QString sslmode(ConnectionChoice::Tls tls)
{
    switch (tls) {
    case ConnectionChoice::CheckEverything:
        return QStringLiteral("verify-full");
    case ConnectionChoice::CheckAuthority:
        return QStringLiteral("verify-ca");
    case ConnectionChoice::EncryptOnly:
        return QStringLiteral("require");
    case ConnectionChoice::NoEncryption:
        return QStringLiteral("disable");
    }
    return {};
}

/// Without what a person left open: libpq has its own ways to find that.
static QString pairUnlessEmpty(const char *keyword, const QString &value)
{
    return value.isEmpty() ? QString() : conninfoPair(QLatin1String(keyword), value);
}

Target targetOf(const ConnectionChoice &choice)
{
    if (choice.kind == ConnectionChoice::Local)
        return {};
    if (choice.kind == ConnectionChoice::Service)
        return {false, conninfoPair(QStringLiteral("service"), choice.service).trimmed()};
    const bool checks = choice.tls <= ConnectionChoice::CheckAuthority;
    const QString text = pairUnlessEmpty("host", choice.hosts)
        + pairUnlessEmpty("port", choice.port) + pairUnlessEmpty("dbname", choice.database)
        + pairUnlessEmpty("user", choice.login)
        + conninfoPair(QStringLiteral("sslmode"), sslmode(choice.tls))
        + pairUnlessEmpty("sslrootcert", checks ? choice.authorities : QString());
    return {false, text.trimmed()};
}

QString loginOf(const Target &target)
{
    const auto where = storage::destinationOf(target.conninfo);
    if (!where)
        return {};
    return where->hosts.isEmpty() ? where->user : where->user + " @ " + where->hosts;
}

/// Of several servers the first may be silent and the second answer, which only a whole try finds.
static bool endsIt(const registry::StoreError &why, const ConnectionChoice &choice)
{
    return why.refusal != "server.silent" || !choice.hosts.contains(',');
}

registry::Stored<forms::Greeting> tryConnection(const ConnectionChoice &choice,
                                                const base::Secret &password,
                                                const std::atomic<bool> &cancelled)
{
    const storage::Access access(targetOf(choice).conninfo, password);
    const auto answered = storage::knock(access, cancelled);
    if (!answered && endsIt(answered.error(), choice))
        return base::fail(answered.error());
    const auto store = storage::openStore(access);
    if (!store)
        return base::fail(store.error());
    auto greeted = (*store)->access();
    if (!greeted)
        return base::fail(greeted.error());
    return forms::Greeting{(*store)->link(), std::move(greeted).value()};
}

static registry::Stored<base::Done> make(Registry &registry, const forms::LocalBeginning &how,
                                         const registry::Progress &progress)
{
    switch (how.kind) {
    case forms::LocalBeginning::Shipped:
        return registry.fillEmpty();
    case forms::LocalBeginning::Empty: {
        const auto made = registry.makeEmpty(true, progress);
        return made ? registry::Stored<base::Done>(base::Done()) : base::fail(made.error());
    }
    case forms::LocalBeginning::Deposit: {
        storage::RestoreOptions options;
        options.replaced.replacesShipped = true;
        const auto made = registry.restore({how.deposit}, options, progress);
        return made ? registry::Stored<base::Done>(base::Done()) : base::fail(made.error());
    }
    }
    Q_UNREACHABLE();
}

/// Whatever the server says of what was ended on purpose.
static registry::Stored<base::Done> begin(const StandardFolders &folders,
                                          const forms::LocalBeginning &how,
                                          const std::stop_token &stop,
                                          const std::function<void(int)> &told)
{
    Registry registry({}, folders);
    registry.interruptBy(stop, {});
    auto made = make(registry, how, [&](std::int64_t done, std::int64_t total) {
        told(int(done * 1000 / std::max<std::int64_t>(total, 1)));
        return !stop.stop_requested();
    });
    if (!made && stop.stop_requested())
        return base::fail(registry::refused("cancelled"));
    return made;
}

forms::LocalRegistry localRegistry(const StandardFolders &folders)
{
    return {[folders] { return Registry({}, folders).localProgress(); },
            [folders](const forms::LocalBeginning &how, const std::stop_token &stop,
                      const std::function<void(int)> &told) {
                return begin(folders, how, stop, told);
            }};
}

} // namespace nidreg::app
