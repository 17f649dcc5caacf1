// SPDX-License-Identifier: Apache-2.0
internal import API
internal import APNs
internal import DeliveryPipeline
internal import Duties
internal import HTTPServer
internal import Localization
internal import PushModel
internal import Webhooks

/// Limits that tests shorten to save time or table rows. They are read from the environment only,
/// as `PUSHGATE_TEST_LIMIT_` and the name. Limits that are set are logged at the start.
enum TestLimits {
  static let prefix = "PUSHGATE_TEST_LIMIT_"

  static let all: [String: GatewayLimits.Reader] = [
    "APNS_PROBE_AFTER": .duration(\.apns.probeAfter),
    "APNS_SHRINK_AFTER": .duration(\.apns.shrinkAfter),
    "BROADCASTS_AT_ONCE": .count(\.pipeline.broadcastsAtOnce),
    "BROADCASTS_PER_LANE": .count(\.pipeline.broadcastsPerLane),
    "DUTY_INTERVAL": .duration(\.duties.interval),
    "ERASURE_SECOND_PASS": .duration(\.duties.erasureSecondPass),
    "EVENT_STREAMS": .count(\.api.streams.eventStreams),
    "EXPIRY_SWEEP": .duration(\.duties.expirySweep),
    "HEARTBEAT": .duration(\.duties.heartbeat),
    "HTTP2_IDLE_FRAMES": .count(\.http.http2IdleFrames),
    "HTTP2_RESETS": .count(\.http.http2Resets),
    "HTTP_BODY_TIME": .duration(\.http.bodyTime),
    "HTTP_HEADER_BYTES": .count(\.http.headerBytes),
    "HTTP_IDLE_DEADLINE": .duration(\.http.idleDeadline),
    "HTTP_WRITE_DEADLINE": .duration(\.http.writeDeadline),
    "LONGEST_WAIT": .duration(\.api.longestWait),
    "POLL_INTERVAL": .duration(\.pipeline.pollInterval),
    "PUSHES_IN_FLIGHT": .count(\.pipeline.pushesInFlight),
    "QUEUED_REJECTIONS": .count(\.http.queuedRejections, from: 0),
    "REJECTIONS_PER_SECOND": .count(\.http.rejectionsPerSecond),
    "REQUESTS_IN_FLIGHT": .count(\.api.requestsInFlight),
    "REQUESTS_IN_FLIGHT_OVERLOADED": .count(\.api.requestsInFlightOverloaded),
    "RETENTION_SWEEP": .duration(\.duties.retentionSweep),
    "RETRY_CONNECTION": .seconds(\.pipeline.retry.connectionSeconds),
    "RETRY_CREDENTIAL": .seconds(\.pipeline.retry.credentialSeconds),
    "RETRY_SERVER_ERROR": .seconds(\.pipeline.retry.serverErrorSeconds),
    "RETRY_TOO_MANY_REQUESTS": .seconds(\.pipeline.retry.tooManyRequestsSeconds),
    "RETRY_UNKNOWN": .seconds(\.pipeline.retry.unknownSeconds),
    "SEALING_SWEEP": .duration(\.duties.sealingSweep),
    "STATISTICS_INTERVAL": .duration(\.duties.statisticsInterval),
    "STRINGS_REVISIONS": .count(\.duties.keptRevisions),
    "STRINGS_REVISION_GRACE": .duration(\.duties.revisionGrace),
    "STRINGS_REVISION_SWEEP": .duration(\.duties.revisionSweep),
    "TLS_HANDSHAKE_DEADLINE": .duration(\.http.handshakeDeadline),
    "TLS_PENDING_CONNECTIONS": .count(\.http.pendingHandshakes),
    "WEBHOOKS_PER_APP": .count(\.api.webhooksPerApp, from: 0),
    "WEBHOOK_DEADLINE": .duration(\.webhooks.deadline),
    "WEBHOOK_FIRST_WAIT": .seconds(\.webhooks.firstWait),
  ]
}
