// SPDX-License-Identifier: Apache-2.0

/// A snapshot of a pool.
package struct SessionPoolStatistics: Sendable {
  /// Connections that accept requests.
  package let sessions: Int
  /// Connections that only wait for pending responses.
  package let drainingSessions: Int
  /// Connections opened since the pool was created.
  package let openedSessions: Int
  package let openStreams: Int
  package let freeStreams: Int
  /// Requests that wait for a stream.
  package let waiting: Int
  /// Why the last connection ended or failed to open.
  package let lastEnd: SessionEnd?
}
