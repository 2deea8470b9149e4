// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "model/proof/base64.h"
#include "model/proof/merkletree.h"
#include "model/proof/prooffile.h"
#include "tests/app/cli/inprocess.h"
#include "tests/program/program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <map>
#include <sstream>
#include <sys/stat.h>

namespace tst_auditcheck {

using namespace nidreg;
using namespace nidreg::tests;
using namespace nidreg::app;

namespace {

Said say(const std::vector<std::string> &arguments)
{
    Arguments all;
    for (std::size_t i = 1; i < arguments.size(); ++i)
        all << QByteArray::fromStdString(arguments[i]);
    return tests::say(all);
}

Said check(const QString &file, const std::vector<std::string> &more = {})
{
    std::vector<std::string> all{"nidreg-cli", "audit", "check", file.toStdString()};
    all.insert(all.end(), more.begin(), more.end());
    return say(all);
}

/// A log of events "0" to "6", its proofs and the key that signed them.
struct Log {
    Log() : key(*proof::SigningKey::make("registry.example/urn"))
    {
        for (int i = 0; i < 7; ++i) {
            for (const proof::MerkleTree::Node &each : tree.append(std::to_string(i)))
                nodes[{each.level, each.index}] = each.hash;
            if (i == 2)
                old = tree.root();
        }
        note = proof::noted({"registry.example/urn", 7, tree.root(), {}}, &key);
    }
    QByteArray inclusion() const
    {
        return QByteArray::fromStdString(proof::write(
            proof::InclusionProof{"5", 5, *proof::inclusionPath(5, 7, lookup()), note}));
    }
    QByteArray consistency() const
    {
        return QByteArray::fromStdString(proof::write(
            proof::ConsistencyProof{3, old, *proof::consistencyPath(3, 7, lookup()), note}));
    }
    proof::NodeLookup lookup() const
    {
        return [this](int level, std::int64_t index) -> std::optional<proof::Hash> {
            const auto found = nodes.find({level, index});
            return found == nodes.end() ? std::nullopt : std::optional(found->second);
        };
    }

    proof::SigningKey key;
    proof::MerkleTree tree;
    std::map<std::pair<int, std::int64_t>, proof::Hash> nodes;
    proof::Hash old{};
    std::string note;
};

/// What somebody does to a proof file.
using Damage = std::function<QByteArray(QByteArray)>;

Damage exchanged(const QByteArray &from, const QByteArray &to)
{
    return [from, to](QByteArray proof) {
        const qsizetype at = proof.indexOf(from);
        if (at < 0)
            qFatal("there is no %s in the proof", from.constData());
        return proof.replace(at, from.size(), to);
    };
}

Damage cut(qsizetype keep)
{
    return [keep](const QByteArray &proof) {
        return keep < 0 ? proof.chopped(-keep) : proof.first(keep);
    };
}

} // namespace

/// `audit check` on what comes from anywhere: a clear refusal, in one line, and the right status.
class AuditCheckTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY2(m_folder.isValid(), qPrintable(m_folder.errorString())); }

    void whatIsWholeHolds()
    {
        for (const QByteArray &each :
             {m_log.inclusion(), m_log.consistency(), QByteArray::fromStdString(m_log.note)}) {
            const Said said = check(written(each), {"--key", m_log.key.verifier().text()});
            QVERIFY2(said.status == 0, said.err);
            QVERIFY2(said.out.startsWith("registry.example/urn: valid for the log of 7 events"),
                     said.out);
        }
    }

    void aDamagedProofIsRefused_data();
    void aDamagedProofIsRefused()
    {
        QFETCH(bool, isConsistency);
        QFETCH(Damage, damage);
        const QString file =
            written(damage(isConsistency ? m_log.consistency() : m_log.inclusion()));
        refuses(check(file), 1, file);
    }

    /// At every length a truncated proof is none, or one whose signatures are cut off.
    void noTruncatedProofHoldsForTheKey()
    {
        for (const QByteArray &whole : {m_log.inclusion(), m_log.consistency()}) {
            for (qsizetype size = 0; size < whole.size(); ++size) {
                const QString file = written(whole.first(size));
                refuses(check(file, {"--key", m_log.key.verifier().text()}), 1, file);
            }
        }
    }

    void whatIsNoFileIsNotReadAndNotWaitedFor()
    {
        const QString pipe = m_folder.filePath("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString &each :
             {pipe, m_folder.path(), m_folder.filePath("missing"), QStringLiteral("/dev/zero")})
            refuses(check(each), 3, each);
    }

    void aFileThatIsTooLargeIsNotReadWhole()
    {
        const QString name = m_folder.filePath("large");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(m_log.inclusion()) > 0
                && file.resize(100 * 1024 * 1024));
        file.close();
        const Said said = check(name);
        refuses(said, 3, name);
        QVERIFY2(said.err.contains("too large"), said.err);
    }

    void aKeyThatIsNoneIsNamed()
    {
        const QString file = written(m_log.inclusion());
        const Said said = check(file, {"--key", "x+00000000+AA=="});
        refuses(said, 3, "--key");
    }

    void anothersKeyDidNotSignIt()
    {
        const QString file = written(m_log.inclusion());
        const auto other = proof::SigningKey::make("registry.example/urn");
        refuses(check(file, {"--key", other->verifier().text()}), 1, file);
    }

