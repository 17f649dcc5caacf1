// SPDX-License-Identifier: Apache-2.0

/// A pool at a moment.
package struct SessionPoolStatistics: Sendable {
  /// Connections that take requests.
  package let sessions: Int
  /// Connections that only await answers.
  package let drainingSessions: Int
  /// Connections opened since the pool was made.
  package let openedSessions: Int
  package let openStreams: Int
  package let freeStreams: Int
  /// Requests that wait for a stream.
  package let waiting: Int
  /// Why the last connection ended or did not come about.
  package let lastEnd: SessionEnd?
}
