// SPDX-License-Identifier: Apache-2.0
internal import API
internal import APNs
internal import DeliveryPipeline
internal import Duties
internal import HTTPServer
internal import Localization
internal import Postgres
internal import PushModel
internal import Webhooks

/// Every limit and wait of a gateway in one value, so that one table can name them.
struct GatewayLimits: Sendable {
  var http = HTTPLimits()
  var api = APILimits()
  var pipeline = PipelineLimits()
  var duties = DutyLimits()
  var webhooks = WebhookLimits()
  var apns = APNsLimits()
  var catalogues = CatalogueLimits()
  /// Statement timeout of the lanes that answer requests.
  var statementTimeout = Duration.seconds(10)
  /// Seconds between being unready and closing the listeners: as long as a load balancer may take to notice. 0,
  /// since who has none would only wait.
  var drainDelay = 0.0

  /// What of them does not go together, each in a sentence that begins with a setting's name.
  var contradictions: [String] {
    let least = HTTPLimits.bufferedBodies(for: APIRoutes.largestBody(catalogues))
    guard http.bufferedBodies < least else { return [] }
    return [
      "PUSHGATE_HTTP_BUFFERED_BODIES: \(http.bufferedBodies) is not a whole number from \(least): seven "
        + "eighths of it must hold the largest body, of notifications or of PUSHGATE_STRINGS_UPLOAD_BYTES"
    ]
  }
}

/// The limits that can be set from outside: name, what may be given, and where it goes. Their defaults
/// and reasons stand at their declarations.
struct LimitSetting: Sendable {
  /// Applies a text; answers what would have been right when it is not.
  let apply: @Sendable (inout GatewayLimits, String) -> String?
  /// The name behind `PUSHGATE_`.
  let name: String

  private static func count(
    _ name: String, _ path: any WritableKeyPath<GatewayLimits, Int> & Sendable, from low: Int,
    to high: Int = .max
  ) -> LimitSetting {
    LimitSetting(
      apply: { limits, text in
        guard let value = Int(text), value >= low, value <= high else {
          return "a whole number from \(low)" + (high == .max ? "" : " to \(high)")
        }
        limits[keyPath: path] = value
        return nil
      }, name: name)
  }

  private static func seconds(
    _ name: String, _ path: any WritableKeyPath<GatewayLimits, Double> & Sendable
  ) -> LimitSetting {
    LimitSetting(
      apply: { limits, text in
        guard let value = Double(text), value >= 0, value <= 86_400 else {
          return "seconds from 0 to 86400"
        }
        limits[keyPath: path] = value
        return nil
      }, name: name)
  }

  private static func duration(
    _ name: String, _ path: any WritableKeyPath<GatewayLimits, Duration> & Sendable,
    to longest: Int = 86_400
  ) -> LimitSetting {
    LimitSetting(
      apply: { limits, text in
        guard let value = Double(text), value > 0, value <= Double(longest) else {
          return "seconds, more than 0 and at most \(longest)"
        }
        limits[keyPath: path] = .seconds(value)
        return nil
      }, name: name)
  }

  /// Bytes: what a window may grow to (RFC 9113 §6.9.1), and what that of a connection begins with (§6.9.2).
  private static let largestWindow = 1 << 31 - 1
  private static let smallestConnectionWindow = 65_535

