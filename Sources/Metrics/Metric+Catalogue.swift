// SPDX-License-Identifier: Apache-2.0

/// Every metric of the product: the one place where names, help and labels are written.
///
/// Names follow Prometheus: prefix, thing, base unit (`seconds`, `bytes`), `_total` for counters.
extension Metric {
  package static let all: [Metric] =
    process + http + registrations + notifications + texts + deliveries + apns + duties
    + webhooks + postgres

  private static let environment = MetricLabel("environment", ["production", "sandbox"])

  // MARK: The process

  package static let buildInformation = gauge(
    "pushgate_build_info", "Always 1; the label names the version that is running.",
    [MetricLabel("version", atMost: 1)], joining: .maximum)
  package static let startTime = gauge(
    "pushgate_start_time_seconds", "When the process started, in seconds since the epoch.",
    joining: .maximum)
  package static let clockDifference = gauge(
    "pushgate_clock_difference_seconds",
    "By how much PostgreSQL's clock is ahead of this machine's; below 0 behind it.")
  package static let shards = gauge("pushgate_shards", "Event loops in this process.")
  package static let loopDelay = histogram(
    "pushgate_event_loop_delay_seconds", "How late timers of the event loop fire.")
  package static let residentMemory = gauge(
    "pushgate_resident_memory_bytes", "Memory of the process that is really there.",
    joining: .maximum)

