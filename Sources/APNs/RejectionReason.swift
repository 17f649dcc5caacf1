// SPDX-License-Identifier: Apache-2.0

/// Why APNs rejected a request: Apple's text and its consequences, one row each. Equality compares
/// text and fault, so that `switch` and `==` work on the rows' names.
package struct RejectionReason: Sendable, Hashable {
  /// The part at fault, which decides how the sender proceeds.
  package enum Fault: String, Sendable, CaseIterable {
    /// The request itself: never retried unchanged.
    case request
    /// The device token: never retried; the token is unverified or invalid.
    case token
    /// The key, certificate or provider token. Devices stay unchanged until an operator replaces
    /// the credential.
    case credential
    /// A temporary condition: retried later.
    case tryLater
    /// This connection: retried on another one.
    case connection
  }

  /// The consequence for the connection on which the response arrived.
  package enum Consequence: Sendable {
    case keep
    /// The connection opens no more streams, waits for pending responses, and closes.
    case drain
    /// As `drain`; in addition, the request is retried once on another connection.
    case drainAndResend
  }

  /// The text that APNs sends, in Apple's spelling.
  package let text: String
  /// The status that Apple documents for the reason.
  package let status: Int
  package let fault: Fault
  package let consequence: Consequence
  /// One English sentence for an operator.
  package let meaning: String

  private init(
    _ text: String, _ status: Int, _ fault: Fault, _ consequence: Consequence = .keep,
    _ meaning: String
  ) {
    self.text = text
    self.status = status
    self.fault = fault
    self.consequence = consequence
    self.meaning = meaning
  }

  private init(_ text: String, _ status: Int, _ fault: Fault, _ meaning: String) {
    self.init(text, status, fault, .keep, meaning)
  }

  /// Whether a credential rejected for this reason may still work for other topics. Reasons that
  /// concern the whole credential also end the connection.
  package var isOfOneTopic: Bool { fault == .credential && consequence == .keep }

  package static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.fault == right.fault
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension RejectionReason {
  package static let badCollapseID = Self(
    "BadCollapseId", 400, .request, "The collapse id is longer than 64 bytes.")
  package static let badDeviceToken = Self(
    "BadDeviceToken", 400, .token,
    "The device token is invalid, or belongs to the other environment.")
  package static let badExpirationDate = Self(
    "BadExpirationDate", 400, .request, "The expiration is not a valid date.")
  package static let badMessageID = Self(
    "BadMessageId", 400, .request, "The apns-id is not a canonical UUID.")
  package static let badPriority = Self(
    "BadPriority", 400, .request, "The priority is not allowed for this push type.")
  package static let badTopic = Self(
    "BadTopic", 400, .request, "The topic is invalid.")
  package static let deviceTokenNotForTopic = Self(
    "DeviceTokenNotForTopic", 400, .token, "The device token belongs to another app.")
  package static let duplicateHeaders = Self(
    "DuplicateHeaders", 400, .request, "A header was given twice.")
  package static let idleTimeout = Self(
    "IdleTimeout", 400, .connection, .drain, "The connection was idle too long.")
  package static let invalidPushType = Self(
    "InvalidPushType", 400, .request, "The push type is unknown.")
  package static let missingDeviceToken = Self(
    "MissingDeviceToken", 400, .request, "The path names no device token.")
  package static let missingTopic = Self(
    "MissingTopic", 400, .request, "The topic is missing, and the credential covers several.")
  package static let payloadEmpty = Self(
    "PayloadEmpty", 400, .request, "The payload is empty.")
  package static let topicDisallowed = Self(
    "TopicDisallowed", 400, .request, "Pushing to this topic is not allowed.")
  package static let badCertificate = Self(
    "BadCertificate", 403, .credential, .drain, "The certificate is invalid.")
  package static let badCertificateEnvironment = Self(
    "BadCertificateEnvironment", 403, .credential, .drain,
    "The certificate is for the other environment.")
  package static let badEnvironmentKeyID = Self(
    "BadEnvironmentKeyIdInToken", 403, .credential, .drain,
    "The key is for the other environment.")
  package static let expiredProviderToken = Self(
    "ExpiredProviderToken", 403, .connection, .drainAndResend,
    "The provider token is older than an hour; this connection stays unusable.")
  package static let forbidden = Self(
    "Forbidden", 403, .credential, "The credential may not do this.")
  package static let invalidProviderToken = Self(
    "InvalidProviderToken", 403, .credential, .drain,
    "The provider token is invalid: wrong key, key id, team id, or a wrong clock.")
  package static let missingProviderToken = Self(
    "MissingProviderToken", 403, .credential, .drain,
    "Neither a certificate nor a provider token was given.")
  package static let unrelatedKeyID = Self(
    "UnrelatedKeyIdInToken", 403, .connection, .drainAndResend,
    "This connection began with a key that has nothing to do with this one.")
  package static let badPath = Self("BadPath", 404, .request, "The path is wrong.")
  package static let methodNotAllowed = Self(
    "MethodNotAllowed", 405, .request, "The method is not POST.")
  package static let expiredToken = Self(
    "ExpiredToken", 410, .token, "The device token has expired.")
  package static let unregistered = Self(
    "Unregistered", 410, .token, "The app was removed from the device, or its token changed.")
  package static let payloadTooLarge = Self(
    "PayloadTooLarge", 413, .request, "The payload is larger than its push type allows.")
  package static let tooManyProviderTokenUpdates = Self(
    "TooManyProviderTokenUpdates", 429, .tryLater, .drain,
    "The provider token changed more than once in 20 minutes.")
  package static let tooManyRequests = Self(
    "TooManyRequests", 429, .tryLater, "Too many requests for one device token.")
  package static let internalServerError = Self(
    "InternalServerError", 500, .tryLater, "APNs failed.")
  package static let serviceUnavailable = Self(
    "ServiceUnavailable", 503, .tryLater, "APNs is unavailable.")
  package static let shutdown = Self(
    "Shutdown", 503, .tryLater, .drain, "This APNs server is shutting down.")

  /// Every reason in Apple's table for `/3/device/…`.
  package static let documented: [Self] = [
    badCollapseID, badDeviceToken, badExpirationDate, badMessageID, badPriority, badTopic,
    deviceTokenNotForTopic, duplicateHeaders, idleTimeout, invalidPushType, missingDeviceToken,
    missingTopic, payloadEmpty, topicDisallowed, badCertificate, badCertificateEnvironment,
    badEnvironmentKeyID, expiredProviderToken, forbidden, invalidProviderToken,
    missingProviderToken, unrelatedKeyID, badPath, methodNotAllowed, expiredToken, unregistered,
    payloadTooLarge, tooManyProviderTokenUpdates, tooManyRequests, internalServerError,
    serviceUnavailable, shutdown,
  ]

  /// Undocumented texts that APNs was observed to send in place of documented ones.
  private static let aliases: [String: Self] = [
    "InvalidCollapseId": badCollapseID,
    "BadEnvironmentKeyInToken": badEnvironmentKeyID,
    "BadProviderToken": invalidProviderToken,
    "Service Unavailable": serviceUnavailable,
  ]

  private static let byText = documented.reduce(into: aliases) { $0[$1.text] = $1 }

  /// Returns the reason for a response. If the text is undocumented or empty, derives the fault
  /// from the status.
  package static func named(_ text: String, status: Int) -> Self {
    byText[text] ?? other(text, status: status)
  }

  /// Returns a reason that is not in Apple's table.
  package static func other(_ text: String, status: Int) -> Self {
    let fault: Fault
    switch status {
    case 410: fault = .token
    case 403: fault = .credential
    case 408, 425, 429, 500...: fault = .tryLater
    case 400..<500: fault = .request
    // An unexpected status shows nothing about the notification.
    default: fault = .tryLater
    }
    return Self(text, status, fault, "APNs gave a reason that is not documented.")
  }
}