  /// Every setting.
  static let all: [LimitSetting] = [
    count("HTTP_CONNECTIONS", \.http.connections, from: 1),
    count("HTTP_CONNECTIONS_PER_ADDRESS", \.http.connectionsPerAddress, from: 1),
    count("REQUESTS_IN_FLIGHT", \.api.requestsInFlight, from: 1),
    count("REQUESTS_IN_FLIGHT_OVERLOADED", \.api.requestsInFlightOverloaded, from: 1),
    count("REFUSALS_PER_SECOND", \.http.refusalsPerSecond, from: 1),
    count("HELD_REFUSALS", \.http.heldRefusals, from: 0),
    count("HTTP_REFUSALS", \.http.refusals, from: 1),
    count("HTTP_BUFFERED_BODIES", \.http.bufferedBodies, from: 1),
    count("HTTP_SMALL_BODY", \.http.smallBody, from: 0),
    count("HTTP_MINIMUM_RATE", \.http.minimumRate, from: 1),
    count("HTTP_GATHERED_OUTPUT", \.http.gatheredOutput, from: 1),
    count("HTTP_LINGER_BYTES", \.http.lingerBytes, from: 0),
    duration("HTTP_LINGER_DEADLINE", \.http.lingerDeadline),
    count("EVENT_STREAMS", \.http.eventStreams, from: 1),
    duration("EVENT_HEARTBEAT", \.http.heartbeat),
    count("HELD_ANSWERS", \.http.heldAnswers, from: 1),
    duration("HTTP_HEADER_DEADLINE", \.http.headerDeadline),
    duration("HTTP_BODY_DEADLINE", \.http.bodyDeadline),
    duration("HTTP_BODY_TIME", \.http.bodyTime),
    duration("HTTP_IDLE_DEADLINE", \.http.idleDeadline),
    duration("HTTP_WRITE_DEADLINE", \.http.writeDeadline),
    count("HTTP_REQUEST_LINE", \.http.requestLine, from: 8_000),
    count("HTTP_HEADER_COUNT", \.http.headerCount, from: 1),
    count("HTTP_HEADER_BYTES", \.http.headerBytes, from: 1),
    count("HTTP_CHUNK_EXTENSIONS", \.http.chunkExtensions, from: 0),
    count("TLS_LOBBY", \.http.lobby, from: 1),
    count("TLS_HANDSHAKES", \.http.handshakes, from: 1),
    duration("TLS_HANDSHAKE_DEADLINE", \.http.handshakeDeadline),
    count("HTTP2_STREAMS", \.http.http2Streams, from: 1),
    count("HTTP2_RESETS", \.http.http2Resets, from: 1),
    count("HTTP2_IDLE_FRAMES", \.http.http2IdleFrames, from: 1),
    count("HTTP2_CONTINUATIONS", \.http.http2Continuations, from: 1),
    count("HTTP2_STREAM_WINDOW", \.http.http2StreamWindow, from: 1, to: largestWindow),
    count(
      "HTTP2_CONNECTION_WINDOW", \.http.http2ConnectionWindow, from: smallestConnectionWindow,
      to: largestWindow),
    count("HTTP2_UNSENT", \.http.http2Unsent, from: 1),
    duration("STATEMENT_TIMEOUT", \.statementTimeout),
    seconds("DRAIN_DELAY", \.drainDelay),
    count("RECIPIENTS", \.api.recipients, from: 1),
    count("PREVIEWS", \.api.previews, from: 1),
    duration("LONGEST_WAIT", \.api.longestWait),
    count("WORKERS", \.pipeline.workers, from: 1),
    duration("DUTY_INTERVAL", \.duties.interval),
    count("SINGLES_AT_ONCE", \.pipeline.singlesAtOnce, from: 1),
    count("BROADCASTS_AT_ONCE", \.pipeline.broadcastsAtOnce, from: 1),
    count("BROADCASTS_PER_LANE", \.pipeline.broadcastsPerLane, from: 1),
    duration("POLL_INTERVAL", \.pipeline.pollInterval),
    duration("ANNOUNCE_INTERVAL", \.pipeline.announceInterval),
    count("STRINGS_UPLOAD_BYTES", \.catalogues.uploadBytes, from: 1),
    count("STRINGS_KEYS", \.catalogues.keys, from: 1),
    count("STRINGS_TABLES", \.catalogues.tables, from: 1),
    count("STRINGS_LANGUAGES", \.catalogues.languages, from: 1),
    count("STRINGS_TEXTS", \.catalogues.texts, from: 1),
    count("STRINGS_COMPILED_BYTES", \.catalogues.compiledBytes, from: 1),
    count("STRINGS_TEXT_BYTES", \.catalogues.textBytes, from: 1),
    count("STRINGS_REVISIONS", \.duties.keptRevisions, from: 1),
    duration("STRINGS_REVISION_GRACE", \.duties.revisionGrace),
    duration("STRINGS_REVISION_SWEEP", \.duties.revisionSweep),
    count("RETENTION_DAYS", \.duties.keptDays, from: 1),
    count("RETENTION_TEXTS_DAYS", \.duties.keptTextDays, from: 1),
    duration("SEALING_SWEEP", \.duties.sealingSweep),
    duration("EXPIRY_SWEEP", \.duties.expirySweep),
    duration("ERASURE_SETTLING", \.duties.erasureSettling),
    count("RETENTION_AUDIT_DAYS", \.duties.keptAuditDays, from: 1),
    count("RETENTION_DEVICE_EVENTS_DAYS", \.duties.keptEventDays, from: 1),
    count("RETENTION_WEBHOOKS_DAYS", \.duties.keptWebhookDays, from: 1),
    count("UNREGISTERED_DAYS", \.duties.keptInactiveDays, from: 0),
    duration("RETENTION_SWEEP", \.duties.retentionSweep),
    duration("LEASE_SWEEP", \.duties.leaseSweep),
    duration("HEARTBEAT", \.duties.heartbeat),
    duration("HOLD_AFTER", \.duties.holdAfter),
    count("WEBHOOKS_PER_APP", \.api.webhooksPerApp, from: 0, to: APILimits.mostWebhooksPerApp),
    duration("WEBHOOK_DEADLINE", \.webhooks.deadline, to: WebhookLimits.longestDeadline),
    seconds("WEBHOOK_FIRST_WAIT", \.webhooks.firstWait),
    seconds("WEBHOOK_PATIENCE", \.webhooks.patience),
    seconds("RETRY_SERVER_ERROR", \.pipeline.retry.serverErrorSeconds),
    seconds("RETRY_TOO_MANY_REQUESTS", \.pipeline.retry.tooManyRequestsSeconds),
    seconds("RETRY_NEVER_PROCESSED", \.pipeline.retry.neverProcessedSeconds),
    seconds("RETRY_UNKNOWN", \.pipeline.retry.unknownSeconds),
    seconds("RETRY_CREDENTIAL", \.pipeline.retry.credentialSeconds),
    seconds("RETRY_CONNECTION", \.pipeline.retry.connectionSeconds),
    count("PRUNE_GUARD_ANSWERS", \.pipeline.pruneGuard.answers, from: 1),
    count("PRUNE_GUARD_PERCENT", \.pipeline.pruneGuard.percent, from: 1),
    seconds("PRUNE_GUARD_WINDOW", \.pipeline.pruneGuard.windowSeconds),
    seconds("PRUNE_GUARD_TRUST", \.pipeline.pruneGuard.trustSeconds),
    count("APNS_SESSIONS", \.apns.maximumSessions, from: 1),
    count("APNS_STREAMS", \.apns.maximumStreams, from: 1),
    duration("APNS_SHRINK_AFTER", \.apns.shrinkAfter),
    duration("APNS_CONNECT_DEADLINE", \.apns.connectDeadline),
    duration("APNS_RESPONSE_DEADLINE", \.apns.responseDeadline),
    duration("APNS_SUSPECT_AFTER", \.apns.suspectAfter),
    duration("APNS_PROBE_AFTER", \.apns.probeAfter),
    duration("APNS_PING_DEADLINE", \.apns.pingDeadline),
  ]
}
