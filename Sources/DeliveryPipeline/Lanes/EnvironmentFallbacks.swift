// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import PushModel
internal import Storage

/// Decides in which environment a push is sent again after Apple called its token bad. Used on the
/// shard's actor.
final class EnvironmentFallbacks {
  /// Destinations with a credential whose secret can be opened.
  var destinations: Set<Destination> = []
  private let statuses: DeviceStatuses
  private let logger: Logger

  init(_ statuses: DeviceStatuses, logger: Logger) {
    self.statuses = statuses
    self.logger = logger
  }

  /// Returns the environment for the next attempt after Apple called the push's token bad.
  func fallback(of push: Push) async -> EnvironmentFallback {
    let sent = push.row.work.row.destination
    do throws(StorageError) {
      let device = try await statuses.status(app: sent.app, token: push.recipient.token)
      let other = Destination(app: sent.app, environment: sent.environment.other)
      return EnvironmentFallback(
        refusedIn: sent.environment, device, hasOther: destinations.contains(other))
    } catch {
      logger.warning(
        "cannot read environment of refused device",
        metadata: push.row.work.notification.logged(error))
      return .unknown
    }
  }
}
