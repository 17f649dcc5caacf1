// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Limits of one request or shard, each with its unit and reason.
package struct APILimits: Sendable {
  /// Recipients of one request, equal to the limit of named tokens and users. Each recipient is
  /// rendered, or at least measured, in every language that its devices may receive.
  package var recipients = Audience.maximumNames
  /// Renderings in one preview: more than an app has languages. Each is a whole payload.
  package var previews = 100
  /// Maximum number of requests in flight on one shard that need the database; further ones receive
  /// 503. A shard answers thousands per second, so a higher limit would only lengthen the wait.
  /// Waiting responses (`StreamLimits.waitingResponses`) count, too.
  package var requestsInFlight = 2_000
  /// Concurrency limit of a shard that is constantly busy and rejects requests. The state of so
  /// many requests fits into a core's cache: throughput is 50 % higher than with thousands, and
  /// latency is some milliseconds. A lower limit would leave the database idle.
  package var requestsInFlightOverloaded = 128
  /// Interval between two polls of a notification whose events a client follows; one poll is three
  /// statements.
  package var progressPause: Duration = .seconds(1)
  /// Longest wait for a notification's outcome that a request may prefer (`Prefer: wait`): half the
  /// response timeout of common proxies. Whole seconds; longer waits are reduced to it.
  package var longestWait: Duration = .seconds(30)
  /// Webhooks of one app; each receives a copy of every event.
  package var webhooksPerApp = 10

  /// Limits of event streams and waiting responses.
  package var streams = StreamLimits()
  /// Limits of batches.
  package var batch = LineLimits()
  /// Limits of imports and exports.
  package var transfers = TransferLimits()

  /// Creates the default limits.
  package init() {}
}
