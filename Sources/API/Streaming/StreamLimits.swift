// SPDX-License-Identifier: Apache-2.0

/// Limits of the event streams and waiting responses of one shard, each with its unit and reason.
package struct StreamLimits: Sendable {
  /// Open event streams of one server (one shard); further ones get 503. Each stream reads the
  /// database once a second: a hundred streams of different notifications cost a quarter of a core.
  /// Apps share the streams (`FairShares`): a single app gets half, two apps get a third each.
  package var eventStreams = 100
  /// The longest silence of an event stream before a comment is sent. Comments keep proxies from
  /// closing the connection, and detect readers that have vanished.
  package var heartbeat: Duration = .seconds(15)
  /// Waiting responses of one server (one shard), for requests that prefer to wait. Further
  /// requests get their responses without waiting. Apps share them as they share event streams.
  /// Each occupies one of `HTTPLimits.connections` and polls up to once a second.
  package var waitingResponses = 500

  /// Creates the default limits.
  package init() {}
}
