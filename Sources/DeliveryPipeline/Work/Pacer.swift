// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import PushModel
internal import Storage

/// Lets the pushes of one run, or of one app, pass on one shard at this shard's part of the rate. Single pushes
/// and those of broadcasts take turns, and in either line rows do. Whoever waits costs no time: one timer wakes as
/// many as may go. Used on the shard's actor.
final class Pacer {
  private let loop: EventLoop
  /// Pushes a second, on all shards together.
  private var rate: Double
  private var pace: Pace
  private var singles: Deque<PaceWaiter> = []
  private var broadcasts: Deque<PaceWaiter> = []
  private var isTurnOfBroadcasts = false
  private var timer: (token: TimerToken, due: MonotonicTime)?
  /// What of this shard goes by it.
  private(set) var mine = PaceDemand()
  /// What others have, as far as it is known.
  private var others: PaceDemand?
  /// When it was last asked.
  fileprivate var asked: MonotonicTime?
  /// Others were last told that this shard has something.
  fileprivate var isTold = false

  init(rate: Double, on loop: EventLoop) {
    self.loop = loop
    self.rate = rate
    pace = Pace(rate: rate * Pace.idlePart, now: loop.now)
  }

  // MARK: its part

  /// A row is to go by it.
  ///
  /// - Parameter oldest: what others said before this time is not known any more.
  fileprivate func join(_ demand: PaceDemand, knowsSince oldest: MonotonicTime) {
    mine += demand
    if !isKnown(since: oldest) { others = nil }
    divide()
  }

  fileprivate func isKnown(since oldest: MonotonicTime) -> Bool {
    asked.map { $0 >= oldest } ?? false
  }

  fileprivate func leave(_ demand: PaceDemand) {
    mine -= demand
    divide()
  }

  /// From now on others have so much.
  fileprivate func share(with others: PaceDemand) {
    self.others = others
    divide()
  }

  /// From now on it is another rate.
  fileprivate func change(to rate: Double) {
    self.rate = rate
    divide()
  }

  private func divide() {
    // Until it is known what others have it is one of many.
    let part = others.map { Pace.part(of: rate, mine: mine, others: $0) } ?? rate * Pace.idlePart
    pace.change(to: part, now: loop.now)
    wakeLater()
  }

  // MARK: turns

  /// Whether so many pushes may go at once, past nobody who waits. Then they count as gone.
  func pass(_ count: Int) -> Bool {
    isEmpty && pace.take(count, now: loop.now)
  }

  /// Returns when a push of the row may go. False: nothing more of the row is to go.
  func turn(_ running: RunningWork) async -> Bool {
    guard running.mayGoOn else { return false }
    // Who came first goes first.
    if pass(1) { return true }
    return await withUnsafeContinuation { continuation in
      let waiter = PaceWaiter(continuation)
      if running.workClass == .single { singles.append(waiter) } else { broadcasts.append(waiter) }
      running.waiter = waiter
      wakeLater()
    }
  }

  private var isEmpty: Bool { singles.isEmpty && broadcasts.isEmpty }

  private func wakeLater() {
    guard !isEmpty else { return }
    let due = loop.now + pace.wait
    if let timer {
      // Who waits may have to wait for less by now; never for longer, however often it is divided.
      guard due < timer.due else { return }
      loop.cancel(timer.token)
    }
    let token = loop.schedule(at: due) { [weak self] in
      guard let self else { return }
      timer = nil
      wake()
    }
    timer = (token, due)
  }

  private func wake() {
    let now = loop.now
    EventLoop.resumingHere {
      while let waiter = first(), pace.take(now: now) {
        if isTurnOfBroadcasts { broadcasts.removeFirst() } else { singles.removeFirst() }
        isTurnOfBroadcasts.toggle()
        waiter.resume(true)
      }
    }
    wakeLater()
  }

  /// Whose turn it is. Those who went away meanwhile are passed over.
  private func first() -> PaceWaiter? {
    while singles.first?.isOver == true { singles.removeFirst() }
    while broadcasts.first?.isOver == true { broadcasts.removeFirst() }
    if isTurnOfBroadcasts ? broadcasts.isEmpty : singles.isEmpty { isTurnOfBroadcasts.toggle() }
    return isTurnOfBroadcasts ? broadcasts.first : singles.first
  }
}

