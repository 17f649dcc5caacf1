// SPDX-License-Identifier: Apache-2.0

/// Every metric of the product: the only place for names, help texts and labels.
///
/// Names follow Prometheus: prefix, subject, base unit (`seconds`, `bytes`), `_total` for counters.
extension Metric {
  package static let all: [Metric] =
    process + http + registrations + notifications + texts + deliveries + apns + duties
    + webhooks + postgres

  private static let environment = MetricLabel("environment", ["production", "sandbox"])

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
    "Times that a shard was continuously busy and refused requests; at most 10 per second.")
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
    "HTTP/2 connections closed for their clients' behavior: too many resets, frames without "
      + "effect, or unread responses.",
    [MetricLabel("cause", ["resets", "idle_frames", "header_lists", "silent_records", "stalled"])])
  package static let tlsLobby = gauge(
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
    httpRequests, requestsRateLimited, httpDuration, httpRequestBytes, httpResponseBytes,
    httpConnections,
    httpConnectionsRefused, httpConnectionsRefusedOfAddress, httpRequestsInFlight,
    httpOverloads, httpRequestsRefused, httpHeldRefusals,
    httpEventStreams, httpHeldAnswers, httpAcceptFailures,
    httpConnectionsDropped, tlsLobby, tlsHandshakes, tlsCertificateExpires,
  ]

  // MARK: Devices

  package static let devicesRegistered = counter(
    "pushgate_device_registrations_total", "Device registrations stored.",
    [MetricLabel("result", ["new", "known"])])
  package static let devices = gauge(
    "pushgate_devices", "Devices of all apps at the last count; every node reports the same value.",
    [MetricLabel("state", ["active", "quarantined", "unregistered"])], joining: .maximum)
  package static let deviceCountsAge = gauge(
    "pushgate_device_counts_age_seconds", "Age of the last count of devices.", joining: .maximum)
  package static let devicesPruned = counter(
    "pushgate_devices_pruned_total", "Devices taken out of use because of an answer from Apple.",
    [MetricLabel("state", ["quarantined", "unregistered"])])
  package static let devicesCorrected = counter(
    "pushgate_devices_corrected_total",
    "Devices moved to this environment after Apple accepted a push in it.",
    [environment])

  package static let devicesRestored = counter(
    "pushgate_devices_restored_total", "Devices restored by undoing their quarantine.")
  package static let inactiveDevicesRemoved = counter(
    "pushgate_inactive_devices_removed_total",
    "Devices removed PUSHGATE_UNREGISTERED_DAYS after being unregistered or quarantined.")
  package static let erasuresWaiting = gauge(
    "pushgate_erasures_waiting", "Users whose erasure is in progress.")
  package static let deviceFeedLag = gauge(
    "pushgate_device_events_lag_seconds",
    "Wait of the oldest device event for earlier transactions to end; every node reports "
      + "the same value.",
    joining: .maximum)
  package static let pruningPaused = gauge(
    "pushgate_pruning_paused",
    "Apps with so many invalid tokens in this environment that quarantining is paused.",
    [environment], joining: .maximum)

  package static let importedLines = counter(
    "pushgate_import_lines_total",
    "Lines of device files: stored, without a change, not an Apple device, or invalid.",
    [MetricLabel("result", ["imported", "unchanged", "skipped", "bad"])])
  package static let exportedDevices = counter(
    "pushgate_exported_devices_total", "Devices written by exports.")
  package static let transfers = gauge(
    "pushgate_device_transfers", "Imports and exports of devices in progress.",
    [MetricLabel("kind", ["import", "export"])])

  private static let registrations = [
    devices, deviceCountsAge, importedLines, exportedDevices, transfers,
    devicesRegistered, devicesPruned, devicesCorrected, devicesRestored,
    inactiveDevicesRemoved, erasuresWaiting,
    deviceFeedLag, pruningPaused,
  ]

  // MARK: Notifications

  package static let notificationsAccepted = counter(
    "pushgate_notifications_accepted_total", "Notifications stored and answered with 202.",
    [MetricLabel("audience", ["names", "everyone", "narrowed", "scheduled"])])
  package static let batchLines = counter(
    "pushgate_batch_lines_total",
    "Lines of batches, by result: accepted (now or before), refused as invalid, or failed and "
      + "retryable.",
    [MetricLabel("result", ["accepted", "refused", "failed"])])
  package static let notificationsWithFaultyTexts = counter(
    "pushgate_notifications_with_faulty_texts_total",
    "Accepted notifications with an excluded text, or one that does not fit the arguments.")
  package static let languageChoices = counter(
    "pushgate_language_choices_total", "Localized renderings, by the reason for their language.",
    [
      MetricLabel(
        "reason",
        [
          "exact", "parent", "later_preference", "override", "request_fallback", "app_fallback",
          "source", "not_localized",
        ])
    ])
  package static let payloadsTruncated = counter(
    "pushgate_payloads_truncated_total",
    "Payloads whose body or subtitle was shortened to Apple's limit.")

  private static let notifications = [
    notificationsAccepted, batchLines, notificationsWithFaultyTexts, languageChoices,
    payloadsTruncated,
  ]

  // MARK: Texts

  package static let stringsUploads = counter(
    "pushgate_strings_uploads_total", "Uploads of texts, by format and result.",
    [
      MetricLabel("format", ["xcstrings", "strings", "stringsdict", "json", "xliff"]),
      MetricLabel("result", ["stored", "unchanged", "tried", "refused"]),
    ])
  package static let stringsActivations = counter(
    "pushgate_strings_activations_total",
    "Activations of earlier or later revisions of texts.")
  package static let stringsRevisions = gauge(
    "pushgate_strings_revisions", "Revisions of texts kept for all apps, after the last sweep.",
    joining: .maximum)
  package static let stringsSweeps = counter(
    "pushgate_strings_sweeps_total", "Sweeps for old revisions of texts.")
  package static let stringsRevisionsRemoved = counter(
    "pushgate_strings_revisions_removed_total", "Old revisions of texts removed.")
  package static let catalogueTexts = gauge(
    "pushgate_catalogue_texts", "Compiled texts in the process's memory, in all languages.",
    joining: .maximum)

  private static let texts = [
    stringsUploads, stringsActivations, stringsRevisions, stringsSweeps, stringsRevisionsRemoved,
    catalogueTexts,
  ]

  // MARK: Deliveries and the queue

  private static let workClass = MetricLabel("class", ["single", "broadcast"])

  package static let deliveriesFinished = counter(
    "pushgate_deliveries_total", "Deliveries that reached an outcome.",
    [
      environment,
      MetricLabel(
        "outcome",
        [
          "accepted", "rejected", "unknown_device", "cancelled", "expired", "unknown", "superseded",
        ]),
    ])
  package static let notificationCommands = counter(
    "pushgate_notification_commands_total",
    "Pause, resume and cancel commands for notifications, including those without effect.",
    [MetricLabel("command", ["pause", "resume", "cancel"])])
  package static let channelCommands = counter(
    "pushgate_channel_commands_total",
    "Commands for broadcast channels, by outcome.",
    [
      MetricLabel("command", ["create", "show", "delete", "list", "broadcast"]),
      MetricLabel(
        "outcome",
        [
          "done", "no_credential", "unknown_channel", "request", "credential", "later",
          "unreachable", "unknown",
        ]),
    ])
  package static let notificationResends = counter(
    "pushgate_notification_resends_total",
    "Notifications resent to the devices that they had not reached.")
  package static let deliveryRetries = counter(
    "pushgate_delivery_retries_total", "Deliveries queued for a retry, by cause.",
    [
      MetricLabel(
        "cause",
        [
          "try_later", "credential", "never_processed", "unknown", "other_environment",
          "quiet_hours",
        ])
    ])
  package static let deliveryLatency = histogram(
    "pushgate_delivery_latency_seconds",
    "Time from a notification's acceptance until Apple accepts it for one device.", [environment])
  package static let queueRows = gauge(
    "pushgate_queue_rows", "Queue rows: ready, claimed, due later, and held.",
    joining: .maximum)
  package static let queueAge = gauge(
    "pushgate_queue_oldest_ready_seconds", "Age of the oldest ready queue row.",
    joining: .maximum)
  package static let queueHeld = gauge(
    "pushgate_queue_held_rows",
    "Held queue rows, by reason: their lane cannot send, a pause, or a restore.",
    [
      MetricLabel(
        "reason",
        [
          "no_credential", "credential_refused", "no_connection", "no_provider_token", "paused",
          "after_restore",
        ])
    ],
    joining: .maximum)
  package static let queueLaneRows = gauge(
    "pushgate_queue_lane_rows",
    "Queue rows by class, environment and state; `claimed` rows are under a lease.",
    [
      workClass, environment,
      MetricLabel("state", ["ready", "claimed", "later", "held"]),
    ], joining: .maximum)
  package static let queueLaneAge = gauge(
    "pushgate_queue_lane_oldest_ready_seconds",
    "Age of the oldest ready queue row, by class and environment.",
    [workClass, environment], joining: .maximum)
  package static let queueClaims = counter(
    "pushgate_queue_claims_total", "Queue rows claimed by this node.")
  package static let queueHandedOver = counter(
    "pushgate_queue_handed_over_total",
    "Queue rows stored as claimed at acceptance and handed over without a claim.")
  package static let queueClaimRows = histogram(
    "pushgate_queue_claim_rows", "Queue rows per claim, without empty claims.",
    scale: .count)
  package static let queueRescues = counter(
    "pushgate_queue_rescues_total", "Queue rows claimed after a former holder's lease expired.")

  package static let queueLostRows = counter(
    "pushgate_queue_lost_rows_total",
    "Queue rows ended at their deadline without delivery records: unreadable notifications.")

  package static let signalsHeard = counter(
    "pushgate_notifications_received_total",
    "Notifications from PostgreSQL (NOTIFY) and reconnects of the listener.")

  private static let deliveries = [
    deliveriesFinished, notificationCommands, channelCommands, notificationResends, deliveryRetries,
    deliveryLatency,
    queueRows, queueAge,
    queueHeld, queueLaneRows, queueLaneAge, queueClaims, signalsHeard, queueHandedOver,
    queueClaimRows, queueRescues, queueLostRows,
  ]

  // MARK: Apple

  package static let apnsResponses = counter(
    "pushgate_apns_responses_total", "Answers from Apple, by reason (`accepted` for 200).",
    [environment, MetricLabel("reason", atMost: 64)])
  package static let apnsPushes = counter(
    "pushgate_apns_pushes_total",
    "Pushes answered by Apple, by app, push type and reason (`accepted` for 200); apps "
      + "beyond the first 100 of a process are `other`.",
    [
      MetricLabel("app", atMost: 100), environment, MetricLabel("push_type", atMost: 16),
      MetricLabel("reason", atMost: 64),
    ])
  package static let apnsDuration = histogram(
    "pushgate_apns_request_duration_seconds",
    "Time from handing a push to its sessions until Apple's answer, with waits for a stream.",
    [environment])
  package static let apnsUnanswered = counter(
    "pushgate_apns_unanswered_total", "Pushes without an answer, by whether Apple may have them.",
    [environment, MetricLabel("result", ["never_processed", "unknown"])])
  package static let apnsConnections = counter(
    "pushgate_apns_connections_total",
    "Connections opened to Apple, by kind of TLS handshake.",
    [environment, MetricLabel("handshake", ["full", "resumed"])])
  package static let apnsSessions = gauge(
    "pushgate_apns_sessions", "Open connections to Apple.", [environment])
  package static let apnsStreams = gauge(
    "pushgate_apns_open_streams", "Pushes waiting for Apple's answer.", [environment])
  package static let apnsWaiting = gauge(
    "pushgate_apns_waiting", "Pushes waiting for a free stream.", [environment])
  package static let credentialsFaulty = gauge(
    "pushgate_credentials_faulty",
    "Credentials that are unusable or expire soon, and apps with devices but without one.",
    [
      environment,
      MetricLabel("reason", ["absent", "sealed", "expired", "not_yet_valid", "expiring"]),
    ],
    joining: .maximum)
  package static let certificateExpires = gauge(
    "pushgate_certificate_expires_timestamp_seconds",
    "Earliest expiry of a certificate, in seconds since the epoch; 0 without any.",
    [environment], joining: .maximum)
  package static let credentialsBlocked = gauge(
    "pushgate_credentials_blocked", "Credentials refused by Apple; their deliveries wait.",
    [environment], joining: .maximum)

  package static let providerTokensMade = counter(
    "pushgate_provider_tokens_made_total",
    "Provider tokens made by this node; one serves all nodes for half an hour.", [environment])
  package static let providerTokenAge = gauge(
    "pushgate_provider_token_age_seconds",
    "Age of the oldest provider token in use; from 3,300 on no connection begins to use it.",
    [environment], joining: .maximum)
  package static let providerTokensMissing = gauge(
    "pushgate_provider_tokens_missing",
    "Keys in use without a provider token on this node; their pushes wait.", [environment],
    joining: .maximum)
  package static let providerTokenFailures = counter(
    "pushgate_provider_token_failures_total",
    "Failures to read, make or store a provider token.")

  private static let apns = [
    apnsResponses, apnsPushes, apnsDuration, apnsUnanswered, apnsConnections, apnsSessions,
    apnsStreams, apnsWaiting, credentialsFaulty, certificateExpires, credentialsBlocked,
    providerTokensMade,
    providerTokenAge, providerTokensMissing,
    providerTokenFailures,
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
    "pushgate_counter_underflows_total",
    "Counts of pushes in progress that became negative and were set to zero: a fault of the gateway.",
    [MetricLabel("counter", ["undecided_pushes", "unstored_pushes", "counted_ahead"])])
  package static let dutyItems = counter(
    "pushgate_duty_items_total",
    "Items that a background duty made or removed: partitions, keys, rows, revisions.", [duty])

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
    "lane", ["write", "read", "delivery_read", "delivery_write", "duties", "listener"])

  package static let postgresConnected = gauge(
    "pushgate_postgres_connections", "Open connections to PostgreSQL.", [lane])

  package static let postgresDuration = histogram(
    "pushgate_postgres_statement_duration_seconds",
    "Time from requesting a transaction (one or more statements) until its answer, with waits "
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
