// SPDX-License-Identifier: Apache-2.0

/// What goes back for one request.
package struct Answer: Sendable {
  package var status = 200
  package var reason: String?
  /// `apns-id`, of device pushes.
  package var apnsID: ArraySlice<UInt8>?
  /// `apns-unique-id`, which only the development environment sends.
  package var uniqueID: RandomUUID?
  /// Seconds; Apple documents no such header, clients look for it all the same.
  package var retryAfter: Int?
  /// Empty with 200, else JSON that states the reason.
  package var body: [UInt8] = []
  /// `apns-request-id`, of broadcasts and requests about channels.
  package var requestID: ArraySlice<UInt8>?
  /// `apns-channel-id`, of a channel just created.
  package var channelID: String?
}

/// All that is to be done about one request.
package struct Judgement: Sendable {
  package var answer = Answer()
  /// The fault that struck it, if one did: without it there is nothing but `answer` to look at.
  package var strike: Strike?
  /// Whether the request brought a provider token that is good, whatever became of the rest.
  package var providerTokenAccepted = false
  /// Whether the push is on its way to the device, whatever the client gets to hear.
  package var countsAsAccepted = true

  /// Whether the client is to get an answer at all.
  package var isAnswered: Bool {
    guard let strike else { return true }
    return switch strike.action {
    case .answer, .respond, .settings, .withhold, .slowRead: true
    case .goAway(let goAway): countsAsAccepted && !goAway.closes
    case .silence, .reset, .close, .abort, .blackhole, .handshake, .refuse: false
    }
  }
}

/// What a fault makes of a request. A class, since nearly every judgement is without one.
package final class Strike: Sendable {
  /// What happens to the request in place of, or before, an ordinary answer.
  package let action: Fault.Action
  package let form: AnswerForm?
  package let delayMilliseconds: Int

  init(_ fault: Fault, delayMilliseconds: Int) {
    action = fault.action
    form = fault.form
    self.delayMilliseconds = delayMilliseconds
  }
}
