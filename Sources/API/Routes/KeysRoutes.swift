// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
package import PushModel
internal import Storage
internal import TLS

/// API keys. A secret is returned once, when the key is created; the database contains only its
/// hash.
enum KeysRoutes {
  static var all: [APIRoute] {
    [
      APIRoute(.post, "/v1/keys", .gateway(.admin), post),
      APIRoute(.get, "/v1/keys", .gateway(.admin), list),
      APIRoute(.delete, "/v1/keys/{id}", .gateway(.admin), delete),
    ]
  }

  @Sendable private static func post(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let body = try KeyBody(parsing: call.request.body)
    // A key may be created before its apps.
    let known = services.configuration().apps
    let warnings = (body.apps ?? []).sorted().filter { known[$0] == nil }.map {
      NotificationWarning(pointer: "/apps", detail: "the app \"\($0)\" does not exist yet")
    }
    let (key, secret) = try await services.createKey(body, noting: call.change())
    return .json(.created) { json in
      write(key, to: &json) { json in
        json.field("key", secret)
        if !warnings.isEmpty { json.field("warnings") { $0.array(of: warnings) } }
      }
    }
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.keys)
    let keys = Array(services.configuration().keys.values)
    let uses = try await services.store.apiKeys.lastUses()
    return Page(cutting: keys, paging, of: .keys) { key in
      // Four bytes, big-endian, sort like the numbers.
      (0..<4).map { UInt8(truncatingIfNeeded: key.id >> (24 - 8 * $0)) }
    }.response(.keys, to: call.request) { key, json in
      write(key, lastUsed: uses[key.id], to: &json)
    }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    try await services.revokeKey(call.parameter("id"), noting: call.change())
    return .empty(.noContent)
  }

  private static func write(
    _ key: APIKey, lastUsed: Instant? = nil, to json: inout JSONWriter,
    secret: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.object { json in
      json.field("id", key.id)
      json.field("name", key.name)
      secret(&json)
      json.field("scopes", KeyScope.allCases.filter(key.scopes.contains).map(\.rawValue))
      json.field("apps", key.apps.map { $0.sorted() })
      json.field("rate_limit", key.rateLimit)
      json.field("certificate", key.certificate)
      json.field("created_at", RFC3339.format(key.createdAt))
      json.field("last_used_at", lastUsed.map(RFC3339.format))
    }
  }
}

extension APIServices {
  /// Stores a new API key. Returns it with its secret, which is stored nowhere; nil for a key of a
  /// client certificate. Throws a `Fault` if another key has the certificate.
  package func createKey(
    _ body: KeyBody, noting change: AuditedChange
  ) async throws -> (key: APIKey, secret: String?) {
    // A key with a certificate gets a secret that is never returned, so that no request can
    // authenticate with it.
    let secret = "pgk_" + Base64URL.encode(SecureRandom.bytes(32))
    let key = try await store.apiKeys.store(
      name: body.name, hash: SHA256.hash(Array(secret.utf8)), scopes: body.scopes, apps: body.apps,
      rateLimit: body.rateLimit, certificate: body.certificate, noting: change)
    guard let key else {
      throw Fault(
        .certificateTaken, at: "/certificate", "another API key already has the certificate")
    }
    try await configurationChanged()
    return (key, key.certificate == nil ? secret : nil)
  }

  /// Deletes an API key. Throws a `Fault` if no key has the id.
  package func revokeKey(_ id: String, noting change: AuditedChange) async throws {
    guard let id = APIKey.id(id), try await store.apiKeys.delete(id: id, noting: change) else {
      throw Fault.noKey
    }
    try await configurationChanged()
  }
}

extension APIKey {
  /// Parses the id of a key. Accepts only its canonical spelling, not `+1` or `01`.
  package static func id(_ text: String) -> Int32? {
    Int32(text).flatMap { "\($0)" == text ? $0 : nil }
  }
}

extension Fault {
  /// No API key has the id in the path.
  package static let noKey = Fault(.keyNotFound, at: "path/id", "no API key has this id")
}
