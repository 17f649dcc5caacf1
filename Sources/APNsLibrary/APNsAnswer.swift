// SPDX-License-Identifier: Apache-2.0
internal import APNs

/// What became of a notification.
public enum APNsAnswer: Sendable, Equatable {
  /// Apple took it. `id` is its `apns-id`; `uniqueID` finds it in the Push Notifications Console, in the
  /// sandbox only.
  case accepted(id: String, uniqueID: String?)
  /// Apple refused it.
  case rejected(Rejection)
  /// It certainly never reached Apple, so that sending it again cannot repeat it. In words, why.
  case notSent(String)
  /// It was written and not answered: the device may have it. In words, why.
  case unknown(String)

  /// An answer other than 200.
  public struct Rejection: Sendable, Equatable {
    /// The HTTP status.
    public let status: Int
    /// Apple's reason, such as `BadDeviceToken`; empty when there was none.
    public let reason: String
    /// What that means, in a sentence.
    public let meaning: String
    public let fault: Fault
    /// With 410: since when Apple has known the device token to be dead, in milliseconds since 1970. Forget the token
    /// only if the app has not registered it again since.
    public let timestamp: Int64?
    /// Seconds after which the server asks to be tried again.
    public let retryAfter: Int?
  }

  /// Whose fault a rejection is, which says what to do.
  public enum Fault: String, Sendable, CaseIterable {
    /// The notification's: it would be refused again.
    case request
    /// The device token's: do not send to it any more. After 410 it is dead.
    case token
    /// The key's or certificate's: mend it first; the devices are in order.
    case credential
    /// Nobody's: try again later, a 5xx after some minutes.
    case tryLater
    /// The connection's: try again now.
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
