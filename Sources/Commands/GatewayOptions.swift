// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import FoundationEssentials
import HTTPClient
import JSONText
import TLS

/// Options of every command that calls a gateway.
package struct GatewayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The gateway's address.",
      discussion: "Default: PUSHGATE_URL, else \(ClientSettings.usualURL).", valueName: "address")
  )
  package var url: String?

  @Option(
    help: ArgumentHelp(
      "A file with the API key.",
      discussion: "By default PUSHGATE_API_KEY, or the file named by PUSHGATE_API_KEY_FILE.",
      valueName: "file"))
  package var keyFile: String?

  @Option(
    help: ArgumentHelp(
      "Root certificates (PEM) to trust in addition to the system's.",
      discussion: "By default PUSHGATE_CA_FILE.",
      valueName: "file"))
  package var caFile: String?

  @Flag(help: "Print the API's JSON; lists as one item per line.")
  package var json = false

  package init() {}

  /// Whether any of the options was given.
  package var isGiven: Bool { url != nil || keyFile != nil || caFile != nil || json }

  /// Runs `body` with a session. Prints a `CommandFault` on standard error and throws its exit
  /// code.
  package func withGateway(
    _ body: (GatewaySession) async throws -> Void
  ) async throws {
    do {
      let session = try session()
      defer { session.close() }
      try await body(session)
    } catch let fault as CommandFault {
      tell(fault)
      throw fault.exitCode
    }
  }

  private func session() throws -> GatewaySession {
    let settings = try ClientSettings(
      ClientSettings.Source(
        environment: ProcessInfo.processInfo.environment, url: url, keyFile: keyFile,
        caFile: caFile))
    var trust = TLSTrust.system
    if let roots = settings.roots {
      do { trust = try TLSTrust.systemAnd(pem: roots) } catch {
        throw CommandFault.usage("the file of trusted certificates has no readable certificate")
      }
    }
    return GatewaySession(
      try HTTPCaller(
        settings.address, trust: trust,
        fields: settings.key.map { [HeaderField("Authorization", "Bearer \($0)")] } ?? []),
      json: json)
  }

  private func tell(_ fault: CommandFault) {
    if json, case .refused(let refusal) = fault, let document = refusal.document {
      Terminal.complain(String(decoding: document.bytes, as: UTF8.self))
    } else {
      Terminal.complain("pushgate: \(fault)")
    }
  }
}
