// SPDX-License-Identifier: MIT
#include "model/storage/postgres/certificate.h"
#include "model/storage/postgres/connecting.h"
#include "model/storage/postgres/connection.h"
#include "tests/model/storage/certificates.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"
#include "tests/support/silentserver.h"

#include <QtTest>

#include <atomic>
#include <thread>

namespace tst_tls {

using namespace nidreg;
using namespace nidreg::tests;
using registry::Link;
using storage::Access;
using storage::Connection;

/// Answers the first message of one client with `answer` and keeps what it is sent.
class Liar {
public:
    explicit Liar(QByteArray answer) : m_answer(std::move(answer))
    {
        m_thread = std::thread([this] { serve(); });
    }
    int port() const { return m_listener.port(); }
    /// Returns once a client has said something.
    void awaitClient() const { m_isAsked.wait(false); }
    /// Everything of every client, once they have gone.
    QByteArray heard()
    {
        ::shutdown(m_listener.descriptor(), SHUT_RDWR);
        m_thread.join();
        return m_heard;
    }

private:
    void serve()
    {
        for (int client = 0; (client = ::accept(m_listener.descriptor(), nullptr, nullptr)) >= 0;) {
            char bytes[512];
            bool isFirst = true;
            for (ssize_t size = 0; (size = ::read(client, bytes, sizeof bytes)) > 0;) {
                m_heard.append(bytes, size);
                m_isAsked = true;
                m_isAsked.notify_all();
                if (std::exchange(isFirst, false) && ::write(client, m_answer, m_answer.size()) < 0)
                    break;
            }
            ::close(client);
        }
    }

    QByteArray m_answer, m_heard;
    std::atomic<bool> m_isAsked = false;
    SilentServer m_listener;
    std::thread m_thread;
};

/// What a client sends before anything else: "may we speak TLS?" (length 8, code 80877103).
static const QByteArray kMayWe = QByteArray::fromHex("0000000804d2162f");

class TestTls : public QObject {
    Q_OBJECT

    Certificates m_certificates;
    std::unique_ptr<OwnServer> m_server;

    /// Has the server show this certificate from now on; none: it knows no TLS.
    void show(const QString &certificate)
    {
        if (!certificate.isEmpty()) {
            for (const char *kind : {".crt", ".key"}) {
                const QString there = m_server->data() + "/server" + kind;
                QFile::remove(there);
                QVERIFY(QFile::copy(m_certificates.path(certificate + kind), there));
                QFile::setPermissions(there, QFile::ReadOwner | QFile::WriteOwner);
                if (::geteuid() == 0)
                    QCOMPARE(QProcess::execute("chown", {"postgres:", there}), 0);
            }
        }
        m_server->configure(certificate.isEmpty() ? "ssl = off" : "ssl = on");
        m_server->stop();
        m_server->start();
    }

    QString conninfo(const QString &more) const
    {
        return QStringLiteral("host=localhost hostaddr=127.0.0.1 port=%1 dbname=postgres user=anna "
                              "sslrootcert=%2 %3")
            .arg(m_server->port())
            .arg(m_certificates.path("ca.crt"), more);
    }

    static QString outcome(const Access &access)
    {
        const auto connection = Connection::open(access);
        if (!connection)
            qInfo("%s", connection.error().detail.c_str());
        return connection ? QStringLiteral("done")
                          : QString::fromStdString(connection.error().refusal);
    }

private slots:
    void initTestCase()
    {
        qunsetenv("PGSSLMODE");
        m_server = std::make_unique<OwnServer>("log_connections = on");
        Sql(m_server->conninfo("postgres"))
            .value("create role anna login password 'correct horse'");
    }

    void aServerThatLiesIsToldNothing_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<QString>("more");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("its certificate names another host") << "elsewhere"
                                                            << ""
                                                            << "tls.wrong-name";
        QTest::newRow("an authority that nobody knows vouches for it") << "stranger"
                                                                       << ""
                                                                       << "tls.unknown-authority";
        QTest::newRow("its certificate has expired") << "expired"
                                                     << ""
                                                     << "tls.expired";
        QTest::newRow("it vouches for itself") << "self"
                                               << ""
                                               << "tls.self-signed";
        QTest::newRow("no authorities are known here") << "good"
                                                       << "sslrootcert=/nowhere/root.crt"
                                                       << "tls.no-authorities";
        QTest::newRow("the system's authorities do not know it")
            << "good"
            << "sslrootcert=/etc/ssl/certs/ca-certificates.crt"
            << "tls.unknown-authority";
        QTest::newRow("it speaks no TLS") << ""
                                          << ""
                                          << "tls.none";
    }

    void aServerThatLiesIsToldNothing()
    {
        QFETCH(QString, certificate);
        QFETCH(QString, more);
        QFETCH(QString, refusal);
        show(certificate);
        const qsizetype before = m_server->logged().size();
        QCOMPARE(outcome({conninfo(more), base::Secret("correct horse")}), refusal);
        QTRY_VERIFY(m_server->logged().indexOf("connection received", before) >= 0);
        const QByteArray noticed = m_server->logged().mid(before);
        QVERIFY2(!noticed.contains("anna"), noticed.constData());
        QVERIFY2(!noticed.contains("authenticat"), noticed.constData());
    }

