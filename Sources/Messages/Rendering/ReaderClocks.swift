// SPDX-License-Identifier: Apache-2.0
internal import Localization
package import PushModel

/// The clocks of the time zones that a message's readers are in, at the times that it tells. Only PostgreSQL
/// knows time zones: what is not known yet is asked for, and then learned, once for each zone.
package struct ReaderClocks: Sendable {
  /// Every time that the message tells, in order.
  package let instants: [Instant]
  private let appZone: String?
  /// Zones that the message's own arguments name.
  private let named: Set<String>
  /// Their clocks, once learned.
  private(set) var zoneClocks: ZoneClocks?
  private var clocks: [String: ReaderClock] = [:]
  /// One clock for all zones that go alike, so that their readers share renderings.
  private var alike: [[ClockStep]: ReaderClock] = [:]

  /// Of a message that tells none.
  package init() { self.init(of: [], appZone: nil) }

  /// - Parameters:
  ///   - appZone: of readers who have told none; nil: UTC.
  ///   - named: zones that the message's own arguments name.
  package init(of instants: Set<Instant>, appZone: String?, named: Set<String> = []) {
    self.named = named
    self.instants = instants.sorted()
    self.appZone = appZone
  }

  /// Whether anybody asks for a clock.
  package var isNeeded: Bool { !instants.isEmpty }

  /// Zones, the app's and the message's own among them, that are to be learned for readers in `zones`; each once.
  package func unknown(of zones: some Sequence<String?>) -> [String] {
    guard isNeeded else { return [] }
    var unknown = Set(zones.lazy.compactMap(\.self))
    if let appZone { unknown.insert(appZone) }
    unknown.formUnion(named)
    return unknown.filter { clocks[$0] == nil }.sorted()
  }

  /// What was asked for.
  ///
  /// - Parameter steps: at `instants`. A zone that is not among them is none: who is in it is told times as one who
  ///   has told no zone.
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
    // One object from then on: renderings are kept by it.
    if zoneClocks == nil, !named.isEmpty, named.allSatisfy({ clocks[$0] != nil }) {
      zoneClocks = ZoneClocks(clocks.filter { named.contains($0.key) })
    }
  }

  /// That of a reader's zone.
  func clock(of zone: String?) -> ReaderClock {
    zone.flatMap { clocks[$0] } ?? appZone.flatMap { clocks[$0] } ?? .utc
  }
}
