// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// The services and the state that all connections of one server share. `HTTPService` creates it
/// and updates its state. Used on the shard's actor.
final class ServerContext {
  let loop: EventLoop
  let router: Router
  let limits: HTTPLimits
  /// The page that explains problem codes.
  let documentation: String
  let reporter: ServerReporter
  let bodies: BodyBudget
  let rejections: RejectionThrottle
  var date = HTTPDate()
  var requestIDs = RequestIDs()
  /// Whether the server is about to stop.
  var isDraining = false
  /// Established connections, and connections in their TLS handshake.
  var connections = 0
  /// HTTP/1.1 responses that were sent without waking a task.
  var answeredPromptly = 0

  init(
    loop: EventLoop, router: Router, limits: HTTPLimits, documentation: String,
    reporter: ServerReporter
  ) {
    self.loop = loop
    self.router = router
    self.limits = limits
    self.documentation = documentation
    self.reporter = reporter
    bodies = BodyBudget(limit: limits.bufferedBodies, small: limits.smallBody)
    rejections = RejectionThrottle(limits, loop: loop) {
      reporter.observer?.rejectionsQueued($0)
    }
  }

  /// Whether 503 responses may be delayed. Delayed responses must not occupy connections that other
  /// clients need.
  var hasRoomToWait: Bool { connections < limits.connections / 2 }
}
