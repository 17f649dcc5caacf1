// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import Logging
internal import PushModel
internal import Storage

/// Decides in which environment a push is sent again after Apple called its token bad. Used on the
/// shard's actor.
final class EnvironmentFallbacks {
  /// Destinations with a credential whose secret can be opened.
  var destinations: Set<Destination> = []
  private let standings: DeviceStatuses
  private let logger: Logger

  init(_ standings: DeviceStatuses, logger: Logger) {
    self.standings = standings
    self.logger = logger
  }

  /// Returns the environment for the next attempt. Reads PostgreSQL only after an answer that calls
  /// the token bad.
  func after(_ result: APNsResult, to push: Push) async -> EnvironmentFallback {
    guard case .rejected(let rejection) = result, rejection.reason == .badDeviceToken,
      push.recipient.isRegistered, !push.isEnvironmentProbe
    else { return .none }
    let sent = push.row.work.row.destination
    do throws(StorageError) {
      let device = try await standings.standing(app: sent.app, token: push.recipient.token)
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
