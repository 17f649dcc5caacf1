// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import PushModel

/// What one request may ask for, each with its unit and its reason.
package struct APILimits: Sendable {
  /// Recipients of one request: as many as names, and each is rendered in every language that it could
  /// be sent in, or at least counted.
  package var recipients = Audience.maximumNames
  /// Renderings in one preview: more than an app has languages, each with its whole payload.
  package var previews = 100
  /// Requests that one shard works for at once, of those that need the database: 503 beyond. They are answered some
  /// thousands a second, so that more would only wait for longer; waiting answers (`heldAnswers`) have a part in it.
  package var requestsInFlight = 2_000
  /// The same of a shard that is busy all the time and refuses requests: those that fit into the cache of a core get done
  /// half as much again as thousands, and are answered in milliseconds. Fewer would keep the database waiting.
  package var requestsInFlightOverloaded = 128
  /// Between two looks at a notification whose events somebody follows: a look is three statements.
  package var progressPause: Duration = .seconds(1)
  /// That a request may prefer to wait for what becomes of its notification: half of what proxies usually wait for
  /// an answer. Whole seconds; who asks for more has these.
  package var longestWait: Duration = .seconds(30)
  /// Webhooks of one app: each has a copy of every event.
  package var webhooksPerApp = 10

  /// Batches.
  package var batch = LineLimits()
  /// Imports and exports.
  package var transfers = TransferLimits()

  /// The defaults.
  package init() {}
}
