// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
package import Storage

/// Counts the devices of all apps, by what they are.
///
/// It goes through the registry's index in pieces, each of which another statement sees a little later: what changes
/// while it is counted is counted as it was, as it is, or both. A count is thrown away when somebody else led meanwhile.
package final class DeviceCounting: Duty {
  /// Statements of one step, some tenths of a second together.
  private static let statements = 10
  /// Rest after a count, as many times as long as the count took: it has a tenth of a connection's time.
  private static let rest = 10
  /// Longer than this between two steps of a count, and somebody else may have led, or PostgreSQL was gone.
  private static let patience = Duration.seconds(5)

  package let name = "device-counts"
  private let shortest: Duration
  private var took = Duration.zero

  private var counts: [DeviceCountKey: Int] = [:]
  private var place = DeviceCountPlace.first
  private var began = MonotonicTime.now()
  private var stepped = MonotonicTime.now()

  /// - Parameter interval: between two counts, unless one takes so long that it needs more rest.
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
