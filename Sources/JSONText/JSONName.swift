// SPDX-License-Identifier: Apache-2.0

/// The name of an object's member, in place in the document. Comparisons with literals read its
/// bytes and create no string:
///
///     switch field.name { case "title": … }
package struct JSONName: Sendable, CustomStringConvertible {
  private let storage: JSONDocument.Storage
  /// Index of the name's node.
  private let index: Int

  init(storage: JSONDocument.Storage, index: Int) {
    self.storage = storage
    self.index = index
  }

  /// The name after unescaping.
  package var text: String { storage.text(of: index) }

  package var description: String { text }

  package static func ~= (literal: StaticString, name: JSONName) -> Bool { name == literal }

  package static func == (name: JSONName, literal: StaticString) -> Bool {
    name.storage.hasText(
      UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount),
      at: name.index)
  }

  package static func != (name: JSONName, literal: StaticString) -> Bool { !(name == literal) }
}
