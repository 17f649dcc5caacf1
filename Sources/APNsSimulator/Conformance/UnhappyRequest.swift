// SPDX-License-Identifier: Apache-2.0

/// An unsuccessful request, with the rule for sending it again.
struct UnhappyRequest: Sendable {
  enum Fate: Sendable {
    /// Rejected; Apple forbids a retry.
    case rejected(reason: Reason)
    /// Apple asks for a later retry.
    case tryLater(status: Int)
    /// Not processed, because its stream is above GOAWAY's last stream id.
    case unprocessed
  }

  let fate: Fate
  /// Identity as in `ObservedRequest.id`.
  let id: String?
  let digest: UInt64
  /// Device token in lower case; empty unless the request was a push.
  let deviceToken: String
  let place: WirePlace
  let proof: ReadingProof

  /// Whether the request was refused because of its device.
  var isOfDevice: Bool {
    switch fate {
    case .rejected(.badDeviceToken), .rejected(.deviceTokenNotForTopic), .rejected(.expiredToken),
      .rejected(.unregistered):
      true
    case .rejected, .tryLater, .unprocessed: false
    }
  }
}
