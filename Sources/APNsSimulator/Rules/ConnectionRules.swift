// SPDX-License-Identifier: Apache-2.0

/// What APNs does to a whole connection because of what happens on it, as a value: answers in,
/// changes to announce out. No socket, no clock.
///
/// A connection with token authentication may open one stream until a request with a valid
/// provider token was posted; then the full limit. A 4xx drops the limit to 1 until the next
/// success, 410 excepted ("status code 410 isn't considered an error condition"). "APNs disconnects
/// a provider connection with too many error conditions … sooner with certain error conditions,
/// such as BadDeviceToken."
package struct ConnectionRules: Sendable {
  /// Each rule can be turned off, since a test of something else may not want to meet it.
  package struct Options: Sendable {
    /// The limit of a connection in good standing. Seen from Apple: 500 (2016), 1000 (since 2020).
    package var fullLimit = 1000
    package var startsWithOneStream = true
    package var collapsesAfterRejection = true
    /// How many error points end a connection; nil never does. Apple gives no figure: 100 lets a
    /// client with a few bad tokens live and ends one that sends nothing else.
    package var disconnectScore: Int? = 100
    /// How many streams beyond a limit that the client has acknowledged are refused one by one
    /// before GOAWAY; nil refuses for ever. Apple gives no figure: 100 forgives a client one burst
    /// with a wrong idea of the limit, and ends one that pays the limit no heed.
    package var excessStreamTolerance: Int? = 100

    package init() {}

    /// No connection rule at all: the full limit from the first SETTINGS on.
    package static var off: Options {
      var options = Options()
      options.startsWithOneStream = false
      options.collapsesAfterRejection = false
      options.disconnectScore = nil
      options.excessStreamTolerance = nil
      return options
    }
  }

  /// What an answer brings with it.
  package enum Consequence: Equatable, Sendable {
    case none
    /// SETTINGS with this MAX_CONCURRENT_STREAMS go out, after the answer.
    case announce(maximumStreams: Int)
    /// GOAWAY goes out after the answer and the connection ends once its streams have.
    case disconnect
  }

  package let options: Options
  /// The limit announced last.
  package private(set) var limit: Int
  private var score = 0

  package init(options: Options) {
    self.options = options
    limit = options.startsWithOneStream ? 1 : options.fullLimit
  }

  /// A request arrived whose provider token is good.
  package mutating func providerTokenAccepted() -> Consequence {
    // A limit of 1 after a rejection is lifted by a success, not by the token alone.
    guard !hasSeenProviderToken else { return .none }
    hasSeenProviderToken = true
    return announce(options.fullLimit)
  }
  private var hasSeenProviderToken = false

  /// An answer goes out.
  package mutating func answered(status: Int, reason: Reason?) -> Consequence {
    switch status {
    case 200...299:
      score = max(0, score - 1)
      return hasSeenProviderToken ? announce(options.fullLimit) : .none
    case 410: return .none
    case 400...499:
      score += reason == .badDeviceToken ? 4 : 1
      if let limit = options.disconnectScore, score >= limit { return .disconnect }
      return options.collapsesAfterRejection ? announce(1) : .none
    default: return .none
    }
  }

  private mutating func announce(_ newLimit: Int) -> Consequence {
    guard newLimit != limit else { return .none }
    limit = newLimit
    return .announce(maximumStreams: newLimit)
  }
}
