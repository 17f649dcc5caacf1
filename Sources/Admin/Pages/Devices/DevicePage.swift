// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// One device: its attributes, what was sent to it, and actions.
struct DevicePage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "devices/{id}", .scope(.read), show),
    AdminRoute(.post, "devices/{id}/quarantine", .scope(.devices), quarantine),
    AdminRoute(.post, "devices/{id}/activate", .scope(.devices), activate),
    AdminRoute(.post, "devices/{id}/test", .scope(.notify), test),
    AdminRoute(.post, "devices/{id}/delete", .scope(.devices), delete),
  ]

  static func link(_ id: String) -> Link { Link("devices", id) }

  let visit: Visit
  let reference: DeviceReference
  /// The id in the address.
  let id: String
  let device: Device
  var history: DeviceDeliveries
  /// Whether the history begins with the last push.
  let isNewest: Bool
  let facts: ReaderFacts
  /// A mistake in a form, and the form.
  var mistake: (form: StaticString, text: String)?

  private static let historyLimit = 20
  /// Notifications examined for one page of the history: half as many as by the API, so that the
  /// page appears within 50 ms.
  private static let examinedLimit = 5_000

  private init(_ visit: Visit, before: NotificationID? = nil) async throws {
    self.visit = visit
    id = visit.request.parameters["id"] ?? ""
    reference = try DeviceReference(id: id, for: visit)
    let store = visit.services.api.store
    guard
      let device = try await store.devices.device(app: reference.app.id, token: reference.token)
    else { throw DeviceReference.notFound }
    self.device = device
    history = try await store.runs.deliveries(
      to: reference.token, of: reference.app.id, outcome: nil, reason: nil, before: before,
      limit: Self.historyLimit, examining: Self.examinedLimit)
    isNewest = before == nil
    facts = try await ReaderFacts(of: [device], reference.app, for: visit)
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let before = visit.request.query.first("before").flatMap { NotificationID($0) }
    return try await DevicePage(visit, before: before).response()
  }

  // MARK: actions

  /// Bytes of a reason, as in the API.
  static let reasonLimit = TextLimit(maximumBytes: 128)

  /// Returns the device in the path. The answer of an action may be the page of the device, so the
  /// caller must be allowed to read it.
  private static func reference(_ visit: Visit) throws -> DeviceReference {
    try visit.caller?.require(.read)
    return try DeviceReference(id: visit.request.parameters["id"] ?? "", for: visit)
  }

  @Sendable private static func quarantine(_ visit: Visit) async throws -> Response {
    let reference = try reference(visit)
    var reason = try visit.form().first("reason") ?? ""
    if reason.isEmpty { reason = "Requested" }
    if let complaint = reasonLimit.complaint(about: reason) {
      return try await answer(visit, mistake: ("quarantine", complaint.asSentence))
    }
    let changed = try await visit.services.api.store.deviceChanges.quarantine(
      app: reference.app.id, token: reference.token, reason: reason,
      noting: reference.change(by: "devices/{id}/quarantine", "quarantine", visit))
    return try await answer(visit, changed)
  }

  @Sendable private static func activate(_ visit: Visit) async throws -> Response {
    let reference = try reference(visit)
    let changed = try await visit.services.api.store.deviceChanges.activate(
      app: reference.app.id, token: reference.token,
      noting: reference.change(by: "devices/{id}/activate", "activate", visit))
    return try await answer(visit, changed)
  }

  /// Sends a text to the device at once, without quiet hours.
  @Sendable private static func test(_ visit: Visit) async throws -> Response {
    let reference = try reference(visit)
    let form = try visit.form()
    var body = JSONWriter()
    body.object { json in
      json.field("to") { json in
        json.object { json in json.field("tokens", [reference.token.hex]) }
      }
      json.field("alert", form.first("text") ?? "")
      json.field("quiet_hours", false)
    }
    do {
      let sent = try await visit.services.api.send(
        body.bytes, to: reference.app, idempotencyKey: form.first("key") ?? "", by: visit.caller)
      try await visit.note(sent, by: "devices/{id}/test", app: reference.app)
      return .redirect(to: NotificationPage.link(sent.id, done: "sent"))
    } catch let fault as Fault where fault.code.status.kind == .clientError {
      return try await answer(visit, mistake: ("test", fault.detail.asSentence))
    }
  }

  /// - Parameter changed: nil if the device does not exist, or if Apple reported it as
  ///   unregistered.
  private static func answer(_ visit: Visit, _ changed: Device?) async throws -> Response {
    let page = try await DevicePage(visit)
    guard changed == nil else { return .redirect(to: link(page.id)) }
    throw Fault(
      .deviceUnregistered, "only a new registration by the app activates an unregistered device")
  }

  private static func answer(
    _ visit: Visit, mistake: (form: StaticString, text: String)
  ) async throws -> Response {
    var page = try await DevicePage(visit)
    page.mistake = mistake
    return page.response(.unprocessableContent)
  }

  @Sendable private static func delete(_ visit: Visit) async throws -> Response {
    let reference = try reference(visit)
    let typed = try visit.form().first("confirmation") ?? ""
    guard typed.filter({ !$0.isWhitespace }).lowercased() == reference.confirmation else {
      return try await answer(
        visit, mistake: ("delete", "Type \(reference.confirmation) to delete the device."))
    }
    guard
      try await visit.services.api.store.deviceChanges.delete(
        app: reference.app.id, token: reference.token,
        noting: reference.change(by: "devices/{id}/delete", "delete", visit))
    else { throw DeviceReference.notFound }
    return .redirect(to: DevicesPage.link(reference.app, done: "deleted"))
  }
}

extension DeviceReference {
  /// What a user types to confirm a removal: the beginning of the token.
  var confirmation: String { String(token.hex.prefix(8)) }

  /// Returns the entry of the audit log for a change of the device.
  fileprivate func change(
    by route: StaticString, _ name: StaticString, _ visit: Visit
  ) -> AuditedChange {
    visit.change(by: route, at: "devices/\(token)/\(name)", app: app.bundleID)
  }
}
