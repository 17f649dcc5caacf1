// SPDX-License-Identifier: Apache-2.0

/// Reasons for refused broadcasts and channel requests, with their statuses (Apple, "Handling error
/// responses from APNs", for broadcasts).
package enum ChannelReason: String, CaseIterable, Sendable {
  case featureNotEnabled = "FeatureNotEnabled"
  case missingChannelID = "MissingChannelId"
  case badChannelID = "BadChannelId"
  case channelNotRegistered = "ChannelNotRegistered"
  case badRequestParameters = "BadRequestParams"
  case badRequestPayload = "BadRequestPayload"
  case payloadEmpty = "PayloadEmpty"
  case badMessageID = "BadMessageId"
  case missingPushType = "MissingPushType"
  case invalidPushType = "InvalidPushType"
  case cannotCreateChannel = "CannotCreateChannelConfig"
  case badExpirationDate = "BadExpirationDate"
  case topicDisallowed = "TopicDisallowed"
  case badPriority = "BadPriority"
  case topicMismatch = "TopicMismatch"
  case badPath = "BadPath"
  case methodNotAllowed = "MethodNotAllowed"
  case payloadTooLarge = "PayloadTooLarge"
  /// Contains a space, unlike the reason for device pushes.
  case serviceUnavailable = "Service Unavailable"

  package var status: Int {
    switch self {
    case .topicMismatch: 403
    case .badPath: 404
    case .methodNotAllowed: 405
    case .payloadTooLarge: 413
    case .serviceUnavailable: 503
    default: 400
    }
  }
}
