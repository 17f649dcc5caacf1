// SPDX-License-Identifier: Apache-2.0

/// The decoded query of a request: names and values in order. A name without `=` has an empty
/// value.
package struct QueryItems: Sendable, Equatable {
  /// One decoded `name=value` pair.
  package struct Item: Sendable, Equatable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package private(set) var items: [Item] = []

  package init() {}

  package init(_ items: [Item]) { self.items = items }

  /// - Parameter query: the text after the `?`, as sent, or a form in the same encoding
  ///   (`application/x-www-form-urlencoded`).
  package init(parsing query: ArraySlice<UInt8>) throws(ParseFault) {
    if query.isEmpty { return }
    for part in query.split(separator: UInt8(ascii: "&")) {
      let equals = part.firstIndex(of: UInt8(ascii: "="))
      let name = try PercentEncoding.text(part[..<(equals ?? part.endIndex)], plusIsSpace: true)
      let value =
        if let equals { try PercentEncoding.text(part[(equals + 1)...], plusIsSpace: true) } else {
          ""
        }
      items.append(Item(name: name, value: value))
    }
  }

  package var isEmpty: Bool { items.isEmpty }

  /// Returns the first value of that name.
  package func first(_ name: String) -> String? { items.first { $0.name == name }?.value }

  /// Returns all values of that name, in order.
  package func all(_ name: String) -> [String] {
    items.compactMap { $0.name == name ? $0.value : nil }
  }

  /// The distinct names, so that a handler can reject unknown ones.
  package var names: Set<String> { Set(items.map(\.name)) }
}
