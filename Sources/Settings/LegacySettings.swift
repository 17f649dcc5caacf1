// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import LegacyBridge
package import TLS

/// The settings of the legacy bridge.
package struct LegacySettings: Sendable {
  /// An address to listen on, in its text form: `host:port` or `feedback:host:port`.
  package struct Place: Sendable, Equatable {
    /// The setting that lists the addresses.
    package static let setting = "PUSHGATE_LEGACY_LISTEN"
    private static let feedbackPrefix = "feedback:"

    package let kind: LegacyService.Kind
    package let address: HostPort

    /// Parses an address; nil if the text is invalid.
    init?(parsing text: String) {
      kind = text.hasPrefix(Self.feedbackPrefix) ? .feedback : .push
      let rest = kind == .feedback ? String(text.dropFirst(Self.feedbackPrefix.count)) : text
      guard let address = HostPort(parsing: rest) else { return nil }
      self.address = address
    }
  }

  /// `PUSHGATE_LEGACY_LISTEN`.
  package var listen: [Place] = []
  /// `PUSHGATE_LEGACY_SENDERS`: SHA-256 of certificates, with the app and environment of each.
  package var senders = LegacySenders()
  /// `PUSHGATE_LEGACY_CLIENT_CA_FILE`: roots of senders' certificates.
  package var roots: TLSTrust?
  /// `PUSHGATE_LEGACY_OLD_TLS`: whether TLS 1.0 and 1.1 are accepted.
  package var allowsOldTLS = false
  /// `PUSHGATE_LEGACY_LARGE_PAYLOADS`: whether today's payload limits apply.
  package var allowsLargePayloads = false

  /// Whether the bridge has a listener.
  package var isUsed: Bool { !listen.isEmpty }
}
