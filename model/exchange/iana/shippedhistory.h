// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/changeplan.h"
#include "model/registry/publicationstore.h"
#include "model/registry/records.h"

#include <string>
#include <vector>

/// IANA's registry of URN namespaces as it was shipped with the program, with its history: the
/// files of registry-data/snapshot, embedded. Tests read all of them, so that none can fail here.
namespace nidreg::exchange {

/// The listings of IANA's registry, oldest first, each as what it changed against the one before:
/// the first one has every record that it listed. For a registry in which nothing was listed yet.
std::vector<registry::ImportBatch> shippedHistory();

/// What the listings of shippedHistory() make, in the order of a listing: namespaces with their
/// revisions, oldest first, those that were delisted too.
std::vector<registry::Namespace> shippedNamespaces();

/// The same listings, each whole, as other listings are read: for a registry that has some already.
std::vector<listing::Source> shippedListings();

/// All people whom the listings name by id.
std::vector<registry::Contact> shippedContacts();

/// SHA-256 over the files, in hex.
std::string shippedSha256();

} // namespace nidreg::exchange
