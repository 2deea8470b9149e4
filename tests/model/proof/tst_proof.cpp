// SPDX-License-Identifier: MIT
#include "model/proof/merkletree.h"
#include "model/proof/prooffile.h"
#include "tests/program/program.h"

#include <QtTest>

#include <map>

namespace tst_proof {

using namespace nidreg::proof;

namespace {

/// A tree of leaves "0", "1", … with every complete subtree, for sizes up to `size`.
struct Log {
    MerkleTree tree;
    std::map<std::pair<int, std::int64_t>, Hash> nodes;
    std::vector<Hash> roots{MerkleTree().root()};

    explicit Log(int size)
    {
        for (int i = 0; i < size; ++i) {
            for (const MerkleTree::Node &each : tree.append(std::to_string(i)))
                nodes[{each.level, each.index}] = each.hash;
            roots.push_back(tree.root());
        }
    }
    NodeLookup lookup() const
    {
        return [this](int level, std::int64_t index) -> std::optional<Hash> {
            const auto found = nodes.find({level, index});
            return found == nodes.end() ? std::nullopt : std::optional(found->second);
        };
    }
};

const std::string kPeter = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const std::string kSigned =
    "If you think cryptography is the answer to your problem,\n"
    "then you don't know what your problem is.\n\n"
    "\xE2\x80\x94 PeterNeumann "
    "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdng"
    "otpRZb6KE6RyyBwJnAM=\n";

std::string checkpointText(const std::string &size = "7",
                           const std::string &root = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
{
    return "example.org/log\n" + size + "\n" + root + "\n";
}

} // namespace

using Refusal = std::optional<ProofError>;

class TestProof : public QObject {
    Q_OBJECT

private slots:
    void everyLeafOfEveryTreeHasItsPath()
    {
        constexpr int kMaxLeaves = 66;
        const Log log(kMaxLeaves);
        for (int size = 1; size <= kMaxLeaves; ++size) {
            QVERIFY(rootOf(size, log.lookup()) == log.roots[std::size_t(size)]);
            for (int index = 0; index < size; ++index) {
                const auto path = inclusionPath(index, size, log.lookup());
                QVERIFY(path);
                const Hash &root = log.roots[std::size_t(size)];
                const Hash leaf = leafOf(std::to_string(index));
                QVERIFY(isIncluded(leaf, index, size, *path, root));
                QVERIFY(!isIncluded(leaf, index + 1, size, *path, root));
                QVERIFY(!isIncluded(leafOf("x"), index, size, *path, root));
                auto longer = *path;
                longer.push_back(leaf);
                QVERIFY(!isIncluded(leaf, index, size, longer, root));
            }
        }
        QVERIFY(!inclusionPath(66, 66, log.lookup()));
        QVERIFY(!inclusionPath(-1, 66, log.lookup()));
    }

    /// A path of a smaller tree leads to that tree's root, and proves nothing of a larger one.
    void aPathThatIsTooShortForTheSizeProvesNothing()
    {
        const Log log(33);
        for (int size = 1; size < 33; ++size) {
            for (int larger = size + 1; larger <= 33; ++larger) {
                const Hash &root = log.roots[std::size_t(size)];
                for (int index = 0; index < size; ++index) {
                    const auto path = inclusionPath(index, size, log.lookup());
                    const auto whole = inclusionPath(index, larger, log.lookup());
                    if (path->size() < whole->size())
                        QVERIFY(
                            !isIncluded(leafOf(std::to_string(index)), index, larger, *path, root));
                }
                for (int old = 1; old < size; ++old) {
                    const auto path = consistencyPath(old, size, log.lookup());
                    const auto whole = consistencyPath(old, larger, log.lookup());
                    if (path->size() < whole->size())
                        QVERIFY(
                            !isConsistent(old, log.roots[std::size_t(old)], larger, root, *path));
                }
            }
        }
    }

    void aCheckpointSaysOfWhichLogItIs()
    {
        const std::string log(64, 'a');
        Checkpoint checkpoint{"example.org/log", 7, {}, {"other words", logLine(log)}};
        const auto read = readCheckpoint(write(checkpoint));
        QVERIFY(read);
        QCOMPARE(logOf(*read), log);
        for (const std::string &other : {std::string("log"), "log " + std::string(63, 'a'),
                                         "log " + std::string(64, 'g'), "Log " + log}) {
            checkpoint.extensions = {other};
            QCOMPARE(logOf(checkpoint), std::string());
        }
    }

