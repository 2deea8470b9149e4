// SPDX-License-Identifier: MIT
#include "model/storage/cluster/serveruser.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::storage {

namespace {

using Buffer = std::array<char, 16384>;

std::vector<gid_t> groupsOf(const passwd &entry)
{
    std::vector<gid_t> groups(64);
    int count = static_cast<int>(groups.size());
    if (::getgrouplist(entry.pw_name, entry.pw_gid, groups.data(), &count) < 0)
        return {entry.pw_gid};
    groups.resize(static_cast<std::size_t>(count));
    return groups;
}

bool mayEnter(const ServerUser &user, const struct stat &folder)
{
    if (folder.st_uid == user.uid)
        return folder.st_mode & S_IXUSR;
    if (folder.st_gid == user.gid || std::ranges::count(user.groups, folder.st_gid) > 0)
        return folder.st_mode & S_IXGRP;
    return folder.st_mode & S_IXOTH;
}

} // namespace

Clustered<ServerUser> ServerUser::find()
{
    Buffer buffer;
    passwd entry{};
    passwd *found = nullptr;
    ServerUser user{::geteuid(), ::getegid(), {}, false, {}};
    ::getpwuid_r(user.uid, &entry, buffer.data(), buffer.size(), &found);
    user.role = found ? QByteArray(entry.pw_name) : QByteArray("nidreg");
    if (user.uid != 0)
        return user;

    ::getpwnam_r("postgres", &entry, buffer.data(), buffer.size(), &found);
    if (!found)
        return failed(ClusterError::NoServerUser, QStringLiteral("postgres"));
    return ServerUser{entry.pw_uid, entry.pw_gid, groupsOf(entry), true, user.role};
}

bool ServerUser::become() const
{
    return !isOther
        || (::setgroups(groups.size(), groups.data()) == 0 && ::setgid(gid) == 0
            && ::setuid(uid) == 0);
}

bool ServerUser::canReach(const QString &folder) const
{
    if (!isOther)
        return true;
    QString path = QDir::cleanPath(folder);
    while (true) {
        struct stat state { };
        if (::stat(QFile::encodeName(path).constData(), &state) == 0 && S_ISDIR(state.st_mode)
            && !mayEnter(*this, state))
            return false;
        if (path == QLatin1String("/") || path.isEmpty())
            return true;
        path = QDir::cleanPath(path.left(std::max<qsizetype>(1, path.lastIndexOf(u'/'))));
    }
}

} // namespace nidreg::storage
