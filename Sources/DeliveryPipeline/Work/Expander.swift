// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Messages
internal import PushModel
internal import Storage

/// Turns one claimed row into pushes, page by page, and hands them to their lanes. Reads the next
/// page while the current one is sent.
struct Expander {
  let pages: AudiencePages
  let facts: PushFacts
  let settlement: Settlement
  let intents: IntentStore
  /// The wall clock.
  let clock: () -> Instant
  let retries = RetryReader()

  /// Hands out the pushes of a row until its end or until its directive changes. Throws if
  /// PostgreSQL cannot be read; pushes that were handed out continue.
  func expand(
    _ running: RunningWork, on lane: CredentialLane?,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) {
    if case .retry(let token, let attempt) = running.work.job {
      try await retry(running, on: lane, token, attempt: attempt, isolation: isolation)
    } else {
      try await expandPages(running, on: lane, isolation: isolation)
    }
  }

  /// Hands out the pushes of a row that is not a retry. Not inlined: its frame has 10 KB, which
  /// each of thousands of waiting retries would hold.
  @inline(never)
  private func expandPages(
    _ running: RunningWork, on lane: CredentialLane?, isolation: isolated (any Actor)?
  ) async throws(StorageError) {
    let work = running.work
    switch work.job {
    case .names(let after):
      var missing = Set(work.notification.audience.tokens)
      if let recipients = work.recipients {
        for recipient in recipients { missing.remove(recipient.token) }
        try await hand(
          out: AudiencePage(recipients, of: work), running, on: lane, isolation: isolation)
      } else {
        let start = after.map { RangeCursor(bucket: 0, token: $0) }
        try await stream(running, on: lane, after: start, isolation: isolation) {
          (cursor) throws(StorageError) in
          let page = try await pages.named(work, after: cursor?.token)
          for device in page { missing.remove(device.recipient.token) }
          return page
        }
      }
      // These tokens were on no page. Tokens that an earlier holder sent to have a delivery
      // already.
      if running.mayProceed {
        // In a run by time zones, the last pass records them.
        if work.row.zones == nil { try await pages.recordUnknown(work, tokens: missing.sorted()) }
        try await allHandedOut(running)
      }
    case .range(let from, let to, let cursor):
      try await stream(running, on: lane, after: cursor, isolation: isolation) {
        (cursor) throws(StorageError) in
        work.notification.audience.isNarrowed
          ? try await pages.narrowed(work, from: from, to: to, after: cursor)
          : try await pages.range(work, from: from, to: to, after: cursor)
      }
      if running.mayProceed { try await allHandedOut(running) }
    case .failures(let after):
      let start = after.map { RangeCursor(bucket: 0, token: $0) }
      try await stream(running, on: lane, after: start, isolation: isolation) {
        (cursor) throws(StorageError) in try await pages.failures(work, after: cursor?.token)
      }
      if running.mayProceed { try await allHandedOut(running) }
    case .retry: break
    }
  }

  /// Ends the deliveries that a dead holder had stored as intents. The pages skipped these devices.
  private func allHandedOut(_ running: RunningWork) async throws(StorageError) {
    try await endInterrupted(running)
    settlement.expanded(running)
  }

  private func endInterrupted(
    _ running: RunningWork, token: DeviceToken? = nil
  ) async throws(StorageError) {
    let row = running.work.row
    guard row.isRescued, !running.translation.repeatIsHarmless else { return }
    let ended = try await intents.endInterrupted(of: row, token: token)
    settlement.interrupted(ended, of: row)
  }

  private typealias Read = (RangeCursor?) async throws(StorageError) -> AudiencePage

  private func stream(
    _ running: RunningWork, on lane: CredentialLane?, after start: RangeCursor?,
    isolation: isolated (any Actor)?, read: @escaping Read
  ) async throws(StorageError) {
    var page = try await read(start)
    while running.mayProceed {
      guard let end = page.next else {
        return try await hand(out: page, running, on: lane, isolation: isolation)
      }
      let following = Task<Result<AudiencePage, StorageError>, Never> {
        _ = isolation
        do throws(StorageError) { return .success(try await read(end)) } catch {
          return .failure(error)
        }
      }
      let current = page
      let handed = await Self.result { () throws(StorageError) in
        try await hand(out: current, running, on: lane, isolation: isolation)
      }
      // Waits for the read in any case, so that no task outlives the row's expansion.
      let next = await following.value
      try handed.get()
      page = try next.get()
    }
  }

  private static func result(
    _ body: () async throws(StorageError) -> Void
  ) async -> Result<Void, StorageError> {
    do throws(StorageError) { return .success(try await body()) } catch { return .failure(error) }
  }

