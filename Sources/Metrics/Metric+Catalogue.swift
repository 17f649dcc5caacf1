// SPDX-License-Identifier: Apache-2.0

/// Every metric of the product: this file and `Metric+PushCatalogue.swift` are the only places for
/// names, help texts and labels.
///
/// Names follow Prometheus: prefix, subject, base unit (`seconds`, `bytes`), `_total` for counters.
extension Metric {
  package static let all: [Metric] =
    process + http + legacy + registrations + notifications + texts + deliveries + apns + duties
    + webhooks + postgres

  // MARK: The process

  package static let buildInformation = gauge(
    "pushgate_build_info", "Always 1; the label is the running version.",
    [MetricLabel("version", atMost: 1)], joining: .maximum)
  package static let startTime = gauge(
    "pushgate_start_time_seconds", "When the process started, in seconds since the epoch.",
    joining: .maximum)
  package static let clockDifference = gauge(
    "pushgate_clock_difference_seconds",
    "PostgreSQL's clock minus this machine's clock; negative if it is behind.")
  package static let shards = gauge("pushgate_shards", "Event loops in this process.")
  package static let loopDelay = histogram(
    "pushgate_event_loop_delay_seconds", "Delay of event loop timers.")
  package static let residentMemory = gauge(
    "pushgate_resident_memory_bytes", "Resident memory of the process.",
    joining: .maximum)

  // The process metrics of Prometheus' client libraries, under the names that dashboards expect.
  package static let processCPU = measured(
    "process_cpu_seconds_total", "CPU time used by the process, user and system.")
  package static let processResident = gauge(
    "process_resident_memory_bytes", "Resident memory of the process.",
    joining: .maximum)
  package static let processVirtual = gauge(
    "process_virtual_memory_bytes", "Virtual memory of the process.", joining: .maximum)
  package static let processStart = gauge(
    "process_start_time_seconds", "When the process started, in seconds since the epoch.",
    joining: .maximum)
  package static let processDescriptors = gauge(
    "process_open_fds", "Open file descriptors.", joining: .maximum)
  package static let processDescriptorLimit = gauge(
    "process_max_fds", "Limit of open file descriptors.", joining: .maximum)

  private static let process = [
    buildInformation, startTime, clockDifference, shards, loopDelay, residentMemory, processCPU,
    processResident,
    processVirtual, processStart, processDescriptors, processDescriptorLimit,
  ]

  // MARK: The HTTP server

