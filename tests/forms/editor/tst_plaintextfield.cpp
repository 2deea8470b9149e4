// SPDX-License-Identifier: MIT
#include "forms/editor/plaintextfield.h"
#include "forms/widgets/admission.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

namespace tst_plaintextfield {

using namespace nidreg::forms;

namespace {

/// A field that tells its changes, and the text that somebody keeps who only hears of them.
struct Listened {
    Listened()
    {
        QObject::connect(&field, &PlainTextField::exchanged,
                         [this](qsizetype position, const QString &removed, const QString &added) {
                             QCOMPARE(heard.mid(position, removed.size()), removed);
                             heard.replace(position, removed.size(), added);
                         });
    }

    void start(const QString &text)
    {
        heard = text;
        field.setText(text);
    }

    void paste(QMimeData *data)
    {
        QGuiApplication::clipboard()->setMimeData(data);
        field.paste();
    }

    void select(int from, int to)
    {
        QTextCursor cursor = field.textCursor();
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        field.setTextCursor(cursor);
    }

    PlainTextField field;
    QString heard;
};

QMimeData *mime(const QString &format, const QByteArray &bytes)
{
    auto *data = new QMimeData;
    data->setData(format, bytes);
    return data;
}

} // namespace

class tst_PlainTextField : public QObject {
    Q_OBJECT

private slots:
    void whoOnlyHearsOfChangesHasTheSameText()
    {
        Listened setup;
        setup.start(QStringLiteral("one\ntwo\u202e three\u0001\n\nfour"));
        for (int round = 0; round < 400; ++round) {
            const int size = int(setup.field.text().size());
            const int from = (round * 7919) % (size + 1);
            setup.select(from, std::min(size, from + round % 5));
            switch (round % 6) {
            case 0:
                QTest::keyClick(&setup.field, Qt::Key_Return);
                break;
            case 1:
                QTest::keyClick(&setup.field, Qt::Key_Backspace);
                break;
            case 2:
                QTest::keyClick(&setup.field, Qt::Key_Delete);
                break;
            default:
                QTest::keyClicks(&setup.field, QStringLiteral("ab c"));
            }
            QCOMPARE(setup.field.text(), setup.heard);
            QCOMPARE(setup.field.toPlainText().size(), setup.heard.size());
        }
    }

    void allOfItGoesAtOnce()
    {
        Listened setup;
        setup.start(QStringLiteral("a\nb\u0001\n"));
        setup.field.selectAll();
        QTest::keyClick(&setup.field, Qt::Key_X);
        QCOMPARE(setup.heard, QStringLiteral("x"));
    }

    void whatShowsNothingIsShownAndKept()
    {
        Listened setup;
        const QString text = QString(QChar(u'\0')) + QStringLiteral("a\u202eb\u0007");
        setup.start(text);
        QCOMPARE(setup.field.toPlainText(), visible(text));
        QVERIFY(!setup.field.toPlainText().contains(QChar(0x202E)));
        QTest::keyClick(&setup.field, Qt::Key_X);
        QCOMPARE(setup.heard, QLatin1Char('x') + text);
        setup.field.selectAll();
        setup.field.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QLatin1Char('x') + text);
    }

    void pastedText_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("markup in a plain text")
            << "text/plain" << QByteArray("<b>a</b>&amp;") << QStringLiteral("<b>a</b>&amp;");
        QTest::newRow("lines of another system")
            << "text/plain" << QByteArray("a\r\nb\rc") << QStringLiteral("a\nb\nc");
        QTest::newRow("an override") << "text/plain"
                                     << QByteArray("a\xE2\x80\xAE"
                                                   "b")
                                     << QStringLiteral("a\u202eb");
        QTest::newRow("a control character") << "text/plain"
                                             << QByteArray("a\x01"
                                                           "b")
                                             << QString::fromLatin1("a\x01"
                                                                    "b");
        QTest::newRow("only HTML is read for its words")
            << "text/html" << QByteArray("<p>seed <b>bank</b></p><script>no()</script>")
            << QStringLiteral("seed bank");
        QTest::newRow("what is neither is left")
            << "application/rtf" << QByteArray("{\\rtf1 a}") << QString();
    }

    void pastedText()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        Listened setup;
        setup.paste(mime(format, bytes));
        QCOMPARE(setup.field.text(), text);
        QCOMPARE(setup.heard, text);
    }

    void htmlBesideAPlainTextIsNotRead()
    {
        Listened setup;
        QMimeData *data = mime(QStringLiteral("text/html"), "<b>rich</b>");
        data->setText(QStringLiteral("plain"));
        setup.paste(data);
        QCOMPARE(setup.heard, QStringLiteral("plain"));
    }

    void nothingThatHtmlNamesIsFetched()
    {
        Listened setup;
        setup.paste(
            mime(QStringLiteral("text/html"),
                 "<img src='file:///etc/passwd'><link rel=stylesheet "
                 "href='file:///etc/passwd'><p>a</p><iframe src='file:///etc/passwd'></iframe>"));
        QVERIFY(!setup.heard.contains(QLatin1String("root")));
        QVERIFY2(setup.heard.contains(QLatin1Char('a')), qPrintable(setup.heard));
    }

    void aPasteThatIsTooMuchIsRefusedAndStaysOnTheClipboard()
    {
        Listened setup;
        setup.start(QStringLiteral("abc"));
        setup.field.setMostBytes(10);
        QSignalSpy refused(&setup.field, &PlainTextField::refused);
        const QString much = QStringLiteral("\u00e4\u00e4\u00e4\u00e4");
        QGuiApplication::clipboard()->setText(much);
        setup.field.paste();
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.front().front().toLongLong(), 11);
        QCOMPARE(setup.heard, QStringLiteral("abc"));
        QCOMPARE(QGuiApplication::clipboard()->text(), much);
        setup.field.selectAll();
        setup.field.paste();
        QCOMPARE(setup.heard, much);
    }

    void aKeyThatIsTooMuchIsRefused()
    {
        Listened setup;
        setup.start(QStringLiteral("abcd\u0001"));
        setup.field.setMostBytes(5);
        QSignalSpy refused(&setup.field, &PlainTextField::refused);
        QTest::keyClick(&setup.field, Qt::Key_X);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(setup.field.text(), QStringLiteral("abcd\u0001"));
        QCOMPARE(setup.field.toPlainText(), visible(setup.heard));
        QTest::keyClick(&setup.field, Qt::Key_Delete);
        QCOMPARE(setup.heard, QStringLiteral("bcd\u0001"));
    }
};

NIDREG_TEST(tst_PlainTextField, QApplication)

} // namespace tst_plaintextfield

#include "tst_plaintextfield.moc"
