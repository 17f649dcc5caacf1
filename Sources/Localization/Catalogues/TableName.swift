// SPDX-License-Identifier: Apache-2.0

/// Names of an app's tables, as in Xcode: a table is a file's name without its ending.
package enum TableName {
  /// Stored name of the default table. It is empty, so that texts stored before tables existed need
  /// no change.
  package static let usual = ""
  /// Name of the default table in files and in the API.
  package static let usualName = "Localizable"
  /// Maximum number of bytes of a name; a file's name may have no more.
  package static let maximumBytes = 128

  /// Returns the stored form of a name; nil for a name that no file can have.
  package static func kept(_ name: String) -> String? {
    let isUsable =
      !name.isEmpty && name.utf8.count <= maximumBytes
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }
    guard isUsable else { return nil }
    return name == usualName ? usual : name
  }

  /// Returns the name in files and in the API.
  package static func shown(_ name: String) -> String { name == usual ? usualName : name }
}
