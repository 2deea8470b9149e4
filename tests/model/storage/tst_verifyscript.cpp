// SPDX-License-Identifier: MIT
#include "model/proof/merkletree.h"
#include "model/proof/prooffile.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QProcess>
#include <QTemporaryDir>

namespace tst_verifyscript {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

proof::Hash hashOf(const std::string &hex)
{
    const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(hex));
    return proof::hashFrom(bytes.toStdString()).value();
}

std::vector<proof::Hash> hashesOf(const std::vector<std::string> &path)
{
    std::vector<proof::Hash> hashes;
    for (const std::string &each : path)
        hashes.push_back(hashOf(each));
    return hashes;
}

/// The manual's script on real proofs, as an outsider runs it.
struct Outsider {
    QTemporaryDir folder;
    proof::SigningKey key = proof::SigningKey::make("registry.example/urn").value();

    std::string signedHead(const registry::LogHead &head) const
    {
        return proof::noted({key.verifier().name(), head.size, hashOf(head.root), {}}, &key);
    }
    std::string file(const registry::Inclusion &it) const
    {
        return proof::write(
            proof::InclusionProof{it.bytes, it.number, hashesOf(it.path), signedHead(it.head)});
    }
    std::string file(const registry::Consistency &it) const
    {
        return proof::write(proof::ConsistencyProof{it.old.size, hashOf(it.old.root),
                                                    hashesOf(it.path), signedHead(it.head)});
    }
    QString write(const QString &name, const std::string &bytes) const
    {
        QFile made(folder.filePath(name));
        if (!made.open(QIODevice::WriteOnly) || made.write(QByteArray::fromStdString(bytes)) < 0)
            qFatal("cannot write %s", qPrintable(name));
        return made.fileName();
    }
    /// The exit status; what it said is in `said`.
    int run(const QStringList &arguments)
    {
        QProcess python;
        python.start("python3",
                     QStringList{NIDREG_SOURCE "/resources/manual/verify_proof.py"} + arguments);
        if (!python.waitForFinished())
            return -1;
        said = python.readAllStandardOutput() + python.readAllStandardError();
        return python.exitCode();
    }
    int check(const std::string &bytes, const QStringList &more = {})
    {
        return run(QStringList{write("proof", bytes), "--key",
                               QString::fromStdString(key.verifier().text())}
                   + more);
    }
    QByteArray said;
};

} // namespace

class TestVerifyScript : public QObject {
    Q_OBJECT

private slots:
    void theScriptIsShort()
    {
        QFile script(NIDREG_SOURCE "/resources/manual/verify_proof.py");
        QVERIFY(script.open(QIODevice::ReadOnly));
        QVERIFY(script.readAll().count('\n') <= 150);
    }

    void whatIsOnRecordIsProvedToAnOutsider()
    {
        const TestRegistry registry;
        Outsider outsider;
        const auto old = must(registry.store().head());
        const auto version = must(registry.registerNamespace(
            act("rita", Role::Registrar), registry.approved(registry.draft(), "Example")));
        const auto revision =
            must(registry.store().prove(registry::RevisionPosition{version.request, 1}));
        const QString text = outsider.write("revision.txt", textOf("Example", 1));
        QCOMPARE(outsider.check(outsider.file(revision), {"--file", text}), 0);
        QVERIFY(outsider.said.contains("signature checked"));
        QCOMPARE(outsider.check(outsider.file(must(registry.store().prove(
                                    registry::VersionPosition{"eXample", 1}))),
                                {"--file", text}),
                 0);
        const QString other = outsider.write("other.txt", "something else");
        QCOMPARE(outsider.check(outsider.file(revision), {"--file", other}), 1);
        const auto size = must(registry.store().head()).size;
        for (std::int64_t number = 0; number < size; ++number)
            QCOMPARE(outsider.check(outsider.file(
                         must(registry.store().prove(registry::EventPosition{number})))),
                     0);
        for (std::int64_t since = 1; since <= size; ++since)
            QCOMPARE(outsider.check(outsider.file(must(registry.store().proveSince(since)))), 0);
        const auto grown = must(registry.store().proveSince(old.size));
        QCOMPARE(grown.old.root, old.root);
    }

