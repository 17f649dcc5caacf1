// SPDX-License-Identifier: Apache-2.0
internal import APNs

/// The result of sending a notification.
public enum APNsAnswer: Sendable, Equatable {
  /// Apple accepted the notification. `id` is its `apns-id`; `uniqueID` identifies it in the Push
  /// Notifications Console (sandbox only).
  case accepted(id: String, uniqueID: String?)
  /// Apple rejected the notification.
  case rejected(Rejection)
  /// The notification certainly did not reach Apple, so that a retry cannot duplicate it. The text
  /// is the cause.
  case notSent(String)
  /// The notification was sent but has no response: the device may have received it. The text is
  /// the cause.
  case unknown(String)

  /// A response with a status other than 200.
  public struct Rejection: Sendable, Equatable {
    /// The HTTP status.
    public let status: Int
    /// Apple's reason, such as `BadDeviceToken`; empty if the response contained none.
    public let reason: String
    /// The reason's meaning, as a sentence.
    public let meaning: String
    public let fault: Fault
    /// For 410: since when the device token has been invalid, in milliseconds since 1970. Delete
    /// the token only if the app has not registered it again since.
    public let timestamp: Int64?
    /// Seconds after which the server requests a retry (`Retry-After`).
    public let retryAfter: Int?
  }

  /// The cause of a rejection, which decides how to proceed.
  public enum Fault: String, Sendable, CaseIterable {
    /// The notification: Apple would reject it again.
    case request
    /// The device token: do not send to it again. With status 410 it is invalid.
    case token
    /// The key or certificate: replace it before you retry; the device tokens are valid.
    case credential
    /// A temporary condition: retry later; after a 5xx, only after some minutes.
    case tryLater
    /// The connection: retry now.
    case connection
  }

  init(_ result: APNsResult) {
    switch result {
    case .accepted(let id, let uniqueID):
      self = .accepted(id: id.description, uniqueID: uniqueID)
    case .rejected(let rejection):
      self = .rejected(Rejection(rejection))
    case .neverProcessed(let cause): self = .notSent(cause.rawValue)
    case .unknown(let cause): self = .unknown(cause.rawValue)
    }
  }
}

extension APNsAnswer.Rejection {
  init(_ rejection: APNs.Rejection) {
    status = rejection.status
    reason = rejection.reason.text
    meaning = rejection.reason.meaning
    timestamp = rejection.timestampMilliseconds
    retryAfter = rejection.retryAfterSeconds
    fault =
      switch rejection.reason.fault {
      case .request: .request
      case .token: .token
      case .credential: .credential
      case .tryLater: .tryLater
      case .connection: .connection
      }
  }
}
