// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
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
    let (environment, name) = try place(call)
    let body = try CredentialBody(
      parsing: call.request.body, for: app.bundleID, in: environment, now: services.now())
    let store = services.store.credentials
    let created =
      switch body.secret {
      case .key(let keyID, let teamID, let privateKeyPEM):
        try await store.put(
          app: app, environment: environment, name: name, keyID: keyID, teamID: teamID,
          privateKeyPEM: privateKeyPEM, noting: call.change())
      case .certificate(let identity):
        try await store.putCertificate(
          identity, app: app, environment: environment, name: name, noting: call.change())
      }
    try await services.configurationChanged()
    let stored = services.configuration()
      .credentials[.init(app: app.id, environment: environment)]?.first { $0.name == name }
    guard let stored else { throw StorageError.vanished }
    return .json(created ? .created : .ok) { json in
      // A credential that was just stored has not been used with Apple yet.
      write(stored, nil, at: services.now(), to: &json)
    }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (environment, name) = try place(call)
    let wasThere = try await services.store.credentials.delete(
      app: app.id, environment: environment, name: name, noting: call.change())
    guard wasThere else { throw notFound }
    try await services.configurationChanged()
    return .empty(.noContent)
  }

  /// Checks the credential with Apple while the caller waits.
  @Sendable private static func test(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    _ = try QueryReader(call.request.query, isList: false)
    let (environment, name) = try place(call)
    let known = services.configuration().credentials[.init(app: app.id, environment: environment)]
    guard let credential = known?.first(where: { $0.name == name }) else { throw notFound }
    let trial = await services.checkCredential(credential, app)
    return .json { json in
      json.object { json in
        json.field("environment", environment.rawValue)
        json.field("name", name)
        json.field("verdict", trial.verdict.rawValue)
        json.field("push_type", trial.pushType?.rawValue)
        json.field("topic", trial.topic)
        json.field("status", trial.status)
        json.field("reason", trial.reason)
      }
    }
  }

  private static var notFound: Fault {
    Fault(.credentialNotFound, at: "path/name", "the app has no credential of this name")
  }

  private static func place(_ call: Call) throws(Fault) -> (PushEnvironment, String) {
    guard let environment = PushEnvironment(rawValue: call.parameter("environment")) else {
      throw Fault(
        .invalidParameter, at: "path/environment", "expected \"production\" or \"sandbox\"")
    }
    let name = call.parameter("name")
    let isName =
      (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { isAlphanumeric($0) || "-._".utf8.contains($0) }
    guard isName else {
      throw Fault(
        .invalidParameter, at: "path/name",
        "expected 1 to 64 letters, digits, \"-\", \"_\" and \".\"")
    }
    return (environment, name)
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
