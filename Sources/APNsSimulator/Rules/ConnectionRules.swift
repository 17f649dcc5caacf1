// SPDX-License-Identifier: Apache-2.0

/// APNs' rules for a whole connection, as a value: callers pass responses and get the changes to
/// announce. No socket, no clock.
///
/// A connection with token authentication may have one open stream until a request with a valid
/// provider token arrives; then the full limit applies. A 4xx lowers the limit to 1 until the next
/// success, except 410 ("status code 410 isn't considered an error condition"). "APNs disconnects a
/// provider connection with too many error conditions … sooner with certain error conditions, such
/// as BadDeviceToken."
package struct ConnectionRules: Sendable {
  /// Options that disable single rules, for tests of other behaviour.
  package struct Options: Sendable {
    /// Stream limit of a connection without errors. Apple's: 500 (2016), 1000 (since 2020).
    package var fullLimit = 1000
    package var startsWithOneStream = true
    package var collapsesAfterRejection = true
    /// Error points at which a connection ends; nil for no limit. Apple publishes no number. 100
    /// tolerates a few bad tokens, and ends a connection that carries nothing else.
    package var disconnectScore: Int? = 100
    /// Number of streams above an acknowledged limit that are refused before GOAWAY; nil for no
    /// limit. Apple publishes no number. 100 tolerates one burst with an outdated limit, and ends a
    /// client that ignores the limit.
    package var excessStreamTolerance: Int? = 100

    package init() {}

    /// Disables all connection rules: the full limit applies from the first SETTINGS.
    package static var off: Options {
      var options = Options()
      options.startsWithOneStream = false
      options.collapsesAfterRejection = false
      options.disconnectScore = nil
      options.excessStreamTolerance = nil
      return options
    }
  }

  /// Effect of a response on its connection.
  package enum Consequence: Equatable, Sendable {
    case none
    /// Send SETTINGS with this MAX_CONCURRENT_STREAMS after the response.
    case announce(maximumStreams: Int)
    /// Send GOAWAY after the response, and close the connection after its last stream.
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

  /// Records a request with a valid provider token.
  package mutating func providerTokenAccepted() -> Consequence {
    // After a rejection only a success raises the limit; a token alone does not.
    guard !hasSeenProviderToken else { return .none }
    hasSeenProviderToken = true
    return announce(options.fullLimit)
  }
  private var hasSeenProviderToken = false

  /// Records a response.
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
