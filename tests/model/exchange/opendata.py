# SPDX-License-Identifier: MIT
"""Reads a publication in the working folder as its consumers do; fails where it is not what it should be.

    opendata.py documents        each namespace's file, against its schema and registry.json
    opendata.py graph BASE       Turtle and JSON-LD, whose names begin with BASE
    opendata.py feed BASE        the Atom feed
"""
import glob
import json
import sys


def documents():
    import jsonschema

    schema = json.load(open("namespace.schema.json"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    files = glob.glob("namespace/*.json")
    whole = {n["nid"].lower(): n for n in json.load(open("registry.json"))["namespaces"]}
    assert len(files) == len(whole) == 106, len(files)
    for file in files:
        one = json.load(open(file))
        validator.validate(one)
        assert one == whole[file[len("namespace/"):-len(".json")]], file


def graph(base):
    import rdflib
    from rdflib.namespace import DCAT, DCTERMS, FOAF, RDF

    here = "http://elsewhere.example/here/"
    turtle, jsonld = rdflib.Graph(), rdflib.Graph()
    turtle.parse("registry.ttl", format="turtle", publicID=here + "registry.ttl")
    jsonld.parse("registry.jsonld", format="json-ld", publicID=here + "registry.jsonld")
    one, other = set(turtle), set(jsonld)
    assert one == other, (list(one - other)[:3], list(other - one)[:3])
    assert len(one) > 106 * 12, len(one)
    assert not any(isinstance(n, rdflib.BNode) for t in one for n in t)
    idot = rdflib.Namespace("http://identifiers.org/idot/")
    void = rdflib.Namespace("http://rdfs.org/ns/void#")
    spaces = set(turtle.subjects(RDF.type, idot.Namespace))
    assert len(spaces) == 106
    gadget = rdflib.URIRef(base + "namespace/gadget.json#namespace")
    assert gadget in spaces
    assert str(turtle.value(gadget, void.uriRegexPattern)) == "^urn:gadget:[0-9-]+$"
    assert str(turtle.value(gadget, void.exampleResource)).startswith("urn:gadget:")
    assert str(turtle.value(turtle.value(gadget, DCTERMS.publisher), FOAF.name)) == "Example Org"
    formal = rdflib.URIRef(base + "registry.json#formal")
    assert turtle.value(gadget, DCTERMS.isPartOf) == formal and (formal, DCAT.dataset, gadget) in turtle
    rule = turtle.value(formal, DCTERMS.accrualPolicy)
    assert "Expert Review" in str(turtle.value(rule, DCTERMS.description))
    catalog = rdflib.URIRef(base + "registry.json#registry")
    assert len(list(turtle.objects(catalog, DCAT.distribution))) >= 8
    for issued in turtle.objects(None, DCTERMS.issued):
        assert str(issued.datatype).rsplit("#")[1] in ("date", "gYearMonth"), issued
    person = rdflib.URIRef(base + "registry.json#person-Michael_Mealling")
    assert (None, DCAT.contactPoint, person) in turtle and (person, None, None) in turtle


def feed(base):
    import feedparser

    read = feedparser.parse("changes.atom")
    assert not read.bozo and read.version == "atom10", read.get("bozo_exception")
    assert read.feed.id.startswith("urn:uuid:") and read.feed.updated and read.feed.title
    assert read.feed.author and len(read.entries) == 100
    assert len({entry.id for entry in read.entries}) == 100
    links = {link.rel: link.href for link in read.feed.links}
    assert links == {"self": base + "changes.atom", "alternate": base + "index.html"}, links
    for entry in read.entries:
        assert entry.title and entry.updated_parsed and entry.summary
        assert entry.link.startswith(base + "namespaces/"), entry.link


if __name__ == "__main__":
    {"documents": documents, "graph": graph, "feed": feed}[sys.argv[1]](*sys.argv[2:])
