// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import PushModel
internal import Storage

/// Lets the pushes of one run pass, on one shard, at this shard's part of the rate. Whoever waits costs no time:
/// one timer wakes as many as may go. Used on the shard's actor.
final class Pacer {
  private let loop: EventLoop
  /// Pushes a second, on all shards together.
  private let rate: Double
  private var pace: Pace
  private var waiting: Deque<UnsafeContinuation<Void, Never>> = []
  private var timer: TimerToken?
  /// Rows of this shard that it lets pass.
  fileprivate(set) var rows = 0

  fileprivate init(rate: Double, on loop: EventLoop) {
    self.loop = loop
    self.rate = rate
    pace = Pace(rate: rate, now: loop.now)
    // Until it is known how many there are it is one of many.
    share(mine: 1, of: PushEnvironment.allCases.count * NotificationStore.broadcastRanges)
  }

  /// This shard has so many of the rows that are being worked on.
  func share(mine: Int, of all: Int) {
    let part = Double(max(1, mine)) / Double(max(1, mine, all))
    pace.change(to: rate * part, now: loop.now)
  }

  /// Returns when a push of the row may go. False: nothing more of the row is to go.
  func turn(_ running: RunningWork) async -> Bool {
    // Who came first goes first.
    if waiting.isEmpty, running.mayGoOn, pace.take(now: loop.now) { return true }
    while running.mayGoOn {
      await withUnsafeContinuation { continuation in
        waiting.append(continuation)
        wakeLater()
      }
      if running.mayGoOn, pace.take(now: loop.now) { return true }
    }
    return false
  }

  /// Somebody who waits may not go on: all look.
  func stir() {
    EventLoop.resumingHere {
      while let next = waiting.popFirst() { next.resume() }
    }
  }

  private func wakeLater() {
    guard timer == nil, !waiting.isEmpty else { return }
    timer = loop.schedule(at: loop.now + pace.wait) { [weak self] in
      guard let self else { return }
      timer = nil
      wake()
    }
  }

  private func wake() {
    var trial = pace
    let now = loop.now
    EventLoop.resumingHere {
      while !waiting.isEmpty, trial.take(now: now) { waiting.removeFirst().resume() }
    }
    wakeLater()
  }
}

/// The pacers of the runs that a shard works on.
final class Pacers {
  private let loop: EventLoop
  private var pacers: [RunID: Pacer] = [:]

  init(on loop: EventLoop) { self.loop = loop }

  /// The runs that have a rate, with the rows of each that this shard has in hand.
  var rows: [RunID: Int] { pacers.mapValues(\.rows) }

  /// The pacer of a row's run, until `leave`; nil of a run without a rate.
  func join(_ work: Work) -> Pacer? {
    guard let rate = work.notification.message.options.maxRate else { return nil }
    let pacer = pacers[work.run.id] ?? Pacer(rate: Double(rate), on: loop)
    pacers[work.run.id] = pacer
    pacer.rows += 1
    return pacer
  }

  func leave(_ run: RunID) {
    guard let pacer = pacers[run] else { return }
    pacer.rows -= 1
    if pacer.rows == 0 { pacers[run] = nil }
  }

  /// So many rows of each run are being worked on, on all shards.
  func share(_ leases: [RunID: Int]) {
    for (run, pacer) in pacers { pacer.share(mine: pacer.rows, of: leases[run] ?? 0) }
  }
}
