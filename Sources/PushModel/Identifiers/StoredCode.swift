// SPDX-License-Identifier: Apache-2.0

/// A word that the store keeps as a small number. The numbers are written where the words are, and
/// never change: rows outlive releases.
package protocol StoredCode: Sendable, CaseIterable {
  /// The value in the store (`smallint`).
  var code: Int16 { get }
}

extension StoredCode {
  /// The word of a stored value.
  package init?(code: Int16) {
    guard let word = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = word
  }
}

extension StoredCode where Self: RawRepresentable, RawValue == Int16 {
  package var code: Int16 { rawValue }

  /// The word of a stored value.
  package init?(code: Int16) { self.init(rawValue: code) }
}
