// SPDX-License-Identifier: MIT
#include "app/desktop/onewindow.h"

#include <QCryptographicHash>
#include <QDBusAbstractAdaptor>
#include <QDBusMessage>
#include <QDir>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QUrl>
#include <QVariantMap>
#include <QWidget>

namespace nidreg::app {

static const QString kApplication = QStringLiteral("org.freedesktop.Application");
static const QString kApplicationPath = QStringLiteral("/org/nidreg/nidreg");
static const QString kTokenKey = QStringLiteral("activation-token");
static constexpr int kAnswerWithin = 5000; ///< milliseconds; a window that hangs takes no files

namespace {

/// What other starts see of the first one.
class ApplicationAdaptor : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    explicit ApplicationAdaptor(OneWindow &window) : QDBusAbstractAdaptor(&window), m_window(window)
    {
    }

public slots:
    void Activate(const QVariantMap &platform)
    {
        emit m_window.wanted({}, platform.value(kTokenKey).toString());
    }
    void Open(const QStringList &uris, const QVariantMap &platform)
    {
        QStringList files;
        for (const QString &uri : uris) {
            if (const QString file = QUrl(uri).toLocalFile(); !file.isEmpty())
                files += file;
        }
        emit m_window.wanted(files, platform.value(kTokenKey).toString());
    }

private:
    OneWindow &m_window;
};

} // namespace

OneWindow::OneWindow(const QDBusConnection &bus, const QString &place, QObject *parent)
    : QObject(parent), m_bus(bus)
{
    const QByteArray hash =
        QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256).toHex();
    m_name = QStringLiteral("org.nidreg.nidreg.at") + QString::fromLatin1(hash);
    new ApplicationAdaptor(*this);
    // The object before its name: whoever finds the name finds the object.
    m_isFirst = m_bus.registerObject(kApplicationPath, this) && m_bus.registerService(m_name);
}

OneWindow::~OneWindow()
{
    if (m_isFirst)
        m_bus.unregisterService(m_name);
    m_bus.unregisterObject(kApplicationPath);
}

bool OneWindow::handOver(const QStringList &files, const QString &token) const
{
    QStringList uris;
    for (const QString &file : files)
        uris += QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString();
    const QVariantMap platform = token.isEmpty() ? QVariantMap() : QVariantMap{{kTokenKey, token}};
    QDBusMessage call = QDBusMessage::createMethodCall(m_name, kApplicationPath, kApplication,
                                                       uris.isEmpty() ? QStringLiteral("Activate")
                                                                      : QStringLiteral("Open"));
    call.setArguments(uris.isEmpty() ? QVariantList{platform} : QVariantList{uris, platform});
    call.setAutoStartService(false);
    return m_bus.call(call, QDBus::Block, kAnswerWithin).type() == QDBusMessage::ReplyMessage;
}

bool hasMessageBus(const QProcessEnvironment &environment)
{
    return environment.contains(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"))
        || QFileInfo::exists(environment.value(QStringLiteral("XDG_RUNTIME_DIR"))
                             + QStringLiteral("/bus"));
}

QString activationToken(const QProcessEnvironment &environment)
{
    const QString token = environment.value(QStringLiteral("XDG_ACTIVATION_TOKEN"));
    return token.isEmpty() ? environment.value(QStringLiteral("DESKTOP_STARTUP_ID")) : token;
}

void bringToFront(QWidget &window, const QString &token)
{
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace nidreg::app

#include "onewindow.moc"
