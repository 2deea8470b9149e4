// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/files/syncedfile.h"
#include "model/exchange/site/staging.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace nidreg::exchange {

/// A folder in which a publication stands or is made. What cannot be read there for a reason that
/// is the computer's (EIO, say) is Unreadable, never missing or empty.
struct Place {
    int descriptor = -1; ///< below 0: there is no such folder
    std::string path; ///< for messages

    /// Why a file in it cannot be read; `error` is errno's.
    PublishFailure unreadable(int error, std::string_view name) const;
};

/// The descriptor of a folder; none where there is no such folder, or none that may be read.
base::Result<Descriptor, PublishFailure> folderAt(const std::string &path);

/// Calls `take` with the bytes of a plain file, piece by piece; false where there is no such file,
/// or none that may be read.
base::Result<bool, PublishFailure> readPlain(const Place &place, std::string_view name,
                                             const std::function<void(std::string_view)> &take);

/// A small file as it is; empty where there is none that may be read. Of a large one, the
/// beginning.
base::Result<std::string, PublishFailure> contentOf(const Place &place, std::string_view name);

/// The lines of a file; nothing where there is no such file.
base::Result<std::optional<LineFile>, PublishFailure> linesOf(const Place &place,
                                                              std::string_view name);

/// The event that the registry.json of a publication states, which its changes are counted from;
/// "null": none.
base::Result<std::string, PublishFailure> eventStated(const Place &place);

/// The address that the publication was made for; empty: none.
base::Result<std::string, PublishFailure> baseUrlStated(const Place &place);

} // namespace nidreg::exchange
