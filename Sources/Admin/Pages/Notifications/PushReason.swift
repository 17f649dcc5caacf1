// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Reasons of deliveries: what they mean, and what an operator does about them.
package enum PushReason {
  /// A reason of Apple.
  package struct Entry: Sendable {
    /// The words of `RejectionReason`. A test compares them, since the admin page must not depend
    /// on the client of APNs.
    package let meaning: String
    let remedy: String
  }

  private static let ownFault =
    "The gateway made an invalid request. This is a bug: report it with the log of the gateway."
  private static let quarantine =
    "The device is quarantined until the app registers it again. Check the environment that the app "
    + "registers with."
  private static let credential =
    "Check the credential of the environment: key, key id, team id and topics. Pushes wait meanwhile."
  private static let automatic = "None: the gateway tries again by itself."

  /// Apple's reasons.
  package static let apple: [String: Entry] = [
    "BadCollapseId": Entry(
      meaning: "The collapse id is longer than 64 bytes.", remedy: "Use a shorter collapse id."),
    "BadDeviceToken": Entry(
      meaning: "The device token is invalid, or belongs to the other environment.",
      remedy: quarantine),
    "BadExpirationDate": Entry(
      meaning: "The expiration is not a valid date.", remedy: ownFault),
    "BadMessageId": Entry(
      meaning: "The apns-id is not a canonical UUID.", remedy: ownFault),
    "BadPriority": Entry(
      meaning: "The priority is not allowed for this push type.",
      remedy: "Send a new notification with another priority, or without one."),
    "BadTopic": Entry(
      meaning: "The topic is invalid.", remedy: "Check the bundle id of the application."),
    "DeviceTokenNotForTopic": Entry(
      meaning: "The device token belongs to another app.",
      remedy: "Check which application the token is registered for. The device is quarantined."),
    "DuplicateHeaders": Entry(meaning: "A header was given twice.", remedy: ownFault),
    "IdleTimeout": Entry(meaning: "The connection was idle too long.", remedy: automatic),
    "InvalidPushType": Entry(
      meaning: "The push type is unknown.", remedy: "Send a new notification of another push type."),
    "MissingDeviceToken": Entry(meaning: "The path names no device token.", remedy: ownFault),
    "MissingTopic": Entry(
      meaning: "The topic is missing, and the credential covers several.", remedy: ownFault),
    "PayloadEmpty": Entry(
      meaning: "The payload is empty.", remedy: "Send a new notification with a payload."),
    "TopicDisallowed": Entry(
      meaning: "Pushing to this topic is not allowed.",
      remedy: "Enable the push type for the app at Apple, or use a credential of its team."),
    "BadCertificate": Entry(
      meaning: "The certificate is invalid.", remedy: "Upload a valid certificate."),
    "BadCertificateEnvironment": Entry(
      meaning: "The certificate is for the other environment.",
      remedy: "Upload a certificate for this environment."),
    "BadEnvironmentKeyIdInToken": Entry(
      meaning: "The key is for the other environment.",
      remedy: "Upload a key for this environment."),
    "ExpiredProviderToken": Entry(
      meaning: "The provider token is older than an hour; this connection stays unusable.",
      remedy: "Check the clock of the gateway if it happens again."),
    "Forbidden": Entry(meaning: "The credential may not do this.", remedy: credential),
    "InvalidProviderToken": Entry(
      meaning: "The provider token is invalid: wrong key, key id, team id, or a wrong clock.",
      remedy: credential),
    "MissingProviderToken": Entry(
      meaning: "Neither a certificate nor a provider token was given.", remedy: credential),
    "UnrelatedKeyIdInToken": Entry(
      meaning: "This connection began with a key that has nothing to do with this one.",
      remedy: automatic),
    "BadPath": Entry(meaning: "The path is wrong.", remedy: ownFault),
    "MethodNotAllowed": Entry(meaning: "The method is not POST.", remedy: ownFault),
    "ExpiredToken": Entry(
      meaning: "The device token has expired.",
      remedy: "None: the device receives pushes after the app has registered again."),
    GatewayReason.unregistered.rawValue: Entry(
      meaning: "The app was removed from the device, or its token changed.",
      remedy: "None: the device receives pushes after the app has registered again."),
    "PayloadTooLarge": Entry(
      meaning: "The payload is larger than its push type allows.",
      remedy: "Send a new notification with shorter texts, or with truncate."),
    "TooManyProviderTokenUpdates": Entry(
      meaning: "The provider token changed more than once in 20 minutes.",
      remedy: "Let no other program make tokens of this key."),
    "TooManyRequests": Entry(
      meaning: "Too many requests for one device token.",
      remedy: "Send fewer notifications to one device, or use a collapse id."),
    "InternalServerError": Entry(meaning: "APNs failed.", remedy: automatic),
    "ServiceUnavailable": Entry(meaning: "APNs is unavailable.", remedy: automatic),
    "Shutdown": Entry(meaning: "This APNs server is shutting down.", remedy: automatic),
  ]

  /// Returns what a stored reason means; nil for other texts.
  static func meaning(_ reason: String) -> String? {
    if let entry = apple[reason] { return entry.meaning }
    if let own = GatewayReason(rawValue: reason) { return own.meaning }
    let status = reason.dropFirst(6)
    return reason.hasPrefix("Status") && status.count == 3 && Int(status) != nil
      ? "Apple gave no reason, only this HTTP status." : nil
  }

  /// Returns what an operator does about a reason; nil if that is unknown.
  static func remedy(_ reason: String) -> String? {
    if let entry = apple[reason] { return entry.remedy }
    return GatewayReason(rawValue: reason).map(remedy)
  }

  private static func remedy(_ reason: GatewayReason) -> String {
    switch reason {
    case .notRegisteredHere, .unregistered: "None, unless the app should have registered the token."
    case .quarantined: "Activate the device if its token is valid, or wait for a registration."
    case .otherEnvironment, .otherTokenKind, .otherUser, .notInAudience:
      "None: the device is not part of this audience."
    case .noCredential: "Upload a credential for the environment."
    case .credentialRefused, .noProviderToken: credential
    case .noConnection: "Check that the gateway reaches Apple: network, firewall, proxy."
    case .queueDeadline, .queueFull: "Add shards or nodes if it happens often."
    case .notWritten, .refusedStream, .goAway, .stopping, .responseDeadline, .connectionLost,
      .streamReset:
      automatic
    case .interrupted: "Resend if a second push does less harm than none."
    case .paused: "Resume the notification."
    case .quietHours: "None: the push follows at the end of the quiet hours, or was skipped."
    case .tooLate: "Send a new notification with a later expiration."
    case .renderingFailed: ownFault
    }
  }
}