    void everyLineOfACheckpointEnds_data()
    {
        QTest::addColumn<std::vector<std::string>>("extensions");
        QTest::newRow("its root") << std::vector<std::string>{};
        QTest::newRow("its last extension") << std::vector<std::string>{"other words"};
    }

    /// Two texts of one checkpoint would have two signatures.
    void everyLineOfACheckpointEnds()
    {
        QFETCH(std::vector<std::string>, extensions);
        std::string text = write(Checkpoint{"example.org/log", 7, {}, extensions});
        QCOMPARE(write(*readCheckpoint(text)), text);
        text.pop_back();
        const auto read = readCheckpoint(text);
        QVERIFY(!read);
        QCOMPARE(read.error(), ProofError::NoLineEnd);
    }

    void everyTreeIsConsistentWithItsBeginnings()
    {
        constexpr int kMaxLeaves = 66;
        const Log log(kMaxLeaves);
        for (int size = 1; size <= kMaxLeaves; ++size) {
            for (int old = 1; old <= size; ++old) {
                const auto path = consistencyPath(old, size, log.lookup());
                QVERIFY(path);
                const Hash &before = log.roots[std::size_t(old)];
                const Hash &now = log.roots[std::size_t(size)];
                QVERIFY(isConsistent(old, before, size, now, *path));
                QVERIFY(!isConsistent(old, leafOf("x"), size, now, *path));
                QVERIFY(!isConsistent(old, before, size, leafOf("x"), *path));
                auto longer = *path;
                longer.push_back(now);
                QVERIFY(!isConsistent(old, before, size, now, longer));
            }
        }
        QVERIFY(!consistencyPath(0, 5, log.lookup()));
        QVERIFY(!consistencyPath(6, 5, log.lookup()));
        // Nothing begins with an empty log (RFC 9162, section 2.1.4): its size is given, and no
        // path.
        const Hash any = leafOf("x");
        QVERIFY(!isConsistent(0, any, 0, any, {}));
        QVERIFY(!isConsistent(0, any, 5, log.roots[5], {}));
        QVERIFY(!isConsistent(-1, any, -1, any, {}));
    }

    void aNoteThatOthersSignedIsChecked()
    {
        const auto key = VerifierKey::read(kPeter);
        QVERIFY(key);
        QCOMPARE(key->text(), kPeter);
        const auto note = readNote(kSigned);
        QVERIFY(note);
        QVERIFY(key->check(*note));
        QCOMPARE(write(*note), kSigned);
    }

    void everyByteOfASignedNoteCounts()
    {
        const auto key = VerifierKey::read(kPeter);
        for (std::size_t i = 0; i < kSigned.size(); ++i) {
            std::string changed = kSigned;
            changed[i] = char(changed[i] ^ 1);
            const auto note = readNote(changed);
            QVERIFY2(!note || !key->check(*note), qPrintable(QString::number(i)));
        }
    }

    void keysSignWhatTheirPublicHalvesCheck()
    {
        const auto key = SigningKey::make("example.org/log");
        QVERIFY(key);
        const auto again = SigningKey::read(key->text());
        QVERIFY(again);
        QCOMPARE(again->verifier().text(), key->verifier().text());
        Note note{checkpointText(), {}};
        key->sign(note);
        SigningKey::make("witness")->sign(note);
        const auto read = readNotedCheckpoint(write(note));
        QVERIFY(read);
        QCOMPARE(read->note.signatures.size(), std::size_t(2));
        QCOMPARE(read->checkpoint.size, 7);
        QVERIFY(key->verifier().check(read->note));
        QVERIFY(SigningKey::make("example.org/log")->verifier().check(read->note).error()
                == ProofError::UnknownSigner);
        QVERIFY(!SigningKey::make("two words"));
        QVERIFY(!SigningKey::make(""));
    }

    void malformedKeysAreRefused()
    {
        QVERIFY(VerifierKey::read("x").error() == ProofError::BadKey);
        std::string other = kPeter;
        other[0] = 'Q';
        QVERIFY(VerifierKey::read(other).error() == ProofError::WrongKeyHash);
        QVERIFY(VerifierKey::read("a b" + kPeter.substr(12)).error() == ProofError::BadName);
        QVERIFY(SigningKey::read(kPeter).error() == ProofError::BadKey);
    }

