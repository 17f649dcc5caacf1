// SPDX-License-Identifier: Apache-2.0

/// The metrics of devices, notifications, texts, deliveries and Apple's service.
extension Metric {
  private static let environment = MetricLabel("environment", ["production", "sandbox"])

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
    "pushgate_devices_pruned_total", "Devices deactivated because of a response from Apple.",
    [MetricLabel("state", ["quarantined", "unregistered"])])
  package static let devicesCorrected = counter(
    "pushgate_devices_corrected_total",
    "Devices moved to this environment after Apple accepted a push in it.",
    [environment])

  package static let devicesRevived = counter(
    "pushgate_devices_revived_total",
    "Devices that are active again, because Apple accepted a push of a legacy sender.")
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
    "Lines of device imports: stored, unchanged, not an Apple device, or invalid.",
    [MetricLabel("result", ["imported", "unchanged", "skipped", "bad"])])
  package static let exportedDevices = counter(
    "pushgate_exported_devices_total", "Devices written by exports.")
  package static let transfers = gauge(
    "pushgate_device_transfers", "Imports and exports of devices in progress.",
    [MetricLabel("kind", ["import", "export"])])

  static let registrations = [
    devices, deviceCountsAge, importedLines, exportedDevices, transfers,
    devicesRegistered, devicesPruned, devicesCorrected, devicesRestored,
    devicesRevived, inactiveDevicesRemoved, erasuresWaiting,
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
    "Accepted notifications with a string that is excluded or does not fit the arguments.")
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

  static let notifications = [
    notificationsAccepted, batchLines, notificationsWithFaultyTexts, languageChoices,
    payloadsTruncated,
  ]

  // MARK: Texts

  package static let stringsUploads = counter(
    "pushgate_strings_uploads_total", "Uploads of strings files, by format and result.",
    [
      MetricLabel("format", ["xcstrings", "strings", "stringsdict", "json", "xliff"]),
      MetricLabel("result", ["stored", "unchanged", "tried", "refused"]),
    ])
  package static let stringsActivations = counter(
    "pushgate_strings_activations_total",
    "Activations of earlier or later revisions of strings.")
  package static let stringsRevisions = gauge(
    "pushgate_strings_revisions", "Stored revisions of strings of all apps, after the last sweep.",
    joining: .maximum)
  package static let stringsSweeps = counter(
    "pushgate_strings_sweeps_total", "Sweeps for old revisions of strings.")
  package static let stringsRevisionsRemoved = counter(
    "pushgate_strings_revisions_removed_total", "Old revisions of strings removed.")
  package static let catalogueTexts = gauge(
    "pushgate_catalogue_texts", "Compiled strings in the process's memory, in all languages.",
    joining: .maximum)

  static let texts = [
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
        ["try_later", "never_processed", "unknown", "other_environment", "quiet_hours"])
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
    "Held queue rows, by reason: a lane that cannot send, a pause, or a restore.",
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
    "Queue rows by class, environment and state; `claimed` rows are under a lease, `delayed` ones "
      + "wait for the end of quiet hours or for a local time.",
    [
      workClass, environment,
      MetricLabel("state", ["ready", "claimed", "retry", "delayed", "held"]),
    ], joining: .maximum)
  package static let queueRateLimited = gauge(
    "pushgate_queue_rate_limited_rows",
    "Claimed queue rows under a rate limit (`max_rate`), by class.", [workClass])
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

  package static let signalsReceived = counter(
    "pushgate_notifications_received_total",
    "Notifications from PostgreSQL (NOTIFY) and reconnects of the listener.")

  static let deliveries = [
    deliveriesFinished, notificationCommands, channelCommands, notificationResends, deliveryRetries,
    deliveryLatency,
    queueRows, queueAge,
    queueHeld, queueLaneRows, queueRateLimited, queueLaneAge, queueClaims, signalsReceived,
    queueHandedOver,
    queueClaimRows, queueRescues, queueLostRows,
  ]

  // MARK: Apple

  package static let apnsResponses = counter(
    "pushgate_apns_responses_total", "Responses from Apple, by reason (`accepted` for 200).",
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
    "Time from giving a push to a session until Apple's response. Only at-most-once pushes and unverified tokens "
      + "wait for a stream in this time.",
    [environment])
  package static let apnsUnanswered = counter(
    "pushgate_apns_unanswered_total", "Pushes without a response, by whether Apple may have them.",
    [environment, MetricLabel("result", ["never_processed", "unknown"])])
  package static let apnsConnections = counter(
    "pushgate_apns_connections_total",
    "Connections opened to Apple, by kind of TLS handshake.",
    [environment, MetricLabel("handshake", ["full", "resumed"])])
  package static let apnsSessions = gauge(
    "pushgate_apns_sessions", "Open connections to Apple.", [environment])
  package static let apnsStreams = gauge(
    "pushgate_apns_open_streams", "Pushes waiting for Apple's response.", [environment])
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
    "Provider tokens created by this node; all nodes share one for half an hour.", [environment])
  package static let providerTokenAge = gauge(
    "pushgate_provider_token_age_seconds",
    "Age of the oldest provider token in use; new connections do not use it from 3,300 s on.",
    [environment], joining: .maximum)
  package static let providerTokensMissing = gauge(
    "pushgate_provider_tokens_missing",
    "Keys in use without a provider token on this node; their pushes wait.", [environment],
    joining: .maximum)
  package static let providerTokenFailures = counter(
    "pushgate_provider_token_failures_total",
    "Failures to read, create or store a provider token.")

  static let apns = [
    apnsResponses, apnsPushes, apnsDuration, apnsUnanswered, apnsConnections, apnsSessions,
    apnsStreams, apnsWaiting, credentialsFaulty, certificateExpires, credentialsBlocked,
    providerTokensMade,
    providerTokenAge, providerTokensMissing,
    providerTokenFailures,
  ]
}
