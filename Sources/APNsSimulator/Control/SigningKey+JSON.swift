// SPDX-License-Identifier: Apache-2.0

import JSONText
import TLS

extension SigningKey {
  /// Reads a key from the body of `PUT /sim/keys/{key id}` or from a scenario. Without a PEM key,
  /// the simulator accepts any signature for the key id.
  init(keyID: String, _ json: JSONField) throws(JSONFault) {
    try json.object(of: [
      "team_id", "public_key", "private_key", "environment", "topics", "related_to",
    ])
    self.init(
      keyID: keyID, teamID: try json.required("team_id").text(),
      publicKey: try Self.publicKey(json), topics: try json["topics"].map(Self.topics),
      relatedKeyID: try json["related_to"]?.text())
    if let value = json["environment"], value.value.string != "both" {
      guard let known = value.value.string.flatMap({ PushEnvironment(rawValue: $0) }) else {
        throw value.fault("expected production, sandbox or both")
      }
      environment = known
    }
  }

  private static func topics(_ json: JSONField) throws(JSONFault) -> Set<String> {
    Set(try json.texts())
  }

  private static func publicKey(_ json: JSONField) throws(JSONFault) -> ES256PublicKey? {
    guard let value = json["public_key"] ?? json["private_key"] else { return nil }
    let pem = try value.text()
    do throws(TLSError) {
      if json["public_key"] != nil { return try ES256PublicKey(pem: pem) }
      return try ES256PrivateKey(pem: pem).publicKey
    } catch {
      throw value.fault("expected a P-256 key in PEM")
    }
  }
}
