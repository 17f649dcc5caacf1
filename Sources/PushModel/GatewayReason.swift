// SPDX-License-Identifier: Apache-2.0

/// The gateway's own reasons for a delivery's outcome, in Apple's spelling, because both appear in
/// `reason`. docs/api/deliveries.md repeats this table, and a test compares them.
package enum GatewayReason: String, Sendable, Hashable, CaseIterable {
  // Reasons about the device. Nothing was sent.
  case notRegisteredHere = "NotRegisteredHere"
  case quarantined = "Quarantined"
  /// Apple's reason, used by the gateway for a device with an earlier 410.
  case unregistered = "Unregistered"
  case otherEnvironment = "OtherEnvironment"
  case otherTokenKind = "OtherTokenKind"
  case otherUser = "OtherUser"
  case notInAudience = "NotInAudience"

  // Reasons about the credential.
  case noCredential = "NoCredential"
  case credentialRefused = "CredentialRefused"
  case noProviderToken = "NoProviderToken"

  // Reasons about the connection to Apple. Apple has not processed the push.
  case noConnection = "NoConnection"
  case queueDeadline = "QueueDeadline"
  case queueFull = "QueueFull"
  case notWritten = "NotWritten"
  case refusedStream = "RefusedStream"
  case goAway = "GoAway"
  case stopping = "Stopping"

  // The push was written without a response, so Apple may have processed it.
  case responseDeadline = "ResponseDeadline"
  case connectionLost = "ConnectionLost"
  case streamReset = "StreamReset"
  case interrupted = "Interrupted"

  // Reasons about the push itself.
  case paused = "Paused"
  case quietHours = "QuietHours"
  case tooLate = "TooLate"
  case renderingFailed = "RenderingFailed"

  /// The explanation in docs/api/deliveries.md.
  package var meaning: String {
    switch self {
    case .notRegisteredHere: "The app has no device with this token."
    case .quarantined:
      "Apple's response or an operator quarantined the device; a registration reactivates it."
    case .unregistered: "Apple had already unregistered the token."
    case .otherEnvironment: "The device is in the other environment."
    case .otherTokenKind: "The token is now registered for another kind of push."
    case .otherUser: "The device changed its user after the notification was accepted."
    case .notInAudience: "The device's tags, language, version or share do not match the audience."
    case .noCredential: "The environment has no usable credential."
    case .credentialRefused: "Apple refuses the credential; one push at a time probes it."
    case .noProviderToken: "The credential produced no provider token."
    case .noConnection: "The gateway has no connection to Apple."
    case .queueDeadline: "No stream to Apple became free in time."
    case .queueFull: "Too many pushes waited for a stream."
    case .notWritten: "The connection ended before the push was written."
    case .refusedStream: "Apple refused the stream without processing it."
    case .goAway: "Apple closed the connection before it processed the push."
    case .stopping: "The gateway stopped."
    case .responseDeadline: "Apple did not respond in time."
    case .connectionLost: "The connection ended before Apple responded."
    case .streamReset: "Apple reset the stream instead of responding."
    case .interrupted: "The response to an at-most-once push is unknown, as after a crash."
    case .paused: "The notification was paused."
    case .quietHours: "The device is in its quiet hours."
    case .tooLate: "The push expired before it could be sent."
    case .renderingFailed: "No language had all texts. This is a bug in the gateway; see its log."
    }
  }

  /// Outcomes that occur with the reason. A waiting push may end as `expired` or `cancelled` and
  /// keep its reason.
  package var outcomes: [DeliveryOutcome] {
    switch self {
    case .notRegisteredHere, .quarantined, .unregistered, .otherEnvironment, .otherTokenKind,
      .otherUser, .notInAudience:
      [.unknownDevice]
    case .quietHours, .noCredential, .credentialRefused, .noProviderToken, .noConnection,
      .queueDeadline,
      .queueFull, .notWritten, .refusedStream, .goAway, .paused:
      [.waiting, .expired, .cancelled]
    case .stopping, .responseDeadline, .connectionLost, .streamReset:
      [.waiting, .expired, .cancelled, .unknown]
    case .interrupted: [.unknown]
    case .tooLate: [.expired]
    case .renderingFailed: [.rejected]
    }
  }
}
