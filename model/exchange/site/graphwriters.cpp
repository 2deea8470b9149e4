// SPDX-License-Identifier: MIT
#include "model/exchange/json/jsontext.h"
#include "model/exchange/site/graph.h"

#include <QIODevice>

namespace nidreg::exchange {

namespace {

constexpr std::size_t kDayLength = std::string_view("2026-07-28").size();

/// "2026-07-28" or "2026-07"
std::string_view typeOfDay(std::string_view day)
{
    return day.size() == kDayLength ? "xsd:date" : "xsd:gYearMonth";
}

/// What no IRI may have comes out escaped.
std::string iri(std::string_view text)
{
    static constexpr std::string_view kForbidden = "<>\"{}|^`\\";
    static constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string safe;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte > ' ' && byte != 0x7F && kForbidden.find(c) == std::string_view::npos)
            safe += c;
        else
            safe += {'%', kDigits[byte >> 4U], kDigits[byte & 0xFU]};
    }
    return safe;
}

/// Writes what it is handed, one thing after the other.
class GraphWriter : public ListingWriter {
public:
    GraphWriter(QIODevice &to, Front front) : m_to(to), m_front(std::move(front)) { }

    void add(const Entry &entry) override
    {
        for (const Resource &each : resourcesOf(entry, m_front))
            write(each);
        handOn();
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        for (const registry::Contact &each : contacts)
            write(resourceOf(each));
        end();
        handOn();
    }

protected:
    void begin()
    {
        for (const Resource &each : resourcesOf(m_front))
            write(each);
        handOn();
    }

    virtual void write(const Resource &resource) = 0;
    virtual void end() { }

    const Front &front() const { return m_front; }
    JsonText &out() { return m_out; }

private:
    void handOn()
    {
        m_to.write(m_out.line().data(), static_cast<qint64>(m_out.line().size()));
        m_out.clear();
    }

    QIODevice &m_to;
    Front m_front;
    JsonText m_out;
};

/// A literal of Turtle has the escapes that a string of JSON has.
class TurtleWriter : public GraphWriter {
public:
    TurtleWriter(QIODevice &to, const Front &front) : GraphWriter(to, front)
    {
        if (!front.baseUrl.empty())
            out().raw("@base <").raw(iri(front.baseUrl)).raw("> .\n");
        for (const Prefix &each : prefixes())
            out().raw("@prefix ").raw(each.name).raw(": <").raw(each.iri).raw("> .\n");
        begin();
    }

protected:
    void write(const Resource &resource) override
    {
        out().raw("\n<").raw(iri(resource.id)).raw(">");
        const char *before = " a ";
        for (const std::string_view each : resource.types) {
            out().raw(before).raw(each);
            before = ", ";
        }
        const char *next = resource.types.empty() ? "" : " ;\n   ";
        const Statement *last = nullptr;
        for (const Statement &each : resource.statements) {
            if (last && last->term == each.term)
                out().raw(", ");
            else
                out().raw(next).raw(" ").raw(spec(each.term).property).raw(" ");
            writeValue(spec(each.term).kind, each.value);
            next = " ;\n   ";
            last = &each;
        }
        out().raw(" .\n");
    }

private:
    void writeValue(ValueKind kind, const std::string &value)
    {
        switch (kind) {
        case ValueKind::Iri:
            out().raw("<").raw(iri(value)).raw(">");
            return;
        case ValueKind::Text:
            out().text(value);
            return;
        case ValueKind::Day:
            out().text(value).raw("^^").raw(typeOfDay(value));
            return;
        case ValueKind::Truth:
        case ValueKind::Count:
            out().raw(value);
            return;
        }
    }
};

/// One object of the graph a line, behind the context that says what its keys mean.
class JsonLdWriter : public GraphWriter {
public:
    JsonLdWriter(QIODevice &to, const Front &front) : GraphWriter(to, front)
    {
        out().raw("{\"@context\":{");
        if (!front.baseUrl.empty())
            out().raw("\n\"@base\":").text(iri(front.baseUrl)).raw(",");
        const char *between = "\n";
        for (const Prefix &each : prefixes()) {
            out().raw(between).text(each.name).raw(":").text(each.iri);
            between = ",\n";
        }
        for (const TermSpec &each : vocabulary())
            writeTerm(each);
        out().raw("\n},\n\"@graph\":[");
        begin();
    }

protected:
    void write(const Resource &resource) override
    {
        out().raw(m_any ? ",\n" : "\n").raw("{\"@id\":").text(iri(resource.id));
        m_any = true;
        const char *between = ",\"@type\":[";
        for (const std::string_view each : resource.types) {
            out().raw(between).text(each);
            between = ",";
        }
        out().raw(resource.types.empty() ? "" : "]");
        const auto &all = resource.statements;
        for (std::size_t i = 0; i < all.size();) {
            std::size_t end = i + 1;
            while (end < all.size() && all[end].term == all[i].term)
                ++end;
            writeValues({all.data() + i, end - i});
            i = end;
        }
        out().raw("}");
    }

    void end() override { out().raw("\n]}\n"); }

private:
    void writeTerm(const TermSpec &term)
    {
        static constexpr std::string_view kTypes[] = {"@id", "", "xsd:date", "xsd:boolean",
                                                      "xsd:integer"};
        const std::string_view type = kTypes[static_cast<std::size_t>(term.kind)];
        out().raw(",\n").text(term.key).raw(":{\"@id\":").text(term.property);
        if (!type.empty())
            out().raw(",\"@type\":").text(type);
        out().raw("}");
    }

    void writeValues(std::span<const Statement> statements)
    {
        const TermSpec &term = spec(statements.front().term);
        out().raw(",").text(term.key).raw(statements.size() > 1 ? ":[" : ":");
        const char *between = "";
        for (const Statement &each : statements) {
            writeValue(term.kind, each.value, between);
            between = ",";
        }
        out().raw(statements.size() > 1 ? "]" : "");
    }

    void writeValue(ValueKind kind, const std::string &value, const char *between)
    {
        out().raw(between);
        if (kind == ValueKind::Iri)
            out().text(iri(value));
        else if (kind == ValueKind::Truth || kind == ValueKind::Count)
            out().raw(value);
        else if (kind == ValueKind::Day && value.size() != kDayLength)
            out()
                .raw("{\"@value\":")
                .text(value)
                .raw(",\"@type\":")
                .text(typeOfDay(value))
                .raw("}");
        else
            out().text(value);
    }

    bool m_any = false;
};

} // namespace

std::unique_ptr<ListingWriter> turtleWriter(QIODevice &to, const Front &front)
{
    return std::make_unique<TurtleWriter>(to, front);
}

std::unique_ptr<ListingWriter> jsonLdWriter(QIODevice &to, const Front &front)
{
    return std::make_unique<JsonLdWriter>(to, front);
}

} // namespace nidreg::exchange
