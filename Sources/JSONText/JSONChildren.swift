// SPDX-License-Identifier: Apache-2.0

/// The members of an object or the elements of an array, in order; empty for other values. A cursor
/// into the document: creating it and iterating over it allocate nothing.
package struct JSONChildren: Sequence, Sendable {
  /// The object or array.
  package let container: JSONValue
  private let limit: Int
  /// Names of members that count as absent if they are null, separated by ", ".
  private var optionalNames: String?

  init(of container: JSONValue, atMost limit: Int) {
    self.container = container
    self.limit = limit
  }

  /// Returns the children without members that have one of `names` and are null. Clients send null
  /// for values that they omit.
  ///
  /// - Parameter names: separated by ", ", as in an error message.
  package func withoutNulls(of names: String) -> JSONChildren {
    var children = self
    children.optionalNames = names
    return children
  }

  /// Number of children. Counts them, so callers keep the result.
  package var count: Int { reduce(0) { count, _ in count + 1 } }
  package var isEmpty: Bool { first == nil }
  package var first: JSONField? {
    var iterator = makeIterator()
    return iterator.next()
  }

  package func makeIterator() -> Iterator {
    Iterator(container, atMost: limit, withoutNullsOf: optionalNames)
  }

  /// Position among the children.
  package struct Iterator: IteratorProtocol {
    private let storage: JSONDocument.Storage
    /// 1 in an object, where a name precedes each value.
    private let namesBetween: Int
    private let end: Int
    private let optionalNames: String?
    private var node: Int
    private var rest: Int

    fileprivate init(
      _ container: JSONValue, atMost limit: Int, withoutNullsOf optionalNames: String?
    ) {
      storage = container.storage
      namesBetween = container.kind == .object ? 1 : 0
      // The children of a container are the nodes up to its `next`; a scalar has none.
      end = Int(storage.nodes[container.index].next)
      node = container.index + 1
      rest = limit
      self.optionalNames = optionalNames
    }

    package mutating func next() -> JSONField? {
      while node < end, rest > 0 {
        let field = JSONField(JSONValue(storage: storage, index: node + namesBetween))
        node = Int(storage.nodes[node + namesBetween].next)
        rest -= 1
        if !isOmitted(field) { return field }
      }
      return nil
    }

    private func isOmitted(_ field: JSONField) -> Bool {
      guard namesBetween == 1, let optionalNames, field.value.isNull else { return false }
      let name = field.name.text
      return optionalNames.split(separator: ", ").contains { $0 == name }
    }
  }
}

extension JSONValue {
  /// Members of an object or elements of an array, in order; empty for other kinds of value.
  package var children: JSONChildren { children(atMost: .max) }

  /// Returns the first `limit` children.
  package func children(atMost limit: Int) -> JSONChildren {
    JSONChildren(of: self, atMost: limit)
  }
}