    void aServerThatIsWhoItSaysIsToldThePassword()
    {
        show("good");
        const auto connection = Connection::open({conninfo({}), base::Secret("correct horse")});
        QVERIFY(connection);
        const Link link = (*connection)->link();
        QCOMPARE(link.protection, Link::Checked);
        QCOMPARE(link.host, "localhost");
        QVERIFY(link.protocol.starts_with("TLSv1."));
    }

    void itIsToldWhenTheFirstCertificateEnds_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("days");
        QTest::newRow("the server's own") << "good"
                                          << "verify-full" << 20;
        QTest::newRow("its authority's") << "long"
                                         << "verify-full" << 30;
        QTest::newRow("its own where nobody looks at the authority") << "long"
                                                                     << "require" << 60;
        QTest::newRow("one that has ended, where nobody looks") << "expired"
                                                                << "require" << -1;
        QTest::newRow("none without TLS") << ""
                                          << "disable" << 0;
    }

    void itIsToldWhenTheFirstCertificateEnds()
    {
        QFETCH(QString, certificate);
        QFETCH(QString, mode);
        QFETCH(int, days);
        show(certificate);
        QString text = conninfo("sslmode=" + mode);
        if (mode == "require")
            text.remove(QRegularExpression("sslrootcert=\\S+"));
        const auto connection = Connection::open({text, base::Secret("correct horse")});
        QVERIFY2(connection, connection ? "" : connection.error().detail.c_str());
        const auto end = storage::certificateEnd((*connection)->handle());
        QCOMPARE(end.has_value(), days != 0);
        if (!end)
            return;
        const auto made = QFileInfo(m_certificates.path(certificate + ".crt")).lastModified();
        const auto expected = made.addDays(days).toSecsSinceEpoch();
        const auto told = std::chrono::floor<std::chrono::seconds>(*end).time_since_epoch().count();
        QVERIFY2(std::abs(told - expected) < 3600, qPrintable(QString::number(told - expected)));
    }

    void aWeakerModeIsTheirChoiceAndIsTold_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("protection");
        QTest::newRow("the right authority, another host's certificate")
            << "elsewhere"
            << "verify-ca" << int(Link::AnyHost);
        QTest::newRow("encryption alone") << "self"
                                          << "require" << int(Link::Unchecked);
        QTest::newRow("encryption where there is some") << "self"
                                                        << "prefer" << int(Link::Unchecked);
        QTest::newRow("none where the server has none") << ""
                                                        << "prefer" << int(Link::Plain);
        QTest::newRow("none at all") << "good"
                                     << "disable" << int(Link::Plain);
    }

    void aWeakerModeIsTheirChoiceAndIsTold()
    {
        QFETCH(QString, certificate);
        QFETCH(QString, mode);
        show(certificate);
        QString text = conninfo("sslmode=" + mode);
        if (mode != "verify-ca")
            text.remove(QRegularExpression("sslrootcert=\\S+"));
        const auto connection = Connection::open({text, base::Secret("correct horse")});
        QVERIFY2(connection, connection ? "" : connection.error().detail.c_str());
        QTEST(int((*connection)->link().protection), "protection");
    }

    void aServiceMayChooseAWeakerMode()
    {
        show("self");
        QTemporaryDir folder;
        QFile services(folder.filePath("services"));
        QVERIFY(services.open(QIODevice::WriteOnly));
        services.write(QStringLiteral("[weak]\nhost=localhost\nport=%1\nuser=anna\nsslmode=prefer\n"
                                      "dbname=postgres\n[silent]\nhost=localhost\nport=%1\n"
                                      "user=anna\ndbname=postgres\n")
                           .arg(m_server->port())
                           .toUtf8());
        services.close();
        qputenv("PGSERVICEFILE", services.fileName().toUtf8());
        storage::checkCertificatesByDefault();
        const base::Secret password("correct horse");
        QCOMPARE(outcome({"service=weak", password}), "done");
        QCOMPARE(outcome({"service=silent", password}), "tls.self-signed");
        qunsetenv("PGSSLMODE");
        QCOMPARE(outcome({"service=silent", password}), "tls.self-signed");
        QCOMPARE(outcome({"service=nowhere", password}), "conninfo.unusable");
        QCOMPARE(outcome({"service=gathering", password}),
                 "conninfo.unusable"); // no word is special
        qputenv("PGSSLMODE", "require");
        QCOMPARE(outcome({"service=silent", password}), "done");
        storage::checkCertificatesByDefault(); // leaves what was chosen
        QCOMPARE(outcome({"service=silent", password}), "done");
        qunsetenv("PGSSLMODE");
        qunsetenv("PGSERVICEFILE");
    }

    void aDowngradeIsNotTaken_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("\"no TLS here\"") << QByteArray("N") << "tls.none";
        QTest::newRow("\"no TLS here\", and an error of old servers")
            << QByteArray("EFATAL: what?\n") << "tls.none";
        QTest::newRow("\"yes\", and a greeting in the clear behind it")
            << QByteArray("SR\0\0\0\x08\0\0\0\0", 10) << "server.silent";
        QTest::newRow("\"yes\", and nonsense")
            << QByteArray("Shello hello hello") << "server.silent";
    }

    void aDowngradeIsNotTaken()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QString, refusal);
        Liar liar(answer);
        const QString text =
            QStringLiteral("host=localhost hostaddr=127.0.0.1 port=%1 user=anna gssencmode=disable "
                           "connect_timeout=2 sslrootcert=%2")
                .arg(liar.port())
                .arg(m_certificates.path("ca.crt"));
        const QString said = outcome({text, base::Secret("correct horse")});
        const QByteArray heard = liar.heard();
        QVERIFY2(heard.startsWith(kMayWe), heard.toHex());
        QVERIFY2(!heard.contains("anna") && !heard.contains("horse"), heard.constData());
        QCOMPARE(said, refusal);
    }

    void aPasswordIsAskedForAndToldFromAWrongOne()
    {
        show("good");
        QCOMPARE(outcome({conninfo({})}), "server.password-needed");
        QCOMPARE(outcome({conninfo({}), base::Secret("wrong")}), "server.password-wrong");
        QCOMPARE(outcome({conninfo({}), base::Secret("correct horse")}), "done");
        QCOMPARE(outcome({conninfo("user=nobody"), base::Secret("x")}), "server.password-wrong");
    }

    void aServerThatSpeaksAnotherLanguageIsUnderstood()
    {
        using storage::connectFailure;
        QCOMPARE(connectFailure("connection to server at \"h\", port 1 failed: ВАЖНО:  28P01: нет\n"
                                "LOCATION:  auth_failed, auth.c:1")
                     .refusal,
                 std::string("server.password-wrong"));
        QCOMPARE(connectFailure("… ВАЖНО:  28P01: нет\nLOCATION:  auth_failed, auth.c:1").detail,
                 std::string("… ВАЖНО:  28P01: нет"));
        QCOMPARE(connectFailure("нет").refusal, std::string("server.unknown"));
    }

    void ofSeveralServersTheMostTellingAnswerIsTold()
    {
        QCOMPARE(
            storage::connectFailure("connection to server at \"a\" failed: Connection refused\n"
                                    "connection to server at \"b\" failed: session is read-only")
                .refusal,
            std::string("server.read-only"));
    }

    void knockingFindsOutTheSameAndCanBeCancelled()
    {
        show("good");
        std::atomic<bool> cancelled = false;
        QVERIFY(storage::knock({conninfo({}), base::Secret("correct horse")}, cancelled));
        const auto refused = storage::knock({conninfo({}), base::Secret("wrong")}, cancelled);
        QCOMPARE(refused.error().refusal, std::string("server.password-wrong"));
        Liar silent({});
        std::thread later([&] {
            silent.awaitClient();
            cancelled = true;
        });
        const auto given = storage::knock(
            {QStringLiteral("host=127.0.0.1 port=%1").arg(silent.port())}, cancelled);
        later.join();
        silent.heard();
        QCOMPARE(given.error().refusal, std::string("server.cancelled"));
    }

    void aMalformedTextKeepsItsPasswordToItself()
    {
        const auto refused = Connection::open({"host=localhost password=correct horse"});
        QCOMPARE(refused.error().refusal, std::string("conninfo.malformed"));
        QCOMPARE(refused.error().detail, std::string());
    }

    void whatTheServerWasAskedIsShownWithoutSecrets()
    {
        const auto shown = storage::withoutSecrets("postgresql://anna:horse@localhost/registry");
        QVERIFY(!shown->contains("horse"));
        const auto where = storage::destinationOf("postgresql://anna:horse@a,b/registry");
        QCOMPARE(where->user, "anna");
        QCOMPARE(where->hosts, "a, b");
    }

    void aPeerThatIsGoneIsNoticedInTime()
    {
        show("good");
        const auto connection = Connection::open({conninfo({}), base::Secret("correct horse")});
        QVERIFY(connection);
        const int socket = PQsocket((*connection)->handle());
        const auto option = [socket](int name) {
            int value = 0;
            socklen_t size = sizeof value;
            return getsockopt(socket, IPPROTO_TCP, name, &value, &size) == 0 ? value : -1;
        };
        QCOMPARE(option(4 /* TCP_KEEPIDLE */) + option(5 /* INTVL */) * option(6 /* CNT */), 14);
        QCOMPARE(option(18 /* TCP_USER_TIMEOUT */), 15000);
    }
};

NIDREG_TEST(TestTls, QCoreApplication)

} // namespace tst_tls

#include "tst_tls.moc"
