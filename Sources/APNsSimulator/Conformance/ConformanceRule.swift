// SPDX-License-Identifier: Apache-2.0

/// A requirement on push clients by Apple, or by a standard on which Apple builds. The raw value
/// names the rule in reports and never changes. `ConformanceRule+Catalogue.swift` contains the
/// statements.
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

  // After a response
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

/// Time limits of the rules in milliseconds.
enum RuleTime {
  static let second: Int64 = 1000
  static let minute = 60 * second
  static let hour = 60 * minute

  /// "Refresh your token no more than once every 20 minutes."
  static let tokenRefresh = 20 * minute
  /// Apple, for 5xx: "retry after 15 minutes".
  static let serverErrorDelay = 15 * minute
  /// Delay below which a retry counts as immediate, for rules without a number from Apple.
  static let atOnce = second
  /// Time after which a client has certainly read a response, even if it has acknowledged no PING.
  static let certainlyRead = second
  /// Time after GOAWAY in which the client has no timeout as a reason to abandon in-flight
  /// requests.
  static let drainPatience = 5 * second
  /// Idle time after which a reused connection was evidently kept open on purpose.
  static let longIdle = 10 * second
  /// Delay between GOAWAY and the following PING. Some clients treat any further frame as a
  /// protocol error; the delay shows how they react to GOAWAY alone.
  static let goAwayPause: Int64 = 100
  /// Time within which a client that is evidently alive must acknowledge a PING.
  static let pingPatience = 10 * second
  /// Length of the window, and number of unanswered connections in it, that count as a storm. By
  /// the fifth connection even the shortest usual backoff has an effect.
  static let storm = second
  static let stormConnections = 5
}