    void checkpoints_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<Refusal>("why");
        const auto row = [](const char *name, const std::string &bytes, Refusal why) {
            QTest::newRow(name) << bytes << why;
        };
        const std::string good = checkpointText();
        const std::string dash = "\xE2\x80\x94 ";
        row("unsigned", good + "\n", {});
        row("with a line of its own", good + "more\n\n", {});
        row("signed by somebody", good + "\n" + dash + "me AAAAAAE=\n", {});
        row("without the blank line", good, ProofError::NoBlankLine);
        row("cut off", good + "\n" + dash + "me AAAAAAE=", ProofError::NoLineEnd);
        row("with a hyphen for a dash", good + "\n- me AAAAAAE=\n", ProofError::BadSignatureLine);
        row("a signature that is no base64", good + "\n" + dash + "me A*AA\n",
            ProofError::BadSignatureLine);
        row("a signature of the hash alone", good + "\n" + dash + "me AAAAAA==\n",
            ProofError::BadSignatureLine);
        row("a signer with a plus", good + "\n" + dash + "m+e AAAAAAE=\n",
            ProofError::BadSignatureLine);
        row("with a tab", "example\t.org\n7\nx\n\n", ProofError::NotUtf8);
        row("no UTF-8", "example\xC0\x80\n7\nx\n\n", ProofError::NotUtf8);
        row("a negative size", checkpointText("-1") + "\n", ProofError::BadSize);
        row("a size with zeros before it", checkpointText("07") + "\n", ProofError::BadSize);
        row("a size beyond all", checkpointText("9223372036854775808") + "\n", ProofError::BadSize);
        row("a root that is too short", checkpointText("7", "AAAA") + "\n", ProofError::BadRoot);
        row("a root with bits at its end",
            checkpointText("7", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFV=") + "\n",
            ProofError::BadRoot);
        row("nothing", "", ProofError::NoLineEnd);
        std::string many = good + "\n";
        for (int i = 0; i < 101; ++i)
            many += dash + "me AAAAAAE=\n";
        row("with 101 signatures", many, ProofError::TooManySignatures);
        row("endless", std::string(1'000'001, '\n'), ProofError::TooLong);
    }

    void checkpoints()
    {
        QFETCH(std::string, bytes);
        QFETCH(Refusal, why);
        const auto read = readNotedCheckpoint(bytes);
        QCOMPARE(read ? Refusal() : Refusal(read.error()), why);
    }

    void proofFilesComeBackAsTheyWere()
    {
        const Log log(9);
        const Checkpoint head{"example.org/log", 9, log.roots[9], {}};
        const InclusionProof proof{"3", 3, *inclusionPath(3, 9, log.lookup()),
                                   noted(head, nullptr)};
        const std::string text = write(proof);
        const auto read = readInclusion(text);
        QVERIFY(read);
        QCOMPARE(write(*read), text);
        QVERIFY(check(*read));
        const ConsistencyProof grown{5, log.roots[5], *consistencyPath(5, 9, log.lookup()),
                                     noted(head, nullptr)};
        const auto again = readConsistency(write(grown));
        QVERIFY(again);
        QVERIFY(check(*again));
        std::string broken = text;
        broken.replace(broken.find('\n', broken.find("\nindex ") + 1) + 1, 4, "!!!!");
        QVERIFY(!readInclusion(broken) && readInclusion(broken).error() == ProofError::BadProof);
        QVERIFY(readInclusion(write(grown)).error() == ProofError::BadProof);
        ConsistencyProof other = grown; // of a log that did not begin so
        other.oldRoot = log.roots[4];
        const auto refused = check(*readConsistency(write(other)));
        QVERIFY(!refused && refused.error() == ProofError::WrongPath);
    }

    /// What is changed says the same or is refused: the origin alone is not covered by the path.
    void everyByteOfAProofCounts()
    {
        const Log log(9);
        const auto key = SigningKey::make("example.org/log");
        const Checkpoint head{"example.org/log", 9, log.roots[9], {}};
        const std::string text =
            write(InclusionProof{"3", 3, *inclusionPath(3, 9, log.lookup()), noted(head, &*key)});
        for (std::size_t i = 0; i < text.size(); ++i) {
            std::string changed = text;
            changed[i] = char(changed[i] ^ 1);
            const auto read = readInclusion(changed);
            const bool holds = read && check(*read)
                && key->verifier().check(readNotedCheckpoint(read->checkpoint)->note);
            QVERIFY2(!holds, qPrintable(QString::number(i)));
        }
    }
};

NIDREG_TEST(TestProof, nidreg::test::NoApplication)

} // namespace tst_proof

#include "tst_proof.moc"
