// SPDX-License-Identifier: Apache-2.0
internal import Metrics
internal import Synchronization

/// Imports and exports of a process: one of each at a time, since each takes what a core can do, of this process and of
/// PostgreSQL. Shared by all shards.
package final class TransferPlaces: Sendable {
  /// What is done.
  enum Kind: String, Sendable { case `import`, export }

  private let taken = Mutex(Set<Kind>())

  package init() {}

  /// Takes the place. Whoever drops it gives it back.
  func take(_ kind: Kind, _ meters: MetricsShard?) throws(Fault) -> TransferPlace {
    guard taken.withLock({ $0.insert(kind).inserted }) else {
      throw Fault(.transferUnderWay, "this node does another \(kind.rawValue) now")
    }
    return TransferPlace(kind, of: self, meters)
  }

  fileprivate func give(_ kind: Kind) { _ = taken.withLock { $0.remove(kind) } }
}

/// The place of an import or export. On the shard's actor.
final class TransferPlace {
  private let kind: TransferPlaces.Kind
  private let places: TransferPlaces
  private let meters: MetricsShard?
  private var isTaken = true

  fileprivate init(_ kind: TransferPlaces.Kind, of places: TransferPlaces, _ meters: MetricsShard?)
  {
    self.kind = kind
    self.places = places
    self.meters = meters
    meters?.gauge(.transfers, kind.rawValue).set(1)
  }

  deinit { giveBack() }

  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    meters?.gauge(.transfers, kind.rawValue).set(0)
    places.give(kind)
  }
}