  /// Hands out the pushes to the devices of a page until its end or until the row is stopped.
  func hand(
    out page: AudiencePage, _ running: RunningWork, on lane: CredentialLane?,
    isolation: isolated (any Actor)?
  ) async throws(StorageError) {
    guard page.marks.allSatisfy({ $0.contains(.isRecorded) }) || canSend(running, on: lane) else {
      return
    }
    settlement.read(counted: page.counted, of: running)
    let found = try await facts.facts(about: page, running)
    let batch = lane == nil ? nil : PushBatch(page, of: running, badges: found.badges)
    var index = 0
    while index < page.count, running.mayProceed {
      var end = index
      if let batch {
        // With a rate limit, each push waits for its turn.
        let limit = running.rateLimiters.isEmpty ? page.count : index + 1
        while end < limit, batch.covers(end), !found.stops(page, end) { end += 1 }
      }
      guard end > index, let batch, let lane else {
        guard
          try await hand(
            out: page[index], found, badge: found.badge(index), running, on: lane,
            isolation: isolation)
        else { return }
        index += 1
        continue
      }
      let room = await room(for: running, on: lane)
      guard room > 0 else { return }
      end = min(end, index + room)
      lane.queue.offer(settlement.handOut(batch, index..<end))
      index = end
    }
  }

  /// Hands out a device that is in no batch. Returns false if no further device may be handed out.
  @inline(never)
  private func hand(
    out device: AudiencePage.Device, _ found: PushFacts.Found, badge: Int?,
    _ running: RunningWork, on lane: CredentialLane?, isolation: isolated (any Actor)?
  ) async throws(StorageError) -> Bool {
    let recipient = device.recipient
    if device.isRecorded {
      settlement.pass(device, of: running)
    } else if found.superseded.contains(recipient.token) {
      await settlement.settle(
        .superseded(recipient, attempts: 0, counts: device.counts), of: running,
        isolation: isolation)
    } else if let end = found.asleep[recipient.token] {
      await settlement.settle(
        .asleep(recipient, until: end, attempts: 0, counts: device.counts), of: running,
        isolation: isolation)
    } else if running.renderer != nil, recipient.environment != running.work.row.environment {
      await settlement.settle(.movedDevice(device), of: running, isolation: isolation)
    } else {
      guard await room(for: running, on: lane) > 0 else { return false }
      let push = settlement.handOut(
        recipient, of: running, badge: badge, counts: device.counts)
      await hand(over: push, to: lane, isolation: isolation)
    }
    return true
  }

  // MARK: cancelled

  /// Remainder of a cancelled row.
  struct Rest {
    /// Devices that the row has counted in total.
    var audience = 0
    /// Devices without a push or a delivery.
    var notExpanded = 0
  }