    void aPublishedListingIsFoundByItsFiles()
    {
        const TestRegistry registry;
        const std::string one(64, 'a'), two(64, 'b'), none(64, 'c');
        const auto number = must(registry.store().recordPublication(
            act("rita", Role::Registrar), {{{"a.xml", one}, {"b.csv", two}}, 3}));
        QCOMPARE(must(registry.store().publicationOf({one}, false)), number);
        QCOMPARE(must(registry.store().publicationOf({one, two, none}, true)), number);
        QCOMPARE(refusal(registry.store().publicationOf({one}, true)), QStringLiteral("not found"));
        QCOMPARE(refusal(registry.store().publicationOf({none}, false)),
                 QStringLiteral("not found"));
        QCOMPARE(refusal(registry.store().recordPublication(act("abe", Role::Applicant),
                                                            {{{"a.xml", one}}, 3})),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(registry.store().recordPublication(act("rita", Role::Registrar),
                                                            {{{"a.xml", "no hash"}}, 3})),
                 QStringLiteral("publication.malformed"));
    }

    /// A log that lies may hold anything; what is no event in the documented form is not taken.
    void onlyAnEventInItsFormIsTaken()
    {
        const TestRegistry registry;
        Outsider outsider;
        const std::string bytes = must(registry.store().prove(registry::EventPosition{0})).bytes;
        const auto check = [&outsider](const std::string &event) {
            const proof::Hash leaf = proof::leafOf(event);
            return outsider.check(proof::write(
                proof::InclusionProof{event, 0, {}, outsider.signedHead({1, proof::toHex(leaf)})}));
        };
        QCOMPARE(check(bytes), 0);
        const auto with = [&bytes](std::string_view old, const char *fresh) {
            std::string changed = bytes;
            return changed.replace(changed.find(old), old.size(), fresh);
        };
        for (const std::string &each :
             {std::string(), bytes + "more=1:x\n", bytes + bytes, bytes.substr(0, bytes.size() - 1),
              with("number=1:0", "number=1:7"), with("number=1:0", "number=01:0"),
              with("nidreg-event=1:1", "nidreg-event=1:2"), with("role=", "rule="),
              with("number=1:0\n", ""), with("number=1:0", "number=-1:0"),
              with("number=1:0", "number=99999999999999999999:0")}) {
            QCOMPARE(check(each), 1);
            QVERIFY(!outsider.said.contains("Traceback"));
        }
    }

    void whatIsNotThereIsNotProved()
    {
        const TestRegistry registry;
        const auto size = must(registry.store().head()).size;
        QCOMPARE(refusal(registry.store().prove(registry::EventPosition{size})),
                 QStringLiteral("not found"));
        QCOMPARE(refusal(registry.store().prove(registry::VersionPosition{"nothing", 1})),
                 QStringLiteral("not found"));
        QCOMPARE(refusal(registry.store().proveSince(size + 1)),
                 QStringLiteral("log.never-had-that-size"));
        QCOMPARE(refusal(registry.store().proveSince(0)),
                 QStringLiteral("log.never-had-that-size"));
    }

    /// Every byte of both kinds of proof, by one run of Python: none that is changed is taken.
    void everyByteOfAProofCounts()
    {
        const TestRegistry registry;
        Outsider outsider;
        outsider.write("i",
                       outsider.file(must(registry.store().prove(registry::EventPosition{2}))));
        outsider.write("c", outsider.file(must(registry.store().proveSince(3))));
        outsider.write(
            "flip.py",
            "import contextlib, io, sys\n"
            "source = open(sys.argv[1]).read().replace('main(sys.argv[1:])\\n', '')\n"
            "names = {}\n"
            "exec(source, names)\n"
            "taken = 0\n"
            "for file in sys.argv[3:]:\n"
            "    proof = open(file, 'rb').read()\n"
            "    for place in range(-1, len(proof)):\n"
            "        changed = bytearray(proof)\n"
            "        if place >= 0:\n"
            "            changed[place] ^= 1\n"
            "        try:\n"
            "            with contextlib.redirect_stdout(io.StringIO()):\n"
            "                names['check'](bytes(changed).decode(), [sys.argv[2]], [])\n"
            "            taken += 1\n"
            "        except ValueError:\n"
            "            pass\n"
            "print(taken)\n");
        QProcess python;
        python.start("python3",
                     {outsider.folder.filePath("flip.py"),
                      NIDREG_SOURCE "/resources/manual/verify_proof.py",
                      QString::fromStdString(outsider.key.verifier().text()),
                      outsider.folder.filePath("i"), outsider.folder.filePath("c")});
        QVERIFY(python.waitForFinished(240'000));
        QCOMPARE(python.readAllStandardOutput().trimmed(), QByteArray("2")); // the unchanged ones
    }
};

NIDREG_TEST(TestVerifyScript, QCoreApplication)

} // namespace tst_verifyscript

#include "tst_verifyscript.moc"
