// SPDX-License-Identifier: Apache-2.0

/// What asking Apple under a credential has shown of it.
package struct CredentialTrial: Sendable, Equatable {
  /// What it says of the credential.
  package enum Verdict: String, Sendable, CaseIterable {
    /// Apple looked at the device token, and so takes the credential for the topic.
    case good
    /// Apple refuses the credential, or the topic under it.
    case refused
    /// It cannot be opened, has expired or covers nothing of the app: Apple was not asked.
    case unusable
    /// Apple did not say: it could not be reached, or is busy.
    case unknown
  }

  package var verdict: Verdict
  /// What was asked for; nil when nothing was.
  package var pushType: PushType?
  package var topic: String?
  /// Apple's answer, when there was one.
  package var status: Int?
  /// Apple's word, or one of the gateway's own.
  package var reason: String?

  /// Every field.
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
