// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import JSONText
package import PushModel
internal import TLS

/// An authenticated caller: the permissions of its key.
package struct Caller: Sendable, Equatable {
  package let scopes: Set<KeyScope>
  /// Bundle ids of the apps that the key may use; nil for all.
  package let apps: Set<String>?
  /// The caller's identity in the audit log.
  package let actor: AuditedChange.Actor
  /// Requests per second; nil: unlimited.
  package let rateLimit: Int?

  private static let administrator = Caller(scopes: [.admin], apps: nil, actor: .administrator)

  /// Finds a key by its hash. The order of hashes is unrelated to the order of secrets, so the
  /// duration of the search reveals nothing about a secret.
  /// - Parameters:
  ///   - authorization: the value of the `Authorization` field, nil if absent.
  ///   - certificate: the connection's client certificate; used only without an `Authorization`
  ///     field.
  package init(
    authorization: String?, certificate: ClientCertificate? = nil, policy: AccessPolicy,
    configuration: ConfigurationSnapshot
  ) throws(Fault) {
    guard !policy.insecureNoAuth else {
      self.init(scopes: [.admin], apps: nil, actor: .anybody)
      return
    }
    if authorization == nil, let certificate {
      let keys = configuration.keysByCertificate
      guard
        let key = keys[ExactString(certificate.fingerprint)]
          ?? keys[ExactString(certificate.subject)]
      else {
        throw Fault(
          .unauthorized, at: "header/Authorization",
          "expected \"Authorization: Bearer <API key>\", or an API key created for the client "
            + "certificate")
      }
      self.init(key)
      return
    }
    guard let authorization else {
      throw Fault(
        .unauthorized, at: "header/Authorization", "expected \"Authorization: Bearer <API key>\"")
    }
    guard let secret = Self.bearerToken(authorization) else {
      throw Fault(
        .unauthorized, at: "header/Authorization",
        "expected the word Bearer, a space and an API key in Authorization")
    }
    let hash = SHA256.hash(secret)
    guard let caller = Self(keyHash: hash, policy: policy, configuration: configuration) else {
      throw Fault(.unauthorized, at: "header/Authorization", "expected an existing API key")
    }
    self = caller
  }

  /// Finds the key with a hash; nil if there is none, or none any more.
  package init?(keyHash hash: [UInt8], policy: AccessPolicy, configuration: ConfigurationSnapshot) {
    if let admin = policy.adminKeyHash, constantTimeEqual(admin, hash) {
      self = .administrator
    } else if let key = configuration.keys[hash] {
      self.init(key)
    } else {
      return nil
    }
  }

  private init(_ key: APIKey) {
    self.init(
      scopes: key.scopes, apps: key.apps, actor: .key(id: key.id, name: key.name),
      rateLimit: key.rateLimit)
  }

  package init(
    scopes: Set<KeyScope>, apps: Set<String>?, actor: AuditedChange.Actor, rateLimit: Int? = nil
  ) {
    self.rateLimit = rateLimit
    self.scopes = scopes
    self.apps = apps
    self.actor = actor
  }

  /// Returns the token of a Bearer field (RFC 6750 §2.1). Schemes are not case-sensitive (RFC 9110
  /// §11.1).
  private static func bearerToken(_ authorization: String) -> [UInt8]? {
    // Splits bytes, because finding character boundaries would take most of the time.
    let words = Array(authorization.utf8).split(separator: UInt8(ascii: " "))
    guard words.count == 2, words[0].count == 6,
      words[0].elementsEqual("bearer".utf8, by: { $0 | 0x20 == $1 })
    else { return nil }
    return Array(words[1])
  }

  /// Throws unless the key has the scope, or `admin`.
  package func require(_ scope: KeyScope) throws(Fault) {
    guard may(scope) else {
      throw Fault(.missingScope, "the request requires a key with the scope \"\(scope.rawValue)\"")
    }
  }

  /// Returns whether the key has the scope, or `admin`.
  package func may(_ scope: KeyScope) -> Bool { scopes.contains(scope) || scopes.contains(.admin) }

  /// Throws for a key that is bound to other apps.
  package func require(app: String) throws(Fault) {
    guard mayUse(app: app) else {
      throw Fault(.appNotAllowed, at: "path/app", "this key is bound to other apps")
    }
  }

  /// Throws for a key that is bound to apps, which could otherwise create an unbound key.
  func requireUnbound() throws(Fault) {
    guard apps == nil else {
      throw Fault(.keyIsBound, "the request requires a key that is not bound to apps")
    }
  }

  /// Returns whether the key may use an app. Compares valid bundle ids only, because `String`
  /// equality would accept canonically equivalent names.
  package func mayUse(app: String) -> Bool {
    guard let apps else { return true }
    return BundleID.isValid(app) && apps.contains(app)
  }
}
