// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Where a text of an app is found: its table and its key in it.
package struct TextKey: Sendable, Hashable {
  let exact: ExactString
  package var name: String { exact.text }
  /// As `TableName` keeps it.
  package let table: String

  package init(_ name: String, table: String = TableName.usual) {
    exact = ExactString(name)
    self.table = table
  }

  /// As a person reads it.
  package var description: String {
    table == TableName.usual ? "\"\(name)\"" : "\"\(name)\" of the table \(table)"
  }
}

/// The names of an app's tables, as Xcode has them: a table is a file's name without its ending.
package enum TableName {
  /// The table of whoever names none. It is kept without a name, so that what was stored before there were
  /// others needs no change.
  package static let usual = ""
  /// What people call it.
  package static let usualName = "Localizable"
  /// Bytes of a name: a file's name may have no more.
  package static let maximumBytes = 128

  /// The name as it is kept; nil for one that no file can have.
  package static func kept(_ name: String) -> String? {
    let isUsable =
      !name.isEmpty && name.utf8.count <= maximumBytes
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }
    guard isUsable else { return nil }
    return name == usualName ? usual : name
  }

  /// The name as people and answers have it.
  package static func shown(_ name: String) -> String { name == usual ? usualName : name }
}
