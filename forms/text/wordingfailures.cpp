// SPDX-License-Identifier: MIT
#include "forms/text/wording.h"
#include "forms/text/words.h"

namespace nidreg::forms {

// clang-format off
/// Why a registry could not be opened or a file not be made, and what to do next. %1 is a path or
/// the server's own words.
static constexpr Sentence kFailures[] = {
    {"cluster.folder-unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local registry's folder cannot be used: %1. See that you may write there.")},
    {"cluster.socket-folder-unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No safe folder for the local server's socket: %1. See that /tmp can be written to.")},
    {"cluster.no-server-program", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL is not installed (%1). Install version 15 or later, in Debian the package postgresql.")},
    {"cluster.other-version", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local registry was made by another version of PostgreSQL: %1. Install that version beside the newer one.")},
    {"cluster.no-server-user", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL does not run as root, and the account that it would run as is missing: %1. Install the package postgresql, or start as an ordinary user.")},
    {"cluster.creation-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local registry could not be made: %1")},
    {"cluster.start-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local server did not start: %1")},
    {"cluster.stop-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local server did not stop: %1")},
    {"cluster.busy", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program has been starting or stopping the local server for too long: %1. Try again in a moment.")},
    {"cluster.in-use", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program is using the local server. Close it first.")},
    {"data.not-found", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The country data %1 is missing. Install the package iso-codes.")},
    {"data.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The country data %1 cannot be read.")},
    {"data.malformed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The country data %1 is damaged. Install the package iso-codes again.")},
    {"publish.cancelled", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped. The earlier publication is untouched.")},
    {"publish.not-ours", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The folder holds something that no publication wrote: %1. Choose an empty folder, or one published to before.")},
    {"publish.unwritable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 cannot be written. The earlier publication is untouched.")},
    {"publish.disk-full", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The disk is full: %1. The earlier publication is untouched.")},
};
// clang-format on

std::span<const Sentence> failureSentences()
{
    return kFailures;
}

QString wording(const registry::Misfit &misfit)
{
    switch (misfit.where) {
    case registry::Misfit::Event:
        return Words::tr("event %1 is not what was written").arg(misfit.number);
    case registry::Misfit::Node:
        return Words::tr("the hash tree above event %1 was changed").arg(misfit.number);
    case registry::Misfit::Head:
        return Words::tr("the head of the log is not that of its events");
    case registry::Misfit::Revision:
        return Words::tr("a submitted revision was changed: %1").arg(words(misfit.subject));
    case registry::Misfit::Version:
        return Words::tr("a registered version was changed: %1").arg(words(misfit.subject));
    case registry::Misfit::Mail:
        return Words::tr("a mail of the list's discussion was changed: %1")
            .arg(words(misfit.subject));
    }
    return {};
}

} // namespace nidreg::forms
