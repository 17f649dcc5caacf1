// SPDX-License-Identifier: Apache-2.0

/// The values of a route's `{names}` in one request, percent-decoded.
package struct RouteParameters: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private let names: [String]
  private let values: [String]

  init(names: [String], values: [String]) {
    self.names = names
    self.values = values
  }

  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(names: elements.map(\.0), values: elements.map(\.1))
  }

  package subscript(_ name: String) -> String? {
    names.firstIndex(of: name).map { values[$0] }
  }
}
