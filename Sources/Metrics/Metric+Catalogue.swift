// SPDX-License-Identifier: Apache-2.0

/// Every metric of the product: the one place where names, help and labels are written.
///
/// Names follow Prometheus: prefix, thing, base unit (`seconds`, `bytes`), `_total` for counters.
extension Metric {
  package static let all: [Metric] =
    process + http + registrations + notifications + texts + deliveries + apns + duties
    + postgres

  // MARK: The process

  package static let buildInformation = gauge(
    "pushgate_build_info", "Always 1; the label names the version that is running.",
    [MetricLabel("version", atMost: 1)], joining: .maximum)
  package static let startTime = gauge(
    "pushgate_start_time_seconds", "When the process started, in seconds since the epoch.",
    joining: .maximum)
  package static let shards = gauge("pushgate_shards", "Event loops in this process.")
  package static let loopDelay = histogram(
    "pushgate_event_loop_delay_seconds", "How late timers of the event loop fire.")

  private static let process = [buildInformation, startTime, shards, loopDelay]

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
  package static let httpRequestBytes = counter(
    "pushgate_http_request_body_bytes_total", "Bytes of request bodies received.")
  package static let httpResponseBytes = counter(
    "pushgate_http_response_body_bytes_total", "Bytes of response bodies sent.")
  package static let httpConnections = gauge(
    "pushgate_http_connections", "Client connections that are open.")
  package static let httpConnectionsRefused = counter(
    "pushgate_http_connections_refused_total",
    "Client connections answered 503 because too many were open.")
  package static let httpEventStreams = gauge(
    "pushgate_http_event_streams", "Event streams that are open.")
  package static let httpHeldAnswers = gauge(
    "pushgate_http_held_answers", "Answers held back for requests that prefer to wait.")
  package static let httpAcceptFailures = counter(
    "pushgate_http_accept_failures_total",
    "Times that a connection could not be accepted for want of descriptors or memory.")

  private static let http = [
    httpRequests, httpDuration, httpRequestBytes, httpResponseBytes, httpConnections,
    httpConnectionsRefused, httpEventStreams, httpHeldAnswers, httpAcceptFailures,
  ]

  // MARK: Devices

  package static let devicesRegistered = counter(
    "pushgate_device_registrations_total", "Registrations stored.",
    [MetricLabel("result", ["new", "known"])])
  package static let devicesPruned = counter(
    "pushgate_devices_pruned_total", "Devices taken out of use because of an answer from Apple.",
    [MetricLabel("state", ["quarantined", "unregistered"])])

  private static let registrations = [devicesRegistered, devicesPruned]

  // MARK: Notifications

  package static let notificationsAccepted = counter(
    "pushgate_notifications_accepted_total", "Notifications stored and answered with 202.",
    [MetricLabel("audience", ["names", "everyone"])])
  package static let batchLines = counter(
    "pushgate_batch_lines_total",
    "Lines of batches, by what they were told: accepted (again), refused for what they say, or failed and "
      + "worth sending again.",
    [MetricLabel("result", ["accepted", "refused", "failed"])])
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
    notificationsAccepted, batchLines, languageChoices, payloadsTruncated,
  ]

  // MARK: Texts

  package static let stringsUploads = counter(
    "pushgate_strings_uploads_total", "Uploads of texts, by what was sent and what came of it.",
    [
      MetricLabel("format", ["xcstrings", "strings", "stringsdict", "json"]),
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

  private static let environment = MetricLabel("environment", ["production", "sandbox"])

  package static let deliveriesFinished = counter(
    "pushgate_deliveries_total", "Deliveries that reached an outcome.",
    [
      environment,
      MetricLabel(
        "outcome",
        ["accepted", "rejected", "unknown_device", "cancelled", "expired", "unknown"]),
    ])
  package static let notificationCommands = counter(
    "pushgate_notification_commands_total",
    "Notifications paused, resumed and cancelled, those that were so before among them.",
    [MetricLabel("command", ["pause", "resume", "cancel"])])
  package static let notificationResends = counter(
    "pushgate_notification_resends_total",
    "Notifications sent again to the devices that they had not reached.")
  package static let deliveryRetries = counter(
    "pushgate_delivery_retries_total", "Deliveries put back to be tried again.",
    [MetricLabel("cause", ["try_later", "credential", "never_processed", "unknown"])])
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
    "Work rows that are held: for a lane that cannot send, by what it lacks, or for a pause.",
    [MetricLabel("reason", ["no_credential", "credential_refused", "no_connection", "paused"])],
    joining: .maximum)
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

  package static let signalsHeard = counter(
    "pushgate_signals_heard_total",
    "What this node was told by NOTIFY: that there is work, or that the configuration changed.")

  private static let deliveries = [
    deliveriesFinished, notificationCommands, notificationResends, deliveryRetries, deliveryLatency,
    queueRows, queueAge,
    queueHeld, queueClaims, signalsHeard, queueHandedOver, queueClaimRows, queueRescues,
  ]

  // MARK: Apple

  package static let apnsResponses = counter(
    "pushgate_apns_responses_total", "Answers from Apple, by reason (`accepted` for 200).",
    [environment, MetricLabel("reason", atMost: 64)])
  package static let apnsDuration = histogram(
    "pushgate_apns_request_duration_seconds",
    "From handing a push to its sessions, waiting for a stream included, to Apple's answer.",
    [environment])
  package static let apnsUnanswered = counter(
    "pushgate_apns_unanswered_total", "Pushes that got no answer, by whether Apple may have them.",
    [environment, MetricLabel("result", ["never_processed", "unknown"])])
  package static let apnsSessions = gauge(
    "pushgate_apns_sessions", "Connections to Apple that are open.", [environment])
  package static let apnsStreams = gauge(
    "pushgate_apns_open_streams", "Pushes waiting for Apple's answer.", [environment])
  package static let apnsWaiting = gauge(
    "pushgate_apns_waiting", "Pushes waiting for a free stream.", [environment])
  package static let credentialsBlocked = gauge(
    "pushgate_credentials_blocked", "Credentials that Apple refuses; their deliveries wait.",
    [environment], joining: .maximum)

  private static let apns = [
    apnsResponses, apnsDuration, apnsUnanswered, apnsSessions, apnsStreams, apnsWaiting,
    credentialsBlocked,
  ]

  // MARK: Background duties

  private static let duty = MetricLabel("duty", atMost: 16)

  package static let dutyRounds = counter(
    "pushgate_duty_rounds_total", "Rounds of a background duty that this node carried out.", [duty])
  package static let dutyFailures = counter(
    "pushgate_duty_failures_total", "Rounds of a background duty that failed.", [duty])
  package static let dutyLeads = gauge(
    "pushgate_duty_leads", "1 on the node that leads a background duty, else 0.", [duty])
  package static let dutyItems = counter(
    "pushgate_duty_items_total",
    "What a background duty made or removed: partitions, keys, rows, revisions.", [duty])

  private static let duties = [dutyRounds, dutyFailures, dutyLeads, dutyItems]

  // MARK: PostgreSQL

  private static let lane = MetricLabel(
    "lane", ["write", "read", "delivery_read", "delivery_write", "duties"])

  package static let postgresConnected = gauge(
    "pushgate_postgres_connections", "Connections to PostgreSQL that are up.", [lane])

  private static let postgres = [
    postgresConnected
  ]
}
