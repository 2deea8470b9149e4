// SPDX-License-Identifier: MIT
#include "model/storage/cluster/serverwatch.h"

#include "model/storage/cluster/serveruser.h"

#include <fcntl.h>
#include <unistd.h>

namespace nidreg::storage {

/// A lease is taken and given back under the change lock: under it, nobody else has an eye on
/// the leases. No file stays open while it sleeps. $1: process, $2: its file, $3: change lock, $4:
/// users' lock, $5: marker. `flock` is of util-linux.
static constexpr const char *kScript = R"sh(
while sleep 10; do
    [ "$(head -n 1 "$2" 2>/dev/null)" = "$1" ] || exit
    (
        flock -n 9 && flock -n -x "$4" true || exit 1
        case $(cat "$5" 2>/dev/null) in "$1 "*) exit 0 ;; esac
        kill -INT "$1"
    ) 9<"$3" && exit
done
)sh";

void watchServer(const ClusterFolders &folders, pid_t pid)
{
    const int nothing = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nothing < 0)
        return;
    const ServerUser self{::geteuid(), ::getegid(), {}, false, {}};
    const QStringList arguments{QStringLiteral("-c"),
                                QString::fromLatin1(kScript),
                                QStringLiteral("nidreg-watch"),
                                QString::number(pid),
                                folders.data() + QStringLiteral("/postmaster.pid"),
                                folders.changeLock(),
                                folders.usersLock(),
                                folders.keepMarker()};
    [[maybe_unused]] const int failed =
        spawnDetached({QStringLiteral("/bin/sh"), arguments, &self, nothing, -1});
    ::close(nothing);
}

} // namespace nidreg::storage
