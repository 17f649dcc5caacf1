// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// A command that calls a gateway.
protocol GatewayCommand: AsyncParsableCommand {
  var gateway: GatewayOptions { get }

  func run(_ session: GatewaySession) async throws
}

extension GatewayCommand {
  package func run() async throws { try await gateway.withGateway { try await run($0) } }
}
