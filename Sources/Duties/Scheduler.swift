// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging
package import Metrics
package import PushModel
package import Storage

/// Makes notifications of schedules that are due. Each node looks four times a second; one of them, as long as it
/// leads, takes what is due at once, and the others what has been due for half a second, so that two seldom try the
/// same: of those who do, one succeeds.
///
/// Made and used on one actor. `run` returns after `stop`, when the step in progress has ended.
package final class Scheduler {
  /// Names the duty in the table of leases and in metrics.
  package static let name = "schedules"
  /// Schedules taken at once: each is a row of one statement.
  private static let batch = 500
  /// Between two looks: within it what is due begins.
  private static let interval = Duration.milliseconds(250)
  /// Leadership is renewed six times within its lease.
  private static let leadInterval = Duration.seconds(5)
  /// Seconds that who does not lead leaves what is due to the others.
  private static let patience = 0.5
  /// How long what could not be sent is left alone.
  private static let backoff = Duration.seconds(5)

  private let loop: EventLoop
  private let duties: DutyStore
  private let schedules: ScheduleStore
  private let notifications: NotificationStore
  private let holder: UUID
  private let app: (AppID) async -> App?
  private let announce: () async -> Void
  private let clock: () -> Instant
  private let metrics: MetricsShard
  private let logger: Logger
  private var isStopping = false
  private var leads = false
  private var askedToLead: MonotonicTime?
  /// What could not be sent, and until when it is left alone.
  private var later: [NotificationID: MonotonicTime] = [:]

  /// - Parameters:
  ///   - holder: whom the lease names.
  ///   - app: as it is configured now.
  ///   - announce: there is work for whoever takes it.
  package init(
    loop: EventLoop, duties: DutyStore, schedules: ScheduleStore, notifications: NotificationStore,
    holder: UUID, app: @escaping (AppID) async -> App?, announce: @escaping () async -> Void,
    clock: @escaping () -> Instant, metrics: MetricsShard, logger: Logger
  ) {
    self.loop = loop
    self.duties = duties
    self.schedules = schedules
    self.notifications = notifications
    self.holder = holder
    self.app = app
    self.announce = announce
    self.clock = clock
    self.metrics = metrics
    self.logger = logger
  }

  /// Works until `stop`.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    while !isStopping {
      do {
        while try await step(), !isStopping {}
        metrics.counter(.dutyRounds, Self.name).add()
      } catch {
        metrics.counter(.dutyFailures, Self.name).add()
        logger.warning(
          "a look at what is due failed; it is tried again", metadata: ["error": "\(error)"])
      }
      do { try await loop.sleep(until: loop.now + Self.interval) } catch { return }
    }
  }

  /// Nothing more is begun.
  package func stop() { isStopping = true }

  /// Sends what is due, at most a batch. Answers whether there may be more.
  package func step(isolation: isolated (any Actor) = #isolation) async throws(StorageError) -> Bool
  {
    let now = loop.now
    if askedToLead.map({ $0 + Self.leadInterval <= now }) ?? true {
      leads = try await duties.lead(Self.name, holder: holder)
      metrics.gauge(.dutyLeads, Self.name).set(leads ? 1 : 0)
      askedToLead = now
    }
    later = later.filter { $0.value > now }
    let due = try await schedules.due(
      forSeconds: leads ? 0 : Self.patience, besides: later.keys.sorted(), limit: Self.batch)
    if due.isEmpty { return false }
    let tasks = due.map { one in
      Task {
        _ = isolation
        return await self.begin(one)
      }
    }
    var begun = 0
    for task in tasks where await task.value { begun += 1 }
    metrics.counter(.dutyItems, Self.name).add(begun)
    if begun > 0 { await announce() }
    return true
  }

  /// Sends one, or a part of it. False: it is left for later.
  private func begin(_ due: ScheduleStore.Due) async -> Bool {
    let id = due.notification.id
    do throws(StorageError) {
      guard let app = await app(due.notification.app) else {
        // The node has not heard of it yet.
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
        "what is due could not be sent; it is tried again",
        metadata: ["notification": "\(id)", "error": "\(error)"])
      return false
    }
  }

  /// The notification that is stored when one is due: accepted then, and written with what the app has by now.
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

  // MARK: again

  /// The time that is due, the last one of those that were missed; unless that is not worth sending any more.
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

  // MARK: by the readers' clocks

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
