// SPDX-License-Identifier: Apache-2.0

/// The gateway's own reasons for a delivery's outcome, in Apple's spelling, since both appear in
/// `reason`. docs/api.md repeats this table, and a test compares them.
package enum OwnReason: String, Sendable, Hashable, CaseIterable {
  // About the device: nothing was sent.
  case notRegisteredHere = "NotRegisteredHere"
  case quarantined = "Quarantined"
  /// Apple's own reason, for a device with an earlier 410.
  case unregistered = "Unregistered"
  case otherEnvironment = "OtherEnvironment"
  case otherTokenKind = "OtherTokenKind"
  case otherUser = "OtherUser"
  case notInAudience = "NotInAudience"

  // About the credential.
  case noCredential = "NoCredential"
  case credentialRefused = "CredentialRefused"
  case noProviderToken = "NoProviderToken"

  // About the connection to Apple: Apple has not processed the push.
  case noConnection = "NoConnection"
  case queueDeadline = "QueueDeadline"
  case queueFull = "QueueFull"
  case notWritten = "NotWritten"
  case refusedStream = "RefusedStream"
  case goAway = "GoAway"
  case stopping = "Stopping"

  // Written without a response: Apple may have processed the push.
  case responseDeadline = "ResponseDeadline"
  case connectionLost = "ConnectionLost"
  case streamReset = "StreamReset"
  case interrupted = "Interrupted"

  // About the push itself.
  case paused = "Paused"
  case quietHours = "QuietHours"
  case tooLate = "TooLate"
  case renderingFailed = "RenderingFailed"

  /// Explanation for readers of the delivery.
  package var meaning: String {
    switch self {
    case .notRegisteredHere: "The app has no device with this token."
    case .quarantined:
      "Apple refused the device's token before, or somebody set it aside; registering it again revives it."
    case .unregistered: "Apple said before that the token is no longer active for the app."
    case .otherEnvironment: "The device is of the other environment than the notification is for."
    case .otherTokenKind: "The token was registered for another kind of push since acceptance."
    case .otherUser:
      "The device changed hands since acceptance: the words are not for its new user."
    case .notInAudience:
      "The device's tags, language or version are not what the notification is narrowed to."
    case .noCredential: "The app has no credential for the device's environment that can be opened."
    case .credentialRefused: "Apple refuses the credential; one push at a time asks again."
    case .noProviderToken: "No provider token could be made with the credential just then."
    case .noConnection: "There was no connection to Apple."
    case .queueDeadline: "No stream to Apple became free in time."
    case .queueFull: "Too many pushes waited for a stream to Apple."
    case .notWritten: "The connection ended before the push was written to it."
    case .refusedStream: "Apple refused the stream before looking at the push."
    case .goAway: "Apple closed the connection and said that it had not looked at the push."
    case .stopping: "The gateway was stopping."
    case .responseDeadline: "Apple did not answer in time."
    case .connectionLost: "The connection ended before Apple answered."
    case .streamReset: "Apple ended the stream in place of an answer."
    case .interrupted:
      "The push was about to be written and may not come twice; no answer is known, as when the gateway dies."
    case .paused: "The notification was paused before it could be sent."
    case .quietHours:
      "It is night where the reader is, or another time at which nothing is to be shown."
    case .tooLate: "Its time had run out before it could be sent."
    case .renderingFailed: "No language had all texts: a fault of the gateway, which its log tells."
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
