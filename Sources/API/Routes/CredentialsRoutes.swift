// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Provider keys: what the gateway signs with when it speaks to Apple. They go in and never come out.
enum CredentialsRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.get, "/credentials", .admin, list),
      .inApp(.put, "/credentials/{environment}/{name}", .admin, put),
      .inApp(.delete, "/credentials/{environment}/{name}", .admin, delete),
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
    return Page(cutting: credentials, paging, of: .credentials) {
      Array("\($0.environment.rawValue)/\($0.name)".utf8)
    }.response(.credentials, to: call.request) { credential, json in
      write(credential, to: &json)
    }
  }

  @Sendable private static func put(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (environment, name) = try place(call)
    let body = try CredentialBody(parsing: call.request.body)
    let created = try await services.store.configuration.putCredential(
      app: app, environment: environment, name: name, keyID: body.keyID, teamID: body.teamID,
      privateKeyPEM: body.privateKeyPEM)
    try await services.configurationChanged()
    let stored = services.configuration()
      .credentials[.init(app: app.id, environment: environment)]?.first { $0.name == name }
    guard let stored else { throw StorageError.vanished }
    return .json(created ? .created : .ok) { json in write(stored, to: &json) }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (environment, name) = try place(call)
    let wasThere = try await services.store.configuration.deleteCredential(
      app: app.id, environment: environment, name: name)
    guard wasThere else {
      throw Fault(.credentialNotFound, at: "path/name", "the app has no credential of this name")
    }
    try await services.configurationChanged()
    return .empty(.noContent)
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

  private static func write(_ credential: Credential, to json: inout JSONWriter) {
    json.object { json in
      json.field("environment", credential.environment.rawValue)
      json.field("name", credential.name)
      if case .key(let key) = credential.identity {
        json.field("key_id", key.keyID)
        json.field("team_id", key.teamID)
      }
      // False: it is sealed under a secret key that this gateway was not given.
      json.field("usable", credential.identity.isOpen)
      json.field("created_at", RFC3339.format(credential.createdAt))
    }
  }
}