  private static let route = MetricLabel("route", atMost: 128)
  private static let method = MetricLabel(
    "method", ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
  private static let statusClass = MetricLabel("status", ["1xx", "2xx", "3xx", "4xx", "5xx"])

  package static let httpRequests = counter(
    "pushgate_http_requests_total", "Requests answered, by route, method and status class.",
    [route, method, statusClass])
  package static let httpDuration = histogram(
    "pushgate_http_request_duration_seconds",
    "Time from the end of a request's head until its response is queued for writing.", [route])
  package static let requestsRateLimited = counter(
    "pushgate_http_requests_rate_limited_total",
    "Requests answered 429 because their key exceeded its rate limit.")
  package static let adminSignIns = counter(
    "pushgate_admin_sign_ins_total", "Attempts to sign in to the admin page, by result.",
    [MetricLabel("result", ["succeeded", "refused", "throttled"])])
  package static let httpRequestBytes = counter(
    "pushgate_http_request_body_bytes_total", "Bytes of request bodies received.")
  package static let httpResponseBytes = counter(
    "pushgate_http_response_body_bytes_total", "Bytes of response bodies sent.")
  package static let httpConnections = gauge(
    "pushgate_http_connections", "Open client connections.")
  package static let httpConnectionsRefused = counter(
    "pushgate_http_connections_refused_total",
    "Client connections answered 503 at the limit of connections, in total or per address.")
  package static let httpConnectionsRefusedOfAddress = counter(
    "pushgate_http_connections_of_address_refused_total",
    "Client connections answered 503 at the limit of their address.")
  package static let httpRequestsInFlight = gauge(
    "pushgate_http_requests_in_flight",
    "Requests in flight whose handlers need the database.")
  package static let httpOverloads = counter(
    "pushgate_http_overloads_total",
    "Times that a busy shard refused requests, at most 10 per second.")
  package static let httpRequestsRefused = counter(
    "pushgate_http_requests_refused_total",
    "Requests answered 503 because too many were in flight.")
  package static let httpHeldRefusals = gauge(
    "pushgate_http_queued_rejections",
    "Queued 503 responses, which are sent at a limited rate.")
  package static let httpEventStreams = gauge(
    "pushgate_http_event_streams", "Open event streams.")
  package static let httpHeldAnswers = gauge(
    "pushgate_http_waiting_responses", "Responses held for requests with `Prefer: wait`.")
  package static let httpAcceptFailures = counter(
    "pushgate_http_accept_failures_total",
    "Connections not accepted because descriptors or memory were exhausted.")

  package static let httpConnectionsDropped = counter(
    "pushgate_http_connections_dropped_total",
    "HTTP/2 connections closed because of client behavior: too many resets, frames without "
      + "effect, or unread responses.",
    [MetricLabel("cause", ["resets", "idle_frames", "header_lists", "silent_records", "stalled"])])
  package static let tlsPendingConnections = gauge(
    "pushgate_tls_pending_connections",
    "Open client connections that have not begun their TLS handshake.")
  package static let tlsHandshakes = counter(
    "pushgate_tls_handshakes_total", "TLS handshakes with clients, by result.",
    [MetricLabel("result", ["full", "resumed", "failed", "timed_out", "dropped"])])
  package static let tlsCertificateExpires = gauge(
    "pushgate_tls_certificate_expires_timestamp_seconds",
    "Expiry of the certificate served to clients, in seconds since the epoch.",
    joining: .maximum)

  private static let http = [
    httpRequests, requestsRateLimited, adminSignIns, httpDuration, httpRequestBytes,
    httpResponseBytes,
    httpConnections,
    httpConnectionsRefused, httpConnectionsRefusedOfAddress, httpRequestsInFlight,
    httpOverloads, httpRequestsRefused, httpHeldRefusals,
    httpEventStreams, httpHeldAnswers, httpAcceptFailures,
    httpConnectionsDropped, tlsPendingConnections, tlsHandshakes, tlsCertificateExpires,
  ]

  // MARK: The legacy bridge

  private static let service = MetricLabel("service", ["push", "feedback"])

  package static let legacyConnections = gauge(
    "pushgate_legacy_connections", "Open connections of legacy senders.", [service])
  package static let legacyHandshakes = counter(
    "pushgate_legacy_handshakes_total",
    "TLS handshakes of legacy senders, by result; `expired`: accepted with an expired certificate; "
      + "`unknown`: no certificate, or an unknown one.",
    [MetricLabel("result", ["accepted", "expired", "unknown", "failed"])])
  package static let legacyFrames = counter(
    "pushgate_legacy_frames_total", "Frames of legacy senders stored as notifications.")
  package static let legacyErrors = counter(
    "pushgate_legacy_errors_total", "Error responses to legacy senders, by status.",
    [
      MetricLabel(
        "status",
        [
          "processing_error", "missing_token", "missing_topic", "missing_payload",
          "invalid_token_size", "invalid_payload_size", "invalid_token", "shutdown", "unknown",
        ])
    ])
  package static let legacyFeedback = counter(
    "pushgate_legacy_feedback_tokens_total",
    "Tokens that feedback connections returned and their clients acknowledged.")

  private static let legacy = [
    legacyConnections, legacyHandshakes, legacyFrames, legacyErrors, legacyFeedback,
  ]

  // MARK: Background duties

  private static let duty = MetricLabel("duty", atMost: 32)

  package static let dutyRounds = counter(
    "pushgate_duty_rounds_total", "Rounds of a background duty completed by this node.", [duty])
  package static let dutyFailures = counter(
    "pushgate_duty_failures_total", "Rounds of a background duty that failed.", [duty])
  package static let dutyLeads = gauge(
    "pushgate_duty_leads", "1 on the node that leads a background duty, else 0.", [duty])
  package static let unaccountedRuns = counter(
    "pushgate_unaccounted_runs_total",
    "Ended runs whose outcomes do not add up to their audience: a fault of the gateway.")
  package static let unaccountedDevices = counter(
    "pushgate_unaccounted_devices_total",
    "Differences between outcomes and audience of ended runs, in devices.")
  package static let counterUnderflows = counter(
    "pushgate_count_underflows_total",
    "Counts of pushes in progress that became negative and were set to zero: a fault of the gateway.",
    [
      MetricLabel(
        "counter", ["undecided_pushes", "unstored_pushes", "counted_ahead", "settled_twice"])
    ])
  package static let dutyItems = counter(
    "pushgate_duty_items_total",
    "Items that a background duty created or removed: partitions, keys, rows, revisions.", [duty])

  package static let scheduleLag = histogram(
    "pushgate_schedule_lag_seconds",
    "Delay from a schedule's due time until a node begins to send it.")
  package static let schedulesOverdue = gauge(
    "pushgate_schedules_overdue_seconds",
    "Time since the due time of the earliest schedule that no node has begun; 0 without any.",
    joining: .maximum)

  private static let duties = [
    dutyRounds, dutyFailures, dutyLeads, dutyItems, unaccountedRuns, unaccountedDevices,
    counterUnderflows, scheduleLag, schedulesOverdue,
  ]

  // MARK: Webhooks

  package static let webhookAttempts = counter(
    "pushgate_webhook_attempts_total",
    "Attempts to send messages to webhooks, by result; all but `delivered` are retried.",
    [
      MetricLabel(
        "result",
        [
          "delivered", "refused", "redirected", "unreachable", "address_refused",
          "connection_lost", "timed_out", "not_http", "sealed",
        ])
    ])
  package static let webhookLag = gauge(
    "pushgate_webhook_lag_seconds",
    "Age of the oldest message that its webhook has not accepted; measured by the leader.",
    joining: .maximum)

  private static let webhooks = [webhookAttempts, webhookLag]

  // MARK: PostgreSQL

  private static let lane = MetricLabel(
    "lane",
    ["write", "read", "reports", "delivery_read", "delivery_write", "duties", "listener"])

  package static let postgresConnected = gauge(
    "pushgate_postgres_connections", "Open connections to PostgreSQL.", [lane])

  package static let postgresDuration = histogram(
    "pushgate_postgres_statement_duration_seconds",
    "Time from requesting a transaction (one or more statements) until its response, with waits "
      + "for the connection.", [lane])
  package static let postgresFailures = counter(
    "pushgate_postgres_statement_failures_total", "Failed transactions, by kind of error.",
    [
      lane,
      MetricLabel(
        "kind",
        [
          "refused", "connection_lost", "connect_timed_out", "statement_timeout", "encoding",
          "decoding", "unavailable", "cancelled", "misuse",
        ]),
    ])

  private static let postgres = [postgresConnected, postgresDuration, postgresFailures]
}
