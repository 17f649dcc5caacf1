// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Messages
internal import PushModel
internal import Synchronization

/// Where the lanes of this process are at home: each on one of its shards, which has the one session of a credential that is
/// not much used. Another shard that has work for a lane hands it over, unless the home has enough to do.
/// Entered from every shard, hence the lock.
package final class LaneHomes: Sendable {
  /// Takes over work in a shard; called on any thread.
  package typealias Receiver = @Sendable (Handover) -> Void

  private let shards: Int
  /// As many as there were credentials.
  private let homes = Mutex<[Lanes.Key: LaneHome]>([:])
  private let receivers = Mutex<[Int: Receiver]>([:])

  /// - Parameter shards: of the process.
  package init(shards: Int) { self.shards = max(1, shards) }

  /// The home of a lane: the same for all shards, and for as long as the process lives.
  func home(of key: Lanes.Key) -> LaneHome {
    homes.withLock { homes in
      if let known = homes[key] { return known }
      let made = LaneHome(shard: key.number % shards)
      homes[key] = made
      return made
    }
  }

  /// From now on a shard takes work over.
  package func open(_ shard: Int, _ receiver: @escaping Receiver) {
    receivers.withLock { $0[shard] = receiver }
  }

  /// From now on it does not.
  package func close(_ shard: Int) { receivers.withLock { $0[shard] = nil } }

  /// False: that shard takes nothing over.
  func handOver(_ handover: Handover, to shard: Int) -> Bool {
    guard let receiver = receivers.withLock({ $0[shard] }) else { return false }
    receiver(handover)
    return true
  }
}

/// Claimed work on its way from one shard to another.
package struct Handover: Sendable {
  /// All for lanes that are at home where it goes.
  let works: [Work]
  /// As the door bound it, where it comes from there.
  let message: BoundMessage?
  let leaseEnds: MonotonicTime
}

/// What the shards of a process know of one lane: where it is at home, and whether that has enough to do.
final class LaneHome: Sendable {
  let shard: Int
  /// Until when it is busy with a kind: nanoseconds of `MonotonicTime`.
  private let single = Atomic<UInt64>(0)
  private let broadcast = Atomic<UInt64>(0)
  private let broadcastRetry = Atomic<UInt64>(0)

  init(shard: Int) { self.shard = shard }

  /// The home has enough to do of a kind, as far as it knows until then.
  func isBusy(_ kind: ClaimKind, until moment: MonotonicTime) {
    switch kind {
    case .single: single.store(moment.nanoseconds, ordering: .relaxed)
    case .broadcast: broadcast.store(moment.nanoseconds, ordering: .relaxed)
    case .broadcastRetry: broadcastRetry.store(moment.nanoseconds, ordering: .relaxed)
    }
  }

  /// Whether another shard leaves the lane's work to the home: when that is not busy. Who has sessions of its own goes
  /// on with them for a while longer, so that none opens and closes with every peak.
  func hasTime(for kind: ClaimKind, at now: MonotonicTime, after grace: Duration) -> Bool {
    let busyUntil =
      switch kind {
      case .single: single.load(ordering: .relaxed)
      case .broadcast: broadcast.load(ordering: .relaxed)
      case .broadcastRetry: broadcastRetry.load(ordering: .relaxed)
      }
    return now >= MonotonicTime(nanoseconds: busyUntil) + grace
  }
}

/// Since when a lane has had no room for more of a kind. A value.
struct LaneFullness {
  private var spells: [ClaimKind: (since: MonotonicTime, last: MonotonicTime)] = [:]

  /// It is full now. Answers whether it has been for so long that others are to help: in between it may have had
  /// room for a moment, as when something ended and the next began.
  mutating func telling(
    _ kind: ClaimKind, at now: MonotonicTime, _ limits: PipelineLimits
  ) -> Bool {
    var spell = spells[kind] ?? (since: now, last: now)
    if now - spell.last >= limits.laneBusyFor { spell.since = now }
    spell.last = now
    spells[kind] = spell
    return now - spell.since >= limits.laneBusyAfter
  }
}

extension Lanes.Key {
  /// The same in every process and at every start.
  var number: Int {
    fingerprint.prefix(4).reduce(Int(environment.code)) { $0 << 8 | Int($1) }
  }
}
