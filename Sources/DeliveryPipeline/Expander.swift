// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Turns one claimed row into pushes, page by page, and finishes the row.
struct Expander {
  let pipeline: Pipeline

  /// Works on a row until it is done, superseded, or the gateway is stopping.
  func work(on item: WorkItem) async throws {
    let renderer = try await pipeline.renderers.renderer(for: item.notification)
    let work = ActiveWork(item: item, renderer: renderer, now: pipeline.loop.now)
    pipeline.active[item.id] = work
    defer { pipeline.active[item.id] = nil }
    let done: Bool
    switch item.kind {
    case .names(let after): done = try await names(work, after: after)
    case .range(let from, let to, let cursor):
      done = try await range(work, from: from, to: to, cursor: cursor)
    case .retry(let token, let attempt): return try await retry(work, token, attempt: attempt)
    }
    guard !work.isSuperseded else { return }
    if done {
      _ = try await pipeline.store.queue.complete(item, accepted: work.accepted)
    } else {
      try await pipeline.store.queue.release(item, afterSeconds: 0)
    }
  }

  private func names(_ work: ActiveWork, after: DeviceToken?) async throws -> Bool {
    let queue = pipeline.store.queue
    try await queue.recordUnknownDevices(work.item)
    var last = after
    while mayGoOn(work) {
      let page = try await queue.namedPage(work.item, after: last)
      try await hand(out: page, work)
      await work.allFinished()
      guard page.count == QueueStore.pageSize, let end = page.last else { return true }
      last = end.token
      let cursor = RangeCursor(bucket: end.bucket, token: end.token)
      try await checkpoint(work, cursor)
    }
    return false
  }

  private func range(
    _ work: ActiveWork, from: Int32, to: Int32, cursor: RangeCursor?
  ) async throws -> Bool {
    var cursor = cursor
    while mayGoOn(work) {
      let page = try await pipeline.store.queue.rangePage(
        work.item, from: from, to: to, after: cursor)
      try await hand(out: page, work)
      await work.allFinished()
      guard page.count == QueueStore.pageSize, let end = page.last else { return true }
      let next = RangeCursor(bucket: end.bucket, token: end.token)
      try await checkpoint(work, next)
      cursor = next
    }
    return false
  }

  /// A retry's row goes with its stored outcome; only a device that is gone leaves the row to us.
  private func retry(_ work: ActiveWork, _ token: DeviceToken, attempt: Int) async throws {
    guard let recipient = try await pipeline.store.queue.retryRecipient(work.item, token: token)
    else {
      _ = try await pipeline.store.outcomes.record(
        DeliveryReport(
          app: work.item.notification.app, run: work.item.run, token: token, day: work.item.day,
          notification: work.item.notification.id, outcome: .unknownDevice,
          reason: "NotRegisteredHere", attempts: attempt))
      return
    }
    let badge = try await currentBadge(of: recipient, work)
    work.begin()
    await pipeline.pushes.put(
      ActivePush(work: work, recipient: recipient, attempts: attempt, badge: badge))
    await work.allFinished()
  }

  private func hand(out page: [Recipient], _ work: ActiveWork) async throws {
    let badges = try await badges(of: page, work)
    for recipient in page {
      work.begin()
      await pipeline.pushes.put(
        ActivePush(
          work: work, recipient: recipient, attempts: 0, badge: badges[recipient.token]))
    }
  }

  /// What the page's badges come to, each changed once for this run and stored before any is sent.
  private func badges(
    of page: [Recipient], _ work: ActiveWork
  ) async throws -> [DeviceToken: Int] {
    guard work.renderer.changesBadges else { return [:] }
    let changes = page.compactMap { device in
      work.renderer.badgeChange(for: device).map { (token: device.token, change: $0) }
    }
    return try await pipeline.store.badges.apply(
      changes, app: work.item.notification.app, run: work.item.run)
  }

  /// What a device's badge is by now: a retry changes nothing, since the run did so before.
  private func currentBadge(of device: Recipient, _ work: ActiveWork) async throws -> Int? {
    switch work.renderer.badgeChange(for: device) {
    case nil: return nil
    case .set(let number): return number
    case .increment(let number):
      let values = try await pipeline.store.badges.values(
        of: [device.token], app: work.item.notification.app)
      return values[device.token] ?? number
    }
  }

  private func checkpoint(_ work: ActiveWork, _ cursor: RangeCursor) async throws {
    let held = try await pipeline.store.queue.checkpoint(
      work.item, cursor: cursor, accepted: work.accepted)
    work.renewedAt = pipeline.loop.now
    if !held { work.isSuperseded = true }
  }

  private func mayGoOn(_ work: ActiveWork) -> Bool { !work.isSuperseded && !pipeline.isStopping }
}
