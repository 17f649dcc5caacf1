// SPDX-License-Identifier: Apache-2.0
internal import API
internal import DeliveryPipeline
internal import FoundationEssentials
internal import HTTPServer
internal import Metrics
internal import Postgres
internal import PushModel

/// This machine's clock, for values that concern only this process. All other times come from
/// `DatabaseClock`.
enum WallClock {
  /// Returns the time in microseconds since the UNIX epoch.
  static func now() -> Instant {
    Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }
}
