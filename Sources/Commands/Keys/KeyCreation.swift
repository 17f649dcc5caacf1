// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText

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
    if session.json { return session.printJSON(answer) }
    if let certificate {
      return session.printStatus(
        "key \(answer.root["id"]?.cell ?? ""): clients authenticate with the certificate \(certificate)"
      )
    }
    session.printStatus("key \(answer.root["id"]?.cell ?? ""): the secret is shown only now")
    Terminal.write((answer.root["key"]?.string ?? "") + "\n")
  }
}
