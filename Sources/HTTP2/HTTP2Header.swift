// SPDX-License-Identifier: Apache-2.0

/// One header field. Names are in lower case, pseudo-headers (`:path`) precede all others.
package struct HTTP2Header: Sendable, Hashable {
  /// How the field is encoded in the compressed header block.
  package enum Indexing: Sendable, Hashable {
    /// Stored in the compression table, except for values that rarely recur (nghttp2 does not store
    /// `:path`).
    case normal
    /// Always sent as a literal, also by proxies. For secrets, and for unique values that would
    /// evict useful entries from the table. The name may still be a reference to the table.
    case neverIndexed
  }

  package let name: String
  package let value: String
  package let indexing: Indexing

  package init(_ name: String, _ value: String, _ indexing: Indexing = .normal) {
    self.name = name
    self.value = value
    self.indexing = indexing
  }
}
