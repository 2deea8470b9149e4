// SPDX-License-Identifier: MIT
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QTabWidget>
#include <QTextDocument>

namespace tst_plainwords {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

const QString kMarkup =
    QStringLiteral("<b>bold</b><img src='file:///etc/hostname'><a href='x'>go</a>");

/// What a person may be shown, and in whose hands it is.
void complain(const QObject &shown, const QString &text)
{
    QFAIL(qPrintable(QStringLiteral("%1 %2 shows markup as markup: %3")
                         .arg(QLatin1String(shown.metaObject()->className()), shown.objectName(),
                              text.left(200))));
}

/// Rich text is told by its first tag; a name within it must have been escaped.
bool isDrawnAsMarkup(const QString &text)
{
    return Qt::mightBeRichText(text) && text.contains(QLatin1String("<b>bold"));
}

void checkModel(const QAbstractItemView &view)
{
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model && row < model->rowCount(); ++row) {
        const QString tip = model->index(row, 0).data(Qt::ToolTipRole).toString();
        if (isDrawnAsMarkup(tip))
            return complain(view, tip);
    }
}

void checkWidget(const QWidget &widget)
{
    for (const QString &tip : {widget.toolTip(), widget.whatsThis()}) {
        if (isDrawnAsMarkup(tip))
            return complain(widget, tip);
    }
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        const bool isPlain = label->textFormat() == Qt::PlainText;
        if (!isPlain && label->text().contains(QLatin1String("<b>bold")))
            return complain(widget, label->text());
    }
    if (const auto *tabs = qobject_cast<const QTabWidget *>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (isDrawnAsMarkup(tabs->tabToolTip(tab)))
                return complain(widget, tabs->tabToolTip(tab));
        }
    }
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        checkModel(*view);
}

void checkAll(const QWidget &window)
{
    for (const QWidget *each : window.findChildren<QWidget *>()) {
        checkWidget(*each);
        if (QTest::currentTestFailed())
            return;
    }
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (isDrawnAsMarkup(action->toolTip()))
            return complain(*action, action->toolTip());
    }
}

} // namespace

/// Nothing that a stranger wrote is ever drawn as anything but its letters.
class tst_PlainWords : public QObject {
    Q_OBJECT

private slots:
    void everyFieldOfAHostileTemplate()
    {
        QTemporaryDir folder;
        DraftsSetup setup(folder.path());
        setup.page.newDraft();
        for (const templates::FieldSpec &spec : templates::kFields)
            setup.draft().setText(spec.field, kMarkup + QStringLiteral(" urn:x:y TBD\n") + kMarkup);
        QTRY_VERIFY(setup.view().checker().isCurrent());
        setup.trigger(QStringLiteral("Preview"));
        for (const templates::FieldSpec &spec : templates::kFields) {
            setup.view().showField(spec.field);
            QCoreApplication::processEvents();
            checkAll(setup.page);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void theNidAlone()
    {
        QTemporaryDir folder;
        DraftsSetup setup(folder.path());
        setup.page.newDraft();
        setup.draft().setText(Field::NamespaceIdentifier, kMarkup);
        QTRY_VERIFY(setup.view().checker().isCurrent());
        checkAll(setup.page);
    }

    void theNameOfAFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(
            QStringLiteral("<b>bold</b>.txt").replace(QLatin1Char('/'), QChar(0x2215)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Namespace Identifier: seedbank\n\nVersion: 1\n");
        file.close();
        DraftsSetup setup(folder.path());
        setup.page.openFile(path);
        QVERIFY(setup.page.current());
        checkAll(setup.page);
        QVERIFY(QFile::remove(path));
        setup.type(Field::Purpose, QStringLiteral("a"));
        setup.trigger(QStringLiteral("Save"));
        checkAll(setup.page);
    }

    void aMissingFile()
    {
        QTemporaryDir folder;
        DraftsSetup setup(folder.path());
        setup.page.openFile(folder.filePath(QStringLiteral("<b>bold.txt")));
        checkAll(setup.page);
    }
};

NIDREG_TEST(tst_PlainWords, QApplication)

} // namespace tst_plainwords

#include "tst_plainwords.moc"
