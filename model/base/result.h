// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace nidreg::base {

/// The error half of a Result on its way out of a function: `return fail(NidError::TooShort);`
template <class E> struct Failure {
    E error;
};

template <class E> Failure<std::decay_t<E>> fail(E &&error)
{
    return {std::forward<E>(error)};
}

/// The value of a function, or the reason why there is none.
/// (`std::expected` is hidden in the C++20 mode of g++ 12.)
template <class T, class E> class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    template <class F>
    Result(Failure<F> failure) : m_state(std::in_place_index<1>, std::move(failure.error))
    {
    }

    /// A value that is made where it stays.
    template <class... A>
    explicit Result(std::in_place_t, A &&...arguments)
        : m_state(std::in_place_index<0>, std::forward<A>(arguments)...)
    {
    }

    explicit operator bool() const { return m_state.index() == 0; }

    const T &value() const & { return assert(*this), *std::get_if<0>(&m_state); }
    T &value() & { return assert(*this), *std::get_if<0>(&m_state); }
    T &&value() && { return assert(*this), std::move(*std::get_if<0>(&m_state)); }
    const E &error() const { return assert(!*this), *std::get_if<1>(&m_state); }

    const T *operator->() const { return &value(); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); } ///< what is moved from it is moved, not copied

private:
    std::variant<T, E> m_state;
};

/// The value of a Result that only tells success.
struct Done {
    friend bool operator==(Done, Done) = default;
};

} // namespace nidreg::base
