// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging
package import Metrics
package import PushModel
package import Storage

/// Sends notifications of schedules that are due. Every node checks four times a second. The leader
/// takes due schedules at once; other nodes take those that have been due for half a second. Two
/// nodes thus seldom try the same schedule; if they do, only one succeeds.
package final class Scheduler: Duty {
  /// Maximum schedules taken at once; each is a row of one statement.
  private static let batch = 500
  /// Seconds that other nodes leave a due schedule to the leader.
  private static let patience = 0.5
  /// Pause before a failed schedule is retried.
  private static let backoff = Duration.seconds(5)

  package let name = "schedules"
  /// The longest delay of a due schedule on the leader.
  package let interval = Duration.milliseconds(250)
  /// A sixth of the lease. Two leaders for a moment do no harm.
  package let leaseRenewal = Duration.seconds(5)

  private let loop: EventLoop
  private let schedules: ScheduleStore
  private let notifications: NotificationStore
  private let app: (AppID) async -> App?
  private let announce: () async -> Void
  private let clock: () -> Instant
  private let metrics: MetricsShard
  private let logger: Logger
  /// Schedules that failed, each with the time from which it may be retried.
  private var later: [NotificationID: MonotonicTime] = [:]

  /// - Parameters:
  ///   - app: returns an app with its current configuration.
  ///   - announce: notifies shards of new work.
  package init(
    loop: EventLoop, schedules: ScheduleStore, notifications: NotificationStore,
    app: @escaping (AppID) async -> App?, announce: @escaping () async -> Void,
    clock: @escaping () -> Instant, metrics: MetricsShard, logger: Logger
  ) {
    self.loop = loop
    self.schedules = schedules
    self.notifications = notifications
    self.app = app
    self.announce = announce
    self.clock = clock
    self.metrics = metrics
    self.logger = logger
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    try await send(dueForSeconds: 0)
  }

  package func follow(_ store: DutyStore) async throws(StorageError) -> DutyStep? {
    try await send(dueForSeconds: Self.patience)
  }

  /// Sends due notifications, at most one batch.
  private func send(
    dueForSeconds age: Double, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> DutyStep {
    later = later.filter { $0.value > loop.now }
    let due = try await schedules.due(
      forSeconds: age, besides: later.keys.sorted(), limit: Self.batch)
    let tasks = due.map { one in
      Task {
        _ = isolation
        return await self.begin(one)
      }
    }
    var begun = 0
    for task in tasks where await task.value { begun += 1 }
    if begun > 0 { await announce() }
    return DutyStep(items: begun, hasMore: !due.isEmpty)
  }

  /// Sends a due notification, or a part of it. Returns false if it must be retried later.
  private func begin(_ due: ScheduleStore.Due) async -> Bool {
    let id = due.notification.id
    do throws(StorageError) {
      guard let app = await app(due.notification.app) else {
        // This node has not loaded the app yet.
        later[id] = loop.now + Self.backoff
        return false
      }
      let lag = clock().microseconds - due.due.microseconds
      metrics.distribution(.scheduleLag).record(.microseconds(max(0, lag)))
      switch due.notification.message.options.timing {
      case .local(let time, let ifPast): return try await pass(due, time, ifPast, app)
      case .repeating(let recurrence): try await repeated(due, recurrence, app)
      case .at, nil:
        try await send(
          due, app, as: id, dueAt: due.due, .fire(id, due: due.due, repeats: false, next: nil))
      }
      return true
    } catch {
      later[id] = loop.now + Self.backoff
      logger.error(
        "cannot send due notification; retrying",
        metadata: ["notification": "\(id)", "error": "\(error)"])
      return false
    }
  }

  /// Stores the notification of a due schedule. Its time of acceptance is the due time, and its
  /// context is the app's current one.
  private func send(
    _ due: ScheduleStore.Due, _ app: App, as id: NotificationID, dueAt: Instant,
    _ step: ScheduleStep
  ) async throws(StorageError) {
    var notification = due.notification
    notification.id = id
    notification.message.options.askedAt = notification.acceptedAt
    notification.acceptedAt = dueAt
    notification.context = app.messageContext
    if let seconds = notification.message.options.expiresIn {
      notification.expiresAt = dueAt.adding(seconds: Int64(seconds))
    }
    if case .fire(let schedule, _, true, _) = step {
      notification.message.options.timing = nil
      notification.message.options.repetition = schedule
    }
    _ = try await notifications.accept(notification, idempotency: nil, schedule: step)
  }

  // MARK: Repeating schedules

  /// Sends the due occurrence of a repeating schedule; of several missed occurrences, sends only
  /// the last one. Skips the occurrence if its deadline has passed.
  private func repeated(
    _ due: ScheduleStore.Due, _ recurrence: Recurrence, _ app: App
  ) async throws(StorageError) {
    let now = clock()
    var time = due.due
    let worth =
      due.notification.message.options.expiresIn.map(Int64.init) ?? Notification.lifetimeSeconds
    let missed = try await schedules.due(of: recurrence, after: due.due, now: now, worth: worth)
    if let missed, missed <= now { time = missed }
    var next = try await schedules.due(of: recurrence, after: time, now: time)
    if let count = recurrence.count, due.fired + 1 >= count { next = nil }
    guard due.notification.deadline(ofPushDueAt: time) > now else {
      return try await schedules.skip(due, next: next)
    }
    try await send(
      due, app, as: NotificationID(milliseconds: time.milliseconds), dueAt: time,
      .fire(due.notification.id, due: due.due, repeats: true, next: next))
  }

  // MARK: Schedules by local time

  private func pass(
    _ due: ScheduleStore.Due, _ time: LocalTime, _ ifPast: IfPast, _ app: App
  ) async throws(StorageError) -> Bool {
    if !due.hasBegun {
      try await send(due, app, as: due.notification.id, dueAt: due.due, .begin)
    }
    switch try await schedules.pass(due, time: time, ifPast: ifPast, appZone: app.timeZone ?? "UTC")
    {
    case .queued: return true
    case .notDue:
      later[due.notification.id] = loop.now + Self.backoff
      return false
    }
  }
}
