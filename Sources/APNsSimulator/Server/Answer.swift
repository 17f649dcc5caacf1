// SPDX-License-Identifier: Apache-2.0

/// What goes back for one request.
package struct Answer: Sendable {
  package var status: Int
  package var reason: String?
  /// `apns-id`, of device pushes.
  package var apnsID: ArraySlice<UInt8>?
  /// `apns-unique-id`, which only the development environment sends.
  package var uniqueID: RandomUUID?
  /// Seconds; Apple documents no such header, clients look for it all the same.
  package var retryAfter: Int?
  /// Empty with 200, else JSON that states the reason.
  package var body: [UInt8]
  /// `apns-request-id`, of broadcasts and requests about channels.
  package var requestID: ArraySlice<UInt8>?
  /// `apns-channel-id`, of a channel just created.
  package var channelID: String?
}

/// All that is to be done about one request.
package struct Judgement: Sendable {
  package var answer: Answer
  /// What happens to it in place of, or before, an ordinary answer.
  package var action = Fault.Action.answer
  package var form: AnswerForm?
  package var delayMilliseconds = 0
  /// Whether a fault struck it: without one there is nothing but `answer` to look at.
  package var isStruck = false
  /// Whether the request brought a provider token that is good, whatever became of the rest.
  package var providerTokenAccepted: Bool
  /// Whether the push is on its way to the device, whatever the client gets to hear.
  package var countsAsAccepted = true

  /// Whether the client is to get an answer at all.
  package var isAnswered: Bool {
    switch action {
    case .answer, .respond, .settings, .withhold, .slowRead: true
    case .goAway(let goAway): countsAsAccepted && !goAway.closes
    case .silence, .reset, .close, .abort, .blackhole, .handshake, .refuse: false
    }
  }
}
