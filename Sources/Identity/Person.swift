// SPDX-License-Identifier: Apache-2.0

/// A person whom an identity provider or a proxy has authenticated.
package struct Person: Sendable, Equatable {
  /// The name in the audit log.
  package let name: String
  /// The person's groups; the settings give roles to some.
  package let groups: [String]

  /// Nil if the name is empty, long, or contains characters that a log cannot show.
  package init?(name: String, groups: [String]) {
    guard (1...Self.maximumCharacters).contains(name.unicodeScalars.count),
      name.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace || $0 == " " }),
      name.unicodeScalars.allSatisfy({ !Self.hidden.contains($0.properties.generalCategory) })
    else { return nil }
    self.name = name
    self.groups = groups
  }

  /// OpenID Connect limits `sub` to 255 characters (Core 1.0, §2).
  private static let maximumCharacters = 255
  private static let hidden: Set<Unicode.GeneralCategory> = [
    .control, .format, .surrogate, .privateUse, .unassigned,
  ]
}
