// SPDX-License-Identifier: MIT
#include "app/wiring/publications.h"
#include "model/exchange/iana/snapshot.h"
#include "model/proof/prooffile.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/shipped.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_publications {

using namespace nidreg;
using tests::must;
using tests::Role;

/// What a publication has on record, and what proves it.
class TestPublications : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::TestRegistry> m_registry;
    QTemporaryDir m_folder;
    std::optional<proof::SigningKey> m_key;

    QByteArray content(const char *name) const
    {
        QFile file(m_folder.filePath("p/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    exchange::Published published()
    {
        exchange::PublishPlan plan{m_folder.filePath("p").toStdString(), {}};
        plan.formats = {exchange::Format::Html, exchange::Format::Csv};
        plan.seal =
            must(app::sealFor(m_registry->store(), tests::act("rita", Role::Registrar), m_key));
        const auto done = exchange::publish(m_registry->store(), plan,
                                            [](std::int64_t, std::int64_t) { return true; });
        if (!done)
            qFatal("not published: %d", int(done.error().kind));
        return *done;
    }

private slots:
    void initTestCase()
    {
        m_registry = std::make_unique<tests::TestRegistry>();
        must(m_registry->store().import(tests::act("ann", Role::Registrar),
                                        tests::shippedListing()));
        m_key = proof::SigningKey::make("registry.example/urn").value();
    }

    void cleanupTestCase() { m_registry.reset(); }

    void aPublicationIsProvedByTheFilesBesideIt()
    {
        const auto done = published();
        QVERIFY(done.event.has_value());
        const auto read = proof::readInclusion(content("proof.txt").toStdString());
        QVERIFY(read && proof::check(*read));
        QCOMPARE(read->index, *done.event);
        QCOMPARE(QByteArray::fromStdString(read->checkpoint), content("checkpoint.txt"));
        const auto noted = proof::readNotedCheckpoint(read->checkpoint);
        QVERIFY(m_key->verifier().check(noted->note));
        const auto hash = must(app::hashOfFile(m_folder.filePath("p/SHA256SUMS")));
        QVERIFY(read->bytes.find(hash + "  SHA256SUMS") != std::string::npos);
        QCOMPARE(must(app::publicationOf(m_registry->store(), m_folder.filePath("p"))),
                 *done.event);
        QVERIFY(content("index.html").contains("href=\"proof.txt\""));
    }

    void whatIsOnRecordAlreadyKeepsItsProof()
    {
        const auto first = published();
        const QByteArray proof = content("proof.txt");
        m_registry->draft();
        const auto size = must(m_registry->store().head()).size;
        const auto again = published();
        QVERIFY(again.isUnchanged);
        QCOMPARE(again.event, first.event);
        QCOMPARE(content("proof.txt"), proof);
        QCOMPARE(must(m_registry->store().head()).size, size);
    }

    void anotherKeySignsAnew()
    {
        const auto first = published();
        const QByteArray checkpoint = content("checkpoint.txt");
        m_key = proof::SigningKey::make("registry.example/other").value();
        const auto again = published();
        QCOMPARE(again.event, first.event);
        QVERIFY(content("checkpoint.txt") != checkpoint);
        QVERIFY(content("checkpoint.txt").startsWith("registry.example/other\n"));
    }

    void aBrokenProofIsMadeAnew()
    {
        published();
        const QByteArray proof = content("proof.txt");
        QFile file(m_folder.filePath("p/proof.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("broken\n") > 0);
        file.close();
        published();
        const auto read = proof::readInclusion(content("proof.txt").toStdString());
        QVERIFY(read && proof::check(*read));
        QVERIFY(!proof.isEmpty());
    }

    void onlyARegistrarPutsThingsOnRecord()
    {
        const auto seal = app::sealFor(m_registry->store(), tests::act("abe", Role::Applicant), {});
        QVERIFY(!seal);
        QCOMPARE(seal.error().kind, registry::StoreError::Refused);
    }
};

NIDREG_TEST(TestPublications, QCoreApplication)

} // namespace tst_publications

#include "tst_publications.moc"
