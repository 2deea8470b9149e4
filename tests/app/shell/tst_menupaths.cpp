// SPDX-License-Identifier: MIT
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QDirIterator>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>

/// A sentence that names a path through the menus leads there.
namespace tst_menupaths {

using namespace nidreg::tests;

/// What a reader sees of an entry's text.
static QString shown(QString text)
{
    return text.remove(u'&').remove(QStringLiteral("…"));
}

/// The paths of `text` between asterisks, as manuals print them: *File ▸ Open recent*.
static QSet<QString> pathsIn(const QString &text)
{
    static const QRegularExpression kPath(QStringLiteral("\\*([^*]+▸[^*]+)\\*"));
    QSet<QString> paths;
    for (const auto &match : kPath.globalMatch(text))
        paths += match.captured(1).simplified();
    return paths;
}

/// In sentences of the sources, a path begins with a menu and ends with the sentence.
static QSet<QString> pathsInSources(const QString &text)
{
    static const QRegularExpression kJoint(QStringLiteral("\"\\s*\""));
    static const QRegularExpression kPath(
        QStringLiteral("([A-Z]\\w+(?: ▸ [A-Z][\\w ]*…?)+)[.,\"]"));
    QSet<QString> paths;
    for (const auto &match : kPath.globalMatch(QString(text).remove(kJoint)))
        paths += match.captured(1);
    return paths;
}

static QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

class MenuPathsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_settings.isValid());
        useSettingsIn(m_settings);
        m_setup = std::make_unique<MainWindowSetup>();
    }
    void cleanupTestCase() { m_setup.reset(); }

    void everyPathIsInTheMenus_data()
    {
        QTest::addColumn<QString>("path");
        const QString root = QStringLiteral(NIDREG_SOURCE "/");
        QSet<QString> paths = pathsIn(contentOf(root + QStringLiteral("README.md")));
        const QDir manual(root + QStringLiteral("resources/manual"));
        for (const QString &name : manual.entryList({QStringLiteral("*.md")}))
            paths += pathsIn(contentOf(manual.filePath(name)));
        for (const char *folder : {"forms", "app"}) {
            QDirIterator files(root + QLatin1String(folder), {QStringLiteral("*.cpp")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext())
                paths += pathsInSources(contentOf(files.next()));
        }
        QVERIFY(paths.size() > 10);
        for (const QString &path : paths)
            QTest::newRow(path.toUtf8().constData()) << path;
    }
    void everyPathIsInTheMenus()
    {
        QFETCH(const QString, path);
        const QStringList steps = path.split(QStringLiteral(" ▸ "));
        QVERIFY2(isInMenus(steps), "no menu leads there");
    }

private:
    /// On some page: each page has a menu of its own, and its files in the File menu.
    bool isInMenus(const QStringList &steps)
    {
        for (int page = 0; page < 6; ++page) {
            m_setup->window->choosePage(page);
            QList<QAction *> top;
            for (QAction *each : m_setup->window->menuBar()->actions()) {
                if (each->isVisible())
                    top += each;
            }
            if (leads(top, steps))
                return true;
        }
        return false;
    }

    /// What follows the entry of a dialog is inside that dialog, and a sentence of the sources may
    /// go on after the last entry.
    static bool leads(const QList<QAction *> &entries, const QStringList &steps)
    {
        if (steps.isEmpty())
            return true;
        const QString step = shown(steps[0]);
        const bool isLast = steps.size() == 1;
        return std::ranges::any_of(entries, [&](const QAction *entry) {
            const QString text = shown(entry->text());
            if (text.isEmpty() || (text != step && !(isLast && step.startsWith(text + u' '))))
                return false;
            const QMenu *inner = entry->menu();
            return !inner || leads(inner->actions(), steps.sliced(1));
        });
    }

    QTemporaryDir m_settings;
    std::unique_ptr<MainWindowSetup> m_setup;
};

NIDREG_TEST(MenuPathsTest, QApplication)

} // namespace tst_menupaths

#include "tst_menupaths.moc"
