// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import TLS

/// A checked body of `PUT …/credentials/{environment}/{name}`. The key signs, so it has been parsed;
/// nothing in a fault repeats any part of it.
package struct CredentialBody: Sendable {
  package let keyID: String
  package let teamID: String
  /// PKCS#8 PEM.
  package let privateKeyPEM: String

  package init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var keyID: String?
    var teamID: String?
    var pem: String?
    var present: Set<String> = []
    for field in try bodyMembers(body, expected: "an object with key_id, team_id, private_key") {
      present.insert(field.name)
      switch field.name {
      case "key_id": keyID = Self.identifier(field, &faults)
      case "team_id": teamID = Self.identifier(field, &faults)
      case "private_key": pem = Self.privateKey(field, &faults)
      case "certificate", "p12", "password": field.notAvailable(&faults)
      default: field.unknown("key_id, team_id, private_key", &faults)
      }
    }
    for name in ["key_id", "team_id", "private_key"] where !present.contains(name) {
      faults.add(.missingMember, at: "/\(name)", "\"\(name)\" is needed")
    }
    try faults.check()
    self.keyID = keyID ?? ""
    self.teamID = teamID ?? ""
    privateKeyPEM = pem ?? ""
  }

  /// Apple's key ids and team ids.
  private static func identifier(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("a string", &faults)
      return nil
    }
    guard text.utf8.count == 10, text.utf8.allSatisfy(isAlphanumeric) else {
      field.refuse(
        .invalidValue, "expected the ten letters and digits that Apple shows", &faults)
      return nil
    }
    return text
  }

  private static func privateKey(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("the text of the .p8 file in quotes", &faults)
      return nil
    }
    guard let key = try? ES256PrivateKey(pem: text), let pem = try? key.pem else {
      field.refuse(
        .invalidPrivateKey,
        "expected the PEM text of a P-256 private key, from \"-----BEGIN PRIVATE KEY-----\" to "
          + "\"-----END PRIVATE KEY-----\"", &faults)
      return nil
    }
    return pem
  }
}
