// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel

/// A checked body of `POST /v1/keys`.
package struct KeyBody: Sendable, Equatable {
  package let name: String
  package let scopes: Set<KeyScope>
  /// Bundle ids; nil for all apps.
  package let apps: Set<String>?
  /// Requests per second; nil: unlimited.
  package let rateLimit: Int?
  /// The client certificate that authenticates the key (`CertificateName`); nil: the key has a
  /// secret instead.
  package let certificate: String?

  /// Parses the body. Does not check that the apps exist: a key may be created before its app.
  package init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var name: String?
    var scopes: [KeyScope] = []
    var apps: Set<String>?
    var rateLimit: Int?
    var certificate: String?
    var present: Set<String> = []
    for field in try bodyMembers(body, expected: "an object with name, scopes, apps") {
      present.insert(field.name.text)
      switch field.name {
      case "name": name = field.text(.keyName, &faults)
      case "scopes": scopes = Self.scopes(field, &faults)
      case "apps": apps = field.value.isNull ? nil : Self.apps(field, &faults)
      case "rate_limit": rateLimit = field.value.isNull ? nil : Self.rateLimit(field, &faults)
      case "certificate":
        certificate = field.value.isNull ? nil : Self.certificate(field, &faults)
      default: field.unknown("name, scopes, apps, rate_limit, certificate", &faults)
      }
    }
    for name in ["name", "scopes"] where !present.contains(name) {
      faults.add(.missingMember, at: "/\(name)", "\"\(name)\" is needed")
    }
    try faults.check()
    self.name = name ?? ""
    self.scopes = Set(scopes)
    self.apps = apps
    self.rateLimit = rateLimit
    self.certificate = certificate
  }

  private static func certificate(_ field: Field, _ faults: inout Faults) -> String? {
    let expected =
      "the SHA-256 of a client certificate in 64 hex digits, or its subject such as \"CN=backend,O=Example\", as "
      + "\(CertificateName.command) prints it"
    guard let text = field.value.string else {
      field.wrongType(expected, &faults)
      return nil
    }
    guard let name = CertificateName.canonical(text) else {
      field.refuse(.invalidValue, "expected \(expected); or null for a secret", &faults)
      return nil
    }
    return name
  }

  private static func rateLimit(_ field: Field, _ faults: inout Faults) -> Int? {
    let expected = "a whole number of requests a second"
    guard let limit = field.value.int else {
      field.wrongNumber(expected, &faults)
      return nil
    }
    guard (1...APIKey.highestRateLimit).contains(limit) else {
      field.refuse(
        .invalidValue, "expected \(expected), 1 to \(APIKey.highestRateLimit), or null", &faults)
      return nil
    }
    return limit
  }

  private static func scopes(_ field: Field, _ faults: inout Faults) -> [KeyScope] {
    guard let elements = field.elements("an array of scopes", &faults) else { return [] }
    guard !elements.isEmpty else {
      field.refuse(.invalidValue, "expected at least one scope", &faults)
      return []
    }
    return elements.compactMap { $0.choice(KeyScope.self, &faults) }
  }

  /// Parses the bound apps. Rejects an empty list, with which the key would have no access at all.
  private static func apps(_ field: Field, _ faults: inout Faults) -> Set<String> {
    guard let elements = field.elements("an array of bundle ids, or null for all apps", &faults)
    else { return [] }
    guard !elements.isEmpty else {
      field.refuse(.invalidValue, "expected at least one bundle id, or null for all apps", &faults)
      return []
    }
    var apps: Set<String> = []
    for element in elements {
      guard let text = element.value.string, BundleID.isValid(text) else {
        element.refuse(
          .invalidBundleID, "expected a bundle id such as \"com.example.app\"", &faults)
        continue
      }
      apps.insert(text)
    }
    return apps
  }
}
