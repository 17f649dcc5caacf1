// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Changes all devices of a user at once, and erases users.
enum UsersRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.patch, "/users/{user}", .devices, patch),
      .inApp(.delete, "/users/{user}", .devices, forget),
      .inApp(.get, "/erasures/{erasure}", .read, erasure),
    ]
  }

  private static func user(_ call: Call) throws(Fault) -> String {
    let user = call.parameter("user")
    if let complaint = TextLimit.user.complaint(about: user) {
      throw Fault(.invalidParameter, at: "path/user", complaint)
    }
    return user
  }

  /// Deletes the user's devices before it answers 202. Other references to the user are removed in
  /// the background. An unknown user is erased, too, because notifications may name that user.
  @Sendable private static func forget(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let erasure = try await services.store.erasures.begin(app: app.id, user: user(call))
    var response = Response.json(.accepted) { json in write(erasure, to: &json) }
    response.headers[.location] = "/v1/apps/\(app.bundleID)/erasures/\(erasure.id)"
    return response
  }

  @Sendable private static func erasure(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    guard let id = Int64(call.parameter("erasure")),
      let erasure = try await services.store.erasures.erasure(id, of: app.id)
    else {
      throw Fault(
        .erasureNotFound, at: "path/erasure", "the app has no erasure with this id")
    }
    return .json { json in write(erasure, to: &json) }
  }

  private static func write(_ erasure: Erasure, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", "\(erasure.id)")
      json.field("state", erasure.doneAt == nil ? "erasing" : "done")
      json.field("devices", erasure.devices)
      json.field("asked_at", RFC3339.format(erasure.askedAt))
      if let doneAt = erasure.doneAt { json.field("done_at", RFC3339.format(doneAt)) }
    }
  }

  @Sendable private static func patch(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let user = try user(call)
    let change = try UserTagsBody(parsing: call.request.body).change
    let done = try await services.store.deviceChanges.change(change, ofUser: user, app: app.id)
    guard done.devices <= DeviceChanges.maximumUserDevices else {
      throw Fault(
        .invalidParameter, at: "path/user",
        "expected a user with at most \(DeviceChanges.maximumUserDevices) devices: change them one by one"
      )
    }
    return .json { json in
      json.object { json in
        json.field("devices", done.devices)
        json.field("changed", done.changed)
        json.field("full", done.full)
      }
    }
  }
}
