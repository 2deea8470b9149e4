// SPDX-License-Identifier: MIT
#include "model/storage/postgres/conninfo.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QUuid>

#include <algorithm>
#include <libpq-fe.h>
#include <memory>
#include <netdb.h>
#include <string_view>

namespace nidreg::storage {

using registry::Stored;
using registry::StoreError;

using Options = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;
using Settings = QHash<QString, QString>;

void checkCertificatesByDefault()
{
    if (!qEnvironmentVariableIsSet("PGSSLMODE"))
        qputenv("PGSSLMODE", "verify-full");
}

QString conninfoPair(const QString &keyword, QString value)
{
    value.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
    value.replace(QLatin1Char('\''), QLatin1String("\\'"));
    return keyword + QLatin1String("='") + value + QLatin1String("' ");
}

static QString pairsOf(const Settings &settings)
{
    QString pairs;
    for (auto each = settings.cbegin(); each != settings.cend(); ++each)
        pairs += conninfoPair(each.key(), each.value());
    return pairs;
}

/// What the text itself says. libpq's words about a text that it cannot read quote it, a password
/// too, so they are not passed on.
static Stored<Options> optionsOf(const QString &text)
{
    Options options(PQconninfoParse(text.toUtf8().constData(), nullptr), &PQconninfoFree);
    if (!options || text.contains(QChar::Null)) // libpq reads up to a NUL
        return base::fail(StoreError{StoreError::Refused, "conninfo.malformed", {}});
    return options;
}

static Settings valuesOf(const PQconninfoOption *options)
{
    Settings values;
    for (const PQconninfoOption *each = options; each && each->keyword; ++each) {
        if (each->val && *each->val)
            values.insert(QString::fromLatin1(each->keyword), QString::fromUtf8(each->val));
    }
    return values;
}

/// What libpq makes of the text, its service, the environment and its own defaults. There is no
/// function for that alone, but libpq gathers everything before it looks at the values, and refuses
/// a value that it does not know before it looks for a server.
static Stored<Settings> gathered(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    // A value that no text, service or variable has: another refusal may quote what it is about.
    const QByteArray unknown = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    // Later ones win: the text may name any option, but not undo the refusal.
    const char *const keywords[] = {"dbname", "password", "channel_binding", nullptr};
    const char *const values[] = {bytes.constData(), "-", unknown.constData(), nullptr};
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectStartParams(keywords, values, 1), &PQfinish);
    const std::string_view why = PQerrorMessage(connection.get());
    if (why.find(unknown.constData()) == std::string_view::npos)
        return base::fail(StoreError{StoreError::Refused, "conninfo.unusable",
                                     QString::fromUtf8(why).trimmed().toStdString()});
    return valuesOf(Options(PQconninfo(connection.get()), &PQconninfoFree).get());
}

Stored<QString> withoutSecrets(const QString &text)
{
    const auto options = optionsOf(text);
    if (!options)
        return base::fail(options.error());
    QString shown;
    for (const PQconninfoOption *each = options->get(); each->keyword; ++each) {
        // libpq marks what a form hides, the passwords, with an asterisk.
        if (each->val && each->dispchar[0] != '*')
            shown += conninfoPair(QString::fromLatin1(each->keyword), QString::fromUtf8(each->val));
    }
    return shown.trimmed();
}

/// `text` with some of its options set anew.
static Stored<QString> with(const QString &text, const Settings &changed)
{
    const auto options = optionsOf(text);
    if (!options)
        return base::fail(options.error());
    Settings values = valuesOf(options->get());
    values.insert(changed);
    return pairsOf(values).trimmed();
}

Stored<QString> atDatabase(const QString &text, const QString &database)
{
    return with(text, {{QStringLiteral("dbname"), database}});
}

Stored<QString> atServerOf(const QString &text, PGconn *connection)
{
    const auto all = gathered(text);
    if (!all)
        return base::fail(all.error());
    Settings one{{QStringLiteral("host"), QString::fromUtf8(PQhost(connection))},
                 {QStringLiteral("port"), QString::fromUtf8(PQport(connection))}};
    if (all->contains(QStringLiteral("hostaddr")))
        one.insert(QStringLiteral("hostaddr"), QString::fromUtf8(PQhostaddr(connection)));
    return with(text, one);
}

