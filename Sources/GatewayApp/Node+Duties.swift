// SPDX-License-Identifier: Apache-2.0
internal import DeliveryPipeline
internal import Duties
internal import Localization
internal import Logging
internal import Metrics
internal import Postgres
internal import PushModel
internal import Settings
internal import Storage

// The duties of a node, grouped by the connection that they use.

extension Node {
  /// Creates a runner with leases on `connection`.
  /// - Parameter slow: for the steps of slow duties.
  func makeRunner(
    on connection: PostgresConnection, slow: PostgresConnection? = nil, _ duties: [any Duty]
  ) -> DutyRunner {
    DutyRunner(
      loop: loop, store: DutyStore(connection: connection),
      slow: slow.map(DutyStore.init(connection:)), duties: duties, holder: holder,
      metrics: metrics, logger: logger, stop: stopping)
  }

  /// Creates the duties that share the connections of leases and of slow duties.
  func makeDuties() -> [any Duty] {
    let limits = setup.configuration.limits.duties
    let sweeps = metrics.counter(.stringsSweeps)
    let swept = metrics.counter(.stringsRevisionsRemoved)
    let revisions = metrics.gauge(.stringsRevisions)
    let restored = metrics.counter(.devicesRestored)
    let inactive = metrics.counter(.inactiveDevicesRemoved)
    let forgotten = metrics.gauge(.erasuresWaiting)
    return [
      Partitions(interval: limits.interval),
      DeletedApps(interval: limits.interval), StaleRateShares(interval: limits.interval),
      SecretResealing(interval: limits.sealingSweep, secrets: setup.configuration.secrets),
      ExpiringCredentials(
        interval: limits.expirySweep, news: CredentialEvents(connection: slowConnection)
      ) { self.configuration.credentialWarnings(at: self.setup.clock.now()) },
      TextRetention(
        interval: limits.retentionSweep, days: limits.keptTextDays, keptDays: limits.keptDays),
      UnusedLanguageLists(interval: limits.retentionSweep),
      InactiveDevices(interval: limits.retentionSweep, days: limits.keptInactiveDays) {
        inactive.add($0)
      },
      ExpiredLeases(interval: limits.leaseSweep),
      DeviceCounting(interval: limits.countInterval),
      RunAudit(interval: limits.interval) { self.report($0) },
      QuarantineUndo(
        interval: limits.interval,
        keptSeconds: setup.configuration.limits.pipeline.pruneGuard.windowSeconds
      ) { restored.add($0) },
      PushStatistics(
        period: limits.statisticsInterval, store: dutyStore, clock: setup.clock.now,
        take: { await self.takeTallies() }),
      UserErasure(
        interval: limits.interval, settling: limits.erasureSecondPass
      ) { forgotten.set($0) },
      StringRevisions(
        interval: limits.revisionSweep, kept: limits.keptRevisions, grace: limits.revisionGrace
      ) { removed, left in
        sweeps.add()
        swept.add(removed)
        revisions.set(left)
      },
    ]
      + Retention.all(
        interval: limits.retentionSweep,
        keeping: Retention.Days(
          notifications: limits.keptDays, auditLog: limits.keptAuditDays,
          deviceEvents: limits.keptEventDays, webhookMessages: limits.keptEventDays))
  }

  /// Creates the duty that starts scheduled notifications.
  func makeScheduler() -> Scheduler {
    let store = Store(
      client: PostgresClient(sharing: scheduling), secrets: setup.configuration.secrets,
      languages: LanguageMatcher.rule)
    return Scheduler(
      loop: loop, schedules: store.schedules, notifications: store.notifications,
      app: { id in self.configuration.app(id: id) },
      announce: {
        await self.wakeShards()
        // Other nodes receive the notification, or find the work by polling.
        _ = try? await store.queue.announce()
      },
      clock: setup.clock.now, metrics: metrics, logger: logger)
  }

  /// Reports a run whose outcomes do not add up to its audience, which is a bug of the gateway.
  private func report(_ run: UnaccountedRun) {
    metrics.counter(.unaccountedRuns).add()
    metrics.counter(.unaccountedDevices).add(abs(run.devices))
    logger.error(
      "outcomes of a run do not add up to its audience",
      metadata: [
        "notification": "\(run.notification)", "run": "\(run.run.rawValue)",
        "unaccounted": .stringConvertible(run.devices),
      ])
  }
}
