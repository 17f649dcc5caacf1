// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Table and key of a text of an app.
package struct TextKey: Sendable, Hashable {
  let exact: ExactString
  package var name: String { exact.text }
  /// Stored form of `TableName`.
  package let table: String

  package init(_ name: String, table: String = TableName.usual) {
    exact = ExactString(name)
    self.table = table
  }

  /// The key, and its table unless it is the default one, for messages.
  package var description: String {
    table == TableName.usual ? "\"\(name)\"" : "\"\(name)\" of the table \(table)"
  }
}
