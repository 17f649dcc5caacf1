// SPDX-License-Identifier: Apache-2.0
package import Localization
package import PushModel

/// The clocks of the time zones that a message's readers are in, at the times that it tells. Only PostgreSQL
/// knows time zones: what is not known yet is asked for, and then learned, once for each zone.
package struct ReaderClocks: Sendable {
  /// Every time that the message tells, in order.
  package let instants: [Instant]
  private let appZone: String?
  private var clocks: [String: ReaderClock] = [:]
  /// One clock for all zones that go alike, so that their readers share renderings.
  private var alike: [[Int32]: ReaderClock] = [:]

  /// Of a message that tells none.
  package init() { self.init(of: [], appZone: nil) }

  /// - Parameter appZone: of readers who have told none; nil: UTC.
  package init(of instants: Set<Instant>, appZone: String?) {
    self.instants = instants.sorted()
    self.appZone = appZone
  }

  /// Whether anybody asks for a clock.
  package var isNeeded: Bool { !instants.isEmpty }

  /// Zones, the app's among them, that are to be learned for readers in `zones`; each once.
  package func unknown(of zones: some Sequence<String?>) -> [String] {
    guard isNeeded else { return [] }
    var unknown = Set(zones.lazy.compactMap(\.self))
    if let appZone { unknown.insert(appZone) }
    return unknown.filter { clocks[$0] == nil }.sorted()
  }

  /// What was asked for.
  ///
  /// - Parameter offsets: seconds east of UTC at each of `instants`. A zone that is not among them is none: who
  ///   is in it is told times as one who has told no zone.
  package mutating func learn(_ zones: [String], _ offsets: [String: [Int32]]) {
    for zone in zones where zone == appZone || offsets[zone] != nil { learn(zone, offsets[zone]) }
    for zone in zones where clocks[zone] == nil { clocks[zone] = clock(of: nil) }
  }

  private mutating func learn(_ zone: String, _ offsets: [Int32]?) {
    guard let offsets, offsets.count == instants.count else {
      clocks[zone] = .utc
      return
    }
    let clock =
      alike[offsets]
      ?? ReaderClock(
        zone: zone, offsets: Dictionary(zip(instants, offsets), uniquingKeysWith: { $1 }))
    alike[offsets] = clock
    clocks[zone] = clock
  }

  /// That of a reader's zone.
  func clock(of zone: String?) -> ReaderClock {
    zone.flatMap { clocks[$0] } ?? appZone.flatMap { clocks[$0] } ?? .utc
  }
}
