// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import FoundationEssentials
import GatewayApp
import Logging
import PushModel
import TLS

/// `pushgate keys`: API keys over the API, and the first key of a new database.
struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "List, make and revoke API keys.",
    subcommands: [ListKeysCommand.self, Create.self, RevokeKeyCommand.self])

  /// `pushgate keys create`.
  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create",
      abstract: "Make an API key and print it, once.",
      discussion: """
        Asks a running gateway, which needs a key with the scope "admin". The first key is made in the \
        database itself, with --database and the gateway's own settings; a gateway that runs knows it \
        within a second.
        """)

    @Option(help: "What the key is for, to be told apart in lists.")
    var name: String

    @Option(
      help: "What it may do: \(KeyScope.allCases.map(\.rawValue).joined(separator: ", ")).")
    var scopes = "devices,notify,read"

    @Option(help: "Bundle ids it is bound to, with commas; without it, all apps.")
    var apps: String?

    @Option(help: "Requests a second that each node takes under it; without it, as many as come.")
    var rateLimit: Int?

    @Option(
      help: """
        A client certificate that stands for it where TLS is spoken, in place of a secret: a PEM file, \
        or a subject such as "CN=backend,O=Example".
        """)
    var certificate: String?

    @Flag(help: "Make it in the database of PUSHGATE_DATABASE_URL: no gateway is asked.")
    var database = false

    @Option(
      help: "With --database: a file of NAME=value lines; the environment wins over it.")
    var config: String?

    @OptionGroup var gateway: GatewayOptions

    func validate() throws {
      _ = try parsedScopes()
      if apps != nil, appList?.isEmpty == true { throw ValidationError("--apps is empty") }
      if let rateLimit, !(1...APIKey.highestRateLimit).contains(rateLimit) {
        throw ValidationError("--rate-limit is 1 to \(APIKey.highestRateLimit) requests a second")
      }
      if database, gateway.isGiven {
        throw ValidationError("--database asks no gateway: leave its options out")
      }
      if database, certificate != nil {
        throw ValidationError(
          "--certificate asks a gateway: with --database there are secrets only")
      }
      if config != nil, !database {
        throw ValidationError("--config says where the database is: say --database too")
      }
    }

    func run() async throws {
      if database { return try await createInDatabase() }
      let (scopes, apps, certificate) = (try parsedScopes(), appList, try certificateName())
      try await gateway.withGateway {
        try await KeyCreation.run(
          name: name, scopes: scopes.map(\.rawValue).sorted(), apps: apps,
          rateLimit: rateLimit, certificate: certificate, $0)
      }
    }

    private func createInDatabase() async throws {
      let configuration = try await loadConfiguration(config)
      let tools = try DatabaseTools(url: configuration.databaseURL, logger: makeLogger(.error))
      defer { tools.close() }
      let secret = "pgk_" + Base64URL.encode(SecureRandom.bytes(32))
      _ = try await tools.createKey(
        name: name, secret: secret, scopes: try parsedScopes(), apps: appList.map(Set.init),
        rateLimit: rateLimit, secrets: configuration.secrets)
      say(secret)
    }

    /// Returns the fingerprint of the certificate in the file, or the given subject unchanged.
    private func certificateName() throws -> String? {
      guard let certificate else { return nil }
      // A path may contain an equals sign, too.
      let isFile = FileManager.default.fileExists(atPath: certificate)
      if !isFile, certificate.utf8.contains(UInt8(ascii: "=")) { return certificate }
      guard let text = try? String(contentsOf: URL(fileURLWithPath: certificate), encoding: .utf8)
      else { throw ValidationError("--certificate: the file \(certificate) cannot be read") }
      do throws(TLSError) { return try CertificateSummary(pem: text).fingerprint } catch {
        throw ValidationError("--certificate: \(certificate) holds no certificate in PEM")
      }
    }

    private var appList: [String]? { apps?.split(separator: ",").map(String.init) }

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
