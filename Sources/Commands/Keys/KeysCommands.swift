// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate keys list`.
package struct ListKeysCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List API keys and when each was last used.")

  @OptionGroup var part: ListOptions
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  static let listing = Listing(
    name: "keys",
    columns: [
      .init("ID", "id"), .init("NAME", "name"), .init("SCOPES", "scopes"), .init("APPS", "apps"),
      .init("RATE", "rate_limit"),
      .init("CREATED", "created_at"), .init("LAST USED", "last_used_at"),
    ])

  func run(_ session: GatewaySession) async throws {
    try await session.list(Self.listing, ["keys"], limit: part.limit)
  }
}

/// `pushgate keys revoke`.
package struct RevokeKeyCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Revoke an API key.",
    discussion: "All nodes refuse the key within two seconds. This cannot be undone.")

  @Argument(help: "The key's id, as \"keys list\" shows it.")
  var id: Int

  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  func run(_ session: GatewaySession) async throws {
    try consent.ask("Revoke key \(id)?")
    try await session.call("DELETE", ["keys", "\(id)"])
    session.say("key \(id) is revoked")
  }
}

/// `pushgate keys create` through the API.
package enum KeyCreation {
  /// Creates a key. Prints only the secret, or with `--json` the JSON of the key.
  package static func run(
    name: String, scopes: [String], apps: [String]?, rateLimit: Int?, certificate: String?,
    _ session: GatewaySession
  ) async throws {
    var members = BodyMembers()
    members.set("name", name)
    members.set("scopes", scopes)
    members.set("apps", apps)
    members.set("rate_limit", rateLimit)
    members.set("certificate", certificate)
    let answer = try await session.call("POST", ["keys"], body: members.body)
    if session.json { return session.tell(answer) }
    if let certificate {
      return session.say(
        "key \(answer.root["id"]?.cell ?? ""): clients authenticate with the certificate \(certificate)"
      )
    }
    session.say("key \(answer.root["id"]?.cell ?? ""): the secret is shown only now")
    Terminal.write((answer.root["key"]?.string ?? "") + "\n")
  }
}
