// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/publish.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nidreg::exchange {

/// A file descriptor that closes itself.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : m_number(number) { }
    Descriptor(Descriptor &&other) noexcept : m_number(other.release()) { }
    Descriptor &operator=(Descriptor &&other) noexcept;
    ~Descriptor();

    int number() const { return m_number; }
    explicit operator bool() const { return m_number >= 0; }

private:
    int release();

    int m_number;
};

/// What a system call's error means for a publication.
PublishFailure failure(int error, std::string subject);

/// A new folder beside the one that it will replace. Only one publication at a time
/// writes under one parent folder: the others wait for its lock. What a killed one left behind is
/// completed or removed by the next.
class Staging {
public:
    /// `keep` is called for everything in the present folder: whether it is kept unchanged, is
    /// replaced, or does not belong to a publication (NotOurs).
    enum class Fate { Keep, Replace, Foreign };
    using Judge = std::function<Fate(const std::string &name, bool isFolder)>;

    /// Asked again and again while something takes long; false: stop (Cancelled).
    using GoesOn = std::function<bool()>;

    /// Locks the parent folder and examines everything in the folder; nothing is created yet.
    static base::Result<std::unique_ptr<Staging>, PublishFailure> examined(
        const std::string &folder, const Judge &judge, GoesOn goesOn = [] { return true; });
    /// Makes the new folder with what `judge` keeps of the present one.
    base::Result<base::Done, PublishFailure> fill(const Judge &judge);
    /// Both.
    static base::Result<std::unique_ptr<Staging>, PublishFailure> begin(
        const std::string &folder, const Judge &judge, GoesOn goesOn = [] { return true; });
    ~Staging();

    /// The new folder.
    int descriptor() const { return m_fresh.number(); }
    /// The folder that it replaces; below 0 where there is none.
    int presentDescriptor() const { return m_present.number(); }
    const std::string &folder() const { return m_folder; }
    std::string path(const std::string &name) const { return m_folder + '/' + name; }

    /// How commit() replaces a folder that is there: Exchange falls back to TwoRenames where the
    /// file system cannot exchange two folders.
    enum class Swap { Exchange, TwoRenames };

    /// Replaces the old folder as a whole. With TwoRenames the old one is moved aside first: for a
    /// moment there is none, and after a kill just then the next begin() moves it back.
    base::Result<base::Done, PublishFailure> commit(Swap swap = Swap::Exchange);

private:
    /// Something in the present folder.
    struct Found {
        std::string name;
        bool isFolder = false;
        Fate fate = Fate::Keep;
    };

    Staging() = default;

    base::Result<base::Done, PublishFailure> lockParent(const std::string &folder);
    base::Result<base::Done, PublishFailure> waitForLock();
    base::Result<base::Done, PublishFailure> clearUp();
    base::Result<base::Done, PublishFailure> examine();
    base::Result<base::Done, PublishFailure> walk(
        const std::function<base::Result<base::Done, PublishFailure>(const Found &)> &each);
    base::Result<base::Done, PublishFailure> make();
    base::Result<base::Done, PublishFailure> bringAlong();
    bool exchange();
    bool replaceByTwoRenames();
    base::Result<base::Done, PublishFailure> reserve();
    void remove(const std::string &path);

    std::string freshName() const { return '.' + m_name + ".nidreg-new"; }
    std::string asideName() const { return '.' + m_name + ".nidreg-old"; }
    std::string freshPath() const { return sibling(freshName()); }
    std::string asidePath() const { return sibling(asideName()); }
    std::string sibling(const std::string &name) const;

    std::string m_folder; ///< as requested, with links followed
    std::string m_name; ///< its last part
    Descriptor m_parent;
    Descriptor m_present;
    Descriptor m_fresh;
    std::vector<Descriptor> m_spare; ///< closed before a folder is removed
    Judge m_judge;
    GoesOn m_goesOn;
    bool m_replaces = false;
    bool m_made = false;
};

} // namespace nidreg::exchange
