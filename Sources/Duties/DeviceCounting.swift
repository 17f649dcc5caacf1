// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
package import Storage

/// Counts the devices of all apps by state, environment, kind of token and language.
///
/// Reads the device registry's index in pieces, each with a later snapshot. A device that changes
/// during a count may be counted in its old state, in its new state, or in both. A count is
/// discarded if another node may have led during it.
package final class DeviceCounting: Duty {
  /// Statements of one step; together they take some tenths of a second.
  private static let statements = 10
  /// Pause after a count, as a multiple of its duration: counting takes at most a tenth of a
  /// connection's time.
  private static let rest = 10
  /// Longest time between two steps of a count. After a longer time, another node may have led or
  /// PostgreSQL was unavailable, and the count begins again.
  private static let patience = Duration.seconds(5)

  package let name = "device-counts"
  private let shortest: Duration
  private var took = Duration.zero

  private var counts: [DeviceCountKey: Int] = [:]
  private var place = DeviceCountPlace.first
  private var began = MonotonicTime.now()
  private var stepped = MonotonicTime.now()

  /// - Parameter interval: time between two counts; longer after a slow count (`rest`).
  package init(interval: Duration) { shortest = interval }

  package var interval: Duration { max(shortest, took * Self.rest) }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let now = MonotonicTime.now()
    if place == .first || now - stepped > Self.patience { begin(now) }
    var counted = 0
    for _ in 0..<Self.statements {
      let (found, next) = try await store.countDevices(after: place)
      counts.merge(found, uniquingKeysWith: +)
      counted += found.values.reduce(0, +)
      guard let next else {
        try await finish(store)
        return DutyStep(items: counted, hasMore: false)
      }
      place = next
    }
    stepped = .now()
    return DutyStep(items: counted, hasMore: true)
  }

  private func begin(_ now: MonotonicTime) {
    counts = [:]
    place = .first
    began = now
    stepped = now
  }

  private func finish(_ store: DutyStore) async throws(StorageError) {
    took = MonotonicTime.now() - began
    place = .first
    try await store.store(counts, ago: took / .seconds(1))
  }
}
