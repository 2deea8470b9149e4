// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

namespace tst_publishverb {

using namespace nidreg;
using namespace nidreg::tests;

/// `registry publish` and `registry publish --check`.
class TestPublishVerb : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        registry::ImportBatch batch;
        batch.source = "a test";
        batch.sha256 = std::string(64, '0');
        registry::ImportedNamespace each;
        each.row.nid = "alpha";
        batch.namespaces.push_back(each);
        must(opened(m_rita.conninfo())->import(m_rita.act(Role::Registrar), batch));
    }

    void anAddressIsTakenOrRefused()
    {
        const QByteArray site = QFile::encodeName(m_folder.filePath("addressed"));
        Said said = publish({"--base-url", "https://registry.example/urn?x", site});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains("--base-url https://registry.example/urn?x: Remove “?” "
                                   "and what follows it."),
                 said.err);
        QVERIFY(!QFile::exists(m_folder.filePath("addressed")));
        QCOMPARE(publish({"--base-url", "https://registry.example/urn", site}).status, 0);
        QVERIFY(content("addressed/index.html")
                    .contains("<link rel=\"canonical\" "
                              "href=\"https://registry.example/urn/index.html\"/>"));
        QVERIFY(content("addressed/changes.atom")
                    .contains("href=\"https://registry.example/urn/namespaces/alpha/1.html\""));
        QCOMPARE(publish({"--check", site}).status, 0);
    }

    void theXmlNamesAStylesheetWhereItIsAskedFor()
    {
        const QByteArray site = QFile::encodeName(m_folder.filePath("styled"));
        QCOMPARE(publish({site, "--only", "xml"}).status, 0);
        QVERIFY(!content("styled/urn-namespaces.xml").contains("xml-stylesheet"));
        QVERIFY(!QFile::exists(m_folder.filePath("styled/urn-namespaces.xsl")));
        QCOMPARE(publish({site, "--stylesheet", "--only", "xml"}).status, 0);
        QVERIFY(content("styled/urn-namespaces.xml").contains("xml-stylesheet"));
        QVERIFY(QFile::exists(m_folder.filePath("styled/urn-namespaces.xsl")));
        QCOMPARE(publish({"--check", site}).status, 0);
    }

    void whatOthersChangedIsNamedCheckedAndRepaired()
    {
        const QByteArray site = QFile::encodeName(m_folder.filePath("site"));
        QCOMPARE(publish({site}).status, 0);
        Said said = publish({"--check", site});
        QVERIFY2(said.status == 0, said.out + said.err);
        QVERIFY2(said.out.contains("is up to date"), said.out);

        deface("site/urn-namespaces.xml", "<owned/>");
        QVERIFY(QFile::remove(m_folder.filePath("site/index.html")));
        said = publish({"--check", site});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("altered urn-namespaces.xml"), said.out);
        QVERIFY2(said.out.contains("deleted index.html"), said.out);
        QCOMPARE(content("site/urn-namespaces.xml"), QByteArray("<owned/>"));

        said = publish({"--format", "json", site});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.json().value("unchanged").toBool(true), false);
        QCOMPARE(said.json().value("changed_by_others").toObject().value("count").toInt(), 2);
        QVERIFY(content("site/urn-namespaces.xml").contains("alpha"));
        QCOMPARE(publish({"--check", site}).status, 0);
    }

    /// File and line were changed together: the proof beside them is of another list.
    void theProofSpeaksAgainstAListThatWasReplaced()
    {
        const QByteArray site = QFile::encodeName(m_folder.filePath("proved"));
        QCOMPARE(publish({site}).status, 0);
        QVERIFY(QFile::exists(m_folder.filePath("proved/proof.txt")));
        const QByteArray sums = content("proved/SHA256SUMS");
        deface("proved/SHA256SUMS", sums.first(sums.indexOf('\n') + 1));
        Said said = publish({"--check", site});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("altered SHA256SUMS"), said.out);
        QCOMPARE(publish({site}).status, 0);
        QCOMPARE(content("proved/SHA256SUMS"), sums);

        deface("proved/checkpoint.txt", "nothing\n");
        said = publish({"--check", site});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("altered checkpoint.txt"), said.out);
        QVERIFY(QFile::remove(m_folder.filePath("proved/proof.txt")));
        QVERIFY(publish({"--check", site}).out.contains("deleted proof.txt"));
        QCOMPARE(publish({site}).status, 0);
        QCOMPARE(publish({"--check", site}).status, 0);
    }

    void whatCannotBeCheckedIsRefused_data()
    {
        QTest::addColumn<QList<QByteArray>>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("no folder") << QList<QByteArray>{"--check"} << 2 << QByteArray("folder");
        QTest::newRow("a folder that is not there")
            << QList<QByteArray>{"--check", "/no/such/folder"} << 3
            << QByteArray("does not contain a publication");
        QTest::newRow("formats, which are those of the folder")
            << QList<QByteArray>{"--check", "x", "--only", "xml"} << 2 << QByteArray("--check");
        QTest::newRow("changes") << QList<QByteArray>{"--check", "x", "--since", "1"} << 2
                                 << QByteArray("--check");
    }

    void whatCannotBeCheckedIsRefused()
    {
        QFETCH(QList<QByteArray>, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, said);
        const Said answer = publish(arguments);
        QVERIFY2(answer.status == status, QByteArray::number(answer.status) + answer.err);
        QVERIFY2(answer.err.contains(said), answer.err);
    }

private:
    Said publish(const QList<QByteArray> &arguments)
    {
        return say(QList<QByteArray>{"--db", m_rita.conninfo().toUtf8(), "registry", "publish"}
                   + arguments);
    }

    QByteArray content(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void deface(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QTemporaryDir m_folder;
    TestDatabase m_database;
    Login m_rita{m_database, "registrar"};
};

NIDREG_TEST(TestPublishVerb, QCoreApplication)

} // namespace tst_publishverb

#include "tst_publishverb.moc"
