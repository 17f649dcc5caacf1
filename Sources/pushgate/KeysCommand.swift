// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import FoundationEssentials
import GatewayApp
import Logging
import PushModel
import Settings
import TLS

/// `pushgate keys`: manages API keys through the API, and creates the first key of a new database.
struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "List, create and revoke API keys.",
    subcommands: [ListKeysCommand.self, Create.self, RevokeKeyCommand.self])

  /// `pushgate keys create`.
  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create",
      abstract: "Create an API key and print its secret, once.",
      discussion: """
        Calls a running gateway with a key of scope "admin". With --database and the gateway's \
        settings, stores the first key directly in the database; running gateways accept it within \
        two seconds.
        """)

    @Option(help: "The purpose of the key, shown in lists.")
    var name: String

    @Option(
      help:
        "Scopes, separated by commas: \(KeyScope.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    var scopes = "devices,notify,read"

    @Option(
      help: "Bundle ids to which the key is restricted, separated by commas; all apps by default.")
    var apps: String?

    @Option(help: "Maximum requests per second on each node; unlimited by default.")
    var rateLimit: Int?

    @Option(
      help: """
        A client certificate (TLS) that replaces the secret: a PEM file, or a subject such as \
        "CN=backend,O=Example".
        """)
    var certificate: String?

    @Flag(
      help: "Store the key directly in the database of PUSHGATE_DATABASE_URL, without a gateway.")
    var database = false

    @Option(
      help: "With --database: a file of NAME=value lines; environment variables take precedence.")
    var config: String?

    @OptionGroup var gateway: GatewayOptions

    func validate() throws {
      _ = try parsedScopes()
      if let complaint = TextLimit.keyName.complaint(about: name) {
        throw ValidationError("--name: \(complaint)")
      }
      if apps != nil, appList?.isEmpty == true { throw ValidationError("--apps is empty") }
      for app in appList ?? [] where !BundleID.isValid(app) {
        throw ValidationError("--apps: \"\(app)\" is not a bundle id such as com.example.app")
      }
      if let rateLimit, !(1...APIKey.highestRateLimit).contains(rateLimit) {
        throw ValidationError("--rate-limit is 1 to \(APIKey.highestRateLimit) requests a second")
      }
      if database, gateway.isGiven {
        throw ValidationError("--database: expected without options of a gateway")
      }
      if database, certificate != nil {
        throw ValidationError(
          "--certificate: expected without --database")
      }
      if config != nil, !database {
        throw ValidationError("--config: expected beside --database")
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
      printLine(secret)
    }

    /// Returns the fingerprint of the certificate if the option names a file; otherwise returns the
    /// given subject.
    private func certificateName() throws -> String? {
      guard let certificate else { return nil }
      // A file's path may contain an equals sign, too, so the file is checked first.
      let isFile = FileManager.default.fileExists(atPath: certificate)
      if !isFile, certificate.utf8.contains(UInt8(ascii: "=")) { return certificate }
      guard let text = try? String(contentsOf: URL(fileURLWithPath: certificate), encoding: .utf8)
      else { throw ValidationError("--certificate: the file \(certificate) cannot be read") }
      do throws(TLSError) { return try CertificateSummary(pem: text).fingerprint } catch {
        throw ValidationError("--certificate: \(certificate) contains no certificate in PEM")
      }
    }

    private var appList: [String]? {
      apps?.split(separator: ",").map { String($0.trimmingPrefix { $0.isWhitespace }) }
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
