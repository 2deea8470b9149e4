// SPDX-License-Identifier: MIT
#include "forms/drafts/draftrecovery.h"
#include "forms/editor/copiedtext.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_copiedtext {

using namespace nidreg;
using forms::CopiedText;
using templates::Field;

class CopiedTextTest : public QObject {
    Q_OBJECT

private:
    static CopiedText fromLighthouse()
    {
        templates::NamespaceTemplate model;
        model.set(Field::Purpose, "Names for the lights that guide ships along the coast.");
        model.set(Field::Interoperability, "None known.");
        return {"lighthouse", model};
    }

    /// The copied parts in brackets.
    static QString marked(const QString &text, Field field = Field::Purpose)
    {
        QString result;
        std::size_t at = 0;
        for (const base::Span &span : fromLighthouse().spans(field, text)) {
            result += text.mid(qsizetype(at), qsizetype(span.offset - at));
            result += '[' + text.mid(qsizetype(span.offset), qsizetype(span.length)) + ']';
            at = span.offset + span.length;
        }
        return result + text.mid(qsizetype(at));
    }

private slots:
    void whatIsStillCopied_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts");
        QTest::newRow("nothing is changed")
            << "Names for the lights that guide ships along the coast."
            << "[Names for the lights that guide ships along the coast.]";
        QTest::newRow("wrapped anew it is the same text")
            << "Names for the lights\n   that guide ships\nalong the coast."
            << "[Names for the lights\n   that guide ships\nalong the coast.]";
        QTest::newRow("a changed word is one's own")
            << "Names for the lights that steer ships along the coast."
            << "[Names for the lights that] steer [ships along the coast.]";
        QTest::newRow("words before and after it are one's own")
            << "We give names. Names for the lights that guide us."
            << "We give names. [Names for the lights that guide] us.";
        QTest::newRow("a few words in common are chance") << "Names for the boats."
                                                          << "Names for the boats.";
        QTest::newRow("an empty field") << ""
                                        << "";
    }

    void whatIsStillCopied()
    {
        QFETCH(QString, text);
        QTEST(marked(text), "parts");
    }

    void aTextOfTwoWordsIsCopiedAsAWhole()
    {
        QCOMPARE(marked("None known.", Field::Interoperability), "[None known.]");
        QCOMPARE(marked("None so far.", Field::Interoperability), "None so far.");
    }

    void anotherFieldsWordsAreNotCopied()
    {
        QCOMPARE(marked("None known.", Field::Purpose), "None known.");
    }

    void wholeMeansWordForWord()
    {
        const CopiedText copied = fromLighthouse();
        QVERIFY(copied.isWhole(Field::Interoperability, u" None\nknown. "));
        QVERIFY(!copied.isWhole(Field::Interoperability, u"None known. None at all."));
        QVERIFY(!copied.isWhole(Field::Syntax, u""));
    }

    void itOutlivesACrash()
    {
        forms::RecoveredDraft kept;
        kept.copied = fromLighthouse();
        const auto back = forms::fromBytes(forms::toBytes(kept));
        QVERIFY(back);
        QCOMPARE(back->copied.source(), "lighthouse");
        QVERIFY(back->copied.isWhole(Field::Interoperability, u"None known."));
    }

    void aRecoveryFileWithoutItHasNothingCopied()
    {
        QVERIFY(forms::fromBytes(forms::toBytes({}))->copied.isEmpty());
    }
};

NIDREG_TEST(CopiedTextTest, QCoreApplication)

} // namespace tst_copiedtext

#include "tst_copiedtext.moc"
