// SPDX-License-Identifier: Apache-2.0

/// Clocks of the zones that a message's arguments name, by the name of the zone.
///
/// All readers of a message share one object. Comparison is by identity: a message may name
/// hundreds of zones, and every look-up of a rendering hashes a place.
package final class ZoneClocks: Sendable, Hashable {
  private let clocks: [String: ReaderClock]

  package init(_ clocks: [String: ReaderClock]) { self.clocks = clocks }

  subscript(_ zone: String) -> ReaderClock? { clocks[zone] }

  package static func == (one: ZoneClocks, other: ZoneClocks) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
