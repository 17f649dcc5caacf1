// SPDX-License-Identifier: Apache-2.0
import HTTP2

/// An open connection.
struct ObservedConnection: Sendable {
  /// The three headers that must be encoded differently at their first and at later uses.
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
    /// Whether the token was less than an hour old at its first use on the connection.
    let wasYoung: Bool
  }

  struct GoAway: Sendable {
    var lastStream: Int32
    let sentAt: Int64
    let proof: ReadingProof
    /// Whether the GOAWAY has an error code; no responses follow it then.
    let isError: Bool
    /// In-flight requests up to `lastStream`.
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
  /// Whether a limit above one stream was announced.
  var isLimitRaised = false
  /// Whether the client opened a second stream before the limit was raised.
  var hasRushed = false
  var initialWindow = AnnouncedSetting()
  /// Payload bytes counted against the connection's window, and bytes granted by WINDOW_UPDATE.
  var windowUsed = 0
  var windowGranted = 65_535
  var seenNames: SeenNames = []
  var token: TokenUse?
  var goAway: GoAway?
  /// Whether the client has acknowledged a PING sent after the GOAWAY.
  var isGoAwayShown = false
  /// Time of the last request or response frame.
  var lastTraffic: Int64
  var lastAnswerAt: Int64?
  var lastOpenedAt: Int64 = 0
  /// Whether an event occurred after which the client may close the connection.
  var mayLeave = false
  var isClosing = false
  /// Whether the client sent GOAWAY, after which the simulator closes the connection.
  var hasSentGoAway = false

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
