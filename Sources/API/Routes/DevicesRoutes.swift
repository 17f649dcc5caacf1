// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Localization
internal import Metrics
internal import PushModel
internal import Storage

/// The device registry, with users and languages.
enum DevicesRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.put, "/devices/{token}", .devices, put),
      .inApp(.get, "/devices/{token}", .read, get),
      .inApp(.patch, "/devices/{token}", .devices, patch),
      .inApp(.delete, "/devices/{token}", .devices, delete),
      .inApp(.post, "/devices/{token}/badge", .devices, setBadge),
      .inApp(.post, "/devices/{token}/quarantine", .devices, quarantine),
      .inApp(.post, "/devices/{token}/activate", .devices, activate),
      .inApp(.get, "/devices", .read, list),
    ]
  }

  @Sendable private static func put(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    var body = try DeviceBody(parsing: call.request.body, token: token)
    if let zone = body.registration.timeZone {
      body.registration.timeZone = try await services.known(timeZone: zone)
    }
    let stored = try await services.store.deviceChanges.register(
      app: app.id, token: token, body.registration)
    services.meters?.counter(.devicesRegistered, stored.created ? "new" : "known").add()
    let device = DeviceJSON(registered: token, body, as: stored)
    return .json(stored.created ? .created : .ok) { json in
      device.write(to: &json, ignoredLanguages: body.ignoredLanguages)
    }
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    guard let device = try await services.store.devices.device(app: app.id, token: token) else {
      throw notFound
    }
    return .json { json in DeviceJSON(device).write(to: &json) }
  }

  @Sendable private static func patch(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    var body = try DevicePatchBody(parsing: call.request.body)
    if case .some(let zone?) = body.patch.timeZone {
      body.patch.timeZone = .some(try await services.known(timeZone: zone))
    }
    let changed = try await services.store.deviceChanges.patch(
      app: app.id, token: token, body.patch)
    guard let changed else {
      // Only added tags can exceed the maximum.
      guard !body.patch.tagChange.added.isEmpty,
        try await services.store.devices.device(app: app.id, token: token) != nil
      else { throw notFound }
      throw Fault(
        .invalidValue, at: "/add_tags",
        "the device would have more than \(DeviceRegistration.maximumTags) tags")
    }
    return .json { json in
      DeviceJSON(changed).write(to: &json, ignoredLanguages: body.ignoredLanguages)
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

  /// Sets the badge that the app reports, usually 0 after the user opened it. Later increments
  /// start from it.
  @Sendable private static func setBadge(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    let change = try BadgeBody(parsing: call.request.body).change
    guard
      let badge = try await services.store.badges.change(app: app.id, token: token, change)
    else { throw notFound }
    return .json { json in
      json.object { json in
        json.field("token", token.hex)
        json.field("badge", badge)
      }
    }
  }

  /// Quarantines a device. A quarantined device receives the new reason.
  @Sendable private static func quarantine(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    let reason = try QuarantineBody(parsing: call.request.body).reason
    let device = try await services.store.deviceChanges.quarantine(
      app: app.id, token: token, reason: reason)
    return try await answer(services, app, token, device)
  }

  /// Ends a device's quarantine. An active device stays active.
  @Sendable private static func activate(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    let device = try await services.store.deviceChanges.activate(app: app.id, token: token)
    return try await answer(services, app, token, device)
  }

  /// - Parameter changed: nil if the device does not exist, or if Apple reported it as
  ///   unregistered.
  private static func answer(
    _ services: APIServices, _ app: App, _ token: DeviceToken, _ changed: Device?
  ) async throws -> Response {
    if let changed { return .json { json in DeviceJSON(changed).write(to: &json) } }
    guard try await services.store.devices.device(app: app.id, token: token) != nil else {
      throw notFound
    }
    throw Fault(
      .deviceUnregistered, at: "path/token",
      "Apple reported the token as inactive: only a new registration (PUT) activates it")
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let query = try DeviceListQuery(call.request.query)
    let page = try await services.store.devices.list(
      app: app.id, filter: query.filter, after: query.place, limit: query.paging.limit)
    return Page(page.devices, of: query.order, last: page.next.map(query.key))
      .response(query.order, to: call.request) { device, json in
        DeviceJSON(device).write(to: &json)
      }
  }

  private static var notFound: Fault {
    Fault(.deviceNotFound, at: "path/token", "no device of this app has the token")
  }
}
