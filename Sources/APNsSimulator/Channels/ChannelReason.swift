// SPDX-License-Identifier: Apache-2.0

/// Why a broadcast or a request about channels is refused ("Handling error responses from APNs",
/// for broadcasts), each with its status.
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
  /// With a space, unlike the reason of device pushes.
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
