// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace nidreg::tests {

/// An authority, and certificates of every kind for a server on localhost, made by openssl.
class Certificates {
public:
    Certificates()
    {
        makeAuthority("ca");
        makeAuthority("other");
        issue("good", "ca", "localhost", "20");
        issue("long", "ca", "localhost", "60");
        issue("elsewhere", "ca", "elsewhere.example", "30");
        issue("stranger", "other", "localhost", "30");
        issue("expired", "ca", "localhost", "-1");
        openssl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj",
                 "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout",
                 path("self.key"), "-out", path("self.crt")});
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    static void openssl(const QStringList &arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start("openssl", arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            qFatal("openssl %s: %s", qPrintable(arguments.join(' ')),
                   process.readAll().constData());
    }
    void makeAuthority(const QString &name)
    {
        openssl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj",
                 "/CN=Authority " + name, "-keyout", path(name + ".key"), "-out",
                 path(name + ".crt")});
    }
    void issue(const QString &name, const QString &by, const QString &host, const QString &days)
    {
        QFile names(path(name + ".ext"));
        if (!names.open(QIODevice::WriteOnly))
            qFatal("%s", qPrintable(names.fileName()));
        names.write("subjectAltName=DNS:" + host.toUtf8());
        names.close();
        openssl({"req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=" + host, "-keyout",
                 path(name + ".key"), "-out", path(name + ".csr")});
        openssl({"x509", "-req", "-in", path(name + ".csr"), "-CA", path(by + ".crt"), "-CAkey",
                 path(by + ".key"), "-CAcreateserial", "-days", days, "-extfile",
                 path(name + ".ext"), "-out", path(name + ".crt")});
    }

    QTemporaryDir m_folder;
};

} // namespace nidreg::tests
