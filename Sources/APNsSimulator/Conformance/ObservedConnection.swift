// SPDX-License-Identifier: Apache-2.0

import DequeModule
import HTTP2

/// One of our settings as a client may see it: values that were sent and not yet acknowledged may
/// hold already or not, so the client is held to the most generous.
struct AnnouncedSetting: Sendable {
  /// SETTINGS of ours on their way; a client that acknowledges none is ended by nghttp2.
  private static let maximumPending = 1000

  private var pending: Deque<Int?> = []
  /// The first and the latest that were announced.
  private(set) var first: Int?
  private(set) var latest = 0
  private(set) var acknowledged: Int?
  private(set) var highestAcknowledged = 0

  mutating func send(_ value: Int?) {
    first = first ?? value
    latest = value ?? latest
    if pending.count < Self.maximumPending { pending.append(value) }
  }

  mutating func acknowledge() {
    guard let value = pending.popFirst() ?? nil else { return }
    acknowledged = value
    highestAcknowledged = max(highestAcknowledged, value)
  }

  /// Nil until the client has acknowledged a value.
  var allowed: Int? {
    acknowledged.map { pending.compactMap(\.self).reduce($0, max) }
  }

  var isLowered: Bool { (allowed ?? 0) < highestAcknowledged }
}

/// A connection that is open.
struct ObservedConnection: Sendable {
  /// The three headers whose encoding differs between the first time and later ones.
  struct SeenNames: OptionSet, Sendable {
    let rawValue: UInt8
    static let id = SeenNames(rawValue: 1)
    static let expiration = SeenNames(rawValue: 2)
    static let collapseID = SeenNames(rawValue: 4)
  }

  struct TokenUse: Sendable {
    let text: String
    let team: String
    let since: Int64
    /// Whether it was within its hour when it was first used here.
    let wasYoung: Bool
  }

  struct GoAway: Sendable {
    var lastStream: Int32
    let sentAt: Int64
    let proof: ReadingProof
    /// With an error nothing is left to wait for.
    let isError: Bool
    /// Requests up to `lastStream` that were open.
    var awaited: Set<Int32> = []
  }

  let number: Int
  let handshake: HandshakeFacts
  let openedAt: Int64
  var requests: [Int32: ObservedRequest] = [:]
  var lastStream: Int32 = 0
  var requestCount = 0
  var answerCount = 0
  var streamLimit = AnnouncedSetting()
  /// Whether more than one stream was ever allowed.
  var isLimitRaised = false
  /// Whether it opened a second stream before that.
  var hasRushed = false
  var initialWindow = AnnouncedSetting()
  /// Bytes of payload that the connection's window was used for, and what WINDOW_UPDATE granted.
  var windowUsed = 0
  var windowGranted = 65_535
  var seenNames: SeenNames = []
  var token: TokenUse?
  var goAway: GoAway?
  /// Whether the client is known to have it.
  var isGoAwayShown = false
  /// When a request or an answer last passed.
  var lastTraffic: Int64
  var lastAnswerAt: Int64?
  var lastOpenedAt: Int64 = 0
  /// Whether something happened after which closing the connection is right.
  var mayLeave = false
  var isClosing = false
  /// Whether the client said GOAWAY, which leaves it to us to close.
  var hasSaidGoAway = false

  init(number: Int, handshake: HandshakeFacts, openedAt: Int64) {
    self.number = number
    self.handshake = handshake
    self.openedAt = openedAt
    lastTraffic = openedAt
  }

  func place(_ stream: Int32? = nil) -> WirePlace {
    WirePlace(connection: number, stream: stream)
  }
}