  /// Ends a cancelled row after all pushes that were handed out have ended. Records skipped devices
  /// as `cancelled`, and counts devices that were never expanded.
  func finishCancelled(
    _ running: RunningWork, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> Rest {
    let work = running.work
    if case .retry(let token, let attempt) = work.job {
      if case .decided = try await pages.retried(work, token: token) {
        // If an earlier holder stored an intent to send it, that intent decides the outcome.
        try await endInterrupted(running, token: token)
      } else {
        await settlement.settle(
          .cancelled(token, attempts: attempt), of: running, isolation: isolation)
        await running.allEnded()
      }
      return Rest()
    }
    try await endInterrupted(running)
    await settlement.settleGaps(of: running, .cancelled, isolation: isolation)
    await running.allEnded()
    var rest = Rest(audience: running.watermark.audience)
    switch work.job {
    case .names(let after): try await countNamed(running, after: after, &rest)
    case .failures(let after): try await countFailures(running, after: after, &rest)
    case .range(let from, let to, let cursor):
      // In a run by time zones, the last pass counts the devices that no pass has reached.
      let countsUnsent = work.row.zones == nil
      if !countsUnsent, !work.row.isRescued { break }
      var next = running.watermark.cursor ?? cursor
      repeat {
        let found = try await pages.rest(of: work, from: from, to: to, after: next)
        rest.audience += found.recorded + (countsUnsent ? found.unrecorded : 0)
        rest.notExpanded += countsUnsent ? found.unrecorded : 0
        next = found.next
      } while next != nil && running.directive == .cancel
    case .retry: break
    }
    return rest
  }

  private func countNamed(
    _ running: RunningWork, after start: DeviceToken?, _ rest: inout Rest
  ) async throws(StorageError) {
    let countsUnsent = running.work.row.zones == nil
    var missing = Set(running.work.notification.audience.tokens)
    var next = (running.watermark.cursor?.token ?? start).map { RangeCursor(bucket: 0, token: $0) }
    repeat {
      let page = try await pages.named(running.work, after: next?.token)
      for device in page where device.isRecorded || countsUnsent {
        missing.remove(device.recipient.token)
        if device.counts { rest.audience += 1 }
        if !device.isRecorded { rest.notExpanded += 1 }
      }
      next = page.next
    } while next != nil && running.directive == .cancel
    // Tokens without a device get their outcome in any case.
    if countsUnsent {
      try await pages.recordUnknown(running.work, tokens: missing.sorted())
    }
  }

  /// Counts only devices that a dead holder of the row sent to. Devices that were not reached keep
  /// the outcome of the earlier run.
  private func countFailures(
    _ running: RunningWork, after start: DeviceToken?, _ rest: inout Rest
  ) async throws(StorageError) {
    guard running.work.row.isRescued else { return }
    var next = (running.watermark.cursor?.token ?? start).map { RangeCursor(bucket: 0, token: $0) }
    repeat {
      let page = try await pages.failures(running.work, after: next?.token)
      rest.audience += page.count(where: \.isRecorded)
      next = page.next
    } while next != nil && running.directive == .cancel
  }

  // MARK: handing out

  /// Returns whether a page with recipients can be sent. Without a lane, or with a blocked one, the
  /// row is held. A row past its deadline proceeds, because only its outcomes are recorded.
  private func canSend(_ running: RunningWork, on lane: CredentialLane?) -> Bool {
    if running.renderer == nil { return true }
    guard let lane else {
      running.apply(.hold(.noCredential))
      return false
    }
    if let obstacle = lane.credential.obstacle(for: running.work.run.app) {
      running.apply(.hold(obstacle))
    }
    return running.mayProceed
  }

  /// Waits until the rate limits admit the next push and the queue has room. Returns how many
  /// pushes the queue has room for; 0 if the row was stopped.
  private func room(for running: RunningWork, on lane: CredentialLane?) async -> Int {
    // Past the deadline only the outcomes are recorded.
    let limiters = running.isLate(at: clock()) ? [] : running.rateLimiters
    for (index, limiter) in limiters.enumerated() {
      guard running.mayProceed,
        await limiter.turn(running.workClass, waits: { running.waiter = $0 })
      else {
        for passed in limiters[..<index] { passed.putBack() }
        return 0
      }
    }
    var room = 1
    if let lane { room = await lane.queue.room(for: running) }
    if room > 0, running.mayProceed { return room }
    for limiter in limiters { limiter.putBack() }
    return 0
  }

  private func hand(
    over push: Push, to lane: CredentialLane?, isolation: isolated (any Actor)?
  ) async {
    if let lane {
      lane.queue.offer(.one(push), isolation: isolation)
    } else {
      var push = push
      await settlement.settle(&push, .notSent(.late), isolation: isolation)
    }
  }

  /// Expands a retry. Its queue row is deleted with the stored outcome, even if its device no
  /// longer exists.
  private func retry(
    _ running: RunningWork, on lane: CredentialLane?, _ token: DeviceToken, attempt: Int,
    isolation: isolated (any Actor)?
  ) async throws(StorageError) {
    let found = try await retries.find(
      token, for: running, pages: pages, facts: facts, isolation: isolation)
    switch found.device {
    case .decided:
      try await endInterrupted(running, token: token)
      settlement.expanded(running)
    case .gone:
      await settlement.settle(.gone(token, attempts: attempt), of: running, isolation: isolation)
    case .moved(let environment):
      await settlement.settle(
        .moved(token, to: environment, attempts: attempt), of: running, isolation: isolation)
    case .device(let recipient), .trial(let recipient):
      guard canSend(running, on: lane) else { return }
      if found.isSuperseded {
        return await settlement.settle(
          .superseded(recipient, attempts: attempt, counts: true), of: running,
          isolation: isolation)
      }
      if let end = found.asleepUntil {
        return await settlement.settle(
          .asleep(recipient, until: end, attempts: attempt, counts: true), of: running,
          isolation: isolation)
      }
      await hand(
        outRetry: recipient, running, on: lane, attempts: attempt, badge: found.badge,
        isEnvironmentProbe: found.device.isEnvironmentProbe, isolation: isolation)
    }
  }

  /// Hands out the push of a retry, unless the row is stopped.
  func hand(
    outRetry recipient: Recipient, _ running: RunningWork, on lane: CredentialLane?, attempts: Int,
    badge: Int? = nil, isEnvironmentProbe: Bool = false, isolation: isolated (any Actor)?
  ) async {
    guard await room(for: running, on: lane) > 0 else { return }
    if let lane, !isEnvironmentProbe,
      let batch = PushBatch(recipient, of: running, attempts: attempts, badge: badge)
    {
      let pushes = settlement.handOut(batch, 0..<1)
      settlement.expanded(running)
      return lane.queue.offer(pushes, isolation: isolation)
    }
    let push = settlement.handOut(
      recipient, of: running, attempts: attempts, badge: badge,
      isEnvironmentProbe: isEnvironmentProbe)
    settlement.expanded(running)
    await hand(over: push, to: lane, isolation: isolation)
  }
}
