// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import HTTPServer
internal import Logging

extension GatewayConfiguration {
  /// Raises the limit of descriptors as far as the system allows, and takes no more client connections
  /// than half of it: a client beyond can then still be accepted and told so, and PostgreSQL and Apple
  /// can still be connected to.
  func fittedToDescriptors(_ logger: Logger) -> GatewayConfiguration {
    let descriptors = DescriptorLimit.raise()
    var fitted = self
    fitted.limits.http.connections = connections(fitting: descriptors)
    fitted.limits.http.refusals = min(limits.http.refusals, max(1, descriptors / 8 / shards))
    if fitted.limits.http.connections < limits.http.connections {
      logger.warning(
        "The limit of open files (RLIMIT_NOFILE) allows fewer client connections than configured.",
        metadata: [
          "descriptors": "\(descriptors)", "shards": "\(shards)",
          "connections": "\(fitted.limits.http.connections)",
        ])
    }
    return fitted
  }

  /// Client connections of a shard where so many descriptors may be open.
  func connections(fitting descriptors: Int) -> Int {
    min(limits.http.connections, max(1, descriptors / 2 / shards))
  }
}
