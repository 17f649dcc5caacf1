// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Messages
internal import PushModel
internal import Synchronization

/// Home shard of each lane of this process. For a little-used credential, only the home shard keeps
/// a session. Other shards hand their work for the lane to the home, unless the home is busy. All
/// shards use this object, hence the lock.
package final class LaneOwnership: Sendable {
  private let shards: Int
  /// One entry for each credential that the process has used.
  private let homes = Mutex<[Lanes.Key: LaneHome]>([:])
  private let inboxes = Mutex<[Int: HandoverInbox]>([:])

  /// - Parameter shards: number of shards of the process.
  package init(shards: Int) { self.shards = max(1, shards) }

  /// Returns the home of a lane. It is equal for all shards and never changes in the life of the
  /// process.
  func home(of key: Lanes.Key) -> LaneHome {
    homes.withLock { homes in
      if let known = homes[key] { return known }
      let made = LaneHome(shard: key.number % shards)
      homes[key] = made
      return made
    }
  }

  /// Makes a shard take over work.
  /// - Parameter receive: gets the work on the shard's loop, possibly several handovers at once.
  package func open(
    _ shard: Int, on loop: EventLoop, _ receive: @escaping @Sendable ([Handover]) -> Void
  ) {
    let inbox = HandoverInbox(on: loop, receive)
    inboxes.withLock { $0[shard] = inbox }
  }

  /// Ends the taking over of a shard; the shard first receives all work that was handed over. Call
  /// on the shard's loop.
  package func close(_ shard: Int) { inboxes.withLock { $0.removeValue(forKey: shard) }?.close() }

  /// Hands work over to a shard; returns false if that shard takes over no work.
  func handOver(_ handover: Handover, to shard: Int) -> Bool {
    inboxes.withLock { $0[shard] }?.post(handover) ?? false
  }
}

/// Claimed work that one shard hands to another.
package struct Handover: Sendable {
  /// Work for lanes whose home is the receiving shard.
  let works: [Work]
  /// Message as bound at acceptance; nil for work that was claimed from the queue.
  let message: BoundMessage?
  let leaseEnds: MonotonicTime
}

/// State of one lane that the shards of a process share: its home, and whether the home is busy.
final class LaneHome: Sendable {
  let shard: Int
  /// End of the home's busy time for each kind, in nanoseconds of `MonotonicTime`.
  private let single = Atomic<UInt64>(0)
  private let broadcast = Atomic<UInt64>(0)
  private let broadcastRetry = Atomic<UInt64>(0)

  init(shard: Int) { self.shard = shard }

  /// Records that the home has no room for more work of a kind until a time.
  func isBusy(_ kind: ClaimKind, until moment: MonotonicTime) {
    switch kind {
    case .single: single.store(moment.nanoseconds, ordering: .relaxed)
    case .broadcast: broadcast.store(moment.nanoseconds, ordering: .relaxed)
    case .broadcastRetry: broadcastRetry.store(moment.nanoseconds, ordering: .relaxed)
    }
  }

  /// Returns whether other shards should leave the lane's work to its home, because the home is not
  /// busy. A shard with its own sessions uses them for `grace` longer, so that sessions do not open
  /// and close with every peak.
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

/// Times since which a lane has had no room for more work, by kind. A value.
struct LaneFullness {
  private var spells: [ClaimKind: (since: MonotonicTime, last: MonotonicTime)] = [:]

  /// Records that the lane is full. Returns whether it has been full long enough for other shards
  /// to help. A short moment with room, as between two rows, does not restart the time.
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
  /// Number of the key, equal in every process and at every start.
  var number: Int {
    fingerprint.prefix(4).reduce(Int(environment.code)) { $0 << 8 | Int($1) }
  }
}