/// Where the server is another computer: a host that is no folder of sockets.
static bool isRemote(const Settings &all)
{
    if (all.contains(QStringLiteral("hostaddr")))
        return true;
    const QStringList hosts = all.value(QStringLiteral("host")).split(',', Qt::SkipEmptyParts);
    return std::ranges::any_of(hosts, [](const QString &host) {
        return !host.startsWith(QLatin1Char('/')) && !host.startsWith(QLatin1Char('@'));
    });
}

/// The authorities that the system trusts, for a person who keeps none of their own where libpq
/// looks by itself; empty where there are none to be found. libpq 16 finds them as OpenSSL does.
static QString systemAuthorities(const QString &sslmode)
{
    if (QFileInfo::exists(QDir::homePath() + QLatin1String("/.postgresql/root.crt")))
        return {};
    if (PQlibVersion() >= 160000 && sslmode == QLatin1String("verify-full"))
        return QStringLiteral("system");
    for (const char *bundle : {"/etc/ssl/certs/ca-certificates.crt", // Debian
                               "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem"}) {
        if (QFileInfo(QLatin1String(bundle)).isReadable())
            return QLatin1String(bundle);
    }
    return {};
}

/// The options of TLS. A weaker mode than the default is left as it was chosen, whole: with
/// authorities at hand libpq would check the certificate after all, and "prefer" would answer one
/// that does not hold by leaving encryption out.
static QString protection(const Settings &given, const Settings &all)
{
    if (!isRemote(all))
        return {};
    QString added, mode = all.value(QStringLiteral("sslmode"));
    if (!given.contains(QStringLiteral("sslmode")) && !qEnvironmentVariableIsSet("PGSSLMODE")) {
        mode = QStringLiteral("verify-full");
        added += conninfoPair(QStringLiteral("sslmode"), mode);
    }
    if (!mode.startsWith(QLatin1String("verify-")) || all.contains(QStringLiteral("sslrootcert")))
        return added;
    const QString authorities = systemAuthorities(mode);
    return authorities.isEmpty() ? added
                                 : added + conninfoPair(QStringLiteral("sslrootcert"), authorities);
}

static bool namesSeveral(const Settings &all)
{
    return all.value(QStringLiteral("host"), all.value(QStringLiteral("hostaddr")))
        .contains(QLatin1Char(','));
}

bool namesSeveralServers(const QString &text)
{
    const auto all = gathered(text);
    return all && namesSeveral(*all);
}

static constexpr QLatin1String kServerKind("target_session_attrs");
static constexpr QLatin1String kTakesChanges("read-write");

/// Of several servers only one takes changes; the others are its copies. Empty: what all say holds.
static QString choice(const Settings &given, const Settings &all)
{
    const bool isChosen = given.contains(kServerKind)
        || qEnvironmentVariableIsSet("PGTARGETSESSIONATTRS")
        || all.value(kServerKind, QStringLiteral("any")) != QLatin1String("any");
    return isChosen || !namesSeveral(all) ? QString() : conninfoPair(kServerKind, kTakesChanges);
}

static bool findsPrimary(const Settings &all, const QString &added)
{
    const QString kind = all.value(kServerKind);
    return namesSeveral(all)
        && (!added.isEmpty() || kind == kTakesChanges || kind == QLatin1String("primary"));
}

std::optional<QString> atPrimaryOf(const QString &text)
{
    static const QStringList kOfStandbys{"standby", "prefer-standby", "read-only"};
    const auto all = gathered(text);
    if (!all || (!namesSeveral(*all) && !kOfStandbys.contains(all->value(kServerKind))))
        return std::nullopt;
    const auto primary = with(text, {{kServerKind, kTakesChanges}});
    return primary ? std::optional(*primary) : std::nullopt;
}

/// What is not set yet of how long a peer is waited for that is gone without a word: what was sent
/// is acknowledged within 15 s; in a silence of 5 s it is asked three times, 3 s apart, whether it
/// is there. Where there are other servers, it is asked every second, so that Successor can see
/// that it does not answer, and a connection is not waited for long.
static Settings patience(const Settings &all, bool hasOthers)
{
    const Settings usual = hasOthers ? Settings{{"connect_timeout", "3"},
                                                {"keepalives_idle", "1"},
                                                {"keepalives_interval", "1"},
                                                {"keepalives_count", "13"},
                                                {"tcp_user_timeout", "15000"}}
                                     : Settings{{"connect_timeout", "10"},
                                                {"keepalives_idle", "5"},
                                                {"keepalives_interval", "3"},
                                                {"keepalives_count", "3"},
                                                {"tcp_user_timeout", "15000"}};
    Settings added;
    for (auto each = usual.begin(); each != usual.end(); ++each) {
        if (!all.contains(each.key()))
            added.insert(each.key(), each.value());
    }
    return added;
}

