// SPDX-License-Identifier: MIT
#include "model/workflow/discussion.h"
#include "model/workflow/replay.h"
#include "tests/fuzz/check.h"

#include <array>
#include <cstdint>

using namespace nidreg;
using namespace nidreg::workflow;

namespace {

constexpr std::array<std::string_view, 4> kOthers{"create", "add-revision", "import", "appoint"};
constexpr std::array kDetails{"expert", "text", "revision", "thread", "field", "sha256", "due"};
constexpr std::array kPeople{"", "ann", "bob", "cy"};

/// A log as no registry would write it, of bytes: what replays it has to end, and to keep its
/// promises, whatever a log says.
std::vector<Event> eventsOf(const std::uint8_t *data, std::size_t size)
{
    std::vector<Event> events;
    std::int64_t at = 0;
    for (std::size_t i = 0; i + 4 <= size; i += 4) {
        Event event;
        event.number = std::int64_t(events.size());
        at += data[i + 3];
        event.at = base::Instant(std::chrono::microseconds(at));
        event.person = kPeople[data[i] % kPeople.size()];
        event.role = Role(data[i] / 8 % 4);
        const std::size_t what = data[i + 1] % (kStepNames.size() + kOthers.size());
        event.what =
            what < kStepNames.size() ? kStepNames[what] : kOthers[what - kStepNames.size()];
        event.request = RequestId{1};
        event.details.emplace_back(kDetails[data[i + 2] % kDetails.size()],
                                   data[i + 2] & 128 ? std::to_string(int(data[i + 3]) - 3)
                                                     : kPeople[data[i + 3] % kPeople.size()]);
        if (data[i + 1] & 128)
            event.to = State(data[i + 2] % kStateNames.size());
        events.push_back(std::move(event));
    }
    return events;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::vector<Event> events = eventsOf(data, size);
    replayed(events);
    const std::vector<Stay> stays = timelineOf(events);
    for (std::size_t i = 0; i + 1 < stays.size(); ++i) {
        FUZZ_CHECK(stays[i].until.has_value() && *stays[i].until == stays[i + 1].from);
        FUZZ_CHECK(stays[i].from <= *stays[i].until);
    }
    threadsIn(events);
    return 0;
}