  // What Prometheus' own clients tell of a process, under the names that its dashboards know.
  package static let processCPU = measured(
    "process_cpu_seconds_total", "CPU time that the process has taken, in user and system mode.")
  package static let processResident = gauge(
    "process_resident_memory_bytes", "Memory of the process that is really there.",
    joining: .maximum)
  package static let processVirtual = gauge(
    "process_virtual_memory_bytes", "Addresses that the process has taken.", joining: .maximum)
  package static let processStart = gauge(
    "process_start_time_seconds", "When the process started, in seconds since the epoch.",
    joining: .maximum)
  package static let processDescriptors = gauge(
    "process_open_fds", "Descriptors that are open.", joining: .maximum)
  package static let processDescriptorLimit = gauge(
    "process_max_fds", "Descriptors that may be open.", joining: .maximum)

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
    "pushgate_http_requests_total", "Requests answered, by route, method and class of status.",
    [route, method, statusClass])
  package static let httpDuration = histogram(
    "pushgate_http_request_duration_seconds",
    "From the end of a request's head to its response being queued for writing.", [route])
  package static let requestsRateLimited = counter(
    "pushgate_http_requests_rate_limited_total",
    "Requests refused with 429: their key had sent as many as it may.")
  package static let httpRequestBytes = counter(
    "pushgate_http_request_body_bytes_total", "Bytes of request bodies received.")
  package static let httpResponseBytes = counter(
    "pushgate_http_response_body_bytes_total", "Bytes of response bodies sent.")
  package static let httpConnections = gauge(
    "pushgate_http_connections", "Client connections that are open.")
  package static let httpConnectionsRefused = counter(
    "pushgate_http_connections_refused_total",
    "Client connections answered 503 because too many were open, at all or from their address.")
  package static let httpConnectionsRefusedOfAddress = counter(
    "pushgate_http_connections_of_address_refused_total",
    "Of the connections refused, those of addresses that had as many open as one may.")
  package static let httpRequestsInFlight = gauge(
    "pushgate_http_requests_in_flight",
    "Requests that handlers with a need of the database work for.")
  package static let httpOverloads = counter(
    "pushgate_http_overloads_total",
    "Times, at most ten a second for each shard, that it had been busy without a pause and refused requests."
  )
  package static let httpRequestsRefused = counter(
    "pushgate_http_requests_refused_total",
    "Requests answered 503 because too many were being answered.")
  package static let httpHeldRefusals = gauge(
    "pushgate_http_refusals_held",
    "Requests that wait until they may be told that too many are being answered.")
  package static let httpEventStreams = gauge(
    "pushgate_http_event_streams", "Event streams that are open.")
  package static let httpHeldAnswers = gauge(
    "pushgate_http_held_answers", "Answers held back for requests that prefer to wait.")
  package static let httpAcceptFailures = counter(
    "pushgate_http_accept_failures_total",
    "Times that a connection could not be accepted for want of descriptors or memory.")

  package static let httpConnectionsDropped = counter(
    "pushgate_http_connections_dropped_total",
    "HTTP/2 connections ended for what their clients did: too many resets, frames that bring nothing, or "
      + "nothing taken of what was sent.",
    [MetricLabel("cause", ["resets", "idle_frames", "header_lists", "silent_records", "stalled"])])
  package static let tlsLobby = gauge(
    "pushgate_tls_lobby_connections",
    "Of the client connections that are open, those that have not begun their TLS handshake yet.")
  package static let tlsHandshakes = counter(
    "pushgate_tls_handshakes_total", "TLS handshakes with clients, by how they ended.",
    [MetricLabel("result", ["full", "resumed", "failed", "timed_out", "dropped"])])
  package static let tlsCertificateExpires = gauge(
    "pushgate_tls_certificate_expires_timestamp_seconds",
    "When the certificate expires that is served to clients, in seconds since the epoch.",
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
    "pushgate_device_registrations_total", "Registrations stored.",
    [MetricLabel("result", ["new", "known"])])
  package static let devices = gauge(
    "pushgate_devices", "Devices of all apps, as they were counted last; each node tells the same.",
    [MetricLabel("state", ["active", "quarantined", "unregistered"])], joining: .maximum)
  package static let deviceCountsAge = gauge(
    "pushgate_device_counts_age_seconds", "How long ago devices were counted.", joining: .maximum)
  package static let devicesPruned = counter(
    "pushgate_devices_pruned_total", "Devices taken out of use because of an answer from Apple.",
    [MetricLabel("state", ["quarantined", "unregistered"])])
  package static let devicesCorrected = counter(
    "pushgate_devices_corrected_total",
    "Devices whose environment was assumed and turned out to be this one, where Apple took a push.",
    [environment])

  package static let devicesRestored = counter(
    "pushgate_devices_restored_total", "Devices put back whose quarantine was undone.")
  package static let inactiveDevicesRemoved = counter(
    "pushgate_inactive_devices_removed_total",
    "Devices removed after they were unregistered or quarantined for PUSHGATE_UNREGISTERED_DAYS.")
  package static let erasuresWaiting = gauge(
    "pushgate_erasures_waiting", "People who are being taken out of what is stored.")
  package static let deviceFeedLag = gauge(
    "pushgate_device_events_lag_seconds",
    "How long the oldest event of a device waits to be told, for a transaction that began before it to end; each node tells the same.",
    joining: .maximum)
  package static let pruningPaused = gauge(
    "pushgate_pruning_paused",
    "Apps of which so many tokens were bad in this environment that nobody is quarantined.",
    [environment], joining: .maximum)

  package static let importedLines = counter(
    "pushgate_import_lines_total",
    "Lines of files of devices: stored, telling nothing new, none of Apple's devices, or not to be used.",
    [MetricLabel("result", ["imported", "unchanged", "skipped", "bad"])])
  package static let exportedDevices = counter(
    "pushgate_exported_devices_total", "Devices written by exports.")
  package static let transfers = gauge(
    "pushgate_device_transfers", "Imports and exports of devices under way.",
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
    "Lines of batches, by what they were told: accepted (again), refused for what they say, or failed and "
      + "worth sending again.",
    [MetricLabel("result", ["accepted", "refused", "failed"])])
  package static let notificationsWithFaultyTexts = counter(
    "pushgate_notifications_with_faulty_texts_total",
    "Accepted notifications with a text that is excluded, or does not fit the arguments, in some language."
  )
  package static let languageChoices = counter(
    "pushgate_language_choices_total", "Localized renderings, by why their language was chosen.",
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
    "Payloads sent with their body or subtitle shortened to Apple's limit.")

  private static let notifications = [
    notificationsAccepted, batchLines, notificationsWithFaultyTexts, languageChoices,
    payloadsTruncated,
  ]

  // MARK: Texts

  package static let stringsUploads = counter(
    "pushgate_strings_uploads_total", "Uploads of texts, by what was sent and what came of it.",
    [
      MetricLabel("format", ["xcstrings", "strings", "stringsdict", "json", "xliff"]),
      MetricLabel("result", ["stored", "unchanged", "tried", "refused"]),
    ])
  package static let stringsActivations = counter(
    "pushgate_strings_activations_total",
    "Revisions of texts that somebody went back or forward to.")
  package static let stringsRevisions = gauge(
    "pushgate_strings_revisions", "Revisions of texts kept by all apps, after the last sweep.",
    joining: .maximum)
  package static let stringsSweeps = counter(
    "pushgate_strings_sweeps_total", "Searches for old revisions of texts.")
  package static let stringsRevisionsRemoved = counter(
    "pushgate_strings_revisions_removed_total", "Old revisions of texts that were removed.")
  package static let catalogueTexts = gauge(
    "pushgate_catalogue_texts", "Compiled texts that the process keeps, in all languages.",
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
    "Notifications paused, resumed and cancelled, those that were so before among them.",
    [MetricLabel("command", ["pause", "resume", "cancel"])])
  package static let channelCommands = counter(
    "pushgate_channel_commands_total",
    "What was asked of Apple about broadcast channels, by what became of it.",
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
    "Notifications sent again to the devices that they had not reached.")
  package static let deliveryRetries = counter(
    "pushgate_delivery_retries_total", "Deliveries put back to be tried again.",
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
    "From the notification's commit to Apple's answer for one device.", [environment])
  package static let queueRows = gauge(
    "pushgate_queue_rows", "Work rows in the queue: due, claimed, and due later.",
    joining: .maximum)
  package static let queueAge = gauge(
    "pushgate_queue_oldest_ready_seconds", "Age of the oldest work row that is ready.",
    joining: .maximum)
  package static let queueHeld = gauge(
    "pushgate_queue_held_rows",
    "Work rows that are held: for a lane that cannot send, by what it lacks, for a pause, or after a restore.",
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
    "Work rows by class, environment and how they stand: `claimed` ones are under a lease.",
    [
      workClass, environment,
      MetricLabel("state", ["ready", "claimed", "later", "held"]),
    ], joining: .maximum)
  package static let queueLaneAge = gauge(
    "pushgate_queue_lane_oldest_ready_seconds",
    "Age of the oldest work row that is ready, by class and environment.",
    [workClass, environment], joining: .maximum)
  package static let queueClaims = counter(
    "pushgate_queue_claims_total", "Work rows claimed by this node.")
  package static let queueHandedOver = counter(
    "pushgate_queue_handed_over_total",
    "Work rows that the accepting half handed over already claimed, without a claim.")
  package static let queueClaimRows = histogram(
    "pushgate_queue_claim_rows", "Work rows that one claim brought, claims of none left out.",
    scale: .count)
  package static let queueRescues = counter(
    "pushgate_queue_rescues_total", "Work rows taken over from a holder whose lease ran out.")

  package static let queueLostRows = counter(
    "pushgate_queue_lost_rows_total",
    "Work rows that ended at their deadline without records of their devices, since their notification could not be read."
  )

  package static let signalsHeard = counter(
    "pushgate_signals_heard_total",
    "What this node was told by NOTIFY: that there is work, or that the configuration changed.")

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
    "Pushes that Apple has answered, by app, push type and reason (`accepted` for 200); apps "
      + "beyond the first 100 that a process sends for are `other`.",
    [
      MetricLabel("app", atMost: 100), environment, MetricLabel("push_type", atMost: 16),
      MetricLabel("reason", atMost: 64),
    ])
  package static let apnsDuration = histogram(
    "pushgate_apns_request_duration_seconds",
    "From handing a push to its sessions, waiting for a stream included, to Apple's answer.",
    [environment])
  package static let apnsUnanswered = counter(
    "pushgate_apns_unanswered_total", "Pushes that got no answer, by whether Apple may have them.",
    [environment, MetricLabel("result", ["never_processed", "unknown"])])
  package static let apnsConnections = counter(
    "pushgate_apns_connections_total",
    "Connections to Apple that came about, by whether TLS went on from an earlier one.",
    [environment, MetricLabel("handshake", ["full", "resumed"])])
  package static let apnsSessions = gauge(
    "pushgate_apns_sessions", "Connections to Apple that are open.", [environment])
  package static let apnsStreams = gauge(
    "pushgate_apns_open_streams", "Pushes waiting for Apple's answer.", [environment])
  package static let apnsWaiting = gauge(
    "pushgate_apns_waiting", "Pushes waiting for a free stream.", [environment])
  package static let credentialsFaulty = gauge(
    "pushgate_credentials_faulty",
    "Credentials that cannot be used or will soon expire, and apps without any where they have devices.",
    [
      environment,
      MetricLabel("reason", ["absent", "sealed", "expired", "not_yet_valid", "expiring"]),
    ],
    joining: .maximum)
  package static let certificateExpires = gauge(
    "pushgate_certificate_expires_timestamp_seconds",
    "When the first certificate of the environment expires, in seconds since the epoch; 0 without any.",
    [environment], joining: .maximum)
  package static let credentialsBlocked = gauge(
    "pushgate_credentials_blocked", "Credentials that Apple refuses; their deliveries wait.",
    [environment], joining: .maximum)

  package static let providerTokensMade = counter(
    "pushgate_provider_tokens_made_total",
    "Provider tokens that this node made; one serves all nodes for half an hour.", [environment])
  package static let providerTokenAge = gauge(
    "pushgate_provider_token_age_seconds",
    "Age of the oldest provider token that this node uses; from 3,300 on no connection is given it.",
    [environment], joining: .maximum)
  package static let providerTokensMissing = gauge(
    "pushgate_provider_tokens_missing",
    "Keys in use for which this node has no provider token; their pushes wait.", [environment],
    joining: .maximum)
  package static let providerTokenFailures = counter(
    "pushgate_provider_token_failures_total",
    "Times that a provider token could not be read, made or stored.")

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
    "pushgate_duty_rounds_total", "Rounds of a background duty that this node carried out.", [duty])
  package static let dutyFailures = counter(
    "pushgate_duty_failures_total", "Rounds of a background duty that failed.", [duty])
  package static let dutyLeads = gauge(
    "pushgate_duty_leads", "1 on the node that leads a background duty, else 0.", [duty])
  package static let unaccountedRuns = counter(
    "pushgate_unaccounted_runs_total",
    "Ended runs whose outcomes do not add up to their audience, found by this node: a fault of the gateway."
  )
  package static let unaccountedDevices = counter(
    "pushgate_unaccounted_devices_total",
    "Devices by which outcomes and audience of ended runs differ, found by this node.")
  package static let dutyItems = counter(
    "pushgate_duty_items_total",
    "What a background duty made or removed: partitions, keys, rows, revisions.", [duty])

  package static let scheduleLag = histogram(
    "pushgate_schedule_lag_seconds",
    "How long after they were due notifications that are sent later were taken up.")
  package static let schedulesOverdue = gauge(
    "pushgate_schedules_overdue_seconds",
    "How long ago the earliest notification was due that is to be sent later and has not been taken up.",
    joining: .maximum)

  private static let duties = [
    dutyRounds, dutyFailures, dutyLeads, dutyItems, unaccountedRuns, unaccountedDevices,
    scheduleLag, schedulesOverdue,
  ]

  // MARK: Webhooks

  package static let webhookAttempts = counter(
    "pushgate_webhook_attempts_total",
    "Messages sent to webhooks, by what became of it; all but `delivered` are tried again.",
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
    "Age of the oldest message that a webhook has not taken yet; 0 without any, or on nodes that tell none.",
    joining: .maximum)

  private static let webhooks = [webhookAttempts, webhookLag]

  // MARK: PostgreSQL

  private static let lane = MetricLabel(
    "lane", ["write", "read", "delivery_read", "delivery_write", "duties", "listener"])

  package static let postgresConnected = gauge(
    "pushgate_postgres_connections", "Connections to PostgreSQL that are up.", [lane])

  package static let postgresDuration = histogram(
    "pushgate_postgres_statement_duration_seconds",
    "From asking for a transaction (one statement, or several) to its answer, waiting for its turn "
      + "included.", [lane])
  package static let postgresFailures = counter(
    "pushgate_postgres_statement_failures_total", "Transactions that failed, by how.",
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
