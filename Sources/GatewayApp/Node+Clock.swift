// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

// PostgreSQL's clock is used for all times that are stored or sent.

extension Node {
  /// Reads PostgreSQL's clock and reports whether this machine's clock differs.
  func readClock() async throws {
    let wasReported = setup.clock.difference.isReported
    let before = MonotonicTime.now()
    let reading = try await DatabaseFacts.time(on: reader)
    setup.clock.set(reading, between: before, and: .now())
    setup.clock.compare(with: WallClock.now())
    let difference = setup.clock.difference
    metrics.gauge(.clockDifference).set(difference.seconds)
    if difference.isReported, !wasReported {
      logger.warning("\(difference.complaint)")
    } else if !difference.isReported, wasReported {
      logger.notice("this node's clock agrees with PostgreSQL's again")
    }
  }
}
