// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel

/// State of a lane at one moment, for the metrics.
struct LaneSample {
  let environment: PushEnvironment
  let sessions: SessionPoolStatistics
  /// Pushes in the queue.
  let queued: Int
  /// Whether Apple refuses the credential for at least one app.
  let isRefused: Bool
}
