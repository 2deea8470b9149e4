// SPDX-License-Identifier: MIT
#include "app/cli/listingfile.h"

#include "forms/words/listingwords.h"

namespace nidreg::app::cli {

bool goesOn(Context &context, const std::string &file, std::int64_t done, std::int64_t total)
{
    if (!context.progress(done, total))
        context.end(
            file, forms::wording(listing::ReadRefusal{listing::ReadError::Stopped}).toStdString());
    return true;
}

std::optional<exchange::ReadSource> readSource(Context &context, const std::string &file,
                                               int &status)
{
    auto read = exchange::readListing(file, [&](std::int64_t done, std::int64_t total) {
        return goesOn(context, file, done, total);
    });
    if (!read) {
        context.failed(file, forms::wording(read.error()));
        const bool isFaulty = read.error().error != listing::ReadError::Unreadable
            && read.error().error != listing::ReadError::Stopped;
        status = isFaulty ? Faulty : Failed;
        return std::nullopt;
    }
    for (const listing::Remark &each : read->remarks.list)
        context.failed(file, forms::wording(each));
    return std::move(read).value();
}

} // namespace nidreg::app::cli
