// SPDX-License-Identifier: Apache-2.0

/// Document in which a rule is published.
package struct RuleSource: Sendable {
  package let title: String

  private static func apple(_ title: String) -> RuleSource { RuleSource(title: "Apple: " + title) }
  static let sending = apple("Sending notification requests to APNs")
  static let answers = apple("Handling notification responses from APNs")
  static let token = apple("Establishing a token-based connection to APNs")
  static let generating = apple("Generating a remote notification")

  static func rfc(_ number: Int, _ section: String) -> RuleSource {
    RuleSource(title: "RFC \(number), \(section)")
  }

  /// A rule that Apple does not document, known from reports of users.
  static func field(_ place: String) -> RuleSource {
    RuleSource(title: "seen in the field: \(place)")
  }
}
