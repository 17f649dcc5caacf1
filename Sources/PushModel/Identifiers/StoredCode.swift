// SPDX-License-Identifier: Apache-2.0

/// A value that the store contains as a small number. Each number is declared beside its case and
/// never changes, because rows outlive releases.
package protocol StoredCode: Sendable, CaseIterable {
  /// The value in the store (`smallint`).
  var code: Int16 { get }
}

extension StoredCode {
  /// Returns the case of a stored number.
  package init?(code: Int16) {
    guard let word = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = word
  }
}

extension StoredCode where Self: RawRepresentable, RawValue == Int16 {
  package var code: Int16 { rawValue }

  /// Returns the case of a stored number.
  package init?(code: Int16) { self.init(rawValue: code) }
}
