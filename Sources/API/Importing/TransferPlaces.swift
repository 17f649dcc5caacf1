// SPDX-License-Identifier: Apache-2.0
internal import Metrics
internal import PushModel
internal import Synchronization

/// Slots for a process's imports and exports. A transfer may occupy a core of this process and one
/// of PostgreSQL for as long as a day. An app has at most one import and one export at a time, so
/// that slots remain for other apps. Shared by all shards.
package final class TransferPlaces: Sendable {
  /// Kind of transfer.
  enum Kind: String, Sendable { case `import`, export }

  /// Maximum number of concurrent transfers of one kind. An import has two batches in memory, at
  /// most 24 MiB.
  static let most = 4

  private let taken = Mutex<[Kind: Set<AppID>]>([:])

  package init() {}

  /// Reserves a slot, which is released when the returned object is deallocated.
  func take(_ kind: Kind, of app: AppID, _ meters: MetricsShard?) throws(Fault) -> TransferPlace {
    enum Obstacle { case app, node }
    let obstacle = taken.withLock { taken -> Obstacle? in
      let apps = taken[kind, default: []]
      if apps.contains(app) { return .app }
      if apps.count >= Self.most { return .node }
      taken[kind, default: []].insert(app)
      return nil
    }
    switch obstacle {
    case nil: return TransferPlace(kind, app, of: self, meters)
    case .app:
      throw Fault(.transferUnderWay, "this node runs another \(kind.rawValue) of this app")
    case .node:
      throw Fault(
        .transferUnderWay, "this node runs \(Self.most) \(kind.rawValue)s of other apps")
    }
  }

  fileprivate func give(_ kind: Kind, of app: AppID) {
    taken.withLock { _ = $0[kind]?.remove(app) }
  }
}

/// Reserved slot of an import or export. Used on the shard's actor.
final class TransferPlace {
  private let kind: TransferPlaces.Kind
  private let app: AppID
  private let places: TransferPlaces
  private let meters: MetricsShard?
  private var isTaken = true

  fileprivate init(
    _ kind: TransferPlaces.Kind, _ app: AppID, of places: TransferPlaces, _ meters: MetricsShard?
  ) {
    self.kind = kind
    self.app = app
    self.places = places
    self.meters = meters
    meters?.gauge(.transfers, kind.rawValue).add(1)
  }

  deinit { giveBack() }

  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    meters?.gauge(.transfers, kind.rawValue).add(-1)
    places.give(kind, of: app)
  }
}
