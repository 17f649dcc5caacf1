// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser

/// `pushgate health`, the health check of container images, which have no HTTP client.
package struct HealthCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "health", abstract: "Check that a gateway responds.",
    discussion: "Sends GET /healthz, which needs no API key and no database.")

  @OptionGroup var gateway: GatewayOptions

  package init() {}

  func run(_ session: GatewaySession) async throws {
    session.show(try await session.call("GET", ["healthz"], under: []))
  }
}
