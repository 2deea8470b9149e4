// SPDX-License-Identifier: MIT
#include "tests/bench/benchapp.h"
#include "tests/bench/benchtexts.h"
#include "tests/forms/drafts/draftssetup.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string_view>

/// Typing into a large field: from the key to the painted character, and to the findings.
using namespace nidreg;
using namespace nidreg::bench;

namespace {

constexpr double kMaxShown = 16, kMaxFound = 150; ///< milliseconds

/// What a person's fingers do: words, now and then a mistake, a new line, another place.
class Fingers {
public:
    explicit Fingers(QPlainTextEdit &pen) : m_pen(pen) { }

    /// Every fiftieth key goes to another place; that is no part of the measurement.
    void move()
    {
        if (m_keys % 50 != 0)
            return;
        QTextCursor cursor = m_pen.textCursor();
        cursor.setPosition(m_random.bounded(m_pen.document()->characterCount() - 1));
        m_pen.setTextCursor(cursor);
        QApplication::processEvents();
    }

    void press()
    {
        ++m_keys;
        if (m_keys % 40 == 0)
            return send(Qt::Key_Return, QStringLiteral("\r"));
        if (m_keys % 9 == 0)
            return send(Qt::Key_Backspace, QStringLiteral("\b"));
        if (m_keys % 6 == 0)
            return send(Qt::Key_Space, QStringLiteral(" "));
        const int letter = m_random.bounded(26);
        send(Qt::Key_A + letter, QString(QChar('a' + letter)));
    }

private:
    void send(int key, const QString &text)
    {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
        QApplication::sendEvent(&m_pen, &press);
        QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier, text);
        QApplication::sendEvent(&m_pen, &release);
    }

    QPlainTextEdit &m_pen;
    QRandomGenerator m_random{8141};
    int m_keys = 0;
};

void settle(forms::DraftChecker &checker)
{
    while (!checker.isCurrent())
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

/// The yardstick: what the widget alone takes.
Times bare(BenchApp &app, const Text &text, const QSize &size, int keys)
{
    QPlainTextEdit pen;
    pen.setUndoRedoEnabled(false);
    pen.setPlainText(text.text);
    pen.resize(size);
    pen.show();
    pen.setFocus();
    QApplication::processEvents();
    app.watch(pen.viewport());
    Fingers fingers(pen);
    Times shown;
    for (int key = 0; key < keys; ++key) {
        fingers.move();
        QElapsedTimer since;
        since.start();
        fingers.press();
        shown.all.push_back(app.painted(since));
    }
    return shown;
}

/// A page with a draft that has the text in its field, and the keys' times on it.
class TypedDraft {
public:
    TypedDraft(BenchApp &app, const Text &text)
        : m_app(app), m_setup(m_folder.path()), m_field(text.field)
    {
        m_setup.page.newDraft();
        templates::NamespaceTemplate content = m_setup.draft().content();
        content.set(templates::Field::NamespaceIdentifier, "seedbank");
        content.set(text.field, text.text.toStdString());
        m_setup.draft().replaceAll(content, QStringLiteral("fill"));
        m_setup.view().showField(text.field);
        m_pen = qobject_cast<QPlainTextEdit *>(m_setup.pen());
        if (!m_pen)
            qFatal("no field to type into");
        m_pen->setFocus();
        QApplication::processEvents();
        settle(m_setup.view().checker());
        QObject::connect(&m_setup.view().checker(), &forms::DraftChecker::checked, m_pen,
                         [this] { noteFindings(); });
    }

    QSize size() const { return m_pen->size(); }

    /// A key when everything about the one before is done.
    void typeSlowly(int keys)
    {
        typeAtPace(keys, [this] { settle(m_setup.view().checker()); });
    }

    /// A key every 30 to 200 milliseconds, whatever is still being looked at.
    void typeSteadily(int keys)
    {
        QRandomGenerator pace(3406);
        QElapsedTimer begun;
        begun.start();
        qint64 next = 0;
        typeAtPace(keys, [&] {
            for (next += pace.bounded(30, 200); begun.elapsed() < next;)
                QApplication::processEvents(QEventLoop::AllEvents, 1);
        });
        settle(m_setup.view().checker());
    }

    Times shown;
    Times found;

private:
    struct Key {
        QElapsedTimer since;
        std::size_t text; ///< hash of what it led to
    };

    template <typename Wait> void typeAtPace(int keys, Wait wait)
    {
        m_app.watch(m_pen->viewport());
        Fingers fingers(*m_pen);
        for (int key = 0; key < keys; ++key) {
            fingers.move();
            QElapsedTimer since;
            since.start();
            fingers.press();
            shown.all.push_back(m_app.painted(since));
            m_waiting.push_back({since, hashOf(m_setup.draft().text(m_field).toStdString())});
            wait();
        }
    }

    /// What was found is shown now: for the text of some key, and so for all keys before it.
    void noteFindings()
    {
        const auto seen = hashOf(m_setup.view().checker().latest().content.text(m_field));
        const auto last = std::find_if(m_waiting.rbegin(), m_waiting.rend(),
                                       [seen](const Key &key) { return key.text == seen; });
        for (auto key = m_waiting.begin(); key != last.base(); ++key)
            found.all.push_back(key->since.nsecsElapsed());
        m_waiting.erase(m_waiting.begin(), last.base());
    }

    static std::size_t hashOf(std::string_view text) { return std::hash<std::string_view>()(text); }

    BenchApp &m_app;
    QTemporaryDir m_folder;
    tests::DraftsSetup m_setup;
    QPlainTextEdit *m_pen = nullptr;
    templates::Field m_field;
    std::vector<Key> m_waiting;
};

void measure(BenchApp &app, const Text &text, int keys)
{
    std::printf("%s (%lld characters, %d keys)\n", text.name, qlonglong(text.text.size()), keys);
    TypedDraft slow(app, text);
    const Times yardstick = bare(app, text, slow.size(), keys);
    yardstick.print("bare widget, key to paint", kMaxShown);
    slow.typeSlowly(keys);
    slow.shown.print("draft, key to paint", kMaxShown);
    slow.found.print("draft, key to findings", kMaxFound);
    TypedDraft steady(app, text);
    steady.typeSteadily(keys);
    steady.shown.print("steady typing, key to paint", kMaxShown);
    steady.found.print("steady typing, key to findings", kMaxFound);
    std::printf("  ratio of the medians to the bare widget: %.2f and %.2f\n",
                slow.shown.milliseconds(0.5) / yardstick.milliseconds(0.5),
                steady.shown.milliseconds(0.5) / yardstick.milliseconds(0.5));
}

} // namespace

/// Arguments: the number of keys (1,000), and which of the texts (all).
int main(int argc, char **argv)
{
    BenchApp app(argc, argv);
    const int keys = argc > 1 ? std::atoi(argv[1]) : 1000;
    double load[1] = {};
    if (getloadavg(load, 1) == 1)
        std::printf("load of the machine: %.2f\n", load[0]);
    for (const Text &text : texts()) {
        if (argc < 3 || std::strstr(text.name, argv[2]))
            measure(app, text, keys);
    }
    return 0;
}
