// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_compareverb {

using namespace nidreg;
using namespace nidreg::tests;

/// `audit compare` on a registry that was restored to a moment: a copy of its database, in which
/// Abe's request 1 is a draft. What was done after that is lost.
class TestCompareVerb : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_CONFIG_HOME", m_home.path().toUtf8());
    }

    void init()
    {
        QVERIFY(QDir(m_home.filePath("nidreg")).removeRecursively());
        m_registry = std::make_unique<TestRegistry>();
        m_request = m_registry->draft();
        m_early = witness();
        const QString name = Sql(m_registry->conninfo()).value("select current_database()");
        m_copy = m_registry->conninfo().replace(name, name + "_restored");
        m_admin = m_registry->conninfo().replace(name, "postgres");
        Sql(m_admin).value(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + name
            + "'");
        Sql(m_admin).value("create database " + name + "_restored template " + name);
        m_registry->reopen();
        m_common = must(m_registry->store().head()).size;
        m_registry->approved(m_request, "lights");
        m_size = must(m_registry->store().head()).size;
        m_late = witness();
    }

    void cleanup()
    {
        Sql(m_admin).value("drop database "
                           + Sql(m_copy).value("select quote_ident(current_database())")
                           + " with (force)");
    }

    void nothingIsMissingWhereNothingWasLost()
    {
        const Said said = compare(m_registry->conninfo(), m_late);
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.out,
                 QStringLiteral("the log has everything that the checkpoint covers: %1 events\n")
                     .arg(m_size)
                     .toUtf8());
        const Said json = compare(m_registry->conninfo(), m_late, {"--format", "json"});
        QCOMPARE(json.status, 0);
        QCOMPARE(json.json()["whole"].toBool(), true);
        QCOMPARE(json.json()["lost"].toArray().size(), 0);
    }

    void whatIsLostIsNamedWithThePeopleConcerned()
    {
        const Said said = compare(m_copy, m_late);
        QVERIFY2(said.status == 1, said.err);
        const QList<QByteArray> lines = said.out.trimmed().split('\n');
        QCOMPARE(lines.front(),
                 QStringLiteral("the checkpoint covers %1 events, the log has %2; both have the "
                                "first %2")
                     .arg(m_size)
                     .arg(m_common)
                     .toUtf8());
        const auto lost = m_size - m_common;
        QCOMPARE(lines.size(), 1 + lost + 3);
        const QByteArray first = "lost: " + QByteArray::number(qlonglong(m_common)) + "  ";
        QVERIFY2(lines[1].startsWith(first), lines[1]);
        QVERIFY2(lines[1].endsWith("  abe (applicant)  submit  request "
                                   + QByteArray::number(qlonglong(m_request.id.value))
                                   + "  lights"),
                 lines[1]);
        QCOMPARE(lines.mid(1 + lost),
                 (QList<QByteArray>{"concerned: abe", "concerned: eve", "concerned: rita"}));
    }

    void programsReadTheSame()
    {
        const Said said = compare(m_copy, m_late, {"--format", "json"});
        QVERIFY2(said.status == 1, said.err);
        const QJsonObject json = said.json();
        QCOMPARE(json["whole"].toBool(true), false);
        QCOMPARE(json["common"].toInt(), int(m_common));
        QCOMPARE(json["checkpoint"].toObject()["size"].toInt(), int(m_size));
        QCOMPARE(json["log"].toObject()["size"].toInt(), int(m_common));
        QCOMPARE(json["unnamed"].toInt(-1), 0);
        QCOMPARE(json["people"].toArray(), (QJsonArray{"abe", "eve", "rita"}));
        const QJsonArray lost = json["lost"].toArray();
        QCOMPARE(lost.size(), int(m_size - m_common));
        const QJsonObject first = lost.first().toObject();
        QCOMPARE(first["number"].toInt(), int(m_common));
        QCOMPARE(first["what"].toString(), QString("submit"));
        QCOMPARE(first["request"].toInt(), int(m_request.id.value));
    }

    /// It covers nothing that is lost.
    void aCheckpointFromBeforeTheLossFindsNothing()
    {
        const Said said = compare(m_copy, m_early);
        QVERIFY2(said.status == 0, said.err);
        QVERIFY2(said.out.startsWith("the log has everything that the checkpoint covers: "),
                 said.out);
    }

    /// Only how many they were is known.
    void eventsThatWereNotKeptByNameAreCounted()
    {
        QVERIFY(QFile::remove(QString(m_late).replace(".checkpoint", ".events")));
        const Said said = compare(m_copy, m_late);
        QVERIFY2(said.status == 1, said.err);
        QVERIFY2(said.out.endsWith("lost: " + QByteArray::number(qlonglong(m_size - m_common))
                                   + " events that are not kept by name beside a checkpoint\n"),
                 said.out);
    }

    void whatIsNoCheckpointOfThisLogIsRefused()
    {
        QFile file(m_late);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray log = QByteArray::fromStdString(must(m_registry->store().head()).log);
        const QByteArray text = file.readAll().replace(log, QByteArray(64, '1'));
        QVERIFY(file.seek(0) && file.write(text) == text.size());
        file.close();
        const Said said = compare(m_copy, m_late);
        QCOMPARE(said.status, 3);
        QVERIFY2(said.out.isEmpty() && said.err.startsWith("nidreg-cli: audit compare: "),
                 said.err);
        QCOMPARE(compare(m_copy, m_home.filePath("nothing")).status, 3);
        QCOMPARE(say({"--db", m_copy.toUtf8(), "audit", "compare"}).status, 2);
    }

private:
    static Said compare(const QString &conninfo, const QString &checkpoint,
                        const Arguments &options = {})
    {
        return say(Arguments{"--db", conninfo.toUtf8()} + options
                   + Arguments{"audit", "compare", checkpoint.toUtf8()});
    }

    /// The file in which `audit witness add` keeps a checkpoint of the log as it is now.
    QString witness() const
    {
        const Said said = say({"--db", m_registry->conninfo().toUtf8(), "--format", "json", "audit",
                               "witness", "add"});
        if (said.status != 0)
            qFatal("%s", said.err.constData());
        return said.json()["kept"].toString();
    }

    QTemporaryDir m_home;
    std::unique_ptr<TestRegistry> m_registry;
    workflow::Request m_request;
    QString m_copy, m_admin, m_early, m_late;
    std::int64_t m_common = 0, m_size = 0; ///< events of the copy, and of the registry
};

NIDREG_TEST(TestCompareVerb, QCoreApplication)

} // namespace tst_compareverb

#include "tst_compareverb.moc"
