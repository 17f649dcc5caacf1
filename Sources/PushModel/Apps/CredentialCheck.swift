// SPDX-License-Identifier: Apache-2.0

/// Result of checking a credential with a request to Apple.
package struct CredentialCheck: Sendable, Equatable {
  /// Conclusion about the credential.
  package enum Verdict: String, Sendable, CaseIterable {
    /// Apple validated the device token, so it accepts the credential for the topic.
    case good
    /// Apple refuses the credential, or the topic for it.
    case refused
    /// No request was sent, because the credential cannot be decrypted, has expired or covers no
    /// topic of the app.
    case unusable
    /// The check had no result, because Apple was unreachable or overloaded.
    case unknown
  }

  package var verdict: Verdict
  /// Push type of the request; nil when no request was sent.
  package var pushType: PushType?
  package var topic: String?
  /// HTTP status of Apple's response; nil without one.
  package var status: Int?
  /// Apple's reason, or a reason of the gateway.
  package var reason: String?

  package init(
    _ verdict: Verdict, pushType: PushType? = nil, topic: String? = nil, status: Int? = nil,
    reason: String? = nil
  ) {
    self.verdict = verdict
    self.pushType = pushType
    self.topic = topic
    self.status = status
    self.reason = reason
  }
}
