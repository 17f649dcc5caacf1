// SPDX-License-Identifier: Apache-2.0
internal import Localization
package import PushModel

/// UTC offsets of the readers' time zones, at the times that a message contains. Only PostgreSQL
/// has the rules of time zones. Unknown zones are therefore queried, and then stored with `learn`,
/// once per zone.
package struct ReaderClocks: Sendable {
  /// All times that the message shows, in order.
  package let instants: [Instant]
  private let appZone: String?
  /// Zones that the message's arguments name.
  private let named: Set<String>
  /// Clocks of the named zones, once all are known.
  private(set) var zoneClocks: ZoneClocks?
  private var clocks: [String: ReaderClock] = [:]
  /// One shared clock for all zones with equal offsets, so that their readers share renderings.
  private var alike: [[ClockStep]: ReaderClock] = [:]

  /// Creates clocks for a message that shows no times.
  package init() { self.init(of: [], appZone: nil) }

  /// - Parameters:
  ///   - appZone: zone for readers without a stored time zone; nil: UTC.
  ///   - named: zones that the message's arguments name.
  package init(of instants: Set<Instant>, appZone: String?, named: Set<String> = []) {
    self.named = named
    self.instants = instants.sorted()
    self.appZone = appZone
  }

  /// Whether the message shows any time.
  package var isNeeded: Bool { !instants.isEmpty }

  /// Returns the unknown zones among `zones`, the app's zone and the message's own zones, each
  /// once. Callers query them and pass the result to `learn`.
  package func unknown(of zones: some Sequence<String?>) -> [String] {
    guard isNeeded else { return [] }
    var unknown = Set(zones.lazy.compactMap(\.self))
    if let appZone { unknown.insert(appZone) }
    unknown.formUnion(named)
    return unknown.filter { clocks[$0] == nil }.sorted()
  }

  /// Stores the offsets of zones that `unknown` returned.
  ///
  /// - Parameter steps: offsets at `instants`, by zone. A zone without offsets does not exist: its
  ///   readers are treated as readers without a stored time zone.
  package mutating func learn(_ zones: [String], _ steps: [String: [ClockStep]]) {
    for zone in zones {
      guard let steps = steps[zone] else { continue }
      let clock =
        alike[steps]
        ?? ReaderClock(
          zone: zone,
          steps: steps.map { .init(since: $0.since.seconds, secondsEast: $0.secondsEast) })
      alike[steps] = clock
      clocks[zone] = clock
    }
    if let appZone, zones.contains(appZone), clocks[appZone] == nil { clocks[appZone] = .utc }
    for zone in zones where clocks[zone] == nil { clocks[zone] = clock(of: nil) }
    // Created once and then reused, because cached renderings have the object in their keys.
    if zoneClocks == nil, !named.isEmpty, named.allSatisfy({ clocks[$0] != nil }) {
      zoneClocks = ZoneClocks(clocks.filter { named.contains($0.key) })
    }
  }

  /// Returns the clock of a reader's zone; without one, the app's or UTC.
  func clock(of zone: String?) -> ReaderClock {
    zone.flatMap { clocks[$0] } ?? appZone.flatMap { clocks[$0] } ?? .utc
  }
}
