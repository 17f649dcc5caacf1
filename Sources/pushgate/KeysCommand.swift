// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GatewayApp
import Logging
import PushModel
import TLS

/// `pushgate keys`: the first API key of a database that has none yet.
struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Make API keys without a running gateway.",
    subcommands: [Create.self])

  /// `pushgate keys create`.
  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create",
      abstract: "Make an API key and print it, once.",
      discussion: "A running gateway knows the key within a second.")

    @Option(help: "What the key is for, to be told apart in lists.")
    var name: String

    @Option(
      help: "What it may do: \(KeyScope.allCases.map(\.rawValue).joined(separator: ", ")).")
    var scopes = "devices,notify,read"

    @Option(help: "Bundle ids it is bound to, with commas; without it, all apps.")
    var apps: String?

    @Option(help: "A file of NAME=value lines; the environment wins over it.")
    var config: String?

    func validate() throws { _ = try parsedScopes() }

    func run() async throws {
      let configuration = try await loadConfiguration(config)
      let tools = try DatabaseTools(url: configuration.databaseURL, logger: makeLogger(.error))
      defer { tools.close() }
      let secret = "pgk_" + Base64URL.encode(SecureRandom.bytes(32))
      _ = try await tools.createKey(
        name: name, secret: secret, scopes: try parsedScopes(),
        apps: apps.map { Set($0.split(separator: ",").map(String.init)) },
        secrets: configuration.secrets)
      say(secret)
    }

    private func parsedScopes() throws -> Set<KeyScope> {
      var parsed: Set<KeyScope> = []
      for part in scopes.split(separator: ",") {
        guard let scope = KeyScope(rawValue: String(part)) else {
          throw ValidationError(
            "--scopes: \(part) is none of \(KeyScope.allCases.map(\.rawValue).joined(separator: ", "))"
          )
        }
        parsed.insert(scope)
      }
      if parsed.isEmpty { throw ValidationError("--scopes is empty") }
      return parsed
    }
  }
}
