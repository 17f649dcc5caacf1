// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import JSONText
package import PushModel
internal import TLS

/// Who is let in besides the keys in the store.
package struct AccessPolicy: Sendable, Equatable {
  /// SHA-256 of an administrator's key that always works: how the first key is made.
  package var adminKeyHash: [UInt8]?
  /// Everybody may do everything. The gateway allows it on loopback addresses only.
  package var insecureNoAuth: Bool

  package init(adminKeyHash: [UInt8]?, insecureNoAuth: Bool = false) {
    self.adminKeyHash = adminKeyHash
    self.insecureNoAuth = insecureNoAuth
  }
}

/// An authenticated caller: what its key may do.
package struct Caller: Sendable, Equatable {
  package let scopes: Set<KeyScope>
  /// Bundle ids; nil for all.
  package let apps: Set<String>?
  /// Who it is, for the audit log.
  package let actor: AuditedChange.Actor
  /// Requests a second; nil: as many as come.
  package let rateLimit: Int?

  private static let administrator = Caller(scopes: [.admin], apps: nil, actor: .administrator)

  /// Looks a key up by its hash: nobody can learn a secret by measuring how long that takes, since
  /// the order of hashes says nothing about the order of secrets.
  /// - Parameters:
  ///   - authorization: the value of that header field, nil when there is none.
  ///   - certificate: of the connection; heeded where there is no such field.
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
          "expected \"Authorization: Bearer <API key>\", or an API key that was made for the client "
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
    if let admin = policy.adminKeyHash, constantTimeEqual(admin, hash) {
      self = .administrator
    } else if let key = configuration.keys[hash] {
      self.init(key)
    } else {
      throw Fault(.unauthorized, at: "header/Authorization", "expected the API key to exist")
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

  /// RFC 6750 §2.1; schemes are not case-sensitive (RFC 9110 §11.1).
  private static func bearerToken(_ authorization: String) -> [UInt8]? {
    // Bytes: to find where characters begin would take longer than all else of it.
    let words = Array(authorization.utf8).split(separator: UInt8(ascii: " "))
    guard words.count == 2, words[0].count == 6,
      words[0].elementsEqual("bearer".utf8, by: { $0 | 0x20 == $1 })
    else { return nil }
    return Array(words[1])
  }

  func require(_ scope: KeyScope) throws(Fault) {
    guard scopes.contains(scope) || scopes.contains(.admin) else {
      throw Fault(.missingScope, "this needs a key with the scope \"\(scope.rawValue)\"")
    }
  }

  func require(app: String) throws(Fault) {
    guard mayUse(app: app) else {
      throw Fault(.appNotAllowed, at: "path/app", "this key is bound to other apps")
    }
  }

  /// A key bound to apps that could make keys could make one that is not.
  func requireUnbound() throws(Fault) {
    guard apps == nil else {
      throw Fault(.keyIsBound, "this needs a key that is not bound to apps")
    }
  }

  /// Whether the key may use an app. A name that no app can have is none of those that it is bound
  /// to, although `String` may take it for one.
  func mayUse(app: String) -> Bool {
    guard let apps else { return true }
    return BundleID.isValid(app) && apps.contains(app)
  }
}
