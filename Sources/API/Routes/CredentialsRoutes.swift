// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
package import PushModel
internal import Storage

/// Signing keys and certificates, which authenticate the gateway to Apple. Secrets are write-only.
enum CredentialsRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.get, "/credentials", .admin, list),
      .inApp(.put, "/credentials/{environment}/{name}", .admin, put),
      .inApp(.delete, "/credentials/{environment}/{name}", .admin, delete),
      APIRoute.inApp(.post, "/credentials/{environment}/{name}/test", .admin, test).withoutDatabase,
    ]
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.credentials)
    let configuration = services.configuration()
    let credentials = PushEnvironment.allCases.flatMap { environment in
      configuration.credentials[.init(app: app.id, environment: environment)] ?? []
    }
    let refusals = try await services.store.credentialEvents.refusals(of: [app.id])
    return Page(cutting: credentials, paging, of: .credentials) {
      Array("\($0.environment.rawValue)/\($0.name)".utf8)
    }.response(.credentials, to: call.request) { credential, json in
      write(
        credential, refusals[CredentialPlace(credential)], at: services.now(), to: &json)
    }
  }

  @Sendable private static func put(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let place = try place(call, app)
    let body = try CredentialBody(
      parsing: call.request.body, for: app.bundleID, in: place.environment, now: services.now())
    let isNew = try await services.storeCredential(body, of: app, at: place, noting: call.change())
    guard let stored = services.credential(at: place) else { throw StorageError.vanished }
    return .json(isNew ? .created : .ok) { json in
      // A credential that was just stored has not been used with Apple yet.
      write(stored, nil, at: services.now(), to: &json)
    }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await services.deleteCredential(at: try place(call, app), noting: call.change())
    return .empty(.noContent)
  }

  /// Checks the credential with Apple while the caller waits.
  @Sendable private static func test(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    _ = try QueryReader(call.request.query, isList: false)
    let place = try place(call, app)
    guard let credential = services.credential(at: place) else { throw Fault.noCredential }
    let trial = await services.checkCredential(credential, app)
    return .json { json in
      json.object { json in
        json.field("environment", place.environment.rawValue)
        json.field("name", place.name)
        json.field("verdict", trial.verdict.rawValue)
        json.field("push_type", trial.pushType?.rawValue)
        json.field("topic", trial.topic)
        json.field("status", trial.status)
        json.field("reason", trial.reason)
      }
    }
  }

  private static func place(_ call: Call, _ app: App) throws(Fault) -> CredentialPlace {
    try CredentialPlace(
      of: app, environment: call.parameter("environment"), name: call.parameter("name"))
  }

  private static func write(
    _ credential: Credential, _ refusal: CredentialRefusal?, at now: Instant,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("environment", credential.environment.rawValue)
      json.field("name", credential.name)
      switch credential.identity {
      case .key(let key):
        json.field("kind", "key")
        json.field("key_id", key.keyID)
        json.field("team_id", key.teamID)
      case .certificate(let certificate):
        json.field("kind", "certificate")
        write(certificate.contents, to: &json)
      }
      // False if it is sealed under a secret key that this gateway lacks, or outside its validity
      // period.
      json.field("usable", credential.isUsable(at: now))
      json.field("refused_at", refusal.map { RFC3339.format($0.at) })
      json.field("reason", refusal?.reason)
      json.field("created_at", RFC3339.format(credential.createdAt))
    }
  }

  private static func write(_ contents: ProviderCertificate.Contents, to json: inout JSONWriter) {
    json.field("topics") { json in
      json.array { json in for topic in contents.topics.sorted() { json.value(topic) } }
    }
    json.field("environments") { json in
      json.array { json in
        for environment in PushEnvironment.allCases
        where contents.environments.contains(environment) {
          json.value(environment.rawValue)
        }
      }
    }
    json.field("not_before", RFC3339.format(contents.notBefore))
    json.field("expires_at", RFC3339.format(contents.notAfter))
    json.field("fingerprint", contents.fingerprint)
  }
}

extension CredentialPlace {
  /// Parses the parts of a path. Throws a `Fault` for another environment, or for a text that is no
  /// name.
  package init(of app: App, environment: String, name: String) throws(Fault) {
    guard let environment = PushEnvironment(rawValue: environment) else {
      throw Fault(
        .invalidParameter, at: "path/environment", "expected \"production\" or \"sandbox\"")
    }
    let isName =
      (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { isAlphanumeric($0) || "-._".utf8.contains($0) }
    guard isName else {
      throw Fault(
        .invalidParameter, at: "path/name",
        "expected 1 to 64 letters, digits, \"-\", \"_\" and \".\"")
    }
    self.init(app: app.id, environment: environment, name: name)
  }
}

extension APIServices {
  /// Returns a stored credential; nil if there is none.
  package func credential(at place: CredentialPlace) -> Credential? {
    configuration().credentials[.init(app: place.app, environment: place.environment)]?
      .first { $0.name == place.name }
  }

  /// Stores a credential, in place of one of the same name. Returns whether it is new.
  package func storeCredential(
    _ body: CredentialBody, of app: App, at place: CredentialPlace, noting change: AuditedChange
  ) async throws -> Bool {
    let isNew =
      switch body.secret {
      case .key(let keyID, let teamID, let privateKeyPEM):
        try await store.credentials.put(
          app: app, environment: place.environment, name: place.name, keyID: keyID,
          teamID: teamID, privateKeyPEM: privateKeyPEM, noting: change)
      case .certificate(let identity):
        try await store.credentials.putCertificate(
          identity, app: app, environment: place.environment, name: place.name, noting: change)
      }
    try await configurationChanged()
    return isNew
  }

  /// Deletes a credential. Throws a `Fault` if there is none.
  package func deleteCredential(
    at place: CredentialPlace, noting change: AuditedChange
  ) async throws {
    let wasThere = try await store.credentials.delete(
      app: place.app, environment: place.environment, name: place.name, noting: change)
    guard wasThere else { throw Fault.noCredential }
    try await configurationChanged()
  }
}

extension Fault {
  /// The app has no credential in the environment and of the name in the path.
  package static let noCredential = Fault(
    .credentialNotFound, at: "path/name", "the app has no credential of this name")
}
