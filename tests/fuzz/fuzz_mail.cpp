// SPDX-License-Identifier: MIT
#include "model/exchange/mail/listmail.h"
#include "model/exchange/template/mailsource.h"
#include "model/exchange/template/templatesource.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg;
using namespace nidreg::exchange;

/// What comes out of a message is text that the registry takes: UTF-8 without NUL.
static void checkText(std::string_view text)
{
    FUZZ_CHECK(!templates::decode(text).wasLatin1);
}

static void checkMail(const registry::ListMail &mail)
{
    for (const std::string *each : {&mail.sender, &mail.subject, &mail.body})
        checkText(*each);
    FUZZ_CHECK(!mail.messageId.empty() && mail.messageId.size() <= registry::kMaxMessageIdBytes);
    FUZZ_CHECK(mail.references.size() <= registry::kMaxMailReferences);
    FUZZ_CHECK(mail.attachments.size() <= registry::kMaxMailAttachments);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    if (const registry::ReadMails read = readListMails(bytes)) {
        FUZZ_CHECK(read->mails.size() <= registry::kMaxMails);
        for (const registry::ListMail &mail : read->mails)
            checkMail(mail);
    }
    if (const auto decoded = readMail(bytes))
        checkText(decoded->text);
    checkText(readTemplateSource(bytes).decoded.text);
    return 0;
}
