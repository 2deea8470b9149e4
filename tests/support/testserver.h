// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace nidreg::tests {

/// A database of its own for one test, migrated, on the throwaway server of the build folder. Only
/// superusers may connect, and whom a test lets in: the logins of other tests on the same server
/// are none of this registry's.
///
/// Under CTest the fixture `server` runs that server; by hand the first TestDatabase starts it
/// (tests/support/server stop BUILD-FOLDER ends it). Anything that goes wrong ends the test
/// program with the reason: there is no test without its database.
class TestDatabase {
public:
    enum class Content {
        Migrated, ///< a copy of the migrated template
        Nothing, ///< an empty database, for tests of migrating itself
    };

    explicit TestDatabase(Content content = Content::Migrated);
    ~TestDatabase();
    TestDatabase(const TestDatabase &) = delete;
    TestDatabase &operator=(const TestDatabase &) = delete;

    /// A libpq connection string as the server's superuser; another role: conninfo("some_role").
    QString conninfo(const QString &role = QStringLiteral("postgres")) const;
    QString name() const { return m_name; }

private:
    QString m_name;
};

/// The folder with the server's socket; starts the server when it does not run.
QString serverFolder();

} // namespace nidreg::tests
