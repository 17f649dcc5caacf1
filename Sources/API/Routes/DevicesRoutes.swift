// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Localization
internal import Metrics
internal import PushModel
internal import Storage

/// The registry: who has which device, and which languages it reads.
enum DevicesRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.put, "/devices/{token}", .devices, put),
      .inApp(.get, "/devices/{token}", .read, get),
      .inApp(.patch, "/devices/{token}", .devices, patch),
      .inApp(.delete, "/devices/{token}", .devices, delete),
      .inApp(.post, "/devices/{token}/badge", .devices, setBadge),
      .inApp(.get, "/devices", .read, list),
    ]
  }

  @Sendable private static func put(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    var body = try DeviceBody(parsing: call.request.body, token: token)
    if let zone = body.registration.timeZone {
      body.registration.timeZone = try await known(zone, services)
    }
    let stored = try await services.store.deviceChanges.register(
      app: app.id, token: token, body.registration)
    services.meters?.counter(.devicesRegistered, stored.created ? "new" : "known").add()
    let device = DeviceText(registered: token, body, at: stored.registeredAt)
    return .json(stored.created ? .created : .ok) { json in
      device.write(to: &json, ignoredLanguages: body.ignoredLanguages)
    }
  }

  /// A time zone as PostgreSQL spells it.
  private static func known(_ zone: String, _ services: APIServices) async throws -> String {
    guard let known = try await services.store.timeZones.known(zone) else {
      throw Fault(
        .invalidValue, at: "/time_zone",
        "expected the name of a time zone that the database knows, such as \"Asia/Taipei\"; or none"
      )
    }
    return known
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    guard let device = try await services.store.devices.device(app: app.id, token: token) else {
      throw notFound
    }
    return .json { json in DeviceText(device).write(to: &json) }
  }

  @Sendable private static func patch(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    var body = try DevicePatchBody(parsing: call.request.body)
    if case .some(let zone?) = body.patch.timeZone {
      body.patch.timeZone = .some(try await known(zone, services))
    }
    let changed = try await services.store.deviceChanges.patch(
      app: app.id, token: token, body.patch)
    guard let changed else { throw notFound }
    return .json { json in
      DeviceText(changed).write(to: &json, ignoredLanguages: body.ignoredLanguages)
    }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    guard try await services.store.deviceChanges.delete(app: app.id, token: token) else {
      throw notFound
    }
    return .empty(.noContent)
  }

  /// The app tells what its icon shows, usually 0 once it was opened: `increment` goes on from there.
  @Sendable private static func setBadge(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    let badge = try BadgeBody(parsing: call.request.body).value
    guard try await services.store.badges.set(app: app.id, token: token, to: badge) else {
      throw notFound
    }
    return .json { json in
      json.object { json in
        json.field("token", token.hex)
        json.field("badge", badge)
      }
    }
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let query = try DeviceListQuery(call.request.query)
    let devices = try await services.store.devices.list(
      app: app.id, filter: query.filter, after: query.paging.after.map(DeviceToken.init(bytes:)),
      limit: query.paging.limit + 1)
    return Page(devices, query.paging, of: .devices, key: \.token.bytes)
      .response(.devices, to: call.request) { device, json in
        DeviceText(device).write(to: &json)
      }
  }

  private static var notFound: Fault {
    Fault(.deviceNotFound, at: "path/token", "no device of this app has the token")
  }
}

/// The query of `GET …/devices`.
struct DeviceListQuery {
  var filter = DeviceFilter()
  let paging: Paging

  init(_ query: QueryItems) throws(Fault) {
    let reader = try QueryReader(
      query, known: ["user", "language", "state", "environment"],
      later: ["tag", "push_type", "updated_since"])
    paging = try reader.paging(.devices)
    filter.user = try reader.text("user")
    if let tag = try reader.text("language") {
      guard let language = canonicalLanguage(tag) else {
        throw Fault(
          .invalidParameter, at: "query/language", languageExpected)
      }
      filter.language = language
    }
    filter.state = try reader.choice("state", DeviceState.allCases.map { ($0.name, $0) })
    filter.environment = try reader.choice(
      "environment", PushEnvironment.allCases.map { ($0.rawValue, $0) })
  }
}

/// A device as the API writes it.
struct DeviceText {
  private let token: DeviceToken
  private let device: DeviceRegistration
  private var state = DeviceState.active
  private var stateReason: String?
  private var unregisteredAt: Instant?
  private let registeredAt: Instant
  private var updatedAt: Instant?

  init(_ device: Device) {
    token = device.token
    self.device = DeviceRegistration(
      languages: device.languages, environment: device.environment, tokenKind: device.tokenKind,
      user: device.user, tags: device.tags, timeZone: device.timeZone,
      appVersion: device.appVersion)
    state = device.state
    stateReason = device.stateReason
    unregisteredAt = device.unregisteredAt
    registeredAt = device.registeredAt
    updatedAt = device.updatedAt
  }

  /// A device that was registered just now. The statement that stored it does not read it back, so
  /// its `updated_at` is not told.
  init(registered token: DeviceToken, _ body: DeviceBody, at registeredAt: Instant) {
    self.token = token
    device = body.registration
    self.registeredAt = registeredAt
  }

  /// - Parameter ignoredLanguages: what was dropped of the languages just sent; nil when none were.
  func write(to json: inout JSONWriter, ignoredLanguages: [String]? = nil) {
    json.object { json in
      json.field("token", token.hex)
      json.field("state", state.name)
      if state != .active { json.field("state_reason", stateReason) }
      if let unregisteredAt { json.field("unregistered_at", RFC3339.format(unregisteredAt)) }
      json.field("languages", device.languages)
      if let ignoredLanguages { json.field("ignored_languages", ignoredLanguages) }
      json.field("environment", device.environment.rawValue)
      json.field("push_type", device.tokenKind.rawValue)
      json.field("user", device.user)
      json.field("tags", device.tags)
      json.field("time_zone", device.timeZone)
      json.field("app_version", device.appVersion)
      json.field("registered_at", RFC3339.format(registeredAt))
      if let updatedAt { json.field("updated_at", RFC3339.format(updatedAt)) }
    }
  }
}
