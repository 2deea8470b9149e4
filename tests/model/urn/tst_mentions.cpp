// SPDX-License-Identifier: MIT
#include "model/templates/template.h"
#include "model/urn/mentions.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_mentions {

using namespace nidreg;

/// Where a text speaks of URNs.
class TestMentions : public QObject {
    Q_OBJECT

private slots:
    void aTextSpeaksOfTheseNids_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("nids"); // a colon behind each that is a prefix
        const auto row = [](const char *name, const char *text, const char *nids) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(nids);
        };
        row("one, in the case that it is written in", "see URN:ISBN:1", "ISBN:");
        row("without a colon behind", "The prefix urn:isbn.", "isbn");
        row("one within another URN", "urn:a-1:urn:b-2:c", "a-1: b-2:");
        row("in brackets and quotes", "<urn:one:1> \"urn:two:2\" 'urn:three:3'",
            "one: two: three:");
        row("behind another URI's slash", "https://r.example/urn:isbn:1", "isbn:");
        row("at the end", "urn:", "");
        row("not as the end of a word", "aurn:b:c x-urn:b:c 9urn:b:c", "");
        row("nor where other letters go on", "urn:b\xC3\xA4:c urn:a_b:c", " ");
        row("what is too short stands there, too", "urn:x:1", "x:");
        row("nothing", "", "");
        row("colons alone", "::::", "");
    }

    void aTextSpeaksOfTheseNids()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, nids);
        QByteArrayList found;
        for (const urn::Mention &mention :
             urn::mentionsIn({text.data(), std::size_t(text.size())})) {
            QCOMPARE(text.mid(int(mention.offset), 4).toLower(), QByteArray("urn:"));
            QCOMPARE(mention.offset + 4 + mention.nid.size(), mention.afterNid());
            found += QByteArray(mention.nid.data(), int(mention.nid.size()))
                + (mention.isPrefix ? ":" : "");
        }
        found.removeAll("urn:");
        QCOMPARE(found.join(' '), nids);
    }

    void aTemplateMentionsWhatTheRegistryIsAskedAbout()
    {
        templates::NamespaceTemplate content;
        content.set(templates::Field::Syntax,
                    "Example: urn:Seed:1, URN:isbn:2; not urn: nor urn:two words:x nor urn:x:1");
        content.unmapped.push_back({"Appendix", "urn:isbn:3 and urn:rest:4"});
        QVERIFY(templates::mentionedNids(content) == (templates::NidSet{"isbn", "rest", "seed"}));
    }
};

NIDREG_TEST(TestMentions, QCoreApplication)

} // namespace tst_mentions

#include "tst_mentions.moc"
