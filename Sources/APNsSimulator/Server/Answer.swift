// SPDX-License-Identifier: Apache-2.0

/// The response to a request.
package struct Answer: Sendable {
  package var status = 200
  package var reason: String?
  /// Value of `apns-id` for device pushes.
  package var apnsID: ArraySlice<UInt8>?
  /// Value of `apns-unique-id`, which only the development environment sends.
  package var uniqueID: RandomUUID?
  /// Value of `Retry-After` in seconds. Apple does not document it, but clients read it.
  package var retryAfter: Int?
  /// Empty for 200, otherwise JSON with the reason.
  package var body: [UInt8] = []
  /// Value of `apns-request-id` for broadcasts and requests about channels.
  package var requestID: ArraySlice<UInt8>?
  /// Value of `apns-channel-id` for a new channel.
  package var channelID: String?
}

/// The decision about a request.
package struct Judgement: Sendable {
  package var answer = Answer()
  /// The fault that applies to the request; nil if `answer` is sent as usual.
  package var strike: Strike?
  /// Whether the request's provider token is valid, independent of other checks.
  package var providerTokenAccepted = false
  /// Whether the push is delivered to the device, whatever response the client receives.
  package var countsAsAccepted = true

  /// Whether the client receives a response.
  package var isAnswered: Bool {
    guard let strike else { return true }
    return switch strike.action {
    case .answer, .respond, .settings, .withhold, .slowRead: true
    case .goAway(let goAway): countsAsAccepted && !goAway.closes
    case .silence, .reset, .close, .abort, .blackhole, .handshake, .refuse: false
    }
  }
}

/// A fault that applies to a request. A class, because most judgements have none.
package final class Strike: Sendable {
  /// Action instead of the ordinary response, or before it.
  package let action: Fault.Action
  package let form: AnswerForm?
  package let delayMilliseconds: Int

  init(_ fault: Fault, delayMilliseconds: Int) {
    action = fault.action
    form = fault.form
    self.delayMilliseconds = delayMilliseconds
  }
}
