// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import HTTPServer
internal import Logging
internal import Settings

extension GatewayConfiguration {
  /// Raises the limit of open files as far as the system allows, and limits client connections to
  /// half of it. The other half is for rejected clients, which receive an error over an accepted
  /// connection, and for connections to PostgreSQL and APNs.
  func fittedToDescriptors(_ logger: Logger) -> GatewayConfiguration {
    let descriptors = DescriptorLimit.raise()
    var fitted = self
    fitted.limits.http.connections = connections(fitting: descriptors)
    fitted.limits.http.refusals = min(limits.http.refusals, max(1, descriptors / 8 / shards))
    if fitted.limits.http.connections < limits.http.connections {
      logger.warning(
        "limit of open files (RLIMIT_NOFILE) is too low for the configured client connections",
        metadata: [
          "descriptors": .stringConvertible(descriptors), "shards": .stringConvertible(shards),
          "connections": .stringConvertible(fitted.limits.http.connections),
        ])
    }
    return fitted
  }

  /// Returns the client connections of a shard for a process that may open this many files.
  func connections(fitting descriptors: Int) -> Int {
    min(limits.http.connections, max(1, descriptors / 2 / shards))
  }
}