/// A row whose next push waits for its turn.
final class PaceWaiter {
  private var continuation: UnsafeContinuation<Bool, Never>?

  fileprivate init(_ continuation: UnsafeContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  fileprivate var isOver: Bool { continuation == nil }

  fileprivate func resume(_ mayGo: Bool) { continuation.take()?.resume(returning: mayGo) }

  /// Nothing more of the row is to go.
  func giveUp() { EventLoop.resumingHere { resume(false) } }
}

/// The pacers of what a shard works on: of runs while it has rows of them, of apps as long as they have a rate.
final class Pacers {
  private let loop: EventLoop
  /// For how long it is known what others have.
  private let known: Duration
  /// Apps with a rate.
  private var rates: [AppID: Int] = [:]
  private var pacers: [PaceSubject: Pacer] = [:]

  init(on loop: EventLoop, asksEvery interval: Duration) {
    self.loop = loop
    known = interval * 2
  }

  /// From now on apps have these rates. Answers those that have one and had none, or the other way round.
  func configure(_ rates: [AppID: Int]) -> Set<AppID> {
    let changed = Set(rates.keys).symmetricDifference(self.rates.keys)
    self.rates = rates
    for (subject, pacer) in pacers where subject.run == nil {
      if let rate = rates[subject.app] {
        pacer.change(to: Double(rate))
      } else {
        pacers[subject] = nil
      }
    }
    return changed
  }

  /// Whether pushes of the app may not go as fast as they can.
  func paces(_ app: AppID) -> Bool { !rates.isEmpty && rates[app] != nil }

  /// Whether those of a row may not.
  func paces(_ work: Work) -> Bool {
    work.notification.message.options.maxRate != nil || paces(work.run.app)
  }

  /// Whether so many pushes of a row may go at once, without waiting.
  func pass(_ work: Work, _ count: Int) -> Bool {
    if work.notification.message.options.maxRate != nil { return false }
    guard !rates.isEmpty, let rate = rates[work.run.app] else { return true }
    return pacer(PaceSubject(app: work.run.app), rate).pass(count)
  }

  /// What a row's pushes have to pass one after the other, until `leave`.
  func join(_ work: Work) -> [Pacer] {
    var joined: [Pacer] = []
    if let rate = work.notification.message.options.maxRate {
      joined.append(pacer(PaceSubject(app: work.run.app, run: work.run.id), rate))
    }
    if let rate = rates[work.run.app] { joined.append(pacer(PaceSubject(app: work.run.app), rate)) }
    for pacer in joined { pacer.join(Pace.demand(of: work), knowsSince: oldest) }
    return joined
  }

  func leave(_ joined: [Pacer], _ work: Work) {
    for pacer in joined { pacer.leave(Pace.demand(of: work)) }
  }

  private func pacer(_ subject: PaceSubject, _ rate: Int) -> Pacer {
    if let known = pacers[subject] { return known }
    let made = Pacer(rate: Double(rate), on: loop)
    pacers[subject] = made
    return made
  }

  // MARK: others

  private var oldest: MonotonicTime { loop.now + (.zero - known) }

  /// Whether it is known what others have of these, or is just being asked.
  func areKnown(_ joined: [Pacer]) -> Bool { joined.allSatisfy { $0.isKnown(since: oldest) } }

  /// What others are to be told: what this shard has in hand, and once that it has nothing any more.
  func tell() -> [PaceSubject: PaceDemand] {
    var told: [PaceSubject: PaceDemand] = [:]
    for (subject, pacer) in pacers {
      if !pacer.mine.isEmpty || pacer.isTold {
        told[subject] = pacer.mine
        pacer.asked = loop.now
      }
      pacer.isTold = !pacer.mine.isEmpty
      if pacer.mine.isEmpty, subject.run != nil { pacers[subject] = nil }
    }
    return told
  }

  /// Others have so much of what they were told of.
  func share(
    _ others: [PaceSubject: PaceDemand], of told: [PaceSubject: PaceDemand]
  ) {
    for subject in told.keys { pacers[subject]?.share(with: others[subject] ?? PaceDemand()) }
  }
}
