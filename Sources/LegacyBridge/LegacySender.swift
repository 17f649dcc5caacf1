// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// The application for which a connection sends, as its client certificate determines it.
package struct LegacySender: Sendable, Equatable {
  package var app: AppID
  package var environment: PushEnvironment
  /// Push type that the certificate's topic implies; nil: derived from each payload.
  package var pushType: PushType?
  /// Whether the environment is assumed, because the certificate is valid for both.
  package var isEnvironmentAssumed: Bool
  /// First digits of the certificate's SHA-256, the sender's name in logs and notifications.
  package var name: String
  /// Whether the certificate has expired.
  package var isExpired: Bool

  package init(
    app: AppID, environment: PushEnvironment, pushType: PushType? = nil,
    isEnvironmentAssumed: Bool = false, name: String, isExpired: Bool = false
  ) {
    self.app = app
    self.environment = environment
    self.pushType = pushType
    self.isEnvironmentAssumed = isEnvironmentAssumed
    self.name = name
    self.isExpired = isExpired
  }

  /// The feedback that the sender reads.
  package var feedback: FeedbackList {
    FeedbackList(
      Destination(app: app, environment: environment), kind: pushType?.tokenKind ?? .alert)
  }
}