private:
    QString written(const QByteArray &bytes)
    {
        const QString name = m_folder.filePath("a.tlog-proof");
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(file.errorString()));
        return name;
    }

    static void refuses(const Said &said, int status, const QString &names)
    {
        QVERIFY2(said.status == status, said.out + said.err);
        QVERIFY2(said.out.isEmpty(), said.out);
        QVERIFY2(said.err.startsWith("nidreg-cli: audit check: "), said.err);
        QCOMPARE(said.err.count('\n'), 1);
        QCOMPARE(said.err.count(names.toUtf8()), 1);
    }

    Log m_log;
    QTemporaryDir m_folder;
};

void AuditCheckTest::aDamagedProofIsRefused_data()
{
    QTest::addColumn<bool>("isConsistency");
    QTest::addColumn<Damage>("damage");
    const auto event = [](const char *name, const Damage &damage) {
        QTest::newRow(name) << false << damage;
    };
    const auto growth = [](const char *name, const Damage &damage) {
        QTest::newRow(name) << true << damage;
    };
    const auto base64 = [](const proof::Hash &hash) {
        return QByteArray::fromStdString(proof::toBase64(proof::bytesOf(hash)));
    };
    const QByteArray root = base64(m_log.tree.root());
    const QByteArray old = base64(m_log.old);
    const QByteArray other = base64(proof::leafOf("another"));
    event("nothing", cut(0));
    event("its first line alone", cut(23));
    event("without the end of its last line", cut(-1));
    event("another version of the form", exchanged("@v1", "@v2"));
    event("another event", exchanged("extra NQ==", "extra Ng=="));
    event("an event that is no base64", exchanged("extra NQ==", "extra N!=="));
    event("an event without its padding", exchanged("extra NQ==", "extra NQ"));
    event("two events", exchanged("extra NQ==", "extra NQ==\nextra NQ=="));
    event("two numbers", exchanged("index 5", "index 5\nindex 5"));
    event("number -1", exchanged("index 5", "index -1"));
    event("number 05", exchanged("index 5", "index 05"));
    event("number +5", exchanged("index 5", "index +5"));
    event("a number with a fraction", exchanged("index 5", "index 5.0"));
    event("a number that is a word", exchanged("index 5", "index five"));
    event("no number", exchanged("index 5", "index "));
    event("a number beyond the log", exchanged("index 5", "index 7"));
    event("the largest number", exchanged("index 5", "index 9223372036854775807"));
    event("a number that fits no integer", exchanged("index 5", "index 9223372036854775808"));
    event("a path with a hash too many", exchanged("index 5\n", "index 5\n" + other + '\n'));
    event("a path with a short hash", exchanged("index 5\n", "index 5\nAAAA\n"));
    event("another root", exchanged(root, other));
    event("a root that is too short", exchanged(root, "AAAA"));
    event("a log of 6 events", exchanged("\n7\n", "\n6\n"));
    event("a log of no events", exchanged("\n7\n", "\n0\n"));
    event("a log of -7 events", exchanged("\n7\n", "\n-7\n"));
    event("a log of more than all events", exchanged("\n7\n", "\n99999999999999999999\n"));
    event("lines that end as on Windows",
          [](QByteArray proof) { return proof.replace("\n", "\r\n"); });
    event("bytes that are no UTF-8",
          exchanged("registry.example",
                    "registry\xFF"
                    "example"));
    event("a zero byte", exchanged("registry.example", QByteArray("registry\0example", 16)));
    event("JSON", [](const QByteArray &) { return QByteArray("{\"index\": 5, \"index\": 6}\n"); });
    growth("growth cut off", cut(60));
    growth("from -3 events", exchanged("old 3", "old -3"));
    growth("from more events than there are", exchanged("old 3", "old 8"));
    growth("from another size", exchanged("old 3", "old 4"));
    growth("from no events", exchanged("old 3", "old 0"));
    growth("from two sizes", exchanged("old 3", "old 3\nold 3"));
    growth("from the largest number of events", exchanged("old 3", "old 9223372036854775807"));
    growth("from another root", exchanged("root " + old, "root " + other));
    growth("to another root", exchanged(root, other));
    growth("without its path", [](const QByteArray &proof) {
        const qsizetype path = proof.indexOf('\n', proof.indexOf("root ")) + 1;
        return proof.first(path) + proof.mid(proof.indexOf("\n\n", path) + 1);
    });
}

NIDREG_TEST(AuditCheckTest, QCoreApplication)

} // namespace tst_auditcheck

#include "tst_auditcheck.moc"
