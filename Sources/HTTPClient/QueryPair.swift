// SPDX-License-Identifier: Apache-2.0

/// One pair of a query.
package struct QueryPair: Sendable, Equatable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