static void noteServer(Conninfo &pieces, const Settings &all)
{
    const QString host = all.value(QStringLiteral("hostaddr"), all.value(QStringLiteral("host")));
    if (!isRemote(all) || host.contains(QLatin1Char(',')))
        return;
    pieces.checkedAddress = host;
    pieces.checkedPort = all.value(QStringLiteral("port"));
    const QString home = QDir::homePath() + QLatin1String("/.postgresql/root.crt");
    const QString usual = QFileInfo::exists(home) ? home : systemAuthorities({});
    pieces.authorities = all.value(QStringLiteral("sslrootcert"), usual);
}

Stored<Conninfo> parseConninfo(const QString &text)
{
    const auto options = optionsOf(text);
    if (!options)
        return base::fail(options.error());
    Conninfo pieces;
    Settings given = valuesOf(options->get());
    pieces.password = given.take(QStringLiteral("password"));
    pieces.options = pairsOf(given);
    const auto all = gathered(text);
    if (!all)
        return base::fail(all.error());
    noteServer(pieces, *all);
    const QString chosen = choice(given, *all);
    pieces.findsPrimary = findsPrimary(*all, chosen);
    pieces.mayBeReadOnly = all->value(kServerKind) == QLatin1String("primary");
    const Settings added = patience(*all, namesSeveral(*all));
    pieces.connectSeconds =
        std::max(0, all->value("connect_timeout", added.value("connect_timeout")).toInt());
    pieces.options += protection(given, *all) + chosen + pairsOf(added)
        + QLatin1String("fallback_application_name='nidreg'");
    return pieces;
}

/// The n-th of what libpq reads as a list; one value is meant for all.
static QString nth(const QString &list, qsizetype n)
{
    const QStringList parts = list.split(QLatin1Char(','));
    return parts.size() == 1 ? list : parts.value(n);
}

/// The addresses of a host's name, of which any may be the one that is lost. Empty for what is no
/// name, and where nobody knows it: libpq says why.
static QStringList addressesOf(const QString &host)
{
    if (host.isEmpty() || host.startsWith(QLatin1Char('/')) || host.startsWith(QLatin1Char('@')))
        return {};
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    if (::getaddrinfo(host.toUtf8().constData(), nullptr, &wanted, &found) != 0)
        return {};
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> list(found, &::freeaddrinfo);
    QStringList addresses;
    for (const addrinfo *each = found; each; each = each->ai_next) {
        char numbers[NI_MAXHOST];
        if (::getnameinfo(each->ai_addr, each->ai_addrlen, numbers, sizeof numbers, nullptr, 0,
                          NI_NUMERICHOST)
            == 0)
            addresses << QString::fromLatin1(numbers);
    }
    return addresses;
}

std::vector<Conninfo> serversOf(const QString &text)
{
    std::vector<Conninfo> servers;
    const auto all = gathered(text);
    if (!all)
        return servers;
    const QString names = all->contains("host") ? all->value("host") : all->value("hostaddr");
    for (qsizetype n = 0; n <= names.count(QLatin1Char(',')); ++n) {
        Settings one = patience(*all, true);
        one.insert(kServerKind, QStringLiteral("any"));
        for (const char *list : {"host", "hostaddr", "port"}) {
            if (all->contains(list))
                one.insert(list, nth(all->value(list), n));
        }
        const QStringList addresses =
            all->contains("hostaddr") ? QStringList() : addressesOf(one.value("host"));
        for (qsizetype i = 0; i < std::max<qsizetype>(1, addresses.size()); ++i) {
            if (!addresses.isEmpty())
                one.insert("hostaddr", addresses[i]);
            const auto alone = with(text, one);
            if (const auto pieces = alone ? parseConninfo(*alone) : base::fail(alone.error()))
                servers.push_back(*pieces);
        }
    }
    return servers;
}

Stored<Destination> destinationOf(const QString &text)
{
    const auto parsed = optionsOf(text);
    if (!parsed)
        return base::fail(parsed.error());
    const auto all = gathered(text);
    if (!all)
        return base::fail(all.error());
    const QString hosts =
        all->value(QStringLiteral("host"), all->value(QStringLiteral("hostaddr")));
    return Destination{all->value(QStringLiteral("user")),
                       isRemote(*all) ? QString(hosts).replace(',', QLatin1String(", "))
                                      : QString(),
                       all->value(QStringLiteral("dbname"))};
}

} // namespace nidreg::storage
