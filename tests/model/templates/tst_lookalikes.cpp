// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/lint/lookalikes.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_lookalikes {

using namespace nidreg;
using namespace nidreg::templates;

class TestLookalikes : public QObject {
    Q_OBJECT

private slots:
    void latin_data()
    {
        QTest::addColumn<uint>("character");
        QTest::addColumn<char>("latin");
        const auto row = [](const char *claim, uint character, char latin) {
            QTest::newRow(claim) << character << latin;
        };
        row("Cyrillic a", 0x430, 'a');
        row("Cyrillic capital I of Ukrainian", 0x406, 'I');
        row("Greek omicron", 0x3BF, 'o');
        row("Armenian oh", 0x585, 'o');
        row("Cherokee go", 0x13AA, 'A');
        row("Lisu pa", 0xA4D1, 'P');
        row("Deseret long o", 0x1042C, 'o');
        row("fullwidth A", 0xFF21, 'A');
        row("fullwidth z", 0xFF5A, 'z');
        row("fullwidth 0", 0xFF10, '0');
        row("mathematical bold A", 0x1D400, 'A');
        row("mathematical bold z", 0x1D433, 'z');
        row("mathematical monospace z", 0x1D6A3, 'z');
        row("mathematical monospace 9", 0x1D7FF, '9');
        row("Kelvin sign", 0x212A, 'K');
        row("Cyrillic de is like none", 0x434, 0);
        row("e with acute is Latin", 0xE9, 0);
        row("omega is like none", 0x3A9, 0);
        row("a superscript is none", 0xB2, 0);
        row("beyond the last", 0x10FFFF, 0);
        row("ASCII itself is none", 'a', 0);
    }
    void latin()
    {
        QFETCH(uint, character);
        QTEST(latinLookalike(character), "latin");
    }

    void everyLookalikeIsALetterOrDigit()
    {
        for (std::uint32_t c = 0; c <= 0x10FFFF; ++c) {
            const char latin = latinLookalike(c);
            QVERIFY(latin == 0 || (c >= 0x80 && std::isalnum(static_cast<unsigned char>(latin))));
        }
    }

    void aWordIsASpoof_data()
    {
        QTest::addColumn<bool>("isSpoof");
        const auto row = [](const char *word, bool isSpoof) { QTest::newRow(word) << isSpoof; };
        row("p\u0430ypal", true);
        row("p\u03b1ypal", true); // a Greek letter amid Latin ones
        row("TNF\u03b1", false); // at the edge it is a symbol
        row("\u03b1-helix", false);
        row("\u03bfmicron", true);
        row("lantern\uff41", true);
        row("\U0001d400bc", true);
        row("\u041c\u043e\u0441\u043a\u0432\u0430", false);
        row("caf\u00e9", false);
        row("k\u03a9", false);
        row("\u5317\u4eac lantern", false);
        row("H\u2082O", false);
    }
    void aWordIsASpoof()
    {
        static const urn::NidKnowledge kKnowledge;
        LintContext context;
        context.knowledge = &kKnowledge;
        NamespaceTemplate draft;
        draft.set(Field::Purpose, QTest::currentDataTag());
        bool isSpoof = false;
        for (const FieldFinding &found : lint(draft, context))
            isSpoof = isSpoof || found.finding.rule->id == "template.purpose.mixed-script";
        QTEST(isSpoof, "isSpoof");
    }

    void aSpoofIsWrittenInLatin()
    {
        QCOMPARE(inLatin("p\u0430yp\u0430l"), std::optional<std::string>("paypal"));
        QCOMPARE(inLatin("l\u0430n\u0434"), std::nullopt);
        QCOMPARE(inLatin("\xff"), std::nullopt);
    }
};

NIDREG_TEST(TestLookalikes, QCoreApplication)

} // namespace tst_lookalikes

#include "tst_lookalikes.moc"
