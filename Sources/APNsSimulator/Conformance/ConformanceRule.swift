// SPDX-License-Identifier: Apache-2.0

/// Where a rule is written down.
package struct RuleSource: Sendable {
  package let title: String

  private static func apple(_ title: String) -> RuleSource { RuleSource(title: "Apple: " + title) }
  static let sending = apple("Sending notification requests to APNs")
  static let answers = apple("Handling notification responses from APNs")
  static let token = apple("Establishing a token-based connection to APNs")
  static let generating = apple("Generating a remote notification")

  static func rfc(_ number: Int, _ section: String) -> RuleSource {
    RuleSource(title: "RFC \(number), \(section)")
  }

  /// Not written down by Apple, but met by those who send to it.
  static func field(_ place: String) -> RuleSource {
    RuleSource(title: "seen in the field: \(place)")
  }
}

/// One thing that Apple, or a standard Apple builds on, asks of whoever sends pushes. The raw value
/// is the rule's name in reports and does not change. `ConformanceRule+Catalogue.swift` has the words.
package enum ConformanceRule: String, CaseIterable, Sendable {
  // The connection
  case tlsVersion = "tls-version"
  case alpn = "alpn-h2"
  case serverName = "server-name"
  case connectionReused = "connection-reused"
  case connectionKept = "connection-kept-open"
  case reconnectBackoff = "reconnect-backoff"
  case closeNotify = "close-notify"

  // Header compression
  case hpackPath = "hpack-path-not-indexed"
  case hpackAuthorization = "hpack-authorization-not-indexed"
  case hpackID = "hpack-apns-id"
  case hpackExpiration = "hpack-apns-expiration"
  case hpackCollapseID = "hpack-apns-collapse-id"
  case hpackOthers = "hpack-others-indexed"

  // Headers
  case requestForm = "request-form"
  case wellFormed = "request-well-formed"
  case lowerCaseNames = "header-names-lower-case"
  case pseudoHeadersFirst = "pseudo-headers-first"
  case authority = "authority-present"
  case noRepeats = "no-repeated-headers"
  case pushTypePresent = "push-type-present"
  case pushTypeValid = "push-type-valid"
  case pushTypeFits = "push-type-fits-payload"
  case topic = "topic"
  case priority = "priority"
  case canonicalID = "apns-id-canonical"
  case expiration = "expiration-in-seconds"
  case collapseID = "collapse-id-length"
  case noEncoding = "no-content-encoding"

  // Payload and frames
  case oneDataFrame = "payload-in-one-frame"
  case endOnData = "end-stream-on-data"
  case payloadSize = "payload-size"
  case payloadJSON = "payload-json"
  case noPriorityFrames = "no-priority-frames"

  // The provider token
  case tokenPresent = "token-present"
  case tokenForm = "token-form"
  case tokenAge = "token-age"
  case tokenRenewed = "token-renewed"
  case tokenReused = "token-reused"
  case tokenShared = "token-shared"
  case oneTeam = "one-team-per-connection"

  // Streams
  case oneStreamFirst = "one-stream-first"
  case streamLimit = "stream-limit"
  case loweredLimit = "stream-limit-lowered"
  case flowControl = "flow-control"
  case cancelsAbandoned = "abandoned-requests-cancelled"

  // GOAWAY
  case goAwayObeyed = "goaway-no-new-streams"
  case goAwayAwaited = "goaway-awaits-answers"
  case goAwayRepeated = "goaway-repeats-elsewhere"

  // What follows an answer
  case finalNotRepeated = "final-rejection-not-repeated"
  case deadDevice = "dead-device-left-alone"
  case tooManyRequests = "too-many-requests-delayed"
  case serverError = "server-error-delayed"
  case refusedToken = "refused-token-replaced"
  case tooManyTokens = "no-new-token-after-too-many"

  // PING
  case pingAnswered = "ping-answered"
  case pingAfterAnHour = "ping-after-an-hour"
}

/// The spans of time that rules speak of, in milliseconds.
enum RuleTime {
  static let second: Int64 = 1000
  static let minute = 60 * second
  static let hour = 60 * minute

  /// "Refresh your token no more than once every 20 minutes."
  static let tokenRefresh = 20 * minute
  /// Apple for 5xx: "retry after 15 minutes".
  static let serverErrorDelay = 15 * minute
  /// What counts as "at once" where Apple gives no figure: no human and no queue is that quick.
  static let atOnce = second
  /// A client that had an answer for so long has read it, also without a PING to prove it.
  static let certainlyRead = second
  /// After GOAWAY, giving up on open requests within this time is no time-out of theirs.
  static let drainPatience = 5 * second
  /// A connection that rested so long and is used again was kept open on purpose.
  static let longIdle = 10 * second
  /// Between GOAWAY and the PING behind it. Some clients take any further frame for a breach of
  /// protocol; this shows what they do about GOAWAY itself.
  static let goAwayPause: Int64 = 100
  /// For the answer to a PING, of a client that is evidently alive.
  static let pingPatience = 10 * second
  /// Connections without an answer that open within a second of each other are a storm from the
  /// fifth on: even the hastiest back-off has come into effect by then.
  static let storm = second
  static let stormConnections = 5
}
